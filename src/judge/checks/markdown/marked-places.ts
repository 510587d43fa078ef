import { type FoundPlaces, placesOf } from '../data/found-places.ts';
import { blocksOf } from './blocks.ts';
import { countHtml } from './html-elements.ts';
import { isBullet, isMaybeBullet, linesOutsideCode } from './markdown.ts';
import { parseFences } from './markdown-document.ts';

/** Where each line of a text begins. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: found } of text.matchAll(/\r\n|[\r\n]/gu)) starts.push(index + found.length);
  return starts;
}

/**
 * Headings below which nothing stands before the next one of their level, or no text does. A heading right above one of a deeper
 * level, or a line that is bold as a whole, may be meant or not.
 */
export function bareHeadingsIn(text: string, wantsText: boolean): FoundPlaces {
  const starts = lineStarts(text);
  const blocks = blocksOf(text);
  const certain: { start: number; end: number }[] = [];
  let doubtful = countHtml(text, 'heading');
  for (const [at, { kind, level, line, text: title }] of blocks.entries()) {
    if (kind !== 'heading' && kind !== 'title') continue;
    const next = blocks[at + 1];
    const isBare = !next || (next.kind === 'heading' && kind === 'heading' && next.level <= level);
    const start = starts[line - 1]!;
    if (isBare && kind === 'heading') certain.push({ start, end: start + title.length });
    else if (
      isBare ||
      next?.kind === 'heading' ||
      next?.kind === 'title' ||
      next?.kind === 'rule' ||
      next?.kind === 'html'
    )
      doubtful += 1;
    else if (wantsText && next?.kind !== 'text') doubtful += 1;
  }
  return { certain, doubtful };
}

/** Bullet points that begin with a sign. */
export function bulletsWith(text: string, sign: string): FoundPlaces {
  const numbers: number[] = [];
  const lines = linesOutsideCode(text, numbers);
  const starts = lineStarts(text);
  const certain = lines.flatMap((line, at) => {
    const start = starts[numbers[at]! - 1] ?? 0;
    return isBullet(line) && line.replace(/^[\s>]*/u, '').startsWith(sign) ? [{ start, end: start + line.length }] : [];
  });
  const others = lines.filter((line) => isMaybeBullet(line) && !isBullet(line) && line.trim().startsWith(sign)).length;
  return { certain, doubtful: others };
}

const COMMENT = /(?:^|\s)(?:#|\/\/|--|;|%)|\/\*|<!--/u;
const TEXTS = /"{3}[\s\S]*?"{3}|'{3}[\s\S]*?'{3}|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/gu;

/** A mark such as "TODO" in a comment of a code block is one; elsewhere, or in other letters, it may be anything. */
export function codeMarksIn(text: string, mark: string): FoundPlaces {
  const written = new RegExp(`(?<![\\w$-])${mark}s?(?![\\w$-])`, 'u');
  const isMarked = (line: string) => {
    const bare = line.replaceAll(TEXTS, (quoted) => ' '.repeat(quoted.length));
    const at = COMMENT.exec(bare)?.index;
    return at !== undefined && written.test(bare.slice(at));
  };
  const spelled = new RegExp(mark === 'TODO' ? 'to[ -]?do' : mark, 'giu');
  return foundInCode(text, spelled, isMarked);
}

/** Calls such as `console.log(…)` in code blocks; what only speaks of them may be meant or not. */
export function callsIn(text: string, name: string): FoundPlaces {
  const source = name.replaceAll('.', '\\.');
  const call = new RegExp(`(?<![\\w$.])${source}[ \\t]*\\(`, 'u');
  return foundInCode(text, new RegExp(`(?<![\\w$])${source}(?![\\w$])`, 'giu'), (line) =>
    call.test(line.replaceAll(TEXTS, '""').replace(/(?:^|\s)(?:#|\/\/|\*\s).*$|\/\*.*$/u, '')),
  );
}

/** Where it stands in lines of code blocks that are such, one for each line; all others are doubtful. */
function foundInCode(text: string, pattern: RegExp, isSuch: (line: string) => boolean): FoundPlaces {
  const starts = lineStarts(text);
  const lines = text.split(/\r\n|[\r\n]/u);
  const inCode = new Set(
    parseFences(text).flatMap(({ map }) => Array.from({ length: map![1] - map![0] - 1 }, (_, at) => map![0] + at + 1)),
  );
  const certain = lines.flatMap((line, at) => {
    if (!inCode.has(at) || !isSuch(line)) return [];
    const [place] = placesOf(line, pattern);
    return place ? [{ start: starts[at]! + place.start, end: starts[at]! + place.end }] : [];
  });
  return { certain, doubtful: placesOf(text, pattern).length - certain.length };
}
