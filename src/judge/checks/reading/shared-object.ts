import type { Joined } from '../combined.ts';
import type { Claim } from './claim.ts';
import { withoutPlace } from './place.ts';
import { isBare, readQuantity } from './quantity.ts';
import { readQuoted } from './quoted-text.ts';
import { isWord, type Token } from './tokens.ts';

/** How an object begins: with "at least three", "three", "no", "a", a quotation or "the …", or with the bare thing. */
type Opening = 'compared' | 'number' | 'none' | 'article' | 'named' | 'bare';

/** Words that compare, wherever they stand: "longer than 100 words", "a length of 100 words", "3 words or more". */
const COMPARING = [
  ...['longer', 'shorter', 'within', 'length', 'count', 'more', 'fewer', 'less', 'least', 'most', 'over', 'under'],
  ...['above', 'below', 'between', 'exactly', 'minimum', 'maximum'],
];

/** Words that begin what is said of a thing, and perhaps of the one before it too: "words or phrases in bold". */
const ATTRIBUTES = ['in', 'within', 'of', 'with', 'without', 'at', 'for', 'on', 'from', 'about', 'that', 'which', 'as'];

const holds = (tokens: readonly Token[], words: readonly string[]) =>
  tokens.some((token) => words.some((word) => isWord(token, word)));

function openingOf(tokens: readonly Token[]): Opening {
  const [token] = tokens;
  if (holds(tokens, COMPARING)) return 'compared';
  if (['a', 'an', 'any'].some((word) => isWord(token, word))) return 'article';
  if (token?.kind === 'quoted' || isWord(token, 'the')) return 'named';
  const quantity = readQuantity(tokens, 0)?.value;
  if (quantity === undefined) return 'bare';
  if (quantity.phrase === 'none') return 'none';
  return isBare(quantity) ? 'number' : 'compared';
}

/**
 * Reads a part that leaves out subject and verb: "contains no commas and no semicolons". What is left out must be plain:
 * after "at least 3 bullet points" a bare "links" may mean at least 3 of them, or any.
 */
export function readShared(
  before: Claim,
  joined: Joined,
  tokens: readonly Token[],
): { claim: Claim; joined: Joined } | undefined {
  const { denial } = before.manner;
  if (isWord(tokens[0], 'not') || isWord(tokens[0], 'never')) {
    if (joined === 'or' || (denial !== undefined && denial !== 'not')) return undefined;
    const manner = { ...before.manner, denial: 'not' as const };
    return { claim: { ...before, negated: true, object: tokens.slice(1), manner }, joined };
  }
  // Nothing starts with one text and with another.
  const isEdge = before.relation === 'start' || before.relation === 'end';
  if ((isEdge && joined === 'and' && !before.negated) || mayBelongTogether(before.object, tokens)) return undefined;
  const claim = { ...before, object: tokens };
  const [was, is] = [openingOf(before.object), openingOf(tokens)];
  const isPlain = !(was === 'compared' && (is === 'bare' || is === 'number')) && !(was === 'number' && is === 'bare');
  // "Words or phrases in bold", "Markdown headings or tables": what is said of one may be said of both.
  const isThing = before.relation === 'have' || before.relation === 'use';
  const isShared = isThing && is === 'bare' && (holds(tokens, ATTRIBUTES) || holds(before.object, ['markdown']));
  // "Answers in English and French": one part in each, or all in both?
  const isBothAtOnce = before.relation === 'replyWholly' || (before.relation === 'reply' && joined === 'and');
  if (!isPlain || isShared || isBothAtOnce) return undefined;
  if (denial === 'avoid' || denial === 'without') return { claim, joined: 'and' };
  if (denial !== undefined) return joined === 'or' ? { claim, joined: 'and' } : undefined;
  if (was !== 'none' || is === 'none') return was === 'none' && joined === 'or' ? undefined : { claim, joined };
  // "No commas or semicolons"; "no commas and semicolons" may be meant of both together.
  return is === 'bare' && joined === 'or'
    ? { claim: { ...claim, object: [before.object[0]!, ...tokens] }, joined: 'and' }
    : undefined;
}

/**
 * Of what follows a list of quotations nobody can tell whether it belongs to the list; and of what is said after the last
 * quotation, or before the first, whether it holds for both: "contains 'a' and 'b' at least twice", "the exact phrase 'a' or 'b'".
 */
function mayBelongTogether(before: readonly Token[], tokens: readonly Token[]): boolean {
  const quotations = [before, tokens].map((part) => part.filter(({ kind }) => kind === 'quoted').length);
  const isUnsaidList = quotations[1]! > 1 && openingOf(tokens) === 'named';
  if (quotations[0]! > 1 || isUnsaidList) return true;
  if (quotations[0] === 0 || quotations[1] === 0) return false;
  const plain = withoutPlace(tokens);
  const wanted = readQuoted(before, 0)?.value;
  if (plain.at(-1)?.kind !== 'quoted' || before.at(-1)?.kind !== 'quoted' || !wanted) return true;
  return plain[0]?.kind === 'quoted' && (wanted.caseSensitive || !wanted.wholeWords);
}
