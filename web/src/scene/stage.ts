// A camera, light and a canvas that draws only when something has changed. Slow machines get fewer pixels while things
// move, and all of them once they rest.
import { Box3, DirectionalLight, HemisphereLight, InstancedMesh, Mesh, type Object3D, PCFShadowMap, PerspectiveCamera, PlaneGeometry, Scene, ShadowMaterial, Vector2, Vector3, WebGLRenderer } from 'three';
import type { View } from './view';

// A renderer has a context, of which a browser gives few, and shaders, which take long to compile: one that is no longer
// needed serves whoever comes next.
const idle: WebGLRenderer[] = [];

const FIELD = 26; // degrees, of the shorter side
const SLOW_FRAME = 45; // milliseconds
const FEWEST_PIXELS = 0.5; // a part of the full number along each side

export class Stage {
    readonly camera = new PerspectiveCamera(FIELD, 1, 0.1, 1000);
    readonly #scene = new Scene();
    readonly #renderer = idle.pop() ?? new WebGLRenderer({ antialias: true, alpha: true });
    readonly canvas = this.#renderer.domElement;
    readonly #sun = new DirectionalLight(0xffffff, 1.5);
    readonly #lamp = new DirectionalLight(); // beside the camera: what is seen is lit, from below too
    readonly #watch: ResizeObserver;
    #box = new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1));
    #view: View;
    #isOpen = true;
    #frame = 0;
    #quality = 1; // the part of the pixels along each side that are drawn while things move
    #isPosing = false;
    #last = 0;
    #slow = 0;
    #rest?: ReturnType<typeof setTimeout>;

    constructor(
        readonly host: HTMLElement,
        view: View,
    ) {
        this.#view = view;
        host.prepend(this.canvas);
        this.#renderer.shadowMap.enabled = true;
        this.#renderer.shadowMap.type = PCFShadowMap;
        this.#renderer.shadowMap.autoUpdate = false;
        this.#sun.castShadow = true;
        this.#sun.shadow.mapSize.set(1024, 1024);
        this.#scene.add(new HemisphereLight(0xffffff, 0xd8d4cc, 1.35), this.#sun, this.#sun.target, this.#lamp, this.#lamp.target);
        this.#watch = new ResizeObserver(() => this.resize());
        this.#watch.observe(host);
        this.resize();
    }

    get view(): View {
        return this.#view;
    }

    look(view: View): void {
        const elevation = Math.max(-88, Math.min(88, view.elevation));
        const azimuth = ((((view.azimuth + 180) % 360) + 360) % 360) - 180;
        this.#view = { elevation, azimuth, zoom: Math.max(0.4, Math.min(4, view.zoom)) };
        this.#aim();
    }

    // What must be seen.
    fit(box: Box3): void {
        this.#box = box.clone();
        const radius = box.getSize(new Vector3()).length() / 2;
        const centre = box.getCenter(new Vector3());
        const shadow = this.#sun.shadow.camera;
        shadow.left = shadow.bottom = -radius * 1.2;
        shadow.right = shadow.top = radius * 1.2;
        shadow.far = 60 + radius * 2;
        shadow.updateProjectionMatrix();
        this.#sun.position.copy(centre).add(new Vector3(0.4, 1, 0.6).setLength(20 + radius));
        this.#sun.target.position.copy(centre);
        this.#renderer.shadowMap.needsUpdate = true;
        this.#aim();
    }

    // A floor that is only its shadow, seen from above.
    addFloor(y: number): void {
        const floor = new Mesh(new PlaneGeometry(30, 30), new ShadowMaterial({ opacity: 0.22 }));
        floor.rotation.x = -Math.PI / 2;
        floor.position.y = y;
        floor.receiveShadow = true;
        this.#scene.add(floor);
    }

    add(...objects: Object3D[]): void {
        this.#scene.add(...objects);
    }

    // Soon: many changes of one moment are one picture. A shadow stays where it is while one only looks around.
    draw(moved = true): void {
        this.#renderer.shadowMap.needsUpdate ||= moved;
        this.#frame ||= requestAnimationFrame((now) => {
            this.#frame = 0;
            this.#mind(now);
            this.drawNow();
        });
    }

    drawNow(): void {
        if (this.#isOpen) this.#renderer.render(this.#scene, this.camera);
    }

    // A point of the page, from -1 to 1.
    pointAt(x: number, y: number): Vector2 {
        const { left, top, width, height } = this.canvas.getBoundingClientRect();
        return new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2);
    }

    // Draws in another size, and gives it back when `work` is done.
    async atSize<T>(width: number, height: number, work: () => Promise<T>): Promise<T> {
        this.#watch.disconnect();
        this.#isPosing = true;
        try {
            this.resize(width, height, 1);
            return await work();
        } finally {
            this.#isPosing = false;
            this.resize();
            this.#watch.observe(this.host);
        }
    }

    resize(width = this.host.clientWidth, height = this.host.clientHeight, pixels = this.#pixels(this.#quality)): void {
        if (!this.#isOpen || width === 0 || height === 0) return;
        this.#renderer.setPixelRatio(pixels);
        this.#renderer.setSize(width, height, false);
        this.camera.aspect = width / height;
        this.#aim();
        this.drawNow();
    }

    close(): void {
        this.#isOpen = false;
        cancelAnimationFrame(this.#frame);
        clearTimeout(this.#rest);
        this.#watch.disconnect();
        this.#sun.dispose();
        this.#scene.traverse((object) => {
            if (object instanceof InstancedMesh) object.dispose();
            if (!(object instanceof Mesh)) return;
            object.geometry.dispose();
            if ('map' in object.material) object.material.map?.dispose(); // not the material: the next scene needs its shaders
        });
        this.canvas.remove();
        idle.push(this.#renderer);
    }

    // Of the picture, along a pixel of the page.
    #pixels(quality: number): number {
        return Math.min(devicePixelRatio, 2) * quality;
    }

    #sharpen(quality: number): void {
        const pixels = this.#pixels(quality);
        if (this.#isOpen && !this.#isPosing && this.#renderer.getPixelRatio() !== pixels) this.#renderer.setPixelRatio(pixels);
    }

    // Frames that follow each other slowly, several times in a row, are drawn with fewer pixels; the last one, with all.
    #mind(now: number): void {
        const took = now - this.#last;
        this.#last = now;
        this.#slow = took > SLOW_FRAME && took < 400 ? this.#slow + 1 : 0;
        if (this.#slow >= 6 && this.#quality > FEWEST_PIXELS) {
            this.#slow = 0;
            this.#quality = Math.max(FEWEST_PIXELS, this.#quality * 0.75);
        }
        this.#sharpen(this.#quality);
        clearTimeout(this.#rest);
        if (this.#quality < 1) this.#rest = setTimeout(() => (this.#sharpen(1), this.drawNow()), 300);
    }

    // As near as every corner of the box can be seen.
    #aim(): void {
        const { elevation, azimuth, zoom } = this.#view;
        const [up, side] = [elevation, azimuth].map((degrees) => (degrees * Math.PI) / 180);
        const toward = new Vector3(Math.sin(side) * Math.cos(up), Math.sin(up), Math.cos(side) * Math.cos(up));
        const centre = this.#box.getCenter(new Vector3());
        const narrow = Math.min(1, this.camera.aspect);
        const tall = Math.tan((FIELD * Math.PI) / 360) / narrow; // the shorter side has the whole field
        this.camera.fov = (Math.atan(tall) * 360) / Math.PI;
        const right = new Vector3(0, 1, 0).cross(toward).normalize();
        const above = toward.clone().cross(right);
        let distance = 0;
        for (const x of [this.#box.min.x, this.#box.max.x])
            for (const y of [this.#box.min.y, this.#box.max.y])
                for (const z of [this.#box.min.z, this.#box.max.z]) {
                    const corner = new Vector3(x, y, z).sub(centre);
                    const aside = Math.max(Math.abs(corner.dot(right)) / this.camera.aspect, Math.abs(corner.dot(above)));
                    distance = Math.max(distance, corner.dot(toward) + (1.04 * aside) / tall);
                }
        this.camera.position.copy(centre).addScaledVector(toward, distance / zoom);
        this.camera.lookAt(centre);
        this.camera.updateProjectionMatrix();
        this.camera.updateMatrixWorld();
        this.#lamp.position.copy(this.camera.position);
        this.#lamp.target.position.copy(centre);
        this.#lamp.intensity = 0.9 + 1.1 * Math.max(0, -Math.sin(up)); // below, there is no sun
        this.draw(false);
    }
}
