import type { JudgeName } from './dialects.ts';
import { BAD, type Call, GOOD, good, type Row, type Step, type Token, textOf } from './fault-row.ts';
import { INJECTIONS } from './injections.ts';

/** Each judge's object, for faults that differ per format. */
const inWords =
  (words: Record<JudgeName, Record<string, unknown>>) =>
  ({ judge, mark }: Call): Step => ({
    object: JSON.stringify(judge === 'deemster' ? { mark, ...words.deemster } : words[judge]),
  });
const always = (step: Step) => () => step;
const failing = (status: number, message: string, more: Partial<Extract<Step, { status: number }>> = {}): Step => ({
  status,
  message,
  ...more,
});
const limited = (retryAfter: string) =>
  failing(429, 'Rate limit reached.', { headers: { 'Retry-After': retryAfter }, code: 'rate_limit_exceeded' });
/** An object that ends before its last key or its brace, whose verdict would have been no. */
const cut = (call: Call) => {
  const text = textOf(BAD, call);
  const end = text.indexOf(BAD.reason) + BAD.reason.length;
  return { inText: text.slice(0, end - 10), betweenKeys: text.slice(0, end + 1) };
};

const FAULTS: Row[] = [
  { fault: 'connection refused', right: { error: 500 }, answer: undefined },
  { fault: 'reset in the middle of the body', right: { error: 500 }, answer: always({ reset: true }) },
  { fault: 'slow drip past the deadline', right: { error: 524 }, answer: always({ drip: true }) },
  { fault: '401', right: { error: 500 }, answer: always(failing(401, 'Incorrect API key provided.')) },
  {
    fault: '429 with Retry-After in seconds, then good',
    right: { score: 1 },
    answer: (call) => (call.count === 1 ? limited('1') : good(call)),
  },
  {
    fault: '429 with Retry-After as a date, then good',
    right: { score: 1 },
    answer: (call) => (call.count === 1 ? limited(new Date(Date.now() + 2000).toUTCString()) : good(call)),
  },
  { fault: '429 until the deadline', right: { error: 429 }, answer: always(limited('1')) },
  {
    fault: '500, then good',
    right: { score: 1 },
    answer: (call) => (call.count === 1 ? failing(500, 'The server had an error.') : good(call)),
  },
  { fault: '529', right: { error: 500 }, answer: always(failing(529, 'Overloaded.')) },
  {
    fault: 'context overflow',
    right: { error: 400 },
    answer: always(
      failing(
        400,
        "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
        {
          code: 'context_length_exceeded',
        },
      ),
    ),
  },
  {
    fault: 'prose',
    right: { error: 500 },
    answer: always({ object: '', before: 'The response thanks the user and is polite, so I would let it pass.' }),
  },
  { fault: 'an empty answer', right: { error: 500 }, answer: always({ object: '' }) },
  {
    fault: 'fenced JSON',
    right: { score: 1 },
    answer: (call) =>
      // Arguments of a tool call are never fenced.
      call.judge === 'autoevals'
        ? good(call)
        : { object: textOf(GOOD, call), before: 'Here is my verdict:\n```json\n', after: '\n```' },
  },
  { fault: 'truncated JSON', right: { error: 500 }, answer: (call) => ({ object: cut(call).inText }) },
  {
    fault: 'finish_reason length',
    right: { error: 500 },
    answer: (call) => ({ object: cut(call).betweenKeys, finish: 'length' }),
  },
  {
    fault: 'a reply of 5 MB',
    right: { error: 500 },
    answer: always({ object: '', before: 'The response thanks the user. '.repeat(180_000) }),
  },
  {
    fault: 'wrong types',
    right: { error: 500 },
    answer: inWords({
      deemster: { label: true, explanation: 42, quotes: 'none' },
      promptfoo: { reason: 42, pass: 'perhaps', score: 'high' },
      autoevals: { reasons: 42, choice: true },
    }),
  },
  {
    fault: 'a level out of range',
    right: { error: 500 },
    graded: true,
    answer: inWords({
      deemster: { label: '12', explanation: GOOD.reason, quotes: [] },
      promptfoo: { reason: GOOD.reason, pass: true, score: 7.5 },
      autoevals: { reasons: GOOD.reason, choice: 'F' },
    }),
  },
  {
    fault: 'the schema ignored',
    right: { error: 500 },
    answer: ({ mark }) => ({ object: JSON.stringify({ ...(mark && { mark }), verdict: 'rude', rating: 2 }) }),
  },
  {
    fault: 'a reasoning block before the answer, with a draft of it',
    right: { score: 1 },
    answer: (call) => ({
      object: textOf(GOOD, call),
      before: `<think>\nIt may be rude: ${textOf(BAD, call)}? No, it thanks the user.\n</think>\n`,
    }),
  },
];

/** The tokens of a verdict, with the label in a separate token. */
const withLabel = (call: Call, label: string, alternatives: Token['alternatives']): Step => {
  const object = JSON.stringify({ mark: call.mark, label, explanation: GOOD.reason, quotes: [] });
  const quoted = `"${label}",`;
  const at = object.indexOf(quoted);
  const rest = (text: string) => ({ text, alternatives: [[text, 1]] as Token['alternatives'] });
  return {
    object,
    tokens: [rest(object.slice(0, at)), { text: quoted, alternatives }, rest(object.slice(at + quoted.length))],
  };
};

const PROBABILITIES: Row[] = [
  { fault: 'log probabilities absent', right: { score: 1 }, only: 'deemster', answer: good },
  {
    fault: 'log probabilities of merged tokens',
    // Labels 7, 7 and 8 of 1 to 9, with equal probabilities.
    right: { score: 0.8125 },
    only: 'deemster',
    graded: true,
    answer: (call) =>
      withLabel(call, '7', [
        ['"7",', 0.3],
        [' 7', 0.1],
        ['7\n', 0.1],
        ['"8",', 0.5],
      ]),
  },
  {
    fault: 'labels with less than half of the probability',
    right: { error: 500 },
    only: 'deemster',
    answer: (call) =>
      withLabel(call, 'Y', [
        ['"Y",', 0.2],
        ['"N",', 0.1],
        ['"probably', 0.7],
      ]),
  },
];

export const ROWS: readonly Row[] = [...FAULTS, ...PROBABILITIES, ...INJECTIONS];
