import type { Schemas } from '../../../api/client.ts';
import { ChangedWords } from '../../../components/criterion/changed-words.tsx';
import { type Settings, settingsOf } from '../../../components/evaluator/settings.ts';
import { dateTimeText } from '../../../components/time.ts';
import { authorOf, changesOf } from '../version-words.ts';

type Version = Schemas['EvaluatorVersion'];

interface OvertakenProps {
  /** What the form began with. */
  before: Version;
  /** What somebody saved meanwhile. */
  newest: Version;
}

/** Says that somebody else saved a version while this one was typed, and what it changed. */
export function Overtaken({ before, newest }: OvertakenProps) {
  const isReworded = before.evaluation_criteria !== newest.evaluation_criteria;
  const others = changesOf(before, newest);
  return (
    <div class="callout callout--signal stack stack--tight" role="alert">
      <p>
        <strong>Somebody saved version {newest.version} meanwhile</strong>,{' '}
        {[dateTimeText(newest.created_at), authorOf(newest)].filter(Boolean).join(', ')}. Yours is not saved.
      </p>
      <p>{isReworded ? `v${newest.version} changed the wording of v${before.version}:` : 'It has the same wording.'}</p>
      {isReworded && <ChangedWords before={before.evaluation_criteria} after={newest.evaluation_criteria} />}
      {others.length > 0 && <p>{others.join(' ')}</p>}
      <p>What you typed is kept. The rest is now as in v{newest.version}. Look at it, then save again.</p>
    </div>
  );
}

/** What somebody typed, on top of what somebody else saved meanwhile. */
export const onTopOf = (typed: Settings, before: Settings, newest: Settings): Settings => {
  const own = Object.entries(typed).filter(([name, value]) => before[name as keyof Settings] !== value);
  return { ...settingsOf(newest), ...Object.fromEntries(own) };
};
