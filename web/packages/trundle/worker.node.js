import { parentPort } from 'node:worker_threads';
import { work } from './worker.js';

parentPort.on('message', (data) => work(data, (message) => parentPort.postMessage(message)));
