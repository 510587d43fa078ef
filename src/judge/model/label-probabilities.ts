import { plainNumber, sumOf } from '../mean.ts';
import type { Token } from '../providers/provider.ts';

/** What stands around a label in its token: blanks, the quotation marks of JSON, and what comes before and after them. */
const AROUND = /^[\s":]+|[\s",}\]]+$/gu;

/** The least share of the probability that the labels must have at their place (judging.md, 2). */
const LEAST_MASS = 0.5;

/** What is not told may be labels as well: more of it could move a score. */
const MOST_UNSEEN = 0.1;

/** Too little of the probability is at the labels: the model was about to say something else. */
export class UnclearLabel extends Error {
  constructor() {
    super('The labels hold less than half of the probability.');
    this.name = 'UnclearLabel';
  }
}

/**
 * The probability of each label at the place where the reply has its own, together 1. Tokens that mean the same label
 * (" 7", "7\n", '"7') are added up.
 * @param labelAt Where the label stands in the reply, in UTF-16 code units.
 * @returns undefined where the reply's tokens do not tell
 * @throws UnclearLabel
 */
export function labelProbabilities(
  tokens: readonly Token[],
  labelAt: number,
  labels: readonly string[],
): Record<string, number> | undefined {
  const token = tokenAt(tokens, labelAt);
  if (!token) return undefined;
  // Of a token that holds more than its label the others need not be labels where it has its own.
  if (!labels.includes(labelIn(token.text))) return undefined;
  const masses = Object.fromEntries(labels.map((label) => [label, 0]));
  for (const { text, probability } of token.alternatives) {
    const label = labelIn(text);
    if (Object.hasOwn(masses, label)) masses[label]! += probability;
  }
  const mass = sumOf(Object.values(masses));
  const unseen = Math.max(0, plainNumber(1 - sumOf(token.alternatives.map(({ probability }) => probability))));
  if (mass + unseen < LEAST_MASS) throw new UnclearLabel();
  if (unseen > MOST_UNSEEN) return undefined;
  if (mass < LEAST_MASS) throw new UnclearLabel();
  return Object.fromEntries(Object.entries(masses).map(([label, share]) => [label, plainNumber(share / mass)]));
}

const labelIn = (token: string) => token.replaceAll(AROUND, '');

function tokenAt(tokens: readonly Token[], place: number): Token | undefined {
  let end = 0;
  return tokens.find(({ text }) => {
    end += text.length;
    return end > place;
  });
}
