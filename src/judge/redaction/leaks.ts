import { leakingRuns } from './leaking-runs.ts';
import { indexOf, type MarkIndex } from './mark-index.ts';
import { type Names, namesIn, namesOf } from './names.ts';
import { digitRuns, numbersIn } from './number-marks.ts';
import { atomsOf, compoundsOf } from './text-marks.ts';
import { readings } from './text-readings.ts';

export interface Surroundings {
  hidden: readonly string[];
  visible: readonly string[];
  toolNames: readonly string[];
}

/** Returns the indexes of the consecutive sentences that leak. */
export type FindLeaks = (sentences: readonly string[]) => Set<number>;

/**
 * Makes the function that finds sentences with something that is only in hidden text: six words in a row, a number, an
 * identifier or a tool's name (judging.md, 4). If no sentence leaks by itself, runs of words across sentences count for all
 * sentences that they touch. Linear in the texts.
 */
export function createFindLeaks(around: Surroundings): FindLeaks {
  const hiddenForms = around.hidden.flatMap(distinctReadings);
  const hidden = indexOf(hiddenForms);
  const names = namesOf(around.toolNames, hidden.codes);
  const seen = createSeen(around.visible, names);
  return (sentences) => {
    const said = sentences.map(readings);
    const alone = new Set<number>();
    const across = new Set<number>();
    for (const [index, forms] of said.entries()) {
      if (forms.some((form) => leaks(form, hidden, names, seen))) alone.add(index);
    }
    for (const reading of [0, 1].map((at) => said.map((forms) => forms[at]!))) {
      const runs = leakingRuns(reading, hiddenForms, seen.forms);
      for (const index of runs.inside) alone.add(index);
      for (const index of runs.across) across.add(index);
    }
    return alone.size > 0 ? alone : across;
  };
}

const distinctReadings = (text: string): string[] => [...new Set(readings(text))];

/** The visible texts' forms and marks, computed only when an explanation contains something hidden. */
interface Seen {
  forms: () => readonly string[];
  index: () => MarkIndex;
  /** Names whose pieces are separate words. */
  apart: () => ReadonlySet<string>;
}

function createSeen(visible: readonly string[], names: Names): Seen {
  const forms = once(() => visible.flatMap(distinctReadings));
  return {
    forms,
    index: once(() => indexOf(forms())),
    apart: once(
      () =>
        new Set(
          forms()
            .values()
            .flatMap((form) => namesIn(form, names))
            .map(({ name }) => name),
        ),
    ),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const leaks = (form: string, hidden: MarkIndex, names: Names, seen: Seen): boolean =>
  atomLeaks(form, hidden, seen) ||
  numberLeaks(form, hidden, seen) ||
  nameLeaks(form, names, seen) ||
  compoundsOf(form).some((key) => hidden.compounds.has(key) && !seen.index().compounds.has(key));

/** An identifier is recognised by its shape, here or in the hidden text: "getweather" for "getWeather" leaks, too. */
function atomLeaks(form: string, hidden: MarkIndex, seen: Seen): boolean {
  const isHidden = ({ key, written, isShaped }: { key: string; written: string; isShaped: boolean }) => {
    if (isShaped) return hidden.atoms.has(key) || (key.endsWith('s') && hidden.atoms.has(key.slice(0, -1)));
    return written.includes('-') ? hidden.shaped.has(key) : hidden.written.has(written);
  };
  return atomsOf(form).some((atom) => {
    if (isHidden(atom) && !isSeen(atom.key, seen)) return true;
    if (!atom.isShaped) return false;
    // Single digits in a word are not numbers.
    const runs = digitRuns(atom.written).filter((run) => run.length > 1 && hidden.digits.has(run));
    return runs.some((run) => !seen.index().numbers.has(run)) && !isSeen(atom.key, seen);
  });
}

const isSeen = (key: string, seen: Seen) =>
  seen.index().atoms.has(key) || (key.endsWith('s') && seen.index().atoms.has(key.slice(0, -1)));

/** A number leaks in any of its meanings, unless the whole number is visible. */
const numberLeaks = (form: string, hidden: MarkIndex, seen: Seen): boolean =>
  numbersIn(form).some(({ whole, apart }) => {
    const found = [...whole, ...apart].filter((meaning) => hidden.digits.has(meaning));
    if (found.length === 0 || whole.some((meaning) => seen.index().numbers.has(meaning))) return false;
    return found.some((meaning) => !seen.index().numbers.has(meaning));
  });

const nameLeaks = (form: string, names: Names, seen: Seen): boolean =>
  namesIn(form, names).some(({ name, key, word }) => {
    const keys = word === null ? [name, key] : [name, key, word];
    return !keys.some((one) => seen.index().atoms.has(one)) && !(word === null && seen.apart().has(name));
  });
