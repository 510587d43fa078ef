import type { Check } from '../checks/check.ts';
import { checkOf } from '../checks/families/deciders.ts';
import { builtGrammar } from '../checks/grammar/built.ts';
import { read, settled } from '../checks/grammar/settle.ts';
import { unreadWords } from '../checks/grammar/unread.ts';
import type { Steps } from '../steps.ts';
import type { Criterion } from './criterion.ts';
import { described } from './described.ts';

/** Why the grammar leaves a criterion to a model. */
export interface Declined {
  /** What it may mean, each in words; empty where there are not two to six meanings that a program could decide. */
  possibleMeanings: string[];
  /** The words that no rule reads, as they are written; it may take 0.1 s. */
  unknownWords: () => string[];
  /** Why no response can meet it, as a sentence. */
  fault: string | undefined;
}

const mostMeanings = 6;
const longestCondition = 2000;

/** Undefined where the grammar has one meaning for the criterion, or where it is too long to be read twice. */
export function* declinedBy(criterion: Criterion): Steps<Declined | undefined> {
  if (criterion.condition.length > longestCondition) return undefined;
  const grammar = builtGrammar();
  yield;
  const reading = read(grammar, criterion);
  yield;
  if (settled(reading)) return undefined;
  const checks = reading.isOpen ? [] : reading.forms.map(checkOf);
  const meanings = [...new Set(checks.filter((one): one is Check => one !== undefined).map(described))];
  const areKnown = checks.every((one) => one !== undefined) && meanings.length > 1 && meanings.length <= mostMeanings;
  const isRead = reading.isOpen || reading.forms.length > 0;
  return {
    possibleMeanings: areKnown ? meanings : [],
    unknownWords: () => (isRead ? [] : (unreadWords(grammar, criterion.condition) ?? [])),
    fault: reading.fault,
  };
}
