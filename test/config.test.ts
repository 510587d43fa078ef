import { writeFile } from 'node:fs/promises';
import { loadConfig, optionsTakenByNpm, type RawSettings, unknownVariables } from '../src/config.ts';
import { temporaryFolder } from './helpers.ts';

const load = (flags: RawSettings = {}, environment: Record<string, string> = {}) => loadConfig(flags, { environment });

async function loadFile(text: string, flags: RawSettings = {}, environment: Record<string, string> = {}) {
  await using folder = await temporaryFolder();
  const file = `${folder.path}/deemster.yaml`;
  await writeFile(file, text);
  return await loadConfig(flags, { file, environment });
}

test('the defaults', async () => {
  expect(await load()).toEqual({
    dataDir: `${process.cwd()}/data`,
    host: '127.0.0.1',
    port: 8080,
    judge: undefined,
    judgeLightning: undefined,
    openaiBaseUrl: undefined,
    openaiApiKey: undefined,
    anthropicBaseUrl: undefined,
    anthropicApiKey: undefined,
    judgeWindow: undefined,
    judgeReasoning: undefined,
    ggufThreads: undefined,
    timeoutSeconds: 60,
    retentionDays: undefined,
    taskConcurrency: 16,
    taskDays: 7,
    otlpIdleSeconds: 5,
    rateLimit: undefined,
    corsOrigins: undefined,
    trustProxy: undefined,
    logLevel: 'info',
    validateResponses: false,
    bootstrapKey: undefined,
    judges: {},
    fromEnvFile: [],
  });
});

test('a flag beats the environment beats the file beats the default', async () => {
  const file = 'port: 1\nhost: file\nlog_level: warn\ntimeout_seconds: 7\n';
  const config = await loadFile(
    file,
    { port: '3' },
    { DEEMSTER_PORT: '2', DEEMSTER_HOST: 'environment', DEEMSTER_LOG_LEVEL: '' },
  );
  expect(config).toMatchObject({
    port: 3,
    host: 'environment',
    logLevel: 'warn',
    timeoutSeconds: 7,
    validateResponses: false,
  });
});

test('judges: one for all, one for lightning, one for a core', async () => {
  const { judges } = await loadFile(
    'judge: openai:a:latest\njudge_lightning: openai:b\ncores:\n  align-20250529: openai:c\n  align-lightning-20250731: openai:d\n',
  );
  const models = Object.fromEntries(Object.entries(judges).map(([core, { model }]) => [core, model]));
  expect(models).toEqual({
    'align-20251111': 'a:latest',
    'align-20250529': 'c',
    'align-20260109': 'a:latest',
    'align-lightning-20251127': 'b',
    'align-lightning-20250731': 'd',
  });
});

test('without a main judge only the mapped cores have one', async () => {
  expect(Object.keys((await loadFile('cores: {align-20250529: openai:c}')).judges)).toEqual(['align-20250529']);
  expect(Object.keys((await load({ judgeLightning: 'openai:b' })).judges)).toHaveLength(2);
});

test.each([
  ['DEEMSTER_RATE_LIMIT', '500/hour', 'rateLimit', { requests: 500, seconds: 3600, text: '500/hour' }],
  ['DEEMSTER_RATE_LIMIT', '1/second', 'rateLimit', { requests: 1, seconds: 1, text: '1/second' }],
  [
    'DEEMSTER_CORS_ORIGINS',
    'https://a.example, http://localhost:3000',
    'corsOrigins',
    ['https://a.example', 'http://localhost:3000'],
  ],
  ['DEEMSTER_RETENTION_DAYS', '90', 'retentionDays', 90],
  ['DEEMSTER_TRUST_PROXY', '2', 'trustProxy', 2],
  ['DEEMSTER_TRUST_PROXY', 'loopback, 10.0.0.0/8', 'trustProxy', ['loopback', '10.0.0.0/8']],
  ['DEEMSTER_VALIDATE_RESPONSES', 'true', 'validateResponses', true],
  ['OPENAI_BASE_URL', 'http://127.0.0.1:11434/v1', 'openaiBaseUrl', 'http://127.0.0.1:11434/v1'],
  ['DEEMSTER_JUDGE', 'anthropic:claude-haiku-5-5', 'judge', { kind: 'anthropic', model: 'claude-haiku-5-5' }],
  ['DEEMSTER_JUDGE', 'gguf:/models/a: b.gguf', 'judge', { kind: 'gguf', model: '/models/a: b.gguf' }],
  ['DEEMSTER_JUDGE_REASONING', '0', 'judgeReasoning', false],
  ['DEEMSTER_JUDGE_WINDOW', '32768', 'judgeWindow', 32_768],
])('%s=%s', async (variable, text, name, want) => {
  expect(await load({}, { [variable]: text })).toHaveProperty(name, want);
});

test('a list of the file is as good as commas', async () => {
  expect((await loadFile('cors_origins: [https://a.example, https://b.example]')).corsOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test.each([
  ['DEEMSTER_PORT', '-1'],
  ['DEEMSTER_PORT', '65536'],
  ['DEEMSTER_PORT', '80.5'],
  ['DEEMSTER_JUDGE', 'openai:'],
  ['DEEMSTER_JUDGE', 'gpt-5'],
  ['DEEMSTER_JUDGE', 'gguf:'],
  ['DEEMSTER_JUDGE_LIGHTNING', 'claude:haiku'],
  ['DEEMSTER_JUDGE_WINDOW', '999'],
  ['DEEMSTER_JUDGE_REASONING', 'always'],
  ['DEEMSTER_GGUF_THREADS', '0'],
  ['DEEMSTER_HOST', ' '],
  ['DEEMSTER_TIMEOUT_SECONDS', '0'],
  ['DEEMSTER_RETENTION_DAYS', '0'],
  ['DEEMSTER_RETENTION_DAYS', '1.5'],
  ['DEEMSTER_RATE_LIMIT', '0/hour'],
  ['DEEMSTER_RATE_LIMIT', '500'],
  ['DEEMSTER_RATE_LIMIT', '5/year'],
  ['DEEMSTER_CORS_ORIGINS', '*'],
  ['DEEMSTER_CORS_ORIGINS', 'https://a.example/path'],
  ['DEEMSTER_TRUST_PROXY', 'true'],
  ['DEEMSTER_TRUST_PROXY', 'abc'],
  ['DEEMSTER_TRUST_PROXY', '10.0.0.0/99'],
  ['DEEMSTER_TRUST_PROXY', '0'],
  ['DEEMSTER_LOG_LEVEL', 'loud'],
  ['DEEMSTER_VALIDATE_RESPONSES', 'yes'],
])('%s=%s is refused in one line that names it', async (variable, text) => {
  await expect(load({}, { [variable]: text })).rejects.toThrow(
    new RegExp(`^${variable} is "${text.replace(/[.*]/g, '\\$&')}", but must be [^\n]+\\.$`),
  );
});

test.each([
  ['DEEMSTER_BOOTSTRAP_KEY', 'short'],
  ['DEEMSTER_BOOTSTRAP_KEY', 'with spaces in the middle of it'],
  ['DEEMSTER_BOOTSTRAP_KEY', 'ümlaut-in-a-long-enough-key'],
  ['OPENAI_API_KEY', 'ключ'],
  ['OPENAI_BASE_URL', 'http://user:password@host/v1'],
  ['OPENAI_BASE_URL', 'ftp://user:password@host/v1'],
  ['OPENAI_BASE_URL', 'localhost:11434'],
  ['ANTHROPIC_API_KEY', 'sk-ant-ключ'],
  ['ANTHROPIC_BASE_URL', 'https://user:password@host'],
  ['DEEMSTER_OTLP_ENDPOINT', 'https://user:password@host'],
  ['DEEMSTER_OTLP_ENDPOINT', 'https://host/otel/v1/traces'],
  ['DEEMSTER_OTLP_HEADERS', 'a-key-without-a-name'],
  ['DEEMSTER_OTLP_HEADERS', 'Authorization=Bearer%20ключ'],
  ['DEEMSTER_OTLP_HEADERS', 'key=a%0D%0Ainjected: 1'],
  ['DEEMSTER_OTLP_HEADERS', 'Content-Type=text/plain'],
  ['DEEMSTER_OTLP_HEADERS', 'key='],
])('%s=%s is refused without being shown', async (variable, text) => {
  const refused = load({}, { [variable]: text });
  await expect(refused).rejects.toThrow(new RegExp(`^${variable} must be [^\n]+\\.$`));
  await expect(refused).rejects.not.toThrow(text);
});

test.each([
  ['colour: blue', /unknown setting "colour"\. Known: /],
  ['prot: 1', /unknown setting "prot"\. Did you mean port\?/],
  ['cores: {align-1: openai:a}', /unknown model core "align-1"/],
  ['cores: openai:a', /"cores" must map/],
  ['cores: {align-20251111: gpt}', /cores\.align-20251111 is "gpt", but must be openai:MODEL/],
  ['- port: 1', /must hold settings/],
  ['port: [', /is not YAML/],
  ['port: {a: 1}', /port is "{"a":1}", but must be/],
])('a file with %j is refused in one line', async (text, message) => {
  const refused = loadFile(text);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/\n/);
});

test('headers are read as OpenTelemetry has them', async () => {
  const { otlpHeaders } = await load({}, { DEEMSTER_OTLP_HEADERS: 'Authorization=Basic%20cGs6c2s=, x-key = 100%,' });
  expect(otlpHeaders).toEqual({ authorization: 'Basic cGs6c2s=', 'x-key': '100%' });
});

test('an empty file sets nothing', async () => {
  expect((await loadFile('# nothing yet\n')).port).toBe(8080);
});

describe('variables that mean nothing', () => {
  test('are named, with the setting that is meant', async () => {
    await using folder = await temporaryFolder();
    const envFile = `${folder.path}/.env`;
    await writeFile(envFile, 'DEEMSTER_RATE_LIMITS=1/hour\nUNRELATED=1\n');
    expect(await unknownVariables(envFile, { DEEMSTER_JUGDE: 'openai:x', DEEMSTER_COLOUR: 'blue' })).toEqual([
      'DEEMSTER_JUGDE is no setting and is ignored. Did you mean DEEMSTER_JUDGE?',
      'DEEMSTER_COLOUR is no setting and is ignored.',
      `DEEMSTER_RATE_LIMITS in ${envFile} is no setting and is ignored. Did you mean DEEMSTER_RATE_LIMIT?`,
    ]);
  });

  test('are not those of other programs, of the client and of the tests', async () => {
    const names = [
      'API_KEY',
      'BASE_URL',
      'OTHER_API_KEY',
      'PORT',
      'TEST_COMMAND',
      'SOAK_SEED',
      'PORT_8080_TCP',
      'SERVICE_HOST',
    ];
    const environment = Object.fromEntries(names.map((name) => [`DEEMSTER_${name}`, 'x']));
    expect(await unknownVariables('/none', { ...environment, OTHER_DEEMSTER_X: 'x' })).toEqual([]);
  });
});

test.each<[string, Record<string, string>, string[]]>([
  ['the scripts of this package', { npm_lifecycle_event: 'start', npm_package_name: 'deemster' }, ['data-dir']],
  ['npx', { npm_lifecycle_event: 'npx', npm_package_name: 'other' }, ['data-dir']],
  [
    'the scripts of another package, which may mean it',
    { npm_lifecycle_event: 'start', npm_package_name: 'other' },
    [],
  ],
  ['no script', {}, []],
])('options that npm took: under %s', (_name, npm, want) => {
  expect(optionsTakenByNpm(['port', 'data-dir'], { ...npm, npm_config_data_dir: 'x' })).toEqual(want);
});
