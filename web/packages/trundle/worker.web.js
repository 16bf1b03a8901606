import { work } from './worker.js';

onmessage = ({ data }) => work(data, postMessage);
