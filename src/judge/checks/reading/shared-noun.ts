import { FORMATS, SAID_OF, UNFORMATTED } from '../grammar/shared-nouns.ts';
import { isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import type { Claim } from './claim.ts';
import { readQuantity } from './quantity.ts';

/** Words that are told apart by what stands before them: "question or exclamation marks" names two marks. */
const COMPOUNDS: readonly { modifiers: readonly string[]; heads: readonly string[] }[] = [
  { modifiers: ['question', 'exclamation'], heads: ['mark', 'marks'] },
  { modifiers: ['dollar', 'percent', 'percentage'], heads: ['sign', 'signs'] },
  { modifiers: ['em', 'en'], heads: ['dash', 'dashes'] },
  { modifiers: ['square', 'curly'], heads: ['bracket', 'brackets'] },
];
/** Of these also things by themselves, so that "a question or an exclamation mark" is unclear. */
const ALONE = ['question', 'percentage'];
const JOINERS = ['or', 'and', 'nor'];

const isOneOf = (token: Token | undefined, words: readonly string[]) => words.some((word) => isWord(token, word));

/** Writes "a question or exclamation mark" as "a question mark or an exclamation mark". */
export function withSharedNouns(tokens: readonly Token[]): readonly Token[] {
  const found = tokens.findIndex((_, at) => headAfter(tokens, at) !== undefined);
  const head = found < 0 ? undefined : headAfter(tokens, found);
  if (!head) return tokens;
  const isOne = isOneOf(tokens[found - 1], ARTICLES) && !isOneOf(tokens[found + 2], ARTICLES);
  const joiner = tokens[found + 1]!;
  const written = [
    ...tokens.slice(0, found + 1),
    head,
    joiner,
    ...(isOne ? [ARTICLE] : []),
    ...tokens.slice(found + 2),
  ];
  return withSharedNouns(written);
}

const ARTICLES = ['a', 'an'];
const ARTICLE: Token = { kind: 'word', text: 'a', raw: 'a' };

/** The noun that a word shares with the one that "or" joins to it. */
function headAfter(tokens: readonly Token[], at: number): Token | undefined {
  const group = COMPOUNDS.find(({ modifiers }) => isOneOf(tokens[at], modifiers));
  if (!group || !isOneOf(tokens[at + 1], JOINERS)) return undefined;
  const hasArticle = isOneOf(tokens[at + 2], ARTICLES);
  if (hasArticle && isOneOf(tokens[at], ALONE)) return undefined;
  const other = at + (hasArticle ? 3 : 2);
  const head = isOneOf(tokens[other], group.modifiers) ? tokens[other + 1] : undefined;
  // "A question and exclamation marks": one of them, and several of the other.
  const isMany = head?.kind === 'word' && head.text.endsWith('s');
  if (isMany && (hasArticle || isOneOf(tokens[at - 1], ARTICLES))) return undefined;
  if (isOneOf(head, group.heads)) return head;
  // "Exclamation point" is a name of its own; "question point" is none.
  const isPoint = isWord(tokens[other], 'exclamation') && isOneOf(head, ['point', 'points']);
  const mark = isWord(head, 'points') ? 'marks' : 'mark';
  return isPoint ? { kind: 'word', text: mark, raw: mark } : undefined;
}

/** Words that go on after a noun. */
const AFTER_NOUN =
  'in of with without that which at for from on to longer shorter over under between is are was within per'.split(' ');
const DETERMINERS = ['a', 'an', 'any', 'the'].map((word) => [word, null] as const);

/** A part of a joined condition, and whether it leaves out its verb. */
interface Part {
  claim: Claim;
  isShared: boolean;
  tokens: readonly Token[];
}

/** Of what they are said, they are said of what "or" joins to it, too: "no duplicate lines or sentences". */
const OF_ALL = ['duplicate', 'duplicated', 'repeated', 'identical'];
const saysOfAll = (tokens: readonly Token[]) => tokens.some((token) => isOneOf(token, OF_ALL));

/** "/a/ or /b/ twice": the last one, each, or together? */
const countsTimes = (tokens: readonly Token[]) => isOneOf(tokens.at(-1), ['once', 'twice', 'thrice', 'times']);

/** Whether the noun, the adjective or the count of a part without a verb may be said of those beside it, too. */
export const haveUnclearNoun = (parts: readonly Part[]): boolean =>
  parts.some(({ isShared, tokens }, at) => {
    if (!isShared) return false;
    const head = parts.slice(0, at).findLastIndex((part) => !part.isShared);
    return parts
      .slice(head, at)
      .some(
        ({ claim: { object } }) =>
          mayShareNoun(object, tokens) ||
          (saysOfAll(object) && !saysOfAll(tokens)) ||
          (countsTimes(tokens) && !countsTimes(object)),
      );
  });

/**
 * Whether the noun that ends a part without a verb may be said of the part before, too: "an HTML or Markdown table", "number or
 * bullet points", "a question or full stop". "Questions or exclamation marks" is plain.
 */
function mayShareNoun(before: readonly Token[], tokens: readonly Token[]): boolean {
  const thing = before.at(-1);
  if (thing?.kind !== 'word' || /s$/.test(thing.text)) return false;
  const start = readQuantity(tokens, 0)?.next ?? readPhrase(tokens, 0, DETERMINERS)?.next ?? 0;
  const end = tokens.findIndex((token, at) => at > start && (token.kind !== 'word' || AFTER_NOUN.includes(token.text)));
  const name = tokens.slice(start, end < 0 ? tokens.length : end);
  const head = name.at(-1);
  if (name.length < 2 || head?.kind !== 'word' || name.some((token) => isWord(token, thing.text))) return false;
  const of = head.text.replace(/s$/, '');
  if (FORMATS.includes(thing.text)) return !UNFORMATTED.includes(of);
  return SAID_OF.some(([things, heads]) => things.includes(thing.text) && heads.includes(of));
}
