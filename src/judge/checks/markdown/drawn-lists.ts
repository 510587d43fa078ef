import { isBullet, isMaybeBullet, isMaybeNumbered } from './markdown.ts';
import { type Node, textBlockAt } from './markdown-document.ts';

/** Lines such as "• a", which are bullet points to people and a paragraph to Markdown, from the first of them to the paragraph's end. */
export interface DrawnList {
  /** What stands above it in the paragraph; '' where nothing does. */
  before: string;
  /** How many lines of the paragraph stand above it. */
  at: number;
  items: number;
}

/** The list that a paragraph ends with; undefined where there is none, or where it is not clear what belongs to it. */
export function drawnListIn(paragraph: string): DrawnList | undefined {
  const lines = paragraph.split('\n');
  const at = lines.findIndex((line) => isBullet(line));
  if (at < 0) return undefined;
  const below = lines.slice(at);
  const items = below.filter((line) => isBullet(line)).length;
  return below.every((line) => isBullet(line) || /^\s/u.test(line))
    ? { before: lines.slice(0, at).join('\n'), at, items }
    : undefined;
}

/** Whether some would see a list in a paragraph. */
export function mayBeList(paragraph: string): boolean {
  const lines = paragraph.split('\n');
  return (
    lines.some((line) => isBullet(line) || isMaybeBullet(line)) ||
    lines.filter((line) => isMaybeNumbered(line)).length > 1
  );
}

/** The paragraph that begins at a place, where it is no title. */
export function paragraphAt(nodes: readonly Node[], at: number, withTitles = false): string | undefined {
  const block = textBlockAt(nodes, at);
  return block?.kind === 'paragraph' && (withTitles || !block.isTitle) ? block.text : undefined;
}
