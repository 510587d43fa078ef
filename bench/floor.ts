// The floor: the speed of this machine with only node:http and one durable-enough row per request.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { serveParent } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'deemster-bench-floor-'));
const database = new Sqlite(join(folder, 'floor.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = NORMAL');
database.exec('CREATE TABLE bodies (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)');
const insert = database.prepare('INSERT INTO bodies (body) VALUES (?)');
const answer = JSON.stringify({
  score: 1,
  explanation: '150 words; the criterion asks for fewer than 500.',
  sources: null,
});

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    insert.run(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString())));
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer) });
    response.end(answer);
  });
}).listen(0, '127.0.0.1', () =>
  serveParent((server.address() as AddressInfo).port, () => {
    server.close();
    server.closeAllConnections();
    database.close();
    rmSync(folder, { recursive: true });
  }),
);
