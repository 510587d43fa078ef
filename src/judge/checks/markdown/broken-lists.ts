import { outsideCode } from './outside-code.ts';

const NUMBERED = /^(\d{1,3})[.)]\s/u;
const APART = /^ {0,3}(?:#{1,6}\s|(?:[-*_]\s*){3,}$)/u;

/**
 * Moves content between two consecutively numbered items, such as a code block, into the first of them. Markdown splits the list there;
 * readers see "1.", "2." and "3." as one list. Returns the text unchanged if there is none. Linear in its length.
 */
export function withWholeLists(text: string): string {
  if (!/^1[.)]\s/mu.test(text) || !/^2[.)]\s/mu.test(text)) return text;
  const lines = text.split('\n');
  const plain = outsideCode(text).split('\n');
  const moved = [...lines];
  let number = 0;
  let at = -1;
  let isApart = false;
  for (const [line, said] of plain.entries()) {
    const found = NUMBERED.exec(said);
    if (!found) {
      isApart ||= APART.test(said);
      continue;
    }
    if (Number(found[1]) === number + 1 && number > 0 && !isApart)
      for (let between = at + 1; between < line; between += 1)
        if (/^\S/u.test(lines[between]!)) moved[between] = `   ${lines[between]}`;
    [number, at, isApart] = [Number(found[1]), line, false];
  }
  return moved.join('\n');
}
