import { blocksIn, readDocument, runShell } from './document.ts';
import { startDeemster, temporaryFolder } from './helpers.ts';
import { otlpCollector, taken } from './otlp/otlp-collector.ts';

const text = await readDocument('docs/opentelemetry.md');

test('the commands on OpenTelemetry do what the page says', async () => {
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster({ otlpIdleSeconds: 0 });
  const run = async (command: string) => {
    const lines = command.replaceAll('http://127.0.0.1:8080', deemster.url);
    return (await runShell(lines, { cwd: folder.path, env: { DEEMSTER_API_KEY: deemster.key } })).stdout;
  };
  const [variables, send, get] = blocksIn(text, 'sh') as [string, string, string];
  const set = await run(`${variables}\nenv`);
  expect(set).toContain(`OTEL_EXPORTER_OTLP_HEADERS=API-Key=${deemster.key}`);
  expect(JSON.parse(await run(send))).toEqual({});
  let stored = JSON.parse(await run(get));
  while (stored.detail) stored = JSON.parse(await run(get));
  expect(stored.trace.messages).toEqual([
    { role: 'user', content: 'How long do refunds take?' },
    { role: 'assistant', content: 'Five working days.' },
  ]);
});

test('the settings on results send them', async () => {
  await using folder = await temporaryFolder();
  const [, , , serve, ...rest] = blocksIn(text, 'sh') as [string, string, string, string];
  expect(rest).toEqual([]);
  expect(serve).toContain('\ndeemster serve\n');
  const { stdout } = await runShell(serve.replace('deemster serve', 'env'), {
    cwd: folder.path,
    env: { COLLECTOR_KEY: 'a-key' },
  });
  const set = Object.fromEntries(stdout.split('\n').map((line) => line.split(/=(.*)/s) as [string, string]));
  expect(set.DEEMSTER_OTLP_ENDPOINT).toBe('http://127.0.0.1:4318');
  await using collector = await otlpCollector({ logs: [taken], traces: [taken] });
  await using deemster = await startDeemster({ otlpEndpoint: collector.url, otlpHeaders: set.DEEMSTER_OTLP_HEADERS });
  await deemster.evaluate();
  await collector.arrived(1);
  expect(collector.calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer a-key', 'Bearer a-key']);
});
