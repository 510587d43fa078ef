import { type Form, isFact } from '../form.ts';

/** A sample at the end of a condition: "in E.164 format, such as +14155550123", "an ISO 8601 date (e.g. 2025-12-31)". */
const SAMPLE =
  /^(.+?)(?:, | \(| )(?:written )?(?:such as|like|e\.g\.,?|for example,?) ([^\s"“”()]*\d[^\s"“”()]*?)\)?\.?$/u;

/** What a form asks for, with what a sample of it looks like: one that looks otherwise says something else. */
const SHOWN: readonly (readonly [asked: RegExp, sample: RegExp])[] = [
  [/"dates in format","of":"ISO 8601"|"format":"(?:ISO 8601 date|YYYY-MM-DD)"/u, /^\d{4}-\d\d-\d\d$/u],
  [/"format":"ISO 8601 timestamp"/u, /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/u],
  [/"ask":"(?:semantic )?version numbers"/u, /^v?\d+\.\d+\.\d+$/u],
  [/"format":"phone number in E\.164 format"/u, /^\+[1-9]\d{7,14}$/u],
  [/"ask":"hex colors"|"format":"hex color"/u, /^#[\da-f]{6}$/iu],
  [/"ask":"citations"/u, /^\[\d{1,2}\]$/u],
  [/"ask":"percentages"/u, /^\d+(?:\.\d+)?%$/u],
  [/"hasCents":true/u, /^[$€£]\d[\d,]*\.\d\d$/u],
];

/** A condition without the sample at its end, and whether that only shows what a form asks for. */
export interface Shown {
  condition: string;
  isShown: (form: Form) => boolean;
}

export function withoutSample(condition: string): Shown | undefined {
  const [, head, sample] = SAMPLE.exec(condition) ?? [];
  if (head === undefined) return undefined;
  return {
    condition: head,
    // Of several things it is open which one is shown.
    isShown: (form) =>
      (isFact(form) || 'not' in form) &&
      SHOWN.some(([asked, shown]) => asked.test(JSON.stringify(form)) && shown.test(sample!)),
  };
}
