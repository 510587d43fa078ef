import type { Subject } from '../conversation.ts';
import type { Criterion, Prefix } from '../criterion.ts';
import type { Evidence, Verdict } from '../verdict.ts';
import type { Quantity } from './quantity.ts';

/** A condition that a program decides. */
export interface Check {
  /** The family, such as `words`; the verdict's method. */
  name: string;
  /** What it looks at, such as "words" or "occurrences of "sorry"". */
  what: string;
  /** What the condition asks of that, as the end of a sentence: "fewer than 100". */
  asked: string;
  /** What it reads of a response: its last text, or its tool calls. Of an agent's response every part has its own text. */
  reads: 'text' | 'calls' | 'both';
  /** Where it counts units of the text: by which function, and which numbers it asks for. */
  counted?: { by: (text: string) => number; quantity: Quantity };
  /** Where it joins several checks: these, and whether all or one of them must hold. */
  parts?: { joined: 'and' | 'or'; checks: readonly Check[] };
  run(subject: Subject): CheckResult;
}

export type CheckResult =
  | {
      /** Whether the condition holds. */
      holds: boolean;
      /** How nearly it holds, 0 to 1; 1 when it does. */
      nearness: number;
      /** How nearly its opposite holds, 0 to 1; 1 when the condition does not hold. */
      distance: number;
      /** What was found, as the beginning of a sentence: "142 words". */
      found: string;
      evidence: Evidence[];
    }
  | {
      /** The condition does not apply. */
      holds: null;
      /** Why, as a sentence. */
      reason: string;
    };

/** What a check found where the condition applies. */
export type Known = Extract<CheckResult, { holds: boolean }>;

/** Higher is always better (decisions.md, "Scores"). */
const SCORES: Record<Prefix, (result: Known) => number> = {
  'Passes if': ({ holds }) => (holds ? 1 : 0),
  'Fails if': ({ holds }) => (holds ? 0 : 1),
  Reward: ({ nearness }) => nearness,
  Penalize: ({ distance }) => distance,
};

const ASKS: Record<Prefix, string> = {
  'Passes if': 'asks for',
  'Fails if': 'fails on',
  Reward: 'rewards',
  Penalize: 'penalizes',
};

/**
 * Judges one response by a check that was compiled from the criterion. The score is null, with the reason as explanation,
 * when the condition does not apply; the cleaned explanation is the caller's to fill in.
 */
export function runCheck(check: Check, criterion: Criterion, subject: Subject): Verdict {
  const result = check.run(subject);
  const applies = result.holds !== null;
  return {
    score: applies ? SCORES[criterion.prefix](result) : null,
    explanation: applies ? `${result.found}; the criterion ${ASKS[criterion.prefix]} ${check.asked}.` : result.reason,
    cleanedExplanation: null,
    decidedBy: 'check',
    judge: 'check',
    method: check.name,
    probability: null,
    samples: null,
    spread: null,
    evidence: applies ? result.evidence : [],
    droppedQuotes: 0,
    usage: null,
    promptVersion: null,
  };
}
