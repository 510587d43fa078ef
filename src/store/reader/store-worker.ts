import { workerData } from 'node:worker_threads';
import { servePostgresIndexing } from '../postgres/serve-indexing.ts';
import { servePostgresReads } from '../postgres/serve-reads.ts';
import { serveIndexing } from '../search/serve-indexing.ts';
import { serveReads } from './serve-reads.ts';

/** The program of the store's threads. */
const {
  role,
  folder,
  url,
  mayCreate = false,
} = workerData as {
  role: 'reader' | 'indexer';
  folder: string;
  /** Of a PostgreSQL database, instead of a folder. */
  url?: string;
  mayCreate?: boolean;
};
if (url !== undefined && role === 'reader') servePostgresReads(url);
else if (url !== undefined) void servePostgresIndexing(url);
else if (role === 'reader') serveReads(folder);
else serveIndexing(folder, mayCreate);
