// Real instrumentations of Python, with the variables of docs/opentelemetry.md, against a scripted provider. It installs them.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { uuidOf } from '../../../src/otlp/assembly/build-trace.ts';
import { type Deemster, startDeemster, temporaryFolder } from '../../helpers.ts';
import { scriptedProvider } from '../../scripted-provider.ts';

const execute = promisify(execFile);
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let deemster: Deemster;
let python: string;
const resources = new AsyncDisposableStack();
beforeAll(async () => {
  deemster = resources.use(await startDeemster({ otlpIdleSeconds: 0 }));
  python = process.env.OTEL_PYTHON ?? (await installed(resources.use(await temporaryFolder()).path));
});
afterAll(() => resources.disposeAsync());

async function installed(folder: string): Promise<string> {
  await execute('python3', ['-m', 'venv', folder]);
  await execute(`${folder}/bin/python`, ['-m', 'pip', 'install', '--quiet', '-r', here('requirements.txt')]);
  return `${folder}/bin/python`;
}

const call = { id: 'call_1', type: 'function', function: { name: 'get_weather', arguments: '{"location":"Paris"}' } };

/** The trace of two model calls. */
async function run(instrumentation: string, variables: Record<string, string>) {
  await using provider = await scriptedProvider([
    { reply: null, as: 'content', finish: 'tool_calls', message: { tool_calls: [call] } },
    { reply: 'It is rainy in Paris, 57°F.', as: 'content' },
  ]);
  const { stdout } = await execute(python, [here('instrumented.py'), instrumentation], {
    env: {
      PATH: process.env.PATH,
      OPENAI_BASE_URL: provider.url,
      OPENAI_API_KEY: 'none',
      OTEL_EXPORTER_OTLP_ENDPOINT: deemster.url,
      OTEL_EXPORTER_OTLP_HEADERS: `API-Key=${deemster.key}`,
      OTEL_SERVICE_NAME: 'shop',
      ...variables,
    },
  });
  const id = uuidOf(stdout.trim());
  for (;;) {
    const { status, body } = await deemster.get(`/api/v1/traces/${id}`);
    const isWhole =
      status === 200 && (body.tags['otel.content'] !== undefined || JSON.stringify(body).includes('57°F."'));
    if (isWhole) return { id, trace: body.trace, tags: body.tags };
  }
}

const latest = 'gen_ai_latest_experimental';
const content = 'OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT';
const given: [string, string, Record<string, string>][] = [
  ['OpenInference', 'openinference', {}],
  ['OpenLLMetry', 'traceloop', {}],
  ['OpenTelemetry, log events', 'opentelemetry', { [content]: 'true' }],
  ['OpenTelemetry, spans', 'opentelemetry', { OTEL_SEMCONV_STABILITY_OPT_IN: latest, [content]: 'span_only' }],
  ['OpenTelemetry, one event', 'opentelemetry', { OTEL_SEMCONV_STABILITY_OPT_IN: latest, [content]: 'event_only' }],
];

test.each(given)('%s', async (_name, instrumentation, variables) => {
  const { id, trace, tags } = await run(instrumentation, variables);
  expect(tags).toMatchObject({ 'service.name': 'shop' });
  const { interactions } = trace.agent_instance_by_id.root;
  expect(interactions).toMatchObject([
    {
      input_messages: [
        { role: 'system', content: 'You are terse.' },
        { role: 'user', content: 'Weather in Paris?' },
      ],
      output_messages: [{ content: { id: 'call_1', name: 'get_weather' } }],
    },
    { output_messages: [{ content: 'It is rainy in Paris, 57°F.' }] },
  ]);
  expect(interactions[1].input_messages.at(-1)).toMatchObject({
    role: 'tool',
    content: { id: 'call_1', response: 'rainy, 57°F' },
  });
  const judged = await deemster.post('/api/v1/evals/trace', {
    trace,
    trace_id: id,
    evaluation_criteria: 'Passes if the response mentions "rainy"',
  });
  expect(judged).toMatchObject({ status: 200, body: { overall_score: 1 } });
});

test('OpenTelemetry, without content', async () => {
  const { trace, tags } = await run('opentelemetry', {});
  expect(trace).toEqual({ messages: [], system: null, tools: null });
  expect(tags).toMatchObject({ 'otel.content': 'missing', 'otel.hint': expect.stringContaining(content) });
});
