import type { Check } from '../checks/check.ts';
import { checkOfForm } from '../checks/compile.ts';
import type { Form } from '../checks/form.ts';
import { readForm } from '../checks/read-form.ts';
import type { ToolNames } from '../conversation.ts';
import { createMemory } from '../remembered.ts';
import { type Criterion, parseCriterion } from './criterion.ts';
import { CriterionError } from './criterion-error.ts';
import { isReadAlike, type Pin, pinnedForm, readPin, undecidable } from './pin.ts';

/** A criterion as this release reads it. */
interface Present extends Criterion {
  readerVersion: string;
  check(knownTools?: ToolNames): Check | undefined;
  fault(): string | undefined;
}

/** A criterion as it was read when its evaluator's version was saved. @param pinned What `pin()` returned then. */
export type Pinned = <Compiled extends Present>(present: Compiled, pinned: string) => Compiled & { pinned: string };

/**
 * Makes the function that gives a criterion its stored reading. The form decides. Only a criterion whose placeholders are filled
 * is read again, and only if this reader reads the same criterion with examples just as it was read then.
 */
export function createPinned(): Pinned {
  /** Per reading: why this reader may not read the criterion with other values. */
  const differences = createMemory<{ why: string | undefined }>();
  return (present, pinned) => {
    const pin = readPin(pinned);
    if ('why' in pin) return refused(present, pinned, pin.why);
    if (pin.text === present.text) return decidedBy(pin, present, pinned);
    const { why } = differences(pinned, () => ({ why: differenceOf(pin, present.readerVersion) }));
    return why === undefined ? { ...present, pinned } : refused(present, pinned, why);
  };
}

const differenceOf = (pin: Pin, readerVersion: string): string | undefined =>
  pin.reader === readerVersion || isReadAlike(pin, parseCriterion(pin.text), readForm)
    ? undefined
    : readOtherwise(pin, readerVersion);

const readOtherwise = ({ reader }: Pin, readerVersion: string): string =>
  `The evaluator's criterion was read by ${reader} when it was saved, and ${readerVersion} reads it differently. Save a new version of the evaluator to take the new reading.`;

const refused = <Compiled extends Present>(present: Compiled, pinned: string, why: string) => ({
  ...present,
  pinned,
  check(): never {
    throw new CriterionError(why);
  },
  fault: () => why,
});

function decidedBy<Compiled extends Present>(pin: Pin, present: Compiled, pinned: string) {
  const checks = new Map<Form | null, Check | undefined>();
  const checkOfPinned = (form: Form | null): Check | undefined => {
    if (!checks.has(form)) checks.set(form, form === null ? undefined : checkOfForm(form, present));
    return checks.get(form);
  };
  const forms = [pin.form, pin.none, ...pin.named.map(({ form }) => form)];
  const isLost = forms.some((form) => form !== null && !checkOfPinned(form));
  if (isLost) return refused(present, pinned, undecidable(pin.reader));
  return {
    ...present,
    pinned,
    check(knownTools?: ToolNames): Check | undefined {
      const found = pinnedForm(pin, knownTools);
      if (found) return checkOfPinned(found.form);
      const why = differenceOf(pin, present.readerVersion);
      if (why !== undefined) throw new CriterionError(why);
      return present.check(knownTools);
    },
    // It was accepted when it was saved.
    fault: () => undefined,
  };
}
