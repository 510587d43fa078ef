import { useRef } from 'preact/hooks';
import { type Filters, hrefOf, hrefOfTag } from '../../addresses/filters.ts';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Mark } from '../../components/mark.tsx';
import type { Outcome } from '../../components/outcome.ts';
import { shownText } from '../../components/shown-text.ts';
import { type Counts, countText, facetCounts } from './facet-counts.ts';

/** Most entries of one facet. */
const most = 8;

interface FacetsProps {
  filters: Filters;
  /** Undefined: not known yet. */
  counts: Counts | undefined;
  go: (href: string) => void;
}

/** What the list can be narrowed to. A chosen entry removes its filter. */
export function Facets({ filters, counts, go }: FacetsProps) {
  const { data } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/evaluators', { params: { query: { page_size: most } }, signal })),
    [],
  );
  const { evaluator_name: chosen } = filters;
  // While another list is counted, the entries stay where they are.
  const last = useRef(counts);
  last.current = counts ?? last.current;
  const frequent = last.current?.evaluators?.map(({ evaluator_name }) => evaluator_name) ?? [];
  const names = [...frequent, ...(data?.evaluators.map(({ name }) => name) ?? [])];
  const evaluators = [...new Set([...(chosen ? [chosen] : []), ...names])].slice(0, most);
  const tags = [...new Set([...filters.tag, ...(last.current?.tags.map(({ tag }) => tag) ?? [])])];
  const countOf = facetCounts(counts, filters);
  const count = (change: Partial<Filters>) => countText(countOf(change), counts?.more ?? false);
  return (
    <details class="facets fold">
      <summary>Filters</summary>
      <div class="facets__body">
        <Facet title="Scores">
          <Entry
            filters={filters}
            change={{ score: 'low' }}
            count={count({ score: 'low' })}
            mark="low"
            words="Some below 0.5"
          />
          <Entry
            filters={filters}
            change={{ score: 'pass' }}
            count={count({ score: 'pass' })}
            mark="pass"
            words="Some of 0.5 or more"
          />
        </Facet>
        <section class="facet">
          <h2>Score from … to</h2>
          <ScoreRange filters={filters} go={go} />
        </section>
        {evaluators.length > 0 && (
          <Facet title="Evaluator">
            {evaluators.map((name) => (
              <Entry
                key={name}
                filters={filters}
                change={{ evaluator_name: name }}
                count={count({ evaluator_name: name })}
                words={name}
              />
            ))}
          </Facet>
        )}
        <Facet title="People">
          <Entry filters={filters} change={{ rating: true }} count={count({ rating: true })} words="Rated good" />
          <Entry filters={filters} change={{ rating: false }} count={count({ rating: false })} words="Rated poor" />
        </Facet>
        {tags.length > 0 && (
          <Facet title="Tags">
            {tags.slice(0, Math.max(most, filters.tag.length)).map((tag) => (
              <li key={tag}>
                <a href={hrefOfTag(filters, tag)} aria-current={filters.tag.includes(tag) || undefined} title={tag}>
                  <span dir="auto">{shownText(tag)}</span>
                  <span>{count({ tag: [tag] })}</span>
                </a>
              </li>
            ))}
          </Facet>
        )}
        {counts?.more && (
          <p class="hint facets__note">Counts are of the newest {counts.traces.toLocaleString('en')} traces.</p>
        )}
      </div>
    </details>
  );
}

const Facet = ({ title, children }: { title: string; children: preact.ComponentChildren }) => (
  <section class="facet">
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

interface EntryProps {
  filters: Filters;
  change: Partial<Filters>;
  words: string;
  /** How many traces it leaves. */
  count: string;
  mark?: Outcome;
}

function Entry({ filters, change, words, count, mark }: EntryProps) {
  const [[name, value]] = Object.entries(change) as [[keyof Filters, unknown]];
  const isChosen = filters[name] === value;
  const href = hrefOf({ ...filters, [name]: isChosen ? undefined : value });
  return (
    <li>
      <a href={href} aria-current={isChosen || undefined} title={words}>
        {mark && <Mark outcome={mark} />}
        <span dir="auto">{shownText(words)}</span>
        <span>{count}</span>
      </a>
    </li>
  );
}

function ScoreRange({ filters, go }: Pick<FacetsProps, 'filters' | 'go'>) {
  const field = (name: 'min_score' | 'max_score', fallback: number, label: string) => (
    <input
      class="input"
      type="number"
      min="0"
      max="1"
      step="0.01"
      inputmode="decimal"
      aria-label={label}
      value={(filters[name] ?? fallback).toFixed(2)}
      onChange={({ currentTarget }) => {
        const value = Math.round(Math.min(1, Math.max(0, currentTarget.valueAsNumber)) * 100) / 100;
        // What is not applied is not shown either.
        currentTarget.value = (Number.isNaN(value) ? fallback : value).toFixed(2);
        go(hrefOf({ ...filters, [name]: Number.isNaN(value) || value === fallback ? undefined : value }));
      }}
    />
  );
  return (
    <div class="minmax">
      {field('min_score', 0, 'Score from')}
      <span class="muted">to</span>
      {field('max_score', 1, 'Score to')}
    </div>
  );
}
