import { type Check, type CheckResult, costly, type Known } from '../check.ts';
import { inMessage, spoken } from '../spoken.ts';
import { linesIn } from '../texts/lines.ts';
import { blocksIn, paragraphsIn, sureParagraphs } from '../texts/paragraph-split.ts';
import { otherSentences, sentencesIn } from '../texts/sentences.ts';
import { subjectOf } from './each-check.ts';

export type CutUnit = 'words' | 'characters' | 'sentences' | 'lines' | 'paragraphs';

/** The first or the last so many of the words, sentences and so on of the response. */
export interface Cut {
  side: 'start' | 'end';
  count: number;
  unit: CutUnit;
  /** It is what remains without them that is asked about. */
  isRest?: true;
}

const OPEN = 'It cannot be told for certain where the part ends that is asked about.';

/** A check of the beginning or the end of the response; undecided where it matters how that is cut. @param asked texts that may reach over its end */
export function cutCheck(check: Check, cut: Cut, asked: readonly string[], negated: boolean): Check {
  const first = `the ${cut.side === 'start' ? 'first' : 'last'} ${cut.count} ${cut.unit}`;
  const where = cut.isRest ? `the text without ${first}` : first;
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
      const results = cutsOf(said.text, cut, asked).map((text) => check.run(subjectOf(text)));
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

/** Every way to cut so many off that may be meant. */
function cutsOf(text: string, { side, count, unit, isRest }: Cut, asked: readonly string[]): string[] {
  if (isRest && unit === 'characters') return [[...text.trim()].slice(count).join('')];
  if (unit === 'words') return wordCuts(text, side, count, asked);
  if (unit === 'characters') {
    const more = Math.max(0, ...asked.map((one) => [...one].length - 1));
    return [text, text.trim()].flatMap((one) =>
      [count, count + more].map((length) => taken([...one], side, length).join('')),
    );
  }
  const splits = {
    sentences: () => [sentencesIn(text), ...otherSentences(text)],
    lines: () => [linesIn(text), text.trim().split(/\r\n|[\r\n]/u)],
    paragraphs: () => {
      const all = paragraphsIn(text);
      return [all, blocksIn(text), sureParagraphs(all) ?? all];
    },
  }[unit]();
  return splits.map((all) => (isRest ? left(all, side, count) : taken(all, side, count)).join('\n\n'));
}

const taken = <T>(all: readonly T[], side: Cut['side'], count: number) =>
  side === 'start' ? all.slice(0, count) : all.slice(-count);

const left = <T>(all: readonly T[], side: Cut['side'], count: number) =>
  side === 'start' ? all.slice(count) : all.slice(0, -count);

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const ITEM_NUMBER = /^\d{1,3}[.)]$/u;

/** Words are parted by blanks, or by anything that is no letter or digit; the number of a list item may be one. */
export function wordsIn(text: string): RegExpExecArray[][] {
  const parted = Array.from(text.matchAll(/\S+/gu)).filter(([word]) => SAYS_SOMETHING.test(word));
  const unnumbered = parted.filter(([word]) => !ITEM_NUMBER.test(word));
  return [parted, unnumbered, Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))];
}

function wordCuts(text: string, side: Cut['side'], count: number, asked: readonly string[]): string[] {
  const more = Math.max(0, ...asked.map((one) => one.split(/\s+/u).length - 1));
  return wordsIn(text).flatMap((all) =>
    [count, count + more].map((length) => {
      const [first, last] = [taken(all, side, length).at(0), taken(all, side, length).at(-1)];
      if (!first || !last) return '';
      return side === 'start' ? text.slice(0, last.index + last[0].length) : text.slice(first.index);
    }),
  );
}
