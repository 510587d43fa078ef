import type { Check } from '../../check.ts';
import { isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { presence, type Quantity } from '../../quantity.ts';
import { type Marker, postscriptsCheck } from '../../texts/postscripts.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { readQuantity } from '../quantity.ts';
import type { Relation } from '../verbs.ts';

const phrases = (list: readonly string[]) => list.map((phrase) => [phrase, null] as const);

const NOUNS = phrases(['postscript', 'post script', 'post-script', 'postscripts']);

const LETTERS = phrases(['the letters', 'the text', 'the abbreviation', 'the characters']);

const STARTING = phrases(
  [
    ...['starting', 'beginning', 'marked', 'introduced', 'labeled', 'labelled', 'that starts', 'that begins'],
    ...['which starts', 'which begins', 'that is marked', 'that is introduced', 'prefixed'],
  ].flatMap((participle) => ['with', 'by', 'as'].map((link) => `${participle} ${link}`)),
);

/** What a "P.S." may be called. */
const KINDS = phrases(['section', 'line', 'note', 'postscript', 'message']);

/** Checks whether a line begins with "P.S." or "P.P.S.", in either case and with or without blanks in it. */
export function postscripts({ relation, negated, object, isFault }: Claim): Check | undefined {
  const found = RELATIONS.includes(relation) ? readPostscript(object) : undefined;
  const asked = found && negated ? denied(found.quantity, isFault) : found?.quantity;
  return found && asked ? postscriptsCheck(found.marker, asked) : undefined;
}

const RELATIONS: readonly Relation[] = ['have', 'use', 'add', 'give'];

const ARTICLE = [['a', presence]] as const;

/** Reads "a postscript [starting with 'P.S.']", "at least one 'P.S.' [line]": the whole of it. */
function readPostscript(tokens: readonly Token[]): { quantity: Quantity; marker: Marker } | undefined {
  const quantity = readPhrase(tokens, 0, ARTICLE) ?? readQuantity(tokens, 0);
  if (!quantity || !(quantity.value.max === 0 || (quantity.value.min === 1 && quantity.value.max === Infinity)))
    return undefined;
  const noun = readPhrase(tokens, quantity.next, NOUNS);
  const marker = noun ? readStart(tokens, noun.next) : readMarker(tokens, quantity.next);
  const end = marker && (noun ? marker.next : (readPhrase(tokens, marker.next, KINDS)?.next ?? marker.next));
  return end === tokens.length ? { quantity: quantity.value, marker: marker!.value } : undefined;
}

/** Reads "starting with 'P.S.'", "(P.S.)" or nothing, which says the same. */
function readStart(tokens: readonly Token[], at: number): Reading<Marker> | undefined {
  if (isMark(tokens[at], '(')) {
    const inner = readMarker(tokens, at + 1);
    return inner && isMark(tokens[inner.next], ')') ? { ...inner, next: inner.next + 1 } : undefined;
  }
  const starting = readPhrase(tokens, at, STARTING);
  if (!starting) return { value: 'P.S.', next: at };
  return readMarker(tokens, readPhrase(tokens, starting.next, LETTERS)?.next ?? starting.next);
}

/** Reads "'P.S.'", quoted or not; "P.P.S" alike. */
function readMarker(tokens: readonly Token[], at: number): Reading<Marker> | undefined {
  const token = tokens[at];
  let written = token?.kind === 'quoted' ? token.text : '';
  let next = token?.kind === 'quoted' ? at + 1 : at;
  while (token?.kind === 'word') {
    const piece = tokens[next];
    const isLetters = piece?.kind === 'word' && /^[ps]+$/u.test(piece.text);
    if (!isLetters && !isMark(piece, '.')) break;
    written += isLetters ? piece.text : '.';
    next += 1;
  }
  const letters = /^[ps.\s]+$/iu.test(written) ? written.replace(/[.\s]/gu, '').toLowerCase() : '';
  const marker = letters === 'ps' ? 'P.S.' : letters === 'pps' ? 'P.P.S.' : undefined;
  return marker && { value: marker, next };
}
