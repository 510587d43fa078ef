import type { Schemas } from '../../api/client.ts';
import { Fault } from '../../components/fault.tsx';
import { shownText } from '../../components/shown-text.ts';
import { useEvaluators } from './lists.ts';
import { type ChoiceProps, Pair, Select } from './select.tsx';
import { withoutCases } from './view.ts';

/** Two versions of a named evaluator, each under a judge. */
export function ChooseVersions({ view, compared, go }: ChoiceProps) {
  const { data, error, reload } = useEvaluators();
  if (error) return <Fault error={error} retry={reload} />;
  if (!data) return null;
  if (data.length === 0) return <NoEvaluators />;
  const newest = data.find(({ name }) => name === view.evaluator)?.version;
  return (
    <>
      <Select
        label="Evaluator"
        value={view.evaluator}
        options={data.map(({ name, version }) => [name, `${name} · ${versionsText(version)}`])}
        choose={(evaluator) => go({ of: view.of, evaluator })}
        none="Choose an evaluator"
      />
      {newest !== undefined && (
        <Pair
          a={<Side label="A, the baseline" side="base" {...{ view, compared, go, newest }} />}
          b={<Side label="B, the candidate" side="candidate" {...{ view, compared, go, newest }} />}
        />
      )}
    </>
  );
}

const versionsText = (version: number) => (version === 1 ? '1 version' : `${version} versions`);

interface SideProps extends ChoiceProps {
  label: string;
  side: 'base' | 'candidate';
  /** The number of the newest version. */
  newest: number;
}

function Side({ label, side, view, compared, go, newest }: SideProps) {
  const found = compared?.versions?.[side];
  const version = view[`${side}_version`] ?? found?.version;
  return (
    <div class="pair__side">
      <Select
        label={label}
        value={version === undefined ? undefined : String(version)}
        options={Array.from({ length: newest }, (_, at) => [String(newest - at), `Version ${newest - at}`])}
        choose={(value) =>
          go({ ...withoutCases(view), [`${side}_version`]: Number(value), [`${side}_judge`]: undefined })
        }
      />
      {found && <Judge side={side} {...{ view, go, found }} label={`Judge of ${side === 'base' ? 'A' : 'B'}`} />}
      {found && (
        <p class="hint compare__criterion" dir="auto">
          {shownText(found.criteria)}
        </p>
      )}
    </div>
  );
}

interface JudgeProps extends Pick<ChoiceProps, 'view' | 'go'> {
  label: string;
  side: 'base' | 'candidate';
  found: Schemas['ComparedVersion'];
}

/** Whose verdicts of a version are compared. */
export function Judge({ label, side, view, go, found: { judge, other_judges } }: JudgeProps) {
  const judges = [...(judge === null ? [] : [judge]), ...other_judges];
  return (
    <Select
      label={label}
      value={judge ?? undefined}
      options={judges.map((one) => [one, judgeText(one)])}
      choose={(value) => go({ ...withoutCases(view), [`${side}_judge`]: value })}
      none="has judged nothing"
    />
  );
}

/** Exact checks are no model. */
export const judgeText = (judge: string): string => (judge === 'check' ? 'exact checks' : judge);

const NoEvaluators = () => (
  <div class="empty">
    <div>
      <h2>There is no named evaluator yet</h2>
      <p>
        A criterion with a name has versions. Once two of them have judged the same responses, they can be compared
        here.
      </p>
    </div>
    <div class="btn-row">
      <a class="btn" href="/docs">
        Create one with the API
      </a>
    </div>
  </div>
);
