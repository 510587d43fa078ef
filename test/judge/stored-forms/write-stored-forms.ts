// "npm run golden" also writes stored-forms.jsonl: a stored reading for each kind of fact, with what it decides. A reading that is
// there stays as it is, since evaluators have stored such ones; only what it decides is recorded again.
import { writeFileSync } from 'node:fs';
import { FACT_KINDS } from '../../../src/judge/checks/families/deciders.ts';
import { createReadCriterion } from '../../../src/judge/criterion/compiled-criterion.ts';
import { CriterionError } from '../../../src/judge/criterion/criterion-error.ts';
import { PIN_SHAPE, type Pin } from '../../../src/judge/criterion/pin.ts';
import { readGolden } from '../checks/golden/golden.ts';
import { FURTHER } from './kinds.ts';
import { kindsIn, readStored, type StoredForm, storedFile, verdictsOf, writeStored } from './stored-forms.ts';

/** A form tells more the more its verdicts differ. */
const tells = (verdicts: string) => new Set(verdicts.split(' ')).size;
/** The kinds and the structure of a form: facts of one kind may be asked of different things. */
const structure = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(structure)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, one]) => (key === 'ask' ? [key, one] : [key, structure(one)]))
      : typeof value;

const readCriterion = createReadCriterion();
const found = new Map<string, StoredForm>();
const formOf = (pin: string) => (JSON.parse(pin) as Pin).form;
const keep = (one: StoredForm) => {
  const form = formOf(one.pin);
  const kinds = kindsIn(form);
  if (!form || kinds.length === 0) return;
  // One fact alone tells its kind; of joined facts one of each structure is enough.
  const key =
    'ask' in form ? JSON.stringify(structure(form)) : JSON.stringify([kinds.length > 2, Object.keys(form), kinds[0]]);
  const known = found.get(key);
  if (!known || tells(one.verdicts) > tells(known.verdicts)) found.set(key, one);
};

const stored = readStored()
  .filter(({ pin }) => (JSON.parse(pin) as Pin).shape === PIN_SHAPE)
  .map(({ pin }) => ({ pin, verdicts: verdictsOf(pin) }));
const isStored = new Set(stored.flatMap(({ pin }) => kindsIn(formOf(pin))));
if (stored.length === 0 || FACT_KINDS.some((kind) => !isStored.has(kind)))
  for (const text of [...readGolden().map(({ criterion }) => criterion), ...FURTHER]) {
    let pin: string | null;
    try {
      const criterion = readCriterion(text);
      pin = criterion.fault() === undefined && criterion.check() ? criterion.pin() : null;
    } catch (error) {
      if (!(error instanceof CriterionError)) throw error;
      continue;
    }
    const isNew = pin !== null && (stored.length === 0 || kindsIn(formOf(pin)).some((kind) => !isStored.has(kind)));
    if (isNew) keep({ pin: pin!, verdicts: verdictsOf(pin!) });
  }
const lines = [...stored, ...found.values()].map(writeStored).sort();
writeFileSync(storedFile, lines.map((line) => `${line}\n`).join(''));
console.log(`${lines.length} stored forms, ${found.size} of them new.`);
