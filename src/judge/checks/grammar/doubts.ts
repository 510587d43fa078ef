import { boundsOf, type Fact, type Form, isFact, OPEN, partsOf, type Said } from '../form.ts';
import { isOneOf, type Token, textOf, wordList } from './tokens.ts';

/** Where joined parts have a second meaning. Each of these was met in a criterion; what is in doubt is left to a model. */

export const isSome = (form: Form): boolean =>
  isFact(form) && form.in?.length === 1 && form.in[0]![0] === 1 && form.in[0]![1] === Infinity;
/** Whether it counts, and neither "some" nor "none". */
export const isAmount = (form: Said): boolean =>
  isFact(form) && form.in !== undefined && !isSome(form) && form.in.at(-1)![1] > 0;
export const isText = (form: Form): boolean => isFact(form) && (form.ask === 'text' || form.ask === 'texts');
const isThing = (form: Form): boolean => isFact(form) && form.in !== undefined && !isText(form);
const isBare = (form: Said) => isAmount(form) && form.bare === true;

export const SIZES = ['words', 'sentences', 'paragraphs', 'characters', 'lines'];
export const isSize = (form: Form): boolean => isFact(form) && SIZES.includes(form.ask);

/** All facts of a form, with their notes. */
export const factsOf = (form: Said): Said[] =>
  'and' in form ? form.and.flatMap(factsOf) : 'or' in form ? form.or.flatMap(factsOf) : [form];
const some = (form: Said, is: (one: Said) => boolean): boolean =>
  is(form) || ('and' in form ? form.and : 'or' in form ? form.or : []).some((part) => some(part, is));

const isExact = (form: Said) => boundsOf(form)?.[0] === boundsOf(form)?.[1];

/** "'a' at least twice or 'b'": 'b' once, or twice? "At least 3 links and 100 words", "up to 3 links and 2 tables": at least 100, up to 2? */
const isBounded = (form: Said) => isAmount(form) || (isFact(form) && form.phrase?.startsWith('at least') === true);
const mayShareNumber = (forms: readonly Said[]) =>
  forms
    .slice(1)
    .some(
      (form, at) =>
        isBare(form) && isExact(form) && isBounded(forms[at]!) && !(isBare(forms[at]!) && isExact(forms[at]!)),
    ) ||
  (forms.some((form) => isText(form) && isAmount(form)) && forms.some((form) => isText(form) && isSome(form)));

/** "At most 3 links and a table": at most a table too? "3 links and 2 tables or more", "100 words or 5 sentences max": of which? */
const mayShareBound = (forms: readonly Said[]) => {
  const upper = forms.findIndex((form) => isThing(form) && isAmount(form) && boundsOf(form)?.[0] === 0);
  const isOneAfter = upper >= 0 && forms.slice(upper + 1).some((form) => isThing(form) && isSome(form) && !form.many);
  return (
    isOneAfter ||
    (forms.at(-1)!.after === true && forms.slice(0, -1).some((form) => isBare(form) && !form.after)) ||
    forms.some(({ total }) => total)
  );
};

/** Whether "it", "its" or "them" in a part may stand for what an earlier part names. */
function mayReferBack(forms: readonly Said[]): boolean {
  return forms.some(
    (form, at) =>
      at > 0 &&
      some(form, ({ refers }) => refers === true) &&
      forms.slice(0, at).some((before) => some(before, (one) => names(one, form))),
  );
}
/** A number, a link or an emoji has no table and no paragraphs, so that "it" is the response. */
const INLINE = new Set([
  ...['links', 'markdown links', 'URLs', 'markdown images', 'hashtags', 'emojis', 'digits', 'numerals', 'numbers'],
  ...['negative numbers', 'percentages', 'dollar amounts', 'euro amounts', 'pound amounts', 'dates', 'questions'],
  ...['dollar prices', 'euro prices', 'pound prices'],
  ...['e-mail addresses', 'phone numbers', 'bold passages', 'italic passages', 'commas', 'semicolons', 'colons'],
  ...['question marks', 'exclamation marks', 'dashes', 'em dashes', 'hyphens', 'capital letters', 'UUIDs', 'footnotes'],
]);
export const LARGE = new Set([
  ...['tables', 'markdown tables', 'headings', 'markdown headings', 'code blocks', 'bullet points', 'numbered items'],
  ...['block quotes', 'paragraphs', 'sections', 'layout', 'horizontal rules', 'list of'],
]);
/** "'x', and it is in capital letters" may be said of the text. */
const MANNERS = ['case', 'language', 'language alone', 'equals', 'wrapped', 'json'];
/** What may be said of a link or a text as well as of the response that has it. */
export const isManner = (form: Said): boolean =>
  factsOf(form).some((fact) => isEdge(fact) || !isFact(fact) || MANNERS.includes(fact.ask));
function names(one: Said, by: Said): boolean {
  // A word has no other words: "the first word is 'x' and its last word is 'y'".
  if (one.names) return !(by.names && isEdge(one) && isEdge(by));
  if (!isFact(one)) return false;
  // "The last section is 'x' and it has two links", "the last call is `a` and it has 'id'": the section, the call?
  if (one.ask === 'layout' || one.ask === 'call order') return true;
  // "The JSON has an array 'items', and it contains no nulls": the array or the JSON.
  if (one.ask === 'json') return isOfOneField(one);
  if (one.in === undefined || one.in.at(-1)![1] === 0) return false;
  if (INLINE.has(one.ask) && factsOf(by).every((fact) => isFact(fact) && LARGE.has(fact.ask))) return false;
  if (isText(one)) return factsOf(by).some((fact) => MANNERS.includes((fact as { ask: string }).ask));
  return !one.many || factsOf(by).some(({ refers }) => refers)
    ? (one.in[0]![0] <= 1 && !one.many) || by.refersToMany === true
    : false;
}

/** "(case-sensitive)" at the end may be said of an earlier quotation too. */
const mayShareCase = (forms: readonly Said[]) =>
  factsOf(forms.at(-1)!).some(({ cased }) => cased) &&
  forms.slice(0, -1).some((form) => factsOf(form).some((one) => (isText(one) || isEdge(one)) && !one.cased));
const isEdge = (form: Form) => isFact(form) && (form.ask === 'start' || form.ask === 'end');

const isOfOneField = ({ of }: Fact): boolean => {
  const { wish } = of as { wish?: object };
  return wish !== undefined && ('field' in wish || 'keys' in wish);
};

/** "A JSON array, and it isn't empty" may be said of the array, and a text is never empty beside it. */
const mayBeEmptyInside = (forms: readonly Said[]) =>
  forms.some((form, at) => {
    const fact = 'not' in form ? form.not : form;
    return (
      isFact(fact) &&
      fact.ask === 'empty' &&
      forms.slice(0, at).some((before) => factsOf(before).some((one) => isFact(one) && HOLDERS.includes(one.ask)))
    );
  });
const HOLDERS = ['json', 'only'];

/** "'data' contains 'items' and 'total', and 'total' is 1": the one inside 'data', or another one? */
const mayBeInner = (forms: readonly Said[]) =>
  forms.some((form, at) => {
    const inner = keysIn(form);
    return forms.slice(at + 1).some((other) => factsOf(other).some((one) => inner.includes(`${fieldOf(one)}`)));
  });
const wishOf = (form: Said) =>
  isFact(form) && form.ask === 'json'
    ? (form.of as { wish?: { field?: string[]; is?: { keys?: string[]; oneOf?: unknown[] } } }).wish
    : undefined;
const keysIn = (form: Said): readonly string[] =>
  factsOf(form).flatMap((one) => ((wishOf(one)?.field?.length ?? 0) > 0 ? (wishOf(one)!.is?.keys ?? []) : []));
const fieldOf = (form: Said): string | undefined => {
  const field = wishOf(form)?.field;
  return field?.length === 1 ? field[0] : undefined;
};

/** "'status' is 'ok' or 'error', and 'error' comes with a 'message'": what is named again is the value, not a key. */
const mayBeValue = (forms: readonly Said[]) =>
  forms.some((form, at) => {
    const values = factsOf(form).flatMap((one) => wishOf(one)?.is?.oneOf ?? []);
    return forms.slice(at + 1).some((other) => factsOf(other).some((one) => values.includes(`${fieldOf(one)}`)));
  });

const areDoubtful = (forms: readonly Said[]) =>
  mayReferBack(forms) || mayShareCase(forms) || mayBeEmptyInside(forms) || mayBeInner(forms) || mayBeValue(forms);

/** "A table with 3 columns and a link", "3 paragraphs separated by *** or a table": the last may belong to what is said of the first. */
const HOLDING = [
  ...['list of', 'paragraphs between', 'table with', 'table columns', 'headings titled', 'links to'],
  // "Nested bullets and numbered lists", "consecutive spaces or blank lines"
  ...['nested lists', 'nested bullets', 'trailing blanks', 'spaces in a row', 'blank lines in a row'],
];
export const mayHoldNext = (forms: readonly Said[]) =>
  forms
    .slice(0, -1)
    .some(
      (form, at) =>
        isFact(form) &&
        (HOLDING.includes(form.ask) ||
          (isPlaced(form) && !isPlaced(forms[at + 1]!)) ||
          (NAMED.includes(form.ask) && factsOf(forms[at + 1]!).some(isText))),
    );
/** "A comma before 'and' or 'or'", "two spaces after a full stop or a colon": before or after each of them? */
const isPlaced = (form: Said): boolean => /"called":"[^}]* (?:before|after) /u.test(JSON.stringify(form));
/** "A heading called 'a' or 'b'": a heading, or a text? */
const NAMED = ['headings titled', 'sections', 'links to', 'words that'];

/** "No emojis or more than two links", "no emojis and the word 'free'" may want neither of them. */
const mayDenyAll = (forms: readonly Said[]) =>
  forms.some((form, at) => isDenial(form) && forms.slice(at + 1).some((other) => !other.denies && !isSize(other)));
/** "At most one link or the word 'free'": at most one of these? */
const mayBoundText = (forms: readonly Said[]) => {
  const upper = forms.findIndex(
    (form) => isThing(form) && !isSize(form) && isAmount(form) && boundsOf(form)?.[0] === 0,
  );
  return upper >= 0 && forms.slice(upper + 1).some(isText);
};
const isDenial = (form: Said): boolean => form.denies === true || ('and' in form && form.and.some(isDenial));

/** "A link or table and a heading": which binds first? */
const isMixed = (forms: readonly Said[]) => forms.some((form) => 'or' in form && !form.either && !form.list);

const isInDoubt = (forms: readonly Said[]) =>
  areDoubtful(forms) || mayHoldNext(forms) || mayDenyAll(forms) || mayShareNumber(forms) || mayShareBound(forms);

/** Objects that one verb has: "a link and a table". */
export const allObjects = (...forms: Said[]): Said => (isInDoubt(forms) || isMixed(forms) ? OPEN : { and: forms });
export function anyObject(...forms: Said[]): Said {
  if (isInDoubt(forms) || mayBoundText(forms)) return OPEN;
  // "Two or more sentences or three links": of what are there three? "Fewer than 20 words or 'none'"
  const amounts = forms.filter((form) => isThing(form) && isAmount(form));
  if (amounts.length > 1 && amounts.some(isBare)) return OPEN;
  if (forms.some(isSize) && forms.some((form) => !isSize(form))) return OPEN;
  return { or: forms, ...(forms.some(({ denies }) => denies) && { plainFor: 1 as const }) };
}

/** Predicates or clauses. */
export const allHold = (...forms: Said[]): Said => (areDoubtful(forms) ? OPEN : { and: forms });
/** "Is under 50 words or has three bullets and a heading": which binds first? */
export const oneHolds = (...forms: Said[]): Said =>
  areDoubtful(forms) || forms.slice(1).some((form) => 'and' in form && !form.denies && !form.both)
    ? OPEN
    : { or: forms };

const OFFERS = wordList(
  'offers offer offering gives give giving provides provide providing quotes quote quoting presents present presenting',
);
const AMOUNT = /"(?:text":"(?:\d+(?:\.\d+)?%|[$€£]|\d\d?:\d\d)|kind":"(?:dollar|euro|pound) amount")/u;

/** "Offers 10%", "quotes the price of $49": more than that the amount stands there. One with its name is looked for beside that. */
export function isOffer(form: Form, tokens: readonly Token[]): boolean {
  const said = JSON.stringify(form);
  if (!AMOUNT.test(said) || said.includes('"beside":')) return false;
  return tokens.some((token, at) => {
    // "No price it quotes is above $500" speaks of all of them.
    const isOfPrice = isOneOf(tokens[at - 1], ['it']) && isOneOf(tokens[at - 2], ['price', 'prices', 'amount']);
    const given = isOneOf(token, OFFERS) && !isOfPrice ? tokens.slice(at + 1, at + 8) : [];
    // "Quotes any price over $100": a price that it states.
    if (/^quot/u.test(textOf(token) ?? '') && said.includes('"isOpen":true')) return false;
    const isValue = given.some(({ kind }) => kind !== 'word' && kind !== 'mark');
    return isValue && !given.some((one) => one.kind === 'quoted' || isOneOf(one, ['as']));
  });
}

const PRESENCES = ['missing', 'absent', 'present', 'given', 'included', 'omitted'];
/** "'total' is missing while 'active' is true": the text, or the field? */
export function isFieldBesideText(form: Form, tokens: readonly Token[]): boolean {
  if (!tokens.some((token) => isOneOf(token, PRESENCES))) return false;
  const facts = plainFactsOf(form);
  const isNamed = ({ ask, of }: Fact) => ask === 'text' && /^[\w-]+$/u.test((of as { text?: string }).text ?? '');
  return facts.some(isNamed) && facts.some(({ ask }) => ask === 'json');
}
/** "A tool is called, and its 'limit' is 5", "and it has 'limit' set to 5": an argument of it, and no field of the response. */
export function isFieldBesideCall(form: Form, tokens: readonly Token[]): boolean {
  if (!tokens.some((token) => isOneOf(token, ['its', 'it']))) return false;
  const asks = plainFactsOf(form).map(({ ask }) => ask);
  return asks.includes('json') && asks.some((ask) => ask.startsWith('call'));
}
/** "A tool is called, and the body is empty": an argument of it, and no part of the response. */
export function isBodyBesideCall(form: Form, tokens: readonly Token[]): boolean {
  if (!tokens.some((token, at) => isOneOf(token, ['body']) && !isOneOf(tokens[at + 1], ['of', 'text']))) return false;
  const facts = plainFactsOf(form);
  const isBody = ({ ask, of }: Fact) => ask === 'within' && (of as { vague?: string }).vague === 'body';
  return facts.some(isBody) && facts.some(({ ask }) => ask.startsWith('call'));
}
/** "The 'note' field ends with a period, and no line has a comma": a line of the field, or of the response? */
export const isFieldBesidePart = (form: Form): boolean =>
  hasPart(form) && plainFactsOf(form).some(({ ask, of }) => ask === 'json' && JSON.stringify(of).includes('"says":'));
const hasPart = (form: Form): boolean =>
  'part' in form || (isFact(form) && form.ask === 'within') || partsOf(form).some(hasPart);
/** The same of a form, also of what is denied and what is said of parts. */
export const plainFactsOf = (form: Form): Fact[] =>
  isFact(form) ? [form] : 'not' in form ? [form.not] : partsOf(form).flatMap(plainFactsOf);

/** "Valid YAML, and 'name' is 'web'": a field of YAML, which no check of JSON finds. */
export const isFieldBesideYaml = (form: Form): boolean =>
  'and' in form &&
  form.and.some((part) => isFact(part) && part.ask === 'yaml') &&
  form.and.some((part) => isFact(part) && part.ask === 'json');

/** "A JSON number", "a number rather than a numeric string": not every number that people would take for one. */
export const isStrictNumber = (form: Form, tokens: readonly Token[]): boolean =>
  JSON.stringify(form).includes('"ask":"whole number"') &&
  tokens.some(
    (token, at) => isOneOf(token, ['string']) || (isOneOf(token, ['json']) && isOneOf(tokens[at + 1], ['number'])),
  );
