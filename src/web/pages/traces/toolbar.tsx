import { chipsOf, type Filters, hrefOf } from '../../addresses/filters.ts';
import { TimeRange } from '../../components/time-range.tsx';

interface ToolbarProps {
  filters: Filters;
  go: (href: string) => void;
  /** Traces that are loaded; undefined while they are. */
  count: number | undefined;
  hasMore: boolean;
}

/** The time range, the filters that are set, and how many traces they leave. */
export function Toolbar({ filters, go, count, hasMore }: ToolbarProps) {
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
          {count === undefined
            ? ''
            : `${hasMore ? 'the newest ' : ''}${count.toLocaleString('en')} ${count === 1 ? 'trace' : 'traces'}${hasMore ? '' : ', newest first'}`}
        </p>
      </div>
    </div>
  );
}
