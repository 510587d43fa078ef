import { chipsOf, type Filters, hrefOf } from '../../addresses/filters.ts';
import { TimeRange } from '../../components/time-range.tsx';
import { type Counts, countText } from './facet-counts.ts';

interface ToolbarProps {
  filters: Filters;
  go: (href: string) => void;
  /** Traces that are loaded; undefined while they are. */
  count: number | undefined;
  hasMore: boolean;
  /** Undefined: not known yet. */
  counts: Counts | undefined;
}

/** The time range, the filters that are set, and how many traces they leave. */
export function Toolbar({ filters, go, count, hasMore, counts }: ToolbarProps) {
  const chips = chipsOf(filters);
  return (
    <div class="toolbar">
      <div class="row row--between">
        <div class="row">
          <TimeRange filters={filters} change={(changed) => go(hrefOf(changed))} all="All time" />
          {chips.length > 0 && (
            <div class="filters" role="group" aria-label="Active filters">
              {chips.map(({ words, href }) => (
                <span key={words} class="filter">
                  <span class="clip">{words}</span>
                  <a href={href} aria-label={`Remove the filter ${words}`}>
                    ×
                  </a>
                </span>
              ))}
              <a class="btn btn--quiet" href="/traces">
                Clear
              </a>
            </div>
          )}
        </div>
        <p class="muted" role="status">
          {count === undefined ? '' : shownText(count, hasMore, counts)}
        </p>
      </div>
    </div>
  );
}

/** How many traces there are: all that are loaded, or as many as were counted. */
function shownText(loaded: number, hasMore: boolean, counts: Counts | undefined): string {
  if (hasMore && !counts) return `the newest ${loaded.toLocaleString('en')} traces`;
  const count = hasMore ? Math.max(loaded, counts!.traces) : loaded;
  if (count === 0) return '0 traces';
  return `${countText(count, hasMore && counts!.more)} ${count === 1 ? 'trace' : 'traces'}, newest first`;
}
