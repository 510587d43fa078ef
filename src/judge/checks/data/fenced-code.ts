import type { Answer } from '../whole-text.ts';

/** The contents of fenced blocks; what a fence is indented by, as in a list, is no part of them. */
export function blocksIn(text: string): string[] {
  const blocks: string[] = [];
  let open: { mark: string; indent: RegExp; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    const [, blanks, mark] = /^([ \t]{0,40})(`{3,}|~{3,})/u.exec(line) ?? [];
    if (!open) {
      if (mark !== undefined) open = { mark, indent: new RegExp(`^[ \\t]{0,${blanks!.length}}`, 'u'), lines: [] };
    } else if (mark?.startsWith(open.mark) && line.trim() === mark) {
      blocks.push(open.lines.join('\n'));
      open = undefined;
    } else open.lines.push(line.replace(open.indent, ''));
  }
  return blocks;
}

/** What is said of code where it is unclear which code is meant, or whether there is any. */
export const NO_CODE: Answer = { open: 'The response does not hold one piece of such code for certain.' };
