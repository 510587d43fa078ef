import { and, canonical, denials, identity, or, outside, type Said, union } from '../../../src/judge/checks/form.ts';

const links = (...numbers: [number, number][]): Said => ({ ask: 'links', in: numbers });
const tables: Said = { ask: 'tables', in: [[1, Infinity]] };
const german: Said = { ask: 'language', of: 'German' };
const same = (one: Said, other: Said) => identity(canonical(one)) === identity(canonical(other));

test('a form has one identity, whatever the order, the repeats and the brackets of its parts', () => {
  expect(same(and(tables, german), and(german, tables))).toBe(true);
  expect(same(or(tables, or(german, tables)), or(german, tables))).toBe(true);
  expect(same(and(tables, german), or(tables, german))).toBe(false);
});

test('counts of one thing are one: bounds that must both hold, or one of them', () => {
  expect(canonical(and(links([3, Infinity]), links([0, 5])))).toEqual({ ask: 'links', in: [[3, 5]] });
  expect(canonical(or(links([0, 2]), links([3, 5])))).toEqual({ ask: 'links', in: [[0, 5]] });
});

test('intervals in order, and what lies between them', () => {
  expect(
    union([
      [5, 9],
      [0, 2],
      [3, 3],
    ]),
  ).toEqual([
    [0, 3],
    [5, 9],
  ]);
  expect(
    outside([
      [1, 2],
      [5, Infinity],
    ]),
  ).toEqual([
    [0, 0],
    [3, 4],
  ]);
  expect(outside([[0, Infinity]])).toEqual([]);
});

test.each([
  ['some of it: none', tables, 1],
  ['a or b: neither', or(tables, german), 1],
  ['a and b: neither, or not both', and(tables, german), 2],
  ['both a and b: not both', { ...and(tables, german), both: true } as Said, 1],
  ['a bare number: another number, or fewer', { ...links([3, 3]), bare: true } as Said, 2],
])('the meanings of "not" before %s', (_, form, count) => {
  expect(new Set(denials(form).map((one) => identity(canonical(one)))).size).toBe(count);
});

test('whoever denies a denial may stress it, so that nobody can tell what is meant', () => {
  const none = denials(tables)[0]!;
  expect(none).toEqual({ ask: 'tables', in: [[0, 0]], denies: true });
  expect(denials(none)).toEqual([{ ask: 'open' }]);
});
