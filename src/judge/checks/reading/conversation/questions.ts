import type { Check } from '../../check.ts';
import {
  isQuestionCheck,
  onlyQuestions,
  QUESTION,
  questionAtEdgeCheck,
  questionsCheck,
} from '../../conversation/questions.ts';
import { afterPhrase } from '../../grammar/tokens.ts';
import type { Quantity } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/**
 * Checks on questions. A question is a sentence that ends with a question mark, of the last text of the response. Where a mark
 * stands in a quotation, a title, a table or the middle of a sentence, or a sentence asks without one, it may be one or not, and
 * where that matters the check is undecided. Whether it is a good question, or what it asks for, is nothing a program knows.
 */
export function questions(claim: Claim): Check | undefined {
  if (claim.relation === 'start' || claim.relation === 'end') {
    const isOne = afterPhrase(claim.object, 0, 'a question') === claim.object.length;
    return isOne ? questionAtEdgeCheck(claim.relation, claim.negated) : undefined;
  }
  if (claim.relation === 'be') {
    const isOne = afterPhrase(claim.object, 0, 'a question') === claim.object.length;
    if (isOne) return isQuestionCheck(claim.negated);
  }
  if (claim.relation === 'solely')
    return !claim.negated && afterPhrase(claim.object, 0, 'questions') === claim.object.length
      ? onlyQuestions
      : undefined;
  const asked = readAsked(claim);
  return asked && questionsCheck(asked);
}

const TO_THE_USER = ['to the user', 'of the user'];

function readAsked(claim: Claim): Quantity | undefined {
  if (claim.relation !== 'ask') return readContents(claim, QUESTION);
  const whom = afterPhrase(claim.object, 0, 'the user');
  const tail = whom === undefined ? TO_THE_USER.map((phrase) => claim.object.length - phrase.split(' ').length) : [];
  const end = tail.find((at, index) => at > 0 && afterPhrase(claim.object, at, TO_THE_USER[index]!) !== undefined);
  return readContents({ ...claim, relation: 'use', object: claim.object.slice(whom ?? 0, end) }, QUESTION);
}
