import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { isMetByAll } from '../count-range.ts';
import { distance, nearness, type Quantity } from '../quantity.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { lookForLinks } from './grounded-links.ts';
import { lookForNumbers } from './grounded-numbers.ts';
import type { Grounded } from './grounded-phrase.ts';
import { lookForQuotations } from './grounded-quotations.ts';
import type { Grounding, Kind, Look } from './grounding.ts';

const LOOKS: Record<Kind, Look> = {
  quotation: lookForQuotations,
  number: lookForNumbers,
  URL: lookForLinks,
  link: lookForLinks,
};

const OPEN = 'It cannot be told for certain whether all that is asked for stands in the texts that are meant.';

const MAX_SHOWN = 3;

/** @param isOne Whether one is meant, whichever. */
export function groundedCheck(asked: Grounded, isOne: boolean): Check {
  const { kind, source, isLiteral, view } = asked;
  const things = { singular: kind, plural: `${kind}s` };
  const says = view === 'missing' ? 'do not appear' : 'appear';
  const quantity = asked.quantity;
  return {
    name: 'grounded',
    what: `${things.plural} that ${says} in ${source.name}`,
    asked: view === 'every' ? 'all' : quantity.phrase,
    // What an agent's parts were given stands in other parts, too.
    reads: 'both',
    isCostly: true,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const grounding = LOOKS[kind](said.text, source.textsOf(subject, said.index), isLiteral);
      const { total, found, missing, doubtful } = grounding;
      if (view === 'every' && total === 0) return { holds: null, reason: `The response holds no ${kind}.` };
      const verb = total === 1 || found === 1 ? 'appears' : 'appear';
      const graded = gradeOf(asked, grounding, isOne);
      if (!graded) return { holds: 'undecided', reason: OPEN };
      const shown = missing.slice(0, MAX_SHOWN).map(beginning);
      const maybe = doubtful > 0 ? `; ${doubtful} may or may not` : '';
      const absent = shown.length > 0 ? `; not ${shown.map((one) => `"${one}"`).join(', ')}` : '';
      return {
        ...graded,
        found:
          total === 0
            ? `The response holds no ${kind}`
            : `${found} of ${countOf(total, things)} ${verb} in ${source.name}${maybe}${absent}`,
        evidence: evidenceOf(said, shown),
      };
    },
  };
}

function evidenceOf({ text, index }: { text: string; index: number }, shown: readonly string[]) {
  const quotes = shown.map((one) => one.replace(/…$/u, '')).filter((one) => one !== '' && text.includes(one));
  return quotes.length > 0 ? quotes.map((quote) => inMessage(index, quote)) : [inMessage(index)];
}

interface Asked {
  view: 'every' | 'missing' | 'found';
  quantity: Quantity;
}

/** Whether it holds, and its grade: the share of those that stand there, or how near their number is. */
function gradeOf(
  { view, quantity }: Asked,
  { total, found, foundForSure, missing, doubtful }: Grounding,
  isOne: boolean,
) {
  const range =
    view === 'found'
      ? { least: foundForSure, most: found + doubtful }
      : { least: missing.length, most: missing.length + doubtful };
  const holds = isMetByAll(quantity, range);
  if (holds === undefined) return undefined;
  const openGrade = range.least === range.most ? undefined : OPEN;
  // Of none that is elsewhere, and of any, the share of the others is the grade.
  const isShare = view !== 'found' && (quantity.max === 0 || (quantity.min === 1 && quantity.max === Infinity));
  if (!isShare)
    return { holds, nearness: nearness(quantity, range.least), distance: distance(quantity, range.least), openGrade };
  const share = total === 0 ? 1 : found / total;
  const isNone = quantity.max === 0 ? !quantity.outside : quantity.outside;
  const grades = isNone
    ? { nearness: holds ? 1 : share, distance: holds ? 0 : 1 }
    : { nearness: holds ? 1 : 0, distance: holds ? (isOne ? 0 : share) : 1 };
  return { ...plainly(holds), ...grades, openGrade };
}
