import { isWord, type Token } from '../../grammar/tokens.ts';
import type { PartKind } from '../../parts/part-kind.ts';
import { MARKERS } from '../../parts/part-marker.ts';
import type { Claim } from '../claim.ts';
import type { ResponsePart } from '../part-names.ts';

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

/** "Each numbered item starts with a digit" */
const isDigit = (tokens: readonly Token[], at: number, kind: PartKind) =>
  (kind === 'numbered' || kind === 'item') && isWord(tokens[at], 'digit');
