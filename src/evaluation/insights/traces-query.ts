import { isoTime } from '../../store/iso-time.ts';
import type { TraceFilters } from '../../store/traces.ts';

/** The query of the list of traces with these filters. */
export function tracesQuery(filters: TraceFilters): string {
  const {
    start,
    end,
    tags = [],
    rating,
    evaluatorName,
    criterion,
    modelCore,
    minScore,
    maxScore,
    text,
    failed,
  } = filters;
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined) query.append(name, String(value));
  };
  add('start_date', start === undefined ? undefined : isoTime(start));
  add('end_date', end === undefined ? undefined : isoTime(end));
  for (const [key, value] of tags) add('tag', `${key}:${value}`);
  add('rating', rating);
  add('evaluator_name', evaluatorName);
  add('criterion', criterion);
  add('model_core', modelCore);
  add('min_score', minScore);
  add('max_score', maxScore);
  add('text', text);
  add('failed', failed);
  return query.toString();
}
