import type { Check } from '../check.ts';
import { edgeCheck } from './edge-check.ts';

const CITED = /\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,9}\]$/u;

/** Whether a text ends with a citation such as [1]; a mark that ends its sentence may follow. */
export const citedAtEndCheck = (negated: boolean): Check =>
  edgeCheck(
    'citations',
    'end',
    'a citation [n]',
    negated,
    (given) => {
      const text = given.slice(-200).trimEnd();
      if (CITED.test(text) || CITED.test(text.replace(/\s?[.!?。]$/u, ''))) return true;
      // Other marks may follow it, or it stands in another form.
      return /[\]⁰¹²³⁴-⁹】)]\W{0,5}$/u.test(text) ? undefined : false;
    },
    { open: 'It ends with brackets or other signs that may be a citation.' },
  );
