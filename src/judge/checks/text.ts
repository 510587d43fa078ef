import type { Check } from './check.ts';
import type { Claim } from './claim.ts';
import { countCheck } from './count.ts';
import { endsWith, findAll, startsWith, type Wanted } from './find.ts';
import { denied, presence, type Quantity, readQuantity } from './quantity.ts';
import { afterTimes, readQuoted, withCase, withPlainTimes } from './quoted-text.ts';
import { beginning, ending, snippet } from './snippet.ts';
import { inMessage, spoken } from './spoken.ts';
import { type Reading, readPhrase, type Token } from './tokens.ts';

/** How many of the places are shown as evidence. */
const MAX_QUOTES = 3;

/** Checks on a quoted text: whether, or how often, it is contained; whether the response starts or ends with it. */
export function text(claim: Claim): Check | undefined {
  return ['start', 'end'].includes(claim.relation) ? edge(claim) : contained(claim);
}

function contained({ relation, negated, object }: Claim): Check | undefined {
  if (!['have', 'use', 'mention'].includes(relation)) return undefined;
  const tokens = withPlainTimes(object);
  const found = occurrences(tokens) ?? quotedTimes(tokens);
  if (!found) return undefined;
  const wanted = withCase(found.value.wanted, tokens, found.next);
  if (wanted?.next !== tokens.length) return undefined;
  const asked = negated ? denied(found.value.quantity) : found.value.quantity;
  return asked && occurrenceCheck(wanted.value, asked);
}

interface Contained {
  wanted: Wanted;
  quantity: Quantity;
}

/** "at least 2 occurrences of 'x'" */
function occurrences(tokens: readonly Token[]): Reading<Contained> | undefined {
  const quantity = readQuantity(tokens, 0);
  const noun = quantity && readPhrase(tokens, quantity.next, NOUNS);
  const quoted = noun && readQuoted(tokens, noun.next);
  return quoted && { value: { wanted: quoted.value, quantity: quantity.value }, next: quoted.next };
}

const NOUNS = ['occurrence of', 'occurrences of', 'instance of', 'instances of'].map((noun) => [noun, null] as const);

/** "'x'", "the word 'x' at least twice" */
function quotedTimes(tokens: readonly Token[]): Reading<Contained> | undefined {
  const quoted = readQuoted(tokens, 0);
  if (!quoted) return undefined;
  const quantity = readQuantity(tokens, quoted.next);
  const next = quantity && afterTimes(tokens, quantity.next);
  return next === undefined
    ? { value: { wanted: quoted.value, quantity: presence }, next: quoted.next }
    : { value: { wanted: quoted.value, quantity: quantity!.value }, next };
}

function occurrenceCheck(given: Wanted, asked: Quantity): Check {
  const wanted = { ...given, text: given.text.normalize('NFC') };
  return countCheck('text', `occurrences of "${wanted.text}"`, asked, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const normal = said.text.normalize('NFC');
    const places = findAll(normal, wanted);
    const quotes = places.slice(0, MAX_QUOTES).map((place) => snippet(normal, place));
    // A quote must stand in the message as it was sent, which may spell its accents apart.
    const evidence = quotes.map((quote) => inMessage(said.index, said.text.includes(quote) ? quote : null));
    return {
      count: places.length,
      found: quotes[0] === undefined ? absence(normal, wanted) : occurrence(wanted, places.length, quotes[0]),
      evidence: evidence.length > 0 ? evidence : [inMessage(said.index)],
    };
  });
}

const occurrence = (wanted: Wanted, count: number, quote: string) =>
  `"${wanted.text}" occurs ${count === 1 ? 'once, in' : `${count} times, first in`} "${quote}"`;

function absence(text: string, wanted: Wanted): string {
  const [near] = findAll(text, { ...wanted, wholeWords: false, caseSensitive: false });
  const reason = near ? `, though "${snippet(text, near)}" comes near: ${manner(wanted)}` : '';
  return `"${wanted.text}" does not occur${reason}`;
}

/** How a text was looked for. */
function manner({ wholeWords, caseSensitive }: Wanted): string {
  const whole = wholeWords ? 'only whole words count' : 'parts of words count';
  return caseSensitive ? `${whole}, and so does upper or lower case` : whole;
}

/** "starts with 'x'", "ends with the exact text 'x'" */
function edge({ relation, negated, object }: Claim): Check | undefined {
  const quoted = readQuoted(object, 0);
  const wanted = quoted && withCase(quoted.value, object, quoted.next);
  if (wanted?.next !== object.length) return undefined;
  return edgeCheck(relation === 'start' ? STARTS : ENDS, wanted.value, negated);
}

interface Edge {
  holds: (text: string, wanted: Wanted) => boolean;
  show: (text: string) => string;
  verb: string;
  what: string;
}

const STARTS: Edge = { holds: startsWith, show: beginning, verb: 'begins', what: 'the beginning' };
const ENDS: Edge = { holds: endsWith, show: ending, verb: 'ends', what: 'the end' };

function edgeCheck(side: Edge, wanted: Wanted, negated: boolean): Check {
  return {
    name: 'text',
    what: side.what,
    asked: `${negated ? 'anything but ' : ''}"${wanted.text}"`,
    reads: 'text',
    run: (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const normal = said.text.normalize('NFC');
      const holds = side.holds(normal, { ...wanted, text: wanted.text.normalize('NFC') }) !== negated;
      const shown = side.show(said.text);
      const quote = shown.replaceAll('…', '');
      return {
        holds,
        nearness: holds ? 1 : 0,
        distance: holds ? 0 : 1,
        found: shown === '' ? 'The response is empty' : `The response ${side.verb} "${shown}"`,
        evidence: [inMessage(said.index, quote !== '' && said.text.includes(quote) ? quote : null)],
      };
    },
  };
}
