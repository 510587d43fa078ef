import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import contract from '../generated/openapi.json' with { type: 'json' };
import { readEnvFile } from './env-file.ts';
import { fileFault } from './file-fault.ts';
import { nearestName } from './nearest-name.ts';
import {
  bootstrapKey,
  databaseUrl,
  flag,
  headers,
  host,
  InvalidValue,
  integer,
  type JudgeSetting,
  judge,
  logLevel,
  origins,
  otlpEndpoint,
  port,
  rateLimit,
  secret,
  trustProxy,
  url,
} from './setting-values.ts';

/** An invalid setting. Its one-line message names the setting, the value and the allowed values. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

interface Setting<Value> {
  variable: string;
  /** As text, like the variable; undefined: not set. */
  default?: string;
  /** Description for the help and the README. */
  help: string;
  /** A secret has no flag: other users of a machine can read a process's arguments. */
  secret?: true;
  /** Throws InvalidValue with the allowed values if the text is invalid. */
  read: (text: string) => Value;
}

/** All settings: variable, default, meaning. Flags and the keys of deemster.yaml use the same names. */
export const settings = {
  dataDir: setting('DEEMSTER_DATA_DIR', './data', 'Folder for the database and downloaded models', (text) =>
    resolve(text),
  ),
  databaseUrl: setting(
    'DEEMSTER_DATABASE_URL',
    undefined,
    'PostgreSQL database that everything is stored in, `postgres://USER:PASSWORD@HOST:PORT/NAME`; unset: a SQLite database in the data folder',
    databaseUrl,
    true,
  ),
  host: setting('DEEMSTER_HOST', '127.0.0.1', 'Address that the server listens on', host),
  port: setting('DEEMSTER_PORT', '8080', 'Port that the server listens on; for serve, 0 picks a free one', port),
  judge: setting(
    'DEEMSTER_JUDGE',
    undefined,
    'Judge model: `openai:MODEL`, `anthropic:MODEL` or `gguf:PATH`; unset: exact checks only',
    judge,
  ),
  judgeLightning: setting(
    'DEEMSTER_JUDGE_LIGHTNING',
    undefined,
    'Judge model for the two model cores named align-lightning-…; unset: the same model',
    judge,
  ),
  openaiBaseUrl: setting(
    'OPENAI_BASE_URL',
    undefined,
    'OpenAI-compatible server of an `openai:` judge; unset: OpenAI',
    url,
  ),
  openaiApiKey: setting('OPENAI_API_KEY', undefined, 'Key for that server', secret, true),
  anthropicBaseUrl: setting('ANTHROPIC_BASE_URL', undefined, 'Server of an `anthropic:` judge; unset: Anthropic', url),
  anthropicApiKey: setting('ANTHROPIC_API_KEY', undefined, 'Key for that server', secret, true),
  judgeWindow: setting(
    'DEEMSTER_JUDGE_WINDOW',
    undefined,
    'Context window of the judge model in tokens, 1000 to 10000000; unset: the window that its server reports; for a model file, its own, but at most 16384',
    integer(1000, 10_000_000),
  ),
  judgeReasoning: setting(
    'DEEMSTER_JUDGE_REASONING',
    undefined,
    '1: the judge model reasons before its verdict; 0: it does not; unset: 1 at OpenAI and Anthropic (but not for the align-lightning cores), 0 elsewhere',
    flag,
  ),
  ggufThreads: setting(
    'DEEMSTER_GGUF_THREADS',
    undefined,
    'Threads of a `gguf:` judge, 1 to 512; unset: one fewer than the machine has cores',
    integer(1, 512),
  ),
  timeoutSeconds: setting(
    'DEEMSTER_TIMEOUT_SECONDS',
    '60',
    'Time limit for one evaluation in seconds, 1 to 3600',
    integer(1, 3600),
  ),
  retentionDays: setting(
    'DEEMSTER_RETENTION_DAYS',
    undefined,
    'Days after which traces are deleted, 1 to 36500; unset: never',
    integer(1, 36500),
  ),
  taskConcurrency: setting(
    'DEEMSTER_TASK_CONCURRENCY',
    '16',
    'Background tasks that run at the same time, 1 to 1000',
    integer(1, 1000),
  ),
  taskDays: setting(
    'DEEMSTER_TASK_DAYS',
    '7',
    'Days after which finished background tasks are deleted, 1 to 36500',
    integer(1, 36500),
  ),
  otlpIdleSeconds: setting(
    'DEEMSTER_OTLP_IDLE_SECONDS',
    '5',
    'Time without a new OpenTelemetry span after which a trace is built, in seconds, 0 to 3600; 12 times as long while its root span is missing',
    integer(0, 3600),
  ),
  otlpEndpoint: setting(
    'DEEMSTER_OTLP_ENDPOINT',
    undefined,
    'Base address of an OTLP endpoint that results are sent to, with their explanations; `/v1/logs` and `/v1/traces` are appended; unset: nothing is sent',
    otlpEndpoint,
  ),
  otlpHeaders: setting(
    'DEEMSTER_OTLP_HEADERS',
    undefined,
    'Headers for that endpoint, such as a key: `name=value`, separated by commas; values may be percent-encoded',
    headers,
    true,
  ),
  rateLimit: setting(
    'DEEMSTER_RATE_LIMIT',
    undefined,
    'Requests allowed per account, such as `500/hour`, of each class: evaluations, readings of criteria, and all others; unset: no limit',
    rateLimit,
  ),
  corsOrigins: setting(
    'DEEMSTER_CORS_ORIGINS',
    undefined,
    'Web origins that may call from a browser, separated by commas; unset: none',
    origins,
  ),
  trustProxy: setting(
    'DEEMSTER_TRUST_PROXY',
    undefined,
    'Trusted proxies in front of the service, so that logs show the real address: their number or their addresses',
    trustProxy,
  ),
  logLevel: setting(
    'DEEMSTER_LOG_LEVEL',
    'info',
    'trace, debug (every request), info, warn, error, fatal or silent',
    logLevel,
  ),
  validateResponses: setting(
    'DEEMSTER_VALIDATE_RESPONSES',
    '0',
    '1 checks every response against the contract; a mismatch becomes a 500',
    flag,
  ),
  bootstrapKey: setting(
    'DEEMSTER_BOOTSTRAP_KEY',
    undefined,
    'First key of an empty database, 20 or more visible ASCII characters; unset: a key is created and printed',
    bootstrapKey,
    true,
  ),
} satisfies Record<string, Setting<unknown>>;

type Settings = typeof settings;
type Optional = { [Name in keyof Settings]: Settings[Name] extends { default: string } ? never : Name }[keyof Settings];

const modelCores = contract.components.schemas.ModelCore.enum;

/** All settings with defaults filled in. An unset optional setting is undefined. */
export type Config = Readonly<
  { [Name in Exclude<keyof Settings, Optional>]: ReturnType<Settings[Name]['read']> } & {
    [Name in Optional]: ReturnType<Settings[Name]['read']> | undefined;
  } & {
    /** The judge behind each model core; a core without a judge has only exact checks. */
    judges: Readonly<Record<string, JudgeSetting>>;
    /** Names of the variables whose values came from the `.env` file. */
    fromEnvFile: readonly string[];
  }
>;

/** Unparsed values by setting name: text, or any value from a YAML file. */
export type RawSettings = { [Name in keyof Settings]?: unknown };

type Variables = Record<string, string | undefined>;

interface Sources {
  /** Path of the YAML file. @default `deemster.yaml` in the working directory, if it exists */
  file?: string;
  /** @default `process.env` */
  environment?: Variables;
  /** Path of a file of variables, such as `.env`, which may be missing. @default none */
  envFile?: string;
}

/**
 * Reads the configuration. Flags override the environment, which overrides the file of variables, which overrides the YAML
 * file, which overrides the defaults.
 * @throws ConfigError for an invalid value, an unknown key in the YAML file, or a named file that cannot be read
 * @throws EnvFileError for a file of variables that cannot be read
 */
export async function loadConfig(
  flags: RawSettings = {},
  { file, environment = process.env, envFile }: Sources = {},
): Promise<Config> {
  const { cores, ...fromFile } = await readConfigFile(file);
  const variables = envFile === undefined ? {} : await readEnvFile(envFile);
  const fromEnvFile: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { variable, default: fallback, read }] of Object.entries(settings) as [
    keyof Settings,
    Setting<unknown>,
  ][]) {
    const nameInFile = `${variable} in ${envFile}`;
    const raw = [
      [flags[name], `--${flagName(variable)}`],
      [environment[variable] || undefined, variable],
      [variables[variable] || undefined, nameInFile],
      [fromFile[fileKey(variable)], fileKey(variable)],
      [fallback, variable],
    ].find(([value]) => value !== undefined && value !== null) as [unknown, string] | undefined;
    if (raw?.[1] === nameInFile) fromEnvFile.push(variable);
    values[name] = raw && readValue(read, raw[0], raw[1]);
  }
  const { judge: main, judgeLightning } = values as { judge?: JudgeSetting; judgeLightning?: JudgeSetting };
  const judges: Record<string, JudgeSetting> = {};
  for (const core of modelCores) {
    const own =
      cores[core] === undefined ? undefined : (readValue(judge, cores[core], `cores.${core}`) as JudgeSetting);
    const behind = own ?? (core.startsWith('align-lightning') ? (judgeLightning ?? main) : main);
    if (behind) judges[core] = behind;
  }
  return Object.freeze({
    ...values,
    judges: Object.freeze(judges),
    fromEnvFile: Object.freeze(fromEnvFile),
  }) as Config;
}

/** The client's key and base URL, from the environment or the file of variables. @throws EnvFileError */
export async function clientVariables(envFile: string): Promise<{ apiKey?: string; baseUrl?: string }> {
  const variables = await readEnvFile(envFile);
  const valueFor = (variable: string) => process.env[variable] || variables[variable] || undefined;
  return { apiKey: valueFor('DEEMSTER_API_KEY'), baseUrl: valueFor('DEEMSTER_BASE_URL') };
}

/** Variables with the service's prefix that other parts read: the client, `conformance` and compose.yaml. */
const otherVariables = [
  'DEEMSTER_API_KEY',
  'DEEMSTER_BASE_URL',
  'DEEMSTER_OTHER_API_KEY',
  'DEEMSTER_IMAGE',
  'DEEMSTER_PUBLISHED_PORT',
];

/** Variables of the tests, and those that Kubernetes sets for a service of this name. */
const foreign = /^DEEMSTER_(?:TEST_|SOAK_|SERVICE_|PORT_\d)/;

/**
 * A sentence for each unknown variable that begins with `DEEMSTER_`, such as a misspelt setting.
 * @throws EnvFileError for a file of variables that cannot be read
 */
export async function unknownVariables(envFile: string, environment: Variables = process.env): Promise<string[]> {
  const known = [...Object.values(settings).map(({ variable }) => variable), ...otherVariables];
  const sentences = (variables: Variables, location: string) =>
    Object.keys(variables)
      .filter((name) => name.startsWith('DEEMSTER_') && !foreign.test(name) && !known.includes(name))
      .map((name) => `${name}${location} is no setting and is ignored.${didYouMean(name, known)}`);
  return [...sentences(environment, ''), ...sentences(await readEnvFile(envFile), ` in ${envFile}`)];
}

function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}

/** Options that npm consumed: without a preceding `--`, npm passes on at most their values. */
export function optionsTakenByNpm(names: readonly string[], environment: Variables = process.env): string[] {
  const { npm_lifecycle_event: script, npm_package_name: name } = environment;
  // Scripts of other packages may use such variables on purpose.
  if (script === undefined || !(script === 'npx' || name === 'deemster')) return [];
  return names.filter((one) => environment[`npm_config_${one.replaceAll('-', '_')}`] !== undefined);
}

/** The npm command that started this process, such as `npm start`. */
export const npmCommand = ({ npm_lifecycle_event: script = '' } = process.env): string =>
  ({ start: 'npm start', npx: 'npm exec' })[script] ?? `npm run ${script}`;

/** Whether GitHub Actions runs this process, and its files for a summary and the outputs of the step. */
export const githubActions = (
  { GITHUB_ACTIONS: isOn, GITHUB_STEP_SUMMARY: stepSummary, GITHUB_OUTPUT: outputs } = process.env,
) => ({
  isOn: isOn === 'true',
  stepSummary,
  outputs,
});

/** The user's cache folder: `deemster` in XDG_CACHE_HOME, or in ~/.cache if that is unset. */
export const cacheFolder = ({ XDG_CACHE_HOME: folder } = process.env): string =>
  join(folder || join(homedir(), '.cache'), 'deemster');

/** `DEEMSTER_DATA_DIR` → `data-dir`, `OPENAI_BASE_URL` → `openai-base-url`. */
export const flagName = (variable: string): string => fileKey(variable).replaceAll('_', '-');

const fileKey = (variable: string): string => variable.replace(/^DEEMSTER_/, '').toLowerCase();

async function readConfigFile(
  file: string | undefined,
): Promise<Record<string, unknown> & { cores: Record<string, unknown> }> {
  const name = file ?? 'deemster.yaml';
  let bytes: Buffer;
  try {
    bytes = await readFile(name);
  } catch (error) {
    if (file === undefined && (error as { code?: string }).code === 'ENOENT') return { cores: {} };
    throw new ConfigError(`Cannot read ${name}: ${fileFault(error as Error)}.`);
  }
  if (!isUtf8(bytes)) throw new ConfigError(`${name} is not UTF-8 text. Save it again as UTF-8.`);
  const text = bytes.toString();
  // Loaded only if the file exists: most services are configured through the environment.
  const { parse } = await import('yaml');
  let content: unknown;
  try {
    content = parse(text) ?? {};
  } catch (error) {
    throw new ConfigError(`${name} is not YAML: ${(error as Error).message.split('\n')[0]!.replace(/:$/, '.')}`);
  }
  if (!isMapping(content)) throw new ConfigError(`${name} must hold settings as "name: value" lines.`);
  const { cores = {}, ...rest } = content;
  const known = Object.values(settings).map(({ variable }) => fileKey(variable));
  for (const key of Object.keys(rest))
    if (!known.includes(key))
      throw new ConfigError(
        `${name}: unknown setting "${key}".${didYouMean(key, known)} Known: ${[...known, 'cores'].join(', ')}.`,
      );
  if (!isMapping(cores)) throw new ConfigError(`${name}: "cores" must map model cores to judges.`);
  for (const core of Object.keys(cores))
    if (!modelCores.includes(core))
      throw new ConfigError(`${name}: unknown model core "${core}". Known: ${modelCores.join(', ')}.`);
  return { ...rest, cores };
}

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readValue(read: (text: string) => unknown, raw: unknown, name: string): unknown {
  const text = Array.isArray(raw) ? raw.join(',') : typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    throw new ConfigError(`${name}${error.hide ? '' : ` is "${text}", but`} must be ${error.message}.`);
  }
}

function setting<Value>(
  variable: string,
  fallback: string,
  help: string,
  read: (text: string) => Value,
  secret?: true,
): Setting<Value> & { default: string };
function setting<Value>(
  variable: string,
  fallback: undefined,
  help: string,
  read: (text: string) => Value,
  secret?: true,
): Setting<Value>;
function setting<Value>(
  variable: string,
  fallback: string | undefined,
  help: string,
  read: (text: string) => Value,
  secret?: true,
): Setting<Value> {
  return { variable, help, read, ...(fallback !== undefined && { default: fallback }), ...(secret && { secret }) };
}
