// A server that answers every evaluation at once and does nothing else, so that only the client's own time is measured.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveParent } from './child.ts';

const answer = JSON.stringify({
  score: 1,
  explanation: '6 words; the criterion asks for fewer than 50.',
  sources: [{ id: 'messages[1]', type: 'message' }],
});
const headers = {
  'Content-Type': 'application/json',
  'Content-Length': String(Buffer.byteLength(answer)),
  'X-Request-Id': '5b0f3a52-8f3a-4a0e-9d83-0c6a4a6f2a10',
  'X-Trace-Id': '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11',
  'X-Evaluation-Id': '019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a',
};

const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, headers).end(answer));
});
server.listen(0, '127.0.0.1', () =>
  serveParent((server.address() as AddressInfo).port, () => {
    server.close();
    server.closeAllConnections();
  }),
);
