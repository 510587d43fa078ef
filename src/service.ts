import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino, { type DestinationStream, type Logger } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { pageFilesFor } from './assets.ts';
import type { Config } from './config.ts';
import { callerOfSession, createAuthentication } from './evaluation/authenticate.ts';
import { createSessions } from './evaluation/sessions.ts';
import { createSweep, startSweeps } from './evaluation/sweep.ts';
import { JudgeError } from './judge/judge-error.ts';
import { judgeNote } from './judge/judge-note.ts';
import type { InspectableProvider } from './judge/providers/provider.ts';
import { describeJudges } from './judges.ts';
import { createMetrics } from './metrics.ts';
import { noteServer } from './running-server.ts';
import { createRateLimit } from './server/rate-limit.ts';
import { createServer } from './server/server.ts';
import { lockFolder } from './store/database-folder.ts';
import { hashKey, newKey } from './store/key.ts';
import type { MigrationNotes } from './store/migration.ts';
import { newId } from './store/new-id.ts';
import { refuseOldDatabase } from './store/old-database.ts';
import { openServerStore } from './store/open-database.ts';
import { signInLink } from './store/sign-in-link.ts';
import { UnavailableError } from './store/unavailable-error.ts';
import { createUseCases } from './use-cases.ts';

export const { version } = manifest;

export interface Service {
  /** Address it listens on, such as `http://127.0.0.1:8080`. */
  url: string;
  /** The first key, created for an empty database; undefined if a key existed or DEEMSTER_BOOTSTRAP_KEY set it. */
  firstKey: string | undefined;
  /** A link that signs in to the account `default`, once; undefined if that account does not exist or has no valid key. */
  signInLink(): Promise<string | undefined>;
  /** Prepares what the first evaluation would otherwise wait for: a tenth of a second of work. */
  prepare(): void;
  /** Stops accepting requests, waits for running ones (at most the deadline of a judgment), and closes the database. */
  stop(): Promise<void>;
}

/** Starts the service. It is ready when this resolves: the database is migrated and the port is open. */
export async function startService(
  config: Config,
  logStream: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Promise<Service> {
  const logger = createLogger(config.logLevel, logStream);
  using cleanup = new DisposableStack();
  if (config.databaseUrl === undefined) refuseOldDatabase(config.dataDir);
  // Also with PostgreSQL: the folder holds the note for commands on this machine.
  cleanup.defer(lockFolder(config.dataDir));
  let status: 'starting' | 'ok' | 'draining' = 'starting';
  const metrics = createMetrics({
    version,
    databaseBytes: () => database.bytes(),
    countTasks: () => store.countTasks(),
  });
  const { store, database } = await openServerStore(config, {
    committed: metrics.committed,
    notes: migrationNotes(logger),
    notIndexed: (error) => logger.error({ err: error }, 'texts could not be indexed'),
    watch: {
      lost(error) {
        // Otherwise the start fails, with the same cause.
        if (status !== 'starting')
          logger.error({ err: error }, 'the database cannot be used; requests that need it get 503');
      },
      back: (milliseconds) => logger.info({ milliseconds: Math.round(milliseconds) }, 'the database can be used again'),
    },
  });
  let closed: Promise<void> | undefined;
  const closeStore = () => {
    closed ??= store
      .close()
      .catch((error: unknown) => logger.error({ err: error }, 'deleted text is still in the write-ahead log'));
    return closed;
  };
  cleanup.defer(() => void closeStore());

  const pages = pageFilesFor(config.dataDir);
  cleanup.defer(pages.remove);
  const limiter = createRateLimit(config.rateLimit, store.isShared ? store : undefined);
  const turn = (account: number, signal: AbortSignal) => limiter.turn(account, 'evaluations', signal);
  const { runner, replays, assembler, intake, stopResults, providers, ...useCases } = await createUseCases(
    config,
    store,
    metrics,
    logger,
    turn,
  );
  const authenticate = createAuthentication(store, Date.now, (error) => {
    logger.warn({ err: error }, 'last use of a key not recorded');
  });
  const server = await createServer({
    useCases: {
      ...useCases,
      sessions: createSessions(store, authenticate, Date.now),
      version,
      health: () =>
        status === 'ok'
          ? store.ping().then(
              () => status,
              (error: unknown) => {
                logger.error({ err: error }, 'not ready: the database accepts no writes');
                return 'unavailable' as const;
              },
            )
          : Promise.resolve(status),
    },
    pages: pages.files,
    authenticate,
    authenticateSession: callerOfSession(store, Date.now),
    logger,
    counts: metrics,
    limiter,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    validateResponses: config.validateResponses,
  });

  await runner.recover();
  // With Node's default backlog of 511, a burst of a thousand connections waits a second for its second attempt.
  server.http.listen({ port: config.port, host: config.host, backlog: 4096 });
  await once(server.http, 'listening');
  cleanup.defer(() => void server.http.close());
  // Only now: a key created by a failed start would never be shown.
  const firstKey = await makeFirstKey();
  const sweep = createSweep(store, config, Date.now, () => void runner.lookForEnds());
  const stopSweeps = startSweeps(store, sweep, {
    swept({ erased, ...swept }) {
      if (swept.traces + swept.redactedRequests + swept.failedJudgments + swept.tasks > 0)
        logger.info(swept, 'deleted data past its retention');
      if (!erased) logger.warn('deleted text is still in the write-ahead log: another process reads the database');
    },
    failed: (error) => logger.error({ err: error }, 'sweep failed'),
    notErased: (error) => logger.error({ err: error }, 'deleted text cannot be removed from the write-ahead log'),
  });
  const { port } = server.http.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  runner.begin();
  assembler.begin();
  intake.wake();
  await replays.resume();
  status = 'ok';
  logger.info({ url, version, judges: describeJudges(config) }, 'listening');
  try {
    const { retentionDays = null } = config;
    cleanup.defer(noteServer(config.dataDir, { url, version, judge: describeJudges(config), retentionDays }));
  } catch (error) {
    logger.warn({ err: error }, 'no note for "deemster status" could be left in the data folder');
  }
  const stopNotes = noteJudges(providers.values(), logger);
  const resources = cleanup.move();

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    status = 'draining';
    logger.info('stopping');
    const drained = performance.now() + config.timeoutSeconds * 1000 + 1000;
    await Promise.all([
      // Every judgment ends by its own deadline, so slightly more than that is enough for all.
      server.drain(config.timeoutSeconds * 1000 + 1000),
      runner.stop(),
      replays.stop(),
      // What it builds is looked at by the next process.
      assembler.stop(),
      intake.stop(),
      stopSweeps(),
      stopNotes(),
    ]);
    await stopResults(drained - performance.now());
    await closeStore();
    resources.dispose();
    logger.info('stopped');
  };
  return {
    url,
    firstKey,
    signInLink: () => signInLink(store, 'default', url, Date.now()),
    prepare: server.prepare,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };

  async function makeFirstKey(): Promise<string | undefined> {
    const key = config.bootstrapKey ?? newKey();
    const first = { id: newId(), hash: hashKey(key), label: 'first', createdAt: Date.now(), expiresAt: null };
    const made = await store.createFirst('default', first);
    return made && config.bootstrapKey === undefined ? key : undefined;
  }
}

/** What fails because the database is lost is not logged again each time: that it is lost is one line. */
const createLogger = (level: Config['logLevel'], stream: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(parameters, method) {
          const [fields] = parameters as [unknown];
          if ((fields as { err?: unknown } | undefined)?.err instanceof UnavailableError) return;
          method.apply(this, parameters);
        },
      },
    },
    stream,
  );

const migrationNotes = (logger: Logger): MigrationNotes => ({
  began: (from, to, bytes) => logger.info({ from, to, bytes }, 'bringing the database to this version'),
  moved: (rows, of) => logger.info({ rows, of }, 'bringing the database to this version: rows moved'),
  ended: (milliseconds) => logger.info({ milliseconds }, 'the database has this version'),
});

/**
 * Logs what each judge's model list shows, while the service already runs.
 * @returns a function that stops it
 */
function noteJudges(providers: Iterable<InspectableProvider>, logger: Logger): () => Promise<void> {
  const notes = Array.from(providers, (provider) => {
    const stop = new AbortController();
    const noted = judgeNote(provider, stop).then(
      (note) => note && logger[note.level](note.fields, note.message),
      (error: unknown) => logger.error({ err: error, judge: provider.name }, 'judge could not be looked at'),
    );
    return { stop, noted };
  });
  return async () => {
    for (const { stop } of notes) stop.abort(new JudgeError('cancelled', 'The service stops.'));
    await Promise.all(notes.map(({ noted }) => noted));
  };
}
