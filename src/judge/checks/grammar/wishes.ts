import { singular } from './text-names.ts';
import { isMark, isOneOf, isWord, type Token, wordToken } from './tokens.ts';
import { ARTICLES, DETERMINED, isJoined, MASSES, WHOLES } from './wish-words.ts';

const JUDGED = ['assistant', 'model', 'bot', 'agent', 'ai', 'chatbot'];
const JUDGED_FOR = ['the', 'assistant', 'for'].map(wordToken);
const RESPONSES = ['response', 'reply', 'answer', 'output', 'responses', 'replies', 'answers', 'outputs'];
const JOINERS = ['and', 'or', 'nor', 'but'];
/** What follows them may hold the place: "bullets with a link in the first line". */
const JOINTS = ['with', 'without', 'that', 'which', 'whose', 'where', 'containing', 'having', 'of', 'if', 'when'];
const CONDITIONS = ['if', 'when', 'whenever'];

/** Of these, what is so in them is so in the response. */
const HOLDING = [
  ...['lists', 'code', 'sql', 'script', 'snippet', 'query', 'queries', 'scripts', 'snippets'],
  ...['python', 'javascript', 'js', 'typescript', 'java', 'bash', 'go', 'rust', 'php', 'ruby'],
];
/** Formats about which a criterion could be read as one about JSON. */
const NOT_JSON = ['yaml', 'csv', 'xml', 'toml'];
const OF_JSON = [
  ...['key', 'keys', 'value', 'values', 'field', 'fields', 'property', 'properties', 'array', 'arrays'],
  ...['object', 'objects', 'element', 'elements', 'null'],
];
/** What text beside code has as well. */
const UNITS = ['line', 'lines', 'word', 'words', 'sentence', 'sentences', 'character', 'characters'];
/** "A WHERE clause" */
const isKeyword = (token: Token) => token.kind === 'word' && token.raw !== token.text;

/**
 * What is to be rewarded or penalized, in other ways that say the same: "the model if its reply has a link" as "when the response has
 * a link", "a link to example.com in the reply" as "responses with a link to example.com".
 */
export function* wishes(all: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  // "In the filename it returns"
  const isReturned =
    isWord(all.at(-2), 'it') && isOneOf(all.at(-1), ['returns', 'produces', 'outputs', 'writes', 'gives']);
  const tokens = isReturned ? all.slice(0, -2) : all;
  yield* outputWishes(tokens);
  yield* sizedWishes(tokens);
  // "Recipes in which every step is numbered": where it is so.
  const inWhich = tokens.findIndex(
    (token, at) =>
      (isWord(token, 'where') && !isKeyword(token)) || (isWord(token, 'in') && isWord(tokens[at + 1], 'which')),
  );
  const named = tokens[inWhich - 1];
  if (
    inWhich > 0 &&
    inWhich < 4 &&
    named?.kind === 'word' &&
    // "Polite emails in which …" also requires them to be polite.
    tokens.slice(0, inWhich - 1).every((token) => isOneOf(token, [...ARTICLES, ...DETERMINED, ...MASSES, ...WHOLES])) &&
    // "YAML where 'replicas' is 2", "XML in which all keys are in snake_case": these are not about JSON.
    !(
      tokens.slice(0, inWhich).some((token) => isOneOf(token, NOT_JSON)) &&
      tokens.slice(inWhich).some((token) => token.kind === 'quoted' || isOneOf(token, OF_JSON))
    ) &&
    (WHOLES.includes(singular(named.text)) || HOLDING.includes(named.text))
  ) {
    const said = tokens.slice(inWhich + (isWord(tokens[inWhich], 'where') ? 1 : 2));
    // "Code in which any line has a comma": a line of the code, and of no text beside it.
    const line =
      HOLDING.includes(named.text) && named.text !== 'lists' ? said.findIndex((token) => isOneOf(token, UNITS)) : -1;
    const isPlain = line < 0 || isWord(said[line + 1], 'of');
    const ofCode = isPlain ? [] : ['of', 'the', 'code'].map(wordToken);
    yield [wordToken('when'), ...said.slice(0, line + 1), ...ofCode, ...said.slice(line + 1)];
  }
  // "Writing 'FREE' in capitals": where it is always so.
  if (!isFault && isWord(tokens[0], 'writing') && tokens[1]?.kind === 'quoted' && isWord(tokens[2], 'in'))
    yield [wordToken('when'), tokens[1], wordToken('is'), ...tokens.slice(2)];
  // "'age' given as a string", "'tags' with duplicates"
  const is = isOneOf(tokens[1], ['given', 'set']) ? ['is'] : isWord(tokens[1], 'with') ? ['has'] : undefined;
  if (tokens[0]?.kind === 'quoted' && is)
    yield [wordToken('when'), tokens[0], ...is.map(wordToken), ...tokens.slice(is[0] === 'is' ? 1 : 2)];
  const after = isWord(tokens[0], 'the') && isOneOf(tokens[1], JUDGED) ? 2 : isWord(tokens[0], 'it') ? 1 : 0;
  if (after > 0) {
    // "It for mentioning 'x'"
    if (isWord(tokens[0], 'it') && isWord(tokens[1], 'for')) yield [...JUDGED_FOR, ...tokens.slice(2)];
    if (!isOneOf(tokens[after], CONDITIONS)) return;
    const said = tokens.slice(after + 1);
    const isIts = isOneOf(said[0], ['its', 'the']) && isOneOf(said[1], RESPONSES);
    yield [wordToken('when'), ...(isIts ? [wordToken('the'), wordToken('response'), ...said.slice(2)] : said)];
    return;
  }
  // "Replies whose last word is 'x'": where it is so.
  const whose = tokens.findIndex((token) => isWord(token, 'whose'));
  if (whose > 0 && whose < 4)
    yield [...tokens.slice(0, whose), wordToken('where'), wordToken('the'), ...tokens.slice(whose + 1)];
  const last = tokens.length - 1;
  const isInResponse =
    isOneOf(tokens[last], RESPONSES) &&
    isOneOf(tokens[last - 1], ['the', 'its', 'a']) &&
    isOneOf(tokens[last - 2], ['in', 'within', 'inside']);
  const thing = isInResponse ? tokens.slice(0, last - 2) : tokens;
  if (isInResponse) yield thing;
  // "At least one link in the release note": when that has it. "A year being mentioned": when it is.
  const place = tokens.findLastIndex((token, at) => isOneOf(token, ['in', 'inside']) && isWord(tokens[at + 1], 'the'));
  const isOneThing = !tokens
    .slice(0, Math.max(0, place))
    .some((token) => (isOneOf(token, [...JOINERS, ...JOINTS]) && !isKeyword(token)) || isMark(token, ','));
  if (!isInResponse && isOneThing && place > 0 && last - place < 5)
    yield [wordToken('when'), ...tokens.slice(place + 1), wordToken('has'), ...tokens.slice(0, place)];
  const being = tokens.findIndex((token) => isWord(token, 'being'));
  if (being > 0) yield [wordToken('when'), ...tokens.slice(0, being), wordToken('is'), ...tokens.slice(being + 1)];
  if (isFault && isOneOf(thing[0], ['any']) && !thing.some((token) => isOneOf(token, JOINERS))) yield* withThing(thing);
  const left = tokens.findIndex((token) => isWord(token, 'left'));
  if (left > 0 && (left === last || isWord(tokens[left + 1], 'in')))
    yield [
      wordToken('when'),
      ...tokens.slice(0, left),
      wordToken(isWord(tokens[left - 1], 'placeholders') ? 'are' : 'is'),
      ...tokens.slice(left),
    ];
  // 'Penalize "as an AI", in any casing': a text alone may be all of a response.
  if (thing[0]?.kind === 'quoted' && thing.some((token) => token.kind === 'word' && !isOneOf(token, ['and', 'or'])))
    yield [wordToken('responses'), wordToken('with'), ...thing];
  // "Text outside the <answer> tags": where there is such.
  if (isFault && isOneOf(thing[0], ['text', 'anything', 'something', 'content', 'prose']))
    yield [...['when', 'there', 'is'].map(wordToken), ...thing];
  // "Links and no tables" may be two wishes, and "100 words" just as many or more.
  const isEach =
    !isFault &&
    thing.every(
      (token, at) =>
        !isMark(token, ',') &&
        !isOneOf(token, ['or', 'nor', 'but']) &&
        !(isWord(token, 'and') && !isOneOf(thing[at + 1], ['a', 'an', 'at', 'no', 'one'])),
    );
  if (isOneOf(thing[0], ['a', 'an']) && (!isJoined(thing) || isEach)) yield* withThing(thing);
}

function* withThing(thing: readonly Token[]): Generator<readonly Token[]> {
  yield [wordToken('responses'), wordToken('with'), ...thing];
  yield [...['when', 'the', 'response', 'has'].map(wordToken), ...thing];
  yield [...['when', 'there', 'is'].map(wordToken), ...thing];
}

/** "JSON that has a 'total' key", "JSON without an 'id'" */
const FORMATS = ['json', 'yaml', 'csv', 'xml', 'html'];
const OF_FORMAT: readonly (readonly [joints: readonly string[], said: readonly string[]])[] = [
  [["that's"], ['is']],
  [['that', 'which'], []],
  [['with', 'containing'], ['has']],
  [['without'], ['does', 'not', 'have']],
];
const JSON_NOUNS = ['array', 'object', 'list', 'output', 'response', 'reply'];
const STATES_OF_FORMAT = ['sorted', 'ordered', 'wrapped', 'indented', 'formatted', 'pretty-printed', 'enclosed'];

/** "Output that is valid JSON": when the response is. "Output with no emojis", "output in JSON": responses with none, or in it. */
function* outputWishes([name, noun, ...others]: readonly Token[]): Generator<readonly Token[]> {
  if (isWord(name, 'a') && isWord(noun, 'json')) return yield* outputWishes([noun!, ...others]);
  const kind = isWord(name, 'json') && noun?.kind === 'word' ? singular(noun.text) : '';
  const [joint, ...rest] = JSON_NOUNS.includes(kind)
    ? others
    : [noun, ...others].filter((token) => token !== undefined);
  const nouns = JSON_NOUNS.includes(kind) ? [wordToken(kind)] : [];
  if (name?.kind === 'word' && FORMATS.includes(name.text)) {
    const the = ['when', 'the'].map(wordToken);
    if (isWord(joint, 'whose')) yield [...the, wordToken(`${name.text}'s`), ...rest];
    const said = OF_FORMAT.find(([words]) => words.some((word) => isWord(joint, word)))?.[1];
    if (said) yield [...the, name, ...nouns, ...said.map(wordToken), ...rest];
    if (isWord(joint, 'without')) yield [...the, name, ...nouns, ...['has', 'no'].map(wordToken), ...rest];
    if (isOneOf(joint, STATES_OF_FORMAT)) yield [...the, name, ...nouns, wordToken('is'), joint!, ...rest];
  }
  if (!isOneOf(name, ['output', 'any'])) return;
  if (isWord(name, 'any')) return yield* isWord(joint, 'output') ? outputWishes([joint!, ...rest]) : [];
  const is = isWord(joint, "that's") ? [wordToken('is')] : isOneOf(joint, ['that', 'which']) ? [] : undefined;
  if (is) yield [...['when', 'the', 'response'].map(wordToken), ...is, ...rest];
  else if (isOneOf(joint, ['with', 'without', 'in', 'where'])) yield [wordToken('responses'), joint!, ...rest];
}

/**
 * "A slogan of three to seven words that contains no comma": when the slogan has so many words and contains no comma. Not of "answers
 * of three paragraphs with …" or "that have …", which may be said of the paragraphs.
 */
function* sizedWishes(tokens: readonly Token[]): Generator<readonly Token[]> {
  const of = tokens.findIndex((token) => isWord(token, 'of'));
  const after = tokens.findIndex((token, at) => at > of && isOneOf(token, ['that', 'which', 'with', 'in']));
  if (!isOneOf(tokens[0], ['a', 'an', 'any']) || of < 2 || of > 4 || after < 0 || after - of > 8) return;
  const [joint, next] = tokens.slice(after);
  const isInWhich = isWord(joint, 'in') && isWord(next, 'which');
  const isOfOne = isOneOf(joint, ['that', 'which']) && next?.kind === 'word' && /[^s]s$/u.test(next.text);
  if (!isInWhich && !isOfOne) return;
  const more = tokens.slice(after + (isInWhich ? 2 : 1));
  const [when, has, and] = [['when', 'the'], ['has'], ['and']].map((words) => words.map(wordToken)) as Token[][];
  yield [...when!, ...tokens.slice(1, of), ...has!, ...tokens.slice(of + 1, after), ...and!, ...more];
}
