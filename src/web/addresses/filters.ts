import type { paths } from '../../../generated/openapi.d.ts';
import { shownText } from '../components/shown-text.ts';

type Query = NonNullable<paths['/api/v1/traces']['get']['parameters']['query']>;

/** The spans of time that the list offers, by their name in the address. */
export const spans = { '24h': 'Last 24 hours', '7d': 'Last 7 days', '28d': 'Last 28 days' } as const;
const hours: Record<keyof typeof spans, number> = { '24h': 24, '7d': 7 * 24, '28d': 28 * 24 };

/** What a list of traces is narrowed to. Everything is in the address, so that it can be kept and shared. */
export interface Filters {
  /** One of `spans`. */
  last?: keyof typeof spans;
  start_date?: string;
  end_date?: string;
  /** `key:value`. */
  tag: string[];
  rating?: boolean;
  evaluator_name?: string;
  /** Some score below the threshold, or at or above it. */
  score?: 'low' | 'pass';
  min_score?: number;
  max_score?: number;
  /** Exactly this sentence. */
  criterion?: string;
  model_core?: Query['model_core'] & string;
  /** Words of the conversation. */
  text?: string;
  /** Only traces that a judgment was to be added to, and failed. */
  failed?: true;
}

/** Reads an address's query. What is no filter, or has no valid value, is ignored. */
export function readFilters(query: URLSearchParams): Filters {
  const text = (name: string) => query.get(name) || undefined;
  const number = (name: string) => {
    const value = Number(text(name) ?? Number.NaN);
    return value >= 0 && value <= 1 ? value : undefined;
  };
  const date = (name: string) => {
    const value = text(name);
    return value && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const last = text('last');
  const score = text('score');
  const rating = text('rating');
  return withoutGaps({
    last: last && Object.hasOwn(spans, last) ? (last as keyof typeof spans) : undefined,
    start_date: date('start_date'),
    end_date: date('end_date'),
    tag: [...new Set(query.getAll('tag').filter((tag) => /^[^:]+:/.test(tag)))].slice(0, 10),
    rating: rating === 'true' ? true : rating === 'false' ? false : undefined,
    evaluator_name: text('evaluator_name')?.slice(0, 255),
    score: score === 'low' || score === 'pass' ? score : undefined,
    min_score: number('min_score'),
    max_score: number('max_score'),
    criterion: text('criterion'),
    model_core: text('model_core') as Filters['model_core'],
    text: text('text'),
    failed: text('failed') === 'true' ? true : undefined,
  });
}

const withoutGaps = (filters: { [Name in keyof Filters]: Filters[Name] | undefined }): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as unknown as Filters;

/** The address of the list with these filters. */
export function hrefOf(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
  return query.size > 0 ? `/traces?${query}` : '/traces';
}

/** The list narrowed to a tag too, or widened by it. */
export const hrefOfTag = (filters: Filters, tag: string): string =>
  hrefOf({
    ...filters,
    tag: filters.tag.includes(tag) ? filters.tag.filter((one) => one !== tag) : [...filters.tag, tag],
  });

/** The largest number below the threshold: `max_score` is inclusive. */
const belowThreshold = 0.5 - Number.EPSILON / 4;

/** What the API is asked for. @param now The end of a span of time. */
export function queryOf({ last, score, min_score, max_score, ...filters }: Filters, now: number): Query {
  return {
    ...filters,
    ...(last && { start_date: new Date(now - hours[last] * 3_600_000).toISOString() }),
    ...(score === 'low' ? { max_score: belowThreshold } : score === 'pass' ? { min_score: 0.5 } : {}),
    ...(min_score !== undefined && { min_score }),
    ...(max_score !== undefined && { max_score }),
  };
}

/** The filters in words, each with the list without it. */
export function chipsOf(filters: Filters): { words: string; href: string }[] {
  const { tag, last, start_date, end_date, rating, evaluator_name, score, min_score, max_score } = filters;
  const { criterion, model_core, text, failed } = filters;
  const without = (...names: (keyof Filters)[]) =>
    hrefOf({ ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) });
  const chips: [words: string | undefined, href: string][] = [
    ...tag.map((one) => [one, hrefOfTag(filters, one)] as [string, string]),
    [last && spans[last], without('last')],
    [start_date && `from ${start_date}`, without('start_date')],
    [end_date && `before ${end_date}`, without('end_date')],
    [rating === undefined ? undefined : rating ? 'rated good' : 'rated poor', without('rating')],
    [evaluator_name && `evaluator ${evaluator_name}`, without('evaluator_name')],
    [criterion && `criterion “${criterion}”`, without('criterion')],
    [model_core && `core ${model_core}`, without('model_core')],
    [text && `text “${text}”`, without('text')],
    [failed && 'a failed judgment', without('failed')],
    [score && (score === 'low' ? 'a score below 0.5' : 'a score of 0.5 or more'), without('score')],
    [
      min_score === undefined && max_score === undefined
        ? undefined
        : `score ${(min_score ?? 0).toFixed(2)}–${(max_score ?? 1).toFixed(2)}`,
      without('min_score', 'max_score'),
    ],
  ];
  return chips.flatMap(([words, href]) => (words ? [{ words: shownText(words), href }] : []));
}
