import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { firstSight } from './lib/first';

firstSight();
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });

// Once everything is there, it is kept for when there is no network.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => setTimeout(() => navigator.serviceWorker.register('./offline.js').catch(() => {}), 1000));
