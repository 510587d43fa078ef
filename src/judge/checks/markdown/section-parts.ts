import { countHtml } from './html-elements.ts';
import { isBoldLine, isThematicBreak, standsApart } from './markdown.ts';
import { outsideCode } from './outside-code.ts';

const HEADING = /^\s{0,3}(#{1,6})\s+\S/u;

interface Start {
  at: number;
  level: number;
  /** Where the next heading stands, and the next that is not below it. */
  next: number;
  end: number;
}

function startsIn(plain: readonly string[]): Start[] {
  const found: Start[] = [];
  const nextOf = Array.from({ length: 7 }, () => plain.length);
  for (let at = plain.length - 1; at >= 0; at -= 1) {
    const level = HEADING.exec(plain[at]!)?.[1]?.length;
    if (level === undefined) continue;
    found.push({ at, level, next: Math.min(...nextOf), end: Math.min(...nextOf.slice(0, level + 1)) });
    nextOf[level] = at;
  }
  return found.reverse();
}

/**
 * The sections of a text, in each way that they may be meant: with the heading or without it, with the parts below it or
 * without, with a title above all others as one of them, up to a rule, and with what stands before the first heading.
 * @param level only those under headings of this level
 */
export function sectionWays(text: string, level?: number): string[][] {
  const lines = text.split(/\r\n|[\r\n]/u);
  const all = startsIn(outsideCode(text).split(/\r\n|[\r\n]/u));
  const between = (from: number, to: number) => lines.slice(from, to).join('\n').trim();
  const [first, ...others] = all;
  if (!first) return [[]];
  const isTitled = others.length > 0 && others.every((one) => one.level > first.level);
  const below = isTitled && level === undefined ? others : all;
  const top = level ?? below.reduce((least, one) => Math.min(least, one.level), 6);
  const tops = below.filter((one) => one.level === top);
  const sets: [Start[], boolean][] = [
    [tops, true],
    [level === undefined ? below : tops, false],
  ];
  // A title with a text of its own may head a section.
  if (isTitled && level === undefined && between(first.at + 1, first.next) !== '') sets.push([all, false]);
  const ways = sets.flatMap(([starts, isWhole]) =>
    [1, 0].map((more) => starts.map((one) => between(one.at + more, isWhole ? one.end : one.next))),
  );
  const cut = ways[0]!.map(beforeRule);
  if (cut.some((section, at) => section !== ways[0]![at])) ways.push(cut);
  const intro = level === undefined ? between(0, first.at) : '';
  return intro === '' ? ways : [...ways, [intro, ...ways[0]!]];
}

/** A section up to the first rule in it, after which a closing remark may stand. */
export function beforeRule(section: string): string {
  const plain = outsideCode(section).split(/\r\n|[\r\n]/u);
  const at = plain.findIndex((line, place) => isThematicBreak(line) && plain[place - 1]?.trim() === '');
  return at < 0
    ? section
    : section
        .split(/\r\n|[\r\n]/u)
        .slice(0, at)
        .join('\n')
        .trim();
}

/** How many more sections there may be: titles in bold or in HTML, and a text with no heading at all. */
export function doubtfulSections(text: string, level?: number): number {
  const lines = outsideCode(text).split(/\r\n|[\r\n]/u);
  const html = countHtml(text, 'heading');
  if (level !== undefined) return html;
  const bold = lines.filter((line) => isBoldLine(line) && standsApart(line)).length;
  return html + bold + (lines.some((line) => HEADING.test(line)) ? 0 : 1);
}
