import type { ToolNames } from '../../conversation.ts';
import type { Criterion } from '../../criterion/criterion.ts';
import { ofOneField } from '../families/json/json-wish.ts';
import {
  ANYWAY,
  canonical,
  denials,
  type Fact,
  type Form,
  identity,
  isEmptyRange,
  isFact,
  isNoneFor,
  isOpen,
  isUnclearFor,
  partsOf,
  type Said,
} from '../form.ts';
import { withQuotedCodes } from './bare-codes.ts';
import { isSignOfText, type NamedValue, namedValue, TEXTS } from './bare-fields.ts';
import { withBareKeys } from './bare-keys.ts';
import { withBareLists } from './bare-lists.ts';
import { withBareNames, withCaseOpen } from './bare-names.ts';
import { withBarePhrases } from './bare-phrases.ts';
import { withBareSections, withSectionNames, withTitlesOpen } from './bare-sections.ts';
import { type Effort, type Grammar, meaningsOf, recognise } from './chart.ts';
import { isFieldBesideCall, isFieldBesideText, isOffer } from './doubts.ts';
import { completed } from './fragments.ts';
import { inPlainFrames } from './frames.ts';
import { withoutIdleWords } from './idle-words.ts';
import { withoutLabels } from './labels.ts';
import { withShortLists } from './long-lists.ts';
import { obligationIn } from './obligations.ts';
import { type OneLabel, oneLabel } from './one-label.ts';
import { withParagraphAlone } from './one-paragraph.ts';
import { type OwnText, plainSubjects, withFurtherText, withOwnText } from './own-text.ts';
import { paraphrases } from './paraphrases.ts';
import { inPlainLayout } from './plain-layout.ts';
import { inPlainWords } from './plain-words.ts';
import { withReferences } from './references.ts';
import { withoutRemarks } from './remarks.ts';
import { withSameField } from './same-field.ts';
import { hasOneName } from './set-phrases.ts';
import { mayShareNoun, withSharedNouns } from './shared-nouns.ts';
import { withoutSample } from './shown-samples.ts';
import { isOfResponse, tails } from './tails.ts';
import { drawnWays, isWord, LONGEST_CONDITION, type Token, tokenize } from './tokens.ts';
import { withUsersTexts } from './users-texts.ts';
import { clauseWishes, eitherWish } from './wish-clauses.ts';
import { wishes } from './wishes.ts';

/** Longer ones, with long lists as one token, are a model's. */
const mostTokens = 150;
/** In longer ones, in UTF-16 code units, nothing is rewritten before it is cut into tokens. */
const longestRewritten = 500;
/** Once so many items and steps were taken to read a criterion in several ways, no other way is tried. */
const mostSpent = 60_000;
/** So many of these are spent on a criterion's paraphrases. */
const mostSpentOnParaphrases = 36_000;
/** So many remarks are left out of a condition. */
const mostRemarks = 3;

/** What a criterion may mean: every distinct reading. Empty where a word of it is not understood. */
export interface Reading {
  forms: readonly Form[];
  /** Whether one of the readings cannot be decided by a program. */
  isOpen: boolean;
  /** The same readings as they were said, before bounds on one count are merged. */
  said: readonly Said[];
  /** What it took to read it. */
  effort?: Effort;
}

const NOTHING: Reading = { forms: [], said: [], isOpen: false };
const DOUBTFUL: Reading = { forms: [], said: [], isOpen: true };

const STARTS = { 'Passes if': 'Binary', 'Fails if': 'Binary', Reward: 'Reward', Penalize: 'Penalize' } as const;

/** A mark in brackets after its name, such as "a double quote (\")", would begin a quotation. */
const withoutMark = (condition: string) => condition.replace(/(?<=quotes?|quotation marks?) \("\)/u, '');

/** Reads a criterion. @param known The tools of the conversation; undefined where there is none yet. */
export function read(grammar: Grammar, criterion: Criterion, known?: ToolNames): Reading {
  if (criterion.condition.length > LONGEST_CONDITION) return NOTHING;
  const search: Search = { known, spent: 0, isOver: false };
  const reading = readInTurn(grammar, criterion, search);
  // What was not tried might have had another meaning.
  if (search.isOver) return DOUBTFUL;
  const again = isUnread(reading) && criterion.condition.length <= longestRewritten;
  const found = again
    ? (readParaphrased(grammar, criterion, known) ?? readPlainer(grammar, criterion, known) ?? reading)
    : reading;
  const [form, ...others] = found.forms;
  if (!form || others.length > 0) return found;
  const tokens = tokenize(criterion.condition) ?? [];
  return isOffer(form, tokens) ? DOUBTFUL : withParagraphAlone(found, tokens);
}

const SPEAKS_OF_JSON = /json|\b(?:field|key|object|array|value|propert)/iu;
/** Without the words that add nothing to a noun. */
function readPlainer(grammar: Grammar, criterion: Criterion, known?: ToolNames): Reading | undefined {
  for (const { condition, isOfPart } of withoutIdleWords(criterion.condition)) {
    const reading = read(grammar, { ...criterion, condition }, known);
    const form = settled(reading);
    if (!form) continue;
    // "The dates that appear are in ISO format": of a text, and not of a field by that name.
    const isField = isFact(form) && form.ask === 'json' && !SPEAKS_OF_JSON.test(condition);
    if (!isField && !(isOfPart && isOwnText(form))) return reading;
  }
  return undefined;
}

/** In other words that say the same; without a remark, or with codes as quotations, where it is not read otherwise. */
function readParaphrased(grammar: Grammar, criterion: Criterion, known?: ToolNames): Reading | undefined {
  const { condition, polarity, prefix } = criterion;
  let search: Search = { known, spent: mostSpent - mostSpentOnParaphrases, isOver: false };
  const inOtherWords = (written: string): Reading | undefined => {
    const framed = inPlainFrames(written);
    const all = tokenize(withoutMark(framed ?? written));
    // "There is a section, it has a link": in other words, "it" could become the response.
    const hasTail = !/[,;—–-]\s*(?:it|they)\b/iu.test(written);
    // Where "it" can be the response, it may be either.
    let isDoubtful = false;
    const readAny = (ways: Iterable<readonly Token[]>): Reading | undefined => {
      for (const other of ways) {
        if (isOver(search)) return undefined;
        const reading = readInWays(grammar, criterion, other, search);
        const tried = hasTail && isUnread(reading);
        const found = tried ? (readWithTail(grammar, criterion, other, search) ?? reading) : reading;
        if (settled(found)) return found;
        isDoubtful ||= !isUnread(found);
      }
      return undefined;
    };
    const plain = all && inPlainLayout(all);
    const users = (all && withUsersTexts(plain ?? all)) ?? plain;
    const given = users ?? all;
    const plainly =
      given && readAny([...(users || framed !== undefined ? [given] : []), ...paraphrases(given, grammar.lexicon)]);
    const referring = given && !plainly && !isDoubtful ? withReferences(given, criterion.polarity === -1) : undefined;
    if (!referring) return plainly;
    search = { known, spent: mostSpent - mostSpentOnParaphrases, isOver: false };
    return readAny([referring, ...paraphrases(referring, grammar.lexicon)]);
  };
  const plainly = inOtherWords(condition);
  if (plainly || isOver(search)) return plainly;
  const coded = withQuotedCodes(condition);
  const reading = coded && inOtherWords(coded.condition);
  if (reading) return openCases(reading, coded.codes);
  for (const plain of withoutRemarks(condition, polarity === -1, prefix === 'Reward' || prefix === 'Penalize')) {
    if (isOver(search)) return undefined;
    const found = inOtherWords(plain.condition);
    const form = found && settled(found);
    const meant = form && plain.meant(form);
    if (meant) return meant === form ? found : { ...found!, forms: [canonical(meant)], said: [meant] };
  }
  return undefined;
}

/** What has been done to read a criterion. */
interface Search {
  known: ToolNames | undefined;
  /** Items and steps so far. */
  spent: number;
  /** Whether something was left untried, because too much had been spent. */
  isOver: boolean;
}

/** Whether nothing more is tried. What is asked this has something left to try. */
const isOver = (search: Search): boolean => {
  search.isOver ||= search.spent > mostSpent;
  return search.isOver;
};

function readInTurn(grammar: Grammar, criterion: Criterion, search: Search, remarks = mostRemarks): Reading {
  const { condition, polarity, prefix } = criterion;
  const whole = readPlainly(grammar, criterion, search);
  const isShort = condition.length <= longestRewritten;
  if (settled(whole) || !isShort) return isShort ? whole : readDrawn(grammar, criterion, whole, search);
  // A reason is no part of what is asked, and may be one that "must" be so.
  for (const plain of withoutRemarks(condition, polarity === -1, prefix === 'Reward' || prefix === 'Penalize')) {
    if (remarks === 0 || isOver(search)) return DOUBTFUL;
    const reading = readInTurn(grammar, { ...criterion, condition: plain.condition }, search, remarks - 1);
    const form = settled(reading);
    const meant = form && plain.meant(form);
    if (meant) return meant === form ? reading : { ...reading, forms: [canonical(meant)], said: [meant] };
  }
  const shown = isUnread(whole) ? withoutSample(condition) : undefined;
  if (shown && !isOver(search)) {
    const reading = readInTurn(grammar, { ...criterion, condition: shown.condition }, search, 0);
    const form = settled(reading);
    if (form && shown.isShown(form)) return reading;
  }
  const coded = isUnread(whole) ? withQuotedCodes(condition) : undefined;
  if (coded) return openCases(readPlainly(grammar, { ...criterion, condition: coded.condition }, search), coded.codes);
  return readDrawn(grammar, criterion, whole, search);
}

/** With a full stop that the last quotation may have drawn into it. */
function readDrawn(grammar: Grammar, criterion: Criterion, reading: Reading, search: Search): Reading {
  const ways = reading === NOTHING ? drawnWays(criterion.condition) : undefined;
  if (!ways) return reading;
  const readings = ways.map((way) => readPlainly(grammar, { ...criterion, condition: way }, search));
  const forms = readings.map(settled).filter((form) => form !== undefined);
  if (forms.length < 2) return reading;
  const agreeing: Said = { ask: 'agreeing', of: forms };
  return { ...readings[0]!, forms: [agreeing], said: [agreeing] };
}

function readPlainly(grammar: Grammar, criterion: Criterion, search: Search): Reading {
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
function readWithTail(
  grammar: Grammar,
  criterion: Criterion,
  all: readonly Token[],
  search: Search,
): Reading | undefined {
  for (const { head, said, isAnnounced, isRule, isOf, isContrast, isDefinition, mayBeSome } of tails(all)) {
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
      const rule = settled(readInWays(grammar, asked, tokens, search));
      if (!rule) continue;
      const [other, ...more] = isBroken ? broken(rule) : [rule];
      if (more.length > 0) continue;
      const again = canonical(other!);
      // "Ends with a question, not a period": what it does not end with.
      if (isContrast && isOfEdge(form) && !isOfEdge(again)) continue;
      if (identity(again) === identity(form)) return reading;
      // What explains a condition says what it means: "a nested list, i.e. a bullet under another bullet".
      const isMeaning = isAnnounced && !isRule;
      const agreeing: Form = { ask: 'agreeing', of: isMeaning ? [form, again] : [again, form] };
      // What is asked first is asked in any case; next to what is said of all of a response nothing is said of a part.
      const both: Form = isMeaning
        ? agreeing
        : criterion.polarity === -1
          ? { or: [form, agreeing] }
          : canonical({ and: [form, isOfResponse(form) && !isContrast ? again : agreeing] });
      return { ...reading, forms: [both], said: [both] };
    }
  }
  return undefined;
}

const isOfEdge = (form: Form): boolean =>
  isFact(form) ? form.ask === 'start' || form.ask === 'end' : 'not' in form && isOfEdge(form.not);

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

/** "Has 'error' only if …" is no "only 'error'". */
const isOnlyIf = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      isWord(token, 'only') && ['if', 'when', 'where', 'unless'].some((one) => isWord(tokens[at + 1], one)),
  );

function readInWays(grammar: Grammar, criterion: Criterion, all: readonly Token[], search: Search): Reading {
  if (hasOneName(all)) return NOTHING;
  const field = withSameField(all);
  const ofField = field && readAs(grammar, criterion, field, search);
  if (ofField && settled(ofField)) return ofField;
  const label = oneLabel(all);
  // One of several words that must not be said may stand anywhere.
  const isLabel = label !== undefined && (label.isOnly || criterion.polarity === 1);
  const labelled = isLabel ? readOneLabel(grammar, criterion, label, search) : undefined;
  if (labelled && (settled(labelled) || labelled.isOpen)) return labelled;
  const reading = readAs(grammar, criterion, all, search);
  if (isOnlyIf(all) && JSON.stringify(reading.forms).includes('"only":true')) return NOTHING;
  if (isLabel && reading.forms.some((form) => JSON.stringify(form).includes('"ask":"text'))) return DOUBTFUL;
  // Too long in other words, too.
  if (reading === NOTHING) return NOTHING;
  const plain = isUnread(reading) ? inPlainWords(all) : undefined;
  let again = plain ? readAs(grammar, criterion, plain, search) : reading;
  const isWish = criterion.prefix === 'Reward' || criterion.prefix === 'Penalize';
  const ways = [plain ?? all, ...(isWish && isUnread(again) ? wishesOf(plain ?? all, criterion.polarity === -1) : [])];
  for (const wish of ways.slice(1)) {
    again = readAs(grammar, criterion, wish, search);
    if (!isUnread(again)) return again;
  }
  for (const way of isUnread(again) ? ways : []) {
    const keyed = withBareKeys(way);
    if (keyed) again = readAs(grammar, criterion, keyed, search);
    if (!isUnread(again)) break;
    const sections = withBareSections(way) ?? withBareSections(all);
    if (sections) again = openTitles(readAs(grammar, criterion, sections, search));
    const placed = isUnread(again) ? withSectionNames(way) : undefined;
    if (placed) again = readAs(grammar, criterion, placed, search);
    if (!isUnread(again)) break;
    const phrased = withBarePhrases(placed ?? way);
    const rest = phrased?.tokens ?? placed ?? way;
    const named = withBareLists(rest) ?? withBareNames(rest, grammar.lexicon) ?? phrased;
    if (named)
      again = openCases(
        readAs(grammar, criterion, named.tokens, search),
        new Set([...named.names, ...(phrased?.names ?? [])]),
      );
    if (!isUnread(again)) break;
  }
  const either = isUnread(again) && criterion.prefix === 'Reward' ? eitherWish(plain ?? all) : undefined;
  return either ? readAgreeing(grammar, criterion, either, search) : again;
}

/** As a fault, one label alone may be too few, or more than was asked for. */
function readOneLabel(grammar: Grammar, criterion: Criterion, { whole, within, isOnly }: OneLabel, search: Search) {
  if (!whole || (isOnly && criterion.polarity === -1)) return DOUBTFUL;
  return within
    ? readAgreeing(grammar, criterion, [whole, within], search)
    : readInWays(grammar, criterion, whole, search);
}

const wishesOf = (tokens: readonly Token[], isFault: boolean) => [
  ...wishes(tokens, isFault),
  ...[...clauseWishes(tokens, isFault)].flatMap((wish) => {
    const plain = inPlainWords(wish);
    return plain ? [wish, plain] : [wish];
  }),
];

/** A wish that has two meanings, the first of which says more: decided where they agree, or where the one that is read holds. */
function readAgreeing(
  grammar: Grammar,
  criterion: Criterion,
  ways: readonly (readonly Token[])[],
  search: Search,
): Reading {
  const readings = ways.map((way) => readAs(grammar, criterion, way, search));
  const [every, some = ANYWAY] = readings.map(settled);
  if (!every) return { ...readings[0]!, forms: [], said: [], isOpen: false };
  const agreeing: Said = { ask: 'agreeing', of: [every, some as Form] };
  return { ...readings[0]!, forms: [agreeing], said: [agreeing] };
}

const openCases = (reading: Reading, names: ReadonlySet<string>): Reading => ({
  ...reading,
  forms: withCaseOpen(reading.forms, names),
  said: withCaseOpen(reading.said, names),
});

const openTitles = (reading: Reading): Reading => ({
  ...reading,
  forms: withTitlesOpen(reading.forms),
  said: withTitlesOpen(reading.said),
});

const isUnread = ({ forms, isOpen }: Reading) => forms.length === 0 && !isOpen;

function readAs(grammar: Grammar, criterion: Criterion, all: readonly Token[], search: Search): Reading {
  const { tokens: given, restore } = withShortLists(plainSubjects(withoutLabels(all)));
  if (given.length > mostTokens) return NOTHING;
  const readOne = (one: readonly Token[]): Reading => {
    const tokens = withSharedNouns(one);
    if ((criterion.polarity === -1 && obligationIn(tokens)) || mayShareNoun(tokens)) return DOUBTFUL;
    const plainly = readTokens(grammar, criterion, tokens, search, restore);
    // Where "it" can be the response, it may be either.
    const referring = isUnread(plainly) ? withReferences(tokens, criterion.polarity === -1) : undefined;
    return referring ? readTokens(grammar, criterion, referring, search, restore) : plainly;
  };
  const ofText = (own: OwnText | undefined): Reading => {
    const reading = readOne(own?.tokens ?? given);
    // "The query has a LIMIT of 10" asks for no JSON.
    if (own && TEXTS.includes(own.name) && reading.forms.some((form) => isFact(form) && form.ask === 'json'))
      return { ...reading, forms: [], said: [] };
    return own
      ? { ...reading, forms: reading.forms.map((of) => ({ ask: 'own text', of: { name: own.name, of } })) }
      : reading;
  };
  const reading = ofText(withOwnText(given));
  const further = isUnread(reading) ? withFurtherText(given) : undefined;
  const plainly = further ? ofText(further) : reading;
  const value = isUnread(plainly) || isOfOwnText(plainly) ? namedValue(given) : undefined;
  if (!value) return plainly;
  const own = isUnread(plainly) && value.own ? ofText(value.own) : plainly;
  return withField(own, readOne(value.field), value);
}

const isOwnText = (form: Form) => isFact(form) && form.ask === 'own text';
const isOfOwnText = ({ forms: [form] }: Reading) => form !== undefined && isOwnText(form);

/** What is read of a text by its name, with what is read of a field by that name. */
function withField(own: Reading, inJson: Reading, value: NamedValue): Reading {
  const { key, own: text } = value;
  const is = settled(inJson);
  const form = settled(own);
  const name = isOfOwnText(own) ? ((own.forms[0] as Fact).of as { name: string }).name : text?.name;
  if (!is || !(isUnread(own) || isOfOwnText(own))) return own;
  const asked = ofOneField(is);
  if (isSignOfText(value) && JSON.stringify(is).includes('"number":')) return own;
  const field = { key, is, ...(asked && { value: asked }) };
  if (!form && !(name !== undefined && asked)) return isUnread(own) ? inJson : own;
  const said: Fact = { ask: 'own text', of: form ? { ...((form as Fact).of as object), field } : { name, field } };
  return { ...inJson, forms: [said], said: [said] };
}

function readTokens(
  grammar: Grammar,
  { prefix, polarity }: Criterion,
  tokens: readonly Token[],
  search: Search,
  restore: (forms: Said[]) => Said[],
): Reading {
  if (isOver(search)) return DOUBTFUL;
  const start = grammar.symbols.get(STARTS[prefix])!;
  const effort: Effort = { items: 0, steps: 0 };
  const chart = recognise(grammar, tokens, start, search.known, effort);
  const meanings = chart && meaningsOf(grammar, chart, start, effort);
  search.spent += effort.items + effort.steps;
  if (!meanings) return { ...DOUBTFUL, effort };
  const said = restore(meanings as Said[]).filter((form) => !isNoneFor(form, polarity));
  const forms = new Map(said.map((form) => canonical(form)).map((form) => [identity(form), form]));
  const isUnclear = said.some(
    (form) =>
      isOpen(form) ||
      hasEmptyRange(form) ||
      isEdgeOfApposed(form) ||
      isFieldBesideText(form, tokens) ||
      isFieldBesideCall(form, tokens) ||
      isUnclearFor(form, polarity) ||
      (polarity === -1 && isVagueFault(form)),
  );
  return { effort, forms: [...forms.values()], said, isOpen: isUnclear || [...forms.values()].some(isIdle) };
}

/** A fault that is a bare number of something may be that number, or more of it; a length is exact. */
const LENGTHS = ['words', 'sentences', 'paragraphs', 'characters', 'lines', 'paragraphs between'];
const isVagueFault = (form: Said): boolean =>
  isFact(form)
    ? form.bare === true && form.in?.length === 1 && form.in[0]![0] === form.in[0]![1] && !LENGTHS.includes(form.ask)
    : ('and' in form ? form.and : 'or' in form ? form.or : 'part' in form ? [form.holds] : []).some((part) =>
        isVagueFault(part),
      );

/** What starts with "order 88213" may start with its name, or with the number. */
const EDGES = ['start', 'equals', 'equals one', 'start line', 'end line', 'word at'];
const isEdgeOfApposed = (form: Form): boolean => {
  const fact = 'not' in form ? form.not : form;
  return isFact(fact)
    ? EDGES.includes(fact.ask) && JSON.stringify(fact.of).includes('"isApposed":true')
    : partsOf(form).some((part) => isEdgeOfApposed(part));
};

const hasEmptyRange = (form: Form): boolean =>
  isFact(form) ? isEmptyRange(form) : partsOf(form).some((part) => hasEmptyRange(part));

/** Whether every response, or none, would meet a part of it. */
function isIdle(form: Form): boolean {
  if (isFact(form)) return isIdleFact(form);
  if ('not' in form) return false;
  if ('part' in form) return isIdle(form.holds);
  if ('if' in form) return isIdle(form.if) || isIdle(form.so);
  return ('and' in form ? form.and : form.or).some(isIdle);
}

const isIdleFact = ({ in: numbers }: Fact) =>
  numbers !== undefined && (numbers.length === 0 || (numbers[0]![0] === 0 && numbers[0]![1] === Infinity));

/** The one meaning of a criterion; undefined where there are two, where a word is not understood, or where the meaning is unclear. */
export function settled({ forms, isOpen: isUnclear }: Reading): Form | undefined {
  return forms.length === 1 && !isUnclear ? forms[0] : undefined;
}
