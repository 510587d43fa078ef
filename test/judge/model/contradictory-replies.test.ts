import { judgeWithModel } from '../../../src/judge/model/model-judge.ts';
import {
  ANTHROPIC_USAGE,
  markOf,
  type RecordedRequest,
  scriptedProvider,
  USAGE,
  verdictReply,
} from '../../scripted-provider.ts';
import { AT_ONCE, anthropicAt, openaiAt } from '../providers/completion-requests.ts';
import { PASSES, subjectOf, turn } from '../subject.ts';

const SUBJECT = subjectOf([turn(0, 'user', 'Hello'), turn(1, 'assistant', 'Good day to you!')]);

/** Verdicts as a request asks for them: with its mark, and without. */
const verdicts = (request: RecordedRequest) => {
  const fields = (label: string) => ({ mark: markOf(request), ...verdictReply({ label }) });
  return {
    yes: JSON.stringify(fields('Y')),
    no: JSON.stringify(fields('N')),
    spaced: JSON.stringify(fields('Y'), undefined, 2),
    unmarkedNo: JSON.stringify(verdictReply({ label: 'N' })),
    yesFields: fields('Y'),
    noFields: fields('N'),
  };
};
type Verdicts = ReturnType<typeof verdicts>;
type Body = (verdicts: Verdicts) => object;

/** The score of a body, or the fault and its sentence. The same comes after a repair, and after every retry. */
async function outcome(kind: 'openai' | 'anthropic', body: Body, calls: number, refusals = 0): Promise<unknown> {
  const refused = { status: 400, body: { error: { message: 'response_format is not supported', type: 'x' } } };
  await using server = await scriptedProvider([
    ...Array(refusals).fill(refused),
    ...Array(calls).fill((request: RecordedRequest) => ({ garbage: JSON.stringify(body(verdicts(request))) })),
  ]);
  const provider = kind === 'openai' ? openaiAt(server, { retry: AT_ONCE }) : anthropicAt(server, { retry: AT_ONCE });
  return await judgeWithModel({
    criterion: PASSES,
    subject: SUBJECT,
    model: { provider, reasoning: false },
    clean: false,
    signal: new AbortController().signal,
    deadline: performance.now() + 60_000,
  }).then(
    ({ score }) => score,
    ({ fault }) => fault,
  );
}

const call = (args: unknown, name: unknown = 'verdict') => ({
  id: 'call_1',
  type: 'function',
  function: { name, arguments: args },
});
const choice = (message: object, more: object = {}) => ({
  index: 0,
  message: { role: 'assistant', ...message },
  finish_reason: 'stop',
  ...more,
});
const chat = (choices: object[], more: object = {}) => ({ choices, usage: USAGE, ...more });

describe("OpenAI's interface", () => {
  test.each<[string, number, Body]>([
    ...[
      'error',
      'abort',
      'content_filter',
      'length',
      'insufficient_system_resource',
      'network_error',
      'sensitive',
      'guardrail_intervened',
      'cancelled',
      'toString',
    ].map((reason): [string, number, Body] => [
      `finish_reason ${reason}`,
      1,
      ({ yes }) => chat([choice({ content: yes }, { finish_reason: reason })]),
    ]),
    ['a filled refusal', 1, ({ yes }) => chat([choice({ content: yes, refusal: 'I cannot judge that.' })])],
    [
      'a refusal among its parts',
      1,
      ({ yes }) =>
        chat([
          choice({
            content: [
              { type: 'text', text: yes },
              { type: 'refusal', refusal: 'No.' },
            ],
          }),
        ]),
    ],
    [
      'a call to another tool beside it',
      2,
      ({ yes }) => chat([choice({ content: yes, tool_calls: [call('{}', 'x')] })]),
    ],
    ['another content than its call', 2, ({ yes, no }) => chat([choice({ content: yes, tool_calls: [call(no)] })])],
    [
      'another content than its call, without a mark',
      2,
      ({ yes, unmarkedNo }) => chat([choice({ content: yes, tool_calls: [call(unmarkedNo)] })]),
    ],
    ['two choices that differ', 2, ({ yes, no }) => chat([choice({ content: yes }), choice({ content: no })])],
    [
      'a choice that was filtered beside it',
      1,
      ({ yes }) => chat([choice({ content: yes }), choice({ content: '' }, { finish_reason: 'content_filter' })]),
    ],
  ])('%s: a verdict is no score', async (_, calls, body) => {
    expect(await outcome('openai', body, calls)).toBe('unusable_reply');
  });

  test.each<[string, object]>([
    ['beside it', { error: { code: 502, message: 'Upstream.' } }],
    ['as a text', { error: 'engine died' }],
    ['without a status', { error: { message: 'engine died' } }],
  ])('an error %s: a verdict is no score, and it is tried again', async (_, error) => {
    expect(await outcome('openai', ({ yes }) => chat([choice({ content: yes })], error), 3)).toBe('failed');
  });

  test('an error in another choice: a verdict is no score', async () => {
    const body: Body = ({ yes }) => chat([choice({ content: yes }), { index: 1, error: { code: 502, message: 'x' } }]);
    expect(await outcome('openai', body, 3)).toBe('failed');
  });

  test.each<[string, Body]>([
    ['another tool', ({ yes }) => chat([choice({ content: null, tool_calls: [call(yes, 'other')] })])],
    ['calls that differ', ({ yes, no }) => chat([choice({ content: null, tool_calls: [call(no), call(yes)] })])],
    ['content that differs', ({ yes, no }) => chat([choice({ content: no, tool_calls: [call(yes)] })])],
    [
      'the older call that differs',
      ({ yes, no }) => chat([choice({ content: no, function_call: call(yes).function })]),
    ],
    [
      'content in a fence that differs',
      ({ yes, unmarkedNo }) =>
        chat([choice({ content: `\`\`\`json\n${unmarkedNo}\n\`\`\``, tool_calls: [call(yes)] })]),
    ],
  ])('a tool is asked for: %s: a verdict is no score', async (_, body) => {
    expect(await outcome('openai', body, 2, 1)).toBe('unusable_reply');
  });

  test.each<[string, Body]>([
    ...['stop', 'STOP', 'end_turn', 'eos_token', 'eos', 'stop_sequence', 'COMPLETE', 'end', 'tool_calls', '', null].map(
      (reason): [string, Body] => [
        `finish_reason ${JSON.stringify(reason)}`,
        ({ yes }) => chat([choice({ content: yes }, { finish_reason: reason })]),
      ],
    ),
    ['no finish_reason', ({ yes }) => chat([choice({ content: yes }, { finish_reason: undefined })])],
    [
      'empty fields',
      ({ yes }) =>
        chat([choice({ content: yes, refusal: null, tool_calls: [], function_call: null, reasoning: null })], {
          error: null,
        }),
    ],
    [
      'an empty refusal and error',
      ({ yes }) => chat([choice({ content: yes, refusal: '', tool_calls: null })], { error: {} }),
    ],
    ['an error of nothing', ({ yes }) => chat([choice({ content: yes })], { error: { message: '', code: null } })],
    ['a second choice that is the same', ({ yes }) => chat([choice({ content: yes }), choice({ content: yes })])],
    ['a second choice that is blank', ({ yes }) => chat([choice({ content: yes }), choice({ content: '' })])],
  ])('%s: harmless beside a verdict', async (_, body) => {
    expect(await outcome('openai', body, 1)).toBe(1);
  });

  test.each<[string, Body]>([
    ['empty content', ({ yes }) => chat([choice({ content: '', tool_calls: [call(yes)] })])],
    ['content that repeats it', ({ yes, spaced }) => chat([choice({ content: spaced, tool_calls: [call(yes)] })])],
    ['prose', ({ yes }) => chat([choice({ content: 'I call the tool. {not JSON}', tool_calls: [call(yes)] })])],
    ['no name', ({ yes }) => chat([choice({ content: null, tool_calls: [call(yes, '')] })])],
    ['arguments as an object', ({ yesFields }) => chat([choice({ content: null, tool_calls: [call(yesFields)] })])],
    ['the same call twice', ({ yes }) => chat([choice({ content: null, tool_calls: [call(yes), call(yes)] })])],
    ['the older form of a call', ({ yes }) => chat([choice({ content: null, function_call: call(yes).function })])],
  ])('a tool is asked for: %s: harmless beside a verdict', async (_, body) => {
    expect(await outcome('openai', body, 1, 1)).toBe(1);
  });
});

const text = (written: string) => ({ type: 'text', text: written });
const use = (input: unknown, name = 'verdict') => ({ type: 'tool_use', id: 'toolu_1', name, input });
const message = (content: object[], more: object = {}) => ({
  type: 'message',
  role: 'assistant',
  content,
  stop_reason: 'end_turn',
  usage: ANTHROPIC_USAGE,
  ...more,
});

describe("Anthropic's interface", () => {
  test.each<[string, number, Body]>([
    ...['refusal', 'max_tokens', 'pause_turn', 'error', 'content_filter', 'toString'].map(
      (reason): [string, number, Body] => [
        `stop_reason ${reason}`,
        1,
        ({ yes }) => message([text(yes)], { stop_reason: reason }),
      ],
    ),
    ['the type error', 1, ({ yes }) => message([text(yes)], { type: 'error' })],
    ['two texts that differ', 2, ({ yes, no }) => message([text(yes), text(no)])],
    ['a text and a call that differ', 2, ({ yes, noFields }) => message([text(yes), use(noFields)])],
    ['a call to another tool', 2, ({ yes }) => message([text(yes), use({}, 'other')])],
  ])('%s: a verdict is no score', async (_, calls, body) => {
    expect(await outcome('anthropic', body, calls)).toBe('unusable_reply');
  });

  test('an error beside a verdict: it is no score, and it is tried again', async () => {
    const error = { error: { type: 'api_error', message: 'x' } };
    expect(await outcome('anthropic', ({ yes }) => message([text(yes)], error), 3)).toBe('failed');
  });

  test.each<[string, Body]>([
    ['two calls that differ', ({ yesFields, noFields }) => message([use(noFields), use(yesFields)])],
    ['a text that differs', ({ yesFields, no }) => message([text(no), use(yesFields)])],
    ['another tool', ({ yesFields }) => message([use(yesFields, 'other')])],
  ])('a tool is asked for: %s: a verdict is no score', async (_, body) => {
    expect(await outcome('anthropic', body, 2, 1)).toBe('unusable_reply');
  });

  test.each<[string, Body]>([
    ['a thought before it', ({ yes }) => message([{ type: 'thinking', thinking: 'Hm.' }, text(yes)])],
    ['no stop_reason', ({ yes }) => message([text(yes)], { stop_reason: null })],
    ['no type', ({ yes }) => message([text(yes)], { type: undefined, error: null })],
  ])('%s: harmless beside a verdict', async (_, body) => {
    expect(await outcome('anthropic', body, 1)).toBe(1);
  });

  test.each<[string, Body]>([
    ['prose', ({ yesFields }) => message([text('I call the tool.'), use(yesFields)], { stop_reason: 'tool_use' })],
    ['a text that repeats it', ({ yesFields, spaced }) => message([text(spaced), use(yesFields)])],
  ])('a tool is asked for: %s: harmless beside a verdict', async (_, body) => {
    expect(await outcome('anthropic', body, 1, 1)).toBe(1);
  });
});
