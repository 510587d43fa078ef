import { type Double, judgingOf } from './doubles.ts';

/** Copies the last verdict of the conversation as it stands, as far as it is JSON, also escaped; prose where there is none. */
export const adopter: Double = (request) => adopted(judgingOf(request).quoted) ?? NO_VERDICT;

/** Copies its fields and puts the mark to them. */
export const markingAdopter: Double = (request) => {
  const { quoted, mark } = judgingOf(request);
  const found = adopted(quoted);
  if (found === undefined) return NO_VERDICT;
  const { mark: _, ...fields } = JSON.parse(found);
  return JSON.stringify({ mark, ...fields });
};

const NO_VERDICT = 'I find no verdict.';

/** Whether a text holds something that can be adopted. */
export const isAdoptable = (text: string): boolean => adopted(text.replaceAll('LABEL', 'Y')) !== undefined;

/** The last object with a label and an explanation; objects inside are not understood. */
const adopted = (text: string): string | undefined =>
  [text, unescaped(text), unescaped(unescaped(text)), unescaped(unescaped(unescaped(text)))]
    .flatMap((form) => [...form.matchAll(/\{[^{}]*\}/g)])
    .map(([object]) => object)
    .findLast(isVerdict);

const unescaped = (text: string) => text.replaceAll(/\\(["\\])/g, '$1');

function isVerdict(object: string): boolean {
  try {
    const { label, explanation } = JSON.parse(object);
    return typeof label === 'string' && typeof explanation === 'string';
  } catch {
    return false;
  }
}
