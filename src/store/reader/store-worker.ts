import { workerData } from 'node:worker_threads';
import { serveReads } from './serve-reads.ts';

/** The program of the store's threads. */
const { role, folder } = workerData as { role: 'reader'; folder: string };
if (role === 'reader') serveReads(folder);
