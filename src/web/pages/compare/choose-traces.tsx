import { tracesOf } from '../../addresses/compare.ts';
import { chipsOf, type Filters, hrefOf, readFilters } from '../../addresses/filters.ts';
import { AddFilter } from '../../components/add-filter.tsx';
import { countText } from '../../components/figures/numbers.ts';
import { TimeRange } from '../../components/time-range.tsx';
import { judgeText } from './choose-versions.tsx';
import { type ChoiceProps, Pair, Select } from './select.tsx';
import { hrefOfView, withoutCases } from './view.ts';

/** Any traces that two judges judged: the filters that choose them, and the judges. */
export function ChooseTraces({ view, compared, go }: ChoiceProps) {
  const filters = readFilters(new URLSearchParams(view.traces));
  const found = compared?.ofTraces;
  const viewOf = (changed: Filters) => ({ ...withoutCases(view), traces: tracesOf(changed) });
  const hrefFor = (list: string) => hrefOfView(viewOf(readFilters(new URL(list, location.origin).searchParams)));
  const side = (name: 'base_judge' | 'candidate_judge', label: string) => (
    <Select
      label={label}
      value={view[name] ?? found?.[name] ?? undefined}
      options={(found?.judges ?? []).map(({ judge, evaluations }) => [
        judge,
        `${judgeText(judge)} · ${countText(evaluations)} evaluation${evaluations === 1 ? '' : 's'}`,
      ])}
      choose={(value) => go({ ...withoutCases(view), [name]: value })}
      none="has judged nothing"
    />
  );
  return (
    <>
      <div class="row compare__filters">
        <TimeRange filters={filters} change={(changed) => go(viewOf(changed))} all="All time" />
        <AddFilter filters={filters} change={(changes) => go(viewOf(Object.assign(filters, changes)))} />
        <div class="filters">
          {chipsOf({ ...filters, last: undefined, start_date: undefined, end_date: undefined }).map(
            ({ words, href }) => (
              <span key={words} class="filter">
                <span class="clip">{words}</span>
                <a href={hrefFor(href)} aria-label={`Remove the filter ${words}`}>
                  ×
                </a>
              </span>
            ),
          )}
        </div>
        {found && (
          <p class="muted">
            <a href={hrefOf(filters)}>
              {found.truncated && 'the newest '}
              {countText(found.traces)} trace{found.traces === 1 ? '' : 's'}
            </a>
          </p>
        )}
      </div>
      {found && found.judges.length > 1 && (
        <Pair a={side('base_judge', 'A, the baseline')} b={side('candidate_judge', 'B, the candidate')} />
      )}
      {found && found.judges.length < 2 && (
        <div class="narrow callout">
          <p>
            <strong>
              {found.judges[0]
                ? `Only ${judgeText(found.judges[0].judge)} judged these traces.`
                : 'No model judged these traces.'}
            </strong>{' '}
            A comparison takes two: choose other traces, or judge some of these again under another model core.
          </p>
        </div>
      )}
    </>
  );
}
