import { queueHref } from '../../../addresses/review.ts';
import type { Schemas } from '../../../api/client.ts';
import { countText } from '../../../components/figures/numbers.ts';

interface PlanProps {
  candidate: Schemas['Candidate'];
  replay: () => void;
  remove: () => void;
  /** Either was asked for, and is not answered yet. */
  isBusy: boolean;
}

/** What a replay would judge and what that costs; or how far it is. */
export function Plan({ candidate, replay, remove, isBusy }: PlanProps) {
  const { plan, status, progress, evaluator_name, base_version } = candidate;
  const { cases, to_pass, to_fail, calls, tokens, labelled } = plan;
  const done = progress.scored + progress.not_applicable + progress.failed;
  if (status === 'replaying')
    return (
      <div class="stack stack--tight">
        <p role="status">
          {countText(done)} of {countText(cases)} cases judged
          {progress.failed > 0 && `, ${countText(progress.failed)} failed`}; {countText(progress.tokens)} tokens so far.
        </p>
        <progress max={cases} value={done} aria-label="Replay" />
        <div class="btn-row">
          <button class="btn btn--quiet btn--danger" type="button" onClick={remove} disabled={isBusy}>
            Stop and delete
          </button>
        </div>
      </div>
    );
  return (
    <div class="stack stack--tight">
      {cases === 0 ? (
        <p>
          <strong>There is no case to replay.</strong>{' '}
          {labelled === 0 ? (
            <>
              No response has a label.{' '}
              <a href={queueHref({ filters: { tag: [], evaluator_name }, order: 'useful' })}>Label some first.</a>
            </>
          ) : (
            `${countText(labelled)} responses have labels.`
          )}
        </p>
      ) : (
        <dl class="facts">
          <dt>Cases</dt>
          <dd>
            {countText(cases)} labelled: {countText(to_pass)} deserve to pass, {countText(to_fail)} to fail
          </dd>
          <dt>Calls</dt>
          <dd>{calls === 0 ? 'none: exact checks' : `about ${countText(calls)}`}</dd>
          <dt>Tokens</dt>
          <dd>
            {calls === 0 ? 'none' : `about ${countText(tokens)}`}
            {plan.max_tokens !== null && `, at most ${countText(plan.max_tokens)}`}
          </dd>
          <LeftOut plan={plan} base={base_version} />
        </dl>
      )}
      <div class="btn-row">
        {cases > 0 && (
          <button class="btn btn--primary" type="button" onClick={replay} disabled={isBusy}>
            Judge {countText(cases)} case{cases === 1 ? '' : 's'}
          </button>
        )}
        <button class="btn btn--quiet btn--danger" type="button" onClick={remove} disabled={isBusy}>
          Delete the candidate
        </button>
      </div>
    </div>
  );
}

function LeftOut({ plan, base }: { plan: Schemas['CandidatePlan']; base: number }) {
  const left = [
    [plan.ties, 'on which people are divided'],
    [plan.not_judged, `that v${base} has not scored`],
    [plan.not_applicable, 'to which the criterion does not apply'],
    [plan.over_the_bounds, 'over the bounds'],
  ] as const;
  const parts = left.flatMap(([number, words]) => (number > 0 ? [`${countText(number)} ${words}`] : []));
  if (parts.length === 0) return null;
  return (
    <>
      <dt>Left out</dt>
      <dd>{parts.join(', ')}</dd>
    </>
  );
}
