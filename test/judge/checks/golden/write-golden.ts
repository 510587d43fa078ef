// "npm run golden" writes golden.jsonl: the criteria of the lists, of tests, benches and documents, with what becomes of each
// today. What a person expects of one stays as it is: where another thing becomes of it, the line stays too, and this fails.
import { writeFileSync } from 'node:fs';
import { type GoldenLine, goldenFile, outcomeOf, readGolden } from './golden.ts';
import { LISTED } from './listed.ts';
import { mentioned } from './mentioned.ts';

const before = new Map(readGolden().map((line) => [line.criterion, line]));
const criteria = new Set([...LISTED.keys(), ...mentioned()]);
const lines: GoldenLine[] = [];
const contradictions: string[] = [];
let [added, changed] = [0, 0];
for (const criterion of criteria) {
  const { found, ...outcome } = outcomeOf(criterion, true);
  const old = before.get(criterion);
  const expect = LISTED.get(criterion) ?? old?.expect ?? found;
  const line = { criterion, expect, ...outcome };
  if (found !== expect) contradictions.push(`${criterion}\n  expected: ${expect}, found: ${outcome.reading ?? found}`);
  if (found === expect) lines.push(line);
  else if (old) lines.push(old);
  if (!old) added++;
  else if (JSON.stringify(old) !== JSON.stringify(line)) changed++;
}
const byCriterion = (a: GoldenLine, b: GoldenLine) => (a.criterion < b.criterion ? -1 : 1);
writeFileSync(
  goldenFile,
  lines
    .sort(byCriterion)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(''),
);
const gone = [...before.keys()].filter((criterion) => !criteria.has(criterion)).length;
console.log(`${lines.length} criteria: ${added} added, ${changed} changed, ${gone} gone. Review the difference.`);
for (const one of contradictions) console.error(one);
if (contradictions.length > 0) process.exitCode = 1;
