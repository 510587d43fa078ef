import type { Notation } from '../grammar/notation.ts';
import { emoji } from '../texts/emoji.ts';
import { lines } from '../texts/lines.ts';
import { MARKS } from '../texts/punctuation-marks.ts';
import { paragraphs } from '../texts/paragraphs.ts';
import { punctuation } from '../texts/punctuation.ts';
import { sentences } from '../texts/sentences.ts';
import { words } from '../texts/words.ts';
import { casing } from '../texts/casing.ts';
import { characters } from '../texts/characters.ts';
import { bullets } from '../markdown/bullets.ts';
import { headings } from '../markdown/headings.ts';
import { links } from '../markdown/links.ts';
import { tables } from '../markdown/tables.ts';
import { codeBlocks } from '../markdown/code-blocks.ts';
import { numberedLists } from '../markdown/numbered-lists.ts';
import { quotes } from '../markdown/quotes.ts';
import { email } from '../privacy/email.ts';
import { phoneNumbers } from '../privacy/phone-numbers.ts';
import { cardNumbers } from '../privacy/card-numbers.ts';
import { ibans } from '../privacy/ibans.ts';
import { ipAddresses } from '../privacy/ip-addresses.ts';
import { counting, type Decider, type Family } from './bridge.ts';

/**
 * `size`: what a response can be so many of long. `mark` and `letter`: characters. `made`: what is drawn or set, which stands there
 * or not. `some`: of which only whether there are any can be asked; `none`: only that there are none.
 */
export type Class = 'size' | 'mark' | 'letter' | 'made' | 'some' | 'none';

interface Thing {
  class: Class;
  /** Names of one, and of several. */
  one: readonly string[];
  many: readonly string[];
  decide: Decider;
}

const both = (adjectives: readonly string[], nouns: readonly string[]) => adjectives.flatMap((one) => nouns.map((noun) => (one === '' ? noun : `${one} ${noun}`)));
const plural = (name: string) => (/(?:s|sh|ch)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);

/** A thing by its names of one; the first, in the plural, is how its family is asked. */
const thing = (kind: Class, family: Family, names: string, asked?: string): Thing => {
  const one = names.split('|');
  const many = one.map(plural);
  return { class: kind, one, many, decide: counting(family, asked ?? many[0]!) };
};

const CLASSES = { number: 'mark', presence: 'some', absence: 'none' } as const;
const marks = Object.fromEntries(
  MARKS.map(({ unit, counted }): [string, Thing] => {
    const names = [unit.singular, unit.plural, ...(unit.aliases ?? [])];
    return [
      unit.plural,
      { class: CLASSES[counted], one: names.filter((_, at) => at % 2 === 0), many: names.filter((_, at) => at % 2 === 1), decide: counting(punctuation, unit.plural) },
    ];
  }),
);

/** Everything that is counted, by name. */
export const THINGS: Readonly<Record<string, Thing>> = {
  words: thing('size', words, 'word'),
  sentences: thing('size', sentences, 'sentence'),
  paragraphs: thing('size', paragraphs, 'paragraph'),
  lines: thing('size', lines, 'line'),
  characters: { class: 'size', one: ['character'], many: ['characters'], decide: (fact) => counting((claim) => characters({ ...claim, relation: 'be' }), 'characters')(fact) },
  ...marks,
  emojis: { class: 'mark', one: ['emoji', 'emoji character'], many: ['emojis', 'emoji', 'emoji characters'], decide: counting(emoji, 'emojis') },
  'capital letters': { ...thing('letter', casing, 'capital letter|uppercase letter|upper-case letter|upper case letter') },
  'lowercase letters': { ...thing('letter', casing, 'lowercase letter|lower-case letter|lower case letter') },
  'bullet points': thing('made', bullets, 'bullet point|bullet|bullet-point|bulleted item|bullet item|markdown bullet point|markdown bullet'),
  headings: thing('made', headings, 'heading|section heading'),
  'markdown headings': thing('made', headings, 'markdown heading|markdown header'),
  links: thing('made', links, 'link|hyperlink|web link'),
  'markdown links': thing('made', links, 'markdown link|markdown hyperlink'),
  URLs: { class: 'made', one: ['url', 'web address'], many: ['urls', 'web addresses'], decide: counting(links, 'urls') },
  'markdown images': thing('made', links, 'markdown image'),
  tables: thing('made', tables, 'table'),
  'markdown tables': thing('made', tables, 'markdown table'),
  'code blocks': thing('made', codeBlocks, both(['', 'fenced', 'markdown', 'fenced markdown', 'markdown fenced'], ['code block']).join('|')),
  'numbered items': thing('made', numberedLists, 'numbered item|numbered list item|numbered step|numbered point'),
  'block quotes': thing('made', quotes, both(['', 'markdown'], ['block quote', 'blockquote']).join('|')),
  'e-mail addresses': thing('made', email, 'e-mail address|email address'),
  'phone numbers': thing('made', phoneNumbers, 'phone number|telephone number'),
  'credit card numbers': thing('made', cardNumbers, 'credit card number|card number'),
  IBANs: { class: 'made', one: ['iban'], many: ['ibans'], decide: counting(ibans, 'ibans') },
  'IP addresses': thing('made', ipAddresses, 'ip address'),
};

/** The names of things, by class. */
export function things(notation: Notation): void {
  notation.feature('T', ['mark', 'letter', 'made', 'some', 'none']);
  notation.feature('C', ['mark', 'letter', 'made', 'size']);
  for (const [name, { class: kind, one, many }] of Object.entries(THINGS)) {
    notation.words(`One<${kind}>`, one, name);
    notation.words(`Many<${kind}>`, many, name);
    // "Markdown headings or tables": are the tables Markdown's too?
    notation.words(`ManyPlain<${kind}>`, many.filter((one) => !/^(?:markdown|fenced)\b/.test(one)), name);
  }
  notation.rule('Thing<C> = ( One<C> | Many<C> )');
  for (const kind of ['some', 'none']) notation.rule(`Thing<${kind}> = ( One<${kind}> | Many<${kind}> )`);
}
