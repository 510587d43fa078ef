import type { Subject } from '../../conversation.ts';
import type { Evidence } from '../../verdict.ts';
import { type Check, type CheckResult, type Known, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { OPEN_HTML } from '../markdown/html-elements.ts';
import { distance, isMet, nearness, type Quantity } from '../quantity.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { mustBeParsable } from '../too-long.ts';
import { withFragments } from './fragments.ts';
import type { Fraction, PartShare, PartUnit, SeveralParts } from './part-kind.ts';
import { byParts, methodOf } from './part-units.ts';

interface Share {
  /** How the end of a sentence says it of which parts. */
  asked: string;
  /** Whether the parts are shown that do not hold, rather than those that do. */
  showsFailing: boolean;
  /** Whether it says nothing of a response without such parts. */
  needsParts: boolean;
  /** @param part how large a part of all holds, 0 to 1; 0 where there are none */
  grade(holding: number, part: number, all: number): Pick<Known, 'holds' | 'nearness' | 'distance'>;
}

/** All of them hold the better the more do. */
const ALL = (asked: string): Share => ({
  asked,
  showsFailing: true,
  needsParts: true,
  grade: (_, part) => ({ ...plainly(part === 1), nearness: part }),
});

/** That not all hold, and that one does, has no grade between. */
const NOT_ALL = (asked: string): Share => ({ ...ALL(asked), grade: (_, part) => plainly(part < 1) });

/** That more than half hold. */
const MOST = (asked: string): Share => ({ ...ALL(asked), grade: (_, part) => plainly(part > 1 / 2) });

/** That none holds is the better the fewer do. */
const NONE = (asked: string): Share => ({
  asked,
  showsFailing: false,
  needsParts: false,
  grade: (holding, part) => ({ ...plainly(holding === 0), nearness: 1 - part }),
});

const SOME = (asked: string): Share => ({ ...NONE(asked), grade: (holding) => plainly(holding > 0) });

/** Of "sentences that …" as a fault, fewer are better. */
const FAULTS = (asked: string): Share => ({
  ...NONE(asked),
  grade: (holding, part) => ({ ...plainly(holding > 0), distance: 1 - part }),
});

/** How the end of a sentence says it, of parts by their name. */
const SHARES: Record<Exclude<PartShare, Quantity | Fraction>, (unit: PartUnit) => Share> = {
  all: ({ singular }) => ALL(`in each ${singular}`),
  plural: ({ singular }) => ALL(`in each ${singular}`),
  bare: ({ singular }) => ALL(`in each ${singular}`),
  notAll: ({ singular }) => NOT_ALL(`but not in every ${singular}`),
  most: ({ plural }) => MOST(`in more than half of the ${plural}`),
  none: ({ singular }) => NONE(`in no ${singular}`),
  some: ({ singular }) => SOME(`in at least one ${singular}`),
  anyFault: ({ singular }) => SOME(`in at least one ${singular}`),
  faults: ({ singular }) => FAULTS(`in at least one ${singular}`),
};

const COMPARE = {
  'at least': (holding: number, bound: number) => holding >= bound,
  'at most': (holding: number, bound: number) => holding <= bound,
  'more than': (holding: number, bound: number) => holding > bound,
  'less than': (holding: number, bound: number) => holding < bound,
};
/** So large a part of all. */
function fraction(of: Fraction, { plural }: PartUnit): Share {
  const [, bound, part, whole = ''] = /^(.+) (\d+)(?:\/(\d+))?$/u.exec(of)!;
  const isSo = (holding: number, all: number): boolean => {
    if (bound === 'all but') return all - holding === Number(part) && holding > 0;
    return COMPARE[bound as keyof typeof COMPARE](holding * Number(whole), all * Number(part));
  };
  const share = bound === 'all but' ? part : whole === '100' ? `${part}%` : whole === '2' ? 'half' : `${part}/${whole}`;
  return {
    ...ALL(`in ${bound} ${share} of the ${plural}`),
    showsFailing: !/less|most/u.test(bound!),
    grade: (holding, _, all) => plainly(isSo(holding, all)),
  };
}

const isNamed = (which: PartShare): which is keyof typeof SHARES =>
  typeof which === 'string' && Object.hasOwn(SHARES, which);
const shareOf = (which: PartShare, unit: PartUnit): Share =>
  isNamed(which) ? SHARES[which](unit) : typeof which === 'string' ? fraction(which, unit) : counted(which, unit);

/** Without the first or the last of the parts. */
function without(but: SeveralParts['but'], unit: PartUnit): PartUnit {
  if (!but) return unit;
  const rest = (parts: string[]) => (but === 'first' ? parts.slice(1) : parts.slice(0, -1));
  return {
    ...unit,
    split: (text) => rest(unit.split(text)),
    ...(unit.otherSplits && { otherSplits: (text: string) => unit.otherSplits!(text).map(rest) }),
  };
}

const counted = (quantity: Quantity, { singular, plural }: PartUnit): Share => ({
  asked: `in ${quantity.phrase} ${quantity.phrase.endsWith(' 1') ? singular : plural}`,
  showsFailing: false,
  needsParts: false,
  grade: (holding) => ({
    holds: isMet(quantity, holding),
    nearness: nearness(quantity, holding),
    distance: distance(quantity, holding),
  }),
});

/** Where it is plain only of what is wished, or of what is not, whether all or any are meant. */
const PLAIN_FOR: Partial<Record<string, Check['plainFor']>> = { plural: 1, bare: 1, anyFault: -1, faults: -1 };

/**
 * A check of several parts of the response, each by itself: all, none, some, or so many of them must hold. Its grade is the
 * share of parts that hold, or of those that do not where none is to; for a number, how near their count comes to it. That one
 * holds, or not all, has no grade between. Where
 * something is asked of every part and there is none, it does not apply; that none or any holds is then decided as of no part.
 */
export function eachCheck(which: SeveralParts, check: Check): Check {
  const unit = without(which.but, withFragments(which, check));
  const share = shareOf(which.which, unit);
  const inner = check.parts?.checks.map(({ what, asked }) => `${what}: ${asked}`).join(`, ${check.parts.joined} `);
  return {
    name: `each-${methodOf(unit)}`,
    what: inner === undefined ? `${ofPart(check.what)} in each ${unit.singular}` : `each ${unit.singular}`,
    asked: inner === undefined ? saidOf(which, check, unit, share) : `${inner}, ${share.asked}`,
    reads: 'text',
    // A response of 100,000 lines takes as many checks.
    isCostly: true,
    needsDetector: check.needsDetector,
    ofParts: { which, check },
    plainFor: (typeof which.which === 'string' ? PLAIN_FOR[which.which] : undefined) ?? check.plainFor,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      if (check.isCostly) mustBeParsable(said.text);
      return byParts(said.text, unit, (parts) => judgedParts(said, unit, share, check, parts));
    },
  };
}

/** "No sentence with more than 12 words", "a period, but not in every sentence" */
function saidOf({ which, but }: SeveralParts, check: Check, unit: PartUnit, { asked }: Share): string {
  const except = but ? ` but the ${but}` : '';
  if (which === 'none' && check.counted) return `no ${unit.singular}${except} with ${withNoun(check)}`;
  return `${withNoun(check)}${asked.startsWith('but') ? ',' : ''} ${asked}${except}`;
}

/** "More than 10" with its noun: "more than 10 characters". */
export function withNoun({ counted, asked, what }: Check): string {
  if (!counted) return asked;
  const noun = what.replace('user-perceived ', '');
  if (asked === 'none') return `no ${noun}`;
  return `${asked} ${/ (?:1|one)$/.test(asked) ? noun.replace(/s$/, '') : noun}`;
}

/** What a check looks at, said of a part. */
export const ofPart = (what: string) => what.replace('the whole response', 'the whole text');

interface Part {
  /** 1 for the first. */
  number: number;
  text: string;
  result: Known;
}

/** How many of the parts are shown. */
const MAX_SHOWN = 3;

function judgedParts(
  said: { index: number; text: string },
  unit: PartUnit,
  share: Share,
  check: Check,
  parts: readonly string[],
): CheckResult {
  const found: Found = { holding: 0, failing: 0, shown: [] };
  let open = unit.countDoubtful?.(said.text) ?? 0;
  let why =
    open > 0
      ? (unit.openDoubtful ?? OPEN_HTML)
      : `The response has no ${unit.singular}, so the criterion does not apply.`;
  for (const [at, text] of parts.entries()) {
    const result = check.run(subjectOf(text));
    if (typeof result.holds !== 'boolean') {
      why = result.reason;
      if (result.holds === 'undecided') open += 1;
      continue;
    }
    found[result.holds ? 'holding' : 'failing'] += 1;
    const isShown = result.holds !== share.showsFailing && found.shown.length < MAX_SHOWN;
    if (isShown) found.shown.push({ number: at + 1, text, result });
  }
  const all = found.holding + found.failing + open;
  if (all === 0 && share.needsParts) return { holds: null, reason: why };
  const gradeOf = (holding: number) => share.grade(holding, all === 0 ? 0 : holding / all, all);
  const grade = gradeOf(found.holding);
  // What cannot be told of a part may change nothing: one sentence that is too long is enough for "no sentence".
  const others = Array.from({ length: open }, (_, more) => gradeOf(found.holding + more + 1));
  if (others.some(({ holds }) => holds !== grade.holds)) return { holds: 'undecided', reason: why };
  return {
    ...grade,
    found: described(found, parts.length, unit, share),
    evidence: found.shown.length > 0 ? found.shown.map((part) => evidenceOf(part, said)) : [inMessage(said.index)],
    openGrade: others.some((one) => one.nearness !== grade.nearness || one.distance !== grade.distance)
      ? why
      : undefined,
  };
}

/** A part as if it were the whole response. */
export const subjectOf = (text: string): Subject => ({
  conversation: {
    system: null,
    turns: [{ index: 0, role: 'assistant', text, toolCalls: [], toolResults: [], attachments: [] }],
    tools: [],
  },
  response: { first: 0, last: 0 },
});

interface Found {
  holding: number;
  failing: number;
  shown: Part[];
}

/** "2 of 5 sentences do not hold: sentence 2, "The …" (25 words), …" */
function described({ holding, failing, shown }: Found, total: number, unit: PartUnit, { showsFailing }: Share): string {
  const all = holding + failing;
  if (all === 0) return `The response has no ${unit.singular}`;
  const count = showsFailing ? failing : holding;
  const listed = shown.map((part) => `${unit.singular} ${part.number}, ${detail(part)}`).join('; ');
  const more = count > shown.length ? `; and ${count - shown.length} more` : '';
  if (count > 0) return `${count} of ${countOf(total, unit)} ${verb(count, showsFailing)}: ${listed}${more}`;
  if (!showsFailing) return `None of ${countOf(all, unit)} matches`;
  return all === 1 ? `The only ${unit.singular} matches` : `All ${all} ${unit.plural} match`;
}

const verb = (count: number, isDenied: boolean) =>
  isDenied ? (count === 1 ? 'does not match' : 'do not match') : count === 1 ? 'matches' : 'match';

/** What a part says, and what was found in it: `"The …" (25 words)`. */
function detail({ text, result }: Part): string {
  const start = beginning(text);
  const found = result.found.replace(/^The response (?:(?:begins|ends|is) (?="))?/, '');
  return found.includes(`"${start}"`) ? found : `"${start}" (${found})`;
}

/** The quote of what was found in a part, or its beginning, where that stands in the message. */
function evidenceOf({ text, result }: Part, said: { index: number; text: string }): Evidence {
  const quotes = [...result.evidence.map(({ quote }) => quote), beginning(text).replace('…', '')];
  return inMessage(said.index, quotes.find((quote) => quote && said.text.includes(quote)) ?? null);
}
