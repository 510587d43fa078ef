import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { conversation, modelCriterion, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = 'a'.repeat(30);

/** Of a process's memory, in MB: what it holds (`VmRSS`), or the most that it has held (`VmHWM`). */
const memoryOf = async (pid: number, field: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Only Linux tells a process's memory in a file. */
const onLinux = process.platform === 'linux' ? test : test.skip;

/** A server as `npm start` starts it. */
async function npmStart(providerUrl: string) {
  const folder = await temporaryFolder();
  const [, ...args] = manifest.scripts.start.split(' ');
  const server = spawn(process.execPath, [...args, '--port', '0'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DEEMSTER_DATA_DIR: folder.path,
      DEEMSTER_BOOTSTRAP_KEY: key,
      DEEMSTER_JUDGE: 'openai:stub',
      OPENAI_BASE_URL: providerUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = /is listening on (\S+)/.exec(line.toString())![1]!;
  const agent = new Agent({ keepAlive: true });
  return {
    pid: server.pid!,
    folder: folder.path,
    async health() {
      const [response] = await once(request(`${url}/healthz`, { agent }).end(), 'response');
      await once(response.resume(), 'end');
    },
    /** @returns the status of the answer */
    async evaluate(content: string, criterion: string) {
      const body = JSON.stringify({
        messages: [conversation[0], { role: 'assistant', content }],
        evaluation_criteria: criterion,
      });
      const headers = { 'API-Key': key, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      const sent = request(`${url}/api/v1/evals/reward`, { method: 'POST', agent, headers }).end(body);
      const [response] = await once(sent, 'response');
      await once(response.resume(), 'end');
      return response.statusCode;
    },
    async [Symbol.asyncDispose]() {
      agent.destroy();
      server.kill('SIGTERM');
      await once(server, 'exit');
      await folder[Symbol.asyncDispose]();
    },
  };
}

// One start differs from the next, by 2 MB before and by 30 MB after the evaluation, as the collector of garbage finds time or not on a
// busy or a quiet machine; so the middle one of five counts.
onLinux(
  'an idle server takes 110 MB, and 240 after its first evaluation, which loads and builds the grammar, as npm start starts it',
  async () => {
    await using provider = await scriptedProvider([]);
    // The first start may have to compile the sources, which takes 15 MB more.
    await (await npmStart(provider.url))[Symbol.asyncDispose]();
    const idle: number[] = [];
    const evaluated: number[] = [];
    for (let start = 0; start < 5; start++) {
      await using server = await npmStart(provider.url);
      idle.push(await memoryOf(server.pid, 'VmRSS'));
      expect(await server.evaluate('Yes.', 'Passes if the response contains "Yes"')).toBe(200);
      evaluated.push(await memoryOf(server.pid, 'VmRSS'));
    }
    const middle = (values: number[]) => values.toSorted((a, b) => a - b)[2];
    expect(middle(idle)).toBeLessThanOrEqual(110);
    expect(middle(evaluated)).toBeLessThanOrEqual(240);
  },
);

onLinux('few texts start no thread that indexes them, and with it the server takes 265 MB at most', async () => {
  await using provider = await scriptedProvider([]);
  await (await npmStart(provider.url))[Symbol.asyncDispose]();
  await using server = await npmStart(provider.url);
  const index = `${server.folder}/deemster-search.db`;
  const began = performance.now();
  let answered = 0;
  // The server looks every half second.
  while (answered < 400 || performance.now() - began < 3000) {
    if (answered < 400) await server.evaluate(`Yes, ${answered++}.`, 'Passes if the response contains "Yes"');
    else await server.health();
  }
  expect(existsSync(index)).toBe(false);
  // 190 to 221 MB, because V8 lets its heap grow once more in some starts; beside other tests more.
  expect(await memoryOf(server.pid, 'VmRSS')).toBeLessThanOrEqual(240);
  for (let more = 0; more < 300 || !existsSync(index); more++)
    await server.evaluate(`Yes, ${answered++}.`, 'Passes if the response contains "Yes"');
  expect(await memoryOf(server.pid, 'VmRSS')).toBeLessThanOrEqual(265);
});

onLinux('bursts of 1,000 language checks take 540 MB at most, as npm start starts the server', async () => {
  await using provider = await scriptedProvider([]);
  await using server = await npmStart(provider.url);
  const german = 'Die Bestellung kommt innerhalb von fünf Werktagen, und Sie erhalten vorher eine Nachricht. ';
  const check = (content: string) => server.evaluate(content, 'Passes if the response is in German');
  // A long one starts one of the other threads.
  expect(await check(german.repeat(1000))).toBe(200);
  for (let burst = 0; burst < 3; burst++) {
    const statuses = await Promise.all(Array.from({ length: 1000 }, (_, index) => check(`${index}: ${german}`)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(await memoryOf(server.pid, 'VmHWM')).toBeLessThanOrEqual(540);
});

onLinux('ten bursts of 1,000 judgments take 400 MB at most, as npm start starts the server', async () => {
  const bursts = 10;
  const size = 1000;
  await using provider = await scriptedProvider(Array(bursts * size).fill({ reply: verdictReply() }));
  await using server = await npmStart(provider.url);
  for (let burst = 0; burst < bursts; burst++) {
    const statuses = await Promise.all(
      Array.from({ length: size }, (_, index) =>
        server.evaluate(`${burst * size + index}: ${'It is so. '.repeat(50)}`, modelCriterion),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(await memoryOf(server.pid, 'VmHWM')).toBeLessThanOrEqual(400);
});
