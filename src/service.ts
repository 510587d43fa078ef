import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino, { type DestinationStream } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { createAuthentication } from './evaluation/authenticate.ts';
import { createReward } from './evaluation/reward.ts';
import { createTraces } from './evaluation/traces.ts';
import { type Limits, withDeadline } from './judge/deadline.ts';
import { createJudge, type Judge, type JudgeRequest, type Judgment } from './judge/judge.ts';
import { openaiProvider } from './judge/providers/openai.ts';
import type { Provider } from './judge/providers/provider.ts';
import { createServer } from './server/server.ts';
import { hashKey, newKey } from './store/key.ts';
import { lockFolder, openSqlite } from './store/sqlite.ts';
import { createStore } from './store/store.ts';

export const { version } = manifest;

export interface Service {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  url: string;
  /** The first key, made for an empty database; undefined when there was one, or ASSAY_BOOTSTRAP_KEY gave it. */
  firstKey: string | undefined;
  /** Stops taking requests, finishes what runs (for at most the deadline of a judgment), and closes the database. */
  stop(): Promise<void>;
}

/** How often what is no longer remembered is deleted, in milliseconds. */
const sweepMilliseconds = 10 * 60 * 1000;

/**
 * Lines are written some at a time, beside the work: a write for each takes longer than many an evaluation. They wait for
 * a quarter of a second at most, and the end of the process writes what is left.
 */
const logToStderr = (): DestinationStream =>
  pino.destination({ fd: 2, sync: false, minLength: 4096, periodicFlush: 250 });

/** Puts the parts together and listens. Started means ready: the database is migrated and the port is open. */
export async function startService(config: Config, logStream: DestinationStream = logToStderr()): Promise<Service> {
  const logger = pino({ level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, logStream);
  using cleanup = new DisposableStack();
  cleanup.defer(lockFolder(config.dataDir));
  const store = createStore(openSqlite(config.dataDir));
  cleanup.defer(() => void store.close());

  let status: 'starting' | 'ok' | 'draining' = 'starting';
  const secret = await store.secret();
  const server = await createServer({
    useCases: {
      evaluate: createReward({ store, judge: judgeOf(config), timeoutSeconds: config.timeoutSeconds, now: Date.now }),
      traces: createTraces(store, secret, Date.now),
      usage: store.usage,
      health: () =>
        status === 'ok'
          ? store.ping().then(
              () => status,
              () => 'unavailable' as const,
            )
          : Promise.resolve(status),
      version,
    },
    authenticate: createAuthentication(store, Date.now, (error) => {
      logger.warn({ err: error }, 'last use of a key not recorded');
    }),
    logger,
    rateLimit: config.rateLimit,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    validateResponses: config.validateResponses,
  });

  server.http.listen(config.port, config.host);
  await once(server.http, 'listening');
  cleanup.defer(() => void server.http.close());
  // Only now: a key that is made by a start that fails would be seen by nobody.
  const firstKey = await makeFirstKey();
  const sweep = setInterval(() => {
    store.forgetOldAnswers(Date.now()).catch((error: unknown) => logger.error({ err: error }, 'sweep failed'));
  }, sweepMilliseconds).unref();
  const { port } = server.http.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  status = 'ok';
  logger.info({ url, version, judges: describeJudges(config) }, 'listening');
  const resources = cleanup.move();

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    status = 'draining';
    logger.info('stopping');
    clearInterval(sweep);
    // Every judgment ends by its own deadline, so that a little more than that is enough for all of them.
    await server.drain(config.timeoutSeconds * 1000 + 1000);
    resources.dispose();
    logger.info('stopped');
  };
  return {
    url,
    firstKey,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };

  async function makeFirstKey(): Promise<string | undefined> {
    const key = config.bootstrapKey ?? newKey();
    const first = { id: randomUUIDv7(), hash: hashKey(key), label: 'first', createdAt: Date.now(), expiresAt: null };
    const made = await store.createFirst('default', first);
    return made && config.bootstrapKey === undefined ? key : undefined;
  }
}

/** The judge alone, without a server and without a database; each judgment within the configured time. */
export function judgeAlone(config: Config) {
  const judge = judgeOf(config);
  return (request: Omit<JudgeRequest, keyof Limits>): Promise<Judgment> =>
    withDeadline(config.timeoutSeconds, new AbortController(), (limits) => judge.judge({ ...request, ...limits }));
}

function judgeOf({ judges, openaiBaseUrl: baseURL, openaiApiKey: apiKey }: Config): Judge {
  // Cores with the same model share its provider, and with it what that has learnt of its server.
  const providers = new Map<string, Provider>();
  for (const { kind, model } of Object.values(judges))
    providers.set(`${kind}:${model}`, openaiProvider({ model, baseURL, apiKey }));
  return createJudge({
    providerFor: (core) => judges[core] && providers.get(`${judges[core].kind}:${judges[core].model}`),
  });
}

/** Which model stands behind the model cores, for a person to read. */
export function describeJudges({ judges }: Config): string {
  const names = [...new Set(Object.values(judges).map(({ kind, model }) => `${kind}:${model}`))];
  return names.length > 0 ? names.join(', ') : 'exact checks alone';
}
