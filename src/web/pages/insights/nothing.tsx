import { spans } from '../../addresses/filters.ts';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { storesNothing } from '../../app/session.ts';
import { NothingStored } from '../../components/nothing-stored.tsx';
import { hrefOfView, type View } from './view.ts';

/** In place of figures, when there is no evaluation. */
export function Nothing({ view }: { view: View }) {
  const { data } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/traces', { params: { query: { page_size: 1 } }, signal })),
    [],
  );
  if (storesNothing()) return <NothingStored />;
  if (!data) return null;
  return data.traces.length === 0 ? <NothingYet /> : <NothingHere view={view} />;
}

const NothingYet = () => (
  <div class="empty">
    <div>
      <h2>Nothing has been judged yet</h2>
      <p>
        Here you will see how scores develop over time, which criteria’s scores fell, and how far people agree with the
        judge.
      </p>
    </div>
    <div class="btn-row">
      <a class="btn btn--primary" href="/traces">
        Judge a first answer
      </a>
    </div>
  </div>
);

function NothingHere({ view }: { view: View }) {
  const { last, start_date: _start, end_date: _end, ...others } = view.filters;
  const isFiltered = Object.values(others).some((one) => (Array.isArray(one) ? one.length > 0 : true));
  const longer = { '24h': '7d', '7d': '28d', '28d': undefined } as const;
  const next = last ? longer[last] : '28d';
  return (
    <div class="empty">
      <div>
        <p>
          <strong>No evaluation{isFiltered ? ' matches these filters' : ''} in this time.</strong>
        </p>
      </div>
      <div class="btn-row">
        {next && (
          <a class="btn" href={hrefOfView({ ...view, filters: { ...others, last: next } })}>
            {spans[next]}
          </a>
        )}
        {isFiltered && (
          <a class="btn" href={hrefOfView({ ...view, filters: { tag: [], last: last ?? '28d' } })}>
            Clear all filters
          </a>
        )}
        <a class="btn" href="/traces">
          All traces
        </a>
      </div>
    </div>
  );
}
