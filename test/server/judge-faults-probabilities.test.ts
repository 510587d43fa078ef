import { type RecordedRequest, type Step, verdictReply } from '../scripted-provider.ts';
import { BODY, verdictText } from './fault-providers.ts';
import { FAULT, keyRefused, type Row, times, usual } from './fault-row.ts';
import { checkSecrets, type FaultService, faultService } from './fault-service.ts';

type Masses = Record<string, number>;

/** A verdict whose label's place has these probabilities. */
const at = (label: string | number, labels: Masses): Step => ({ reply: verdictReply({ label }), labels });

const candidates = (labels: Masses) =>
  Object.entries(labels).map(([token, probability]) => ({ token, logprob: Math.log(probability) }));
/** A token that the model was sure of. */
const plainToken = (token: string) => ({ token, logprob: 0, top_logprobs: candidates({ [token]: 1, '~': 1e-9 }) });

interface Around {
  /** What stands before and behind the label in its token. */
  before?: string;
  behind?: string;
  /** What the model wrote before its reply, of which there are tokens too. */
  thought?: (request: RecordedRequest) => string;
  /** The thought is a part of the content. */
  isSaid?: boolean;
}

/** A verdict whose label is a part of a larger token, as tokenizers merge them. */
const merged =
  (label: string, labels: Masses, { before = '', behind = '', thought = () => '', isSaid = false }: Around): Step =>
  (request) => {
    const text = verdictText(request, { label });
    const thoughts = thought(request);
    const place = text.indexOf(`"label":"${label}`) + '"label":"'.length;
    const [start, end] = [place - before.length, place + label.length + behind.length];
    const tokens = [
      ...(thoughts === '' ? [] : [plainToken(thoughts)]),
      plainToken(text.slice(0, start)),
      { ...plainToken(text.slice(start, end)), top_logprobs: candidates(labels) },
      plainToken(text.slice(end)),
    ];
    const content = isSaid ? thoughts + text : text;
    const choice = { index: 0, message: { content }, finish_reason: 'stop', logprobs: { content: tokens } };
    return { status: 200, body: { ...BODY.openai(text), choices: [choice] } };
  };

/** Without tokens it would be taken for a server that gives none. */
const PROSE: Step = { reply: 'It passes. Score: 1.0', logprobs: { content: [plainToken('It passes. Score: 1.0')] } };

const EIGHTS: Step = { reply: verdictReply({ label: '8' }) };

const SEVEN = 6 / 8;
const EIGHT = 7 / 8;
const good = (does: string, score: number | null, graded: boolean, ...steps: Step[]): Row => ({
  does,
  steps,
  want: { score },
  graded,
  paid: usual(steps.length),
});
const fake = ({ text }: RecordedRequest) =>
  `<think>${verdictText({ text } as RecordedRequest, { label: '1' })}</think>`;

const TOP = candidates({ '{': 0.5, '[': 0.5 });
/** What is no label probability, although there is something. */
const BROKEN: [does: string, content: unknown[]][] = [
  ['gives tokens of another text', [plainToken('something else')]],
  ['gives tokens without a probability', [{ token: '{', top_logprobs: TOP }]],
  ['gives probabilities above 1', [{ token: '{', logprob: 3, top_logprobs: TOP }]],
  ['gives more than all of the probability', [{ token: '{', logprob: 0, top_logprobs: [...TOP, ...TOP] }]],
  ['gives tokens of a wrong type', [3, null, { token: 3, top_logprobs: TOP }]],
];

/** Answers with label probabilities, and what they come to. */
const ROWS: Row[] = [
  good('is sure', 1, false, at('Y', { Y: 0.99, N: 0.01 })),
  good('is rather sure', 1, false, at('Y', { Y: 0.5, N: 0.3, maybe: 0.2 })),
  good('says what is less likely', 0, false, at('Y', { Y: 0.3, N: 0.6 })),
  good('finds it not applicable', null, false, at('X', { X: 0.6, Y: 0.4 })),
  good('grades', 0.5 * SEVEN + 0.5 * EIGHT, true, at('7', { 7: 0.5, 8: 0.5 })),
  good('grades by a number', 0.75 * SEVEN + 0.25 * EIGHT, true, at(7, { 7: 0.75, 8: 0.25 })),
  good(
    'grades in tokens with blanks, breaks and quotation marks',
    0.75 * SEVEN + 0.25 * EIGHT,
    true,
    at('7', { 7: 0.25, ' 7': 0.125, '7\n': 0.125, '"7"': 0.125, '"7",': 0.125, ' "8': 0.125, '8"}': 0.125 }),
  ),
  good(
    'grades in a merged token',
    0.25 * SEVEN + 0.75 * EIGHT,
    true,
    merged('8', { '"8"': 0.5, '"8",': 0.25, '"7"': 0.25 }, { before: '"', behind: '"' }),
  ),
  good('grades, and is half sure that it is none', SEVEN, true, at('7', { 7: 0.55, eleven: 0.25, '10': 0.2 })),
  good('grades after a thought of which there are tokens', SEVEN, true, merged('7', { 7: 1, 1: 0 }, { thought: fake })),
  good(
    'grades after a thought in its reply',
    SEVEN,
    true,
    merged('7', { 7: 1, 1: 0 }, { thought: fake, isSaid: true }),
  ),
  good(
    'grades in a token that begins before its text',
    EIGHT,
    true,
    merged('8', { ':"8': 0.75, ' "8': 0.25 }, { before: ':"' }),
  ),
  good('tells too little of the probability', EIGHT, true, at('1', { 1: 0.3, 2: 0.3 }), ...times(3, EIGHTS)),
  good(
    'grades in a token that holds more than its label',
    EIGHT,
    true,
    merged('1', { '1","expl': 0.5, 2: 0.5 }, { behind: '","expl' }),
    ...times(3, EIGHTS),
  ),
  good('gives impossible alternatives', SEVEN, true, at('7', { 7: 1, 8: 0, 9: 0 })),
  good('is unclear once', EIGHT, true, at('7', { 7: 0.3, seven: 0.6 }), at('8', { 8: 0.9, eight: 0.1 })),
  {
    does: 'is unclear twice',
    steps: [at('7', { 7: 0.3, seven: 0.6 }), at('7', { 7: 0.4, seven: 0.5 })],
    want: FAULT.unclear,
    graded: true,
  },
  {
    does: 'is unclear of a pass twice',
    steps: [at('Y', { Y: 0.3, Yes: 0.6 }), at('Y', { No: 0.8, no: 0.1 })],
    want: FAULT.unclear,
  },
  {
    does: 'is unclear, and then in prose twice',
    steps: [at('Y', { Y: 0.3, Yes: 0.6 }), PROSE, PROSE],
    want: FAULT.unusable,
  },
  {
    does: 'is unclear, and then refuses the key',
    steps: [at('Y', { Y: 0.3, Yes: 0.6 }), { status: 401 }],
    want: keyRefused(401),
  },
  ...['0', '10', 11, 7.5, -1, '7.5', 'Y'].map(
    (label): Row => ({
      does: `gives the level ${JSON.stringify(label)} with its probability`,
      steps: [at(label, { [label]: 0.9, 7: 0.1 }), at(label, { [label]: 0.9, 7: 0.1 })],
      want: FAULT.unusable,
      graded: true,
    }),
  ),
];

describe('a server that gives label probabilities and', () => {
  let service: FaultService;
  beforeAll(async () => {
    service = await faultService('openai');
  });
  afterAll(() => service[Symbol.asyncDispose]());

  test.each(ROWS)('$does', async (row) => {
    await service.check(row);
  });

  test('has revealed none of its secrets', () => checkSecrets(service.deemster));
});

describe.each<[how: string, logprobs: unknown]>([
  ['says nothing of them', undefined],
  ['says that there are none', null],
  ['has an empty list of them', { content: [] }],
  ['has tokens without others beside them', { content: [{ token: '{', logprob: 0, top_logprobs: [] }] }],
])('a server without label probabilities that %s', (_how, logprobs) => {
  const graded = (label: string): Step => ({ reply: verdictReply({ label }), logprobs });

  test('is asked once for a pass', async () => {
    await using service = await faultService('openai');
    await service.check(good('passes', 1, false, { reply: verdictReply({ label: 'Y' }), logprobs }));
  });

  test('is asked once more than there are samples, and from then on as often as there are samples', async () => {
    await using service = await faultService('openai');
    const [first, ...others] = ['7', '8', '9'].map(graded) as [Step, Step, Step];
    const { headers } = await service.check(good('grades', EIGHT, true, graded('1'), first, ...others));
    const [evaluation] = (await service.deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body.evaluations;
    expect(evaluation.sub_trace.samples.toSorted()).toEqual([SEVEN, EIGHT, 1]);
    await service.check(good('grades again', EIGHT, true, first, ...others));
    expect(service.provider.requests.map(({ body }) => [body.temperature, body.logprobs])).toEqual([
      [0, true],
      ...Array(6).fill([undefined, undefined]),
    ]);
  });
});

test.each(BROKEN)('a server that %s is not asked for them again after three replies', async (does, content) => {
  const broken = (label: string): Step => ({ reply: verdictReply({ label }), logprobs: { content } });
  const samples = ['8', '8', '8'].map(broken);
  await using service = await faultService('openai');
  // The first call wanted probabilities at temperature 0, and is no sample like the three others.
  for (const time of ['once', 'twice', 'thrice'])
    await service.check(good(`${does} ${time}`, EIGHT, true, broken('1'), ...samples));
  await service.check(good(`${does} again`, EIGHT, true, ...samples));
});
