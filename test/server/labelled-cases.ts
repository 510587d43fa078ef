import type { Deemster, Reply } from '../helpers.ts';
import type { RecordedRequest, Step } from '../scripted-provider.ts';
import { verdictReply } from '../scripted-provider.ts';

/** A response with a person's label. */
export interface LabelledCase {
  content: string;
  label: boolean;
}

const base = '/api/v1/evaluators';
export const candidatesOf = (name: string) => `${base}/${name}/candidates`;

/** Has responses judged by an evaluator, and labels them. @returns the ids of the evaluations and of their traces */
export async function judgeAndLabel(
  deemster: Deemster,
  name: string,
  cases: readonly LabelledCase[],
  tags: Record<string, string> = {},
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
      tags,
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
