import type { Subject } from '../../conversation.ts';
import { type Check, type CheckResult, type Counts, plainly } from '../check.ts';
import { areRelated, inScale, RELATIONS, type Relation, type Scale, scaled } from '../relations.ts';
import { inMessage, spoken } from '../spoken.ts';

const OPEN = 'It hangs on what is counted.';

/** Words parted at hyphens and the like, as some count them. */
const PIECE = /[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu;

/** What a check counts of a response; of words also what others count who part them at hyphens. */
export function countsOf(check: Check, subject: Subject): Counts | { reason: string } {
  const counted = check.counts?.(subject) ?? { reason: OPEN };
  if ('reason' in counted || check.name !== 'words') return counted;
  const said = spoken(subject);
  const pieces = 'text' in said ? (said.text.match(PIECE)?.length ?? 0) : counted.least;
  return { least: Math.min(counted.least, pieces), most: Math.max(counted.most, pieces), open: counted.open };
}

export const inWords = ({ least, most }: Counts) => (least === most ? `${least}` : `${least} to ${most}`);

const base = { name: 'compared-counts', reads: 'text', isCostly: true } as const;

/** Whether a response has more of one thing than of another, or as many. */
export const countsComparedCheck = (
  one: Check,
  relation: Relation,
  other: Check,
  scale: Scale,
  negated: boolean,
): Check => ({
  ...base,
  what: `${one.what} beside ${other.what}`,
  asked: `${negated ? 'not ' : ''}${RELATIONS[relation]} ${inScale(scale)} ${other.what}`.replace('  ', ' '),
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const [first, second] = [countsOf(one, subject), countsOf(other, subject)];
    if ('reason' in first) return { holds: null, reason: first.reason };
    if ('reason' in second) return { holds: null, reason: second.reason };
    const holds = areRelated(relation, first, scaled(second, scale));
    if (holds === undefined) return { holds: 'undecided', reason: first.open ?? second.open ?? OPEN };
    return {
      ...plainly(holds !== negated),
      found: `${one.what}: ${inWords(first)}; ${other.what}: ${inWords(second)}`,
      evidence: [inMessage(said.index)],
    };
  },
});

/** Whether a number of something leaves so much over when it is divided. Of none, only how often a text occurs is even beyond doubt. */
export const divisibleCheck = (of: Check, by: number, rest: number, negated: boolean): Check => ({
  ...base,
  name: 'divisible',
  what: of.what,
  asked: `${negated ? 'not ' : ''}${by > 2 ? `a multiple of ${by}` : rest === 0 ? 'an even number' : 'an odd number'}`,
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const counted = countsOf(of, subject);
    if ('reason' in counted) return { holds: null, reason: counted.reason };
    const { least, most, open } = counted;
    if (least !== most || (least === 0 && of.name !== 'text')) return { holds: 'undecided', reason: open ?? OPEN };
    return {
      ...plainly((least % by === rest) !== negated),
      found: `${of.what}: ${least}`,
      evidence: [inMessage(said.index)],
    };
  },
});
