import { existsSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** The proofs that take a minute or more, the longest first: begun last, one of them would run on alone. */
const LONGEST = [
  'postgres/same-tests',
  'judge/checks/linear',
  'cli/evaluate-memory',
  'conformance/conformance',
  'comparison/false-verdicts',
  'statistics/coverage',
  'judge/checks/markdown/nesting',
  'judge/checks/golden',
  'web/docs',
  'client/package',
  'judge/attacks/attacks',
  'judge/checks/grammar/grammar',
  'server/memory',
  'judge/explain',
  'install/installed',
  'tasks/restart',
  'postgres/replicas',
  'python-docs',
];
for (const name of LONGEST)
  if (!existsSync(new URL(`../${name}.soak.ts`, import.meta.url))) throw new Error(`There is no proof ${name}.`);

/** Jest itself begins with the largest files where it has no times of an earlier run, as in CI. */
export default class extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const found = LONGEST.findIndex((name) => path.endsWith(`/test/${name}.soak.ts`));
      return found < 0 ? LONGEST.length : found;
    };
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}
