import type { Form } from '../form.ts';
import type { Wanted } from '../texts/find.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

const CITES = /^cit(?:e[sd]?|ing|ations?)$/u;
const USES =
  /^(?:use[sd]?|using|employ(?:s|ed|ing)?|avoid(?:s|ed|ing)?|rel(?:y|ies)|calls?|invokes?|runs?|without|free)$/u;
const CITATION = /^\[\d{1,3}\]$/u;

/**
 * Marks texts that are not meant as they stand: "[2] is cited", which "[1, 2]" does, too; "the code uses 'eval'", which a comment does
 * not.
 */
export function withTextsInUse(reading: Reading, tokens: readonly Token[]): Reading {
  const says = (words: RegExp) => tokens.some((token) => token.kind === 'word' && words.test(token.text));
  const isCited = says(CITES) || !tokens.some((token) => token.kind === 'quoted' && CITATION.test(token.text));
  const isUsed = says(USES);
  const inUse = <Of>(value: Of, isInCode: boolean): Of => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => inUse(one, isInCode)) as Of;
    if (isText(value)) {
      if (isCited && CITATION.test(value.text)) return { ...value, isCited: true };
      return isInCode ? { ...value, isUsed: true } : value;
    }
    const inCode = isInCode || (isUsed && 'part' in value && (value.part as { kind: string }).kind === 'code');
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inUse(one, inCode)])) as Of;
  };
  const form: Form = reading.forms[0]!;
  const meant = inUse(form, false);
  return JSON.stringify(meant) === JSON.stringify(form) ? reading : { ...reading, forms: [meant] };
}

const isText = (value: object): value is Wanted => 'wholeWords' in value && 'text' in value;
