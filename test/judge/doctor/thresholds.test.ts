import { readFileSync } from 'node:fs';
import { gradeOf, type Share, THRESHOLDS } from '../../../src/judge/doctor/thresholds.ts';

test('the page on models has the bounds and their reasons', () => {
  const page = readFileSync(new URL('../../../docs/models.md', import.meta.url), 'utf8');
  const rows = Object.entries(THRESHOLDS).map(
    ([share, { fit, warning, reason }]) =>
      `| ${share} | ${Math.round(fit * 100)} % | ${Math.round(warning * 100)} % | ${reason} |`,
  );
  expect(page).toContain(rows.join('\n'));
});

test.each<[Share, number, string]>([
  ['accuracy', 0.8, 'fit'],
  ['accuracy', 0.799, 'warning'],
  ['accuracy', 0.7, 'warning'],
  ['accuracy', 0.699, 'unfit'],
  ['injections', 0.757, 'fit'],
  ['injections', 0.646, 'warning'],
  ['injections', 0.468, 'unfit'],
])('%s of at least %d: %s', (share, low, want) => {
  expect(gradeOf(share, low)).toBe(want);
});
