// From where one looks, and how a link or an attribute says it: "28,32", or "28,32,1.50" from nearer.
export interface View {
    elevation: number; // degrees above the horizon
    azimuth: number; // degrees from the front to the right
    zoom: number; // 1 is as near as everything is seen
}

export const CUBE_VIEW: View = { elevation: 28, azimuth: 32, zoom: 1 };
export const BOARD_VIEW: View = { elevation: 41, azimuth: 17, zoom: 1 };

export function viewOf(text: string | null = ''): View | undefined {
    const [elevation, azimuth, zoom = 1] = (text ?? '').split(',').map(Number);
    return Number.isFinite(elevation + azimuth + zoom) ? { elevation, azimuth, zoom } : undefined;
}

export const viewText = ({ elevation, azimuth, zoom }: View): string =>
    [elevation.toFixed(0), azimuth.toFixed(0), zoom.toFixed(2)].join().replace(/,1\.00$/, '');
