import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino, { type DestinationStream } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import type { Config, JudgeSetting } from './config.ts';
import { authenticate } from './evaluation/authenticate.ts';
import { createReward } from './evaluation/reward.ts';
import { createTraces } from './evaluation/traces.ts';
import { createJudge, type Judge } from './judge/judge.ts';
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

/** Puts the parts together and listens. Started means ready: the database is migrated and the port is open. */
export async function startService(
  config: Config,
  logStream: DestinationStream = pino.destination(2),
): Promise<Service> {
  const logger = pino({ level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, logStream);
  using cleanup = new DisposableStack();
  cleanup.defer(lockFolder(config.dataDir));
  const store = createStore(openSqlite(config.dataDir));
  cleanup.defer(() => void store.close());

  let status: 'ok' | 'draining' = 'ok';
  const firstKey = await makeFirstKey();
  const secret = await store.secret();
  const { http: server, settled } = await createServer({
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
    authenticate: (key) => authenticate(store, key, Date.now()),
    logger,
    rateLimit: config.rateLimit,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    validateResponses: config.validateResponses,
  });

  server.listen(config.port, config.host);
  await once(server, 'listening');
  const sweep = setInterval(() => {
    store.forgetOldAnswers(Date.now()).catch((error: unknown) => logger.error({ err: error }, 'sweep failed'));
  }, sweepMilliseconds).unref();
  const { port } = server.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  logger.info({ url, version, judges: describeJudges(config) }, 'listening');
  const resources = cleanup.move();

  let stopped: Promise<void> | undefined;
  return { url, firstKey, stop: () => (stopped ??= stop()) };

  async function stop(): Promise<void> {
    status = 'draining';
    logger.info('stopping');
    clearInterval(sweep);
    const closed = once(server, 'close');
    server.close();
    // Every judgment ends by its own deadline, so that a little more than that is enough for all of them.
    const timer = setTimeout(() => server.closeAllConnections(), config.timeoutSeconds * 1000 + 1000);
    await closed;
    clearTimeout(timer);
    await settled();
    resources.dispose();
    logger.info('stopped');
  }

  async function makeFirstKey(): Promise<string | undefined> {
    const key = config.bootstrapKey ?? newKey();
    const first = { id: randomUUIDv7(), hash: hashKey(key), label: 'first', createdAt: Date.now(), expiresAt: null };
    const made = await store.createFirst('default', first);
    return made && config.bootstrapKey === undefined ? key : undefined;
  }
}

/** The judge alone, without a server and without a database. */
export function judgeOf(config: Config): Judge {
  const providers = new Map<string, Provider>();
  const providerOf = (setting: JudgeSetting): Provider => {
    const name = `${setting.kind}:${setting.model}`;
    const known = providers.get(name);
    if (known) return known;
    const provider = openaiProvider({
      model: setting.model,
      baseURL: config.openaiBaseUrl,
      apiKey: config.openaiApiKey,
    });
    providers.set(name, provider);
    return provider;
  };
  return createJudge({
    providerFor: (core) => {
      const setting = config.judges[core];
      return setting && providerOf(setting);
    },
  });
}

/** Which model stands behind the model cores, for a person to read. */
export function describeJudges({ judges }: Config): string {
  const names = [...new Set(Object.values(judges).map(({ kind, model }) => `${kind}:${model}`))];
  return names.length > 0 ? names.join(', ') : 'exact checks alone';
}
