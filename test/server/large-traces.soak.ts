import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { conversation, startDeemster } from '../helpers.ts';
import { LONGEST_HOLD, repeatedHold } from '../longest-hold.ts';

/** Reads an address to its end in another thread, whose work does not count here. */
const reader = `
  const { parentPort, workerData: [url, key] } = require('node:worker_threads');
  require('node:http').get(url, { headers: { 'API-Key': key }, agent: false }, (response) => {
    let bytes = 0;
    response.on('data', (chunk) => { bytes += chunk.length; });
    response.on('close', () => parentPort.postMessage({ status: response.statusCode, bytes, isWhole: response.complete }));
  });`;

const comments = 30;
const long = '"é" and so on '.repeat(600_000);

test('six readers of a trace with 250 MB of comments neither hold others up nor fill the memory', async () => {
  await using deemster = await startDeemster({ validateResponses: 0 });
  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  const connection = new Sqlite(`${deemster.dataDir}/deemster.db`);
  const add = connection.prepare('INSERT INTO comments (id, trace_seq, comment, created_at) VALUES (?, 1, ?, 1)');
  for (let number = 0; number < comments; number++) add.run(trace.id, long);
  connection.close();

  const read = () =>
    Promise.all(
      Array.from({ length: 6 }, () => {
        const { promise, resolve, reject } = Promise.withResolvers<{
          status: number;
          bytes: number;
          isWhole: boolean;
        }>();
        const worker = new Worker(reader, {
          eval: true,
          workerData: [`${deemster.url}/api/v1/traces/${trace.id}`, deemster.key],
        });
        worker.on('message', resolve).on('error', reject);
        return promise;
      }),
    );
  const bytes = comments * Buffer.byteLength(long);
  let [peak, grown] = [0, Infinity];
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const { cpu } = await repeatedHold(async () => {
    const before = process.memoryUsage.rss();
    peak = before;
    const answers = await read();
    expect(answers).toEqual(Array(6).fill({ status: 200, bytes: expect.any(Number), isWhole: true }));
    for (const answer of answers) expect(answer.bytes).toBeGreaterThan(bytes);
    grown = Math.min(grown, peak - before);
  }, 0);
  clearInterval(watch);
  expect(cpu).toBeLessThan(LONGEST_HOLD);
  // With the six threads that read; the answers together are 1.6 GB.
  expect(grown).toBeLessThan(1.2e9);
}, 300_000);
