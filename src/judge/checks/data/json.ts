import type { Evidence } from '../../verdict.ts';
import { type Check, type CheckResult, costly, plainly } from '../check.ts';
import { withoutFence } from '../markdown/code-fence.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { composed } from './composed.ts';
import type { Demand, Finding } from './json-demands.ts';
import { otherReadings } from './written-numbers.ts';

/** Which JSON is asked for: any, or one whose outermost value is an object or an array. */
export type Kind = 'JSON' | 'a JSON object' | 'a JSON array';

/** What another text than JSON alone comes to: one that is no JSON, or one within a code block. */
type Otherwise = 'fails' | 'fence is open' | 'open';

/** What is asked of a response that is, or may be, JSON. */
export interface Asked {
  kind: Kind;
  demand?: Demand | undefined;
  /** Whether a code block may stand around it. */
  mayBeFenced: boolean;
  otherwise: Otherwise;
}

export function jsonCheck({ kind, demand, mayBeFenced, otherwise }: Asked, negated: boolean): Check {
  const named = `${kind === 'JSON' ? 'valid JSON' : kind}${demand ? ` ${demand.asked}` : ''}`;
  const check: Check = {
    name: 'json',
    what: 'the whole response',
    asked: `${negated ? 'anything but ' : ''}${named}${mayBeFenced ? ', a code fence around it or not' : ''}`,
    reads: 'text',
    plainFor: demand?.plainFor,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const written = mayBeFenced ? withoutFence(said.text) : said.text;
      const parsed = parse(written);
      const isOpen = otherwise === 'open' || (otherwise === 'fence is open' && parse(withoutFence(said.text)));
      if (isOpen && (!parsed || !MATCHES[kind](parsed.found))) return { holds: 'undecided', reason: NOT_SAID };
      const evidence = [inMessage(said.index)];
      const found = parsed?.found ?? notJson(said.text);
      if (!parsed || !demand || !MATCHES[kind](parsed.found)) {
        return { ...plainly((parsed !== undefined && MATCHES[kind](parsed.found)) !== negated), found, evidence };
      }
      const readings = [parsed.value, ...otherReadings(written)];
      // A schema counts the characters of a text as they are written.
      const compared = demand.isOfSchema ? readings : readings.map((value) => composed(value, written));
      return demanded(demand, compared, negated, found, evidence);
    },
  };
  return demand ? costly(check) : check;
}

const NOT_SAID = 'The response is not JSON as a whole, and the criterion does not say that it must be.';

const NOT_KEPT = 'The JSON holds a number with more digits than a program can compare for certain.';

/** @param readings The value, and others that it may be. */
function demanded(
  { test }: Demand,
  readings: readonly unknown[],
  negated: boolean,
  kind: string,
  evidence: Evidence[],
): CheckResult {
  const [finding, ...others] = readings.map(test) as [Finding, ...Finding[]];
  if ('undecided' in finding) return { holds: 'undecided', reason: finding.undecided };
  if (others.some((other) => 'undecided' in other || other.holds !== finding.holds))
    return { holds: 'undecided', reason: NOT_KEPT };
  const { nearness, distance } = finding;
  return {
    holds: finding.holds !== negated,
    nearness: negated ? distance : nearness,
    distance: negated ? nearness : distance,
    found: `${kind} ${finding.found}`.trim(),
    evidence,
  };
}

type Found = 'A JSON object' | 'A JSON array' | 'A JSON value that is neither object nor array';

const MATCHES: Record<Kind, (found: Found) => boolean> = {
  JSON: () => true,
  'a JSON object': (found) => found === 'A JSON object',
  'a JSON array': (found) => found === 'A JSON array',
};

/** The value that a text is, and of which kind; undefined where it is no JSON. */
function parse(text: string): { value: unknown; found: Found } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (Array.isArray(value)) return { value, found: 'A JSON array' };
  const isObject = typeof value === 'object' && value !== null;
  return { value, found: isObject ? 'A JSON object' : 'A JSON value that is neither object nor array' };
}

function notJson(text: string): string {
  if (text === '') return 'An empty text, which is no JSON';
  return /^\s*```/.test(text)
    ? 'A Markdown code block, which is no JSON as a whole'
    : `Text that is not JSON and begins "${beginning(text)}"`;
}
