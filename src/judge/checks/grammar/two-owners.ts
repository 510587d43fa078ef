import { type Form, isFact, partsOf } from '../form.ts';
import { LARGE, plainFactsOf } from './doubts.ts';
import { VERBS } from './lexicon.ts';
import { isMark, isOneOf, isWord, type Token, textOf, wordList } from './tokens.ts';

// Words that may be said of a thing, or of the response that has it; and "only" and "any" where they mean more than they seem to.

const RESPONSES = wordList('response responses reply replies output outputs answer answers message messages');
const OWNERS = [...RESPONSES, ...wordList('assistant model agent chatbot ai user it they there')];
const BREAKS = [...OWNERS, ...wordList('if when unless then otherwise')];
const JOINS = ['and', 'or', 'but'];
/** First words of verbs that stand beside a subject: "ends", "end". */
const FINITE = Object.values(VERBS).flatMap((verbs) =>
  verbs.flatMap((verb) => verb.split('|', 2).map((form) => form.split(' ')[0]!)),
);
const DOES = [...new Set(FINITE), 'does', 'do', 'did'];
const isVerb = (token: Token | undefined) => isOneOf(token, DOES);

/** The place of the word with which a second thing is said, after "and" or "or" and words such as "also". */
function* saidAfter(tokens: readonly Token[], from: number): Generator<number> {
  for (let at = from; at < tokens.length && !isOneOf(tokens[at], BREAKS); at += 1)
    if (isOneOf(tokens[at], JOINS) || isMark(tokens[at]!, ',')) {
      let next = at + 1;
      while (isOneOf(tokens[next], [...JOINS, 'also', 'never', 'that', 'which'])) next += 1;
      yield next;
    }
}

/** "A list that has two items and ends with a colon": the list or the response ends so? Of sentences and other parts it is read as one. */
const isOfThingOrAll = (form: Form, tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    if (!isOneOf(token, ['that', 'which', 'whose'])) return false;
    const end = isMark(tokens[at - 1]!, ',') ? at - 1 : at;
    const noun = tokens.slice(Math.max(0, end - 3), end).map((one) => textOf(one) ?? '');
    if (NO_NOUNS.includes(noun.at(-1) ?? '') || isAll(tokens.slice(0, end))) return false;
    // "Bullets that are bold and ends with a colon" has two subjects.
    const isSameNumber = (verb: Token) => isWord(token, 'whose') || isOfOne(verb) === isOfOne(tokens[at + 1]);
    return (
      isLoose(form, noun.join(' ')) &&
      [...saidAfter(tokens, at + 2)].some((next) => isVerb(tokens[next]) && isSameNumber(tokens[next]!))
    );
  });
const NO_NOUNS = [
  ...OWNERS,
  ...wordList('says say states state saying stating so such in of for to by from with and or'),
];
const isOfOne = (token: Token | undefined) => textOf(token)?.endsWith('s') === true;
/** "The response is a list that …" */
const isAll = (tokens: readonly Token[]) => {
  const is = tokens.findLastIndex((token, at) => at > 0 && isOneOf(token, ['is', 'are', 'be', 'consists']));
  return is > 0 && tokens.length - is < 8 && isOneOf(tokens[is - 1], [...RESPONSES, 'it', 'must', 'should']);
};

/** Whether several things are said, not all of them of parts by that name. */
function isLoose(form: Form, noun: string): boolean {
  if (isFact(form)) return form.ask === 'agreeing' && (form.of as Form[]).some((one) => isLoose(one, noun));
  if ('part' in form) return !noun.includes(form.part.kind) && isLoose(form.holds, noun);
  const parts = partsOf(form);
  const isOfAll = !('if' in form) && parts.some((part) => isFact(part) || 'not' in part);
  return isOfAll || parts.some((part) => isLoose(part, noun));
}

/** "A code block with a language tag and at least two lines": lines of the block, or of the response? */
const isOfBlockOrAll = (form: Form, tokens: readonly Token[]): boolean =>
  hasInline(form) &&
  tokens.some(
    (token, at) =>
      isOneOf(token, BLOCKS) &&
      (isOneOf(tokens[at + 1], WITH) || (isOneOf(tokens[at + 1], ['of', 'at']) && isWord(tokens[at + 2], 'level'))) &&
      [...saidAfter(tokens, at + 2)].some((next) => !isVerb(tokens[next]) && !startsClause(tokens, next)),
  );
const BLOCKS = wordList(
  'block blocks snippet snippets fence fences heading headings header headers list lists table tables quote blockquote',
);
const WITH = wordList('with without labeled labelled tagged marked');
const startsClause = (tokens: readonly Token[], at: number) =>
  isOneOf(tokens[at], BREAKS) || (isOneOf(tokens[at], ['the', 'its']) && isOneOf(tokens[at + 1], BREAKS));
/** Whether something is said beside a first thing that may stand in a block. */
const hasInline = (form: Form): boolean =>
  'and' in form || 'or' in form
    ? partsOf(form).some((part, at) => (at > 0 && isFact(part) && !LARGE.has(part.ask)) || hasInline(part))
    : partsOf(form).some(hasInline);

/** "Only contains a table if …": nothing else, or not otherwise? */
const isOnlyBeforeVerb = (tokens: readonly Token[]): boolean => {
  const verb = tokens.findIndex(
    (token, at) =>
      isOneOf(tokens[at - 1], ONLY) &&
      !isOneOf(tokens[at - 2], NO_SUBJECTS) &&
      (isVerb(token) || isOneOf(token, ANSWERS)),
  );
  return (
    verb > 0 &&
    tokens.some(
      (token, at) => at > verb && (isOneOf(token, IF) || (isWord(token, 'case') && isWord(tokens[at - 1], 'in'))),
    )
  );
};
/** "The only answer if …", "is only present if …" */
const NO_SUBJECTS = ['the', 'is', 'are', 'be'];
const ONLY = ['only', 'solely', 'exclusively'];
const ANSWERS = wordList('calls call invokes invoke returns return outputs output prints print lists list');
const IF = wordList('if when whenever where while provided');

/** "Any bullet points there are end with a period": one of them, or all? */
const isAnyThereIs = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    if (!isWord(token, 'any')) return false;
    const is = tokens.findIndex((one, next) => next > at + 1 && (isOneOf(one, OWNERS) || one.kind !== 'word'));
    const isNear = is > 0 && is < at + 7 && !tokens.slice(at, is).some((one) => isOneOf(one, [...JOINS, ...BREAKS]));
    // "Any heading in the response ends with a colon" is one of them.
    const isPlace = isWord(tokens[is - 1], 'the') && isOneOf(tokens[is - 2], ['in', 'of']) && isOfOne(tokens[is + 1]);
    return isNear && !isPlace && (isVerb(tokens[is + 1]) || isOneOf(tokens[is + 1], ['may', 'might']));
  });

/** "Any bullet points are bold": one of them, or each that there is? */
const isAnyOfMany = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    if (!isWord(token, 'any') || !(at === 0 || isMark(tokens[at - 1]!, ',') || isOneOf(tokens[at - 1], JOINS)))
      return false;
    const verb = tokens.findIndex((one, next) => next > at + 1 && (isOneOf(one, ['are', 'have']) || isVerb(one)));
    const subject = tokens.slice(at + 1, verb);
    return (
      verb > 0 &&
      verb < at + 6 &&
      subject.every((one) => one.kind === 'word' && !isOneOf(one, [...JOINS, ...BREAKS, 'of', 'one'])) &&
      isOfOne(subject.at(-1)) &&
      !isOfOne(tokens[verb])
    );
  });

/** "JSON in which 'a' occurs twice", "valid JSON, and it has either 'a' or 'b', but not both": keys, or words of the text? */
function isKeyOrText(form: Form, tokens: readonly Token[]): boolean {
  const facts = plainFactsOf(form);
  const isText = tokens.some((token, at) => isOneOf(token, NAMED_AS_TEXT) && tokens[at + 1]?.kind === 'quoted');
  if (isText || !facts.some(({ ask }) => ask === 'json')) return false;
  const isWhere = tokens.some(
    (token, at) =>
      isOneOf(token, JSON_NOUNS) &&
      WHERE.test(
        tokens
          .slice(at + 1, at + 4)
          .map(textOf)
          .join(' '),
      ),
  );
  // "With a 'text' that is a string and has at most 5 words"
  const isThat = tokens.some((token, at) => isOneOf(token, ['that', 'which']) && tokens[at - 1]?.kind === 'quoted');
  return facts.some(({ ask }) => ask === 'texts' || ask === 'order' || ((isWhere || isThat) && ask !== 'json'));
}
const JSON_NOUNS = wordList('json object array');
const NAMED_AS_TEXT = wordList('word words phrase phrases text');
const WHERE = /^(?:, )?(?:in which|where|wherein|whose|such that)\b/u;

/** "The table has a 'Price' column, and none of its cells is empty": of the column, or of the table? */
function isOfColumnOrTable(form: Form, tokens: readonly Token[]): boolean {
  return (
    plainFactsOf(form).length > 1 &&
    /"ask":"table columns"|"kind":"(?:row|column)"/u.test(JSON.stringify(form)) &&
    tokens.some((token, at) => isWord(token, 'its') && tokens.slice(at + 1, at + 4).some((one) => isOneOf(one, CELLS)))
  );
}
const CELLS = wordList('cell cells value values entry entries field fields');

/** "The label is 'bug' or 'question', in lower case": the label, which may be a field of JSON, or the response? */
const isCaseBesideValue = (form: Form): boolean =>
  'and' in form &&
  form.and.some((one) => isFact(one) && JSON.stringify(one).includes('"ask":"json"')) &&
  form.and.some((one) => isFact(one) && one.ask === 'case');

/** Whether words of it have two meanings that the rules take for one. */
export const hasTwoOwners = (form: Form, tokens: readonly Token[], polarity: 1 | -1): boolean =>
  isOfThingOrAll(form, tokens) ||
  isOfBlockOrAll(form, tokens) ||
  isKeyOrText(form, tokens) ||
  isOfColumnOrTable(form, tokens) ||
  isOnlyBeforeVerb(tokens) ||
  isCaseBesideValue(form) ||
  (polarity === 1 && (isAnyThereIs(tokens) || isAnyOfMany(tokens)));
