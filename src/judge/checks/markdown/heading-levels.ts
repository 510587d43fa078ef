import type { Answer } from '../whole-text.ts';
import { countHtml } from './html-elements.ts';
import { parseBlocks, textBlockAt } from './markdown-document.ts';

const OPEN = 'Lines that are bold as a whole, HTML or no heading at all leave open which headings are meant.';

function levelsIn(text: string): { levels: number[]; isUnclear: boolean } {
  const nodes = parseBlocks(text);
  const blocks = nodes.flatMap((_, at) => textBlockAt(nodes, at) ?? []);
  return {
    levels: blocks.filter(({ kind }) => kind === 'heading').map(({ level }) => level),
    isUnclear: countHtml(text, 'heading') > 0,
  };
}

/** Whether all headings of a text are of one level, or of some. */
export function areOfLevel(text: string, wanted: number | readonly number[]): Answer {
  const allowed = [wanted].flat();
  const { levels, isUnclear } = levelsIn(text);
  const other = levels.find((one) => !allowed.includes(one));
  if (other !== undefined) return { is: false, found: `There is a heading of level ${other}` };
  if (isUnclear || levels.length === 0) return { open: OPEN };
  return { is: true, found: `Every heading is of level ${allowed.join(' or ')}` };
}

/** From one level right to another. */
export type Step = readonly [from: number, to: number];

/**
 * Whether a heading is more than one level below the one before it. Which level comes first is left open.
 * @param of This step alone.
 */
export function skipsLevel(text: string, of?: Step): Answer {
  const { levels, isUnclear } = levelsIn(text);
  const at = levels.findIndex((level, place) =>
    of ? level === of[1] && levels[place - 1] === of[0] : place > 0 && level > levels[place - 1]! + 1,
  );
  if (at > 0) return { is: true, found: `A heading of level ${levels[at]} follows one of level ${levels[at - 1]}` };
  if (isUnclear || (!of && (levels[0] ?? 1) > 2)) return { open: OPEN };
  return { is: false, found: 'No level is left out' };
}
