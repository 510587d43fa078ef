import { ANTHROPIC_USAGE, type Step, USAGE, verdictReply } from '../scripted-provider.ts';
import { answering, BODY, error, type ProviderName, SECRET, verdictText } from './fault-providers.ts';
import { FAULT, failed, keyRefused, type Row, times, usual } from './fault-row.ts';

const GOOD: Step = { reply: verdictReply() };
const HTML = `<!DOCTYPE html><html><head><title>Bad gateway</title></head><body>{"score": 0} ${SECRET}</body></html>`;
const PAGE = { 'content-type': 'text/html' };
const overloaded = error(529, { type: 'overloaded_error', message: 'Overloaded' });
const PAST = 'Wed, 21 Oct 2015 07:28:00 GMT';
const DEEP = 100_000;
const deep = (open: string, close: string) => `${open.repeat(DEEP)}1${close.repeat(DEEP)}`;

/** The connection, and the statuses of answers. */
export const connectionRows = (): Row[] => [
  { does: 'cuts the connection at once, always', steps: times(3, { reset: 'at once' }), want: FAULT.unreachable },
  {
    does: 'cuts the connection in the body, always',
    steps: times(3, { reset: 'in the body' }),
    want: FAULT.unreachable,
  },
  {
    does: 'cuts two connections, then answers',
    steps: [{ reset: 'at once' }, { reset: 'in the body' }, GOOD],
    want: { score: 1 },
  },
  ...[401, 403].map((status): Row => ({ does: `says ${status}`, steps: [error(status)], want: keyRefused(status) })),
  {
    does: 'says 401 in a page of HTML',
    steps: [{ status: 401, headers: PAGE, body: HTML }],
    want: keyRefused(401),
  },
  ...['0', PAST, '-1', 'soon', ''].map(
    (after): Row => ({
      does: `says 429 with Retry-After "${after}" four times, then answers`,
      steps: [...times(4, error(429, {}, { 'retry-after': after })), GOOD],
      want: { score: 1 },
    }),
  ),
  ...[408, 425, 500, 502, 503, 504].map(
    (status): Row => ({
      does: `says ${status} twice, then answers`,
      steps: [...times(2, error(status)), GOOD],
      want: { score: 1 },
    }),
  ),
  ...[500, 502, 503, 504].map(
    (status): Row => ({ does: `says ${status} for ever`, steps: times(3, error(status)), want: failed(status) }),
  ),
  { does: 'is overloaded (529), then answers', steps: [overloaded, overloaded, GOOD], want: { score: 1 } },
  { does: 'is overloaded (529) for ever', steps: times(3, overloaded), want: failed(529, 'overloaded_error') },
  ...[502, 504].map(
    (status): Row => ({
      does: `has a gateway that says ${status} in HTML`,
      steps: times(3, { status, headers: PAGE, body: HTML }),
      want: failed(status),
    }),
  ),
  { does: 'says 500 before a limit before an answer', steps: [error(500), error(429), GOOD], want: { score: 1 } },
  ...[402, 404, 410].map((status): Row => ({ does: `says ${status}`, steps: [error(status)], want: failed(status) })),
  { does: 'says 413', steps: [error(413, { type: 'request_too_large' })], want: FAULT.tooLong },
  // To the same server, where a call that followed would be one too many.
  ...[300, 301, 302, 303, 307, 308].map(
    (status): Row => ({
      does: `redirects by ${status}`,
      steps: [{ status, headers: { location: '/v1/chat/completions' } }],
      want: failed(status),
    }),
  ),
  { does: 'says 304', steps: [{ status: 304 }], want: failed(304) },
  { does: 'says 204', steps: [{ status: 204 }], want: FAULT.noCompletion },
  // Everything that was asked for besides the messages is left out in turn, since one of it may be what is refused.
  { does: 'says 400 whatever it is asked', only: 'openai', steps: times(5, error(400)), want: failed(400) },
  { does: 'says 400 whatever it is asked', only: 'anthropic', steps: times(3, error(400)), want: failed(400) },
];

/** Answers that say that all went well, and have something else in their bodies. */
export const bodyRows = (name: ProviderName): Row[] => [
  ...errorsInside.map(
    ([does, body, want, tries = 1]): Row => ({
      does: `says 200 and in the body ${does}`,
      steps: times(tries, { status: 200, body }),
      want,
    }),
  ),
  {
    does: 'says 200 and in the body that it limits, then answers',
    steps: [{ status: 200, body: { type: 'error', error: { type: 'rate_limit_error', code: 429 } } }, GOOD],
    want: { score: 1 },
  },
  ...Object.entries({
    'a page of HTML': HTML,
    nothing: '',
    'a cut JSON': JSON.stringify(BODY[name]('{"label":"Y"')).slice(0, -20),
    'JSON and more': `${JSON.stringify(BODY[name]('x'))}]`,
    null: 'null',
    'a number': '0',
    'a text': '"Y"',
    'an empty list': '[]',
    'an empty object': '{}',
    'no choice': '{"choices":[],"content":null}',
    'an empty choice': '{"choices":[null],"content":3}',
    'a choice without a message': '{"choices":[{"message":null,"score":1}],"content":{}}',
    'a score of its own': '{"score":0,"explanation":"Because."}',
    'lists in lists without measure': deep('[', ']'),
    'objects in objects without measure': deep('{"choices":', '}'),
    'a stream': `data: ${JSON.stringify(BODY[name]('x'))}\n\ndata: [DONE]\n\n`,
  }).map(([what, garbage]): Row => ({ does: `answers ${what}`, steps: [{ garbage }], want: FAULT.noCompletion })),
  {
    does: 'answers more than 16 MiB',
    steps: [{ garbage: JSON.stringify(BODY[name]('x'.repeat(17 * 1024 * 1024))) }],
    want: FAULT.tooLarge,
  },
  {
    does: 'calls a tool with arguments nested without measure',
    steps: times(2, { garbage: DEEP_CALL[name] }),
    want: FAULT.unusable,
    paid: usual(2),
  },
  {
    does: 'says 500 in a body nested without measure',
    steps: times(3, { status: 500, body: `{"error":{"message":${deep('[', ']')}}}` }),
    want: failed(500),
  },
  ...goodBodies.map(
    ([does, before, type]): Row => ({
      does,
      steps: [
        answering((request) => before + JSON.stringify(BODY[name](verdictText(request))), { 'content-type': type }),
      ],
      want: { score: 1 },
      paid: usual(1),
    }),
  ),
];

const ARGUMENTS = deep('{"a":', '}');
/** A reply in the tool's place, as some servers give it. */
const DEEP_CALL: Record<ProviderName, string> = {
  openai: `{"choices":[{"message":{"content":null,"tool_calls":[{"function":{"arguments":${ARGUMENTS}}}]}}],"usage":${JSON.stringify(USAGE)}}`,
  anthropic: `{"content":[{"type":"tool_use","input":${ARGUMENTS}}],"usage":${JSON.stringify(ANTHROPIC_USAGE)}}`,
};

const errorsInside: [does: string, body: object, want: Row['want'], tries?: number][] = [
  ['an error', { error: { message: SECRET, type: 'server_error', code: 500 } }, failed(500, 'server_error'), 3],
  ['an error as a text', { error: `Model unloaded. ${SECRET}` }, failed(200), 3],
  [
    'an overload',
    { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    failed(200, 'overloaded_error'),
    3,
  ],
  [
    'a refused key',
    { error: { message: SECRET, type: 'authentication_error', code: 401 } },
    keyRefused(401, 'authentication_error'),
  ],
  ['a full window', { error: { message: 'Too many.', code: 'context_length_exceeded' } }, FAULT.tooLong],
];

const goodBodies: [does: string, before: string, contentType: string][] = [
  ['answers with a byte order mark', '\ufeff', 'application/json'],
  // DeepSeek sends empty lines while it is busy.
  ['answers with empty lines before', '\n\n\n', 'application/json'],
  ['answers JSON and calls it a text', '', 'text/plain'],
  ['answers JSON and calls it a page', '', 'text/html; charset=iso-8859-1'],
  ['answers JSON and calls it nothing', '', ''],
];
