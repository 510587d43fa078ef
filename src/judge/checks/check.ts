import type { Subject } from '../conversation.ts';
import type { Criterion, Prefix } from '../criterion/criterion.ts';
import type { Evidence, Verdict } from '../verdict.ts';
import type { SeveralParts } from './parts/part-kind.ts';
import type { Quantity } from './quantity.ts';
import { TooLongError } from './too-long.ts';

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
  /** Whether it needs a parser, a library or a pattern of the criterion, and so takes long over a long text. */
  isCostly?: true | undefined;
  /** Whether it may load the language detector, which takes 0.15 s or more and 100 MB. */
  needsDetector?: true | undefined;
  /** Where it counts units of the text: by which function, and which numbers it asks for. */
  counted?: { by: (text: string) => number; quantity: Quantity };
  /** Where it counts: how many there are at least and at most, to be set beside other counts. */
  counts?: (subject: Subject) => Counts | { reason: string };
  /** Where it joins several checks: these, and whether all or one of them must hold. */
  parts?: { joined: 'and' | 'or'; checks: readonly Check[] };
  /** Where it asks the same of several parts of the response: of which, and what of each. */
  ofParts?: { which: SeveralParts; check: Check } | undefined;
  /** Whether it asks that something is not there. */
  denies?: boolean | undefined;
  /** Where its words are plain only of what is wished (1), or of what is not (-1): "has sentences over 20 words". */
  plainFor?: Criterion['polarity'] | undefined;
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
      /** Why the grade of the side that does not hold is open, where a joined part is undecided. */
      openGrade?: string | undefined;
    }
  | {
      /** The condition does not apply. */
      holds: null;
      /** Why, as a sentence. */
      reason: string;
    }
  | {
      /** Nobody can be sure by a program: a model is to judge. */
      holds: 'undecided';
      /** Why, as a sentence that holds no content. */
      reason: string;
    };

/** How many of something a text has, and why that is open, where it is. */
export interface Counts {
  least: number;
  most: number;
  open?: string | undefined;
}

/** The same check, which takes long over a long text. */
export const costly = (check: Check): Check => ({ ...check, isCostly: true });

/** Whether a condition holds that has no grade between. */
export const plainly = (holds: boolean) => ({ holds, nearness: holds ? 1 : 0, distance: holds ? 0 : 1 });

/** A response that a check leaves to a model, and why. */
export interface Undecided {
  undecided: string;
}

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

/** What a fault is, where its words alone would say something else: "fails on none". */
function asFault(asked: string): string {
  if (asked === 'both' || asked === 'all of these') return `${asked} together`;
  if (asked === 'not all of them') return 'a response that lacks one of them';
  return /^none(?: of them)?(?=$| \(if )/.test(asked) ? `a response with ${asked}` : asked;
}

const TOO_INTRICATE = 'The response is nested or repeated too many times to be checked.';

/** Patterns and parsers take a step of the stack for each repetition, of which a text may have millions. */
const isOfStack = (error: unknown) => error instanceof RangeError && /call stack size/u.test(error.message);

/** What a check finds; a text that is too long for its parser, or too much for the stack, is left to a model. */
export function resultOf(check: Check, subject: Subject): CheckResult {
  try {
    return check.run(subject);
  } catch (error) {
    if (error instanceof TooLongError) return { holds: 'undecided', reason: error.message };
    if (isOfStack(error)) return { holds: 'undecided', reason: TOO_INTRICATE };
    throw error;
  }
}

/** Which of both sides a score grades; the other two prefixes ask for no grade. */
const GRADED: Partial<Record<Prefix, boolean>> = { Reward: true, Penalize: false };

/**
 * Judges one response by a check that was compiled from the criterion. The score is null, with the reason as explanation,
 * when the condition does not apply; the cleaned explanation is the caller's to fill in. Undecided, which is no score, when
 * the check cannot be sure of this response.
 */
export function runCheck(check: Check, criterion: Criterion, subject: Subject): Verdict | Undecided {
  const result = resultOf(check, subject);
  if (result.holds === 'undecided') return { undecided: result.reason };
  const applies = result.holds !== null;
  const asked = criterion.polarity === -1 ? asFault(check.asked) : check.asked;
  const isGradeOpen = applies && GRADED[criterion.prefix] === !result.holds;
  if (isGradeOpen && result.openGrade !== undefined) return { undecided: result.openGrade };
  return {
    score: applies ? SCORES[criterion.prefix](result) : null,
    explanation: applies ? `${result.found}; the criterion ${ASKS[criterion.prefix]} ${asked}.` : result.reason,
    cleanedExplanation: null,
    decidedBy: 'check',
    judge: 'check',
    method: check.name,
    probability: null,
    labelProbabilities: null,
    samples: null,
    range: null,
    evidence: applies ? result.evidence : [],
    droppedQuotes: 0,
    points: [],
    claims: [],
    usage: null,
    promptVersion: null,
  };
}
