import { isOneOf, type Token, wordToken } from './tokens.ts';

/** Longer fragments are sentences that something else in them keeps from being read. */
const mostTokens = 16;
const PLACES = ['first', 'last', 'second', 'third', 'whole', 'entire'];
const BEGINNINGS = ['it', 'the', 'there', 'a', 'an', 'this', 'that', 'its', 'if', 'when', 'either', 'neither'];
/** What has a verb has a subject, too: "links or tables are missing". */
const VERBS = [
  ...['is', 'are', 'was', 'were', 'has', 'have', 'does', 'do', "isn't", "aren't", "doesn't", "don't", 'can', 'must'],
  ...['appear', 'appears', 'occur', 'occurs', 'stand', 'stands', 'contain', 'contains', 'include', 'includes', 'use'],
  ...[
    'lands',
    'uses',
    'mention',
    'mentions',
    'start',
    'starts',
    'begin',
    'begins',
    'end',
    'ends',
    'come',
    'comes',
    'follow',
  ],
  ...['follows', 'should', 'exist', 'exists', 'equal', 'equals', 'match', 'matches', 'show', 'shows', 'says', 'say'],
];

/** "Text is in bold" may be said of some of it. */
export const ANY_AMOUNT = [
  ...[
    'text',
    'content',
    'copy',
    'code',
    'prose',
    'language',
    'wording',
    'information',
    'data',
    'anything',
    'something',
  ],
  ...['everything', 'nothing', 'what', 'who', 'they', 'he', 'she', 'we', 'you', 'i', 'one', 'some', 'any', 'all', 'no'],
];

/** A condition in note form with what it leaves out: "under 50 words" as "it is under 50 words", "last line is …" with "the". */
export function completed(tokens: readonly Token[]): (readonly Token[])[] {
  const [first] = tokens;
  // A text alone may be all of a response, or stand in it.
  if (tokens.length > mostTokens || first?.kind === 'quoted' || isOneOf(first, BEGINNINGS)) return [];
  const isVerb = isOneOf(first, VERBS);
  const isWhole = tokens.slice(1).some((token) => isOneOf(token, VERBS));
  const after = (...words: string[]) => [...words.map(wordToken), ...tokens];
  // "Last line is …", "query starts with …"
  const verb = tokens.findIndex((token) => isOneOf(token, VERBS));
  const isNamed = isOneOf(first, PLACES) || ((verb === 1 || verb === 2) && !isOneOf(first, ANY_AMOUNT));
  if (isWhole && isNamed) return [after('the')];
  if (isVerb) return [after('it')];
  return isWhole ? [] : [after('it', 'is'), after('it', 'has')];
}
