import { readForm } from '../checks/read-form.ts';
import type { CompiledCriterion, ReadCriterion } from './compiled-criterion.ts';
import { CriterionError } from './criterion-error.ts';
import { described } from './described.ts';
import { EFFECTS } from './explain.ts';
import { isReadAlike, readPin } from './pin.ts';
import { variablesIn, withExamples } from './template.ts';

/** How a stored evaluator would be read now, where that is not how it was read when it was saved. */
export interface ReadingChange {
  /**
   * `read_differently`: it is judged as it was read; `refused`: it cannot be judged until a new version is saved; `not_kept`: an
   * earlier reader read it, whose reading was not kept, so it is judged as it is read now.
   */
  kind: 'read_differently' | 'refused' | 'not_kept';
  /** The reader that read it; null where that was not kept. */
  reader: string | null;
  /** The stored reading, in words; null where there is none that this release knows. */
  before: string | null;
  /** Today's reading, in words, or why the criterion is refused today. */
  now: string;
}

/**
 * Compares the stored reading of an evaluator with today's; undefined if they are the same.
 * @param criterion With its placeholders.
 * @param reading What is stored of its reading; null if nothing is.
 */
export function readingChangeOf(
  readCriterion: ReadCriterion,
  criterion: string,
  reading: string | null,
): ReadingChange | undefined {
  const text = withExamples(criterion);
  const present = presentReading(readCriterion, text);
  const now = present.words;
  if (reading === null) return present.isKept ? { kind: 'not_kept', reader: null, before: null, now } : undefined;
  const pin = readPin(reading);
  if ('why' in pin) return { kind: 'refused', reader: null, before: null, now };
  const { reader } = pin;
  const pinned = readCriterion(text, reading);
  if (pinned.fault() !== undefined) return { kind: 'refused', reader, before: null, now };
  if (present.isAccepted && isReadAlike(pin, pinned, readForm)) return undefined;
  const before = inWords(pinned);
  const onlyWithTools = before === now ? ' It differs only where the conversation has the tools that it names.' : '';
  const kind = variablesIn(criterion).length > 0 ? 'refused' : 'read_differently';
  return { kind, reader, before, now: `${now}${onlyWithTools}` };
}

function presentReading(readCriterion: ReadCriterion, text: string) {
  try {
    const present = readCriterion(text);
    const wrong = present.fault();
    return { words: wrong ?? inWords(present), isAccepted: wrong === undefined, isKept: present.pin() !== null };
  } catch (error) {
    if (!(error instanceof CriterionError)) throw error;
    return { words: error.message, isAccepted: false, isKept: true };
  }
}

function inWords(criterion: CompiledCriterion): string {
  const check = criterion.check();
  return check ? `${EFFECTS[criterion.prefix]} ${described(check)}.` : 'Needs a model.';
}
