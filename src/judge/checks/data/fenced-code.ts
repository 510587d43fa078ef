import type { Answer } from '../whole-text.ts';

/** The contents of fenced blocks. */
export function blocksIn(text: string): string[] {
  const blocks: string[] = [];
  let open: { mark: string; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1];
    if (!open) {
      if (mark !== undefined) open = { mark, lines: [] };
    } else if (mark?.startsWith(open.mark) && line.trim() === mark) {
      blocks.push(open.lines.join('\n'));
      open = undefined;
    } else open.lines.push(line);
  }
  return blocks;
}

/** What is said of code where it is unclear which code is meant, or whether there is any. */
export const NO_CODE: Answer = { open: 'The response does not hold one piece of such code for certain.' };
