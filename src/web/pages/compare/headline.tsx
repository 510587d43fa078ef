import type { Schemas } from '../../api/client.ts';
import { ChangeFigure, ChangeScale, mostOf } from '../../components/figures/change-scale.tsx';
import { changeText, countText } from '../../components/figures/numbers.ts';
import { judgeText } from './choose-versions.tsx';
import type { Compared } from './load.ts';
import { hrefOfView, type View } from './view.ts';
import { endsOf, nameOf, sideOf } from './words.ts';

/** The verdict over everything, its difference, and what it rests on. */
export function Headline({ compared, view }: { compared: Compared; view: View }) {
  const { difference, counts, isOfProduct } = compared;
  const most = mostOf(endsOf(difference));
  return (
    <section class="headline" aria-labelledby="verdict">
      <div>
        <h2 id="verdict">{titleOf(compared)}</h2>
        <Reasons compared={compared} view={view} />
      </div>
      <div>
        {difference && (
          <>
            <div class="scale-words" aria-hidden="true">
              <span>
                {isOfProduct ? 'A better' : 'A scores higher'}, {changeText(-most, 1)}
              </span>
              <span>
                {changeText(most, 1)}, {isOfProduct ? 'B better' : 'B scores higher'}
              </span>
            </div>
            <ChangeScale {...difference} most={most} side={sideOf(compared, compared.verdict, difference)} />
            <p class="hint">
              {difference.of === 'pass_rate' ? 'Share that passes' : 'Mean score'}, B − A:{' '}
              <ChangeFigure {...difference} /> · {countText(difference.clusters)} independent{' '}
              {difference.clusters === 1 ? 'case' : 'cases'}
              {difference.too_few && ', too few for this interval to be sure'}
            </p>
          </>
        )}
        <p class="hint">
          Judges: {sideNames(compared.judges.base)}
          {String(compared.judges.base) !== String(compared.judges.candidate) &&
            ` in A, ${sideNames(compared.judges.candidate)} in B`}
        </p>
        <LeftOut counts={counts} />
      </div>
    </section>
  );
}

const sideNames = (judges: readonly string[]) => judges.map(judgeText).join(', ') || 'none';

const titles = {
  better: 'B is better',
  worse: 'B is worse',
  cannot_say: 'Cannot say',
  not_comparable: 'Not comparable',
} as const;

const titleOf = ({ verdict, isOfProduct, versions }: Compared): string =>
  !isOfProduct && !versions ? 'The judges differ, not the product' : titles[verdict.verdict];

function Reasons({ compared, view }: { compared: Compared; view: View }) {
  const { verdict, criteria, versions, isOfProduct, difference } = compared;
  const { explanation, more_cases } = verdict;
  if (!isOfProduct && !versions)
    return (
      <>
        <p>
          A and B were judged by different judges, or by different readers of criteria. So this shows how the judges
          differ, and never that the product became better or worse.
        </p>
        <p>
          {view.of === 'runs'
            ? 'To compare the product, have both runs judged by the same judge.'
            : 'Which judge is right, people’s labels say: compare them by a named evaluator that has labels.'}
        </p>
      </>
    );
  const clear = (word: 'better' | 'worse') =>
    criteria.length > 1 ? criteria.filter((one) => one.verdict?.verdict === word) : [];
  const [worse, better] = [clear('worse'), clear('better')];
  return (
    <>
      <p>
        {explanation}
        {more_cases !== null &&
          ` About ${countText(more_cases)} more ${versions ? 'labelled responses' : 'cases'} would show it, if it is real.`}
      </p>
      {isOfProduct && <Advice reason={verdict.reason} counts={compared.counts} />}
      {[worse, better].map(
        (some, at) =>
          some.length > 0 && (
            <p key={at}>
              Clearly {at === 0 ? 'worse' : 'better'}: {listText(some.map(nameOf))}.
            </p>
          ),
      )}
      {versions && (
        <p>
          {difference
            ? `${strictness(difference)} A higher score is not a better judge: only people’s labels decide that.`
            : 'No response has a score of both sides that can be compared.'}{' '}
          {verdict.reason === 'no_cases' && (
            <a href={`/review?${new URLSearchParams({ evaluator_name: versions.evaluator_name })}`}>
              Label some responses
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** What to do when nothing could be compared. */
function Advice({ reason, counts }: { reason: string; counts: Schemas['ComparisonCounts'] }) {
  if (counts.repeated > 0 && ['no_common_scores', 'too_many_left_out'].includes(reason))
    return (
      <p>
        Some cases have several results in one run, so none of them is the one. If two judges gave them,{' '}
        <a href={hrefOfView({ of: 'judges' })}>compare the judges</a>, or choose one judge for both runs.
      </p>
    );
  if (reason !== 'no_common_cases') return null;
  return (
    <p>
      Give the same question the same tag <code>case</code> in both runs.
    </p>
  );
}

/** Whether B's scores are higher, as far as can be said. */
function strictness({ value, low, high }: Schemas['ComparisonDifference']): string {
  if (low > 0 || high < 0) return `B scores ${value > 0 ? 'higher' : 'lower'} than A on the same responses.`;
  return 'Whether B scores higher or lower than A on the same responses cannot be said.';
}

/** `a, b and 3 more` */
function listText(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  return names.length > 3 ? `${shown.join(', ')} and ${names.length - 3} more` : shown.join(', ');
}

/** How many results are in no figure, and why. */
function LeftOut({ counts }: { counts: Schemas['ComparisonCounts'] }) {
  const { cases, compared, not_comparable, repeated, missing_in_base, missing_in_candidate } = counts;
  const sum = ({ both, only_base, only_candidate }: Schemas['ComparisonSides']) => both + only_base + only_candidate;
  const reasons = (
    [
      [missing_in_candidate, 'only in A'],
      [missing_in_base, 'only in B'],
      [sum(counts.unjudged), 'with a failed judgment'],
      [sum(counts.not_applicable), 'not applicable'],
      [repeated, 'with several results on one side'],
      [not_comparable, 'by another criterion'],
    ] as const
  ).filter(([count]) => count > 0);
  return (
    <p class="hint">
      {countText(compared)} of {countText(cases)} results compared
      {reasons.length > 0 && `; left out: ${reasons.map(([count, why]) => `${countText(count)} ${why}`).join(', ')}`}.
    </p>
  );
}
