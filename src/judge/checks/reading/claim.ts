import type { Token } from '../grammar/tokens.ts';
import type { About } from './subject-phrase.ts';
import type { Relation, VerbForm } from './verbs.ts';

/** A condition as one clause: who, what is said of it, and of what. The object is not yet understood. */
export interface Claim {
  about: About;
  relation: Relation;
  negated: boolean;
  object: readonly Token[];
  /** How it is put, for what follows and leaves a part of it out. */
  manner: Manner;
  /** Whether the criterion names a fault, so that what "not" denies is what it wants. */
  isFault?: boolean;
}

export interface Manner {
  /** The number of its subject, where a verb agrees with it. */
  count?: Count | undefined;
  /** Undefined where a preposition stands for the verb: "with …", "without …". */
  form?: VerbForm | undefined;
  /** The word that denies it. */
  denial?: Denial | undefined;
  /** Whether "must" or the like stands before its verb. */
  isModal?: boolean;
  /** Whether its subject is "the entire response", so that it is ambiguous whether "is not" denies all or part of it. */
  isThroughout?: boolean;
  /** Whether it says what the response is: "is free of commas". */
  isFree?: boolean;
  /** Whether it is said as a thing: "[Penalize] commas". */
  isThing?: boolean;
  /** Whether it is said as what is done: "[Penalize] using commas", "[Penalize] the assistant for using commas". */
  isDeed?: boolean;
  /** Whether its subject stands for what is looked for, or for an edge: no verb that follows has the response as subject. */
  isInverted?: boolean;
}

export type Count = 'singular' | 'plural';
/** `lack`: "lacks x or y" may mean that one of them is missing. */
export type Denial = 'not' | 'never' | 'avoid' | 'lack' | 'without';
