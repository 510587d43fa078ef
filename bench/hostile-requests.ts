import { randomBytes } from 'node:crypto';
import { newTrace, requestOf, said, span, text } from './otlp-request.ts';

/** A request that is expensive for the server. The default path is that of an evaluation. */
export interface HostileRequest {
  /** Called for each round. */
  body: () => string | Uint8Array<ArrayBuffer>;
  path?: string;
  /** @default application/json */
  type?: string;
  /** What to wait for afterwards: a path that answers 200 once the work is done. */
  until?: () => string;
  /** The number of copies sent at the same time. @default 1 */
  times?: number;
}

const MB = 1_000_000;
const most = 9.9 * MB;
const question = { role: 'user', content: 'How long do refunds take?' };
const answering = (content: unknown) => [question, { role: 'assistant', content }];
const request = (more: object) => JSON.stringify({ evaluation_criteria: short, ...more });
const short = 'Passes if the response has fewer than 50 words';
const sentence = 'Refunds of order 48213 arrive within five working days, see https://example.org/refunds for more. ';
const textOf = (length: number, part = sentence) =>
  part.repeat(length / Buffer.byteLength(JSON.stringify(part).slice(1, -1)));
const keys = (count: number, of = (index: number): unknown => index) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, of(index)]));
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
/**
 * Objects of 100 fields. Names repeat after `names` of them, in another order: 101 is a prime number. They are new in each
 * call, because V8 remembers the shapes of earlier objects.
 */
function smallObjects(names: number, objects = 990): string {
  const start = crypto.randomUUID().slice(0, 8);
  const list = Array.from({ length: objects }, (_, index) => {
    const factor = 1 + (Math.floor((index * 100) / names) % 100);
    const name = (at: number) => `${start}${((index * 100) % names) + ((at * factor) % 101)}`;
    return Object.fromEntries(Array.from({ length: 100 }, (_, at) => [name(at + 1), 1]));
  });
  return JSON.stringify(list);
}
const raw = (value: string) => request({ messages: answering('b') }).replace('"b"', `"b","more":${value}`);

export const hostileRequests: Record<string, HostileRequest> = {
  '530,000 keys': { body: () => request({ messages: [...answering('b'), keys(530_000)] }) },
  '99,000 keys': { body: () => raw(JSON.stringify(keys(99_000))) },
  '29,900 keys of 310 characters': { body: () => raw(JSON.stringify(keys(29_900, () => 'x'.repeat(300)))) },
  '99,000 different names in small objects': { body: () => raw(smallObjects(99_000)) },
  '29,000 different names in small objects': { body: () => raw(smallObjects(99_000, 290)) },
  '9,900 different names in 10 orders': { body: () => raw(smallObjects(9_900)) },
  '100 different names in 100 orders': { body: () => raw(smallObjects(100)) },
  '3,300,000 items': { body: () => raw(`[${'10,'.repeat(3_300_000)}1]`) },
  '99,000 items': { body: () => raw(JSON.stringify(Array(99_000).fill(1))) },
  'lists 4,900,000 deep': { body: () => raw(nested(4_900_000, '[', ']')) },
  'lists 190 deep, 500 of them': {
    body: () =>
      raw(
        `[${Array(500)
          .fill(nested(190, '[', ']'))
          .join()}]`,
      ),
  },
  '32,000 messages': { body: () => request({ messages: Array(16_000).fill(answering('b')).flat() }) },
  '33,000 messages with misspelt keys': {
    body: () => request({ messages: Array(33_000).fill({ role: 'user', conetnt: 'b' }) }),
  },
  '99,000 wrong messages': { body: () => request({ messages: Array(99_000).fill(1) }) },
  '29,900 wrong tags': { body: () => request({ messages: answering('b'), tags: keys(29_900) }) },
  '29,900 tags': { body: () => request({ messages: answering('b'), tags: keys(29_900, String) }) },
  'plain text': { body: () => request({ messages: answering(textOf(most)) }) },
  'plain text, no white space': { body: () => request({ messages: answering('x'.repeat(most)) }) },
  'text of quotes': { body: () => request({ messages: answering('"'.repeat(most / 2)) }) },
  'text of \\u escapes': { body: () => raw(`"${'\\u00e9'.repeat(most / 6)}"`) },
  'text of new lines': { body: () => request({ messages: answering('a\n'.repeat(most / 3)) }) },
  'text of emoji': { body: () => request({ messages: answering('👍'.repeat(most / 4)) }) },
  'no JSON at the end': { body: () => request({ messages: answering(textOf(most)) }).slice(0, -1) },
  'a key of 9.9 MB': { body: () => raw(`{"${'k'.repeat(most)}":1}`) },
  'a long criterion': {
    body: () => request({ messages: answering('b'), evaluation_criteria: `Passes if ${textOf(most)}` }),
  },
  'a long exact criterion': {
    body: () =>
      request({
        messages: answering('b'),
        evaluation_criteria: `Passes if the response mentions ${Array.from({ length: 100_000 }, (_, index) => `"w${index}"`).join(' and ')}`,
      }),
  },
  'huge tools': {
    body: () =>
      request({
        messages: answering('b'),
        tools: Array.from({ length: 3_000 }, (_, index) => ({
          type: 'function',
          function: {
            name: `f${index}`,
            description: 'x'.repeat(2_900),
            parameters: { type: 'object', properties: keys(10, () => ({ type: 'string' })) },
          },
        })),
      }),
  },
  'huge tools, a check of calls': {
    body: () =>
      request({
        messages: answering('b'),
        evaluation_criteria: 'Passes if the response calls the tool `f7` with valid arguments',
        tools: Array.from({ length: 8_000 }, (_, index) => ({
          type: 'function',
          function: { name: `f${index}`, parameters: { type: 'object' } },
        })),
      }),
  },
  'cleaning, 9.9 MB of hidden text': {
    body: () =>
      request({
        messages: [{ role: 'system', content: textOf(most) }, ...answering('Refunds arrive soon.')],
        explanation_cleaning: 'end_user',
      }),
  },
  'cleaning, 9.9 MB in 49,000 hidden texts': {
    body: () =>
      request({
        messages: [
          ...Array.from({ length: 24_000 }, (_, index) => ({ role: 'system', content: `${index} ${textOf(390)}` })),
          ...answering('b'),
        ],
        explanation_cleaning: 'end_user',
      }),
  },
  'an Idempotency-Key': { body: () => request({ messages: answering(textOf(most)) }) },
  'retention none': { body: () => request({ messages: answering(textOf(most)), data_retention: 'none' }) },
  'a trace that is stored': {
    path: '/api/v1/traces',
    body: () => JSON.stringify({ messages: answering(textOf(most)) }),
  },
  'in the background': {
    path: '/api/v1/evals/reward/background',
    body: () => request({ messages: answering(textOf(most)) }),
  },
  'a multi-agent trace': {
    path: '/api/v1/evals/trace',
    body: () =>
      request({
        trace: {
          root_agent_instance_id: '0',
          agent_instance_by_id: Object.fromEntries(
            Array.from({ length: 5_000 }, (_, index) => [
              `${index}`,
              {
                id: `${index}`,
                name: 'a',
                interactions: [
                  {
                    input_messages: [{ role: 'user', content: textOf(900) }],
                    output_messages: [{ content: textOf(900) }],
                  },
                ],
              },
            ]),
          ),
        },
      }),
  },
  'sixty of plain text': { body: () => request({ messages: answering(textOf(most)) }), times: 60 },
  'sixty of 29,900 keys': { body: () => raw(JSON.stringify(keys(29_900, () => 'x'.repeat(300)))), times: 60 },
  ...otlpRequests(),
};

/** OpenTelemetry spans: the time until their traces are built counts, too. */
function otlpRequests(): Record<string, HostileRequest> {
  const otlp = { path: '/v1/traces', type: 'application/x-protobuf' };
  let last = '';
  const newId = () => {
    const id = randomBytes(16);
    last = id.toString('hex');
    return id;
  };
  const until = () => `/api/v1/traces/${last.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
  const call = (id: Buffer, answer: string) =>
    span(id, randomBytes(8), undefined, {
      'gen_ai.operation.name': 'chat',
      'gen_ai.output.messages': JSON.stringify([said('assistant', answer)]),
    });
  const traceOf = (spans: number, id = newId()) => Array.from({ length: spans }, () => call(id, text.slice(0, 200)));
  return {
    'OpenTelemetry: a span of 10 MB': { ...otlp, until, body: () => requestOf([call(newId(), textOf(most))]) },
    'OpenTelemetry: 20,000 spans of two traces': {
      ...otlp,
      until,
      body: () => requestOf([...traceOf(10_000), ...traceOf(10_000)]),
    },
    'OpenTelemetry: 2,000 traces': {
      ...otlp,
      until,
      body: () => requestOf(Array.from({ length: 2_000 }, () => newTrace(newId())).flat()),
    },
  };
}
