import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type RawSettings } from '../src/config.ts';
import { startService } from '../src/service.ts';
import { databaseFile } from '../src/store/database-folder.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { databaseOf, postgresServer } from './postgres/databases.ts';
import { everyRow } from './postgres/stored-rows.ts';

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape the contract has checked.
  body: any;
}

export interface CallOptions {
  key?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A folder that is gone when its scope ends. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'deemster-test-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

let emptyDatabase: Promise<Buffer> | undefined;

/** A database of this version with nothing in it: to copy one takes a tenth of the time that its schema takes. */
async function readEmptyDatabase(): Promise<Buffer> {
  await using folder = await temporaryFolder();
  await openSqlite(folder.path).close();
  return readFile(databaseFile(folder.path));
}

/** A folder with an empty database that needs no migration. */
async function folderWithDatabase() {
  const folder = await temporaryFolder();
  if (postgresServer()) return folder;
  emptyDatabase ??= readEmptyDatabase();
  await writeFile(databaseFile(folder.path), await emptyDatabase, { mode: 0o600 });
  return folder;
}

/** The real service on a free port with a real database; every answer is checked against the contract. */
export async function startDeemster(overrides: RawSettings = {}, { folder }: { folder?: string } = {}) {
  await using resources = new AsyncDisposableStack();
  const dataDir = folder ?? resources.use(await folderWithDatabase()).path;
  const databaseUrl = postgresServer() && (await databaseOf(dataDir));
  const config = await loadConfig(
    { port: 0, dataDir, databaseUrl, validateResponses: 1, ...overrides },
    { environment: {} },
  );
  const log: string[] = [];
  const service = await startService(config, { write: (line: string) => void log.push(line) });
  resources.defer(() => service.stop());
  const key = service.firstKey ?? (overrides.bootstrapKey as string | undefined);
  const kept = resources.move();

  async function call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Reply> {
    const sendKey = options.key === undefined ? key : options.key;
    const response = await fetch(service.url + path, {
      method,
      headers: {
        ...(sendKey && { 'API-Key': sendKey }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      body:
        body === undefined || typeof body === 'string' || body instanceof Uint8Array
          ? (body as string)
          : JSON.stringify(body),
      ...(options.signal && { signal: options.signal }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  }

  return {
    url: service.url,
    key: key!,
    dataDir,
    databaseUrl: config.databaseUrl,
    log,
    call,
    post: (path: string, body: unknown, options?: CallOptions) => call('POST', path, body, options),
    get: (path: string, options?: CallOptions) => call('GET', path, undefined, options),
    /** Evaluates; the parts that a test does not care about are filled in. */
    evaluate: (request: Record<string, unknown> = {}, options?: CallOptions) =>
      call(
        'POST',
        '/api/v1/evals/reward',
        { messages: conversation, evaluation_criteria: criterion, ...request },
        options,
      ),
    stop: () => service.stop(),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

export type Deemster = Awaited<ReturnType<typeof startDeemster>>;

export const criterion = 'Passes if the response has fewer than 50 words';

/** No exact check decides it. */
export const modelCriterion = 'Passes if the response cites the policy that it relies on';

export const conversation = [
  { role: 'user', content: 'How long do refunds take?' },
  { role: 'assistant', content: 'Refunds arrive within five working days.' },
];

/**
 * All bytes of all files of a folder, to look for what must not be there; on PostgreSQL, whose files nobody can promise
 * anything of, all rows of all tables.
 */
export async function bytesOf(folder: string): Promise<Buffer> {
  if (postgresServer()) return Buffer.from(await everyRow(await databaseOf(folder)));
  const files = await readdir(folder);
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(folder, file)))));
}
