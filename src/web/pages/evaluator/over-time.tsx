import { shownDays } from '../../addresses/evaluator.ts';
import type { Schemas } from '../../api/client.ts';
import { ScoreOverTime } from '../../components/charts/score-over-time.tsx';

interface OverTimeProps {
  name: string;
  insights: Schemas['Insights'];
  versions: readonly Schemas['EvaluatorVersion'][];
}

/** The scores of the last weeks, with a mark where a version began. */
export function OverTime({ name, insights, versions }: OverTimeProps) {
  if (insights.total.evaluations === 0)
    return (
      <section aria-labelledby="over-time">
        <div class="panel-head">
          <h2 id="over-time">Score over time</h2>
        </div>
        <p>
          Nothing was judged by it in the last {shownDays} days. A program names it in its request, as{' '}
          <code>{JSON.stringify({ evaluator_name: name })}</code>.
        </p>
      </section>
    );
  const events = versions.map(({ version, created_at }) => ({ name: `v${version}`, at: created_at }));
  return (
    <div class="insights grid2">
      <ScoreOverTime insights={insights} events={events} />
    </div>
  );
}
