import type { CheckResult } from '../check.ts';
import { readQuestions } from '../conversation/question-sentences.ts';
import { countMaybeBullets, OPEN_BULLETS } from '../markdown/bullets.ts';
import { doubtfulHeadings, headingsIn, markedHeadings, writtenHeadings } from '../markdown/headings.ts';
import { countHtml, countHtmlBullets, countHtmlNumbered } from '../markdown/html-elements.ts';
import { isPlainLink, isUrl, linksIn, linkTexts } from '../markdown/links.ts';
import { listItems } from '../markdown/list-items.ts';
import { parseFences } from '../markdown/markdown-document.ts';
import { countMaybeNumbered, OPEN_NUMBERED } from '../markdown/numbered-lists.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import { doubtfulSections, sectionWays } from '../markdown/section-parts.ts';
import { linesIn, linesWithDividers } from '../texts/lines.ts';
import { paragraphsIn, sureParagraphs } from '../texts/paragraph-split.ts';
import { OPEN_PARAGRAPHS } from '../texts/paragraphs.ts';
import { otherSentences, sentencesIn } from '../texts/sentences.ts';
import { plainWords } from '../texts/word-at.ts';
import { MARKED_UNITS } from './marked-units.ts';
import type { PartKind, PartUnit } from './part-kind.ts';
import { VALUE_UNITS } from './value-units.ts';

export const methodOf = ({ method, singular }: PartUnit): string => method ?? singular.replace(' ', '-');

/** Why it is undecided where two ways to split into sentences give different verdicts, as a sentence. */
export const OPEN_SPLIT = 'It cannot be told for certain where its sentences end, or what of it is one.';

/**
 * What a text comes to, by its parts, and where these are not certain by all that may be; undecided where that makes another
 * verdict.
 */
export function byParts(
  text: string,
  { split, otherSplits, openSplit = OPEN_SPLIT }: PartUnit,
  run: (parts: string[]) => CheckResult,
) {
  const parts = split(text);
  const result = run(parts);
  const isOther = (other: readonly string[]) =>
    other.length !== parts.length || other.some((part, at) => part !== parts[at]);
  const others = (otherSplits?.(text) ?? []).filter(isOther).map(run);
  if (others.some(({ holds }) => holds !== result.holds)) return { holds: 'undecided', reason: openSplit } as const;
  if (typeof result.holds !== 'boolean') return result;
  const known = others.filter((other) => typeof other.holds === 'boolean');
  const isSame = known.every(({ nearness, distance }) => nearness === result.nearness && distance === result.distance);
  const openGrade = [result, ...known].find((one) => one.openGrade)?.openGrade;
  return { ...result, openGrade: openGrade ?? (isSame ? undefined : openSplit) };
}

const itemsIn = (isOfKind: (isNumbered: boolean) => boolean) => (text: string) =>
  listItems(text)
    .filter(({ isNumbered }) => isOfKind(isNumbered))
    .map((item) => item.text);

const codeBlocks = (text: string) => parseFences(text).map(({ content }) => content.replace(/\r?\n$/u, ''));

const plainLinks = (text: string) => linksIn(text).filter((link) => isPlainLink(link) && isUrl(link));
const questionsOf = (text: string, kind: 'question' | 'doubtful') =>
  readQuestions(text)
    .sentences.filter((sentence) => sentence.kind === kind)
    .map((sentence) => sentence.text);

/** Sections under headings of a level, or of any. */
const sectionsOf = (level?: 1 | 2 | 3): PartUnit => {
  const under = level === undefined ? '' : ` under a level-${level} heading`;
  return {
    singular: `section${under}`,
    plural: `sections${under}`,
    method: 'section',
    split: (text) => sectionWays(text, level)[0]!,
    otherSplits: (text) => sectionWays(text, level).slice(1),
    countDoubtful: (text) => doubtfulSections(text, level),
    openDoubtful: 'The response has no headings, or lines in bold or HTML that may head a section.',
    isParsed: true,
  };
};

/** All lines to the last one that is not blank. */
const allLines = (text: string): string[] => (text.trim() === '' ? [] : text.trimEnd().split(/\r\n|[\r\n]/));

/** Lines of which one is meant by its number: blank lines, fences and the line below the head of a table may count. */
export const NUMBERED_LINES: PartUnit = {
  singular: 'line',
  plural: 'lines',
  split: linesIn,
  otherSplits: (text) => [linesWithDividers(text), allLines(text)],
  openSplit: 'A blank line, a code fence or the line below the head of a table may count as a line or not.',
  isParsed: false,
};

export const PART_UNITS: Record<PartKind, PartUnit> = {
  paragraph: {
    singular: 'paragraph',
    plural: 'paragraphs',
    split: (text) => paragraphsIn(text),
    otherSplits: (text) => {
      const sure = sureParagraphs(text);
      return [paragraphsIn(text, true), ...(sure ? [sure] : [])];
    },
    openSplit: OPEN_PARAGRAPHS,
    countDoubtful: (text) => countHtml(text, 'paragraph'),
    isParsed: true,
  },
  sentence: {
    singular: 'sentence',
    plural: 'sentences',
    split: (text) => sentencesIn(text).map((one) => one.trim()),
    otherSplits: (text) => otherSentences(text).map((sentences) => sentences.map((one) => one.trim())),
    isParsed: false,
  },
  line: { singular: 'line', plural: 'lines', split: linesIn, isParsed: false },
  bullet: {
    singular: 'bullet point',
    plural: 'bullet points',
    split: itemsIn((isNumbered) => !isNumbered),
    countDoubtful: (text) => countHtmlBullets(text) + countMaybeBullets(text),
    openDoubtful: OPEN_BULLETS,
    isParsed: false,
  },
  numbered: {
    singular: 'numbered item',
    plural: 'numbered items',
    split: itemsIn((isNumbered) => isNumbered),
    countDoubtful: (text) => countHtmlNumbered(text) + countMaybeNumbered(text),
    openDoubtful: OPEN_NUMBERED,
    isParsed: false,
  },
  item: {
    singular: 'list item',
    plural: 'list items',
    split: itemsIn(() => true),
    countDoubtful: (text) => countHtml(text, 'item') + countMaybeBullets(text) + countMaybeNumbered(text),
    openDoubtful: 'The text has HTML, or lines that may be items of a list or not.',
    isParsed: false,
  },
  heading: {
    singular: 'heading',
    plural: 'headings',
    split: headingsIn,
    // A heading that is bold as a whole has bold in it, and asterisks, or has not.
    otherSplits: (text) => [writtenHeadings(text), markedHeadings(text)],
    openSplit: 'A line or a heading is bold as a whole, which may be meant or not.',
    countDoubtful: doubtfulHeadings,
    openDoubtful: 'An underlined sentence, or HTML, may be a heading or not.',
    isParsed: true,
  },
  section: sectionsOf(),
  'section 1': sectionsOf(1),
  'section 2': sectionsOf(2),
  'section 3': sectionsOf(3),
  code: {
    singular: 'code block',
    plural: 'code blocks',
    split: codeBlocks,
    // Whether blank lines count as lines is open.
    otherSplits: (text) => [codeBlocks(text).map((code) => code.replaceAll(/(?<=\n)[^\p{L}\p{N}\n]*(?=\n)/gu, '$&ꟿ'))],
    countDoubtful: (text) => countHtml(text, 'code'),
    isParsed: true,
  },
  url: {
    singular: 'URL',
    plural: 'URLs',
    method: 'url',
    split: (text) => plainLinks(text).map(({ address }) => address),
    // In code, of an image, or without a scheme, an address may be meant or not.
    countDoubtful: (text) => linksIn(text).length - plainLinks(text).length + countHtml(text, 'address'),
    openDoubtful: 'The response has an address in code, in HTML or of an image, or one without a scheme.',
    isParsed: true,
  },
  'link text': {
    singular: 'link text',
    plural: 'link texts',
    split: linkTexts,
    countDoubtful: (text) => countHtml(text, 'link') + (text.match(/\[!\[/gu)?.length ?? 0),
    isParsed: true,
  },
  question: {
    singular: 'question',
    plural: 'questions',
    split: (text) => questionsOf(text, 'question'),
    countDoubtful: (text) => questionsOf(text, 'doubtful').length + readQuestions(text).loose,
    openDoubtful: 'It cannot be told for certain which sentences of the response are questions.',
    isParsed: true,
  },
  // A hyphen or an apostrophe may part words, and those of code may count or not.
  word: {
    singular: 'word',
    plural: 'words',
    split: (text) => plainWords(text)[0]!,
    otherSplits: (text) => [...plainWords(text).slice(1), ...plainWords(outsideCode(text))],
    openSplit: 'It is unclear what counts as a word of its own.',
    isParsed: false,
  },
  ...MARKED_UNITS,
  ...VALUE_UNITS,
};
