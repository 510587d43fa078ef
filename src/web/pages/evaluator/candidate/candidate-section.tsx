import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { evaluatorHref } from '../../../addresses/evaluator.ts';
import { ApiError } from '../../../api/api-error.ts';
import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { ChangedWords } from '../../../components/criterion/changed-words.tsx';
import { FormFault } from '../../../components/form/form-fault.tsx';
import { shownText } from '../../../components/shown-text.ts';
import { Comparison } from './comparison.tsx';
import { Plan } from './plan.tsx';
import { Promotion } from './promotion.tsx';

type Candidate = Schemas['Candidate'];

interface CandidateSectionProps {
  name: string;
  serving: Schemas['EvaluatorVersion'];
  candidate: Candidate;
  promoted: () => void;
  removed: () => void;
}

/** A candidate, from its plan to its promotion. */
export function CandidateSection({ name, serving, candidate: listed, promoted, removed }: CandidateSectionProps) {
  const { route } = useLocation();
  const [fault, setFault] = useState<string>();
  const [candidate, setCandidate] = useCandidate(name, listed, setFault);
  const params = { path: { name, candidate_id: candidate.id } };
  const [isBusy, setBusy] = useState(false);
  const attempt = (act: () => Promise<void>) => () => {
    setBusy(true);
    setFault(undefined);
    act()
      .catch((error: unknown) => setFault((error as Error).message))
      .finally(() => setBusy(false));
  };
  const replay = attempt(async () => {
    setCandidate(await bodyOf(api.POST('/api/v1/evaluators/{name}/candidates/{candidate_id}/replay', { params })));
  });
  const remove = async () => {
    await bodyOf(api.DELETE('/api/v1/evaluators/{name}/candidates/{candidate_id}', { params }));
    route(evaluatorHref(name), true);
    removed();
  };
  const { status, evaluation_criteria, model_core, memory, base_version, changes, promotion, comparison } = candidate;
  const isReworded = changes === 'criterion' && base_version === serving.version;
  return (
    <section class="stack" aria-labelledby="candidate">
      <div class="panel-head">
        <h2 id="candidate">
          {promotion ? `Candidate, now v${promotion.version}` : `Candidate for v${base_version + 1}`}
        </h2>
        <p class="hint">{promotion ? '' : `v${serving.version} serves until it is promoted.`}</p>
      </div>
      <div class="callout">
        {isReworded ? (
          <ChangedWords before={serving.evaluation_criteria} after={evaluation_criteria} />
        ) : (
          <p dir="auto">{shownText(evaluation_criteria)}</p>
        )}
        <p class="hint">
          {
            {
              criterion: `${model_core}${memory ? ', with memory' : ''}`,
              settings: `The same wording with ${model_core}${memory ? ' and memory' : ''}`,
              judge: 'The same version under the judge and prompt that the service has now',
            }[changes]
          }
        </p>
      </div>
      {status === 'replayed' && comparison ? (
        <Comparison name={name} candidate={candidate} comparison={comparison} />
      ) : (
        <Plan candidate={candidate} replay={replay} remove={attempt(remove)} isBusy={isBusy} />
      )}
      <FormFault>{fault}</FormFault>
      {status === 'replayed' && comparison && (
        <Promotion
          name={name}
          serving={serving.version}
          candidate={candidate}
          comparison={comparison}
          promoted={(now) => {
            setCandidate(now);
            promoted();
          }}
          remove={remove}
        />
      )}
    </section>
  );
}

/** How often the progress of a replay is asked for, in milliseconds. */
const pace = 1000;

/** A candidate in full, and again and again while it is replayed. */
function useCandidate(name: string, listed: Candidate, failed: (fault: string) => void) {
  const [candidate, setCandidate] = useState(listed);
  const { id, status } = candidate;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const path = { name, candidate_id: id };
    const follow = async () => {
      for (let known: Candidate['status'] = 'replaying'; known === 'replaying' && !signal.aborted; ) {
        const now = await bodyOf(
          api.GET('/api/v1/evaluators/{name}/candidates/{candidate_id}', { params: { path }, signal }),
        );
        if (signal.aborted) return;
        setCandidate(now);
        known = now.status;
        if (known === 'replaying') await new Promise((resolve) => setTimeout(resolve, pace));
      }
    };
    // The list has only some of the changed cases.
    if (status !== 'planned')
      follow().catch((error: unknown) => {
        if (!signal.aborted && error instanceof ApiError) failed(error.message);
      });
    return () => controller.abort();
  }, [name, id, status]);
  return [candidate, setCandidate] as const;
}
