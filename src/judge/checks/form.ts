import type { CodePart } from './markdown/code-parts.ts';
import type { Fraction, LeftOut } from './parts/part-kind.ts';
import type { Wanted } from './texts/find.ts';

/** Which numbers are asked for: those from the first to the last of each, both included. */
export type Interval = readonly [from: number, to: number];

/** One family's question about the response. */
export interface Fact {
  /** The family. */
  ask: string;
  /** What it asks of, such as a quoted text or a language. */
  of?: unknown;
  /** Which numbers, where it counts. */
  in?: readonly Interval[];
  /** How these were said; it is no part of what is asked. */
  phrase?: string;
  /** Where it is said of the answer, before which something else may stand: whether it is wished (1) or a fault (-1). */
  ofAnswer?: 1 | -1;
}

/** What is asked of a part of the response, or of several: of so many of all. */
export interface OfPart {
  part: Part;
  holds: Form;
}

export interface Part {
  kind: string;
  /** One by its place, 0 for the first and -1 for the last, or by its name; or how many of them. */
  which:
    | number
    | PartName
    | 'all'
    | 'none'
    | 'some'
    | 'notAll'
    | 'most'
    | Fraction
    | 'plural'
    | 'bare'
    | 'faults'
    | { in: readonly Interval[] };
  /** Whether what is asked of one part is said as a denial, which says nothing of a response without the part. */
  isDenied?: true;
  /** Whether it is a part of each of several parts: the criterion does not say what applies to one that lacks it. */
  isOfEach?: true;
  /** Which of several is left out. */
  but?: LeftOut;
}

/** A section by its title, what stands between a tag and its end, a block of code, what is outside of these, the only table, quote or list, or the greeting. */
export type PartName =
  | { titled: Wanted }
  | { tagged: string }
  | { code: CodePart; label?: string }
  | { block: 'table' | 'quote' | 'list' | 'greeting' };

/** Whether one part is meant, by its place or its name. */
export const isOnePart = (which: Part['which']): which is number | PartName =>
  typeof which === 'number' || (typeof which === 'object' && !('in' in which));

/** What a criterion asks of a response. */
export type Form = (Fact | OfPart | { not: Fact } | { and: readonly Form[] } | { or: readonly Form[] } | Given) & {
  /** Where earlier messages may count as well. */
  over?: Over | undefined;
};

/**
 * Which other messages may change the verdict. `never`: the assistant is said never to do it, or always; `ever`: to do it at some
 * point; `count`: to do it so many times. `anyone`: something is said to stand in the conversation, so that the user's messages may
 * count, too; `several`: the same, but only where there are earlier responses. `beside`: only what the response itself says beside its
 * tool calls.
 */
export type Over = 'never' | 'ever' | 'count' | 'anyone' | 'several' | 'beside';

/** What is asked only of a response that meets a condition; of others it says nothing. */
export interface Given {
  if: Form;
  so: Form;
}

/** What a reading of words adds to their form: where a denial, or a fault, would have another meaning. */
export interface Notes {
  /** A number without a comparator: "not three" may be fewer; and three as a fault may be three or more. */
  bare?: true;
  /** It is said as a denial. Who denies it again may stress it. */
  denies?: true;
  /** It is said of both together, so that "not both" is plain. */
  both?: true;
  /** It is said to be throughout, so that "not entirely" is one of two. */
  whole?: true;
  /** It is plain only of a fault (-1), or only of what is wished (1). */
  plainFor?: 1 | -1;
  /** It is one of a fault (-1), or of what is wished (1), only: of the other there is another reading, or none. */
  onlyFor?: 1 | -1;
  /** How a list is denied: "not any of", "not one of"; `all`: a list that says neither; `fault`: its reading as a fault. */
  list?: 'any' | 'one' | 'all' | 'every' | 'fault';
  /** It was said as "a" thing, or as a plural without a number. */
  one?: true;
  many?: true;
  /** Its comparator stands after it; it is "a total". */
  after?: true;
  total?: true;
  /** It may be said of a manner, unless it is denied: "uses capital letters". */
  style?: true;
  /** It is said that nothing stands beyond it. */
  alone?: true;
  /** It is "more than" a number; it is "either" of two. */
  above?: true;
  either?: true;
  /** It speaks of "it" or "its", or of "them". */
  refers?: true;
  refersToMany?: true;
  /** Its subject is the response. */
  ofResponse?: true;
  /** It is about the whole response, so that it cannot be asked of a part. */
  ofAll?: true;
  /** It says "also", so that it has the subject of what stands before it. */
  also?: true;
  /** It names something that "it" may stand for. */
  names?: true;
  /** Upper and lower case are said of its text. */
  cased?: true;
  /** Its verb is "exceeds"; "has" or the like; "must"; denied; "never". */
  exceeds?: true;
  held?: true;
  must?: true;
  negated?: true;
  never?: true;
  /** It was said as "any" thing. */
  any?: true;
  /** It says that blanks count, so that its characters are none of a story. */
  spaced?: true;
  /** It says how long something is, and not what it has. */
  state?: true;
  /** It is plain only of who writes: "calls `x`". */
  byAgent?: true;
  /** Its denial has no clear meaning. */
  undeniable?: true;
  /** How it is denied, where that says less than "not". */
  denial?: readonly Said[];
  /** Its parts have verbs of their own. */
  apart?: true;
}

/** A form as it was said. */
export type Said = Form & Notes;

/** Holds of every response: what agrees with it is decided only where it holds. */
export const ANYWAY: Fact = { ask: 'characters', in: [[0, 1_000_000_000]] };

/** A reading that no program can decide. */
export const OPEN: Said = { ask: 'open' };

/** The first of the numbers that a fact asks for. */
export const boundsOf = (form: Form): Interval | undefined => (isFact(form) ? form.in?.[0] : undefined);

/** Whether it asks for numbers from one to a lower one. */
export const isEmptyRange = ({ in: numbers }: Fact) => numbers?.some(([low, high]) => low > high) === true;

export const isFact = (form: Form): form is Fact => 'ask' in form;

const join = (kind: 'and' | 'or', forms: readonly Form[]): Form =>
  forms.length === 1 ? forms[0]! : kind === 'and' ? { and: forms } : { or: forms };

export const and = (...forms: readonly Said[]): Said => join('and', forms);
export const or = (...forms: readonly Said[]): Said => join('or', forms);
export const both = (...forms: readonly Said[]): Said => ({ and: forms, both: true });

/** The numbers that are not asked for. */
export function outside(intervals: readonly Interval[]): Interval[] {
  const gaps: Interval[] = [];
  let from = 0;
  for (const [low, high] of intervals) {
    if (low > from) gaps.push([from, low - 1]);
    from = high + 1;
  }
  if (from !== Infinity) gaps.push([from, Infinity]);
  return gaps;
}

/** Intervals in order, those that touch as one. */
export function union(intervals: readonly Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const [low, high] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && low <= last[1] + 1) all[all.length - 1] = [last[0], Math.max(last[1], high)];
    else all.push([low, high]);
  }
  return all;
}

/**
 * Every way to deny a form: "not x and y" may deny both, or that both hold; "not three" may be another number, or fewer. Whoever
 * denies a denial may stress it.
 */
export function denials(form: Said): Said[] {
  const { refers, refersToMany, exceeds, ofAll } = form;
  const kept: Notes = {
    ...(form.byAgent && { byAgent: true as const }),
    ...(refers && { refers }),
    ...(refersToMany && { refersToMany }),
    ...(exceeds && { exceeds }),
    ...(ofAll && { ofAll }),
  };
  return denied(form).map((one) => ({ ...one, ...kept }));
}

/** A text begins in one way only, so that what does not begin with one or another begins with neither. */
const isBeginning = (form: Form): boolean => isFact(form) && form.ask === 'start';

function denied(form: Said): Said[] {
  if (form.denial) return form.denial.map((one) => ({ ...one, ...notesOf(form) }));
  if (form.denies || form.undeniable || 'not' in form || 'if' in form || isOpen(form))
    return [{ ...OPEN, ...(form.onlyFor && { onlyFor: form.onlyFor }) }];
  if ('and' in form) {
    const parts = everyDenial(form.and);
    if (form.list === 'all')
      return parts.flatMap((some): Said[] => [
        { and: some, denies: true, onlyFor: 1 },
        { or: some, onlyFor: -1 },
      ]);
    if (form.both) return parts.map((some) => ({ or: some, plainFor: -1 }));
    return parts.flatMap((some) => [or(...some), and(...some)]);
  }
  if ('or' in form) {
    if (form.list === 'one')
      return [
        { ...OPEN, onlyFor: 1 },
        ...everyDenial(form.or).map((some): Said => ({ and: some, denies: true, onlyFor: -1 })),
      ];
    if (form.list === 'fault') return [];
    return everyDenial(form.or).map(
      (some): Said => ({
        and: some,
        denies: true,
        ...(form.list !== 'any' && !form.or.every(isBeginning) && { plainFor: 1 }),
      }),
    );
  }
  if ('part' in form) return deniedPart(form);
  if (form.list === 'one') return [OPEN];
  if (!form.in) return [{ not: plain(form) as Fact, ...(form.whole && { plainFor: -1 }) }];
  const { ask, of, bare } = form;
  const without = (intervals: readonly Interval[], phrase?: string): Said => ({
    ask,
    ...(of !== undefined && { of }),
    in: intervals,
    ...(phrase !== undefined && intervals.at(-1)?.[1] !== 0 && { phrase: `not ${phrase}` }),
    denies: true,
  });
  // As a fault, "does not have three" wants three.
  const fewer: Said[] = bare ? [{ ...without(outside([[form.in[0]![0], Infinity]])), onlyFor: 1 }] : [];
  return [without(outside(form.in), form.phrase), ...fewer];
}

/** None instead of some; of a part by its place, what is not. "Not each" is left to its own words. */
function deniedPart({ part, holds }: OfPart): Said[] {
  if (isOnePart(part.which))
    return denials(holds).map(
      (one): Said => ({ part: { ...part, isDenied: true }, holds: one, ...notesOf(one), denies: true }),
    );
  const isSome = part.which === 'some' || part.which === 'faults';
  return isSome && !(holds as Said).denies ? [{ part: { ...part, which: 'none' }, holds, denies: true }] : [OPEN];
}

const notesOf = ({ plainFor, onlyFor }: Said): Notes => ({
  ...(plainFor && { plainFor }),
  ...(onlyFor && { onlyFor }),
});

const everyDenial = (forms: readonly Form[]): Said[][] =>
  forms.reduce<Said[][]>((all, form) => all.flatMap((before) => denials(form).map((one) => [...before, one])), [[]]);

/** Whether it is not plain for a fault (-1), or for what is wished (1). */
export function isUnclearFor(form: Said, polarity: 1 | -1): boolean {
  if (form.style || (form.plainFor !== undefined && form.plainFor !== polarity)) return true;
  return partsOf(form).some((part) => isUnclearFor(part, polarity));
}

/** Whether it is no reading for a fault (-1), or for what is wished (1). */
export function isNoneFor(form: Said, polarity: 1 | -1): boolean {
  if (form.onlyFor !== undefined && form.onlyFor !== polarity) return true;
  return partsOf(form).some((part) => isNoneFor(part, polarity));
}

/** The forms of which a form is made. */
export const partsOf = (form: Form): readonly Form[] =>
  'and' in form
    ? form.and
    : 'or' in form
      ? form.or
      : 'part' in form
        ? [form.holds]
        : 'if' in form
          ? [form.if, form.so]
          : [];

/** Whether a form holds a reading that no program can decide. */
export const isOpen = (form: Form): boolean =>
  isFact(form)
    ? form.ask === 'open'
    : 'not' in form
      ? false
      : 'part' in form
        ? isOpen(form.holds)
        : 'if' in form
          ? isOpen(form.if) || isOpen(form.so)
          : ('and' in form ? form.and : form.or).some(isOpen);

const overOf = ({ over }: Form) => over && { over };

const plain = (form: Form): Form =>
  isFact(form)
    ? {
        ask: form.ask,
        ...(form.of !== undefined && { of: form.of }),
        ...(form.in && { in: union(form.in) }),
        ...(form.phrase !== undefined && { phrase: form.phrase }),
        ...overOf(form),
      }
    : form;

/** One way to write each meaning: nested joins as one, counts of one thing as one, without repeats; in the order as it was said. */
export function canonical(form: Form): Form {
  if (isFact(form)) return plain(form);
  if ('part' in form) return { ...canonicalPart(form), ...overOf(form) };
  if ('not' in form) return { not: canonical(form.not) as Fact, ...overOf(form) };
  if ('if' in form) return { if: canonical(form.if), so: canonical(form.so) };
  const kind = 'and' in form ? 'and' : 'or';
  const parts = ('and' in form ? form.and : form.or).map(canonical).flatMap((part): readonly Form[] => {
    if (kind === 'and') return 'and' in part ? part.and : [part];
    return 'or' in part ? part.or : [part];
  });
  const distinct = new Map<string, Form>();
  for (const part of parts) {
    if (!isFact(part) || !part.in) {
      distinct.set(identity(part), part);
      continue;
    }
    const key = JSON.stringify([part.ask, part.of, part.over]);
    const known = distinct.get(key) as Fact | undefined;
    distinct.set(key, known ? { ...part, in: merged(kind, known.in!, part.in), ...phrases(kind, known, part) } : part);
  }
  return join(kind, [...distinct.values()]);
}

/** What is asked of one part by its place is asked one thing at a time. */
function canonicalPart({ part, holds }: OfPart): Form {
  const kind = 'and' in holds ? 'and' : 'or';
  if (!isOnePart(part.which) || !('and' in holds || 'or' in holds)) return { part, holds: canonical(holds) };
  const parts = ('and' in holds ? holds.and : holds.or).map((one) => ({ part, holds: one }));
  return canonical(kind === 'and' ? { and: parts } : { or: parts });
}

/** "At least 3 and at most 5" */
const phrases = (kind: 'and' | 'or', one: Fact, other: Fact): { phrase?: string } => {
  const [a, b] = [one.phrase, other.phrase];
  if (a === b || a === undefined || b === undefined) return { phrase: a === b ? a : undefined } as { phrase?: string };
  return { phrase: `${a} ${kind} ${b}` };
};

const merged = (kind: 'and' | 'or', one: readonly Interval[], other: readonly Interval[]) =>
  kind === 'or' ? union([...one, ...other]) : outside(union([...outside(one), ...outside(other)]));

/** The identity of a canonical form, whatever the order of its parts. */
export const identity = (form: Form): string => JSON.stringify(ordered(form));

function ordered(form: Form): Form {
  if ('part' in form) return { part: form.part, holds: ordered(form.holds), ...overOf(form) };
  if ('not' in form) return form;
  if ('if' in form) return { if: ordered(form.if), so: ordered(form.so) };
  if (!('and' in form || 'or' in form)) {
    const { phrase: _, ...asked } = form;
    return asked;
  }
  const parts = ('and' in form ? form.and : form.or).map(ordered);
  const inOrder = parts.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return 'and' in form ? { and: inOrder } : { or: inOrder };
}
