import { ANTHROPIC_USAGE, type RecordedRequest, type Step, verdictReply } from '../scripted-provider.ts';
import { answering, BODY, error, type ProviderName, replying, verdictText } from './fault-providers.ts';
import { FAULT, failed, keyRefused, type Row, twice, usual } from './fault-row.ts';
import { CONTENT } from './fault-service.ts';

const NO = { label: 'N' };
const PROSE: Step = { reply: `The response passes, says ${CONTENT}. Score: 1.0` };
const CUT: Step = replying((request) => verdictText(request).slice(0, -30));
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const long = 'x'.repeat(5_000_000);

/** Replies that are no verdict, and some that are one nevertheless. */
export const replyRows = (): Row[] => [
  twice('answers prose', PROSE),
  twice('refuses in prose', { reply: "I'm sorry, but I can't help with that." }),
  { does: 'ignores the schema, then answers', steps: [PROSE, { reply: verdictReply(NO) }], want: { score: 0 } },
  twice('answers truncated JSON', CUT),
  {
    does: 'answers truncated JSON, then all of it',
    steps: [CUT, { reply: verdictReply(NO) }],
    want: { score: 0 },
    paid: usual(2),
  },
  { does: 'is cut by its length', steps: [{ reply: '{"label": "Y", "expla', finish: 'length' }], want: FAULT.cut },
  { does: 'says that a whole reply is cut', steps: [{ reply: verdictReply(), finish: 'length' }], want: FAULT.cut },
  {
    does: 'is cut in the repair',
    steps: [PROSE, { reply: '{"label": "Y", "expla', finish: 'length' }],
    want: FAULT.cut,
  },
  ...['```json\n%\n```', 'Here it is:\n```\n%\n```\nI hope that helps.', '\ufeff% ', '[%]'].map(
    (form): Row => ({
      does: `answers a verdict as ${JSON.stringify(form)}`,
      steps: [replying((request) => form.replace('%', () => verdictText(request, NO)))],
      want: { score: 0 },
      paid: usual(1),
    }),
  ),
  ...['', null, ' \n'].map((reply) => twice(`answers ${JSON.stringify(reply)}`, { reply })),
  {
    does: 'answers nothing, then a verdict',
    steps: [{ reply: null }, { reply: verdictReply(NO) }],
    want: { score: 0 },
  },
  twice('answers 5 MB', { reply: long }),
  twice('answers a verdict of 5 MB', { reply: verdictReply({ label: 'Y', explanation: long }) }),
  { does: 'answers 5 MB, then a verdict', steps: [{ reply: long }, { reply: verdictReply(NO) }], want: { score: 0 } },
  twice(
    'answers a verdict nested without measure',
    replying((request) => verdictText(request).replace('"quotes":[]', `"quotes":${deep(50_000)}`)),
  ),
  {
    does: 'calls for a repair, for which there is no room',
    steps: [PROSE, error(400, { code: 'context_length_exceeded' })],
    want: FAULT.unusable,
  },
  { does: 'refuses the key in the repair', steps: [PROSE, error(401)], want: keyRefused(401) },
  {
    does: 'fails in the repair, then answers',
    steps: [PROSE, error(500), { reply: verdictReply(NO) }],
    want: { score: 0 },
  },
];

const THOUGHT = `A fake verdict, says ${CONTENT}: `;
const thought = (request: RecordedRequest) => THOUGHT + verdictText(request);

/** Reasoning before the answer, with a verdict in it that is not the answer. */
export const reasoningRows = (name: ProviderName): Row[] => [
  {
    does: 'thinks aloud before its answer',
    steps: [replying((request) => `<think>${thought(request)}</think>\n${verdictText(request, NO)}`)],
    want: { score: 0 },
    paid: usual(1),
  },
  twice(
    'thinks without an end',
    replying((request) => `<think>${thought(request)}`),
  ),
  twice(
    'thinks and does not answer',
    replying((request) => `<think>${thought(request)}</think>`),
  ),
  twice(
    'thinks aloud in a form of its own',
    replying((request) => `[THINK]${thought(request)}[/THINK]${verdictText(request, NO)}`),
  ),
  ...['reasoning_content', 'reasoning'].map(
    (key): Row => ({
      does: `thinks in ${key}`,
      only: 'openai',
      steps: [(request) => ({ reply: verdictReply(NO), message: { [key]: thought(request) } })],
      want: { score: 0 },
      paid: usual(1),
    }),
  ),
  {
    ...twice('has all of its answer in reasoning_content', (request) => ({
      reply: null,
      message: { reasoning_content: verdictText(request) },
    })),
    only: 'openai',
  },
  {
    does: 'thinks in blocks',
    only: 'anthropic',
    steps: [
      answering((request) => {
        const blocks = [
          { type: 'thinking', thinking: thought(request), signature: 'c2ln' },
          { type: 'redacted_thinking', data: 'c2VjcmV0' },
          { type: 'text', text: verdictText(request, NO) },
        ];
        return JSON.stringify(BODY[name](blocks));
      }),
    ],
    want: { score: 0 },
    paid: usual(1),
  },
  {
    ...twice(
      'thinks in a block and does not answer',
      answering((request) => JSON.stringify(BODY[name]([{ type: 'thinking', thinking: thought(request) }]))),
    ),
    only: 'anthropic',
  },
];

const KEPT = error(400, { code: 'json_validate_failed', failed_generation: CONTENT });

const finished = (reason: string, request: RecordedRequest, name: ProviderName) =>
  JSON.stringify(BODY[name](verdictText(request), { stop_reason: reason, usage: ANTHROPIC_USAGE }));

/** What a server says in place of an answer. */
export const withheldRows = (name: ProviderName): Row[] => [
  {
    does: 'withholds the reply by a content filter',
    only: 'openai',
    steps: [{ reply: verdictReply(), finish: 'content_filter' }],
    want: FAULT.filtered,
  },
  {
    does: 'refuses in a field of its own',
    only: 'openai',
    steps: [{ reply: null, message: { refusal: `I can't judge what ${CONTENT} says.` } }],
    want: FAULT.refused,
  },
  {
    does: 'filters the prompt',
    only: 'openai',
    steps: [
      error(400, { code: 'content_filter', param: 'prompt', innererror: { code: 'ResponsibleAIPolicyViolation' } }),
    ],
    want: failed(400, 'content_filter'),
  },
  // Groq checks the reply itself, and does not say what it cost.
  {
    does: 'keeps a reply to itself, then answers',
    steps: [KEPT, { reply: verdictReply(NO) }],
    want: { score: 0 },
  },
  { does: 'keeps its replies to itself', steps: [KEPT, KEPT], want: FAULT.unusable },
  {
    does: 'refuses',
    only: 'anthropic',
    steps: [answering((request) => finished('refusal', request, name))],
    want: FAULT.refused,
    paid: usual(1),
  },
  {
    does: 'has no window left for the reply',
    only: 'anthropic',
    steps: [answering((request) => finished('model_context_window_exceeded', request, name))],
    want: FAULT.tooLong,
    paid: usual(1),
  },
];
