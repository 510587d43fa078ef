import { blocksIn, readDocument, runShell } from './document.ts';
import { startDeemster, temporaryFolder } from './helpers.ts';

const text = await readDocument('docs/opentelemetry.md');

test('the commands on OpenTelemetry do what the page says', async () => {
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster({ otlpIdleSeconds: 0 });
  const run = async (command: string) => {
    const lines = command.replaceAll('http://127.0.0.1:8080', deemster.url);
    return (await runShell(lines, { cwd: folder.path, env: { DEEMSTER_API_KEY: deemster.key } })).stdout;
  };
  const [variables, send, get, ...rest] = blocksIn(text, 'sh') as [string, string, string];
  expect(rest).toEqual([]);
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
