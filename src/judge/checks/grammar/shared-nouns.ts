import { isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

const FORMATS = wordList('html xml json yaml markdown latex csv code');
/** What is of no format. */
const UNFORMATTED = [...wordList('point mark stop sign amount number address letter'), ...FORMATS];
/** Things that are also said of others: of which. */
const SAID_OF: readonly (readonly [things: readonly string[], of: readonly string[]])[] = [
  [['question'], wordList('mark point stop word tag sign sentence phrase list section pair')],
  [wordList('number numeral digit'), wordList('sign symbol point list item format range heading')],
  [['percentage'], wordList('sign symbol point')],
  [['hashtag'], wordList('sign symbol character')],
  [wordList('date time year'), wordList('format range stamp field')],
  [['table'], wordList('heading header row cell column caption title item entry block format border')],
  [wordList('link url image'), wordList('text title heading caption target address list tag reference block')],
  [['list'], wordList('item marker heading entry point')],
  [wordList('heading header title'), wordList('mark marker tag level text')],
  [
    wordList('line paragraph sentence word character'),
    wordList('break count limit length heading title fragment number list'),
  ],
  [wordList('citation footnote page'), wordList('number marker mark reference link list')],
  [wordList('email e-mail phone ip'), wordList('address link number')],
  [wordList('quote quotation'), wordList('mark block')],
  [wordList('emoji bullet'), ['character']],
];
const JOINERS = ['or', 'and', 'nor'];
/** "JSON or just the word NONE" are two things. */
const APART = wordList('just exactly only simply else');
const BEFORE = wordList('a an any the no');
/** Words that a name is not made of. */
const AFTER = wordList(
  'in of with without that which at for from on to longer shorter over under between is are was were within per and or but nor ' +
    'has have contains contain uses use includes include begins begin starts start ends end nothing no not only it its',
);

const textOf = (token: Token | undefined) => (token?.kind === 'word' ? token.text : undefined);

/**
 * Whether the noun of a name may be said of the word before "or", too: "an HTML or Markdown table", "a number or dollar sign".
 * "Questions or exclamation marks" is plain.
 */
export const mayShareNoun = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const joiner = textOf(token);
    const thing = textOf(tokens[at - 1]);
    if (isOneOf(tokens[at + 1], APART)) return false;
    if (!joiner || !JOINERS.includes(joiner) || !thing || thing.endsWith('s')) return false;
    const start = BEFORE.includes(textOf(tokens[at + 1]) ?? '') ? at + 2 : at + 1;
    const name: string[] = [];
    for (let next = textOf(tokens[start]); next && !AFTER.includes(next); next = textOf(tokens[start + name.length]))
      name.push(next);
    if (name.length < 2 || name.includes(thing)) return false;
    const head = name.at(-1)!.replace(/s$/, '');
    if (FORMATS.includes(thing)) return !UNFORMATTED.includes(head);
    return SAID_OF.some(([things, heads]) => things.includes(thing) && heads.includes(head));
  });

/** Words that are told apart by what stands before them: "question or exclamation marks" names two marks. */
const COMPOUNDS: readonly { modifiers: readonly string[]; heads: readonly string[] }[] = [
  { modifiers: ['question', 'exclamation'], heads: ['mark', 'marks'] },
  { modifiers: ['dollar', 'percent', 'percentage'], heads: ['sign', 'signs'] },
  { modifiers: ['em', 'en'], heads: ['dash', 'dashes'] },
  { modifiers: ['square', 'curly'], heads: ['bracket', 'brackets'] },
  { modifiers: ['bullet', 'bulleted', 'numbered'], heads: ['list', 'lists'] },
];
/** Of these also things by themselves, so that "a question or an exclamation mark" is unclear. */
const ALONE = ['question', 'percentage'];
const ARTICLES = ['a', 'an'];

/** Whether what is said of a shared noun is said of both: "a bulleted or numbered list of 3 items". */
export const maySharePhrase = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => {
    const head = headAfter(tokens, at);
    const after = head === undefined ? -1 : tokens.findIndex((token, place) => place > at && isWord(token, head));
    return after > 0 && isOneOf(tokens[after + 1], OF_NOUN);
  });
const OF_NOUN = wordList('of with without containing having that which whose longer shorter');

/** Writes "a question or exclamation mark" as "a question mark or an exclamation mark". */
export function withSharedNouns(tokens: readonly Token[]): readonly Token[] {
  const found = tokens.findIndex((_, at) => headAfter(tokens, at) !== undefined);
  if (found < 0) return tokens;
  const isOne = isOneOf(tokens[found - 1], ARTICLES) && !isOneOf(tokens[found + 2], ARTICLES);
  return withSharedNouns([
    ...tokens.slice(0, found + 1),
    wordToken(headAfter(tokens, found)!),
    tokens[found + 1]!,
    ...(isOne ? [wordToken('a')] : []),
    ...tokens.slice(found + 2),
  ]);
}

/** The noun that a word shares with the one that "or" joins to it. */
function headAfter(tokens: readonly Token[], at: number): string | undefined {
  const group = COMPOUNDS.find(({ modifiers }) => isOneOf(tokens[at], modifiers));
  if (!group || !isOneOf(tokens[at + 1], JOINERS)) return undefined;
  const hasArticle = isOneOf(tokens[at + 2], ARTICLES);
  if (hasArticle && isOneOf(tokens[at], ALONE)) return undefined;
  const other = at + (hasArticle ? 3 : 2);
  const head = isOneOf(tokens[other], group.modifiers) ? textOf(tokens[other + 1]) : undefined;
  if (head === undefined) return undefined;
  // "A question and exclamation marks": one of them, and several of the other.
  if (head.endsWith('s') && (hasArticle || isOneOf(tokens[at - 1], ARTICLES))) return undefined;
  if (group.heads.includes(head)) return head;
  // "Exclamation point" is a name of its own; "question point" is none.
  const isPoint = textOf(tokens[other]) === 'exclamation' && (head === 'point' || head === 'points');
  return isPoint ? head.replace('point', 'mark') : undefined;
}
