import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type One, ofOne, ofThem, type Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { agreeing, found } from '../texts/written-texts.ts';

/** What stands within a line: where it is sure, and where it may be meant. */
interface Inline {
  names: readonly string[];
  sure: string;
  /** What it may begin and end with; by default the same. */
  maybe?: readonly [start: string, end: string];
  /** Of these edges it is read elsewhere. */
  not?: readonly Edge[];
}
type Edge = 'start' | 'end' | 'whole';

const URL = 'https?:\\/\\/[^\\s<>()]*[^\\s<>().,;:!?]';
const MARKDOWN = '\\[[^\\[\\]]+\\]\\([^()\\s]+\\)';
const DOMAIN = '\\w\\.[a-z]{2,}(?:[/?#]\\S*)?';
const LINK = `(?:${MARKDOWN}|${URL})`;
const MAY_LINK = [`(?:${LINK}|<a\\b|[\\w.-]*${DOMAIN}|www\\.)`, `(?:${LINK}|${DOMAIN}|<\\/a>)`] as const;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const DATE = `(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}/\\d{4}|${MONTH} ${DAY},? \\d{4}|${DAY} ${MONTH},? \\d{4})(?:\\D|$)`;
const DAYS = `(?:\\d|\\b${MONTH}|\\b(?:mon|tues|wednes|thurs|fri|satur|sun|to|yester)day\\b|\\btomorrow\\b|\\bQ[1-4]\\b)`;
const styled = (sign: string) =>
  `(?:\\*{${sign}}[^*\\s](?:[^*\\n]*[^*\\s])?\\*{${sign}}|_{${sign}}[^_\\s](?:[^_\\n]*[^_\\s])?_{${sign}})`;
const STYLED = ['(?:[*_]|<[a-z])', '(?:[*_]|<\\/[a-z]+>)'] as const;

const INLINES: readonly Inline[] = [
  // Of a text with an address behind it, both are a link.
  {
    names: ['a link', 'a hyperlink'],
    sure: LINK,
    maybe: MAY_LINK,
    not: ['start', 'end'],
  },
  { names: ['a url', 'a web address'], sure: URL, maybe: MAY_LINK, not: ['start', 'end'] },
  { names: ['a markdown link'], sure: MARKDOWN, maybe: ['(?:\\[|<a\\b)', '(?:\\]|\\)|<\\/a>)'] },
  {
    names: ['a markdown image'],
    sure: `!${MARKDOWN.replace('+', '*')}`,
    maybe: ['(?:!?\\[|<img\\b)', '(?:\\]|\\)|>)'],
  },
  {
    names: ['inline code', 'an inline code span', 'a code span', 'a word in backticks', 'a term in backticks'],
    sure: '`[^`\\n]+`',
    maybe: ['(?:`|<code\\b)', '(?:`|<\\/code>)'],
  },
  { names: ['bold', 'bold text'], sure: styled('2'), maybe: STYLED, not: ['start'] },
  {
    names: [...each(['an'], each(['italic', 'italicized'], ['word', 'phrase', 'term'])), 'italics', 'italic text'],
    sure: styled('1'),
    maybe: STYLED,
  },
  { names: ['a date'], sure: DATE, maybe: [DAYS, `(?:${DAYS}\\w*)`] },
];
/** What a part may be as a whole: "each bullet is a link", "the first sentence is in bold". */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  bold: ['bold', 'in bold', 'bolded', 'formatted in bold', 'formatted as bold', 'written in bold', 'set in bold'],
  'an italic word': [
    'italic',
    'in italics',
    'italicized',
    'written in italics',
    'formatted in italics',
    'set in italics',
  ],
  'inline code': ['inline code', 'in inline code', 'formatted as inline code', 'in backticks', 'wrapped in backticks'],
};
/** A title is bold without signs; the head of a table is, too. */
const BOLD_ANYWAY = ['heading', 'subheading', 'head cell', 'head row'];

/** Code, emphasis and dates at an edge of a text, or as all of a part. */
export function inlineEdges(notation: Notation): void {
  for (const { names, sure, maybe: [start, end] = [sure, sure], not = [] } of INLINES) {
    const name = names[0]!.replace('url', 'URL');
    const at = (edge: Edge): Said =>
      edge === 'whole'
        ? agreeing(
            found(`${name} alone`, `\\A\\s*${sure}[.:]?\\s*$`),
            found(`${name} alone`, `\\A[^\\p{L}\\p{N}\\n]*${start}`),
          )
        : edge === 'start'
          ? agreeing(
              found(`${name} at the beginning`, `\\A\\s*${sure}`),
              found(`${name} at the beginning`, `\\A[^\\p{L}\\p{N}\\n]*${start}`),
            )
          : agreeing(found(`${name} at the end`, `${sure}\\s*$`), found(`${name} at the end`, `${end}[^\\w\\n]*\\s*$`));
    for (const edge of ['start', 'end'] as const)
      if (!not.includes(edge)) for (const one of names) notation.rule(`EdgeText<${edge}> = ${one}`, () => at(edge));
    notation.words('InlineWhole', name === 'bold' ? STYLES.bold! : [...names, ...(STYLES[name] ?? [])], at('whole'));
  }
  notation.words('IsInline', ['is', 'are', 'must be', 'should be', 'consists of', 'is just', 'is only']);
  const isBold = (kind: string) => BOLD_ANYWAY.includes(kind);
  notation.rule('Clause = SomeParts<N> IsInline InlineWhole', (of: Several, holds: Said) =>
    isBold(of.kind) ? undefined : ofThem(of, holds),
  );
  notation.rule('Clause = OnePart IsInline InlineWhole', (one: One, holds: Said) =>
    isBold(one.kind) ? undefined : ofOne(one, holds),
  );
}
