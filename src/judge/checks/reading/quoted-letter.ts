import { isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { readQuantity } from './quantity.ts';

const NAMES: readonly (readonly [string, 'letter' | 'capital' | 'lowercase' | 'sign'])[] = [
  ['the letter', 'letter'],
  ...['capital', 'uppercase', 'upper-case', 'upper case'].map((name) => [`the ${name} letter`, 'capital'] as const),
  ...['lowercase', 'lower-case', 'lower case', 'small'].map((name) => [`the ${name} letter`, 'lowercase'] as const),
  ['the character', 'sign'],
  ['the symbol', 'sign'],
];

/**
 * Writes a letter or sign that is named as a quotation: "the letter q" as 'the letter "q"', "the character #" and 'the letter
 * "#"' as 'the character "#"', "the capital letter q" as 'the exact letter "Q"'. Undefined when there is none, or it is
 * written so already.
 */
export function quoteLetter(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex((token) => isWord(token, 'the'));
  const name = at < 0 ? undefined : readPhrase(tokens, at, NAMES);
  const named = name && tokens[name.next];
  const written = named && writtenOut(name.value, named, tokens.slice(name.next + 1));
  return written && [...tokens.slice(0, at), ...written, ...tokens.slice(name.next + 1)];
}

function writtenOut(kind: (typeof NAMES)[number][1], named: Token, rest: readonly Token[]): Token[] | undefined {
  const isQuoted = named.kind === 'quoted' && named.mark !== '`';
  const sign = signOf(named);
  const letter = letterOf(named);
  if (kind === 'sign') return sign === undefined || isQuoted ? undefined : [...words('the character'), quote(sign)];
  if (kind === 'letter') {
    if (sign !== undefined) return [...words('the character'), quote(sign)];
    return letter === undefined || isQuoted ? undefined : [...words('the letter'), quote(letter)];
  }
  // What "(ignoring case)" means after "the capital letter", nobody can tell.
  if (letter === undefined || rest.some((token) => token.kind === 'word' && token.text.includes('case')))
    return undefined;
  return [...words('the exact letter'), quote(kind === 'capital' ? letter.toUpperCase() : letter.toLowerCase())];
}

/** Writes "at least 4 # symbols" as 'at least 4 occurrences of the character "#"'. */
export function quoteSigns(tokens: readonly Token[]): Token[] | undefined {
  const quantity = readQuantity(tokens, 0);
  const sign = quantity && signAt(tokens, quantity.next);
  const noun = sign && readPhrase(tokens, sign.next, SIGNS);
  if (!noun) return undefined;
  const start = [...tokens.slice(0, quantity.next), ...words('occurrences of the character')];
  return [...start, quote(sign.value), ...tokens.slice(noun.next)];
}

const SIGNS = ['character', 'characters', 'symbol', 'symbols', 'sign', 'signs'].map((noun) => [noun, null] as const);

function signAt(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const sign = signOf(tokens[at]);
  return sign === undefined ? undefined : { value: sign, next: at + 1 };
}

function signOf(token: Token | undefined): string | undefined {
  const isSign = token?.kind === 'mark' || (token?.kind === 'quoted' && /^[\p{P}\p{S}]$/u.test(token.text));
  return isSign ? token.text : undefined;
}

function letterOf(token: Token): string | undefined {
  const letter = token.kind === 'word' ? token.raw : token.kind === 'quoted' ? token.text : '';
  return /^\p{L}$/u.test(letter.normalize('NFC')) ? letter : undefined;
}

const words = (phrase: string): Token[] => phrase.split(' ').map((word) => ({ kind: 'word', text: word, raw: word }));
const quote = (character: string): Token => ({ kind: 'quoted', text: character, mark: '"' });
