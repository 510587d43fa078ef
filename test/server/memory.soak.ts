import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { conversation, modelCriterion, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = 'a'.repeat(30);

/** The largest memory that a process has held, in MB. */
const peakOf = async (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Only Linux tells a process's peak in a file. */
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('ten bursts of 1,000 judgments take 400 MB at most, as npm start starts the server', async () => {
  const bursts = 10;
  const size = 1000;
  await using provider = await scriptedProvider(Array(bursts * size).fill({ reply: verdictReply() }));
  await using folder = await temporaryFolder();
  const [, ...args] = manifest.scripts.start.split(' ');
  const server = spawn(process.execPath, [...args, '--port', '0'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DEEMSTER_DATA_DIR: folder.path,
      DEEMSTER_BOOTSTRAP_KEY: key,
      DEEMSTER_JUDGE: 'openai:stub',
      OPENAI_BASE_URL: provider.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const url = /is listening on (\S+)/.exec(line.toString())![1]!;
    const agent = new Agent({ keepAlive: true });
    const evaluate = async (number: number) => {
      const body = JSON.stringify({
        messages: [conversation[0], { role: 'assistant', content: `${number}: ${'It is so. '.repeat(50)}` }],
        evaluation_criteria: modelCriterion,
      });
      const headers = { 'API-Key': key, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      const sent = request(`${url}/api/v1/evals/reward`, { method: 'POST', agent, headers }).end(body);
      const [response] = await once(sent, 'response');
      await once(response.resume(), 'end');
      return response.statusCode;
    };
    for (let burst = 0; burst < bursts; burst++) {
      const statuses = await Promise.all(Array.from({ length: size }, (_, index) => evaluate(burst * size + index)));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    agent.destroy();
    expect(await peakOf(server.pid!)).toBeLessThanOrEqual(400);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
