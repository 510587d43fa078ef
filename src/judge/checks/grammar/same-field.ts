import { isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

const TYPES = wordList('array list string number integer boolean object');
const NOUNS = wordList('field key property attribute value');
/** What may be of a type without being a field. */
const OTHERS = wordList(
  'it there this that everything output response reply answer result text what json each every one',
);
/** What is said of a value, and of no response that has it. */
const OF_VALUE =
  /^(?:is (?:not )?(?:empty|non-empty|blank|positive|negative|lowercase|uppercase|in (?:lower|upper)case|(?:above|below|over|under|between|at least|at most|greater than|less than|more than|longer than|shorter than|no longer than) .+)|has (?:at least |at most |exactly |between |more than |fewer than |no more than )?\S+(?: (?:to|and) \S+)? (?:items?|elements?|entries|characters?|words?|values?)(?: in it)?)$/u;

/**
 * Writes the name of a field again where a second clause is about it, too: "line_items is an array and it isn't empty" as 'the
 * "line_items" field is an array and the "line_items" field is not empty'. What has a type is the field, not the response.
 */
export function withSameField(tokens: readonly Token[]): readonly Token[] | undefined {
  const from = isWord(tokens[0], 'the') ? 1 : 0;
  const name = tokens[from];
  const hasNoun = isOneOf(tokens[from + 1], NOUNS);
  const at = from + (hasNoun ? 2 : 1);
  const isName =
    name?.kind === 'quoted' || (name?.kind === 'word' && (from === 0 || hasNoun) && !isOneOf(name, OTHERS));
  if (!isName || !isWord(tokens[at], 'is') || !isOneOf(tokens[at + 1], ['a', 'an'])) return undefined;
  const type = isWord(tokens[at + 2], 'non-empty') ? at + 3 : at + 2;
  const and = isMark(tokens[type + 1], ',') ? type + 2 : type + 1;
  if (!isOneOf(tokens[type], TYPES) || !isOneOf(tokens[and], ['and', 'but'])) return undefined;
  const rest = tokens.slice(isWord(tokens[and + 1], 'it') ? and + 2 : and + 1);
  const joined = rest.filter((token) => isOneOf(token, ['and', 'or', 'but'])).length;
  // What follows "is above 0 or" may be about something else.
  if (joined > (rest.some((token) => isWord(token, 'between')) ? 1 : 0)) return undefined;
  const said = rest.map((token) =>
    token.kind === 'word' ? token.text : token.kind === 'number' ? `${token.value}` : '"',
  );
  if (!OF_VALUE.test(said.join(' '))) return undefined;
  const text = name.kind === 'quoted' ? name.text : name.raw;
  const field: Token[] = [wordToken('the'), { kind: 'quoted', text, mark: '"' }, wordToken('field')];
  return [...field, ...tokens.slice(at, type + 1), wordToken('and'), ...field, ...rest];
}
