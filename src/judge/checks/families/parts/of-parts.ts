import {
  boundsOf,
  canonical,
  denials,
  type Fact,
  type Form,
  isFact,
  isOpen,
  OPEN,
  type Part,
  type PartName,
  type Said,
} from '../../form.ts';
import { Several as SeveralMeanings } from '../../grammar/chart.ts';
import { factsOf, isAmount, isSize, isSome, isText } from '../../grammar/doubts.ts';
import type { Cut } from '../../parts/first-units.ts';
import type { PartKind } from '../../parts/part-kind.ts';
import { beginsAsMarker, hasMarker } from '../../parts/part-marker.ts';
import type { Units } from '../../parts/unit-rests.ts';
import type { Wanted } from '../../texts/find.ts';
import type { SentenceStart } from '../../texts/sentence-case.ts';
import { askOf, isAskable, PIECES } from './askable.ts';

/** As what each kind is counted. */
export const COUNTED: Readonly<Record<string, string>> = {
  paragraph: 'paragraphs',
  sentence: 'sentences',
  line: 'lines',
  bullet: 'bullet points',
  numbered: 'numbered items',
  heading: 'headings',
  quote: 'block quotes',
};
/** "Every word is in capitals", "no word has an 'e'" are said with words of their own. */
const isOfWords = (one: Said) =>
  askOf(one) === 'case' || (isFact(one) && isText(one) && [...((one.of as Wanted).text ?? '')].length < 2);
/** A word has no others in it: "every word contains 'ing'" */
const inWord = (kind: string, holds: Said): Said =>
  kind === 'word' && isFact(holds) && holds.ask === 'text'
    ? { ...holds, of: { ...(holds.of as Wanted), wholeWords: false } }
    : holds;

const has = (form: Said, is: (one: Said) => boolean | undefined): boolean =>
  is(form) === true || ('and' in form ? form.and : 'or' in form ? form.or : []).some((one) => has(one, is));

/** Of how many parts something is said, and how: whether "not" and "must" after it are plain. */
export interface Several {
  kind: string;
  which: Part['which'];
  denied: 'plain' | 'modal' | 'exceed' | 'never';
  must: boolean;
  isPlural?: true;
  isIts?: true;
  /** Said as "any". */
  isAny?: true;
  /** Of which part they are looked for. */
  inside?: One;
  /** Of each of them it is said of this part: "the first word of every line". */
  nth?: One;
  /** The one of them that is excepted, of which it may be meant that it is otherwise. */
  except?: One;
  /** How many there are said to be: "each of the three paragraphs". */
  count?: number;
  /** Which of them is left out, where they are not cut off. */
  but?: Part['but'];
}

/** What is said of several parts; undefined where it is not said of such parts, and open where it has two meanings. */
export function ofSeveral({ count, nth, ...several }: Several, said: Said): Said | undefined {
  const holds = nth ? ofNth(nth, said, true) : said;
  if (!holds) return undefined;
  const found = ofAnyOf(several, holds);
  if (count === undefined || !found) return found;
  if (!Object.hasOwn(COUNTED, several.kind) || several.inside) return undefined;
  if (isOpen(found)) return OPEN;
  // Where there are more of them, or fewer, it is open what is asked.
  const sized: Form = { and: [found, { ask: COUNTED[several.kind]!, in: [[count, count]] }] };
  return { ask: 'agreeing', of: [found, sized].map(canonical), names: true, undeniable: true };
}

function ofAnyOf({ inside, except, but, ...several }: Several, holds: Said): Said | undefined {
  const all = ofSeveralOf(several, holds);
  const inAny: Said | undefined = !but || !all ? all : 'part' in all ? { ...all, part: { ...all.part, but } } : OPEN;
  const found = inside && inAny ? ofOne(inside, inAny) : inAny;
  if (!found || !except) return found;
  const one = ofOne(except, holds);
  const [other, ...more] = !one ? [] : several.which === 'none' ? [one] : denials(one);
  if (!other || more.length > 0 || isOpen(other) || isOpen(found) || (isFact(found) && found.ask === 'agreeing'))
    return OPEN;
  const both: Form = { and: [found, other] };
  return { ask: 'agreeing', of: [found, both].map(canonical), names: true, undeniable: true };
}

function ofSeveralOf({ kind, which, denied, must, isPlural, isIts }: Several, said: Said): Said | undefined {
  const holds = inWord(kind, said);
  if (kind === 'word' && factsOf(holds).some(isOfWords)) return undefined;
  if (isFact(holds) && holds.ask === 'agreeing')
    return inTwoWays(holds, (one) =>
      ofSeveral({ kind, which, denied, must, ...(isPlural && { isPlural }), ...(isIts && { isIts }) }, one),
    );
  const facts = factsOf(holds);
  if (!isAskable(kind, holds)) return undefined;
  // "Every URL starts with 'https://'" is said of schemes.
  if (
    kind === 'url' &&
    which === 'all' &&
    facts.some((one) => askOf(one) === 'start' && /^https?:?(?:\/\/)?$/iu.test((one as { of?: Wanted }).of?.text ?? ''))
  )
    return undefined;
  // "Every step begins with 'Step N:'" is said of how steps are written.
  if (kind === 'step' && facts.some((one) => /^step\b/iu.test((one as { of?: Wanted }).of?.text ?? '')))
    return undefined;
  // A program does not recognize a question without its end mark.
  if (kind === 'question' && facts.some((one) => askOf(one) === 'end')) return OPEN;
  // Each section has a heading, or it would be none.
  if (kind.startsWith('section') && factsOf(holds).some((one) => askOf(one) === 'headings')) return undefined;
  if (which === 'none' && holds.onlyFor)
    return holds.list === 'fault'
      ? { part: { kind, which }, holds: { or: (holds as { or: Form[] }).or }, plainFor: 1, names: true }
      : undefined;
  if (has(holds, (one) => one.must) && !must) return OPEN;
  if (has(holds, (one) => one.negated) && !isPlainDenial(denied, holds)) return OPEN;
  // "No sentence has no commas", and the like, is better left to somebody who can ask.
  const isOfNone = which === 'none' || which === 'notAll';
  if (isOfNone && (facts.some((one) => one.denies || 'not' in one) || facts.some((one) => one.bare && !isSize(one))))
    return OPEN;
  if (isOfNone && 'and' in holds) return OPEN;
  // "There is a line that ends with 'x' and nothing after it": on the line, or in the response?
  if (which !== 'all' && has(holds, (one) => one.alone)) return OPEN;
  if (typeof which !== 'string' && facts.length > 1) return OPEN;
  if (which === 'notAll' && facts.length > 1) return OPEN;
  // Their sum, or each: "the paragraphs have 100 words"; one in all, or one in each.
  if (isPlural && has(holds, (one) => one.total)) return OPEN;
  const isMany = facts.length > 1;
  if (which === 'plural' && has(holds, (one) => one.held) && facts.some((one) => isAmount(one) || (one.one && isMany)))
    return OPEN;
  if (kind === 'sentence' && facts.some(isOfCase)) return sentencesStart(which, holds);
  if (facts.some((one) => mayBeMarker(kind, one))) return OPEN;
  // "The bullets contain 'x'": each, or together. Where each or none has it, both are the same.
  const isAnyOne = !isMany && facts[0]!.held && facts[0]!.one && isSome(facts[0]!);
  const isOfThem = which === 'plural' || (which === 'bare' && !isMany);
  if (isOfThem && (isAnyOne || facts.some((one) => isFact(one) && isText(one) && boundsOf(one)?.[0] === 1))) {
    const [each, any] = (['plural', 'some'] as const).map((of) => canonical({ part: { kind, which: of }, holds }));
    return isMany
      ? OPEN
      : {
          ask: 'agreeing',
          of: [each, any],
          undeniable: true,
          plainFor: 1,
          names: true,
          ...(isIts && { refers: true }),
        };
  }
  if (which === 'bare' && facts.some((one) => !SAID_OF_ALL.includes(askOf(one)) && boundsOf(one)?.[1] !== 0))
    return OPEN;
  const isDeniedOfAll = which === 'all' && has(holds, (one) => one.negated);
  return {
    part: { kind, which },
    holds,
    ...((which === 'plural' || which === 'bare' || isDeniedOfAll) && { plainFor: 1 }),
    names: true,
    ...(isIts && { refers: true }),
  };
}

/** What is read in two ways is asked of parts in both. */
function inTwoWays({ of, must, negated }: Fact & Said, asked: (one: Said) => Said | undefined): Said | undefined {
  const notes = { ...(must && { must }), ...(negated && { negated }) };
  const ways = (of as readonly Said[]).map((one) => asked({ ...one, ...notes }));
  const [first] = ways;
  const isPart = (one: Said) => ('part' in one ? one.part.which !== 'bare' : isFact(one) && one.ask === 'within');
  if (!first || ways.some((one) => one === undefined || !isPart(one))) return undefined;
  const { plainFor, refers } = first;
  return {
    ask: 'agreeing',
    of: ways.map((one) => canonical(one!)),
    undeniable: true,
    names: true,
    ...(plainFor && { plainFor }),
    ...(refers && { refers }),
  };
}

const SAID_OF_ALL = ['start', 'end', 'case', 'wrapped', 'words', 'sentences', 'characters', 'lines', 'equals', 'open'];
const isPlainDenial = (denied: Several['denied'], holds: Said) =>
  denied === 'plain' ||
  (denied !== 'never' && has(holds, (one) => one.exceeds)) ||
  (denied === 'modal' && has(holds, (one) => one.must || one.never));
const NUMBERED_KINDS = ['numbered', 'item', 'step', 'top item', 'nested item'];
/** "Each bullet point starts with '-'" may be said of its sign. */
function mayBeMarker(kind: string, one: Said): boolean {
  const { ask, of } = ('not' in one ? one.not : one) as Fact;
  const texts =
    ask === 'equals' ? (of as Wanted[]) : ask === 'text' || ask === 'start' || ask === 'end' ? [of as Wanted] : [];
  if (of === 'a digit') return NUMBERED_KINDS.includes(kind);
  // An address is taken without what stands around it.
  if (ask === 'matches' && (kind === 'url' || kind === 'link text') && /\b(?:bold|italic)/u.test(called(of)))
    return true;
  // What a pattern finds at the beginning of a line is the marker, or what follows it.
  if ((ask === 'matches' || ask === 'whole match') && hasMarker(kind as PartKind))
    return (of as { source: string }).source.startsWith('^');
  return texts.some((text) => typeof text === 'object' && beginsAsMarker(kind as PartKind, text.text));
}
const called = (of: unknown) => (of as { called?: string }).called ?? '';
const isOfCase = (one: Said) => {
  const fact = 'not' in one ? one.not : one;
  return isFact(fact) && fact.ask === 'start' && typeof fact.of === 'string';
};
/** A small letter after a full stop seldom begins a sentence, so that whether one does is asked of the whole text. */
function sentencesStart(which: Part['which'], holds: Said): Said {
  const isAll = which === 'all' || which === 'plural' || which === 'bare';
  const letter = isFact(holds) ? holds.of : 'not' in holds ? `not ${holds.not.of}` : '';
  const start = (of: SentenceStart): Fact => ({ ask: 'sentences start', of });
  if (isAll && letter === 'a capital letter')
    return { ...start('each with a capital'), names: true, ...(which !== 'all' && { plainFor: 1 }) };
  if (which === 'some' && letter === 'not a capital letter')
    return { not: start('each with a capital'), names: true, denies: true };
  if (letter !== 'a lowercase letter') return OPEN;
  if (which === 'some' || which === 'faults') return { ...start('one with a lowercase letter'), names: true };
  return which === 'none' ? { not: start('one with a lowercase letter'), names: true, denies: true } : OPEN;
}

/** Whether it asks for a number, and not only whether there is any. */
function isCounted(one: Said): boolean {
  const [low, high] = boundsOf(one) ?? [0, 0];
  return high > 0 && (low !== 1 || high !== Infinity);
}

/** Of "bullets end in a full stop" each is wished to; as a fault it may be all of them, or any. */
export function ofThem(of: Several, holds: Said): Said | SeveralMeanings | undefined {
  const found = ofSeveral(of, holds);
  if ((of.which !== 'bare' && of.which !== 'plural') || !found || !('part' in found)) return found;
  // "The code blocks exceed 20 lines" may be said of all together.
  if (factsOf(holds).some((one) => isCounted(one))) return found;
  const { plainFor: _, ...form } = found;
  const ways = (['some', 'all'] as const).map((which) => canonical({ part: { kind: of.kind, which }, holds }));
  return new SeveralMeanings([
    { ...form, onlyFor: 1 },
    { ask: 'agreeing', of: ways, names: true, undeniable: true, onlyFor: -1, ...(of.isIts && { refers: true }) },
  ]);
}

export interface One {
  /** In which other part it stands: "the last line of the first paragraph". */
  within?: One;
  kind: string;
  place: number | PartName | { cut: Cut };
  /** It is "its" part. */
  isIts?: true;
  /** It is anything in it: what has a link has one anywhere, but what is bold may be a word of it. */
  isAny?: true;
}

/** Whether a part is one of the response itself, and of a kind. */
export const isPlain = (one: One, kind: string): boolean => one.kind === kind && one.within === undefined;

/** What is said of a part that stands in another. @param isOfEach of each other that has such a part */
function ofNth(one: One, said: Said, isOfEach: boolean): Said | undefined {
  const found = ofOne(one, said);
  if (!found || !('part' in found)) return found && isFact(found) && found.ask !== 'agreeing' ? undefined : found;
  const { plainFor, onlyFor, undeniable, denies } = said;
  const isTrue = (is: (form: Said) => boolean | undefined) => has(said, is) || undefined;
  return {
    ...found,
    part: { ...found.part, ...(isOfEach && { isOfEach: true as const }) },
    ...(plainFor && { plainFor }),
    ...(onlyFor && { onlyFor }),
    ...(undeniable && { undeniable }),
    ...(denies && { denies }),
    ...(isTrue((form) => form.negated) && { negated: true as const }),
    ...(isTrue((form) => form.must) && { must: true as const }),
  };
}

export const ofOne = ({ within, ...one }: One, said: Said): Said | undefined => {
  const found = within ? ofNth(one, said, false) : said;
  return found && ofOneAlone(within ?? one, found);
};

const ofOneAlone = ({ kind, place, isIts, isAny }: One, said: Said): Said | undefined => {
  const holds = inWord(kind, said);
  if (isAny && !factsOf(holds).every((one) => one.held || (isFact(one) && isText(one)))) return undefined;
  if (isFact(holds) && holds.ask === 'agreeing')
    return inTwoWays(holds, (one) => ofOne({ kind, place, ...(isIts && { isIts }) }, one));
  if (typeof place === 'object' && 'cut' in place) return ofCut(place.cut, holds);
  if (!isAskable(kind, holds)) return undefined;
  if (factsOf(holds).some((one) => mayBeMarker(kind, one))) return OPEN;
  const isDenied = has(holds, (one) => one.negated);
  return {
    part: { kind, which: place, ...(isDenied && { isDenied }) },
    holds,
    names: true,
    ...(isIts && { refers: true }),
  };
};

/** Of a part that is cut off each thing is asked on its own. */
function ofCut(cut: Cut, holds: Said): Said | undefined {
  if ('and' in holds || 'or' in holds) {
    const parts = ('and' in holds ? holds.and : holds.or).map((one) => ofCut(cut, one));
    if (parts.some((one) => one === undefined)) return undefined;
    return 'and' in holds ? { ...holds, and: parts as Form[] } : { ...holds, or: parts as Form[] };
  }
  if ('not' in holds) {
    const found = ofCut(cut, holds.not);
    return found && isFact(found) && found.ask === 'within' ? { ...holds, not: found, names: true } : undefined;
  }
  if (isFact(holds) && holds.ask === 'open') return OPEN;
  if (holds.ofAll) return undefined;
  const isPiece = 'unit' in cut && (cut.unit === 'words' || cut.unit === 'characters') && !cut.isRest;
  if (!(isPiece ? PIECES.includes(askOf(holds)) : isAskable('cut', holds))) return undefined;
  // "The introduction has one paragraph"
  if ('vague' in cut && askOf(holds) === 'paragraphs') return undefined;
  // "The first two lines are two lines"
  if ('unit' in cut && !cut.isRest && askOf(holds) === cut.unit) return undefined;
  const { plainFor, onlyFor, denies, style, undeniable, negated, bare } = holds;
  return {
    ask: 'within',
    of: { ...cut, holds: canonical(holds) },
    names: true,
    ...(plainFor && { plainFor }),
    ...(onlyFor && { onlyFor }),
    ...(denies && { denies }),
    ...(style && { style }),
    ...(undeniable && { undeniable }),
    ...(negated && { negated }),
    // "Has three commas" as a fault may be three or more.
    ...(bare && !isSize(holds) && { plainFor: 1 as const, undeniable: true as const }),
  };
}

/** Of the first two lines all is asked of both together or of each, where it is not the same: decided where both agree. */
export function ofUnits(cut: Units, holds: Said): Said | undefined {
  const kind = { lines: 'line', sentences: 'sentence', paragraphs: 'paragraph' }[cut.unit as 'lines'];
  const whole = ofCut(cut, holds);
  if (!kind || !whole) return whole;
  const isSame = (one: Said) => boundsOf(one)?.[1] === 0 || ['case', 'language'].includes(askOf(one));
  if (factsOf(holds).every(isSame)) return whole;
  const of = ofSeveral(
    { kind, which: 'all', denied: 'plain', must: true, inside: { kind: 'cut', place: { cut } } },
    holds,
  );
  if (!of || (isFact(of) && of.ask === 'open') || has(whole, (one) => isFact(one) && one.ask === 'open')) return of;
  return { ask: 'agreeing', of: [canonical(whole), canonical(of)], names: true, undeniable: true };
}

/** Lines of no list. */
export const OTHER_LINES: Several = { kind: 'other line', which: 'some', denied: 'plain', must: false };

export type Place = Several | One;

/** What is said to be in a part. "Does not contain 'x' in every paragraph" may deny some or all. */
export function placed(form: Said, place: Place): Said | undefined {
  if ('place' in place) return ofOne(place, form);
  // "Bullets inside bullets" are nested.
  if (place.which === 'bare' && isFact(form) && form.ask === COUNTED[place.kind]) return undefined;
  const { which, isPlural } = place;
  const isOne = isFact(form) && (isText(form) || form.one === true);
  if (place.kind === 'heading' || place.kind === 'bullet') {
    const found = inAnyOf(place, form);
    if (found) return found;
  }
  if (which === 'all') {
    const isPlain =
      !form.denies &&
      !('or' in form) &&
      !(form.many === true && isFact(form) && !isAmount(form) && boundsOf(form)?.[0] === 1 && form.any === true);
    return isPlain && (isOne || !isPlural) ? ofSeveral(place, form) : OPEN;
  }
  if (which === 'some') {
    // "'x' in at least one heading"; "in any heading" may be said of each.
    if (isOne && !place.isAny && isSome(form)) {
      const found = ofSeveral(place, form);
      return found && { ...found, undeniable: true };
    }
    const isUpper = isFact(form) && form.in?.length === 1 && form.in[0]![0] === 0 && form.in[0]![1] > 0;
    return isUpper && place.isAny ? ofSeveral({ ...place, which: 'all' }, { ...form }) : OPEN;
  }
  return typeof which === 'object' && isOne && !form.denies ? ofSeveral(place, form) : OPEN;
}

/** "Emojis in the headings" as a fault, "no emojis in the headings": in any of them. */
function inAnyOf(place: Several, form: Said): Said | undefined {
  const { which, isAny } = place;
  if (which !== 'bare' && which !== 'plural' && !(which === 'some' && isAny)) return undefined;
  if (!isFact(form) || form.negated || form.must || form.ask === COUNTED[place.kind]) return undefined;
  const isNone = form.in?.length === 1 && form.in[0]![1] === 0;
  if (!isNone && !isSome(form)) return undefined;
  const { denies: _, ...rest } = form;
  const found = ofSeveral(
    { ...place, which: isNone ? 'none' : 'some' },
    isNone ? { ...rest, in: [[1, Infinity]] } : form,
  );
  return found && 'part' in found
    ? { ...found, undeniable: true, ...(!isNone && { onlyFor: -1 as const }) }
    : undefined;
}
