import { calls, type Subject, toolNames } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { NO_USER_MESSAGE, NOT_ONLY_TEXT, userMessage } from '../conversation/user-message.ts';
import { loosely } from '../data/composed.ts';
import type { FieldWish } from '../data/field-wish.ts';
import { hasField } from '../data/json-fields.ts';
import { inMessage } from '../spoken.ts';
import { ofEachReading, told } from './tool-call-faults.ts';
import { isFields } from './tool-schema-source.ts';
import { standsIn } from './tool-values.ts';

/** What is asked of the arguments of a call: of one by its name, that one is not there, that there are no others. */
export type ArgumentWish =
  /** `mayBeElse`: a plain word, which a call may name in another way, so that without it nothing is certain; `isBare`: so is the value. */
  | { argument: string; is: readonly FieldWish[]; mayBeElse?: true; isBare?: true }
  | { without: string; mayBeElse?: true }
  | { only: readonly string[] }
  /** Its value stands in the user's message; `isTheOne`: it is the only one of its kind there. */
  | { argument: string; isFromUser: true; mayBeElse?: true; isTheOne?: true };

/**
 * Of which calls of a tool: of some, of every one, of the first or the last, or of "the call", where several that differ leave it
 * open. Where nothing is called, `some` is not met, and the others are open.
 */
export type CallShare = 'some' | 'every' | 'the' | 'first' | 'last';

export interface AskedArguments {
  /** Null for any tool. */
  name: string | null;
  wish: ArgumentWish;
  share: CallShare;
}

/** How many messages are shown as evidence. */
const mostShown = 10;

export const argumentShapeCheck = (asked: AskedArguments, negated: boolean): Check => ({
  name: 'tool-arguments',
  what: callsOf(asked.name),
  asked: `${negated ? 'not ' : ''}${SHARES[asked.share]} ${wordsOf(asked.wish)}`,
  reads: 'isFromUser' in asked.wish ? 'both' : 'calls',
  isCostly: true,
  run: (subject) => run(subject, asked, negated),
});

function run(subject: Subject, { name, wish, share }: AskedArguments, negated: boolean): CheckResult {
  if ('without' in wish && toolNames(subject.conversation).has(wish.without))
    return { holds: 'undecided', reason: `${told(wish.without)} is a tool, so a call of it may be meant.` };
  const all = calls(subject).filter(({ call }) => name === null || call.name === name);
  const message = 'isFromUser' in wish ? userMessage(subject) : undefined;
  if ('isFromUser' in wish && !message) return { holds: null, reason: NO_USER_MESSAGE };
  if (message && message.attachments.length > 0) return { holds: 'undecided', reason: NOT_ONLY_TEXT };
  const declared = new Set(
    subject.conversation.tools.flatMap((tool) => (tool.name === name ? declaredBy(tool.parameters) : [])),
  );
  const met = all.map(({ call }) =>
    ofEachReading(call, (args) =>
      meets(args, wish, { declared, message: message?.text ?? '', isOfAny: name === null }),
    ),
  );
  const holds = holdsOf(share, met);
  if (holds === undefined) {
    const reason = all.length === 0 ? `No ${callsOf(name)} were made.` : `The ${callsOf(name)} leave it open.`;
    return { holds: 'undecided', reason };
  }
  const isEdge = share === 'first' || share === 'last';
  const shown = all
    .filter((_, at) => (isEdge ? at === (share === 'first' ? 0 : all.length - 1) : met[at] === (share === 'some')))
    .map(({ index }) => index);
  const count = met.filter((one) => one === true).length;
  return {
    ...plainly(holds !== negated),
    found: `${all.length} ${all.length === 1 ? callsOf(name).replace('calls', 'call') : callsOf(name)}, ${count} ${wordsOf(wish)}`,
    evidence: [...new Set(shown.length > 0 ? shown : [subject.response.last])]
      .slice(0, mostShown)
      .map((index) => inMessage(index)),
  };
}

const SHARES: Record<CallShare, string> = {
  some: 'one',
  every: 'each',
  the: 'each',
  first: 'the first one',
  last: 'the last one',
};

const callsOf = (name: string | null) => (name === null ? 'tool calls' : `calls of ${told(name)}`);

function holdsOf(share: CallShare, met: readonly (boolean | undefined)[]): boolean | undefined {
  if (share === 'some') return met.includes(true) || (met.includes(undefined) ? undefined : false);
  if (met.length === 0) return undefined;
  if (share === 'first' || share === 'last') return met.at(share === 'first' ? 0 : -1);
  if (share === 'every' && met.includes(false)) return false;
  return new Set(met).size === 1 ? met[0] : undefined;
}

/** Names of the arguments that a schema declares. */
const declaredBy = (schema: unknown): string[] =>
  isFields(schema) && isFields(schema.properties) ? Object.keys(schema.properties) : [];

/** Whether a text names a value so, and holds no other address, number or code beside it; of a plain word that is unknown. */
function isOnly(value: string, message: string, argument: string): boolean {
  // "Order 7" names no user id, and "I am 30" none at all.
  const words =
    message
      .slice(0, message.indexOf(value))
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const isNamed = argument
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((name) => words.slice(-2).includes(name));
  if (/^\d+$/u.test(value) && !isNamed) return false;
  const isLike = value.includes('@') ? /\S+@\S+/gu : /\d/u.test(value) ? /\S*\d\S*/gu : undefined;
  return isLike !== undefined && message.match(isLike)?.length === 1;
}

/** Null, "", [] and {}. */
const isVoid = (value: unknown) => value === null || ['""', '[]', '{}'].includes(JSON.stringify(value));

/** Whether a value differs from a bare one in case, or holds more: "Paris, France". */
const isNearly = (value: unknown, wishes: readonly FieldWish[]): boolean =>
  wishes.some(
    (is) =>
      'oneOf' in is && is.oneOf.some((one) => value !== one && loosely(JSON.stringify(value)).includes(loosely(one))),
  );

interface Around {
  declared: ReadonlySet<string>;
  isOfAny: boolean;
  message: string;
}

/** Whether a call with these arguments is as asked for; undefined where that is unclear. */
function meets(args: unknown, wish: ArgumentWish, { declared, message, isOfAny }: Around): boolean | undefined {
  if (!isFields(args)) return undefined;
  const names = Object.keys(args);
  /** "SQL" for `sql`, "user id" for `userId`: hardly another argument. */
  const isSpelledOtherwise = (asked: string) =>
    !names.includes(asked) &&
    // "With the argument 'cats'" may name a value.
    (names.some((name) => isAlike(name, asked)) || Object.values(args).includes(asked));
  if ('without' in wish) {
    if (isSpelledOtherwise(wish.without)) return undefined;
    if (!names.includes(wish.without)) return wish.mayBeElse && !declared.has(wish.without) ? undefined : true;
    // An argument that is null or empty may be as good as none.
    const given = args[wish.without];
    return isVoid(given) ? undefined : false;
  }
  if ('only' in wish) {
    if (wish.only.some(isSpelledOtherwise)) return undefined;
    return names.length === wish.only.length && wish.only.every((one) => names.includes(one));
  }
  if ('isFromUser' in wish && wish.isTheOne) {
    const own = names.find((name) => name === wish.argument) ?? names.find((name) => isAlike(name, wish.argument));
    const given = own === undefined ? undefined : args[own];
    if (typeof given !== 'string' && typeof given !== 'number') return undefined;
    const is = standsIn(given, message);
    return is && !isOnly(`${given}`, message, wish.argument) ? undefined : is;
  }
  if (isSpelledOtherwise(wish.argument)) return undefined;
  const value = args[wish.argument];
  if ('isFromUser' in wish)
    return typeof value === 'string' || typeof value === 'number' ? standsIn(value, message) : undefined;
  if (wish.isBare && isNearly(value, wish.is)) return undefined;
  // "A password argument" may be called `user_password`.
  const isMissing = !names.includes(wish.argument) && wish.is.some((is) => 'isThere' in is);
  if (isMissing && isOfAny && names.some((name) => spelling(name).includes(spelling(wish.argument)))) return undefined;
  // "With a subject": an empty one may be as good as none.
  if ((value === null || (wish.mayBeElse && isVoid(value))) && wish.is.some((is) => 'isThere' in is)) return undefined;
  if (wish.is.some((is) => isWithin(value, is))) return undefined;
  const findings = wish.is.map((is) => hasField([wish.argument], is, wish.mayBeElse).test(args));
  if (findings.some((one) => 'holds' in one && !one.holds)) return false;
  return findings.some((one) => 'undecided' in one) ? undefined : true;
}

/** Whether a text that is asked for stands in an item of a list, or in a field of an object, as a part of it. */
function isWithin(value: unknown, is: FieldWish): boolean {
  if ('isNot' in is) return isWithin(value, is.isNot);
  if (!('includes' in is) || typeof is.includes !== 'string' || typeof value !== 'object' || value === null)
    return false;
  if (Array.isArray(value) && value.includes(is.includes)) return false;
  return loosely(JSON.stringify(value)).includes(loosely(JSON.stringify(is.includes).slice(1, -1)));
}

const isAlike = (a: string, b: string): boolean => spelling(a) === spelling(b);
const spelling = (name: string): string => name.toLowerCase().replace(/[\s_-]/gu, '');

function wordsOf(wish: ArgumentWish): string {
  if ('without' in wish) return `without ${told(wish.without)}`;
  if ('only' in wish)
    return wish.only.length === 0 ? 'without arguments' : `with only ${wish.only.map(told).join(', ')}`;
  if ('isFromUser' in wish) return `with ${told(wish.argument)} as it stands in the user's message`;
  return wish.is.map((is) => hasField([wish.argument], is).asked).join(' ');
}
