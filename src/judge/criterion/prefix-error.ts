import { CriterionError } from './criterion-error.ts';

/** Beginnings that probably mean a prefix, in lower case and with single spaces. The first match counts. */
const MEANT: readonly (readonly [pattern: RegExp, prefix: string])[] = [
  [/^pass(?:es|ed|ing)?,? unless\b/u, 'Fails if'],
  [/^fail(?:s|ed|ing)?,? unless\b/u, 'Passes if'],
  [/^pass(?:es|ed|ing)?(?!\p{L})/u, 'Passes if'],
  [/^passe?s? ?(?:if|when)/u, 'Passes if'],
  [/^fail(?:s|ed|ing)?(?!\p{L})/u, 'Fails if'],
  [/^fails? ?(?:if|when)/u, 'Fails if'],
  [/^rewar/u, 'Reward'],
  [/^penal/u, 'Penalize'],
];

/** How much of a text is searched for a prefix, in UTF-16 code units. */
const REACH = 80;

/** ` Did you mean "Passes if …"?` for a text that begins with something like a prefix, such as "Pass when"; otherwise ''. */
export function prefixHint(text: string): string {
  const beginning = text
    .slice(0, REACH)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s_*-]+/gu, ' ');
  const meant = MEANT.find(([pattern]) => pattern.test(beginning));
  return meant ? ` Did you mean "${meant[1]} …"?` : '';
}

/** A text that does not begin with a prefix. */
export class PrefixError extends CriterionError {
  constructor(text: string, prefixes: readonly string[]) {
    super(`A criterion must begin with one of: ${prefixes.join(', ')}.${prefixHint(text)}`);
  }
}
