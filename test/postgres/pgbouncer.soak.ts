import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { modelCriterion, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy, submit } from '../tasks/task-helpers.ts';
import { startEvaluating } from './answered.ts';
import { type Cluster, createCluster, freePort } from './cluster.ts';
import { ended, startReplicas } from './replicas.ts';
import { programs } from './server.ts';

const bin = programs();
const pgbouncer = '/usr/sbin/pgbouncer';
const onPgbouncer = bin && existsSync(pgbouncer) ? test : test.skip;

/** A PgBouncer in transaction mode with fewer connections to the server than its clients have. */
async function startPgbouncer(folder: string, { port: serverPort }: Cluster, port: number) {
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${serverPort}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = trust\nauth_file = ${folder}/users`,
    'pool_mode = transaction\ndefault_pool_size = 4',
  ];
  writeFileSync(`${folder}/users`, '"administrator" ""\n');
  writeFileSync(`${folder}/pgbouncer.ini`, `${lines.join('\n')}\n`);
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child: ChildProcess = spawn(pgbouncer, [...as, `${folder}/pgbouncer.ini`], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  while (!(await answers(port))) await sleep(20);
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

onPgbouncer(
  'an address that does not say that a pool in transaction mode answers is refused at the start',
  async () => {
    await using folder = await temporaryFolder();
    using cluster = await createCluster(bin!);
    const port = await freePort();
    await using _ = await startPgbouncer(folder.path, cluster, port);
    const url = Object.assign(new URL(cluster.url), { port }).href;
    await expect(openPostgres(url)).rejects.toThrow(
      /^A pool answers for 127\.0\.0\.1:\d+\/\w+ and gives each transaction another connection\. [^\n]+ add \?pgbouncer=true /,
    );
    await (await openPostgres(`${url}?pgbouncer=true`)).close();
    await (await openPostgres(cluster.url)).close();
  },
);

onPgbouncer(
  'two servers work behind a PgBouncer in transaction mode, also after it was killed under load',
  async () => {
    await using folder = await temporaryFolder();
    using cluster = await createCluster(bin!, { settings: ['synchronous_commit=off'] });
    const port = await freePort();
    let bouncer = await startPgbouncer(folder.path, cluster, port);
    await using provider = await scriptedProvider([], undefined, { reply: verdictReply() });
    const databaseUrl = Object.assign(new URL(cluster.url), { port, search: '?pgbouncer=true' }).href;
    {
      await using replicas = await startReplicas(databaseUrl, judgedBy(provider), 2);
      const load = startEvaluating(replicas.post);
      await load.more(60);
      await bouncer[Symbol.asyncDispose]();
      while ((await replicas.get('/readyz')).status !== 503) await sleep(20);
      bouncer = await startPgbouncer(folder.path, cluster, port);
      await load.more(60);
      // What was answered is on the disk, although the database would not wait for that by itself.
      cluster.kill();
      cluster.startAgain();
      await load.more(60);
      const tasks = await Promise.all(
        Array.from({ length: 5 }, () => submit(replicas, { evaluation_criteria: modelCriterion })),
      );
      for (const id of tasks) expect(await ended(replicas.get, id)).toMatchObject({ status: 'succeeded' });
      const { body } = await replicas.get('/api/v1/traces?text=days&page_size=5');
      expect(body.traces).toHaveLength(5);
      expect((await replicas.get('/api/v1/insights')).status).toBe(200);
      const { answered, unavailable: _, ...wrong } = await load.end(cluster.url);
      expect(wrong).toMatchObject({ faults: [], lost: [], unevaluated: 0 });
      expect(wrong.twice.filter((one) => /^co(nversation|mment)/.test(one))).toEqual([]);
      expect(answered).toBeGreaterThan(180);
    }
    await bouncer[Symbol.asyncDispose]();
  },
);
