// Where things go as one looks, for arrows on buttons.
import type { View } from '../scene/view';

type Vector = [x: number, y: number, z: number];
type Eye = Pick<View, 'elevation' | 'azimuth'>;

const turned = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];

// A direction in space as one on the screen: degrees clockwise from straight up.
export function degreesOf([x, y, z]: Vector, { elevation, azimuth }: Eye): number {
    const [[level, high], [front, side]] = [turned(elevation), turned(azimuth)];
    const [right, up] = [x * front - z * side, y * level - (x * side + z * front) * high];
    return (Math.atan2(right, up) * 180) / Math.PI;
}

const NORMALS: Record<string, Vector> = { U: [0, 1, 0], R: [1, 0, 0], F: [0, 0, 1], D: [0, -1, 0], L: [-1, 0, 0], B: [0, 0, -1] };
const LIKE: Record<string, string> = { M: 'L', E: 'D', S: 'F', X: 'R', Y: 'U', Z: 'F' }; // slices and the whole cube

// A turn as one sees it: the layer that is looked at from its end turns around; of any other, what is in front goes somewhere.
export function arrowOf(letter: string, quarters: number, eye: Eye): { degrees: number } | { clockwise: boolean } {
    const name = letter.toUpperCase();
    const [x, y, z] = NORMALS[LIKE[name] ?? name].map((part) => part * Math.sign(quarters));
    const [[level, high], [front, side]] = [turned(eye.elevation), turned(eye.azimuth)];
    const [a, b, c] = [level * side, high, level * front]; // towards the eye
    const towards = x * a + y * b + z * c;
    if (Math.abs(towards) > 0.9) return { clockwise: towards > 0 };
    return { degrees: degreesOf([z * b - y * c, x * c - z * a, y * a - x * b], eye) };
}
