import { EDGE_WORDINGS } from './wordings/edges.ts';
import { JOINED_WORDINGS } from './wordings/joined.ts';
import { LENGTH_WORDINGS } from './wordings/lengths.ts';
import { MARK_WORDINGS } from './wordings/marks.ts';
import { PART_WORDINGS } from './wordings/parts.ts';
import { STRUCTURE_WORDINGS } from './wordings/structure.ts';
import { TEXT_WORDINGS } from './wordings/texts.ts';
import { WHOLE_WORDINGS } from './wordings/whole.ts';
import type { Wording } from './wordings/wording.ts';

/** The instructions of IFEval as different people put them. */
export const WORDINGS: readonly Wording[] = [
  ...MARK_WORDINGS,
  ...LENGTH_WORDINGS,
  ...TEXT_WORDINGS,
  ...EDGE_WORDINGS,
  ...STRUCTURE_WORDINGS,
  ...PART_WORDINGS,
  ...WHOLE_WORDINGS,
  ...JOINED_WORDINGS,
];
