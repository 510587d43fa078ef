import { plainNumber, sumOf } from '../mean.ts';
import type { Token } from '../providers/provider.ts';

/** Characters around a label in its token: blanks, JSON's quotation marks, and what comes before and after them. */
const AROUND = /^[\s":]+|[\s",}\]]+$/gu;

/** The least probability that the labels must have together at their position (judging.md, 2). */
const LEAST_MASS = 0.5;

/** The most probability without a known token. It may belong to labels, and more of it could change a score. */
const MOST_UNSEEN = 0.1;

/** The labels have too little of the probability: the model was likely to write something else. */
export class UnclearLabel extends Error {
  constructor() {
    super('The labels hold less than half of the probability.');
    this.name = 'UnclearLabel';
  }
}

/**
 * The probability per label at the position of the reply's label; they sum to 1. Tokens that mean the same label (" 7", "7\n",
 * '"7') are added up.
 * @param labelAt The position of the label in the reply, in UTF-16 code units.
 * @returns undefined if the reply's tokens do not show it
 * @throws UnclearLabel
 */
export function labelProbabilities(
  tokens: readonly Token[],
  labelAt: number,
  labels: readonly string[],
): Record<string, number> | undefined {
  const token = tokenAt(tokens, labelAt);
  if (!token) return undefined;
  // If the token has more than the label, its alternatives may have their labels at other positions.
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

function tokenAt(tokens: readonly Token[], position: number): Token | undefined {
  let end = 0;
  return tokens.find(({ text }) => {
    end += text.length;
    return end > position;
  });
}
