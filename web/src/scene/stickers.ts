// Materials of the stickers: six colours, plain or with a letter on them, and grey for those that a mask hides.
import { CanvasTexture, MeshLambertMaterial, SRGBColorSpace } from 'three';
import { COLOURS, inkOn } from '../lib/colours';

function picture(background: string, ink: string, text: string): CanvasTexture {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 128;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = background;
    pen.fillRect(0, 0, 128, 128);
    pen.fillStyle = ink;
    pen.font = '600 76px system-ui, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(text, 64, 70);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    return texture;
}

export const lettered = (background: string, ink: string, text: string) =>
    new MeshLambertMaterial({ map: picture(background, ink, text) });

export type Stickers = Record<string, MeshLambertMaterial>;

export const HIDDEN = '#7d8187';

// `names`: what to write on each colour; nothing for plain colours. A '.' is a hidden sticker.
export function stickers(names?: Record<string, string>): Stickers {
    const faces = Object.entries(COLOURS).map(([face, colour]) => [
        face,
        names ? lettered(colour, inkOn(face), names[face]) : new MeshLambertMaterial({ color: colour }),
    ]);
    return { ...Object.fromEntries(faces), '.': new MeshLambertMaterial({ color: HIDDEN }) };
}
