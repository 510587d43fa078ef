import { evaluatorHref, shownDays } from '../../addresses/evaluator.ts';
import type { Schemas } from '../../api/client.ts';
import { ChangedWords } from '../../components/criterion/changed-words.tsx';
import { countText, percentText } from '../../components/figures/numbers.ts';
import { shownText } from '../../components/shown-text.ts';
import { dateTimeText } from '../../components/time.ts';
import { authorOf, changesOf } from './version-words.ts';

type Version = Schemas['EvaluatorVersion'];
type Groups = Schemas['Insights']['groups'];

interface VersionsProps {
  name: string;
  /** The newest first. */
  versions: readonly Version[];
  hasMore: boolean;
  /** The figures of each wording; undefined: not known yet. */
  groups: Groups | undefined;
}

/** The history of an evaluator: what changed, when, and by whom. */
export const Versions = ({ name, versions, hasMore, groups }: VersionsProps) => (
  <section class="stack stack--tight" aria-labelledby="versions">
    <div class="panel-head">
      <h2 id="versions">Versions</h2>
    </div>
    <ol class="versions">
      {versions.map((one, at) => (
        <One key={one.version} name={name} of={one} before={versions[at + 1]} isServing={at === 0} groups={groups} />
      ))}
    </ol>
    {hasMore && <p class="hint">Earlier versions are not shown.</p>}
  </section>
);

interface OneProps {
  name: string;
  of: Version;
  before: Version | undefined;
  isServing: boolean;
  groups: Groups | undefined;
}

function One({ name, of, before, isServing, groups }: OneProps) {
  const { version, evaluation_criteria, created_at } = of;
  const isNewWording = before?.evaluation_criteria !== evaluation_criteria;
  const use = isNewWording ? groups?.find(({ criterion }) => criterion === evaluation_criteria)?.figures : undefined;
  return (
    <li class="version">
      <div>
        <span class="version__n">v{version}</span> {isServing && <span class="badge badge--accent">serves</span>}
        <small title={dateTimeText(created_at)}>{dateTimeText(created_at).split(',')[0]}</small>
        <small>{authorOf(of)}</small>
      </div>
      <div>
        {before && isNewWording ? (
          <ChangedWords before={before.evaluation_criteria} after={evaluation_criteria} />
        ) : (
          <p dir="auto">{before ? <span class="muted">The same wording.</span> : shownText(evaluation_criteria)}</p>
        )}
        {[...(before ? changesOf(before, of) : []), labelsText(of, before)].filter(Boolean).map((words) => (
          <small key={words}>{words}</small>
        ))}
        {use && (
          <small>
            <a href={`/traces?${use.traces}`}>
              {countText(use.evaluations)} evaluation{use.evaluations === 1 ? '' : 's'}
            </a>{' '}
            in {shownDays} days{rateText(use)}
          </small>
        )}
      </div>
      <div class="btn-row">
        <a class="btn btn--quiet" href={`${evaluatorHref(name, { version: String(version) })}#report-card`}>
          Report card
        </a>
        {before && (
          <a
            class="btn btn--quiet"
            href={`/compare?${new URLSearchParams({ evaluator: name, a: String(before.version), b: String(version) })}`}
          >
            Compare with v{before.version}
          </a>
        )}
      </div>
    </li>
  );
}

function labelsText({ version, labels_since }: Version, before: Version | undefined): string {
  if (!before) return '';
  return labels_since === version
    ? 'Labels on earlier versions do not count for it.'
    : `Shares its labels with v${labels_since}${labels_since === version - 1 ? '' : ` to v${version - 1}`}.`;
}

const rateText = ({ pass_rate, mean_score }: Groups[number]['figures']): string =>
  pass_rate.too_few || pass_rate.value === null || mean_score.value === null
    ? ', too few for a mean'
    : `, mean ${mean_score.value.toFixed(2)}, ${percentText(pass_rate.value)} passing`;
