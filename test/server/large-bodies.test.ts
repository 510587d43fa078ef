import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { readBody } from '../../src/server/body.ts';
import { createReadingPace } from '../../src/server/reading-pace.ts';

const mebibytes = 1024 * 1024;
const headers = { 'content-type': 'application/json', 'content-length': String(mebibytes) };
const large = () =>
  Object.assign(Readable.from([Buffer.alloc(mebibytes, ' ')]), { headers }) as unknown as IncomingMessage;

test('beside 256 MiB of large bodies a further one is refused, and leaves the room as it was', async () => {
  const arriving = { bytes: 256 * mebibytes - 1000, pace: createReadingPace() };
  await expect(readBody(large(), arriving, async () => {})).rejects.toMatchObject({ status: 429 });
  expect(arriving.bytes).toBe(256 * mebibytes - 1000);
});

test('many large bodies that arrive at once are read in many turns of the event loop, and in full', async () => {
  let [inTurn, most, all] = [0, 0, 0];
  const pace = createReadingPace();
  const arriving = {
    bytes: 0,
    pace(stream: Readable, bytes: number) {
      inTurn += bytes;
      all += bytes;
      pace(stream, bytes);
    },
  };
  const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(2 * mebibytes) }));
  const chunks = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, index) =>
    body.subarray(index * 65_536, (index + 1) * 65_536),
  );
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const bodies = Array.from({ length: 20 }, () => {
    const waiting = [...chunks];
    const stream = new Readable({
      read() {
        this.push(waiting.shift() ?? null);
      },
    });
    return readBody(Object.assign(stream, { headers }) as unknown as IncomingMessage, arriving, async () => {});
  });
  let ended = false;
  void Promise.all(bodies).finally(() => {
    ended = true;
  });
  while (!ended) {
    await setImmediate();
    most = Math.max(most, inTurn);
    inTurn = 0;
  }
  for (const parsed of await Promise.all(bodies)) expect(parsed).toMatchObject({ bytes: body.length });
  expect(all).toBeGreaterThan(bodies.length * (body.length - 2 * 65_536));
  // What a turn may read, and a chunk of each body that is there already.
  expect(most).toBeLessThanOrEqual(mebibytes + 20 * 2 * 65_536);
});
