import type { Check } from '../check.ts';
import { countCheck } from '../count.ts';
import type { Quantity } from '../quantity.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

export type Marker = 'P.S.' | 'P.P.S.';

/** Marks of emphasis and lists may stand before it on its line. Without full stops it is in capitals: "Ps 23" is a psalm. */
const WRITTEN: Record<Marker, RegExp> = {
  'P.S.': /^[\s>*_~#("'“-]*(?:[pP]\.\s?[sS]\b|PS(?=[.,:;!*_–—-]|\s+\D|\s*$))/u,
  'P.P.S.': /^[\s>*_~#("'“-]*(?:[pP]\.\s?[pP]\.\s?[sS]\b|PPS(?=[.,:;!*_–—-]|\s+\D|\s*$))/u,
};

export const postscriptsCheck = (value: Marker, asked: Quantity): Check =>
  countCheck('postscripts', `lines that begin with "${value}"`, asked, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const found = said.text.split(/[\r\n]/).filter((line) => WRITTEN[value].test(line));
    const quote = found[0] === undefined ? null : beginning(found[0]).replace(/…$/u, '');
    return {
      count: found.length,
      found: quote === null ? `No line begins with "${value}"` : `A line begins "${quote}"`,
      evidence: [inMessage(said.index, quote)],
    };
  });
