import { useState } from 'preact/hooks';
import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { countText } from '../../../components/figures/numbers.ts';
import { ConfirmDialog } from '../../../components/form/confirm-dialog.tsx';

type Candidate = Schemas['Candidate'];

interface PromotionProps {
  name: string;
  /** The version that serves. */
  serving: number;
  candidate: Candidate;
  comparison: Schemas['ReplayComparison'];
  promoted: (candidate: Candidate) => void;
  remove: () => Promise<void>;
}

const headings = { better: 'Better', worse: 'Worse', cannot_say: 'Cannot say' };

/** What the replay says, and the decision: promote, or refuse with the reason. */
export function Promotion({ name, serving, candidate, comparison, promoted, remove }: PromotionProps) {
  const [isOpen, setOpen] = useState<'promote' | 'refuse'>();
  const { verdict, explanation, more_cases } = comparison.verdict;
  if (candidate.promotion)
    return (
      <p>
        <strong>Promoted as v{candidate.promotion.version}.</strong> {explanation}
      </p>
    );
  const reason = whyNot(candidate, comparison, serving);
  const promote = async () => {
    const params = { path: { name, candidate_id: candidate.id } };
    const body = { accept: verdict === 'better' ? 'better' : 'cannot_say' } as const;
    promoted(await bodyOf(api.POST('/api/v1/evaluators/{name}/candidates/{candidate_id}/promote', { params, body })));
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <p>
        <strong>{headings[verdict]}.</strong> {explanation}
        {more_cases !== null && ` About ${countText(more_cases)} more labelled cases would show it.`}
        {reason && ` It cannot be promoted: ${reason}`}
      </p>
      <div class="btn-row">
        {!reason && (
          <button
            class={verdict === 'better' ? 'btn btn--primary' : 'btn'}
            type="button"
            onClick={() => setOpen('promote')}
          >
            Promote to v{serving + 1}…
          </button>
        )}
        <button class="btn btn--quiet btn--danger" type="button" onClick={() => setOpen('refuse')}>
          Refuse…
        </button>
      </div>
      {isOpen === 'promote' && (
        <ConfirmDialog
          title={`Promote to v${serving + 1}?`}
          action={`Promote to v${serving + 1}`}
          isHarmless={verdict === 'better'}
          confirm={promote}
          close={close}
        >
          {verdict === 'better' ? explanation : `It is not shown to be better. ${explanation}`} It serves from then on,
          for every program that names {name}. v{serving} stays in the history.
        </ConfirmDialog>
      )}
      {isOpen === 'refuse' && (
        <ConfirmDialog title="Refuse the candidate?" action="Refuse and delete it" confirm={remove} close={close}>
          {explanation} Its replay is deleted. v{serving} keeps serving.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Why the service would refuse it; undefined if it would not. */
function whyNot({ changes, base_version }: Candidate, { verdict }: Schemas['ReplayComparison'], serving: number) {
  if (changes === 'judge') return 'nothing differs from the version that serves.';
  if (base_version !== serving)
    return `it was compared with v${base_version}, and v${serving} serves now. Plan another.`;
  if (verdict.verdict === 'worse') return 'it is worse.';
  if (verdict.reason === 'too_many_left_out') return 'too many cases were not compared.';
  return undefined;
}
