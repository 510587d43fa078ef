import type { Criterion } from '../criterion/criterion.ts';
import type { Block } from './blocks.ts';
import { scoreOf } from './labels.ts';

/** What people said about a case that is similar to the judged one, and excerpts of it. */
export interface EarlierCase {
  request: string;
  response: string;
  /** The criterion that its label was given for, if that is another one than is judged now. */
  criterion: string | null;
  label: { id: string /** Deserves to pass. */; label: boolean /** 0 to 1. */; score: number | null } | null;
  comment: { id: string; comment: string } | null;
}

/** The ids of the labels and comments of cases, in the order of the prompt. */
export const idsOf = (cases: readonly EarlierCase[]): string[] =>
  cases.flatMap(({ label, comment }) => [label, comment].flatMap((one) => (one ? [one.id] : [])));

/** The texts of cases, none of which an end user may see. */
export const textsOfCases = (cases: readonly EarlierCase[] = []): string[] =>
  cases.flatMap(({ request, response, criterion, comment }) => [
    request,
    response,
    ...(criterion === null ? [] : [criterion]),
    ...(comment ? [comment.comment] : []),
  ]);

/** Words instead of numbers, which could be taken for labels. */
const ORDINALS = ['first', 'second', 'third'];

/** Cases as blocks of data, at most three. */
export function earlierBlocks(cases: readonly EarlierCase[], criterion: Criterion): Block[] {
  return cases.flatMap((one, at) => {
    const parts = {
      request: one.request,
      response: one.response,
      'its criterion': one.criterion,
      "a person's verdict": one.label && verdictText(one, criterion),
      "a person's comment": one.comment?.comment,
    };
    return Object.entries(parts).flatMap(([part, text]) =>
      text ? [{ title: `${ORDINALS[at]} earlier case, ${part}`, body: text.toWellFormed() }] : [],
    );
  });
}

/** In the judge's own terms where that is possible: whether the condition holds, or how much is present (prompts.ts). */
function verdictText({ label, criterion: other }: EarlierCase, criterion: Criterion): string {
  const passes = label!.label ? 'The response deserves to pass.' : 'The response does not deserve to pass.';
  if (other !== null) return passes;
  if (criterion.scale === 'binary') {
    const holds = scoreOf('Y', criterion) === Number(label!.label);
    return `${passes} The condition is ${holds ? '' : 'not '}true of it.`;
  }
  if (label!.score === null) return passes;
  const share = criterion.polarity === 1 ? label!.score : 1 - label!.score;
  return `${passes} Of what is described, ${1 + Math.round(share * 8)} on the scale from 1 to 9 is present.`;
}
