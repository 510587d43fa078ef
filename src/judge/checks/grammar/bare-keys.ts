import { NO_KEYS } from '../families/json/json-bare-names.ts';
import { isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

/** One of these says that the names beside it are those of JSON. */
const JSON_WORDS = wordList('json array object objects keys yaml');
/** What an array or an object is called besides its name. */
export const NO_NAMES = wordList(
  'the a an json returned resulting output outer inner nested whole top-level top level root main only same first last second ' +
    'third empty non-empty single parsed final response each every any no all both this that its of in is are has have and or ' +
    'not other another new valid given second sorted flat item items element elements entry entries value values key keys field ' +
    'fields object objects array arrays list lists number numbers string strings boolean null true false it them following ' +
    'input expected original example sample longest largest shortest smallest numeric associative typed outermost innermost ' +
    'there here they what which who something anything nothing everything someone anyone nobody none ' +
    'text prose wording content contents commentary explanation format formatting syntax structure sum count size depth ' +
    'exactly more fewer less at least most up to between one two three four five six seven eight nine ten length size total-count',
);
const IS_THERE = wordList('is appears exists shows');
const EQUALS = wordList('equals matches is');
const BESIDES = wordList('not than except besides');
const KEYS = wordList('key keys field fields property properties');
const FIELDS = wordList('field key property');
const BEFORE_NAMES = wordList('a an any no missing');
const HAS = wordList('has have contains contain includes include holds');
const OBJECTS = wordList('object objects');
const ITEMS = wordList('object objects item items element elements entry entries');
const WHENEVER = wordList('whenever when if where while');

/**
 * Names of keys and values in quotation marks, where nothing else can be meant: "priority in the JSON is one of low, medium, high",
 * "the tags array", "has title and body and no other keys". Undefined where there are none.
 */
export function withBareKeys(tokens: readonly Token[]): readonly Token[] | undefined {
  const isOfObjects = (at: number) =>
    isOneOf(tokens[at], OBJECTS) && isOneOf(tokens[at + 1], ['in', 'of']) && tokens[at + 2]?.kind === 'quoted';
  const isJson = tokens.some((token, at) => isOneOf(token, JSON_WORDS) || isOfObjects(at));
  const sum = tokens.findIndex((token, at) => isWord(token, 'sum') && isWord(tokens[at + 1], 'of'));
  if (!isJson && sum < 0 && !tokens.some((token) => isOneOf(token, KEYS) || isOneOf(token, WHENEVER))) return undefined;
  const names = new Set<number>();
  const isName = (at: number) => {
    const token = tokens[at];
    return (
      token?.kind === 'word' &&
      token.text.length > 1 &&
      !NO_NAMES.includes(token.text) &&
      /^[a-z][\w]*$/iu.test(token.raw)
    );
  };
  for (let at = 0; at < tokens.length; at += 1) {
    // "Total equals the sum of the amounts in items"
    const isSummed = sum > at && at < 2 && isOneOf(tokens[at + 1], EQUALS) && (at === 0 || isWord(tokens[0], 'the'));
    const isArray = sum >= 0 && sum < at && at === tokens.length - 1 && isWord(tokens[at - 1], 'in');
    if ((isSummed && isName(at)) || (isArray && (isName(at) || isWord(tokens[at], 'items')))) names.add(at);
    // "A key called ssn"
    if (isOneOf(tokens[at - 1], ['called', 'named']) && isOneOf(tokens[at - 2], KEYS) && isName(at)) names.add(at);
    // "A confidence field": "a date field" may be one that holds a date.
    const isSpoken =
      isOneOf(tokens[at], FIELDS) && isOneOf(tokens[at - 2], BEFORE_NAMES) && tokens[at + 1] !== undefined;
    if (isSpoken && isName(at - 1) && isOwnName(tokens[at - 1])) names.add(at - 1);
    // "Only when ok is false"
    const isGiven = isOneOf(tokens[at], WHENEVER) && isWord(tokens[at + 2], 'is') && isValue(tokens[at + 3]);
    if (isGiven && isName(at + 1)) names.add(at + 1);
    // "Any key that isn't title or body"
    if (isOneOf(tokens[at], BESIDES) && tokens.slice(0, at).some((token) => isOneOf(token, KEYS)))
      for (const one of otherRow(tokens, at + 1, isName)) names.add(one);
    if (!isJson) continue;
    // "Priority in the JSON", "the tags array"
    if (isWord(tokens[at + 1], 'in') && isWord(tokens[at + 2], 'the') && isWord(tokens[at + 3], 'json')) {
      const isSubject = at === 0 || isWord(tokens[at - 1], 'the');
      if (isSubject && isName(at)) names.add(at);
    }
    // Not "the user object", which the response itself may be.
    const isOfArray = isWord(tokens[at], 'the') && isWord(tokens[at + 2], 'array');
    if (isOfArray && (isName(at + 1) || isOneOf(tokens[at + 1], ['items', 'entries', 'values']))) names.add(at + 1);
    // "A message field … whenever": "a date field" alone may be one that holds a date.
    const isField = isOneOf(tokens[at], ['a', 'an', 'the']) && isOneOf(tokens[at + 2], ['field', 'key']);
    if (isField && isName(at + 1) && tokens.some((token) => isOneOf(token, WHENEVER))) names.add(at + 1);
    // "Whenever status is "error""
    if (isOneOf(tokens[at], WHENEVER) && isName(at + 1) && isWord(tokens[at + 2], 'is')) names.add(at + 1);
    // "Every object in the array has an id"
    if (isOneOf(tokens[at], HAS) && isOneOf(tokens[at + 1], ['a', 'an']) && isName(at + 2) && isEnd(tokens, at + 3))
      if (tokens.slice(0, at).some((token) => isOneOf(token, ['object', 'item', 'element', 'entry'])))
        names.add(at + 2);
    // An item may be a text that has both in it.
    if (isOneOf(tokens[at], HAS) && tokens.slice(0, at).some((token) => isOneOf(token, OBJECTS)))
      for (const one of articleRow(tokens, at + 1, isName)) names.add(one);
    if (isOneOf(tokens[at], HAS)) for (const one of keyRow(tokens, at + 1, isName)) names.add(one);
    // "Each object in the array has name and sku"
    if (isOneOf(tokens[at], HAS) && isOneOf(tokens[0], ['each', 'every', 'all']) && isOneOf(tokens[1], ITEMS))
      for (const one of endRow(tokens, at + 1, isName)) names.add(one);
    if (isWord(tokens[at], 'one') && isWord(tokens[at + 1], 'of'))
      for (const one of valueRow(tokens, at + 2, isName, 2)) names.add(one);
    const from = isWord(tokens[at + 1], 'either') ? at + 2 : at + 1;
    if (isWord(tokens[at], 'is')) for (const one of valueRow(tokens, from, isName, 3)) names.add(one);
  }
  if (names.size === 0) return undefined;
  if (tokens[0]?.kind === 'quoted' && /^\w+$/u.test(tokens[0].text)) names.add(0);
  return tokens.flatMap((token, at): readonly Token[] => {
    // "A status field and it is open": the field is.
    const isIt = isWord(tokens[at - 1], 'and') && isOneOf(tokens[at - 2], FIELDS) && isWord(tokens[at + 1], 'is');
    if (isJson && isWord(token, 'it') && isIt) return [];
    const isBeforeIt = isWord(tokens[at + 1], 'it') && isOneOf(tokens[at - 1], FIELDS);
    if (isJson && isWord(token, 'and') && isBeforeIt && isWord(tokens[at + 2], 'is')) return [wordToken('that')];
    if (!names.has(at) || !(token.kind === 'word' || (token.kind === 'quoted' && !isJson))) return [token];
    const text = token.kind === 'word' ? token.raw : token.text;
    return [isJson ? { kind: 'quoted', text, mark: '"' } : { kind: 'field', text }];
  });
}

const isValue = (token: Token | undefined) => isOneOf(token, ['true', 'false', 'null']) || token?.kind === 'number';
const isOwnName = (token: Token | undefined) => token?.kind === 'word' && !NO_KEYS.has(token.text);

const isEnd = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || isMark(tokens[at], ',') || isWord(tokens[at], 'and');

/** "Title, body and id" before "and no other keys" */
function keyRow(tokens: readonly Token[], from: number, isName: (at: number) => boolean): number[] {
  const row: number[] = [];
  for (let at = from; at < tokens.length; at += 1) {
    if (isName(at)) row.push(at);
    else if (!isMark(tokens[at], ',') && !isWord(tokens[at], 'and')) {
      const isClosed = isWord(tokens[at - 1], 'and') && isOneOf(tokens[at], ['no', 'nothing']);
      return isClosed && isOneOf(tokens[at + 1], ['other', 'others', 'else', 'more']) ? row : [];
    }
  }
  return [];
}

/** "Both a name and a price" at the end */
function articleRow(tokens: readonly Token[], from: number, isName: (at: number) => boolean): number[] {
  const start = isWord(tokens[from], 'both') ? from + 1 : from;
  const row = tokens.slice(start).map((_, at) => start + at);
  const names = row.filter((at) => isName(at) && isOwnName(tokens[at]) && isOneOf(tokens[at - 1], ['a', 'an']));
  const isRow = row.every(
    (at) => names.includes(at) || isMark(tokens[at], ',') || isOneOf(tokens[at], ['a', 'an', 'and']),
  );
  return isRow && names.length > 1 ? names : [];
}

/** "Name, sku and price" at the end */
const endRow = (tokens: readonly Token[], from: number, isName: (at: number) => boolean): number[] => {
  const row = tokens.slice(from).map((_, at) => from + at);
  const isRow = row.every((at) => isName(at) || isMark(tokens[at], ',') || isWord(tokens[at], 'and'));
  return isRow && row.some((at) => isWord(tokens[at], 'and')) ? row.filter((at) => isName(at)) : [];
};

/** "Title or body", "title, body and tags", to the end or before "appears" */
const otherRow = (tokens: readonly Token[], from: number, isName: (at: number) => boolean): number[] => {
  const said = tokens.findIndex((token, at) => at > from && isOneOf(token, IS_THERE));
  const row = tokens.slice(from, said < 0 ? undefined : said).map((_, at) => from + at);
  return row.every((at) => isName(at) || isMark(tokens[at], ',') || isOneOf(tokens[at], ['and', 'or']))
    ? row.filter((at) => isName(at))
    : [];
};

/** "Low, medium, high", "positive, negative or neutral", to the end */
function valueRow(tokens: readonly Token[], from: number, isName: (at: number) => boolean, least: number): number[] {
  const row: number[] = [];
  for (let at = from; at < tokens.length; at += 1) {
    const isOdd = row.length > 0 && !isName(at - 1);
    if (isName(at) && (row.length === 0 || isOdd)) row.push(at);
    else if (row.length === 0 || !(isMark(tokens[at], ',') || isWord(tokens[at], 'or'))) return [];
  }
  return row.length >= least ? row : [];
}
