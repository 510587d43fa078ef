import type { Criterion } from '../../criterion/criterion.ts';
import {
  ANYWAY,
  boundsOf,
  canonical,
  denials,
  type Fact,
  type Form,
  identity,
  isFact,
  isOnePart,
  isOpen,
  partsOf,
} from '../form.ts';
import type { Grammar } from './chart.ts';
import { allHold, isSize } from './doubts.ts';
import { completed } from './fragments.ts';
import { readInWays } from './read-ways.ts';
import { DOUBTFUL, isOver, isUnread, NOTHING, type Reading, type Search, settled } from './reading.ts';
import { isOfResponse, tails } from './tails.ts';
import { type Token, tokenize } from './tokens.ts';

/** A mark in brackets after its name, such as "a double quote (\")", would begin a quotation. */
export const withoutMark = (condition: string) => condition.replace(/(?<=quotes?|quotation marks?) \("\)/u, '');

/** As it stands, as a condition with what is said after it, or in note form. */
export function readPlainly(grammar: Grammar, criterion: Criterion, search: Search): Reading {
  const all = tokenize(withoutMark(criterion.condition));
  if (!all) return NOTHING;
  const reading = readInWays(grammar, criterion, all, search);
  const isLeft = reading !== NOTHING && reading.forms.length === 0;
  if (!isLeft) return reading;
  return (
    readWithTail(grammar, criterion, all, search) ??
    (criterion.scale === 'binary' ? readCompleted(grammar, criterion, all, search) : undefined) ??
    reading
  );
}

/** In note form, with what is left out: decided where all that may be left out comes to one meaning. */
function readCompleted(
  grammar: Grammar,
  criterion: Criterion,
  all: readonly Token[],
  search: Search,
): Reading | undefined {
  const readings = completed(all).map((tokens) => readInWays(grammar, criterion, tokens, search));
  const read = readings.filter((reading) => settled(reading) !== undefined);
  return new Set(read.map(({ forms }) => identity(forms[0]!))).size === 1 ? read[0] : undefined;
}

/** As a condition and what is said after it: decided where both come to the same. */
export function readWithTail(
  grammar: Grammar,
  criterion: Criterion,
  all: readonly Token[],
  search: Search,
): Reading | undefined {
  for (const tail of tails(all)) {
    const { head, said, isAnnounced, isRule, isOf, isOfIt, isContrast, isClosed, isDefinition, mayBeSome, ofEdge } =
      tail;
    // A fault beside another may be one with it, or a second one.
    if (criterion.polarity === -1 && !isRule && !isAnnounced) continue;
    if (isOver(search)) return undefined;
    const plain = readInWays(grammar, criterion, head, search);
    const reading = isUnread(plain) ? (readWithTail(grammar, criterion, head, search) ?? plain) : plain;
    const form = settled(reading);
    if (isDefinition && !isRule && isUnread(reading)) {
      const asStatement = { ...criterion, ...(criterion.polarity === 1 ? REQUIRED : FAULT) };
      const definitions = (criterion.scale === 'binary' ? [criterion] : [criterion, asStatement]).flatMap((one) =>
        said.map((tokens) => readInWays(grammar, one, tokens, search)),
      );
      const read = definitions.filter((one) => settled(one));
      if (new Set(read.map(({ forms }) => identity(forms[0]!))).size !== 1) continue;
      const agreeing: Form = { ask: 'agreeing', of: [read[0]!.forms[0]!, ANYWAY as Form] };
      return mayBeSome ? { ...read[0]!, forms: [agreeing], said: [agreeing] } : read[0];
    }
    if (!form || (isOf && !isOf(form))) continue;
    const asked: Criterion =
      isRule || criterion.polarity === 1 ? { ...criterion, ...REQUIRED } : { ...criterion, ...FAULT };
    const isBroken = isRule && criterion.polarity === -1;
    for (const tokens of said) {
      const saying = readInWays(grammar, asked, tokens, search);
      const rule = settled(saying);
      if (!rule) continue;
      // What has a fault fails in any case, so that a rule behind that fault is said of the response.
      const mayBeOfThing = isOfIt && !isBroken && !isOfResponse(form);
      if (mayBeOfThing && isOpen(allHold(reading.said[0]!, saying.said[0]!))) return DOUBTFUL;
      const [other, ...more] = isBroken ? broken(rule) : [rule];
      if (more.length > 0) continue;
      const again = canonical(other!);
      // What ends with a semicolon ends with no comma.
      if (isContrast && areApart(form, again)) return reading;
      // "Ends with a question, not a period": what it does not end with.
      if (isContrast && isOfEdge(form) && !isOfEdge(again)) continue;
      // "Each bullet has a link, not an emoji": no emoji in it, and not in all of the response.
      if (isContrast && 'part' in form && !('part' in again)) continue;
      // "Bullets, not numbers": not a numbered list.
      if (isContrast && isAsked(again, 'numbers') && isAsked(form, 'bullet points')) continue;
      // "Calls `a`, not `b`", "the key 'a', not 'b'": another tool or key, and no text of the response.
      if (isContrast && isOfTexts(again) && !isOfTexts(form)) continue;
      if (identity(again) === identity(form)) return reading;
      // An upper bound on the response also holds for each of its parts; a lower bound does not.
      const isOfThing = !isOfResponse(form) || (isClosed === true && isThingAtEdge(form));
      if (isOfThing && !isAnnounced && isLowerBound(again)) return DOUBTFUL;
      const isEdge = ofEdge !== undefined && settled(readInWays(grammar, asked, ofEdge, search)) !== undefined;
      // What explains a condition says what it means: "a nested list, i.e. a bullet under another bullet".
      const isMeaning = isAnnounced && !isRule;
      const agreeing: Form = { ask: 'agreeing', of: isMeaning ? [form, again] : [again, form] };
      // What is asked first is asked in any case; next to what is said of all of a response nothing is said of a part.
      const both: Form = isMeaning
        ? agreeing
        : criterion.polarity === -1
          ? { or: [form, agreeing] }
          : canonical({ and: [form, !isOfThing && !isContrast && !isEdge ? again : agreeing] });
      return { ...reading, forms: [both], said: [both] };
    }
  }
  return undefined;
}

const isOfEdge = (form: Form): boolean =>
  isFact(form)
    ? ['start', 'end', 'line form'].includes(form.ask)
    : 'part' in form
      ? isOfEdge(form.holds)
      : 'not' in form && isOfEdge(form.not);
/** Signs that cannot stand at the same place. */
const SIGNS = [
  ...['commas', 'semicolons', 'colons', 'periods', 'question marks', 'exclamation marks'],
  ...['a capital letter', 'numbers', 'digits'],
];
/** Whether parts that end with one sign, or start with it, cannot do so with another that is denied of something. */
function areApart(form: Form, other: Form): boolean {
  if (!('part' in form) || !(form.part.which === 'all' || isOnePart(form.part.which))) return false;
  const { holds } = form;
  const denied = isFact(other) ? (other.in?.at(-1)?.[1] === 0 ? other.ask : undefined) : signDenied(other, holds);
  if (denied === undefined || !isThingAtEdge(holds)) return false;
  const both = [(holds as Fact).of as string, denied];
  return (
    both.every((sign) => SIGNS.includes(sign)) &&
    new Set(both).size === 2 &&
    !both.every((sign) => NUMBERS.includes(sign))
  );
}
const signDenied = (form: Form, edge: Form): string | undefined =>
  'not' in form && isThingAtEdge(form.not) && form.not.ask === (edge as Fact).ask ? (form.not.of as string) : undefined;
const NUMBERS = ['numbers', 'digits'];
const isAsked = (form: Form, ask: string): boolean => isFact(form) && form.ask === ask;

const isThingAtEdge = (form: Form): boolean => isOfEdge(form) && isFact(form) && typeof form.of === 'string';
const isLowerBound = (form: Form): boolean => isSize(form) && boundsOf(form)![0] > 0;

/** Texts that a response as a whole has or is. */
const TEXTS = ['text', 'texts', 'equals', 'equals one', 'start', 'end', 'enclosed'];
const isOfTexts = (form: Form): boolean =>
  isFact(form)
    ? TEXTS.includes(form.ask)
    : 'not' in form
      ? isOfTexts(form.not)
      : !('part' in form) && partsOf(form).every(isOfTexts);

/** How a rule is broken. */
const broken = (rule: Form): readonly Form[] =>
  'if' in rule
    ? denials(rule.so).map((so): Form => ({ and: [rule.if, so] }))
    : isFact(rule) && rule.ask === 'agreeing'
      ? brokenInBoth((rule.of as readonly Form[]).map(broken))
      : denials(rule);

/** A rule that is read in two ways is broken where it is broken in both. */
const brokenInBoth = (ways: readonly (readonly Form[])[]): readonly Form[] =>
  ways.every((one) => one.length === 1 && !isOpen(one[0]!))
    ? [{ ask: 'agreeing', of: ways.map(([one]) => canonical(one!)) }]
    : ways.flat();

const REQUIRED = { prefix: 'Passes if', polarity: 1, scale: 'binary' } as const;
const FAULT = { prefix: 'Fails if', polarity: -1, scale: 'binary' } as const;
