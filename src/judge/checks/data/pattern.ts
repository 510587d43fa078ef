import { type Check, type CheckResult, costly, plainly } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import type { Places } from '../place-count.ts';
import type { Quantity } from '../quantity.ts';
import { beginning, snippet } from '../snippet.ts';
import { inMessage, quotesIn, spoken } from '../spoken.ts';
import type { Pattern } from './pattern-engine.ts';
import { spelled, usable, type WrittenPattern } from './pattern-phrase.ts';
import { firstMatch, lineMatches, matchesIn, type Searched, searched } from './pattern-search.ts';

export type Scope = 'matches' | 'whole' | 'lines';

export interface Asked {
  written: WrittenPattern;
  quantity: Quantity;
  scope: Scope;
}

/** Whether one match is enough to know all that is asked, as it takes a hundredth of the time that counting does. */
const isPresence = ({ min, max }: Quantity) => (min === 1 && max === Infinity) || (min === 0 && max === 0);

/** The check of a pattern; undefined where the engine has none for it. */
export function patternCheck(scope: Scope, written: WrittenPattern, quantity: Quantity): Check | undefined {
  const engine = usable(written);
  return engine && CHECKS[scope]({ written, quantity, scope }, engine);
}

type Make = (asked: Asked, engine: Pattern) => Check;

const CHECKS: Record<Scope, Make> = {
  matches: (asked, engine) => {
    const find = isPresence(asked.quantity) ? firstMatch : matchesIn;
    return counting('match of', 'matches of', asked, engine, find);
  },
  lines: (asked, engine) => counting('line that matches', 'lines that match', asked, engine, lineMatches),
  whole: ({ written, quantity }, engine) => {
    const name = spelled(written);
    const negated = quantity.outside;
    return {
      ...{ name: 'pattern', what: 'the whole response', reads: 'text', isCostly: true },
      asked: `${negated ? 'anything but ' : ''}a match of ${name}`,
      run: (subject): CheckResult => {
        const said = spoken(subject);
        if ('reason' in said) return { holds: null, reason: said.reason };
        const { text } = searched(said.text, { source: written.source, size: engine.size });
        const matches = engine.testWhole(text.trim());
        const shown = beginning(said.text);
        const response = shown === '' ? 'The response is empty' : `The response is "${shown}"`;
        return {
          ...plainly(matches !== negated),
          found: `${response}, which ${name} ${matches ? 'matches' : 'does not match'} as a whole`,
          evidence: [inMessage(said.index)],
        };
      },
    };
  },
};

function counting(
  singular: string,
  plural: string,
  { written, quantity }: Asked,
  engine: Pattern,
  find: (engine: Pattern, text: Searched) => Places,
): Check {
  const { called } = written;
  const name = called ?? spelled(written);
  const [one, many] = called === undefined ? [singular, plural] : ['place with', 'places with'];
  const unit = { singular: `${one} ${name}`, plural: `${many} ${name}` };
  const check = countCheck('pattern', unit.plural, quantity, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const within = searched(said.text, { source: written.source, size: engine.size });
    const { count, first } = find(engine, within);
    const quotes = first.map((place) => snippet(within.text, place));
    const counted = count === 0 ? `No ${unit.singular}` : countOf(count, unit);
    const shown = count === 1 || find === firstMatch ? 'in' : 'first in';
    return {
      count,
      found:
        quotes[0] === undefined
          ? counted
          : `${find === firstMatch ? `A ${unit.singular}` : counted}, ${shown} "${quotes[0]}"`,
      evidence: quotesIn(said, quotes),
    };
  });
  return costly(check);
}
