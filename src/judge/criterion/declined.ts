import type { Check } from '../checks/check.ts';
import { checkOf } from '../checks/families/deciders.ts';
import { builtGrammar } from '../checks/grammar/built.ts';
import { obligationIn } from '../checks/grammar/obligations.ts';
import type { Reading } from '../checks/grammar/reading.ts';
import { type Place, type Token, tokenize } from '../checks/grammar/tokens.ts';
import { unreadWords } from '../checks/grammar/unread.ts';
import type { Steps } from '../steps.ts';
import type { Criterion } from './criterion.ts';
import { described } from './described.ts';

/** Why a criterion is left to a model. */
export interface Declined {
  /** Of its two to six meanings, those that a program can decide, in words. Empty where there are fewer or more meanings. */
  possibleMeanings: string[];
  /** The words that no rule reads, as they are written; the whole condition where all are read, but not how they belong together. */
  words: string[];
  /** What is unclear although every word is read; '' where a word is not. */
  unclear: string;
}

const SEVERAL = 'its words are understood, but they may mean more than one thing';
const JOINS = 'its parts are understood, but not what belongs together';
const mostMeanings = 6;
/** Of longer ones, in UTF-16 code units and in tokens, the whole condition is returned. */
const longestCondition = 2000;
const mostTokens = 100;

const mayMean = (meanings: readonly string[], isOpen: boolean) =>
  `it may mean ${meanings.join(' | ')}${isOpen ? ', or something else' : ''}`;

/** Why a criterion is left to a model. It may take 0.3 s in all. @param reading Without one meaning. */
export function* whyDeclined(criterion: Criterion, { forms, isOpen }: Reading): Steps<Declined> {
  const { condition } = criterion;
  const whole = condition.replace(/\.$/u, '');
  const places = new Map<Token, Place>();
  const tokens = condition.length <= longestCondition ? tokenize(condition, places) : undefined;
  if (!tokens || tokens.length === 0 || tokens.length > mostTokens)
    return { possibleMeanings: [], words: [whole], unclear: '' };
  const obligation = criterion.polarity === -1 ? obligationIn(tokens) : undefined;
  if (obligation) {
    const [first, last] = [tokens[obligation.start]!, tokens[obligation.end - 1]!].map((token) => places.get(token)!);
    return { possibleMeanings: [], words: [condition.slice(first!.start, last!.end)], unclear: '' };
  }
  const checks = forms.map(checkOf);
  const meanings = [...new Set(checks.filter((one): one is Check => one !== undefined).map(described))];
  const count = meanings.length + (isOpen ? 1 : 0);
  const areKnown =
    meanings.length > 0 && checks.every((one) => one !== undefined) && count > 1 && count <= mostMeanings;
  const isRead = isOpen || forms.length > 0;
  yield;
  const unread = isRead ? [] : yield* unreadWords(builtGrammar(), condition);
  return {
    possibleMeanings: areKnown ? meanings : [],
    words: unread.length > 0 ? unread : [whole],
    unclear: unread.length > 0 ? '' : areKnown ? mayMean(meanings, isOpen) : isRead ? SEVERAL : JOINS,
  };
}
