import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { readBody } from '../../src/server/body.ts';

const mebibytes = 1024 * 1024;
const headers = { 'content-type': 'application/json', 'content-length': String(mebibytes) };
const large = () =>
  Object.assign(Readable.from([Buffer.alloc(mebibytes, ' ')]), { headers }) as unknown as IncomingMessage;

test('beside 256 MiB of large bodies a further one is refused, and leaves the room as it was', async () => {
  const arriving = { bytes: 256 * mebibytes - 1000 };
  await expect(readBody(large(), arriving, async () => {})).rejects.toMatchObject({ status: 429 });
  expect(arriving.bytes).toBe(256 * mebibytes - 1000);
});
