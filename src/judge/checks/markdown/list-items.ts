import { isBoldLine, isBullet, isNumbered, linesOutsideCode, standsApart, withoutItemSign } from './markdown.ts';

/** An item of a list with its own text: items within it are items of their own. */
export interface ListItem {
  isNumbered: boolean;
  text: string;
  /** How many blanks stand before its sign. */
  indent: number;
}

const FIRST_NUMBER = /^[\s>]*1[.)]/u;
const CHECKBOX = /^\[[ xX]\]\s+/u;
const QUOTE = /^\s*>[\s>]*/u;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The bullet points and numbered items of a text, nested ones as well, in their order. Linear in the text's length. */
export function listItems(text: string): ListItem[] {
  const items: { isNumbered: boolean; lines: string[]; indent: number }[] = [];
  let isOpen = false;
  let wasBlank = true;
  let isParagraph = false;
  for (const line of linesOutsideCode(text)) {
    const indent = indentOf(line);
    const isBlank = line.trim() === '';
    const bullet = isBullet(line);
    // In running text a line that begins with "1990." begins no list.
    const numbered = !bullet && isNumbered(line) && (!isParagraph || FIRST_NUMBER.test(line));
    if (bullet || numbered) {
      items.push({ isNumbered: numbered, lines: [withoutItemSign(line).replace(CHECKBOX, '')], indent });
      isOpen = true;
    } else if (!isBlank) {
      const open: (typeof items)[number] | undefined = isOpen ? items.at(-1) : undefined;
      const isWithin: boolean = open !== undefined && indent >= open.indent + 2;
      const isApart: boolean = standsApart(line) && !(isWithin && isBoldLine(line));
      isOpen = open !== undefined && !isApart && (!wasBlank || isWithin);
      if (isOpen) open!.lines.push(line.replace(QUOTE, ''));
    }
    isParagraph = !isBlank && !isOpen && !standsApart(line);
    wasBlank = isBlank;
  }
  return items.map(({ isNumbered, lines, indent }) => ({ isNumbered, text: lines.join('\n'), indent }));
}
