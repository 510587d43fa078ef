import type { BlockKind } from '../../markdown/blocks.ts';
import { BLOCKS } from './layout-facts.ts';

/** A block of a text as a sentence names it: "a table", "a level-2 heading". */
export interface Block {
  kind: BlockKind;
  level?: number;
  /** The first or the last of several. */
  isEdge?: true;
}

/** The block of a thing that is counted, by its name; undefined where that is none. */
export function blockOf(thing: string): Block | undefined {
  const level = /^level-(\d) headings$/u.exec(thing)?.[1];
  if (level) return { kind: 'heading', level: Number(level) };
  const kind = BLOCKS[thing];
  return kind && { kind };
}
