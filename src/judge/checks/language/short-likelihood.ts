import type { Script } from './language-scripts.ts';
import { SCRIPT_OF, type WordClass } from './word-filter.ts';

/** What a word counts for a language, by its class: about how much likelier it is there than in one without it, as a logarithm. */
const weights: Readonly<Record<WordClass, number>> = { 0: 9, 1: 8, 2: 7, 3: 5.8, 4: 4.5, 5: 3.5, 6: 2.3 };
/** What the detector's score, 0 to 1, counts in the same unit. */
const weightOfScore = 30;
/** The score of a language that the detector knows and does not name. */
const lowestScore = 0.3;

/** Of languages that the detector does not know, those that it takes them for. */
const TAKEN_FOR: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (
    'gl:es,pt ast:es oc:ca,fr,es fo:is,da,no af:nl,en fy:nl nds:de,nl lb:de gsw:de sco:en hsb:pl,cs,sk dsb:pl,cs,sk csb:pl,cs,sk ' +
    'tk:tr,az id:ms la:it,es,ro,pt,fr,ca ia:it,es,fr,pt,ro ie:it,es,fr,pt,ro,ca,en io:it,es,fr,pt,ro,en lfn:it,es,fr,pt,ro,no pms:it,fr,es,ca cbk:es ' +
    'eo:it,es,pt,sl mk:bg,sr kk:ru,uk,bg ps:fa,ur pnb:ur,fa ne:hi,mr bho:hi,mr'
  )
    .split(' ')
    .map((entry) => entry.split(':') as [string, string])
    .map(([code, others]) => [code, others.split(',')]),
);
/** Languages that hardly anybody writes, with many words of a language that many write, count for so much less. */
const RARE = new Set('ia ie io lfn pms cbk'.split(' '));
const lessOfRare = 2;

/** What a statistical detector finds in a text. */
export interface Detected {
  /** 0 to 1, of each language that is likely enough. */
  scores: Readonly<Record<string, number>>;
  /** Whether the detector knows a language at all. */
  knows: (code: string) => boolean;
}

export const scoreOf = (code: string, { scores }: Detected) => scores[code] ?? lowestScore;

/** How much a language's words and score speak for it. */
export const likelihoodOf = (code: string, sums: ReadonlyMap<string, number>, detected: Detected) =>
  sums.get(code)! + weightOfScore * scoreOf(code, detected);

/** How much the words speak for each language. */
export function sumsOf(words: readonly { of: ReadonlyMap<string, WordClass> }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { of } of words)
    for (const [code, wordClass] of of) sums.set(code, (sums.get(code) ?? 0) + weights[wordClass]);
  return sums;
}

/** How much more words and scores speak for a language than for the next one. */
export function leadOf(code: string, sums: ReadonlyMap<string, number>, script: Script, detected: Detected): number {
  const rivals = Object.keys(SCRIPT_OF).filter((one) => one !== code && SCRIPT_OF[one] === script);
  const score = scoreOf(code, detected);
  const leads = rivals.map((rival) => {
    const of = (sums.get(rival) ?? 0) - (RARE.has(rival) ? lessOfRare : 0);
    return sums.get(code)! - of + weightOfScore * (score - (scoreOfRival(rival, detected) ?? score));
  });
  return Math.min(...leads);
}

function scoreOfRival(rival: string, detected: Detected): number | undefined {
  if (detected.knows(rival)) return scoreOf(rival, detected);
  const others = TAKEN_FOR[rival]?.map((other) => scoreOf(other, detected));
  return others && Math.max(...others);
}
