/**
 * Breaks long lines between words, so that a terminal does not break them within words. Words that are longer than a line, and
 * all other lines, stay as they are.
 * @param width The longest line, in characters.
 */
export const wrapped = (text: string, width: number): string[] =>
  text.split('\n').flatMap((line) => (line.length <= width ? [line] : brokenLine(line, width)));

function brokenLine(line: string, width: number): string[] {
  const lines = [''];
  for (const part of line.match(/\s*\S+/g) ?? [])
    if (lines.at(-1) !== '' && lines.at(-1)!.length + part.length > width) lines.push(part.trimStart());
    else lines[lines.length - 1] += part;
  return lines;
}
