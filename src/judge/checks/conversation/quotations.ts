import { linesOutsideCode } from '../markdown/markdown.ts';

export interface Quotations {
  /** Texts between quotation marks, as they stand. */
  quoted: string[];
  /** Texts that may be quotations: in single quotation marks, and the block quotes of Markdown. */
  possible: string[];
  /** How many quotation marks belong to no other. */
  stray: number;
}

const CLOSERS: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»', '「': '」', '『': '』', '"': '"' };
const MARK = /["“”„«»「」『』]/gu;
const OPENS_AFTER = /[\s([{<—–\-/*_~>:=]/u;
const CLOSES_BEFORE = /[\s)\]}>—–\-/*_~.,;:!?…。，！？]/u;
const SINGLE = /(?<=^|[\s(])[‘']([^‘’'"“”\n]{12,300}?)[’'](?=[\s.,;:!?)]|$)/gmu;
const HAS_TEXT = /[\p{L}\p{N}]/u;
const BLOCK_QUOTE = /^\s*>\s?/u;

/** The quotations of a text, outside of code and of HTML's tags. Of one within another the outer one is read. */
export function quotationsIn(text: string): Quotations {
  const found: Quotations = { quoted: [], possible: [], stray: 0 };
  for (const lines of paragraphs(linesOutsideCode(text))) {
    const prose = lines
      .join('\n')
      .replaceAll(/`[^`\n]*`/gu, ' ')
      .replaceAll(/<\/?[A-Za-z][^<>]*>/gu, ' ');
    readMarks(prose, found);
    found.possible.push(...Array.from(prose.matchAll(SINGLE), ([, inner]) => inner!));
    const block = lines.filter((line) => BLOCK_QUOTE.test(line));
    if (block.length > 0) found.possible.push(block.map((line) => line.replace(BLOCK_QUOTE, '')).join('\n'));
  }
  return {
    quoted: found.quoted.filter((one) => HAS_TEXT.test(one)),
    possible: found.possible.filter((one) => HAS_TEXT.test(one)),
    stray: found.stray,
  };
}

function paragraphs(lines: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') all.push([]);
    else all.at(-1)!.push(line);
  }
  return all.filter(({ length }) => length > 0);
}

function readMarks(prose: string, found: Quotations): void {
  let open: { mark: string; from: number; depth: number } | undefined;
  for (const { 0: mark, index } of prose.matchAll(MARK)) {
    const isOpening = mark === '"' ? opensAt(prose, index) : CLOSERS[mark] !== undefined;
    if (!open) {
      if (isOpening) open = { mark, from: index + 1, depth: 1 };
      else if (!isInches(prose, index)) found.stray += 1;
      continue;
    }
    if (CLOSERS[open.mark]!.includes(mark) && (mark !== '"' || closesAt(prose, index))) open.depth -= 1;
    else if (mark === open.mark && mark !== '"') open.depth += 1;
    if (open.depth > 0) continue;
    found.quoted.push(prose.slice(open.from, index));
    open = undefined;
  }
  // The paragraphs of a long quotation may each have an opening mark alone.
  if (open) found.stray += 1;
}

const opensAt = (prose: string, at: number) =>
  (at === 0 || OPENS_AFTER.test(prose[at - 1]!)) && /\S/u.test(prose[at + 1] ?? ' ');

const closesAt = (prose: string, at: number) =>
  /\S/u.test(prose[at - 1]!) && (at + 1 === prose.length || CLOSES_BEFORE.test(prose[at + 1]!) || !opensAt(prose, at));

const isInches = (prose: string, at: number) => prose[at] === '"' && /\d/u.test(prose[at - 1] ?? '');
