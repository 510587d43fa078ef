import { type Deemster, modelCriterion, type Reply, startDeemster } from '../helpers.ts';
import { type RecordedRequest, type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';

/** A response with a person's label. */
export interface LabelledCase {
  content: string;
  label: boolean;
}

const base = '/api/v1/evaluators';
export const candidatesOf = (name: string) => `${base}/${name}/candidates`;

/**
 * Has responses judged by an evaluator, and labels them.
 * @param more Of the request that has one judged.
 * @returns the ids of the evaluations and of their traces
 */
export async function judgeAndLabel(
  deemster: Deemster,
  name: string,
  cases: readonly LabelledCase[],
  more: object = {},
) {
  const judge = async ({ content, label }: LabelledCase) => {
    const messages = [
      { role: 'user', content: 'Go on.' },
      { role: 'assistant', content },
    ];
    const { headers, status } = await deemster.evaluate({
      evaluation_criteria: undefined,
      evaluator_name: name,
      messages,
      ...more,
    });
    expect(status).toBe(200);
    const evaluation_id = headers.get('x-evaluation-id')!;
    const labelled = await deemster.post('/api/v1/annotations/label', { evaluation_id, label });
    expect(labelled.status).toBe(200);
    return { evaluation_id, trace_id: headers.get('x-trace-id')! };
  };
  return Promise.all(cases.map(judge));
}

/** Answers of these numbers of words, each of which deserves to pass or not. */
export const answers = (words: readonly number[], label: boolean): LabelledCase[] =>
  words.map((count) => ({ content: Array.from({ length: count }, (_, at) => `word${at}`).join(' '), label }));

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Plans a candidate. */
export async function planned(deemster: Deemster, name: string, settings: object = {}): Promise<Reply['body']> {
  const { status, body } = await deemster.post(candidatesOf(name), settings);
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
}

/** Replays a planned candidate, and gives it once that has ended. */
export async function replayed(deemster: Deemster, { id, evaluator_name }: Reply['body']): Promise<Reply['body']> {
  const begun = await deemster.post(`${candidatesOf(evaluator_name)}/${id}/replay`, undefined);
  expect([begun.status, begun.body.detail]).toEqual([202, undefined]);
  return endOfReplay(deemster, begun.body);
}

export async function endOfReplay(deemster: Deemster, { id, evaluator_name }: Reply['body']): Promise<Reply['body']> {
  const { body } = await deemster.get(`${candidatesOf(evaluator_name)}/${id}?wait=30`);
  expect(body.status).toBe('replayed');
  return body;
}

export const promote = (deemster: Deemster, { id, evaluator_name }: Reply['body'], accept?: string) =>
  deemster.post(`${candidatesOf(evaluator_name)}/${id}/promote`, { accept });

/** A verdict that the judged response itself dictates: `[MODEL=Y]` for the model of that name. */
export const dictated = ({ body, text }: RecordedRequest) => {
  const [, label] = new RegExp(`\\[${body.model}=(\\w)\\]`).exec(text)!;
  return { reply: verdictReply({ label }) };
};

export const steps = (count: number, step: Step = dictated): Step[] => Array.from({ length: count }, () => step);

/** Cases on which both judges say what is dictated: the old and the new label, and what the response deserves. */
export const dictatedCases = (name: string, count: number, labels: string, label: boolean): LabelledCase[] =>
  range(1, count).map((at) => ({
    content: `${name} ${labels}${label} ${at} [old=${labels[0]}] [new=${labels[1]}]`,
    label,
  }));

/** A service with a judge `old`, and a judge `new` behind the lightning cores. */
export async function twoJudges(script: Step[], settings: object = {}, options: { folder?: string } = {}) {
  await using resources = new AsyncDisposableStack();
  const provider = resources.use(await scriptedProvider(script));
  const judges = { judge: 'openai:old', judgeLightning: 'openai:new', openaiBaseUrl: provider.url };
  const deemster = resources.use(await startDeemster({ ...judges, ...settings }, options));
  const kept = resources.move();
  return { provider, deemster, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/** A core with the judge `new`. */
export const lightning = 'align-lightning-20250731';

export const create = (deemster: Deemster, name: string) =>
  deemster.post('/api/v1/evaluators', { name, evaluation_criteria: modelCriterion });
