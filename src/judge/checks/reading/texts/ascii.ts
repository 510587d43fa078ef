import type { Check } from '../../check.ts';
import { readPhrase, type Token } from '../../grammar/tokens.ts';
import { matchPlaces, placeCountCheck } from '../../place-count.ts';
import { presence, type Quantity } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';
import { denied } from '../denied.ts';
import type { Relation } from '../verbs.ts';

const NOT_ASCII = {
  singular: 'non-ASCII character',
  plural: 'non-ASCII characters',
  aliases: ['non-ascii character', 'non-ascii characters'],
  isLength: false,
};

const asciiCheck = (asked: Quantity): Check =>
  placeCountCheck('ascii', NOT_ASCII, asked, (text) => matchPlaces(text, /[^\0-\x7f]/gu));

const only = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, null] as const);

const NAMES = ['ascii characters', 'ascii', 'ascii text'];

const ONLY = only(
  ['only', 'solely', 'exclusively', 'nothing but'].flatMap((word) => NAMES.map((name) => `${word} ${name}`)),
);

const PLAIN = only(NAMES);

/** How "only ASCII characters" is said with each verb. */
const SAID: Partial<Record<Relation, readonly (readonly [string, null])[]>> = {
  have: ONLY,
  use: ONLY,
  consist: ONLY,
  useOnly: PLAIN,
  solely: PLAIN,
  be: only(['ascii-only', 'ascii only', 'pure ascii', 'plain ascii', 'only ascii', 'only ascii characters']),
};

/** Checks whether, or how many, characters are beyond ASCII: "contains only ASCII characters", "has no non-ASCII characters". */
export function ascii(claim: Claim): Check | undefined {
  const asked = isOnly(claim) ? denied(presence) : readContents(claim, NOT_ASCII);
  return asked && asciiCheck(asked);
}

const isOnly = ({ relation, negated, object }: Claim): boolean =>
  !negated && endOf(object, SAID[relation] ?? []) === object.length;

const endOf = (tokens: readonly Token[], table: readonly (readonly [string, null])[]) =>
  readPhrase(tokens, 0, table)?.next;
