/** "+---+---+", and the lines of boxes. */
const BORDER = /^[\t >]*(?:\+(?:[-=]+\+)+|[┌├└╔╠╚│║╭╰].*[┐┤┘╗╣╝│║╮╯])[\t ]*$/u;
const ROW = /^[\t >]*\|.*\|[\t ]*$/u;
const DELIMITERS = /^[\t >|:]*-[\t >|:-]*$/u;
const CELLS = /\S\t+\S/u;

/**
 * How many groups of lines are drawn as a table that Markdown does not see: with borders of their own, with bars and no line below the
 * head, with tabs, or within code.
 */
export function drawnTables(text: string): number {
  let count = 0;
  let run: string[] = [];
  let isCode = false;
  const close = () => {
    if (isDrawn(run, isCode)) count += 1;
    run = [];
  };
  for (const line of text.split(/\r\n|[\r\n]/u)) {
    const isFence = /^[\t >]*(?:`{3}|~{3})/u.test(line);
    if (isFence || line.trim() === '') close();
    else run.push(line);
    if (isFence) isCode = !isCode;
  }
  close();
  return count;
}

function isDrawn(lines: readonly string[], isCode: boolean): boolean {
  const of = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  if (of(BORDER) > 1) return true;
  if (of(ROW) > 1) return isCode || of(DELIMITERS) === 0;
  return !isCode && of(CELLS) > 1;
}
