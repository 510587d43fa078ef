import { FACT_KINDS } from '../../src/judge/checks/families/deciders.ts';
import { PIN_SHAPE, type Pin } from '../../src/judge/criterion/pin.ts';
import { kindsIn, readStored, verdictsOf } from './stored-forms/stored-forms.ts';

const stored = readStored();

const WHAT_TO_DO = `Evaluators keep such readings, so what they decide would change with this release.
If a form now means something else, keep the old meaning, or raise PIN_SHAPE in src/judge/criterion/pin.ts: then such evaluators
are refused until they are saved again. If it means the same and is only decided better, record it with "npm run golden".`;

test('what evaluators have stored decides as it did when it was recorded', () => {
  const changed = stored.flatMap(({ pin, verdicts }) => {
    const now = verdictsOf(pin);
    return now === verdicts ? [] : [`${pin}\n  was ${verdicts}\n  is  ${now}`];
  });
  if (changed.length > 0) throw new Error(`${WHAT_TO_DO}\n\n${changed.slice(0, 5).join('\n')}`);
});

test('every kind of fact is among them; "npm run golden" adds those that are missing', () => {
  const known = new Set(stored.flatMap(({ pin }) => kindsIn((JSON.parse(pin) as Pin).form)));
  expect(FACT_KINDS.filter((kind) => !known.has(kind))).toEqual([]);
  expect(stored.map(({ pin }) => (JSON.parse(pin) as Pin).shape)).toEqual(stored.map(() => PIN_SHAPE));
});

test('for nearly every one there is a response that meets it, and one that does not', () => {
  const isTelling = (verdicts: string) => new Set(verdicts.split(' ')).size > 1;
  const same = stored.filter(({ verdicts }) => !isTelling(verdicts));
  expect(same.length).toBeLessThan(stored.length / 20);
});
