import { workerData } from 'node:worker_threads';
import { serveIndexing } from '../search/serve-indexing.ts';
import { serveReads } from './serve-reads.ts';

/** The program of the store's threads. */
const {
  role,
  folder,
  mayCreate = false,
} = workerData as {
  role: 'reader' | 'indexer';
  folder: string;
  mayCreate?: boolean;
};
if (role === 'reader') serveReads(folder);
else serveIndexing(folder, mayCreate);
