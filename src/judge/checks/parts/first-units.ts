import { type Check, type CheckResult, costly, type Known } from '../check.ts';
import { inMessage, spoken } from '../spoken.ts';
import { linesIn } from '../texts/lines.ts';
import { blocksIn, paragraphsIn, sureParagraphs } from '../texts/paragraph-split.ts';
import { otherSentences, sentencesIn, withBoldEdge } from '../texts/sentences.ts';
import { wordsIn } from '../texts/word-at.ts';
import { subjectOf } from './each-check.ts';
import { type Beside, calledBeside, calledVaguely, sidesOf, type Vaguely, vagueWays } from './landmarks.ts';
import { restsOf, type Units } from './unit-rests.ts';

/** A part that is cut off somewhere. */
export type Cut = Units | Beside | Vaguely;

const OPEN = 'It cannot be told for certain where the part begins or ends that is asked about.';
const NOTHING_LEFT = 'Nothing remains of the response that could be so or not.';

function calledCut(cut: Cut): string {
  if ('vague' in cut) return calledVaguely(cut);
  if ('mark' in cut) return calledBeside(cut);
  const side = cut.side === 'start' ? 'first' : 'last';
  const first = cut.count === 1 ? `the ${side} ${cut.unit.slice(0, -1)}` : `the ${side} ${cut.count} ${cut.unit}`;
  const { isRest, isAround, isToNext } = cut;
  const next = `${cut.unit.slice(0, -1)} ${cut.count + 1}`;
  if (isToNext) return cut.side === 'start' ? `the text before ${next}` : `the text after ${next} from the end`;
  if (!isRest) return first;
  return isAround ? `the text without ${first}` : `the text ${cut.side === 'start' ? 'after' : 'before'} ${first}`;
}

/** A check of the beginning or the end of the response; undecided where it matters how that is cut. @param asked texts that may reach over its end */
export function cutCheck(check: Check, cut: Cut, asked: readonly string[], negated: boolean): Check {
  const where = calledCut(cut);
  return costly({
    ...check,
    name: 'within',
    what: `${check.what} in ${where}`,
    asked: negated ? `not ${check.asked} in ${where}` : `${check.asked} in ${where}`,
    parts: undefined as never,
    denies: negated || check.denies,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const ways = cutsOf(said.text, cut, asked);
      if (ways.length === 0) return { holds: 'undecided', reason: OPEN };
      // Of nothing it can be told how many there are, but not how it ends.
      if (!check.counts && ways.some((text) => text.trim() === '')) return { holds: 'undecided', reason: NOTHING_LEFT };
      const results = ways.map((text) => check.run(subjectOf(text)));
      const known = results.filter((result): result is Known => typeof result.holds === 'boolean');
      const [first] = known;
      if (!first || known.length < results.length || known.some(({ holds }) => holds !== first.holds))
        return { holds: 'undecided', reason: OPEN };
      const quotes = first.evidence.map(({ quote }) => (quote !== null && said.text.includes(quote) ? quote : null));
      const [holds, nearness, distance] = negated
        ? [!first.holds, first.distance, first.nearness]
        : [first.holds, first.nearness, first.distance];
      return {
        holds,
        nearness,
        distance,
        found: `In ${where}: ${first.found.replace(/^The response /u, 'it ')}`,
        evidence: quotes.map((quote) => inMessage(said.index, quote)),
      };
    },
  });
}

/** Every way to cut it off that may be meant; none where there is nothing to cut at, or it is not certain where. */
function cutsOf(text: string, cut: Cut, asked: readonly string[]): string[] {
  if ('vague' in cut) return vagueWays(text, cut);
  if ('mark' in cut) return sidesOf(text, cut);
  return unitsOf(text, cut, asked);
}

function unitsOf(text: string, cut: Units, asked: readonly string[]): string[] {
  const { side, count, unit, isRest, isToNext } = cut;
  if ((isRest || isToNext) && (unit === 'sentences' || unit === 'paragraphs')) return restsOf(text, cut);
  if (isRest && unit === 'characters') return [[...text.trim()].slice(count).join('')];
  if (unit === 'words') return isRest ? wordRests(text, side, count) : wordCuts(text, side, count, asked);
  if (unit === 'characters') {
    const more = Math.max(0, ...asked.map((one) => [...one].length - 1));
    return [text, text.trim()].flatMap((one) =>
      [count, count + more].map((length) => taken([...one], side, length).join('')),
    );
  }
  const splits = {
    sentences: () => [sentencesIn(text), ...otherSentences(text), withBoldEdge(side)(text)],
    lines: () => [linesIn(text), text.trim().split(/\r\n|[\r\n]/u)],
    paragraphs: () => {
      const all = paragraphsIn(text);
      return [all, blocksIn(text), sureParagraphs(text) ?? all];
    },
  }[unit]();
  return splits.map((all) => together(text, isRest ? left(all, side, count) : taken(all, side, count)));
}

/** Parts that follow one another, as they stand in the text. */
function together(text: string, parts: readonly string[]): string {
  let [start, end] = [-1, 0];
  for (const part of parts) {
    const at = text.indexOf(part.trim(), end);
    if (at < 0) return parts.join('\n\n');
    if (start < 0) start = at;
    end = at + part.trim().length;
  }
  return text.slice(Math.max(0, start), end);
}

const taken = <T>(all: readonly T[], side: Units['side'], count: number) =>
  side === 'start' ? all.slice(0, count) : all.slice(-count);

const left = <T>(all: readonly T[], side: Units['side'], count: number) =>
  side === 'start' ? all.slice(count) : all.slice(0, -count);

function wordCuts(text: string, side: Units['side'], count: number, asked: readonly string[]): string[] {
  const more = Math.max(0, ...asked.map((one) => one.split(/\s+/u).length - 1));
  return wordsIn(text).flatMap((all) =>
    [count, count + more].map((length) => {
      const [first, last] = [taken(all, side, length).at(0), taken(all, side, length).at(-1)];
      if (!first || !last) return '';
      return side === 'start' ? text.slice(0, last.index + last[0].length) : text.slice(first.index);
    }),
  );
}

const wordRests = (text: string, side: Units['side'], count: number) =>
  wordsIn(text).map((all) => {
    const rest = left(all, side, count);
    const [first, last] = [rest.at(0), rest.at(-1)];
    if (!first || !last) return '';
    return side === 'start' ? text.slice(first.index) : text.slice(0, last.index + last[0].length);
  });
