import { isMark, isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';
import { readLanguage } from './language/language-names.ts';
import { readModal } from './modals.ts';
import { endsInPassive, readPassive } from './passive.ts';
import { withSharedNouns } from './shared-noun.ts';
import { readSubject } from './subject-phrase.ts';
import { type VerbForm, verbs } from './verbs.ts';

const EMPHASES = ['no more and no less', 'no more no less', 'no more or less', 'nothing more and nothing less'].map(
  (phrase) => [phrase, null] as const,
);

const INCLUSIVE = ['inclusive', 'both included', 'both inclusive'].map((phrase) => [phrase, null] as const);

/** With one of these a number is not exact, so that "no more and no less" says something else. */
const COMPARING = ['least', 'most', 'than', 'between', 'to', 'under', 'over', 'below', 'above', 'up'];

/** A condition without the words that change nothing: a further "also", "(inclusive)", "no more and no less" after a number. */
export const plainTokens = (given: readonly Token[]): readonly Token[] =>
  withoutEmphasis(withoutInclusive(withoutBoth(withoutAlso(withSharedNouns(given)))));

const FORMS = Object.keys(verbs) as VerbForm[];

/** "And also", "and it also has", "and has also": of the first thing that is said, and of a language, it says that there is another. */
const withoutAlso = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some((token) => isWord(token, 'also'))
    ? tokens.filter((token, at) => !(isWord(token, 'also') && isFurther(tokens, at)))
    : tokens;

function isFurther(tokens: readonly Token[], also: number): boolean {
  const isOfLanguage = tokens.some((token, at) => at > also && (isWord(token, 'language') || readLanguage(tokens, at)));
  if (isOfLanguage) return false;
  const joiner = tokens.findLastIndex((token, at) => at < also && (isWord(token, 'and') || isWord(token, 'but')));
  if (joiner < 1) return false;
  const subject = readSubject(tokens, joiner + 1)?.next ?? joiner + 1;
  const modal = readModal(tokens, subject, 'singular') ?? readModal(tokens, subject, 'plural');
  const start = modal?.next ?? subject;
  const verb = FORMS.map((form) => readPhrase(tokens, start, verbs[form])?.next).find((next) => next !== undefined);
  return [joiner + 1, subject, start, verb].includes(also);
}

const FRAMES = ['starts and ends', 'begins and ends', 'start and end', 'begin and end'].map(
  (phrase) => [phrase, null] as const,
);

/** "Both starts and ends with" as "starts and ends with". */
function withoutBoth(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, place) => isWord(token, 'both') && readPhrase(tokens, place + 1, FRAMES));
  return at < 0 ? tokens : tokens.toSpliced(at, 1);
}

function withoutInclusive(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, place) => readPhrase(tokens, place, INCLUSIVE));
  const found = at < 1 ? undefined : readPhrase(tokens, at, INCLUSIVE);
  if (
    !found ||
    !tokens.some((token) => isWord(token, 'between') || isWord(token, 'from') || isDash(token) || isWord(token, 'to'))
  )
    return tokens;
  const isBracketed = isMark(tokens[at - 1], '(') && isMark(tokens[found.next], ')');
  if (isBracketed) return tokens.toSpliced(at - 1, found.next - at + 2);
  const comma = isMark(tokens[at - 1], ',') ? 1 : 0;
  return found.next === tokens.length ? tokens.slice(0, at - comma) : tokens;
}

const isDash = (token: Token) => ['-', '–', '—'].some((dash) => isMark(token, dash));

function withoutEmphasis(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter((token) => !isMark(token, ','));
  const start = words.findIndex((_, at) => readPhrase(words, at, EMPHASES)?.next === words.length);
  if (start < 1) return tokens;
  const before = words.slice(0, start);
  const isExact =
    before.some((_, at) => readNumber(before, at) || isWord(before[at], 'once') || isWord(before[at], 'twice')) &&
    !COMPARING.some((word) => before.some((token) => isWord(token, word)));
  const end = tokens.indexOf(words[start]!);
  return isExact ? tokens.slice(0, isMark(tokens[end - 1], ',') ? end - 1 : end) : tokens;
}

const DENIED: Readonly<Record<'used' | 'avoided', string>> = { used: 'does not use', avoided: 'avoids' };

const JOINERS = ['and', 'or', 'nor'];

const UNCLEAR = ['or', 'both', 'either'];

/** "No commas or periods are used" as "it uses no commas or periods", so that its parts are read as any others. */
export function activeForm(tokens: readonly Token[]): readonly Token[] | undefined {
  if (tokens.some(({ kind }) => kind === 'quoted') || !endsInPassive(tokens)) return undefined;
  const at = tokens.findIndex((_, place) => place > 0 && readPassive(tokens, place));
  const passive = readPassive(tokens, at)!;
  // Another clause follows, such as "no commas are used and a table is found": it must not be dropped.
  if (passive.next < tokens.length) return undefined;
  const { relation, denial, kind } = passive.value;
  const isJoined = tokens.slice(0, at).some((token) => JOINERS.some((joiner) => isWord(token, joiner)));
  // "Links or tables are not used" may deny one of them, or both.
  const isDenied = denial !== undefined || kind === 'lack';
  const isUnclear = isDenied && UNCLEAR.some((word) => tokens.slice(0, at).some((token) => isWord(token, word)));
  if (!isJoined || isUnclear || kind === 'permission' || (relation !== 'use' && relation !== 'have')) return undefined;
  const verb = denial === undefined ? 'uses' : kind === 'lack' ? DENIED.avoided : DENIED.used;
  return [
    ...['it', ...verb.split(' ')].map((text): Token => ({ kind: 'word', text, raw: text })),
    ...tokens.slice(0, at),
  ];
}
