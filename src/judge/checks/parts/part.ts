import type { Check, CheckResult } from '../check.ts';
import { OPEN_HTML } from '../markdown/html-elements.ts';
import { inMessage, spoken } from '../spoken.ts';
import { BLANK_FIRST, OPEN_BLANK } from '../texts/lines.ts';
import { withBoldEdge } from '../texts/sentences.ts';
import { ofPart, subjectOf, withNoun } from './each-check.ts';
import { inOtherForms, otherItems, withOthers } from './fragments.ts';
import type { OnePart, PartKind } from './part-kind.ts';
import { byParts, methodOf, NUMBERED_LINES, PART_UNITS } from './part-units.ts';

const HAS_CASE = /[\p{Lu}\p{Lt}\p{Ll}]/u;

/** That all lines are in uppercase says nothing of "42". */
export const ofLetters = (check: Check): Check => ({
  ...check,
  run: (subject) => {
    const said = spoken(subject);
    if ('reason' in said || HAS_CASE.test(said.text)) return check.run(subject);
    return { holds: null, reason: 'There is no letter that is upper or lower case.' };
  },
});

const LASTS: Readonly<Record<number, string>> = { [-1]: 'last', [-2]: 'second-to-last' };

/** The result if there is no such part: the check fails, does not apply, or is undecided. */
type Missing = 'fails' | 'null' | 'open';

export function nthCheck(check: Check, { kind, which: place }: OnePart, missing: Missing): Check {
  const unit = withOthers(kind === 'line' ? NUMBERED_LINES : PART_UNITS[kind], [
    ...inOtherForms(kind, check),
    ...otherItems(kind),
    ...(kind === 'sentence' && (place === 0 || place === -1) ? [withBoldEdge(place === 0 ? 'start' : 'end')] : []),
  ]);
  const name = place < 0 ? `the ${LASTS[place]} ${unit.singular}` : `${unit.singular} ${place + 1}`;
  return {
    name: `nth-${methodOf(unit)}`,
    what: `${ofPart(check.what)} in ${name}`,
    asked: `${withNoun(check)} in ${name}`,
    reads: 'text',
    isCostly: unit.isParsed || check.isCostly || undefined,
    needsDetector: check.needsDetector,
    plainFor: check.plainFor,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      if (unit.countDoubtful?.(said.text)) return { holds: 'undecided', reason: unit.openDoubtful ?? OPEN_HTML };
      if (kind === 'line' && place >= 0 && BLANK_FIRST.test(said.text))
        return { holds: 'undecided', reason: OPEN_BLANK };
      return byParts(said.text, unit, (all) => {
        const part = all.at(place);
        if (part === undefined) return withoutPart(kind, all.length, missing, said.index);
        const result = check.run(subjectOf(part));
        if (typeof result.holds !== 'boolean') return result;
        // What was found is of the message, where it stands there as it does in the part.
        const quotes = result.evidence.map(({ quote }) => (quote !== null && said.text.includes(quote) ? quote : null));
        return {
          ...result,
          found: result.found.replace(/^The response /, 'It '),
          evidence: quotes.map((quote) => inMessage(said.index, quote)),
        };
      });
    },
  };
}

/** A requirement on a part also requires the part; a denial about a missing part does not apply. */
function withoutPart(kind: PartKind, count: number, missing: Missing, index: number): CheckResult {
  const { singular, plural } = PART_UNITS[kind];
  const found = `The response has ${count === 0 ? `no ${singular}` : count === 1 ? `only 1 ${singular}` : `only ${count} ${plural}`}`;
  if (missing === 'open')
    return {
      holds: 'undecided',
      reason: `Not every part has such a ${singular}, and the criterion does not say what applies then.`,
    };
  if (missing === 'null') return { holds: null, reason: `${found}, so the criterion does not apply.` };
  return { holds: false, nearness: 0, distance: 1, found, evidence: [inMessage(index)] };
}
