import type { Criterion } from '../../criterion/criterion.ts';
import { ofOneField } from '../families/json/json-wish.ts';
import {
  canonical,
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
import { isSignOfText, type NamedValue, namedValue, TEXTS } from './bare-fields.ts';
import { type Effort, type Grammar, meaningsOf, recognise } from './chart.ts';
import {
  isBodyBesideCall,
  isFieldBesideCall,
  isFieldBesidePart,
  isFieldBesideText,
  isFieldBesideYaml,
} from './doubts.ts';
import { withoutLabels } from './labels.ts';
import { withShortLists } from './long-lists.ts';
import { obligationIn } from './obligations.ts';
import { type OwnText, plainSubjects, withFurtherText, withOwnText } from './own-text.ts';
import { DOUBTFUL, isOver, isUnread, NOTHING, type Reading, type Search, settled } from './reading.ts';
import { withReferences } from './references.ts';
import { mayShareNoun, maySharePhrase, withSharedNouns } from './shared-nouns.ts';
import { isWord, type Token } from './tokens.ts';

/** Longer ones, with long lists as one token, are a model's. */
const mostTokens = 150;
/** Most conditions are shorter. Each token beyond counts as so many items, because its phrases are looked up in every way that is tried. */
const [usualTokens, spentOnTokens] = [40, 40];
/** By the prefix of a criterion, the symbol of the grammar that all of it is. */
const STARTS = { 'Passes if': 'Binary', 'Fails if': 'Binary', Reward: 'Reward', Penalize: 'Penalize' } as const;

/** Reads exactly these words, of the response or of a text or field that they name. */
export function readAs(grammar: Grammar, criterion: Criterion, all: readonly Token[], search: Search): Reading {
  const { tokens: given, restore } = withShortLists(plainSubjects(withoutLabels(all)));
  if (given.length > mostTokens) return NOTHING;
  const readOne = (one: readonly Token[]): Reading => {
    const tokens = withSharedNouns(one);
    if ((criterion.polarity === -1 && obligationIn(tokens)) || mayShareNoun(tokens) || maySharePhrase(one))
      return DOUBTFUL;
    const plainly = readTokens(grammar, criterion, tokens, search, restore);
    // Where "it" can be the response, it may be either.
    const referring = isUnread(plainly) ? withReferences(tokens, criterion.polarity === -1) : undefined;
    return referring ? readTokens(grammar, criterion, referring, search, restore) : plainly;
  };
  const ofText = (own: OwnText | undefined): Reading => {
    const reading = readOne(own?.tokens ?? given);
    // "The query has a LIMIT of 10" asks for no JSON, and a Dockerfile that ends with CMD does not end in that word.
    const isNone = (form: Form) =>
      isFact(form) && (form.ask === 'json' || (own?.name === 'dockerfile' && ['start', 'end'].includes(form.ask)));
    if (own && TEXTS.includes(own.name) && reading.forms.some(isNone)) return { ...reading, forms: [], said: [] };
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
  // "A poem in which no line ends in a comma": a line of the response would be none of the field's.
  if (!is || !(isUnread(own) || isOfOwnText(own)) || !isOfJson(is)) return own;
  const asked = ofOneField(is);
  if (isSignOfText(value) && JSON.stringify(is).includes('"number":')) return own;
  const field = { key, is, ...(asked && { value: asked }) };
  if (!form && !(name !== undefined && asked)) return isUnread(own) && !isOfText(is) ? inJson : own;
  const said: Fact = { ask: 'own text', of: form ? { ...((form as Fact).of as object), field } : { name, field } };
  return { ...inJson, forms: [said], said: [said] };
}

const isOfJson = (form: Form): boolean =>
  isFact(form)
    ? form.ask === 'json'
    : 'not' in form
      ? isOfJson(form.not)
      : !('part' in form) && partsOf(form).every(isOfJson);
/** Whether it asks something of a value's text: "the omission of more than 3 links" is no field. */
const isOfText = (form: Form) => JSON.stringify(form).includes('"says":');
/** "Has 'error' only if …" is no "only 'error'". */
export const isOnlyIf = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      isWord(token, 'only') && ['if', 'when', 'where', 'unless'].some((one) => isWord(tokens[at + 1], one)),
  );

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
  search.spent += effort.items + effort.steps + spentOnTokens * Math.max(0, tokens.length - usualTokens);
  if (!meanings) return { ...DOUBTFUL, effort };
  const known = restore(meanings as Said[]).filter((form) => !isNoneFor(form, polarity));
  // "Is in lowercase only if it is short" does not say "in lowercase only".
  const onlyIf = isOnlyIf(tokens) ? known.filter((form) => !('if' in form)) : [];
  const said = onlyIf.length > 0 ? onlyIf : known;
  const forms = new Map(said.map((form) => canonical(form)).map((form) => [identity(form), form]));
  const isUnclear = said.some(
    (form) =>
      isOpen(form) ||
      hasEmptyRange(form) ||
      isEdgeOfApposed(form) ||
      isFieldBesideText(form, tokens) ||
      isFieldBesideCall(form, tokens) ||
      isBodyBesideCall(form, tokens) ||
      isFieldBesidePart(form) ||
      isFieldBesideYaml(form) ||
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
