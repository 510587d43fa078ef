import { readFileSync } from 'node:fs';
import { runCheck } from '../../../../src/judge/checks/check.ts';
import { readConversation, readResponses } from '../../../../src/judge/conversation.ts';
import { type CompiledCriterion, createReadCriterion } from '../../../../src/judge/criterion/compiled-criterion.ts';
import { CriterionError } from '../../../../src/judge/criterion/criterion-error.ts';
import { explain } from '../../../../src/judge/criterion/explain.ts';
import { SAMPLES } from './samples.ts';

const readCriterion = createReadCriterion();

export const goldenFile = new URL('./golden.jsonl', import.meta.url);

/** What a person says should become of a criterion. "refused": it is no criterion, or nothing can meet it. */
export type Expected = 'check' | 'model' | 'refused';

/** What becomes of a criterion. */
export interface Outcome {
  /** How a check reads it, and how it reads otherwise where the conversation has tools; absent where a model decides. */
  reading?: string;
  /** The score of each sample; "-" where the check leaves it to a model. */
  scores?: string;
}

export interface GoldenLine extends Outcome {
  criterion: string;
  /** A person's judgement, which `npm run golden` never changes. */
  expect: Expected;
}

export const readGolden = (): GoldenLine[] =>
  readFileSync(goldenFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The samples, as they are judged. */
export const SUBJECTS = SAMPLES.map((content) => {
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content },
  ];
  const conversation = readConversation({ messages, system: null, tools: null });
  return { conversation, response: readResponses(conversation, true)[0]! };
});

/** What becomes of a criterion today. @param withReading How it reads takes most of the time, and is left out where not wanted. */
export function outcomeOf(text: string, withReading: boolean): { found: Expected } & Outcome {
  let criterion: CompiledCriterion;
  try {
    criterion = readCriterion(text);
    if (criterion.fault()) return { found: 'refused' };
    const check = criterion.check();
    if (!check) return { found: 'model' };
    const scores = SUBJECTS.map((subject) => {
      const said = runCheck(check, criterion, subject);
      return 'undecided' in said ? '-' : String(said.score === null ? null : Math.round(said.score * 1000) / 1000);
    });
    return { found: 'check', ...(withReading && { reading: explain(criterion).reading }), scores: scores.join(' ') };
  } catch (error) {
    if (error instanceof CriterionError) return { found: 'refused' };
    throw error;
  }
}
