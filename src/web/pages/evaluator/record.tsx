import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { evaluatorHref, lastWeeks } from '../../addresses/evaluator.ts';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useKeys } from '../../app/use-keys.ts';
import { ReadingView } from '../../components/criterion/reading.tsx';
import { useReading } from '../../components/criterion/use-reading.ts';
import { Fault } from '../../components/fault.tsx';
import { ConfirmDialog } from '../../components/form/confirm-dialog.tsx';
import { KeyHints } from '../../components/key-hints.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { shownText } from '../../components/shown-text.ts';
import { Candidates } from './candidate/candidates.tsx';
import { OverTime } from './over-time.tsx';
import { ReportCardSection } from './report-card/report-card-section.tsx';
import { UseLine } from './use-line.tsx';
import { Versions } from './versions.tsx';

interface RecordProps {
  name: string;
  /** The newest first. */
  versions: readonly Schemas['EvaluatorVersion'][];
  hasMore: boolean;
  query: URLSearchParams;
  changed: () => void;
}

/** What is known of an evaluator. */
export function EvaluatorRecord({ name, versions, hasMore, query, changed }: RecordProps) {
  const { route } = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const serving = versions[0]!;
  const { version, evaluation_criteria, model_core, description, memory, explanation_cleaning } = serving;
  const editHref = evaluatorHref(name, { edit: '1' });
  const reading = useReading(evaluation_criteria);
  const insights = useLoaded(
    (signal) => {
      const asked = { ...lastWeeks(Date.now()), evaluator_name: name, group_by: 'criterion' } as const;
      return bodyOf(api.GET('/api/v1/insights', { params: { query: asked }, signal }));
    },
    [name],
  );
  useKeys({ e: () => route(editHref) });
  const remove = async () => {
    await bodyOf(api.DELETE('/api/v1/evaluators/{name}', { params: { path: { name } } }));
    route('/evaluators', true);
  };
  const ofIt = new URLSearchParams({ evaluator_name: name });
  return (
    <div class="record">
      <PageHead
        title={shownText(name)}
        crumb={
          <a class="crumb" href="/evaluators">
            Evaluators
          </a>
        }
        actions={
          <>
            <a class="btn btn--primary" href={editHref}>
              New version… <kbd>e</kbd>
            </a>
            <button class="btn btn--quiet btn--danger" type="button" onClick={() => setDeleting(true)}>
              Delete…
            </button>
          </>
        }
      >
        <div class="row">
          <span class="badge badge--accent">v{version} serves</span>
          <span class="muted">{model_core}</span>
          {memory && <span class="badge">with memory</span>}
          {explanation_cleaning && <span class="badge">explains to end users</span>}
        </div>
      </PageHead>
      <div class="stack stack--tight">
        <p class="criterion-big" dir="auto">
          {shownText(evaluation_criteria)}
        </p>
        {description && <p class="muted">{description}</p>}
        <ReadingView of={reading} hasSentence={false} />
        {insights.data && <UseLine total={insights.data.total} />}
        <p class="row">
          <a href={`/traces?${ofIt}`}>Traces</a>
          <a href={`/insights?${ofIt}`}>Insights</a>
          <a href={`/review?${ofIt}`}>Review the newest</a>
          <a href={`/try?${new URLSearchParams({ criterion: evaluation_criteria })}`}>Playground</a>
        </p>
      </div>
      <Candidates name={name} serving={serving} asked={query.get('candidate') ?? undefined} promoted={changed} />
      <ReportCardSection name={name} newest={version} query={query} />
      {insights.error ? (
        <Fault error={insights.error} retry={insights.reload} />
      ) : (
        insights.data && <OverTime insights={insights.data} versions={versions} name={name} />
      )}
      <Versions name={name} versions={versions} hasMore={hasMore} groups={insights.data?.groups} />
      <KeyHints keys={[[['e'], 'new version']]} />
      {isDeleting && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          action="Delete the evaluator"
          confirm={remove}
          close={() => setDeleting(false)}
        >
          All its versions and candidates are deleted, programs that name it get an error, and rules that name it no
          longer judge with it. Its evaluations stay. This cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  );
}
