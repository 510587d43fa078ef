import '../../styles/evaluators.css';
import '../../styles/criterion.css';
import '../../styles/figures.css';
import '../../styles/charts.css';
import { useRoute } from 'preact-iso';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { shownText } from '../../components/shown-text.ts';
import { NewVersion } from './edit/new-version.tsx';
import { EvaluatorRecord } from './record.tsx';

/** One evaluator: its record, or the form for its next version. The address says which. */
export default function EvaluatorPage() {
  const { name } = useRoute().params as { name: string };
  const { query } = useOwnQuery(/^\/evaluators\/./);
  const params = { path: { name }, query: { page_size: 500 } };
  const { data, error, reload } = useLoaded(
    async (signal) => ({
      name,
      ...(await bodyOf(api.GET('/api/v1/evaluators/{name}/versions', { params, signal }))),
    }),
    [name],
  );
  if (error && [404, 422].includes(error.status)) return <Missing name={name} />;
  if (error) return <Fault error={error} retry={reload} />;
  // Of another evaluator, until this one is loaded.
  if (data?.name !== name)
    return (
      <p class="muted" role="status">
        Loading…
      </p>
    );
  const { versions } = data;
  return query.has('edit') ? (
    <NewVersion
      key={`${name} ${versions[0]!.version}`}
      name={name}
      opened={versions[0]!}
      criterion={query.get('criterion') ?? undefined}
      saved={reload}
    />
  ) : (
    <EvaluatorRecord
      key={name}
      name={name}
      versions={versions}
      hasMore={data.next_page_token !== null}
      query={query}
      changed={reload}
    />
  );
}

const Missing = ({ name }: { name: string }) => (
  <>
    <PageHead title={`There is no evaluator “${shownText(name)}”`}>
      <p>It may have been deleted, or it belongs to another account. Its evaluations are kept.</p>
    </PageHead>
    <div class="btn-row">
      <a class="btn btn--primary" href="/evaluators">
        All evaluators
      </a>
      <a class="btn" href={`/traces?${new URLSearchParams({ evaluator_name: name })}`}>
        Traces with its scores
      </a>
    </div>
  </>
);
