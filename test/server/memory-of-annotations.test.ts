import { bytesOf, type Deemster, modelCriterion, type Reply, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { markIn, readFences, toldBy } from '../judge/attacks/prompt.ts';
import { presentReply, type RecordedRequest, type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { endOf, judgedBy, submit } from '../tasks/task-helpers.ts';
import { otherAccount } from './other-account.ts';

/** A service whose model answers by the script. */
async function start() {
  await using resources = new AsyncDisposableStack();
  const provider = resources.use(await scriptedProvider());
  const deemster = resources.use(await startDeemster(judgedBy(provider)));
  const kept = resources.move();
  return { provider, deemster, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

let service: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  service = await start();
});
afterAll(() => service[Symbol.asyncDispose]());

type Both = Pick<typeof service, 'provider' | 'deemster'> & { /** An evaluator with memory. */ name: string };

let count = 0;
/** The service with an evaluator of its own, whose memory is empty. */
async function fresh({ provider, deemster } = service, settings: object = { memory: true }): Promise<Both> {
  const name = `evaluator ${++count}`;
  await create(deemster, name, settings);
  return { provider, deemster, name };
}

const create = (deemster: Deemster, name: string, settings: object = {}, options = {}) =>
  deemster.post('/api/v1/evaluators', { name, evaluation_criteria: modelCriterion, ...settings }, options);

const messagesOf = (request: string, response: string) => [
  { role: 'user', content: request },
  { role: 'assistant', content: response },
];
const refunds = messagesOf('How long do refunds take for returned shoes?', 'Returned shoes: five days, by policy R-7.');
const boots = messagesOf('How long do refunds take for returned boots?', 'Returned boots: six days.');
const hats = messagesOf('How long do refunds take for returned hats?', 'Returned hats: seven days, I guess.');
const weather = messagesOf('Will it rain in Oslo tomorrow morning?', 'Bring an umbrella.');

const noCache = { headers: { 'Cache-Control': 'no-cache' } };

interface Judged extends Reply {
  asked: RecordedRequest | undefined;
  ids: { trace_id: string; evaluation_id: string };
}

/** Evaluates by an evaluator; `asked` is what the model was asked, if it was. */
async function judge(
  { deemster, provider, name: own }: Both,
  messages: object[],
  { name = own, step = presentReply, request = {}, options = {}, cached = false }: Partial<Asking> = {},
): Promise<Judged> {
  const before = provider.requests.length;
  provider.script(step);
  const reply = await deemster.evaluate(
    { messages, evaluation_criteria: null, evaluator_name: name, ...request },
    { ...options, ...(cached ? {} : noCache) },
  );
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  const [trace_id, evaluation_id] = ['x-trace-id', 'x-evaluation-id'].map((one) => reply.headers.get(one)!);
  return { ...reply, asked: provider.requests[before], ids: { trace_id: trace_id!, evaluation_id: evaluation_id! } };
}

interface Asking {
  name: string;
  step: Step;
  request: Record<string, unknown>;
  options: object;
  /** Whether a stored verdict is good enough. */
  cached: boolean;
}

async function label({ deemster }: Both, { ids }: Judged, more: object = {}, options = {}): Promise<string> {
  const { status, body } = await deemster.post(
    '/api/v1/annotations/label',
    { evaluation_id: ids.evaluation_id, label: true, ...more },
    options,
  );
  expect(status).toBe(200);
  return body.id;
}

async function comment({ deemster }: Both, { ids }: Judged, text: string): Promise<string> {
  const { status, body } = await deemster.post('/api/v1/annotations/comment', {
    trace_id: ids.trace_id,
    comment: text,
  });
  expect(status).toBe(200);
  return body.id;
}

/** What a model was shown of earlier cases: title and text of each block. */
function shownIn(asked: RecordedRequest | undefined): string[] {
  const told = toldBy(asked!);
  const { blocks } = readFences(
    told.map(({ text }) => text),
    markIn(told),
  );
  return blocks.flatMap(({ title, body }) => (title.includes('earlier case') ? [`${title}: ${body}`] : []));
}

const evaluationOf = async ({ deemster }: Both, { ids }: Judged) =>
  (await deemster.get(`/api/v1/traces/${ids.trace_id}`)).body.evaluations[0];

const annotations = (...ids: string[]) => ids.map((id) => ({ id, type: 'annotation' }));

test('a judge sees what people said about similar cases, fenced as data, and the sources name it', async () => {
  const both = await fresh();
  const first = await judge(both, refunds);
  expect([shownIn(first.asked), first.body.sources]).toEqual([[], null]);
  const labelled = await label(both, first, { label: false });
  const commented = await comment(both, first, 'The policy is only named, not applied.');
  const quotes = [{ message: 1, text: 'six days' }];
  const second = await judge(both, boots, { step: { reply: verdictReply({ label: 'N', quotes }) } });
  expect(shownIn(second.asked)).toEqual([
    `first earlier case, request: ${refunds[0]!.content}`,
    `first earlier case, response: ${refunds[1]!.content}`,
    "first earlier case, a person's verdict: The response does not deserve to pass. The condition is not true of it.",
    "first earlier case, a person's comment: The policy is only named, not applied.",
  ]);
  expect(second.body.sources).toEqual([{ id: 'messages[1]', type: 'message' }, ...annotations(labelled, commented)]);
  const stored = await evaluationOf(both, second);
  expect([stored.sources, stored.sub_trace.memory]).toEqual([second.body.sources, [labelled, commented]]);
  expect(stored.sub_trace.prompt_version).toBe('judge-3-memory');
  expect(JSON.stringify(stored)).not.toContain('only named');
});

test('off is the default, and the prompt is then the same to the byte, whatever people said', async () => {
  const both = await fresh();
  const { name } = await fresh(service, {});
  expect((await both.deemster.get(`/api/v1/evaluators/${encodeURIComponent(name)}`)).body.memory).toBe(false);
  const textOf = (asked: RecordedRequest | undefined) => {
    const mark = markIn(toldBy(asked!));
    return asked!.text.replaceAll(mark, 'MARK');
  };
  const before = await judge(both, boots, { name });
  const one = await judge(both, refunds, { name });
  await label(both, one);
  await comment(both, one, 'Well said.');
  const after = await judge(both, boots, { name });
  expect(textOf(after.asked)).toBe(textOf(before.asked));
  // With memory but without a similar case, too; it is another judge all the same.
  const none = await judge(both, boots);
  expect(textOf(none.asked)).toBe(textOf(before.asked));
  const [off, on] = await Promise.all([evaluationOf(both, after), evaluationOf(both, none)]);
  expect([off.sub_trace.memory, off.sub_trace.prompt_version]).toEqual([undefined, 'judge-3']);
  expect([on.sub_trace.memory, on.sub_trace.prompt_version]).toEqual([[], 'judge-3-memory']);
});

test('a case never sees its own label, in whatever form it comes back, nor what else its trace holds', async () => {
  const both = await fresh();
  const first = await judge(both, refunds);
  await label(both, first);
  await comment(both, first, 'Named at once.');
  for (const request of [
    {},
    { system: 'You answer for a shop.' },
    { evaluate_latest: false },
    { messages: messagesOf(` ${refunds[0]!.content.toUpperCase()}`, refunds[1]!.content) },
    { messages: boots, trace_id: first.ids.trace_id },
  ]) {
    const { asked, body } = await judge(both, refunds, { request });
    expect([shownIn(asked), body.sources]).toEqual([[], null]);
  }
});

test('only similar cases of the same account and evaluator, whose versions share their labels, are shown', async () => {
  const both = await fresh();
  const { deemster } = both;
  const key = await otherAccount(deemster);
  await create(deemster, both.name, { memory: true }, { key });
  const { name } = await fresh();
  await label(both, await judge(both, refunds, { options: { key } }), {}, { key });
  await label(both, await judge(both, refunds, { name }));
  await label(both, await judge(both, weather));
  expect(shownIn((await judge(both, boots)).asked)).toEqual([]);

  const old = await judge(both, refunds);
  const id = await label(both, old);
  expect((await judge(both, hats)).body.sources).toEqual(annotations(id));
  const reworded = { evaluation_criteria: `${modelCriterion} by its number`, memory: true };
  const place = `/api/v1/evaluators/${encodeURIComponent(both.name)}`;
  const next = async (settings: object, messages: object[]) => {
    await deemster.call('PUT', place, settings);
    return await judge(both, messages);
  };
  expect((await next({ ...reworded, keep_labels: false }, hats)).body.sources).toBeNull();
  await deemster.call('DELETE', place);
  await create(deemster, both.name, { memory: true });
  const again = await judge(both, refunds);
  await label(both, again, { author: 'ada' });
  const kept = await next({ ...reworded, keep_labels: true }, hats);
  expect(shownIn(kept.asked).slice(2)).toEqual([
    `first earlier case, its criterion: ${modelCriterion}`,
    "first earlier case, a person's verdict: The response deserves to pass.",
  ]);
});

test('an exact check sees nothing and names nothing', async () => {
  const criterion = 'Passes if the response has fewer than 50 words';
  const both = await fresh(service, { evaluation_criteria: criterion, memory: true });
  const evaluate = (messages: object[]) =>
    both.deemster.evaluate({ messages, evaluation_criteria: null, evaluator_name: both.name });
  const { headers } = await evaluate(refunds);
  await both.deemster.post('/api/v1/annotations/label', { evaluation_id: headers.get('x-evaluation-id'), label: true });
  const reply = await evaluate(boots);
  expect(reply.body.sources ?? []).not.toContainEqual(expect.objectContaining({ type: 'annotation' }));
  const { body } = await both.deemster.get(`/api/v1/traces/${reply.headers.get('x-trace-id')}`);
  expect(body.evaluations[0].sub_trace).not.toHaveProperty('memory');
});

test('a cached verdict is one with the same examples', async () => {
  const both = await fresh();
  const id = await label(both, await judge(both, refunds));
  const asked = both.provider.requests.length + 1;
  const first = await judge(both, boots);
  const second = await both.deemster.evaluate({
    messages: boots,
    evaluation_criteria: null,
    evaluator_name: both.name,
  });
  expect([second.body, both.provider.requests.length]).toEqual([first.body, asked]);
  expect(second.body.sources).toEqual(annotations(id));
  // The same author changes their mind: another id, and another verdict.
  const other = await label(both, await judge(both, refunds), { label: false });
  const third = await judge(both, boots, { cached: true });
  expect([third.asked !== undefined, third.body.sources]).toEqual([true, annotations(other)]);
});

test('three are shown at most, and one of the other verdict if there is one', async () => {
  const both = await fresh();
  const colours = ['green', 'brown', 'white', 'black'];
  const ids: string[] = [];
  for (const colour of colours) {
    const text = `How long do refunds take for returned ${colour} boots?`;
    const judged = await judge(both, messagesOf(text, `Returned boots, ${colour}: days.`));
    ids.push(await label(both, judged, { label: colour !== 'green' }));
  }
  const { asked, body } = await judge(both, boots);
  // Equally similar ones: the newest first, and then the only one that fails.
  expect(body.sources).toEqual(annotations(ids[3]!, ids[2]!, ids[0]!));
  expect(shownIn(asked)).toHaveLength(9);
});

test('excerpts and comments are short, and control tokens in them are defused', async () => {
  const both = await fresh();
  const long = messagesOf(
    `How long do refunds take for returned boots? ${'And so on. '.repeat(500)}`,
    'Returned: <|im_end|>',
  );
  const judged = await judge(both, long);
  await comment(both, judged, `</s>${'Much to say. '.repeat(500)}`);
  const { asked } = await judge(both, boots);
  const shown = shownIn(asked);
  expect(shown).toHaveLength(3);
  for (const text of shown) expect(text.length).toBeLessThanOrEqual(350);
  expect(shown.join()).toContain('< |im_end|>');
  expect(shown[2]).toContain('comment: < /s>Much');
  expect(asked!.text).toContain('a space was put behind the first character of each control token');
});

test('under retention none a request may read the memory, and leaves nothing', async () => {
  const both = await fresh();
  const id = await label(both, await judge(both, refunds));
  const { body, headers } = await judge(both, boots, { request: { data_retention: 'none' } });
  expect([body.sources, headers.get('x-trace-id')]).toEqual([annotations(id), null]);
});

test('background tasks and agents of a trace have a memory, too', async () => {
  const both = await fresh();
  const { deemster, provider } = both;
  const id = await label(both, await judge(both, refunds));
  provider.script(presentReply, presentReply, presentReply);
  const task = await submit(deemster, { messages: boots, evaluation_criteria: null, evaluator_name: both.name });
  expect((await endOf(deemster, task)).result.sources).toEqual(annotations(id));

  const shop = (thing: string) =>
    traceOf(
      agent('root', llm([user(`How long do refunds take for returned ${thing}?`)], [says(`${thing}: six days`)])),
    );
  const ofAgents = (thing: string) =>
    deemster.post('/api/v1/evals/trace', { trace: shop(thing), evaluator_name: both.name });
  const first = await ofAgents('gloves');
  const result = Object.values(first.body.results_by_agent_name)[0] as {
    results_by_agent_instance_id: Record<string, { sources: object[] }>;
  };
  expect(result.results_by_agent_instance_id.root!.sources).toEqual(annotations(id));
  const { body: trace } = await deemster.get(`/api/v1/traces/${first.headers.get('x-trace-id')}`);
  const {
    body: { id: ofAgent },
  } = await deemster.post('/api/v1/annotations/label', { evaluation_id: trace.evaluations[0].id, label: false });
  const second = await ofAgents('scarves');
  expect(JSON.stringify(second.body)).toContain(ofAgent);
  expect(toldBy(provider.requests.at(-1)!)[0]!.text).toContain('gloves: six days');
});

test('an explanation for the end user holds nothing of an earlier case', async () => {
  const both = await fresh();
  await comment(both, await judge(both, refunds), 'Compare order 7391-XQ.');
  const explanation = 'It names no policy. As with order 7391-XQ, it should. It promises five days, by policy R-7.';
  const { body } = await judge(both, boots, {
    step: { reply: verdictReply({ label: 'N', explanation, cleaned_explanation: explanation }) },
    request: { explanation_cleaning: 'end_user' },
  });
  expect(body.cleaned_explanation).toBe('It names no policy.');
});

describe('what is deleted is seen no more, and gone from the files', () => {
  const secret = 'zanzibar-marker-7391';
  const marked = messagesOf(`How long do refunds take for returned boots of ${secret}?`, `Six days, ${secret}.`);

  test.each<[string, (both: Both, judged: Judged, id: string) => Promise<Reply>]>([
    ['a label', ({ deemster }, _judged, id) => deemster.call('DELETE', `/api/v1/annotations/label/${id}`)],
    ['a trace', ({ deemster }, { ids }) => deemster.call('DELETE', `/api/v1/traces/${ids.trace_id}`)],
  ])('%s', async (what, remove) => {
    await using own = await start();
    const both = await fresh(own);
    const { deemster } = both;
    const judged = await judge(both, marked);
    const id = await label(both, judged);
    if (what === 'a trace') await comment(both, judged, `As I said: ${secret}`);
    expect(shownIn((await judge(both, boots)).asked)[0]).toContain(secret);
    const before = await bytesOf(deemster.dataDir);
    const token = tokenIn(before);
    expect((await remove(both, judged, id)).status).toBe(204);
    const after = await judge(both, boots);
    expect([shownIn(after.asked), after.body.sources]).toEqual([[], null]);
    const bytes = await bytesOf(deemster.dataDir);
    // Neither the words nor their hashes, by which they could be guessed.
    expect(bytes.includes(token)).toBe(false);
    if (what === 'a trace') expect(bytes.includes(secret)).toBe(false);
    else expect(bytes.includes(`${secret}?`)).toBe(true);
  });

  /** The end of one of the hashes of words: an index leaves out how a hash begins if the one before begins so, too. */
  function tokenIn(bytes: Buffer): string {
    const [tokens] = /(?:\b[\da-f]{12} ){5,}/.exec(bytes.toString('latin1'))!;
    return tokens.split(' ')[2]!.slice(4);
  }
});
