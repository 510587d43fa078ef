import { mkdir, readFile } from 'node:fs/promises';
import { settings } from '../src/config.ts';
import { runDeemster, serveDeemster } from './cli/deemster-process.ts';
import { blocksIn, environmentOf, readDocument, runShell } from './document.ts';
import { conversation, criterion, startDeemster, temporaryFolder } from './helpers.ts';

const text = await readDocument('docs/operations.md');
const lines = blocksIn(text, 'sh').flatMap((block) => block.trim().split('\n'));
const isStart = (line: string) => line.endsWith('deemster serve');
/** It would fetch and install. */
const isFetch = (line: string) => line === 'git pull && npm ci';

/** A folder with a server's data of two accounts, and the server where it is wanted. */
async function installation() {
  const folder = await temporaryFolder();
  const { path } = folder;
  await mkdir(`${path}/backups`);
  let server: Awaited<ReturnType<typeof serveDeemster>> | undefined;
  const stop = async () => {
    server?.child.kill('SIGTERM');
    if (server) expect(await server.ended).toBe(0);
    server = undefined;
  };
  const start = async (env: Record<string, string> = {}) => {
    server = await serveDeemster([], { cwd: path, env });
    return server;
  };
  const { url } = await start();
  const deemster = async (...args: string[]) => {
    const finished = await runDeemster(args, { cwd: path });
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    return finished.stdout;
  };
  await deemster('accounts', 'create', 'team');
  for (const account of ['default', 'team']) {
    const key = /deemster_\w+/.exec(await deemster('keys', 'create', '--account', account))![0];
    for (const score of ['fewer', 'more']) {
      const response = await fetch(`${url}/api/v1/evals/reward`, {
        method: 'POST',
        headers: { 'API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          messages: conversation,
          evaluation_criteria: criterion.replace('fewer', score),
          tags: { release: '2026.11' },
        }),
      });
      expect(response.status).toBe(200);
    }
  }
  return {
    path,
    start,
    stop,
    isServed: () => server !== undefined,
    run: (line: string) => runShell(line.replaceAll('/backups/', `${path}/backups/`), { cwd: path }),
    read: (file: string) => readFile(`${path}/${file}`, 'utf8'),
    async [Symbol.asyncDispose]() {
      await stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const jsonLines = (written: string) =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('its commands do what it says, one after the other, beside a server but for those that need it stopped', async () => {
  await using deemster = await installation();
  const said: string[] = [];
  for (const line of lines.filter((one) => !isFetch(one))) {
    if (isStart(line) || line.includes(' restore ')) await deemster.stop();
    else if (!deemster.isServed()) await deemster.start();
    if (isStart(line)) {
      expect((await deemster.start(environmentOf(line))).stdout()).toContain(' is listening on ');
      continue;
    }
    const { stdout, stderr } = await deemster.run(line);
    expect([line, stderr]).toEqual([line, '']);
    said.push(stdout);
  }
  expect(
    said.filter((one) => /^Wrote .*\b2 accounts, 3 keys, 4 traces, 4 evaluations, 0 comments\.\n$/.test(one)),
  ).toHaveLength(3);
  expect(said.filter((one) => /^Restored .* 4 traces/.test(one))).toHaveLength(2);
  expect(said.filter((one) => /^server +running at http/m.test(one) && /^traces +4,/m.test(one))).toHaveLength(1);
  expect(said.filter((one) => one !== '' && text.includes(`\n\`\`\`\n${one}\`\`\`\n`))).toHaveLength(2);
  expect(jsonLines(await deemster.read('traces.jsonl'))).toHaveLength(2);
  const [bad, ...others] = jsonLines(await deemster.read('bad.jsonl'));
  expect([bad.tags, bad.evaluations[0].score, others]).toEqual([{ release: '2026.11' }, 0, []]);
});

test('every line is of a kind that a test runs', () => {
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(isStart(line) || isFetch(line) || line.startsWith('deemster ')).toBe(true);
});

test('the settings that it names are settings', () => {
  const named = new Set(text.match(/\b(DEEMSTER|OPENAI)_[A-Z_]+\b/g));
  const known = Object.values(settings).map(({ variable }) => variable as string);
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
});

test('a stop by systemd and a proxy wait longer than the longest judgment', () => {
  const longest = Number(settings.timeoutSeconds.default);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)![1])).toBeGreaterThan(longest + 1);
  expect(Number(/proxy_read_timeout (\d+)s/.exec(text)![1])).toBeGreaterThan(longest);
});

test('its metrics are the service’s own', async () => {
  await using deemster = await startDeemster();
  const { body } = await deemster.get('/metrics', { key: null });
  const served = [...body.matchAll(/^# TYPE (deemster_\w+)/gm)].map(([, name]) => name);
  const named = [...text.matchAll(/^\| (`deemster_.*?) \|/gm)].flatMap(([, cell]) => cell!.match(/deemster_\w+/g)!);
  expect(named.toSorted()).toEqual(served.filter((name) => name !== 'deemster_build_info').toSorted());
});
