import type { Answer } from '../whole-text.ts';
import type { PartKind } from './part-kind.ts';
import { PART_UNITS } from './part-units.ts';

/** Whether parts begin, or end, with words or letters that are all the same, of which no two are, or of which two in a row are. */
export interface PartEdges {
  kind: PartKind;
  edge: 'start' | 'end';
  unit: 'word' | 'letter';
  are: 'different' | 'same' | 'same in a row';
}

const OPEN =
  'It hangs on what the parts are, or on what the first or last word of one of them is, or there are too few.';

/** Words as some part them: at blanks, or at each mark. */
const WAYS: readonly ((part: string) => string[])[] = [
  (part) => part.split(/[\s—–…]+/u).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')),
  (part) => part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
];

/** Whether the parts of a text begin or end alike, or apart. */
export function edgesOfParts(text: string, { kind, edge, unit, are }: PartEdges): Answer {
  const { split, otherSplits, countDoubtful } = PART_UNITS[kind];
  if (countDoubtful?.(text)) return { open: OPEN };
  // Whether items of two lists, or one and what stands below it, come in a row is open.
  if (are === 'same in a row' && isBroken(text)) return { open: OPEN };
  const answers = [split(text), ...(otherSplits?.(text) ?? [])].flatMap((parts) =>
    WAYS.map((words) => {
      const edges = parts.map((part) => {
        // "1. One": the number of an item is no word, or one.
        if (/^\s*\d+[.)]\s/u.test(part)) return undefined;
        const word = words(part)
          .filter(Boolean)
          .at(edge === 'start' ? 0 : -1)
          ?.toLowerCase()
          .normalize('NFC');
        return unit === 'word' ? word : [...(word ?? '')].at(edge === 'start' ? 0 : -1);
      });
      if (edges.length < 2 || edges.includes(undefined)) return undefined;
      if (are === 'same in a row') return edges.some((edge, at) => at > 0 && edge === edges[at - 1]);
      return new Set(edges).size === (are === 'same' ? 1 : edges.length);
    }),
  );
  const [is] = answers;
  return is === undefined || answers.some((one) => one !== is) ? { open: OPEN } : { is };
}

const ITEM = /^(?:[-*+•]|\d{1,9}[.)])\s/u;
/** Whether something other than items of one level stands between the first and the last of them. */
function isBroken(text: string): boolean {
  const lines = text.split(/\r\n|[\r\n]/u).filter((line) => line.trim() !== '');
  const at = lines.flatMap((line, place) => (ITEM.test(line) ? [place] : []));
  return (
    lines.slice(at[0], at.at(-1)).some((line) => !ITEM.test(line)) ||
    lines.some((line) => /^\s/u.test(line) && ITEM.test(line.trimStart()))
  );
}
