import type { Check } from '../checks/check.ts';
import { compile } from '../checks/compile.ts';
import { isMark, isWord, type Place, type Token, tokenize } from '../checks/grammar/tokens.ts';
import { readNumber } from '../checks/number-words.ts';
import { isBare, type Quantity } from '../checks/quantity.ts';
import { brokenPatternIn } from '../checks/reading/data/pattern-fault.ts';
import { readQuantity } from '../checks/reading/quantity.ts';
import type { Criterion } from './criterion.ts';

/** The longest criterion that is searched for contradictory bounds, in UTF-16 code units. */
const longestCriterion = 2000;
/** Two bounds need one of these words or dashes. */
const JOINS = /\b(?:and|but|n?or|to)\b|[-–—]/i;

/**
 * Why no response can meet a criterion, as a sentence for the caller: "at least 5 and at most 3 words", "between 5 and 3
 * words". Undefined unless it is certain: two bounds on the same count that must both hold, in a criterion that is otherwise
 * understood; or an invalid regular expression.
 * @param checkOf The criterion's check.
 */
export function contradictionIn(criterion: Criterion, checkOf: () => Check | undefined): string | undefined {
  const { text } = criterion;
  if (text.length > longestCriterion) return undefined;
  const broken = brokenPatternIn(criterion);
  if (broken || !JOINS.test(text)) return broken;
  const check = checkOf();
  return check ? ofJoined(check) : ofWords(criterion);
}

/** "At least 5 words and at most 3 words": two checks that count the same units with the same function. */
function ofJoined({ parts }: Check): string | undefined {
  if (parts?.joined !== 'and') return undefined;
  for (const [index, { what, asked, counted }] of parts.checks.entries()) {
    const other = parts.checks
      .slice(index + 1)
      .find(
        (check) => counted && check.counted?.by === counted.by && areApart(counted.quantity, check.counted.quantity),
      );
    if (other) return contradiction(what, asked, other.asked);
  }
  return undefined;
}

/** Bounds that no family of checks reads. Without the contradiction, the same sentence must be a check. */
function ofWords(criterion: Criterion): string | undefined {
  const places = new Map<Token, Place>();
  const tokens = tokenize(criterion.condition, places) ?? [];
  const within = (from: number, to: number): Place => ({
    start: places.get(tokens[from]!)!.start,
    end: places.get(tokens[to - 1]!)!.end,
  });
  /** The unit that the changed sentence counts, if it then is a check that asks for `phrase`. */
  function countedWith(phrase: string, ...changes: [Place, string][]): string | undefined {
    const condition = changes.reduceRight(
      (text, [{ start, end }, words]) => text.slice(0, start) + words + text.slice(end),
      criterion.condition,
    );
    const check = compile({ ...criterion, condition });
    if (check?.parts?.joined === 'or') return undefined;
    return (check?.parts?.checks ?? (check ? [check] : [])).find(({ asked }) => asked === phrase)?.what;
  }

  for (const at of tokens.keys()) {
    const range = swappedRange(tokens, at);
    const ranged =
      range &&
      countedWith(
        `between ${range.high} and ${range.low}`,
        [within(at, range.afterLow), String(range.high)],
        [within(range.highAt, range.next), String(range.low)],
      );
    if (ranged) return `No number of ${ranged} is between ${range.low} and ${range.high}.`;
    const bounds = twoBounds(tokens, at);
    const bounded = bounds && countedWith(bounds.second.phrase, [within(at, bounds.secondAt), '']);
    if (bounded) return contradiction(bounded, bounds.first.phrase, bounds.second.phrase);
  }
  return undefined;
}

/** "5 and 3" of "between 5 and 3", "5 to 3", "5-3": the larger number first. */
function swappedRange(tokens: readonly Token[], at: number) {
  const low = readNumber(tokens, at, false);
  const joint = low && tokens[low.next];
  const joins =
    (isWord(joint, 'and') && isWord(tokens[at - 1], 'between')) ||
    isWord(joint, 'to') ||
    ['-', '–', '—'].some((dash) => isMark(joint, dash));
  const high = low && joins ? readNumber(tokens, low.next + 1) : undefined;
  if (!high || low!.value <= high.value) return undefined;
  return { low: low!.value, high: high.value, afterLow: low!.next, highAt: low!.next + 1, next: high.next };
}

/** "at least 5 and at most 3" */
function twoBounds(tokens: readonly Token[], at: number) {
  const first = boundAt(tokens, at);
  const joint = first && (isMark(tokens[first.next], ',') ? first.next + 1 : first.next);
  if (!first || !['and', 'but'].some((word) => isWord(tokens[joint!], word))) return undefined;
  const second = boundAt(tokens, joint! + 1);
  return second && areApart(first.value, second.value)
    ? { first: first.value, second: second.value, secondAt: joint! + 1 }
    : undefined;
}

/** A number with a comparator before it. */
function boundAt(tokens: readonly Token[], at: number) {
  const found = tokens[at]?.kind === 'word' ? readQuantity(tokens, at) : undefined;
  return found && !isBare(found.value) && found.next > at + 1 ? found : undefined;
}

const contradiction = (what: string, first: string, second: string) =>
  `No number of ${what} is both ${spelled(first)} and ${spelled(second)}.`;

const spelled = (phrase: string) => (phrase === 'none' ? 'zero' : phrase);

/** Whether no number meets both quantities. */
const areApart = (one: Quantity, other: Quantity) =>
  !rangesOf(one).some((range) => rangesOf(other).some(({ min, max }) => range.min <= max && min <= range.max));

const rangesOf = ({ min, max, outside }: Quantity) =>
  outside
    ? [
        { min: 0, max: min - 1 },
        { min: max + 1, max: Infinity },
      ].filter((range) => range.min <= range.max && range.min < Infinity)
    : [{ min, max }];
