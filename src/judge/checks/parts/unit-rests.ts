import { isBullet, isMaybeBullet, isMaybeNumbered, isNumbered } from '../markdown/markdown.ts';
import type { Place } from '../texts/find.ts';
import { blockSpans, paragraphSpans, withoutDoubtful } from '../texts/paragraph-split.ts';
import { otherSentences, sentenceLines, sentencesIn } from '../texts/sentences.ts';

export type CutUnit = 'words' | 'characters' | 'sentences' | 'lines' | 'paragraphs';

/** The first or the last so many of the words, sentences and so on of the response. */
export interface Units {
  side: 'start' | 'end';
  count: number;
  unit: CutUnit;
  /** It is what remains without them that is asked about: what stands after the first, or before the last. */
  isRest?: true;
  /** It is all that remains, also before the first and after the last. */
  isAround?: true;
  /** It is all before the next one, or after the one before: "before the third sentence". */
  isToNext?: true;
}

/**
 * Every way to take what remains of a text without its first or last so many sentences or paragraphs: all that stands after or before
 * them, or around them, whatever it is, such as the list that adjoins a paragraph or the heading above a sentence.
 */
export function restsOf(text: string, cut: Units): string[] {
  const ways = cut.unit === 'sentences' ? sentenceWays(text) : paragraphWays(text);
  return ways.flatMap((spans) => restsBy(text, spans, cut));
}

function restsBy(text: string, spans: readonly Place[], { side, count, isAround, isToNext }: Units): string[] {
  const isStart = side === 'start';
  if (isToNext) {
    const next = isStart ? spans[count] : spans.at(-count - 1);
    if (!next) return [text, ''];
    return [isStart ? headOf(text, next.start) : tailOf(text, next)];
  }
  const part = isStart ? spans.slice(0, count) : spans.slice(-count);
  const [first, last] = [part.at(0), part.at(-1)];
  if (!first || !last) return [text, ''];
  const [before, after] = [headOf(text, first.start), tailOf(text, { start: first.start, end: last.end })];
  if (!isAround) return [...(part.length < count ? [''] : []), isStart ? after : before];
  const gaps = part.slice(1).map(({ start }, at) => text.slice(part[at]!.end, start));
  const isGapped = gaps.some((gap) => /[\p{L}\p{N}]/u.test(gap));
  return [[before, after], ...(isGapped ? [[before, ...gaps, after]] : [])].map((all) => all.join('\n\n'));
}

/** What stands before a place, without the sign of the item that begins there. */
function headOf(text: string, to: number): string {
  const line = Math.max(text.lastIndexOf('\n', to - 1), text.lastIndexOf('\r', to - 1)) + 1;
  return /^[\s>]*(?:[-*+•]|\d{1,9}[.)])?$/u.test(text.slice(line, to).trim()) ? text.slice(0, line) : text.slice(0, to);
}

/** What stands after a part; what is bold or code on both sides of its end stays so. */
function tailOf(text: string, { start, end }: Place): string {
  const [part, after] = [text.slice(start, end), text.slice(end)];
  const open = ['**', '`'].find((mark) => part.split(mark).length % 2 === 0);
  return open ? open + after.trimStart() : after;
}

/** As paragraphs without lists, with them, with every other block between blank lines, and without what may be none. */
function paragraphWays(text: string): Place[][] {
  const all = paragraphSpans(text);
  const without = all.flatMap((span) => aboveList(span));
  const isIn = ({ start, end }: Place, block: Place) => start >= block.start && end <= block.end;
  const blocks = blockSpans(text).flatMap((block) => {
    const inside = all.filter((span) => isIn(span, block));
    return inside.length > 0 ? inside : [block];
  });
  return [all, without, blocks, withoutDoubtful(all) ?? all];
}

/** The lines of a paragraph above those that some or all would see as a list. */
function aboveList(span: Place & { text: string }): Place[] {
  const lines = span.text.split('\n');
  const at = lines.findIndex((line) => LISTED.some((is) => is(line)));
  if (at < 0) return [span];
  const length = lines.slice(0, at).join('\n').length;
  return at === 0 ? [] : [{ start: span.start, end: span.start + length }];
}

const LISTED = [isBullet, isMaybeBullet, isNumbered, isMaybeNumbered];

/** With and without the headings that end as sentences do. */
function sentenceWays(text: string): Place[][] {
  const { prose, titles } = sentenceLines(text);
  const ways = [sentencesIn(text), ...otherSentences(text)].map((all) => spansOf(prose, all));
  const withTitles =
    titles.length === 0 ? [] : ways.map((all) => [...all, ...titles].sort((a, b) => a.start - b.start));
  return [...ways, ...withTitles];
}

function spansOf(prose: string, sentences: readonly string[]): Place[] {
  let from = 0;
  return sentences.flatMap((sentence) => {
    const said = sentence.trim();
    const start = prose.indexOf(said, from);
    if (start < 0) return [];
    from = start + said.length;
    return [{ start, end: from }];
  });
}
