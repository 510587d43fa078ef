import type { Config } from '../../config.ts';
import { noModelConfigured, type ReadCriterion, variablesIn, withExamples } from '../../in-process.ts';
import { UsageError } from '../usage-error.ts';
import type { Evaluator } from './evaluators.ts';
import type { Listener } from './judge-all.ts';
import type { Judgment } from './judgments.ts';
import type { Result } from './result.ts';

/** So many results are held back while nothing has been decided. */
const MOST = 1000;

const noModel = (criteria: Iterable<string>) =>
  `No exact check can decide ${Array.from(criteria, (one) => JSON.stringify(one)).join(' or ')}, and ${noModelConfigured('--judge or DEEMSTER_JUDGE')}`;

/**
 * Without a judge, a criterion that needs a model fails for every row: that is said once, and there are no results. The tools of
 * a conversation may still let a check decide, so results are held back until each criterion was decided for some row.
 */
export function withoutJudge<Part extends Pick<Listener, 'arrived' | 'done'>>(
  listener: Part,
  evaluators: readonly Evaluator[],
  readCriterion: ReadCriterion,
  judges: Config['judges'],
) {
  const needsModel = ({ modelCore }: Evaluator, filled: string) => !judges[modelCore] && !readCriterion(filled).check();
  const undecided = new Set(
    evaluators
      .filter((one) => variablesIn(one.criterion).length === 0 && needsModel(one, withExamples(one.criterion)))
      .map(({ criterion }) => criterion),
  );
  const decided = new Set<string>();
  const held: (() => void)[] = [];
  let isHolding = Object.keys(judges).length === 0 || undecided.size > 0;
  const release = () => {
    isHolding = false;
    for (const pass of held.splice(0)) pass();
  };
  const hold =
    (pass: (result: Result, judgment: Judgment) => void) =>
    (result: Result, judgment: Judgment): void => {
      held.push(() => pass(result, judgment));
      if (!isHolding || undecided.size === 0) for (const one of held.splice(0)) one();
      else if (held.length > MOST) release();
    };
  const note = ({ error, criterion }: Result, judgment: Judgment) => {
    if (!isHolding || decided.has(criterion) || !needsModel(judgment.evaluator, judgment.criterion)) return;
    if (error === null) {
      undecided.delete(criterion);
      decided.add(criterion);
    } else undecided.add(criterion);
  };
  const [arrived, done] = [hold(listener.arrived), hold(listener.done)];
  return {
    listener: {
      ...listener,
      arrived(result: Result, judgment: Judgment) {
        note(result, judgment);
        arrived(result, judgment);
      },
      done,
    },
    /** @throws UsageError for criteria that no row let a check decide, unless the run was interrupted */
    end(isInterrupted: boolean): void {
      if (isHolding && undecided.size > 0 && held.length > 0 && !isInterrupted)
        throw new UsageError(noModel(undecided));
      release();
    },
  };
}
