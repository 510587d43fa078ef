import { type Found, numbersIn } from './number-values.ts';

const NAME_REACH = 24;
/** What names a thing by a number, which is written without commas: "order 12345", "the port is 8080", "call 5551234567". */
const NAMING =
  /(?:#|\b(?:order|invoice|ticket|case|id|code|port|zip|pin|room|no\.?|number|ref\.?|reference|account|model|version|error|tracking|booking|postcode|extension|ext\.?|part|sku|serial|call|dial|fax|tel\.?|telephone|phone|mobile|hotline|whatsapp|isbn|ean|upc|iban|vin|passport|pid|build|commit|issue|flight|bus|route|channel|page|line|hash)\b)[\s:=*_`"'(#]*(?:(?:is|was|are|to|at|on)\s)?[\s:=*_`"'(#]*$/iu;
/** "ISO 9001", "RFC 2616" and "RTX 4090" are names; "USD 1000" is an amount. */
const ACRONYM = /(?<![\p{L}\p{N}])(?!(?:USD|EUR|GBP|CHF|JPY|CNY|INR|AUD|CAD)\b)\p{Lu}{2,6}[\s\u00a0-]$/u;
/** "12,34,567", as it is written in India. */
const BY_LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/u;
/** What stands before a year: "founded 1626". */
const BEFORE_YEAR =
  /(?:\b(?:in|since|until|till|by|founded|established|built|born|died|published|written|circa|ca\.?|c\.|before|after|during|around|early|late|mid|est\.?|of|dated|from|to|between|and|year|through|spring|summer|autumn|fall|winter|\p{Lu}\p{L}+\.?|\d{1,2},?)|[(,–-])[\s*_]*$/u;
const YEAR_LIKE = /^(?:1\d{3}|2[01]\d\d)$/u;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]+`/gu;
/** "12 500", "12'500" */
const APART = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?:[ \u00a0\u2007-\u2009\u202f'’_]\p{Nd}{3})+(?![\p{Nd}.,]\p{Nd}|\p{Nd})/gu;

/** Numbers of a thousand or more. "12.500" may be one, and "12 500" one or two. */
export const largeNumbersIn = (text: string, isOver = false): Found[] => {
  const prose = text.replace(CODE, (code) => ' '.repeat(code.length));
  return [
    ...[...text.matchAll(APART)].map(([digits]): Found => ({ text: digits, isMet: undefined, mayBeNone: true })),
    ...numbersIn(text, { from: 1000 }).flatMap((one): Found[] => {
      if (one.isMet === false || one.place === undefined)
        return one.place && (one.text.includes('.') || BY_LAKHS.test(one.text))
          ? [{ ...one, isMet: undefined, mayBeNone: true }]
          : [];
      const { start } = one.place;
      const before = text.slice(Math.max(0, start - NAME_REACH), start);
      const isName =
        !one.text.includes(',') &&
        (NAMING.test(before) ||
          ACRONYM.test(before) ||
          (YEAR_LIKE.test(one.text) && BEFORE_YEAR.test(before)) ||
          prose[start] === ' ');
      if (isName || (isOver && one.value === 1000)) return [{ ...one, isMet: undefined, mayBeNone: true }];
      return [{ ...one, isMet: one.isMet && (one.mayBeNone ? undefined : one.text.includes(',')) }];
    }),
  ];
};
