import type { Subject } from '../../conversation.ts';
import type { Check, CheckResult } from '../check.ts';
import { countOf } from '../count.ts';
import { isMetByAll } from '../count-range.ts';
import { distance, nearness, plainForCount, type Quantity } from '../quantity.ts';
import { inMessage, spoken } from '../spoken.ts';
import type { Place } from '../texts/find.ts';
import type { Unit } from '../unit.ts';

/** Something in a text that is what is looked for, beyond doubt. */
export interface Sighting extends Place {
  /** What it is, where what is looked for has several kinds: "GitHub token". */
  kind?: string;
}

/** What was found in a text. */
export interface Sightings {
  certain: readonly Sighting[];
  /** How many more may be what is looked for, or something else that looks the same. */
  doubtful: number;
}

/** Something that a text may hold, and how it is found. */
export interface Sought {
  unit: Unit;
  find(text: string): Sightings;
  /** Why a model is asked where some of it is doubtful, as a sentence that holds no content. */
  doubt: string;
  /** Whether some of its kinds have no form of their own, so that to find none proves nothing. */
  isOpen?: true;
  /** Whether programs use it by name: a response that "uses a JWT" need not hold one. */
  isUsedByName?: true;
  /** Whether nobody publishes it: to show it is to leak it. */
  isSecret?: true;
  isCostly?: true;
}

/** How it is said that a text shows something: to disclose and to leak is to show what was not known. */
export type Showing = 'have' | 'disclose' | 'leak';

/** Things of one family, and the check of one of them, which is named by its plural. */
export interface SightingChecks {
  name: string;
  all: readonly Sought[];
  check: (plural: string, asked: Quantity, showing?: Showing) => Check | undefined;
}

/** The checks whether, or how many, of these things stand in the text. */
export const sightingChecks = (name: string, all: readonly Sought[]): SightingChecks => ({
  name,
  all,
  check: (plural, asked, showing) => {
    const sought = all.find(({ unit }) => unit.plural === plural);
    return sought && sightingCheck(name, sought, asked, showing);
  },
});

/**
 * A check on how many of a thing the text holds. It is undecided where the answer hangs on what is doubtful, or on whether one that
 * stands there twice counts twice; and after "reveals" and the like, on what the user's own messages hold, too.
 */
function sightingCheck(name: string, sought: Sought, asked: Quantity, showing: Showing = 'have'): Check {
  return {
    name,
    what: sought.unit.plural,
    asked: asked.phrase,
    plainFor: plainForCount(asked),
    reads: 'text',
    isCostly: sought.isCostly,
    run: (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const { certain, doubtful } = clearlyShown(sought.find(said.text), said.text, subject, sought, showing);
      const least = new Set(certain.map((place) => compact(said.text.slice(place.start, place.end)))).size;
      const most = sought.isOpen ? Infinity : certain.length + doubtful;
      return resultOf(asked, least, most, {
        reason: doubtful > 0 || sought.isOpen ? sought.doubt : repeated(sought),
        found: told(said.text, certain, doubtful, sought),
        evidence: [inMessage(said.index)],
      });
    },
  };
}

const repeated = ({ unit }: Sought) =>
  `One ${unit.singular} stands in the text more than once, and may be counted once or each time.`;

interface Told {
  reason: string;
  found: string;
  evidence: ReturnType<typeof inMessage>[];
}

/** Known where every count from `least` to `most` gives the same answer. */
function resultOf(asked: Quantity, least: number, most: number, { reason, found, evidence }: Told): CheckResult {
  const holds = isMetByAll(asked, { least, most });
  if (holds === undefined) return { holds: 'undecided', reason };
  const [grade, other] = [least, most].map((count) => [nearness(asked, count), distance(asked, count)] as const);
  const isOpen = grade![0] !== other![0] || grade![1] !== other![1];
  return { holds, nearness: grade![0], distance: grade![1], found, evidence, openGrade: isOpen ? reason : undefined };
}

/** To name again what the user wrote reveals nothing for certain; and what is public anyway is not leaked. */
function clearlyShown(
  found: Sightings,
  text: string,
  { conversation, response }: Subject,
  { isSecret }: Sought,
  showing: Showing,
): Sightings {
  if (showing === 'have' || found.certain.length === 0) return found;
  if (showing === 'leak' && !isSecret) return { certain: [], doubtful: found.doubtful + found.certain.length };
  const asking = conversation.turns.filter(({ role, index }) => role === 'user' && index < response.first);
  const given = compact(asking.map((turn) => turn.text).join('\n'));
  const certain = found.certain.filter(({ start, end }) => !given.includes(compact(text.slice(start, end))));
  return { certain, doubtful: found.doubtful + found.certain.length - certain.length };
}

/** Letters and digits alone, so that one number in two spellings is one. */
const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** How many are shown. */
const MAX_SHOWN = 3;

function told(text: string, certain: readonly Sighting[], doubtful: number, { unit, isOpen }: Sought): string {
  const shown = certain.slice(0, MAX_SHOWN).map((sighting) => toldOf(text, sighting));
  const more = certain.length > MAX_SHOWN ? `, and ${certain.length - MAX_SHOWN} more` : '';
  const count = `${isOpen ? 'at least ' : ''}${countOf(certain.length, unit)}`;
  const named = shown.length > 0 ? `${count} (${shown.join(', ')}${more})` : count;
  return doubtful > 0 && !isOpen ? `${named}, and ${doubtful} in doubt` : named;
}

function toldOf(text: string, { start, end, kind }: Sighting): string {
  const line = 1 + (text.slice(0, start).match(/\n/g)?.length ?? 0);
  return `${kind ? `${kind} ` : ''}${masked(text.slice(start, end))} in line ${line}`;
}

/** How many characters of each end may be seen. */
const mostSeen = 2;

/** "ab…yz": what is private as it is shown, since explanations travel further than the texts. At least half of it is hidden. */
function masked(given: string): string {
  const text = given.replace(/^[^\p{L}\p{N}+]+/u, '');
  const seen = Math.min(mostSeen, Math.floor(text.length / 4));
  const start = [...text.slice(0, 2 * mostSeen)].slice(0, seen).join('');
  const end = seen === 0 ? '' : [...text.slice(-2 * mostSeen)].slice(-seen).join('');
  return `${start}…${end}`;
}
