import { evaluatorHref } from '../../../addresses/evaluator.ts';
import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { Fault } from '../../../components/fault.tsx';
import { shownText } from '../../../components/shown-text.ts';
import { dateTimeText } from '../../../components/time.ts';
import { CandidateSection } from './candidate-section.tsx';

type Candidate = Schemas['Candidate'];

interface CandidatesProps {
  name: string;
  serving: Schemas['EvaluatorVersion'];
  /** The candidate that the address names. */
  asked: string | undefined;
  promoted: () => void;
}

/** What the evaluator may become: the named or the newest open candidate, and a list of the others. */
export function Candidates({ name, serving, asked, promoted }: CandidatesProps) {
  const { data, error, reload } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/evaluators/{name}/candidates', { params: { path: { name } }, signal })),
    [name, asked],
  );
  if (error) return <Fault error={error} retry={reload} />;
  if (!data || data.candidates.length === 0) return null;
  const { candidates } = data;
  const shown = candidates.find(({ id }) => id === asked) ?? candidates.find((one) => isOpen(one, serving.version));
  const others = candidates.filter((one) => one !== shown);
  return (
    <>
      {shown && (
        <CandidateSection
          key={shown.id}
          name={name}
          serving={serving}
          candidate={shown}
          promoted={() => {
            promoted();
            reload();
          }}
          removed={reload}
        />
      )}
      {others.length > 0 && (
        <details class="fold others">
          <summary>
            {others.length === 1 ? 'One other candidate' : `${others.length} ${shown ? 'other ' : ''}candidates`}
          </summary>
          <ul class="fold__body stack stack--tight">
            {others.map((one) => (
              <li key={one.id}>
                <a href={evaluatorHref(name, { candidate: one.id })} dir="auto">
                  {shownText(one.evaluation_criteria)}
                </a>{' '}
                <span class="muted">
                  {dateTimeText(one.created_at)}, {stateOf(one)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const isOpen = ({ promotion, base_version }: Candidate, version: number): boolean =>
  promotion === null && base_version === version;

const verdicts = { better: 'better', worse: 'worse', cannot_say: 'cannot say' };
const stateOf = ({ promotion, comparison, status, base_version }: Candidate): string =>
  promotion
    ? `promoted as v${promotion.version}`
    : `against v${base_version}: ${comparison ? verdicts[comparison.verdict.verdict] : status}`;
