import { compilePattern } from './pattern-engine.ts';
import { spelled, type WrittenPattern } from './pattern-phrase.ts';

/** What no dialect reads; other patterns that the engine refuses mean something to other engines. */
const BROKEN =
  /(?:missing closing|unexpected|missing argument to repetition operator|invalid character class range)[^`]*`/;

/** Why a regular expression is none in any dialect, as a sentence for the caller; undefined if it is one. */
export function brokenPattern(written: WrittenPattern): string | undefined {
  if (!isInvalid(written.source)) return undefined;
  const compiled = compilePattern(written.source, written.flags);
  const fault = 'refused' in compiled ? BROKEN.exec(compiled.refused)?.[0].replace(/[:\s]*`$/, '') : undefined;
  return fault && `The regular expression ${spelled(written)} cannot be read: ${fault}.`;
}

/** Whether JavaScript refuses it, too. */
function isInvalid(source: string): boolean {
  try {
    new RegExp(source);
    return false;
  } catch {
    return true;
  }
}
