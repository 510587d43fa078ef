import { agreeing } from '../agreeing.ts';
import type { Check } from '../check.ts';
import { combined } from '../combined.ts';
import { conditional } from '../conditional.ts';
import { countedInMessage, readingMessage } from '../conversation/counted-in-message.ts';
import { overConversation } from '../conversation/earlier-turns.ts';
import { ofAnswerCheck } from '../conversation/lead-ins.ts';
import { inNthTurn, inSoManyTurns, type OfTurn, type SoManyTurns } from '../conversation/nth-turn.ts';
import { ofUserMessage } from '../conversation/of-user-message.ts';
import { type Doubted, ofFieldOr, ofOwnText, ofValue, type Plain } from '../conversation/own-text.ts';
import { isQuestionCheck, onlyQuestions, questionAtEdgeCheck } from '../conversation/questions.ts';
import { unlessSent } from '../conversation/sent-texts.ts';
import { inEveryTurn } from '../conversation/turns-said.ts';
import { type Comparison, rangeBetween, rangeOf } from '../data/number-range.ts';
import { numberCheck } from '../data/whole-number.ts';
import { yamlCheck } from '../data/yaml.ts';
import { type Fact, type Form, type Interval, isFact, isOnePart, type OfPart } from '../form.ts';
import { holding } from '../holding.ts';
import { languageCheck } from '../language/language.ts';
import { LANGUAGES } from '../language/language-names.ts';
import { type BoldStart, boldAtStartCheck } from '../markdown/bold-start.ts';
import { highlightsCheck } from '../markdown/highlights.ts';
import { LENGTHS } from '../of-answer.ts';
import { eachCheck } from '../parts/each-check.ts';
import { cutCheck } from '../parts/first-units.ts';
import { namedPartCheck } from '../parts/named-part.ts';
import { nthCheck, ofLetters } from '../parts/part.ts';
import type { PartKind } from '../parts/part-kind.ts';
import { partsComparedCheck } from '../parts/parts-compared.ts';
import type { Showing } from '../privacy/sightings.ts';
import type { Quantity } from '../quantity.ts';
import type { Relation, Scale } from '../relations.ts';
import { capitalWordsCheck, shoutedCheck } from '../texts/casing.ts';
import { citedAtEndCheck } from '../texts/cited-end.ts';
import { countsComparedCheck, divisibleCheck } from '../texts/counts-compared.ts';
import { differentAnswersCheck } from '../texts/different-answers.ts';
import { edgeLineCheck, edgeTextCheck, edgeTextsCheck, letterAtEndCheck, letterAtStartCheck } from '../texts/edges.ts';
import { emojiAtEdgeCheck } from '../texts/emoji.ts';
import { emptyCheck } from '../texts/empty.ts';
import { equalityCheck } from '../texts/equality.ts';
import type { Wanted } from '../texts/find.ts';
import { markedSectionsCheck } from '../texts/marked-sections.ts';
import { separatedCheck } from '../texts/paragraphs.ts';
import { placeholdersCheck } from '../texts/placeholders.ts';
import { type Marker, postscriptsCheck } from '../texts/postscripts.ts';
import { endsWithAnyMarkCheck, endsWithMarkCheck } from '../texts/punctuation.ts';
import { occurrenceCheck } from '../texts/text.ts';
import { listCheck } from '../texts/text-lists.ts';
import { titlesCheck } from '../texts/titles.ts';
import { wholeCheck } from '../texts/whole-case.ts';
import { wrappedInCheck } from '../texts/wrapped.ts';
import type { AskedArguments } from '../tools/tool-argument-shapes.ts';
import { counting, type Decider, quantityOf } from './bridge.ts';
import { beside } from './conversation/conversations.ts';
import { groundedDecider } from './conversation/grounding.ts';
import { FAMILIES } from './families.ts';
import { jsonDecider } from './json/json-wish.ts';
import { tableCells } from './markdown/written-forms.ts';
import type { Side } from './parts/count-comparisons.ts';
import { textsOf, type Within } from './parts/first-units.ts';
import type { PartsCompared } from './parts/part-comparisons.ts';
import { patternDecider } from './texts/patterns.ts';
import { SCRIPTS_USED } from './things/scripts.ts';
import { PRIVATE, THINGS } from './things/things.ts';
import { argumentCheck } from './tools/tool-deciders.ts';

const edge =
  (side: 'start' | 'end'): Decider =>
  ({ of }, negated) => {
    if (typeof of !== 'string') {
      const text = of as Wanted;
      return edgeTextCheck(side, text, text.isSentence === true, negated);
    }
    if (of === 'an emoji') return emojiAtEdgeCheck(side, negated);
    if (of === 'a question') return questionAtEdgeCheck(side, negated);
    if (of === 'punctuation') return endsWithAnyMarkCheck(negated);
    if (of === 'a citation') return citedAtEndCheck(negated);
    if (of.startsWith('bold')) return boldAtStartCheck(of as BoldStart, negated);
    if (side === 'start') return letterAtStartCheck(of, negated);
    return letterAtEndCheck(of, negated) ?? endsWithMarkCheck(of, negated);
  };
const inLanguage =
  (isWhole: boolean): Decider =>
  ({ of }, negated) =>
    languageCheck({ language: LANGUAGES.find(({ name }) => name === of)!, isWhole }, negated);

interface WholeNumber {
  name: string;
  compared?: [Comparison, string?, Comparison?];
  between?: [low: number, high: number, phrase: string];
}
function wholeNumber({ of }: Fact, negated: boolean): Check | undefined {
  const { name, compared, between } = of as WholeNumber;
  const range = compared ? rangeOf(...compared) : between && rangeBetween(...between);
  return compared && !range ? undefined : numberCheck(name, range, negated);
}

/** What is asked of a text by its name, and of the field of JSON by that name. */
export interface OwnTextAsked {
  name: string;
  of?: Form;
  field?: { key: string; is: Form; value?: Plain };
}

/** What is asked of a text by its name that some texts leave open. */
function doubtedIn(form: Form | undefined, field: OwnTextAsked['field']): Doubted {
  const said = JSON.stringify([form, field?.is]);
  return {
    words: /"ask":"words"|"size":"words"/u.test(said),
    digits: /"ask":"digits","in":\[\[(?!0,0\]|1,null\])|"of":\["digits"\],"count"/u.test(said),
    number: field?.value === 'number' && /"(?:isNot|not|oneOf)":/u.test(said),
    isEmpty: said.includes('"ask":"empty"'),
    signs: /"ask":"(?:text shape|letters|digits|characters|user-perceived characters)"/u.test(said),
    case: said.includes('"ask":"case"'),
    isOneOf: field?.value === 'word' || /"ask":"equals/u.test(said),
  };
}

/** A check that counts what a fact is of; undefined where it does not count. */
function counted(fact: Fact): Check | undefined {
  const check = checkOf({ ...fact, in: [[1, Infinity]] });
  return check?.counts && check;
}

/** How each fact is decided. */
const DECIDERS: Readonly<Record<string, Decider>> = {
  ...Object.assign({}, ...FAMILIES.map(([, deciders]) => deciders)),
  ...Object.fromEntries(Object.entries(THINGS).map(([name, { decide }]) => [name, decide])),
  ...Object.fromEntries(
    Object.entries(PRIVATE).map(([name, check]) => [
      `revealed ${name}`,
      counting((asked, { of }) => check(name, asked, of as Showing)),
    ]),
  ),
  ...SCRIPTS_USED,
  text: counting((asked, { of }) => occurrenceCheck(of as Wanted, asked)),
  texts: counting((asked, { of }) => listCheck(of as Wanted[], asked, undefined)),
  start: edge('start'),
  end: edge('end'),
  'start line': ({ of }, negated) => edgeLineCheck('start', of as Wanted, negated),
  'end line': ({ of }, negated) => edgeLineCheck('end', of as Wanted, negated),
  language: inLanguage(false),
  'language alone': inLanguage(true),
  case: ({ of }, negated) => wholeCheck(of === 'capital' ? 'capital' : 'lowercase', negated),
  'table cells': (fact, negated) => tableCells(fact, negated, checkOf),
  json: (fact, negated) => jsonDecider(fact, negated, checkOf),
  'call argument': ({ of }, negated) => argumentCheck(of as AskedArguments, negated, checkOf),
  matches: patternDecider('matches'),
  'lines matching': patternDecider('lines'),
  'whole match': patternDecider('whole'),
  grounded: groundedDecider,
  equals: ({ of }, negated) => equalityCheck(of as Wanted[], negated),
  'equals one': ({ of }, negated) => equalityCheck(of as Wanted[], negated, !negated),
  'of user': ({ of }, negated) => {
    const { ever } = of as { ever?: Form };
    const check = checkOf(ever ?? (of as Form));
    return check && ofUserMessage(check, negated, ever !== undefined);
  },
  'every turn': ({ of }, negated) => {
    const check = checkOf(of as Form);
    return check && inEveryTurn(check, negated);
  },
  'nth turn': ({ of }, negated) => {
    const { of: form, ...turn } = of as OfTurn & { of: Form };
    const check = checkOf(form);
    return check && inNthTurn(check, turn, negated);
  },
  'so many turns': ({ of, in: numbers = [] }, negated) => {
    const { of: form, ...turns } = of as Omit<SoManyTurns, 'numbers'> & { of: Form };
    const check = checkOf(form);
    return check && inSoManyTurns(check, { numbers, ...turns }, negated);
  },
  'own text': ({ of }) => {
    const { name, of: form, field } = of as OwnTextAsked;
    const own = form && checkOf(form);
    const inJson = field && checkOf(field.is);
    const isBeside = BESIDE.test(JSON.stringify(form ?? null));
    const asked = doubtedIn(form, field);
    if (!inJson) return own && ofOwnText(own, name, isBeside, asked);
    const text = own ?? (field.value && ofValue(inJson, field.key, field.value));
    const how = { key: field.key, name, isValue: !own, of: asked };
    return text && ofFieldOr(inJson, ofOwnText(text, name, isBeside, asked), how);
  },
  within: ({ of }, negated) => {
    const { holds, ...cut } = of as Within;
    const check = checkOf(holds);
    const part = check && cutCheck(check, cut, textsOf(holds), negated);
    return part && 'vague' in cut && !cut.vague.endsWith('half') ? unlessSent(part, cut.vague) : part;
  },
  agreeing: ({ of }) => {
    const [said, gloss] = (of as readonly Form[]).map(checkOf);
    if (!said || !gloss) return undefined;
    const check = agreeing(said, gloss);
    if (!('if' in (of as Form[])[1]!)) return check;
    // "A unless B" is "A (if not B)" to a reader, and not "A and not B".
    const { parts: _, ...whole } = check;
    return { ...whole, what: gloss.what, asked: gloss.asked };
  },
  holding: ({ of, in: numbers = [], phrase }) => {
    const checks = (of as readonly Form[]).map(checkOf);
    const known = checks.filter((check) => check !== undefined);
    const asked = quantityOf(numbers, phrase);
    return asked && known.length === checks.length ? holding(known, asked) : undefined;
  },
  'counts compared': ({ of }, negated) => {
    const { one, relation, other, ...scale } = of as { one: Fact; relation: Relation; other: Side } & Scale;
    const { message, ...what } = other;
    const [first, second] = [counted(one), counted(what)];
    if (!first || !second) return undefined;
    if (message === undefined) return countsComparedCheck(first, relation, second, scale, negated);
    const check = countsComparedCheck(first, relation, countedInMessage(second), scale, negated);
    return beside(message, readingMessage(check));
  },
  divisible: ({ of }, negated) => {
    const { of: what, by, rest } = of as { of: Fact; by: number; rest: number };
    const check = counted(what);
    return check && divisibleCheck(check, by, rest, negated);
  },
  'parts compared': ({ of }, negated) => {
    const { parts, relation, by, ...how } = of as PartsCompared;
    const measures = by.map(counted);
    const known = measures.filter((check) => check !== undefined);
    return known.length === measures.length ? partsComparedCheck(parts, relation, known, how, negated) : undefined;
  },
  yaml: ({ of }, negated) => yamlCheck(of === 'fenced', negated),
  'is question': (_, negated) => isQuestionCheck(negated),
  'only questions': () => onlyQuestions,
  'whole number': wholeNumber,
  empty: (_, negated) => emptyCheck(!negated),
  wrapped: ({ of }, negated) => wrappedInCheck(of as string, negated, false),
  framed: ({ of }, negated) => wrappedInCheck(of as string, negated, true),
  placeholders: counting(placeholdersCheck),
  titles: counting(titlesCheck),
  postscripts: counting((asked, { of }) => postscriptsCheck(of as Marker, asked)),
  highlights: counting((asked, { of }) => highlightsCheck(of === 'markdown' ? undefined : (of as string), asked)),
  'words in capitals': counting(capitalWordsCheck),
  'words shouted': counting((asked, { of }) => shoutedCheck(asked, of as string[] | undefined)),
  'paragraphs between': counting((asked, { of }) =>
    separatedCheck(asked, of === 'blank lines' ? null : (of as string)),
  ),
  'marked sections': counting((asked, { of }) => markedSectionsCheck(of as string, asked)),
  'different parts': ({ of }, negated) => {
    const { divider, in: numbers, phrase } = of as { divider: string; in: Interval[]; phrase?: string };
    const asked = quantityOf(numbers, phrase);
    return asked && differentAnswersCheck(divider, asked, negated);
  },
};

/** Every kind of fact. */
export const FACT_KINDS: readonly string[] = Object.keys(DECIDERS);

const isLength = (form: Form) => isFact(form) && LENGTHS.includes(form.ask);

/** The check of a form; undefined where a family does not decide a part of it. */
export function checkOf(form: Form): Check | undefined {
  const check = checkHere(form);
  if (!check || !form.over) return check;
  // What is asked of a text that bears a name is asked of the conversation by that name.
  const named = isFact(form) && form.ask === 'own text' ? (form.of as OwnTextAsked).of : undefined;
  return overConversation(check, form.over, { isLength: isLength(form), ofAll: named && checkOf(named) });
}

function checkHere(form: Form): Check | undefined {
  if (isFact(form)) return decided(form, false);
  if ('not' in form) return decided(form.not, true);
  if ('part' in form) return ofPart(form);
  if ('if' in form) {
    const [condition, then] = [checkOf(form.if), checkOf(form.so)];
    return condition && then && conditional(condition, then);
  }
  const list =
    ofTexts('and' in form ? 'and' : 'or', 'and' in form ? form.and : form.or) ??
    ('or' in form ? ofEdges(form.or) : undefined);
  if (list) return list;
  const checks = ('and' in form ? form.and : form.or).map(checkOf);
  const known = checks.filter((check) => check !== undefined);
  return known.length === checks.length ? combined('and' in form ? 'and' : 'or', known) : undefined;
}

/** What sets a text beside the user's message, which is then no text of that name. */
const BESIDE = /"message":"the user's (?:message|passage)"|"ask":"(?:same as message|repeated message|kept|grounded)"/u;

/** Of several texts that occur, or that do not, one check shows which. */
function ofTexts(joined: 'and' | 'or', forms: readonly Form[]): Check | undefined {
  if (forms.some(({ over }) => over)) return undefined;
  const facts = forms.filter(isFact).filter(({ ask }) => ask === 'text');
  if (facts.length < forms.length) return undefined;
  const texts = facts.map(({ of }) => of as Wanted);
  const [isSome, isNone] = [1, 0].map((low) =>
    facts.every(
      ({ in: numbers }) =>
        numbers!.length === 1 && numbers![0]![0] === low && numbers![0]![1] === (low === 1 ? Infinity : 0),
    ),
  );
  if ((!isSome && !isNone) || texts.some(({ caseSensitive }) => caseSensitive !== texts[0]!.caseSensitive))
    return undefined;
  if (isSome) return listCheck(texts, joined === 'and' ? 'all' : 'any', undefined);
  const check = listCheck(texts, joined === 'and' ? 'none' : NOT_ALL(texts.length), undefined);
  return { ...check, denies: true };
}

/** Of several texts at one end, one check shows which. */
function ofEdges(forms: readonly Form[]): Check | undefined {
  if (forms.some(({ over }) => over)) return undefined;
  const facts = forms.filter(isFact);
  const [side] = ['start', 'end'].filter((one) => facts.every(({ ask }) => ask === one)) as ('start' | 'end')[];
  const texts = facts.map(({ of }) => of as Wanted);
  const areAlike = texts.every(
    (one) => typeof one === 'object' && !one.isSentence && one.caseSensitive === texts[0]!.caseSensitive,
  );
  if (!side || facts.length < forms.length || !areAlike || forms.some(({ over }) => over)) return undefined;
  return edgeTextsCheck(side, texts, false);
}

const NOT_ALL = (length: number): Quantity => ({
  min: length,
  max: length,
  outside: true,
  phrase: 'not all',
  negation: 'double',
});

/** The check of parts of the response. */
function ofPart({ part: { kind, which, isDenied, isOfEach, but }, holds }: OfPart): Check | undefined {
  const of = kind as PartKind;
  const line = kind === 'line' ? ofLine(which, holds) : undefined;
  if (line) return line;
  if (isOnePart(which)) {
    const check = checkOf(holds);
    const isNone = isDenied === true;
    if (typeof which !== 'number') {
      const part = check && namedPartCheck(which, check);
      return part && { ...(kind === 'greeting' ? unlessSent(part, kind) : part), denies: isNone || check.denies };
    }
    const missing = isOfEach ? 'open' : isNone ? 'null' : 'fails';
    return check && { ...nthCheck(check, { kind: of, which }, missing), denies: isNone || check.denies };
  }
  const check = withoutPeriod(holds) ?? lettered(holds);
  const share = typeof which === 'object' ? quantityOf(which.in) : which;
  return (
    check && share && { ...eachCheck({ kind: of, which: share, ...(but && { but }) }, check), plainFor: undefined }
  );
}

/** "Bullets without a period": one within, as in "v1.2", is not the one at the end that may be meant. */
function withoutPeriod(holds: Form): Check | undefined {
  const isNone = isFact(holds) && ['periods', 'full stops'].includes(holds.ask) && `${holds.in}` === '0,0';
  const [none, unended] = isNone ? [checkOf(holds), checkOf({ not: { ask: 'end', of: 'periods' } })] : [];
  return none && unended && agreeing(none, unended);
}

/** That the first or the last line is a text. */
function ofLine(which: OfPart['part']['which'], holds: Form): Check | undefined {
  const fact = 'not' in holds ? holds.not : holds;
  const texts = isFact(fact) && fact.ask === 'equals' ? (fact.of as Wanted[]) : [];
  if (texts.length !== 1 || (which !== 0 && which !== -1)) return undefined;
  return edgeLineCheck(which === 0 ? 'start' : 'end', texts[0]!, 'not' in holds);
}

/** That all lines are in capital letters says nothing of "42". */
function lettered(form: Form): Check | undefined {
  const check = checkOf(form);
  if (!check) return undefined;
  if (isFact(form) || 'not' in form) return (isFact(form) ? form : form.not).ask === 'case' ? ofLetters(check) : check;
  // A part within each part is checked on its own.
  if (!('and' in form || 'or' in form)) return check;
  const parts = ('and' in form ? form.and : form.or).map(lettered);
  return combined('and' in form ? 'and' : 'or', parts as Check[]);
}

function decided(fact: Fact, negated: boolean): Check | undefined {
  const decider = DECIDERS[fact.ask];
  // One that does not ask whether it is denied cannot decide its denial.
  if (negated && decider && decider.length < 2) return undefined;
  const found = decider?.(fact, negated);
  const check = found && fact.ofAnswer ? ofAnswerCheck(found, fact.ofAnswer) : found;
  return check && { ...check, plainFor: undefined, denies: negated || fact.in?.at(-1)?.[1] === 0 };
}
