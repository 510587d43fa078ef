import { type BlockKind, blocksOf, isOf, mayBe } from '../markdown/blocks.ts';
import { sectionsTitled } from '../markdown/sections.ts';
import { findIn, type Wanted } from '../texts/find.ts';
import { fold } from '../texts/fold.ts';
import { blocksIn } from '../texts/paragraph-split.ts';
import { sentencesIn } from '../texts/sentences.ts';
import { isSlight } from '../texts/slight.ts';

/** What stands before or after a text, a heading and so on: the only one, or the first or last of several. */
export interface Beside {
  side: 'before' | 'after';
  mark: Wanted | BlockKind;
  place?: 'first' | 'last';
  /** It is all of the text on that side; else what is beside a text may end with its line. */
  isAll?: true;
}

/** A part of which people may draw the bounds in several ways: a verdict is certain where all of them come to the same. */
export interface Vaguely {
  vague: 'body' | 'introduction' | 'conclusion' | 'opening' | 'closing' | 'first half' | 'second half';
}

export const calledBeside = ({ side, mark, place }: Beside): string =>
  `the text ${side} the ${place ? `${place} ` : ''}${typeof mark === 'string' ? mark : `"${mark.text}"`}`;

export const calledVaguely = ({ vague }: Vaguely): string => `the ${vague} of the response`;

/** The part on one side of a mark; none where there is no such mark, or several and no first or last is meant. */
export function sidesOf(text: string, { side, mark, place, isAll }: Beside): string[] {
  const all = typeof mark === 'string' ? blockPlaces(text, mark) : textPlaces(text, mark);
  const at = place === undefined && all.length > 1 ? undefined : all.at(place === 'last' ? -1 : 0);
  if (!at) return [];
  const whole = side === 'before' ? text.slice(0, at.start) : text.slice(at.end);
  if (isAll || typeof mark === 'string') return [whole];
  const lines = whole.split(/\r\n|[\r\n]/u);
  return [whole, (side === 'before' ? lines.at(-1) : lines[0])!];
}

/** Where the words of a text stand apart from their punctuation, that is a part of neither side. */
const textPlaces = (text: string, wanted: Wanted) => findIn(fold(text, wanted.caseSensitive), wanted);

function blockPlaces(text: string, kind: BlockKind) {
  const blocks = blocksOf(text);
  if (blocks.some((block) => mayBe(block, kind))) return [];
  const starts = [0];
  for (const found of text.matchAll(/\r\n|[\r\n]/gu)) starts.push(found.index + found[0].length);
  return blocks
    .filter((block) => isOf(block, kind))
    .map(({ line, end }) => ({ start: starts[line - 1] ?? 0, end: starts[end] ?? text.length }));
}

/** Every way to draw the bounds of a part that is named vaguely. */
export function vagueWays(text: string, { vague }: Vaguely): string[] {
  const blocks = blocksIn(text).map((one) => one.trim());
  const lines = text.trim().split(/\s*(?:\r\n|[\r\n])\s*/u);
  if (vague === 'first half' || vague === 'second half') return halves(text, vague === 'first half');
  // Of HTML and of JSON it is the element or the field.
  if (vague === 'body') return OTHER_BODY.test(text) ? [] : bodies(text, blocks, lines);
  const isStart = vague === 'introduction' || vague === 'opening';
  const sentences = sentencesIn(text).map((one) => one.trim());
  const edge = (all: readonly string[], count = 1) => (isStart ? all.slice(0, count) : all.slice(-count)).join('\n\n');
  const short = [edge(sentences), edge(lines), edge(blocks)];
  if (vague === 'opening' || vague === 'closing') return short;
  const found = TITLES[vague].map((title) =>
    sectionsTitled(text, { text: title, wholeWords: true, caseSensitive: false }),
  );
  if (found.some(({ doubtful }) => doubtful > 0)) return [];
  const titled = found.flatMap(({ certain }) => certain.flatMap(({ ways }) => ways));
  const parts = text.split(/^(?=#{1,6} )/mu).filter((part) => part.trim() !== '');
  return [...short, edge(blocks, 2), edge(parts), edge(parts, 2), ...titled];
}

const OTHER_BODY = /<body\b|\bbody["']?\s*:/iu;
const TITLES = { introduction: ['Introduction', 'Intro'], conclusion: ['Conclusion', 'Summary', 'Closing'] };

/** With and without what may be a title or a greeting before it, or a close after it. */
function bodies(text: string, blocks: readonly string[], lines: readonly string[]): string[] {
  const isOne = blocks.length < 2;
  const [all, between] = isOne ? [lines, '\n'] : [blocks, '\n\n'];
  const part = (from: number, to?: number) => all.slice(from, to).join(between);
  const [first = '', last = ''] = [all.at(0), all.at(-1)];
  return [
    text,
    ...(all.length > 1 && (!isOne || isSlight(first)) ? [part(1)] : []),
    ...(all.length > 1 && (!isOne || isSlight(last)) ? [part(0, -1)] : []),
    ...(all.length > 2 ? [part(1, -1)] : []),
    ...(all.length > 4 ? [part(2, -2)] : []),
  ];
}

/** Cut in the middle of its characters, words, sentences, lines or paragraphs. */
function halves(text: string, isFirst: boolean): string[] {
  const trimmed = text.trim();
  const ways = [/\s+/u, /(?:\r\n|[\r\n])+/u, /(?:\r\n|[\r\n]){2,}/u].flatMap((blank) => cutsAt(trimmed, blank));
  const middles = [Math.floor(trimmed.length / 2), Math.ceil(trimmed.length / 2), ...ways];
  return middles.map((at) => (isFirst ? trimmed.slice(0, at) : trimmed.slice(at)));
}

/** Where so many of the parts end that they are a half: of an odd number of them, with the one in the middle or without it. */
function cutsAt(text: string, blank: RegExp): number[] {
  const ends = Array.from(text.matchAll(new RegExp(blank, 'gu')), ({ index }) => index);
  const count = ends.length + 1;
  return count < 2 ? [] : [Math.floor(count / 2), Math.ceil(count / 2)].map((half) => ends[half - 1] ?? text.length);
}
