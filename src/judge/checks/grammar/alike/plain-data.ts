import type { Steps } from '../../../steps.ts';
import { type Token, wordList } from '../tokens.ts';
import { STEPS, sourceOf } from './data-steps.ts';
import { JSON_STEPS } from './json-steps.ts';

const compiled = (): (readonly [RegExp, string, RegExp | undefined])[] =>
  [...STEPS, ...JSON_STEPS].map(([pattern, put, beside]) => [
    new RegExp(`(?<![^ ])(?:${sourceOf(pattern)})(?![^ ])`, 'gu'),
    put,
    beside === undefined ? undefined : new RegExp(`(?<![^ ])(?:${sourceOf(beside)})(?![^ ])`, 'u'),
  ]);
let steps: ReturnType<typeof compiled> | undefined;

/**
 * Compiles the patterns, one at a time: the engine does it where one is first tried, again with the second try, and anew for texts
 * with signs beyond Latin-1. All at once would take some 250 ms.
 */
export function* preparePlainData(): Steps<void> {
  steps ??= compiled();
  for (const [pattern, , beside] of steps) {
    for (const text of ['we', 'we', '“we”', '“we”']) {
      text.search(pattern);
      beside?.test(text);
    }
    yield;
  }
}

/** So often all steps are taken: one may make room for another. */
const mostRounds = 3;

/**
 * A condition of data, code or calls of tools in the words that rules read: "the query arg of the call that the bot made", "the SQL
 * it wrote has a LIMIT on it". Every step that fits is taken, so that they combine. Undefined where none fits.
 */
export function inPlainData(tokens: readonly Token[]): readonly Token[] | undefined {
  steps ??= compiled();
  const known = new Map<string, Token>();
  const pieces = tokens.map((token, at) => {
    const piece = pieceOf(token, at);
    if (!known.has(piece)) known.set(piece, token);
    return piece;
  });
  const given = pieces.join(' ');
  let written = given;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = written;
    for (const [pattern, put, beside] of steps)
      if (written.search(pattern) >= 0 && (!beside || beside.test(written))) written = replaced(written, pattern, put);
    if (written === before) break;
  }
  if (written === given || written === '') return undefined;
  return written.split(' ').map((piece): Token => {
    const name = /^“(.+)”$/u.exec(piece)?.[1];
    const token = known.get(name ?? piece) ?? newToken(name ?? piece);
    if (name === undefined || token.kind !== 'word') return token;
    return { kind: 'quoted', text: token.raw, mark: '"' };
  });
}

/** Names that are often written in capitals, and stand for no command. */
const FORMATS = wordList('json sql csv xml yaml html url urls id ids api pdf toml tsv');

/** With names in quotation marks where `“$1”` puts several: "“name , email and id”". */
const replaced = (written: string, pattern: RegExp, put: string): string =>
  written
    .replaceAll(pattern, put)
    .replaceAll(/“([^”]+ [^”]+)”/gu, (_, row: string) =>
      row.replaceAll(/[^ ]+/gu, (piece) => (JOINERS.includes(piece) ? piece : `“${piece}”`)),
    )
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
const JOINERS = [',', 'and', 'or'];

const pieceOf = (token: Token, at: number): string =>
  token.kind === 'word'
    ? /^[\p{Lu}\d_]{2,}$/u.test(token.raw) && !FORMATS.includes(token.text)
      ? token.raw
      : token.text
    : token.kind === 'mark'
      ? token.text
      : token.kind === 'number' || token.kind === 'decimal'
        ? `${token.value}`
        : token.kind === 'quoted'
          ? `«${at}${/^[a-z]\w*_\w+$/iu.test(token.text) ? '_' : ''}»`
          : `‹${at}›`;

const newToken = (text: string): Token =>
  /^\d+$/u.test(text)
    ? { kind: 'number', value: Number(text) }
    : /^[\p{L}_]/u.test(text)
      ? { kind: 'word', text: text.toLowerCase(), raw: text }
      : { kind: 'mark', text };
