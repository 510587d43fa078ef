import { threshold } from '../../components/outcome.ts';
import { isAnswered, type Questions } from './questions.ts';

/** Where an item of the queue stands. `no`: the person let at least one answer fail. `gone`: the trace was deleted. */
export type Standing = 'open' | 'yes' | 'no' | 'skipped' | 'gone';

/** A trace to review. */
export interface Item {
  /** The trace's. */
  id: string;
  standing: Standing;
  /** Labels of this person on evaluations that have a score, and how many of them agree with it. */
  compared: number;
  agreeing: number;
}

/** Traces to review, in the order of the list at the time when the queue was made. */
export interface Queue {
  items: Item[];
  /** Where the list continues after these; null: nowhere. */
  next: string | null;
  /** When the queue was made, in milliseconds. A span of time in the filters ends there. */
  now: number;
  /** Of a queue with the most useful first: why its responses are in it, and how many had no label. */
  useful?: { near: number; random: number; unlabelled: number };
}

/** An item of which only the trace is known. */
export const newItem = (id: string): Item => ({ id, standing: 'open', compared: 0, agreeing: 0 });

/** What is known of an item from its trace. */
export function itemOf({ trace: { id, rating }, questions }: Questions): Item {
  const answers = questions.flatMap(({ label, evaluation }) => (label ? [{ label: label.label, evaluation }] : []));
  const verdicts = questions.length > 0 ? answers.map(({ label }) => label) : rating === null ? [] : [rating];
  const scored = answers.filter(({ evaluation }) => typeof evaluation.score === 'number');
  return {
    id,
    standing: verdicts.includes(false) ? 'no' : verdicts.length > 0 ? 'yes' : 'open',
    compared: scored.length,
    agreeing: scored.filter(({ label, evaluation }) => label === evaluation.score! >= threshold).length,
  };
}

/** The item again, with what its trace says now. That it was skipped is kept until it is decided. */
export const updated = (item: Item, questions: Questions): Item =>
  item.standing === 'skipped' && !isAnswered(questions) ? item : itemOf(questions);

/** The next item that is not decided; those that were skipped come last. Undefined: all are decided. */
export function nextOpen(items: readonly Item[], after: number): number | undefined {
  const inTurn = [...items.keys()].map((step) => (after + 1 + step) % items.length);
  return inTurn.find((at) => items[at]!.standing === 'open') ?? inTurn.find((at) => items[at]!.standing === 'skipped');
}

export const count = (items: readonly Item[], ...standings: Standing[]): number =>
  items.filter(({ standing }) => standings.includes(standing)).length;
