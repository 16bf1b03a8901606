// three.js without what this page never draws: virtual reality, and the programs of materials that it does not use. A
// program that is not there cannot be compiled, and a chunk that is switched off by its #ifdef can as well be empty.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PROGRAMS = /ShaderLib\/(background|backgroundCube|cube|distance|equirect|linedashed|meshmatcap|meshnormal|meshphong|meshphysical|meshtoon|points|sprite|vsm)\.glsl\.js$/;
const CHUNKS =
    /ShaderChunk\/(alphahash|alphamap|alphatest|aomap|batching|bumpmap|clearcoat|clipping|cube_uv|displacementmap|emissivemap|envmap|fog|gradientmap|iridescence|lightmap|lights_phong|lights_physical|lights_toon|lightprobes|logdepth|metalness|morph|normalmap|roughness|skin|transmission)\w*\.glsl\.js$/;

const XR = `import { EventDispatcher } from 'three/src/core/EventDispatcher.js';
export class WebXRManager extends EventDispatcher {
    enabled = false;
    isPresenting = false;
    setAnimationLoop() {}
    getEnvironmentBlendMode() {}
    hasDepthSensing = () => false;
    dispose() {}
}`;

function replaced(id: string): string | undefined {
    if (PROGRAMS.test(id)) return `export const vertex = '', fragment = '';`;
    if (CHUNKS.test(id)) return `export default '';`;
    if (id.endsWith('webxr/WebXRManager.js')) return XR;
    if (id.endsWith('shaders/DFGLUTData.js')) return 'export const getDFGLUT = () => null;';
    return undefined;
}

export const slim: Plugin = {
    name: 'slim',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: fileURLToPath(new URL('node_modules/three/src/Three.js', import.meta.url)) }] } }),
    load: (id) => (id.includes('/three/src/') ? replaced(id.split('?')[0]) : undefined),
};
