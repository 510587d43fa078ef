import { afterPhrase, isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';

const list = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, null] as const);

const ARTICLES = list(['a', 'an', 'the', 'any']);

const ADJECTIVES = list(['surrounding', 'optional', 'wrapping', 'enclosing', 'single']);

const LANGUAGES = list(['markdown', 'json', 'markdown json']);

const FENCES = list(['code fence', 'code fences', 'code block', 'code blocks', 'fence', 'fences', 'fenced code block']);

const ALLOWED = list(
  ['', 'is ', 'are '].flatMap((be) =>
    ['allowed', 'permitted', 'acceptable', 'fine', 'ok', 'okay'].map((word) => be + word),
  ),
);

const OPTIONALLY = list(
  ['optionally', 'possibly', 'with or without', 'ignoring', 'disregarding'].flatMap((adverb) =>
    ['', ' in', ' inside', ' within', ' wrapped in', ' enclosed in', ' surrounded by'].map((link) => adverb + link),
  ),
);

/** Reads "(a surrounding Markdown code fence is allowed)", ", optionally in a code block", to the end of the tokens. */
export function allowsFence(tokens: readonly Token[], at: number): boolean {
  const isBracketed = isMark(tokens[at], '(');
  const start = isBracketed || isMark(tokens[at], ',') || isMark(tokens[at], ';') ? at + 1 : at;
  const next = start > at ? (allowed(tokens, start) ?? optional(tokens, start)) : optional(tokens, start);
  if (next === undefined || (isBracketed && !isMark(tokens[next], ')'))) return false;
  return (isBracketed ? next + 1 : next) === tokens.length;
}

function allowed(tokens: readonly Token[], at: number): number | undefined {
  const fence = afterFence(tokens, at);
  return fence === undefined ? undefined : readPhrase(tokens, fence, ALLOWED)?.next;
}

function optional(tokens: readonly Token[], at: number): number | undefined {
  const adverb = readPhrase(tokens, at, OPTIONALLY);
  return adverb && afterFence(tokens, adverb.next);
}

function afterFence(tokens: readonly Token[], at: number): number | undefined {
  const skip = (place: number, table: typeof ARTICLES) => readPhrase(tokens, place, table)?.next ?? place;
  const fence: Reading<null> | undefined = readPhrase(
    tokens,
    skip(skip(skip(at, ARTICLES), ADJECTIVES), LANGUAGES),
    FENCES,
  );
  return fence && (afterPhrase(tokens, fence.next, 'around it') ?? fence.next);
}
