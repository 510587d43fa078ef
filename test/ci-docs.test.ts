import { parse } from 'yaml';
import { compareRuns } from '../src/comparison/compare-runs.ts';
import { casesForShares } from '../src/statistics/sample-size.ts';
import { action } from './action/run-action.ts';
import { blocksIn, readDocument } from './document.ts';

const page = await readDocument('docs/ci.md');

/** The cells of the table below a head. */
const table = (head: string) =>
  page
    .split(`\n| ${head}`)[1]!
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const namesIn = (text: string) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);

test('the inputs and outputs are those of the action', () => {
  const inputs = table('input ').flatMap(([names]) => namesIn(names!));
  expect(inputs.toSorted()).toEqual(Object.keys(action.inputs).toSorted());
  const [outputs] = /The outputs are [^.]*\./.exec(page)!;
  expect(Object.keys(action.outputs).filter((name) => !namesIn(outputs).includes(name))).toEqual([]);
  const steps = blocksIn(page, 'yaml').flatMap((block) => {
    const read = parse(block) as unknown;
    return [read, (read as { jobs?: { gate: { steps: unknown[] } } }).jobs?.gate.steps].flat();
  }) as { uses?: string; with?: Record<string, string> }[];
  const used = steps.flatMap((step) => (step?.uses?.startsWith('OWNER/') ? [Object.keys(step.with!)] : []));
  expect(used).toHaveLength(2);
  for (const name of used.flat()) expect(Object.keys(action.inputs)).toContain(name);
});

test('so many regressed cases are worse', () => {
  const rows = table('improved ').map((row) => row.map(Number) as [number, number]);
  for (const [improved, regressed] of rows)
    for (const cases of [improved + regressed, 200].filter((count) => count >= 10))
      expect([improved, verdict(cases, improved, regressed - 1), verdict(cases, improved, regressed)]).toEqual([
        improved,
        'cannot_say',
        'worse',
      ]);
});

function verdict(cases: number, improved: number, regressed: number) {
  const run = (scoreOf: (at: number) => number) =>
    Array.from({ length: cases }, (_, at) => ({
      ...{ case: String(at), criterion: 'Passes if it is warm', score: scoreOf(at), kind: 'pass-fail' as const },
    }));
  const base = { threshold: 0.5, results: run((at) => Number(at >= improved)) };
  const candidate = { threshold: 0.5, results: run((at) => Number(at < improved || at >= improved + regressed)) };
  return compareRuns(base, candidate).verdict.verdict;
}

test('so many cases find a loss', () => {
  for (const [loss, ...cells] of table('loss ')) {
    const lost = Number.parseFloat(loss!) / 100;
    const cases = [0, 0.1].map((noise) => casesForShares(lost + noise, lost)!.toLocaleString('en'));
    expect([loss, ...cells]).toEqual([loss, ...cases.map((count) => `${count} cases`)]);
  }
});
