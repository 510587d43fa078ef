import { existsSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** The proofs that take a minute or more, the longest first: begun last, one of them would run on alone. */
const LONGEST = [
  'postgres/same-tests',
  'cli/evaluate-memory',
  'judge/checks/markdown/nesting',
  'judge/checks/grammar/grammar',
  'web/docs',
  'postgres/replicas',
  'statistics/coverage',
  'install/installed',
  'tasks/restart',
  'server/memory',
  'client/package',
  'comparison/false-verdicts',
  'judge/checks/golden',
  'python-docs',
  'conformance/conformance',
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
