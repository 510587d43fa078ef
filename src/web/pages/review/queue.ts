import { threshold } from '../../components/outcome.ts';
import { type Filters, hrefOf, readFilters } from '../traces/filters.ts';
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
  /** Where the list continues after these; null: nowhere. Of suggestions, only whether there are more. */
  next: string | null;
  /** When the queue was made, in milliseconds. A span of time in the filters ends there. */
  now: number;
}

/** What a queue is made of: a list of traces, or what the service suggests to label next for an evaluator. */
export interface Source {
  filters: Filters;
  isSuggested: boolean;
}

/** Reads an address's query. */
export function readSource(query: URLSearchParams): Source {
  const filters = readFilters(query);
  return { filters, isSuggested: query.get('suggested') === 'true' && filters.evaluator_name !== undefined };
}

/** The address of a queue. @param item The trace that it opens at. */
export const sourceHref = ({ filters, isSuggested }: Source, item?: string): string => {
  const href = queueHref(filters, item);
  return isSuggested ? `${href}&suggested=true` : href;
};

/** The largest queue. What follows it is the next queue. */
export const most = 100;

/** The address of the queue of a list. @param item The trace that it opens at. */
export function queueHref(filters: Filters, item?: string): string {
  const [, query = ''] = hrefOf(filters).split('?');
  const all = [query, item && `item=${item}`].filter(Boolean).join('&');
  return all ? `/review?${all}` : '/review';
}

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
