import { Command } from 'commander';
import { describeJudges } from '../judges.ts';
import { readServerNote } from '../running-server.ts';
import { version } from '../service.ts';
import { inspectDatabase } from '../store/backup.ts';
import type { Database } from '../store/database.ts';
import { bytesOf, databaseFile, isLocked } from '../store/database-folder.ts';
import { type Contents, contentsOf, type DayUse, useOfDay } from '../store/maintenance.ts';
import type { StorePlace } from '../store/open-database.ts';
import { inspectPostgres, selectBytes } from '../store/postgres/inspect.ts';
import { databaseName } from '../store/postgres/open-fault.ts';
import { postgresMigrations } from '../store/postgres/schema.ts';
import { migrations } from '../store/schema.ts';
import { bytesText, count, mustHaveDatabase, timeText } from './database.ts';
import { addSettings, configOf } from './settings.ts';

/** `deemster status`: an overview on one screen. It changes nothing and works beside a running server. */
export const statusCommand = (): Command =>
  addSettings(
    new Command('status').description('show the version, the judge, the size of the database and what it holds'),
    ['dataDir', 'judge', 'judgeLightning', 'retentionDays'],
  )
    .option('--json', 'print one JSON object')
    .action(async ({ json }: { json?: true }, command: Command) => {
      const config = await configOf(command);
      const stored = await storedIn(config);
      const isServed = isLocked(config.dataDir);
      const note = isServed ? readServerNote(config.dataDir) : 'missing';
      const server = typeof note === 'string' ? undefined : note;
      const { judge, retentionDays } = server ?? {
        judge: describeJudges(config),
        retentionDays: config.retentionDays ?? null,
      };
      const status: Status = {
        version,
        dataDir: config.dataDir,
        isServed,
        isNoteDamaged: note === 'damaged',
        url: server?.url ?? null,
        serverVersion: server?.version ?? null,
        judge,
        retentionDays,
        ...stored,
      };
      console.log(json ? JSON.stringify(toJson(status)) : toScreen(status));
    });

interface Stored {
  /** Its file, or the server and the name of a PostgreSQL database. */
  database: string;
  databaseBytes: number;
  /** Null with PostgreSQL, where all databases of a server share it. */
  walBytes: number | null;
  /** The schema version of this Deemster. */
  newestSchema: number;
  contents: Contents;
  today: DayUse;
}

/** Looks into the database, and changes nothing. */
async function storedIn({ dataDir, databaseUrl }: StorePlace): Promise<Stored> {
  const now = Date.now();
  const look = (reader: Pick<Database, 'rows'>) =>
    Promise.all([contentsOf(reader, now), useOfDay(reader, new Date(now).toISOString().slice(0, 10))]);
  if (databaseUrl === undefined) {
    mustHaveDatabase(dataDir);
    const file = databaseFile(dataDir);
    // Before opening the database: the last connection to close empties its write-ahead log.
    const { database: databaseBytes, wal: walBytes } = bytesOf(dataDir);
    const [contents, today] = await inspectDatabase(file, look);
    return { database: file, databaseBytes, walBytes, newestSchema: migrations.length, contents, today };
  }
  const [[contents, today], [size]] = await inspectPostgres(databaseUrl, (reader) =>
    Promise.all([look(reader), reader.rows(selectBytes, {})]),
  );
  const database = databaseName(databaseUrl);
  const newestSchema = postgresMigrations.length;
  return { database, databaseBytes: size!.bytes, walBytes: null, newestSchema, contents, today };
}

interface Status extends Stored {
  version: string;
  dataDir: string;
  isServed: boolean;
  /** Whether the running server's note cannot be read. */
  isNoteDamaged: boolean;
  /** Of the running server; null if none is running or it left no note. */
  url: string | null;
  serverVersion: string | null;
  /** The running server's; if unknown, the one in this command's settings. */
  judge: string;
  /** Likewise; null: unlimited. */
  retentionDays: number | null;
}

function toScreen({ contents, today, ...status }: Status): string {
  const { schemaVersion, accounts, keys, traces, evaluations, comments, labels, oldestTrace, newestTrace } = contents;
  const from = status.url === null ? ' (by the settings here)' : '';
  const { newestSchema } = status;
  const rows: [string, string][] = [
    ['Deemster', status.version],
    ['folder', status.dataDir],
    ['server', serverText(status)],
    ['database', databaseText(status)],
    [
      'schema',
      `${schemaVersion}${schemaVersion < newestSchema ? `; the next start migrates it to ${newestSchema}` : ''}`,
    ],
    ['judge', `${status.judge}${from}`],
    ['retention', `${status.retentionDays === null ? 'forever' : count(status.retentionDays, 'day')}${from}`],
    ['accounts', `${count(accounts, 'account')}, ${count(keys, 'key')} that can be used`],
    ['traces', traces === 0 ? '0' : `${number(traces)}, from ${timeText(oldestTrace)} to ${timeText(newestTrace)} UTC`],
    ['evaluations', number(evaluations)],
    ['comments', number(comments)],
    ['labels', number(labels)],
    ['today', `${count(today.requests, 'request')}, ${count(today.evaluations, 'evaluation')}`],
  ];
  return rows.map(([name, value]) => `${name.padEnd(13)}${value}`).join('\n');
}

const databaseText = ({
  database,
  databaseBytes,
  walBytes,
}: Pick<Stored, 'database' | 'databaseBytes' | 'walBytes'>) =>
  walBytes === null
    ? `PostgreSQL ${database}, ${bytesText(databaseBytes)}`
    : `${bytesText(databaseBytes)}, write-ahead log ${bytesText(walBytes)}`;

function serverText({ isServed, isNoteDamaged, url, serverVersion }: Omit<Status, 'contents' | 'today'>): string {
  if (!isServed) return 'not running';
  if (isNoteDamaged) return 'running, but its server.json cannot be read; a restart writes it again';
  return url === null ? 'running, with settings that are not known' : `running at ${url}, version ${serverVersion}`;
}

const number = (value: number): string => value.toLocaleString('en');

const toJson = ({ contents, today, ...status }: Status) => ({
  version: status.version,
  data_dir: status.dataDir,
  server_running: status.isServed,
  server_url: status.url,
  server_version: status.serverVersion,
  database: status.database,
  database_bytes: status.databaseBytes,
  wal_bytes: status.walBytes,
  schema_version: contents.schemaVersion,
  judge: status.judge,
  retention_days: status.retentionDays,
  accounts: contents.accounts,
  keys: contents.keys,
  traces: contents.traces,
  evaluations: contents.evaluations,
  comments: contents.comments,
  labels: contents.labels,
  oldest_trace: iso(contents.oldestTrace),
  newest_trace: iso(contents.newestTrace),
  today,
});

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
