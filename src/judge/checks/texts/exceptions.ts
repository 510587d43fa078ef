import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { headingItems } from '../markdown/headings.ts';
import { countHtml } from '../markdown/html-elements.ts';
import { HTML_NAMES } from '../markdown/html-names.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { findEmojis } from './emoji.ts';
import { isSame, type Wanted } from './find.ts';
import { fold } from './fold.ts';

/** What may be there only as these texts. */
export type Excepted = 'headings' | 'emojis' | 'digits' | 'marks' | 'tags';

interface Found {
  /** How many others there are for certain, and the first of them. */
  others: string[];
  /** Whether there may be others. */
  isOpen: boolean;
}

const NOUNS: Record<Excepted, { singular: string; plural: string }> = {
  headings: { singular: 'other heading', plural: 'other headings' },
  emojis: { singular: 'other emoji', plural: 'other emojis' },
  digits: { singular: 'other digit', plural: 'other digits' },
  marks: { singular: 'other mark', plural: 'other marks' },
  tags: { singular: 'other HTML tag', plural: 'other HTML tags' },
};

const same = (text: string, wanted: Wanted) => isSame(fold(text.normalize('NFC'), wanted.caseSensitive), wanted);

const FINDERS: Record<Excepted, (text: string, allowed: readonly Wanted[]) => Found> = {
  headings: (text, allowed) => {
    const others = headingItems(text).filter(({ text: title }) => !allowed.some((one) => same(title, one)));
    // A line that is bold as a whole may be none, and a longer title that holds an allowed one may be meant by it.
    const isNear = (title: string) => allowed.some((one) => title.toLowerCase().includes(one.text.toLowerCase()));
    const certain = others.flatMap(({ level, text: title }) => (level === 0 || isNear(title) ? [] : [title]));
    return { others: certain, isOpen: certain.length < others.length || countHtml(text, 'heading') > 0 };
  },
  emojis: (text, allowed) => {
    const plain = allowed.reduce((rest, { text: one }) => rest.replaceAll(one, ' '), text);
    const { first } = findEmojis(plain);
    return { others: first.map(({ start, end }) => plain.slice(start, end)), isOpen: false };
  },
  digits: (text, allowed) => ({
    others: [...text.matchAll(/\p{Nd}/gu)]
      .map(([one]) => one)
      .filter((one) => !allowed.some((digit) => digit.text === one)),
    isOpen: false,
  }),
  tags: (text, allowed) => {
    const namesIn = (from: string) =>
      [...from.matchAll(/<\/?([a-z][a-z\d]*)(?=[\s/>])[^<>]{0,2000}>/giu)]
        .map(([, name]) => name!.toLowerCase())
        .filter((name) => HTML_NAMES.has(name) && !allowed.some((one) => one.text === name));
    const others = namesIn(outsideCode(text));
    return { others, isOpen: namesIn(text).length > others.length };
  },
  marks: (text, allowed) => {
    const isAllowed = (one: string) => allowed.some((mark) => mark.text === one);
    // Within a word an apostrophe or a hyphen belongs to it; what draws lists and tables is not punctuation to all.
    const others = [...text.matchAll(/(?<![\p{L}\p{N}])[\p{P}]|[\p{P}](?![\p{L}\p{N}])/gu)]
      .map(([one]) => one)
      .filter((one) => !isAllowed(one));
    const all = [...text.matchAll(/[\p{P}|+=<>^~$]/gu)].map(([one]) => one).filter((one) => !isAllowed(one));
    const certain = others.filter((one) => /[.,;:!?()]/u.test(one));
    return { others: certain, isOpen: certain.length < all.length };
  },
};

const OPEN = 'There is something that may be another one or not.';

/** Checks that there is nothing of a kind but some texts: "no headings except 'Summary'". */
export function exceptCheck(kind: Excepted, allowed: readonly Wanted[], negated: boolean): Check {
  const noun = NOUNS[kind];
  const texts = allowed.map(({ text }) => JSON.stringify(text)).join(' and ');
  const but = (none: string, word: string) => (texts === '' ? none : `${none} ${word} ${texts}`);
  return {
    name: 'exceptions',
    what: kind,
    asked: negated ? but('any', 'other than') : but('none', 'but'),
    reads: 'text',
    isCostly: true,
    denies: !negated,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const { others, isOpen } = FINDERS[kind](said.text, allowed);
      if (others.length === 0 && isOpen) return { holds: 'undecided', reason: OPEN };
      const holds = others.length === 0;
      return {
        ...plainly(holds !== negated),
        found: `${countOf(others.length, noun)}${others.length > 0 ? `: ${JSON.stringify(others[0])}` : ''}`,
        evidence: quotesIn(said, others.slice(0, 3)),
      };
    },
  };
}
