import type { Judgment } from '../../src/judge/judge.ts';
import { agent, llm, says, user } from '../judge/agent-traces.ts';

/** What one verdict of the doubles costs. */
export const ONCE = { prompt: 100, completion: 20, cached_prompt: 60 };

/** An instance that wrote one text. */
export const speaker = (id: string, text = `from ${id}`) => agent(id, llm([user('Hi')], [says(text)]));

/** A model's judgment of one message. */
export function judgmentOf(score: number | null, explanation = 'So.', usage: typeof ONCE | null = ONCE): Judgment {
  const verdict = {
    score,
    explanation,
    cleanedExplanation: null,
    decidedBy: 'model' as const,
    judge: 'double',
    method: 'binary-samples-1',
    probability: null,
    labelProbabilities: null,
    samples: [score],
    range: null,
    evidence: [],
    droppedQuotes: 0,
    points: [],
    claims: [],
    usage,
    promptVersion: 'judge-3',
  };
  return { verdict, responses: [{ first: 1, last: 1 }], cached: false, cacheKey: null };
}
