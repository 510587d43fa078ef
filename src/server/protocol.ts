import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { protocolAnswer } from './errors.ts';

/** Faults that Node finds before there is a request to answer are answered as all others are. */
export function answerProtocolErrors(http: Server): void {
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return void socket.destroy();
    const { status, reason, body } = protocolAnswer(error.code);
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
      `X-Request-Id: ${randomUUID()}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  });
  // Only 100-continue is known; Node answers it by itself.
  http.on('checkExpectation', (request, response) => {
    request.headers.expect = undefined;
    http.emit('request', request, response);
  });
}
