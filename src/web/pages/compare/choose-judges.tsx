import { useId } from 'preact/hooks';
import { Fault } from '../../components/fault.tsx';
import { Judge } from './choose-versions.tsx';
import { useEvaluators, useRuns } from './lists.ts';
import { type ChoiceProps, Pair, Select } from './select.tsx';
import { withoutCases } from './view.ts';

/** Two judges of the traces of a run, or of the responses that one version of an evaluator judged. */
export function ChooseJudges({ view, compared, go }: ChoiceProps) {
  const id = useId();
  const runs = useRuns();
  const evaluators = useEvaluators();
  for (const { error, reload } of [runs, evaluators]) if (error) return <Fault error={error} retry={reload} />;
  if (!runs.data || !evaluators.data) return null;
  const judged = runs.data.map(({ run, judges }) => ({ run, judges: judges.filter((one) => one !== 'check') }));
  const offered = judged.filter(({ run, judges }) => judges.length > 1 || run === view.run);
  if (offered.length + evaluators.data.length === 0) return <NoJudges />;
  const chosen = view.run ? `run ${view.run}` : view.evaluator ? `evaluator ${view.evaluator}` : '';
  const choose = (value: string) => {
    const [, kind, name] = /^(\w+) (.*)$/s.exec(value)!;
    const [base_judge, candidate_judge] = judged.find(({ run }) => kind === 'run' && run === name)?.judges ?? [];
    const candidate_version = evaluators.data!.find((one) => one.name === name)?.version;
    go(
      kind === 'run'
        ? { of: 'judges', run: name, base_judge, candidate_judge }
        : { of: 'judges', evaluator: name, candidate_version },
    );
  };
  const judges = judged.find(({ run }) => run === view.run)?.judges ?? [];
  const found = compared?.versions;
  const newest = evaluators.data.find(({ name }) => name === view.evaluator)?.version ?? 0;
  const judgeOfRun = (side: 'base_judge' | 'candidate_judge', label: string) => (
    <Select
      label={label}
      value={view[side]}
      options={judges.map((one) => [one, one])}
      choose={(value) => go({ ...withoutCases(view), [side]: value })}
    />
  );
  return (
    <>
      <div class="field">
        <label for={id}>Judged traces</label>
        <select class="input" id={id} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {chosen === '' && <option value="">Choose a run or an evaluator</option>}
          {offered.length > 0 && (
            <optgroup label="Runs that several judges judged">
              {offered.map(({ run }) => (
                <option key={run} value={`run ${run}`}>
                  {run}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="Responses that an evaluator judged">
            {evaluators.data.map(({ name }) => (
              <option key={name} value={`evaluator ${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
        <p class="hint">A run is offered here if at least two models judged it.</p>
      </div>
      {!view.run && newest > 1 && (
        <Select
          label="Version"
          value={view.candidate_version === undefined ? undefined : String(view.candidate_version)}
          options={Array.from({ length: newest }, (_, at) => [String(newest - at), `Version ${newest - at}`])}
          choose={(value) => go({ of: 'judges', evaluator: view.evaluator, candidate_version: Number(value) })}
        />
      )}
      {view.run ? (
        <Pair a={judgeOfRun('base_judge', 'A, the baseline')} b={judgeOfRun('candidate_judge', 'B, the candidate')} />
      ) : (
        found && (
          <Pair
            a={<Judge side="base" label="A, the baseline" {...{ view, go }} found={found.base} />}
            b={<Judge side="candidate" label="B, the candidate" {...{ view, go }} found={found.candidate} />}
          />
        )
      )}
    </>
  );
}

const NoJudges = () => (
  <div class="empty">
    <div>
      <h2>Nothing has been judged by two judges yet</h2>
      <p>
        Judge the traces of a run again, under another model core or with another model behind it. Then you see here
        where the two judges differ.
      </p>
    </div>
    <div class="btn-row">
      <a class="btn" href="/traces">
        All traces
      </a>
    </div>
  </div>
);
