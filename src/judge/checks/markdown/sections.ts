import type { Check } from '../check.ts';
import { countOf } from '../count.ts';
import { rangeCheck } from '../count-range.ts';
import type { Quantity } from '../quantity.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { findIn, isSame, type Wanted } from '../texts/find.ts';
import { fold, keepsPoints } from '../texts/fold.ts';
import type { Title as Titled } from './heading-titles.ts';
import { standsApart } from './markdown.ts';
import { outsideCode } from './outside-code.ts';
import { beforeRule } from './section-parts.ts';

/** What stands below a title, in every way that may be meant: with the title or without, with the parts below it or without, up to a rule or beyond. */
export interface Section {
  ways: readonly string[];
}

/** A line that is a heading of Markdown, or bold as a whole. */
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/u;
const BOLD = /^\s*(?:\*\*([^*]+)\*\*|__([^_]+)__):?\s*$/u;
/** A title that a text follows in the same line, or a line that is nothing but a label. */
const LABEL = /^\s*(?:[-*+]\s+)?(?:\*\*|__)?([^:*_]{1,80}?)(?:\*\*|__)?:(?:\*\*|__)?(?:\s|$)/u;

interface Title {
  /** The line in the text. */
  at: number;
  /** 1 to 6; 7 where it is bold. */
  level: number;
  title: string;
}

/** The sections of a text that are titled so, and how many more there may be: labels, and titles that say more. */
export function sectionsTitled(text: string, wanted: Titled): { certain: Section[]; doubtful: number } {
  const lines = text.split(/\r\n|[\r\n]/u);
  const plain = outsideCode(text).split(/\r\n|[\r\n]/u);
  const titles = plain.flatMap((line, at): Title[] => {
    const found = titleOf(line);
    return found ? [{ at, ...found }] : [];
  });
  const isOwn = ({ title, level }: Title) =>
    isTitled(title, wanted) && (wanted.level === undefined || level === wanted.level);
  const own = titles.filter(isOwn);
  const nearly = titles.filter((one) => !isOwn(one) && holds(one.title, wanted)).length;
  const labels = plain.filter((line) => !titleOf(line) && isLabel(line, wanted)).length;
  const html = /<h[1-6](?=[\s>/])/iu.test(text) ? 1 : 0;
  return { certain: own.map((one) => sectionAt(one, titles, lines)), doubtful: nearly + labels + html };
}

function titleOf(line: string): Omit<Title, 'at'> | undefined {
  const heading = HEADING.exec(line);
  if (heading) return { level: heading[1]!.length, title: heading[2]!.replace(BOLD, '$1$2') };
  const bold = standsApart(line) ? BOLD.exec(line) : null;
  return bold ? { level: 7, title: (bold[1] ?? bold[2])! } : undefined;
}

function sectionAt({ at, level }: Title, titles: readonly Title[], lines: readonly string[]): Section {
  const ends = [
    titles.find((other) => other.at > at && other.level <= level)?.at ?? lines.length,
    titles.find((other) => other.at > at)?.at ?? lines.length,
  ];
  const ways = ends.flatMap((end) =>
    [lines.slice(at + 1, end), lines.slice(at, end)].map((all) => all.join('\n').trim()),
  );
  return { ways: [...new Set([...ways, ...ways.map(beforeRule)])] };
}

const comparable = (text: string, wanted: Wanted) =>
  fold(text.replace(/:$/u, '').normalize('NFC'), wanted.caseSensitive, keepsPoints(wanted.caseSensitive, [wanted]));
const isTitled = (title: string, wanted: Wanted) => isSame(comparable(title, wanted), wanted);
const holds = (title: string, wanted: Wanted) => findIn(comparable(title, wanted), wanted).length > 0;

function isLabel(line: string, wanted: Wanted): boolean {
  const isShort = line.trim().length < 80;
  const label = LABEL.exec(line)?.[1] ?? (isShort ? line : undefined);
  if (label !== undefined && isTitled(label, wanted)) return true;
  if (!isShort) return false;
  const title = bare(line);
  return [title, title.replace(NUMBERED, '')].some((one) => isTitled(one, wanted));
}
/** "[Chorus 1]", "=== Summary ===" and "\section{Summary}" without what is drawn around them. */
const bare = (line: string): string =>
  line
    .replaceAll(/<[^<>]*>/gu, '')
    .replace(/^\s*\\[a-z]+\*?\{/u, '')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const NUMBERED = /\s*:.*$|\s\d{1,2}$/u;

const OPEN_SECTION = 'The text has a label or a longer title that may be that of the section, or HTML.';

/** Checks how many sections are titled so: a heading, or a line that is bold as a whole. A label before a text may be one. */
export function sectionCheck(wanted: Titled, asked: Quantity): Check {
  const unit = { singular: `section "${wanted.text}"`, plural: `sections "${wanted.text}"` };
  return rangeCheck(
    { name: 'sections', what: unit.plural, asked, reads: 'text', isCostly: true, open: OPEN_SECTION },
    (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return said;
      const { certain, doubtful } = sectionsTitled(said.text, wanted);
      return {
        least: certain.length,
        most: certain.length + doubtful,
        found: countOf(certain.length, unit),
        evidence: quotesIn(
          said,
          certain.map(({ ways }) => ways.at(1)?.split('\n', 1)[0] ?? ''),
        ),
      };
    },
  );
}
