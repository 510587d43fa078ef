import { ChooseJudges } from './choose-judges.tsx';
import { ChooseRuns } from './choose-runs.tsx';
import { ChooseVersions } from './choose-versions.tsx';
import type { ChoiceProps } from './select.tsx';

/** What is compared with what. */
export function Choice(props: ChoiceProps) {
  const Chosen = { runs: ChooseRuns, versions: ChooseVersions, judges: ChooseJudges }[props.view.of];
  return <Chosen key={props.view.of} {...props} />;
}
