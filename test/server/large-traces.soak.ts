import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { conversation, startDeemster } from '../helpers.ts';

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

  let [isDone, longest, peak] = [false, 0, 0];
  const turn = () => {
    const before = process.threadCpuUsage();
    setImmediate(() => {
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, user + system);
      peak = Math.max(peak, process.memoryUsage.rss());
      if (!isDone) turn();
    });
  };
  const readers = Array.from({ length: 6 }, () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const worker = new Worker(reader, {
      eval: true,
      workerData: [`${deemster.url}/api/v1/traces/${trace.id}`, deemster.key],
    });
    worker.on('message', resolve);
    return promise;
  });
  const before = process.memoryUsage.rss();
  turn();
  const read = await Promise.all(readers);
  isDone = true;
  const bytes = comments * Buffer.byteLength(long);
  expect(read).toEqual(Array(6).fill({ status: 200, bytes: expect.any(Number), isWhole: true }));
  for (const one of read as { bytes: number }[]) expect(one.bytes).toBeGreaterThan(bytes);
  // Of the processor, since the machine may be busy: in microseconds.
  expect(longest).toBeLessThan(100_000);
  // With the six threads that read; the answers together are 1.6 GB.
  expect(peak - before).toBeLessThan(1.2e9);
}, 300_000);
