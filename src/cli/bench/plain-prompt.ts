import type { InProcessModel } from '../../in-process.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import type { Answer } from './rows.ts';

/** Identifies the wording below. */
export const plainVersion = 'plain-1';

/** Two sentences, as one writes them without thinking: the figure to beat. Nothing else may judge with this prompt. */
const question = (criterion: string) =>
  `Should the assistant's last answer in this conversation pass by this criterion: "${criterion}"? Reply with JSON, {"answer": "yes"} or {"answer": "no"}.`;

const schema = {
  name: 'answer',
  schema: {
    type: 'object',
    properties: { answer: { type: 'string', enum: ['yes', 'no'] } },
    required: ['answer'],
    additionalProperties: false,
  },
};

/** Asks once. @throws JudgeError for a fault of the endpoint, and for a reply that is neither yes nor no */
export async function judgePlainly(
  { provider }: InProcessModel,
  { conversation, criterion }: Answer,
  limits: { signal: AbortSignal; deadline: number },
) {
  const { messages, system, tools } = conversation;
  const content = `${question(criterion)}\n\n${JSON.stringify({ system, tools, messages })}`;
  const { text, usage } = await provider.complete({
    messages: [{ role: 'user', content }],
    schema,
    opening: '{',
    temperature: 0,
    seed: 1,
    probabilities: false,
    ...limits,
  });
  const said = /^\W*(?:answer\W+)?(yes|no)\W*$/i.exec(text)?.[1]?.toLowerCase();
  if (!said) throw new JudgeError('unusable_reply', 'The judge model said neither yes nor no.', { usage });
  return { score: said === 'yes' ? 1 : 0, usage };
}
