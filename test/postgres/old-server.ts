import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A message of PostgreSQL's protocol: a letter, the length and the content. */
const message = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
};
const int = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
const ready = message('Z', Buffer.from('I'));
const column = (name: string) => [name, int(0, 4), int(0, 2), int(25, 4), int(-1, 2), int(-1, 4), int(0, 2)];
const value = (text: string) => [int(text.length, 4), Buffer.from(text)];

/** Speaks as a PostgreSQL of another version: whatever it is asked, it returns its version and its encoding. */
export async function serverOfVersion(version: string) {
  const server = createServer((socket: Socket) => {
    let isOpen = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (!isOpen) {
        isOpen = true;
        socket.write(Buffer.concat([message('R', int(0, 4)), ready]));
      } else if (data[0] === 'Q'.charCodeAt(0)) {
        const columns = [int(2, 2), ...column('version'), ...column('encoding')];
        const row = [int(2, 2), ...value(version), ...value('UTF8')];
        socket.write(Buffer.concat([message('T', ...columns), message('D', ...row), message('C', 'SELECT 1'), ready]));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://deemster@127.0.0.1:${(server.address() as AddressInfo).port}/deemster`,
    [Symbol.dispose]: () => void server.close(),
  };
}
