import { calls, type Subject } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { otherReadings } from '../data/written-numbers.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { told } from './tool-call-faults.ts';
import { isFields } from './tool-schema-source.ts';
import { standsIn } from './tool-values.ts';

/** What a tool returned: all of it, or what it calls by a name, such as "tracking number". */
export interface Returned {
  /** Undefined for whichever tool was called. */
  name?: string;
  called?: string;
}

const NONE = 'It cannot be told for certain which value the tool returned.';
const OTHERWISE = 'What the tool returned may stand in the response in another form.';

/** The longest result without a name for its value that is a value as a whole, in UTF-16 code units. */
const longestValue = 100;

/** Whether what a tool returned stands in the text of the response. */
export const returnedCheck = (asked: Returned, negated: boolean): Check => ({
  name: 'tool-results',
  what: `${asked.called ? `the ${asked.called}` : 'the value'} that ${asked.name === undefined ? 'the tool' : told(asked.name)} returned`,
  asked: negated ? 'none of it in the response' : 'the same in the response',
  reads: 'both',
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const values = resultsOf(subject, asked.name).map((text) => valueIn(text, asked.called));
    if (values.length === 0 || values.includes(undefined)) return { holds: 'undecided', reason: NONE };
    const names = OF_ANY.test(asked.called ?? '')
      ? namesOf(`${asked.called ?? ''} ${asked.name ?? ''}`)
      : namesOf(asked.called!);
    const found = values.map((value) => standsIn(value!, said.text, names));
    // Of several values it is not said which one is meant.
    const [holds, ...others] = new Set(found);
    if (holds === undefined || others.length > 0) return { holds: 'undecided', reason: OTHERWISE };
    const shown = values.map((value) => String(value));
    return {
      ...plainly(holds !== negated),
      found: `"${shown[0]}" ${holds ? 'stands' : 'does not stand'} in the response`,
      evidence: quotesIn(said, holds ? shown : []),
    };
  },
});

/** Names that say nothing of the thing without that of its tool. */
const OF_ANY = /^(?:id|number|code|name|key)?$/iu;
/** "get_orderTotal": "order", "total". */
const namesOf = (named: string): string[] =>
  named
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}]+/gu, ' ')
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !VERBS.test(word));
const VERBS = /^(?:get|set|fetch|read|find|look|up|create|make|add|save|list|check|call|calculate|compute|the|of)$/u;

/** Texts of the results of each call of the tool in the response. */
function resultsOf(subject: Subject, name: string | undefined): string[] {
  const ids = new Set(
    calls(subject).flatMap(({ call }) =>
      (name === undefined || call.name === name) && call.id !== null ? [call.id] : [],
    ),
  );
  return subject.conversation.turns
    .filter(({ index }) => index >= subject.response.first)
    .flatMap(({ toolResults }) => toolResults)
    .flatMap(({ callId, text }) => (callId !== null && ids.has(callId) ? [text] : []));
}

/** The one value of a result; undefined where it is not certain which one is meant. */
function valueIn(text: string, called: string | undefined): string | number | undefined {
  const value = parsed(text);
  if (typeof value !== 'string' && otherReadings(text).length > 0) return undefined;
  if (typeof value === 'string' || typeof value === 'number') {
    const whole = String(value).trim();
    const isValue =
      whole.length <= longestValue && !whole.includes('\n') && (called === undefined || !/\s/u.test(whole));
    return isValue ? value : undefined;
  }
  if (!isFields(value)) return undefined;
  const entries = Object.entries(value);
  const named = called === undefined ? entries : entries.filter(([key]) => spelled(key) === spelled(called));
  // The only value is another thing if it has another name, such as "error".
  const isIt = entries.length === 1 && (called === undefined || OF_NO_THING.test(entries[0]![0]));
  const [, one] = (named.length > 0 ? named : isIt ? entries : [])[0] ?? [];
  return named.length <= 1 && (typeof one === 'string' || typeof one === 'number') ? one : undefined;
}

const OF_NO_THING = /^(?:result|value|output|data|response|answer|content|text)$/iu;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const spelled = (name: string) => name.toLowerCase().replace(/[\s_-]/gu, '');
