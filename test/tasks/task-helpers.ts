import { type CallOptions, conversation, type Reply, type startDeemster } from '../helpers.ts';
import type { Step } from '../scripted-provider.ts';

export const background = '/api/v1/evals/reward/background';

type Answered = Promise<Pick<Reply, 'status' | 'body'>>;

/** Submits a conversation as a background task; the parts that a test does not care about are filled in. */
export async function submit(
  deemster: { post: (path: string, body: unknown, options?: CallOptions) => Answered },
  request: Record<string, unknown> = {},
  options?: CallOptions,
): Promise<string> {
  const body = {
    messages: conversation,
    evaluation_criteria: 'Passes if the response has fewer than 50 words',
    ...request,
  };
  const { status, body: accepted } = await deemster.post(background, body, options);
  expect([status, accepted]).toEqual([202, { task_id: expect.any(String), status: 'queued' }]);
  return accepted.task_id;
}

/** The task once it has ended. */
export async function endOf(deemster: { get: (path: string) => Answered }, id: string) {
  const { status, body } = await deemster.get(`/api/v1/tasks/${id}?wait=30`);
  expect([status, body.finished_at]).toEqual([200, expect.any(String)]);
  return body;
}

/** A model's server that fails as the judge gives up on: once and for each of the two retries of one call. */
export const failing: Step[] = [{ status: 503 }, { status: 503 }, { status: 503 }];

/** Settings of a service whose judge is a scripted provider. */
export const judgedBy = ({ url }: { url: string }): Parameters<typeof startDeemster>[0] => ({
  judge: 'openai:stub',
  openaiBaseUrl: url,
});
