import './insights.css';
import '../../styles/charts.css';
import '../../styles/figures.css';
import { useLocation } from 'preact-iso';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { ScoreOverTime } from '../../components/charts/score-over-time.tsx';
import { rangeText } from '../../components/charts/times.ts';
import { Fault } from '../../components/fault.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Changes } from './changes.tsx';
import { Distribution } from './distribution.tsx';
import { FigureRow } from './figures.tsx';
import { Groups } from './groups.tsx';
import { Latency } from './latency.tsx';
import { LowAndFailed } from './low-and-failed.tsx';
import { Nothing } from './nothing.tsx';
import { People } from './people.tsx';
import { Tokens } from './tokens.tsx';
import { ActiveFilters, Controls } from './toolbar.tsx';
import { insightsQuery, readView, type View } from './view.ts';

/** What all evaluations of some time say together. The time and the filters are in the address. */
export default function Insights() {
  const { route } = useLocation();
  const { href, query } = useOwnQuery('/insights');
  const view = readView(query);
  const { data, error, isLoading, reload } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/insights', { params: { query: insightsQuery(view, Date.now()) }, signal })),
    [href],
  );
  return (
    <>
      <PageHead title="Insights" actions={<Controls view={view} chosen={data?.interval} go={route} />}>
        {data && <p class="range">{rangeText(data.start_date, data.end_date)}</p>}
      </PageHead>
      <ActiveFilters view={view} />
      {isLoading && (
        <p class={data ? 'visually-hidden' : 'muted'} role="status">
          Loading…
        </p>
      )}
      {error ? (
        <Fault error={error} retry={reload} />
      ) : (
        data && <Content insights={data} view={view} isLoading={isLoading} />
      )}
    </>
  );
}

function Content({ insights, view, isLoading }: { insights: Schemas['Insights']; view: View; isLoading: boolean }) {
  const { evaluations, failed } = insights.total;
  if (evaluations + failed === 0) return <Nothing view={view} />;
  return (
    <div class="insights" aria-busy={isLoading}>
      <FigureRow total={insights.total} />
      <div class="grid2">
        {evaluations > 0 && (
          <>
            <ScoreOverTime insights={insights} />
            <Changes insights={insights} />
            <Distribution insights={insights} />
            <People insights={insights} />
          </>
        )}
        <LowAndFailed insights={insights} />
        <Groups insights={insights} view={view} />
        <Latency insights={insights} />
        <Tokens insights={insights} />
      </div>
    </div>
  );
}
