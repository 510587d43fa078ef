import type { ToolNames } from '../../conversation.ts';
import type { Form, Said } from '../form.ts';
import type { Effort } from './chart.ts';

/** Once so many items and steps were taken to read a criterion in several ways, no other way is tried. */
export const mostSpent = 60_000;

/** What a criterion may mean: every distinct reading. Empty where a word of it is not understood. */
export interface Reading {
  forms: readonly Form[];
  /** Whether one of the readings cannot be decided by a program. */
  isOpen: boolean;
  /** The same readings as they were said, before bounds on one count are merged. */
  said: readonly Said[];
  /** What it took to read it. */
  effort?: Effort;
}

export const NOTHING: Reading = { forms: [], said: [], isOpen: false };
export const DOUBTFUL: Reading = { forms: [], said: [], isOpen: true };

/** What has been done to read a criterion. */
export interface Search {
  known: ToolNames | undefined;
  /** Items and steps so far. */
  spent: number;
  /** Whether something was left untried, because too much had been spent. */
  isOver: boolean;
}

/** Whether nothing more is tried. What is asked this has something left to try. */
export const isOver = (search: Search): boolean => {
  search.isOver ||= search.spent > mostSpent;
  return search.isOver;
};

export const isUnread = ({ forms, isOpen }: Reading) => forms.length === 0 && !isOpen;

/** The one meaning of a criterion; undefined where there are two, where a word is not understood, or where the meaning is unclear. */
export function settled({ forms, isOpen: isUnclear }: Reading): Form | undefined {
  return forms.length === 1 && !isUnclear ? forms[0] : undefined;
}
