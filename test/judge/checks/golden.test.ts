import { share } from '../../soak.ts';
import { type GoldenLine, outcomeOf, readGolden } from './golden/golden.ts';
import { LISTED } from './golden/listed.ts';

const lines = readGolden();
const written = new Map(lines.map((line) => [line.criterion, line]));

test('what lists say of their criteria is expected of them; "npm run golden" adds those that are missing', () => {
  const wrong = [...LISTED].filter(([criterion, expect]) => written.get(criterion)?.expect !== expect);
  expect(wrong).toEqual([]);
});

/** The lines of which something else becomes today. */
const changed = (some: GoldenLine[]) =>
  some.flatMap(({ criterion, expect, ...was }) => {
    const { found, ...is } = outcomeOf(criterion, true);
    const isSame = found === expect && is.scores === was.scores && is.reading === was.reading;
    return isSame ? [] : [{ criterion, expect, was, found, is }];
  });

test('criteria read as they did, with the verdicts that they had; "npm run golden" writes others, for review', () => {
  expect(changed(share(lines))).toEqual([]);
});
