import { isWord, type Token } from '../grammar/tokens.ts';
import type { Claim } from '../reading/claim.ts';
import type { PartKind, ResponsePart } from '../reading/part-names.ts';

const BULLET = /^[-*+•‣◦–—](?:\s|$)/u;
const NUMBER = /^\d+[.)]?(?:\s|$)/u;
const HASHES = /^#{1,6}(?:\s|$)/u;

/** What begins such a part in Markdown and is no part of its text. */
const MARKERS: Partial<Record<PartKind, readonly RegExp[]>> = {
  bullet: [BULLET],
  numbered: [NUMBER],
  item: [BULLET, NUMBER],
  heading: [HASHES],
};

/**
 * Whether a claim may speak of a part's marker: "each bullet point starts with '-'". The checks see only the text after it,
 * so that the claim would never hold.
 */
export function mayBeMarker({ about, object }: Claim & { about: ResponsePart }): boolean {
  const markers = MARKERS[about.kind];
  if (!markers) return false;
  return object.some((token, at) => isMarker(token, markers) || isDigit(object, at, about.kind));
}

function isMarker(token: Token, markers: readonly RegExp[]): boolean {
  if (token.kind === 'quoted') return markers.some((marker) => marker.test(token.text));
  // What a pattern finds at the beginning of a line is the marker, or what follows it.
  return token.kind === 'pattern' && token.source.startsWith('^');
}

/** Whether a text is, or begins with, the marker of such a part. */
export const beginsAsMarker = (kind: PartKind, text: string): boolean =>
  MARKERS[kind]?.some((marker) => marker.test(text)) ?? false;

/** "Each numbered item starts with a digit" */
const isDigit = (tokens: readonly Token[], at: number, kind: PartKind) =>
  (kind === 'numbered' || kind === 'item') && isWord(tokens[at], 'digit');
