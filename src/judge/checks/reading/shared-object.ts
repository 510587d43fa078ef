import type { Joined } from '../combined.ts';
import { isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { isBare, presence } from '../quantity.ts';
import type { Claim } from './claim.ts';
import { describesParts, readPartAtEnd } from './part-phrase.ts';
import { withoutPlace } from './place.ts';
import { readQuantity } from './quantity.ts';
import { readQuoted } from './quoted-text.ts';
import { mayShareEnding } from './tools/tool-ending.ts';

/** How an object begins: with "at least three", "three", "no", "a", a quotation or "the …", or with the bare thing. */
type Opening = 'compared' | 'number' | 'none' | 'article' | 'named' | 'bare';

/** Words that compare, wherever they stand: "longer than 100 words", "a length of 100 words", "3 words or more". */
const COMPARING = [
  ...['longer', 'shorter', 'within', 'length', 'count', 'more', 'fewer', 'less', 'least', 'most', 'over', 'under'],
  ...['above', 'below', 'between', 'exactly', 'minimum', 'maximum'],
];

/** Words that begin what is said of a thing, and perhaps of the one before it too: "words or phrases in bold". */
const ATTRIBUTES = ['in', 'within', 'of', 'with', 'without', 'at', 'for', 'on', 'from', 'about', 'that', 'which', 'as'];

/** Words that add up what is joined. */
const TOGETHER = ['total', 'altogether', 'combined', 'overall', 'together'];

/** Things, and words that begin what is said of one, and perhaps goes on after "and". */
const THINGS = ['table', 'tables', 'heading', 'headings', 'block', 'blocks', 'link', 'links'];

const DESCRIBED = [
  ...['with', 'without', 'that', 'which', 'having', 'containing', 'of', 'to', 'called', 'titled', 'entitled', 'named'],
  ...['labeled', 'labelled', 'reading', 'saying'],
];

const isNamed = (token: Token | undefined, words: readonly string[]) => words.some((word) => isWord(token, word));

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

const PLACES = ['in', 'within', 'inside', 'throughout', 'across', 'from', 'of', 'by'];

const PLACED = [
  'response',
  'answer',
  'reply',
  'output',
  'message',
  'text',
  'it',
  'them',
  'assistant',
  'model',
  'agent',
];

const SEPARATED = ['separated', 'divided', 'delimited', 'split'];

/** Longer phrases, such as "in the assistant's entire response", name no other place. */
const LONGEST_PLACE = 5;

/**
 * Whether the thing of a part without a verb may belong to what ends the part before: "in the response or a heading",
 * "separated by *** or a table". "No links in the response and no tables" is plain.
 * @param said all tokens before the word that joins, their places included
 */
export function mayShareThing(before: Claim, said: readonly Token[], tokens: readonly Token[]): boolean {
  const opening = openingOf(tokens);
  if (holds(before.object, SEPARATED)) return opening !== 'none' && opening !== 'number' && opening !== 'compared';
  const isPlaced = PLACED.some((word) => isWord(said.at(-1), word)) && holds(said.slice(-LONGEST_PLACE, -1), PLACES);
  if (!isPlaced) return false;
  const isThere = !before.manner.isInverted || isWord(said[0], 'there') || openingOf(before.object) === 'none';
  return opening !== 'none' || !isThere;
}

/**
 * Reads a part that leaves out subject and verb: "contains no commas and no semicolons". What is left out must be plain:
 * after "at least 3 bullet points" a bare "links" may mean at least 3 of them, or any.
 */
export function readShared(
  before: Claim,
  joined: Joined,
  given: readonly Token[],
): { claim: Claim; joined: Joined } | undefined {
  const { denial } = before.manner;
  const tokens = withoutLink(before, withoutPlace(given));
  const repeated = withNoun(before, joined, tokens);
  if (repeated) return repeated;
  if (describesParts(before.object) || readPartAtEnd(tokens) || mayShareEnding(before, tokens)) return undefined;
  // "A table with 3 columns and a link", "a heading called 'a' or 'b'"
  if (before.object.some((token, at) => isNamed(token, THINGS) && isNamed(before.object[at + 1], DESCRIBED)))
    return undefined;
  // "A total of 5 bullets and numbered items" is their sum.
  if (holds(before.object, TOGETHER) || holds(tokens, TOGETHER) || isWord(tokens.at(-1), 'all')) return undefined;
  if (isWord(tokens[0], 'not') || isWord(tokens[0], 'never')) {
    if (joined === 'or' || (denial !== undefined && denial !== 'not')) return undefined;
    const manner = { ...before.manner, denial: 'not' as const };
    return { claim: { ...before, negated: true, object: tokens.slice(1), manner }, joined };
  }
  // Nothing starts with one text and with another.
  const isEdge = before.relation === 'start' || before.relation === 'end';
  if ((isEdge && joined === 'and' && !before.negated) || mayBelongTogether(before.object, tokens)) return undefined;
  const [was, is] = [openingOf(before.object), openingOf(tokens)];
  // "No more than 3 links or a table" may allow a table, or ask for one.
  const limit = readQuantity(before.object, 0)?.value;
  if (limit?.min === 0 && limit.max > 0 && limit.max < Infinity && is === 'article') return undefined;
  const { isFree, ...manner } = before.manner;
  // "Is without commas and under 100 words"
  const isState = isWord(tokens[0], 'in') || isWord(tokens[0], 'written');
  if (isFree && (is === 'compared' || isState)) {
    return {
      claim: { ...before, relation: 'be', negated: false, object: tokens, manner: { ...manner, denial: undefined } },
      joined,
    };
  }
  if (before.negated && (denial === 'without' || denial === 'avoid') && (is === 'compared' || is === 'none'))
    return undefined;
  const claim = { ...before, object: withLink(before, tokens) };
  // Of what the response is, nothing bare is counted: "is under 100 words and in German".
  const isBare = is === 'bare' && before.relation === 'be';
  const isPlain =
    isBare || (!(was === 'compared' && (is === 'bare' || is === 'number')) && !(was === 'number' && is === 'bare'));
  // "Words or phrases in bold", "Markdown headings or tables": what is said of one may be said of both.
  const isThing = before.relation === 'have' || before.relation === 'use';
  const isShared = isThing && is === 'bare' && (holds(tokens, ATTRIBUTES) || holds(before.object, ['markdown']));
  // "Answers in English and French": one part in each, or all in both?
  const isLinked = claim.object.length > tokens.length;
  const [first] = tokens;
  const isCase = first?.kind === 'word' && CASES.includes(first.text) && isWord(given[0], 'in');
  const isLanguages = before.relation === 'reply' && !isCase;
  const isBothAtOnce =
    before.relation === 'replyWholly' || ((isLanguages || isLinked) && joined === 'and' && !before.negated);
  if (!isPlain || isShared || isBothAtOnce) return undefined;
  if (denial === 'avoid' || denial === 'lack' || denial === 'without') return { claim, joined: 'and' };
  if (denial !== undefined) return joined === 'or' ? { claim, joined: 'and' } : undefined;
  if (was !== 'none' || is === 'none') return was === 'none' && joined === 'or' ? undefined : { claim, joined };
  // "No commas or semicolons"; "no commas and semicolons" may be meant of both together.
  return is === 'bare' && joined === 'or'
    ? { claim: { ...claim, object: [before.object[0]!, ...tokens] }, joined: 'and' }
    : undefined;
}

/** Words that begin how letters are written. */
const CASES = ['all', 'lowercase', 'uppercase', 'capital', 'capitals'];

const LINKS = ['in', 'written in'].map((phrase) => [phrase, null] as const);

/** "Is in English or German": the second with the "in" of the first. */
function withLink({ relation, object }: Claim, tokens: readonly Token[]): readonly Token[] {
  const link = relation === 'be' ? readPhrase(object, 0, LINKS) : undefined;
  const isName = tokens[0]?.kind === 'word' && /^\p{Lu}/u.test(tokens[0].raw);
  return link && isName ? [...object.slice(0, link.next), ...tokens] : tokens;
}

/** "Starts with 'a' or with 'b'", "answers in English and in lowercase": without the "with" or "in" that stands in the verb. */
function withoutLink({ relation }: Claim, tokens: readonly Token[]): readonly Token[] {
  const isEdge = (relation === 'start' || relation === 'end') && isWord(tokens[0], 'with');
  const isReply = relation === 'reply' && isWord(tokens[0], 'in');
  return isEdge || isReply ? tokens.slice(1) : tokens;
}

/**
 * "No mention of 'a' or 'b'", "any use of 'a' or 'b'": the second with the noun of the first. Of "at least 3 mentions of 'a' or
 * 'b'" nobody can tell whether they are counted together.
 */
function withNoun(
  before: Claim,
  joined: Joined,
  tokens: readonly Token[],
): { claim: Claim; joined: Joined } | undefined {
  const last = before.object.at(-1);
  const isList = joined === 'or' && tokens.length === 1 && tokens[0]?.kind === 'quoted' && last?.kind === 'quoted';
  const quantity = isList && before.object.length > 2 ? readQuantity(before.object, 0) : undefined;
  const isOf = quantity && isWord(before.object[quantity.next + 1], 'of');
  const isNone = quantity?.value.phrase === 'none';
  if (!isOf || before.object.length !== quantity.next + 3 || !(isNone || quantity.value === presence)) return undefined;
  const claim = { ...before, object: [...before.object.slice(0, -1), ...tokens] };
  return { claim, joined: isNone || before.negated ? 'and' : 'or' };
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
