import type { Schemas } from '../../api/client.ts';
import { storesNothing } from '../../app/session.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Fault } from '../../components/fault.tsx';
import { countText } from '../../components/figures/numbers.ts';
import { NothingStored } from '../../components/nothing-stored.tsx';
import { shownText } from '../../components/shown-text.ts';
import { ScrolledTable, TableHead } from '../../components/table.tsx';
import { dateTimeText } from '../../components/time.ts';
import { useRuns } from './lists.ts';
import { type ChoiceProps, Pair, Select } from './select.tsx';
import { hrefOfRuns, hrefOfView, withoutCases } from './view.ts';

type Run = Schemas['Run'];

/** Two runs; while they are not chosen, the list of runs. */
export function ChooseRuns({ view, compared, go }: ChoiceProps) {
  const { data, error, reload } = useRuns();
  if (error) return <Fault error={error} retry={reload} />;
  if (!data) return null;
  if (data.length === 0) return storesNothing() ? <NothingStored /> : <NoRuns />;
  const options = data.map((one) => [one.run, `${shownText(one.run)} · ${casesText(one)}`] as const);
  const choose = (side: 'base' | 'candidate') => (run: string) => go({ ...withoutCases(view), [side]: run });
  const { base, candidate } = view;
  return (
    <>
      <Pair
        a={
          <Select label="A, the baseline" value={base} options={options} choose={choose('base')} none="Choose a run" />
        }
        b={
          <Select
            label="B, the candidate"
            value={candidate}
            options={options}
            choose={choose('candidate')}
            none="Choose a run"
          />
        }
      />
      {compared ? (
        <SharedJudges view={view} runs={data} />
      ) : (
        !(base && candidate) && <RunList runs={data} view={view} />
      )}
    </>
  );
}

/** `103 cases`, or how many traces, if they have no cases. */
const casesText = ({ cases, traces }: Run): string => {
  const [count, noun] = cases > 0 ? [cases, 'case'] : [traces, 'trace'];
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
};

/** Runs that several judges judged can be compared judge by judge. */
function SharedJudges({ view, runs }: { view: ChoiceProps['view']; runs: readonly Run[] }) {
  const judgesOf = (name: string | undefined) => runs.find(({ run }) => run === name)?.judges ?? [];
  const [a, b] = [judgesOf(view.base), judgesOf(view.candidate)];
  const shared = a.filter((judge) => judge !== 'check' && b.includes(judge));
  const isMixed = new Set([...a, ...b].filter((judge) => judge !== 'check')).size > 1;
  const chosen = view.base_judge;
  if (!chosen && (!isMixed || shared.length === 0)) return null;
  return (
    <p class="filters compare__judges">
      {chosen ? (
        <span class="filter">
          <span class="clip">only verdicts of {chosen}</span>
          <a
            href={hrefOfView({ ...view, base_judge: undefined, candidate_judge: undefined })}
            aria-label={`Remove the filter: only verdicts of ${chosen}`}
          >
            ×
          </a>
        </span>
      ) : (
        <>
          <span class="muted">Both runs were judged by</span>
          {shared.map((judge) => (
            <a key={judge} class="tag" href={hrefOfView({ ...view, base_judge: judge, candidate_judge: judge })}>
              {judge}
            </a>
          ))}
          <span class="muted">Choose one to compare only its verdicts.</span>
        </>
      )}
    </p>
  );
}

/** What to compare with a run that is chosen: the run before it, or else the newest one. Without one, the newest two. */
function suggestionOf(runs: readonly Run[], { base, candidate }: ChoiceProps['view']) {
  const names = runs.map(({ run }) => run);
  const after = candidate ?? names.find((one) => one !== base);
  const before = base ?? names[names.indexOf(after ?? '') + 1] ?? names.find((one) => one !== after);
  return before === undefined || after === undefined ? undefined : { before, after };
}

/** The runs, the newest first, and a suggestion. */
function RunList({ runs, view }: { runs: readonly Run[]; view: ChoiceProps['view'] }) {
  const suggested = suggestionOf(runs, view);
  const isFree = view.base === undefined && view.candidate === undefined;
  return (
    <>
      {suggested ? (
        <p class="row compare__suggestion">
          <a class="btn btn--primary" href={hrefOfRuns(suggested.before, suggested.after)}>
            {isFree
              ? 'Compare the newest two'
              : `Compare with ${view.candidate ? 'the run before it' : 'the newest run'}`}
          </a>
          <span class="muted">
            {shownText(suggested.before)} against {shownText(suggested.after)}
          </span>
        </p>
      ) : (
        <div class="narrow callout compare__suggestion">
          <p>
            <strong>There is one run so far.</strong> A comparison takes two: judge the same cases again, with another
            value of the tag <code>run</code>.
          </p>
        </div>
      )}
      <ScrolledTable label="Runs, table">
        <TableHead
          of={['Run', 'Choose', { num: 'Cases' }, { num: 'Evaluations' }, { num: 'Failed' }, 'Judges', 'Last trace']}
        />
        <tbody>
          {runs.map((one) => (
            <tr key={one.run}>
              <th scope="row" class="compare__name">
                <a href={`/traces?${new URLSearchParams({ tag: `run:${one.run}` })}`} dir="auto">
                  {shownText(one.run)}
                </a>
              </th>
              <td>
                <span class="segmented">
                  {(['base', 'candidate'] as const).map((side) => (
                    <a
                      key={side}
                      href={hrefOfView({ ...view, [side]: one.run })}
                      aria-current={view[side] === one.run || undefined}
                      aria-label={`${one.run} as ${side === 'base' ? 'A, the baseline' : 'B, the candidate'}`}
                    >
                      {side === 'base' ? 'A' : 'B'}
                    </a>
                  ))}
                </span>
              </td>
              <td class="num">{countText(one.cases || one.traces)}</td>
              <td class="num">{countText(one.evaluations)}</td>
              <td class="num">{countText(one.failed)}</td>
              <td>{one.judges.map((judge) => (judge === 'check' ? 'exact checks' : judge)).join(', ') || '–'}</td>
              <td class="nowrap">{dateTimeText(one.last_at)}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </>
  );
}

const command = `deemster evaluate answers.jsonl --evaluators evaluators.yaml \\
  --run first --server ${location.origin}`;

const NoRuns = () => (
  <div class="empty">
    <div>
      <h2>No run is stored yet</h2>
      <p>
        Traces with the same tag <code>run</code> form a run, such as a release; the same tag <code>case</code> is the
        same question in each. Then you see here which run did better, and on which cases.
      </p>
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways. */}
    <pre class="code code--command" tabIndex={0}>
      {command}
    </pre>
    <div class="btn-row">
      <CopyButton text={command} />
    </div>
  </div>
);
