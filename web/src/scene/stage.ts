// A camera, light and a canvas that draws only when something has changed.
import {
    AmbientLight,
    Box3,
    DirectionalLight,
    type Object3D,
    PCFShadowMap,
    PerspectiveCamera,
    Scene,
    Vector3,
    WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';

export class Stage {
    readonly scene = new Scene();
    readonly camera = new PerspectiveCamera(32, 1, 0.1, 400);
    readonly #renderer: WebGLRenderer;
    readonly #controls: OrbitControls;
    readonly #sun = new DirectionalLight(0xffffff, 2.1);
    readonly #watch: ResizeObserver;
    #frame = 0;
    #radius = 4;
    #margin = 1.04;

    constructor(canvas: HTMLCanvasElement, from = new Vector3(0.62, 0.62, 1)) {
        this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
        this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
        this.#renderer.shadowMap.enabled = true;
        this.#renderer.shadowMap.type = PCFShadowMap;
        this.#sun.position.set(6, 14, 9);
        this.#sun.castShadow = true;
        this.#sun.shadow.mapSize.set(1024, 1024);
        this.scene.add(new AmbientLight(0xffffff, 1.5), this.#sun, this.#sun.target);

        this.camera.position.copy(from);
        this.#controls = new OrbitControls(this.camera, canvas);
        this.#controls.enablePan = false;
        this.#controls.maxPolarAngle = Math.PI * 0.98;
        this.#controls.addEventListener('change', () => this.draw());

        this.#watch = new ResizeObserver(() => this.#resize());
        this.#watch.observe(canvas.parentElement!);
        this.#resize();
    }

    // Moves the camera back so that a box fits, looking the same way.
    fit(box: Box3, margin = 1.04): void {
        this.#margin = margin;
        const centre = box.getCenter(new Vector3());
        this.#radius = box.getSize(new Vector3()).length() / 2;
        const shadow = this.#sun.shadow.camera;
        shadow.left = shadow.bottom = -this.#radius;
        shadow.right = shadow.top = this.#radius;
        shadow.far = 60 + this.#radius;
        shadow.updateProjectionMatrix();
        this.#sun.position.copy(centre).add(new Vector3(0.4, 1, 0.6).setLength(20 + this.#radius));
        this.#sun.target.position.copy(centre);
        const direction = this.camera.position.clone().sub(this.#controls.target).normalize();
        this.#controls.target.copy(centre);
        this.camera.position.copy(centre).addScaledVector(direction, this.#distance());
        this.#controls.minDistance = this.#radius * 1.2;
        this.#controls.maxDistance = this.#radius * 12;
        this.#controls.update();
        this.draw();
    }

    add(...objects: Object3D[]): void {
        this.scene.add(...objects);
    }

    // Soon: many changes of one moment are one picture.
    draw(): void {
        this.#frame ||= requestAnimationFrame(() => {
            this.#frame = 0;
            this.#renderer.render(this.scene, this.camera);
        });
    }

    close(): void {
        cancelAnimationFrame(this.#frame);
        this.#watch.disconnect();
        this.#controls.dispose();
        this.#renderer.dispose();
    }

    #distance(): number {
        const half = (this.camera.fov * Math.PI) / 360;
        const narrow = Math.min(1, this.camera.aspect);
        const margin = narrow < 1 ? Math.max(this.#margin, 1.02) : this.#margin;
        return (this.#radius * margin) / Math.sin(Math.atan(Math.tan(half) * narrow));
    }

    #resize(): void {
        const { clientWidth: width, clientHeight: height } = this.#renderer.domElement.parentElement!;
        if (width === 0 || height === 0) return;
        const before = this.#distance();
        this.#renderer.setSize(width, height, false);
        this.camera.aspect = width / height;
        this.camera.updateProjectionMatrix();
        const offset = this.camera.position.clone().sub(this.#controls.target);
        this.camera.position.copy(this.#controls.target).addScaledVector(offset, this.#distance() / before);
        this.#renderer.render(this.scene, this.camera);
    }
}
