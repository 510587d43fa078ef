import type { Check } from '../check.ts';
import { countCheck } from '../count.ts';
import type { Claim } from '../reading/claim.ts';
import { denied, presence } from '../reading/quantity.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

type Marker = 'P.S.' | 'P.P.S.';

/** Marks of emphasis and lists may stand before it on its line. Without full stops it is in capitals: "Ps 23" is a psalm. */
const WRITTEN: Record<Marker, RegExp> = {
  'P.S.': /^[\s>*_~#("'“-]*(?:[pP]\.\s?[sS]\b|PS(?=[.,:;!*_–—-]|\s+\D|\s*$))/u,
  'P.P.S.': /^[\s>*_~#("'“-]*(?:[pP]\.\s?[pP]\.\s?[sS]\b|PPS(?=[.,:;!*_–—-]|\s+\D|\s*$))/u,
};

const NOUNS: readonly (readonly [string, null])[] = ['a postscript', 'a post script', 'a post-script'].map((noun) => [
  noun,
  null,
]);
const STARTING: readonly (readonly [string, null])[] = [
  'starting',
  'beginning',
  'marked',
  'introduced',
  'that starts',
  'that begins',
].flatMap((participle) => ['with', 'by'].map((link) => [`${participle} ${link}`, null] as const));

/** Checks whether a line begins with "P.S." or "P.P.S.", in either case and with or without blanks in it. */
export function postscripts({ relation, negated, object }: Claim): Check | undefined {
  const isHeld = relation === 'have' || relation === 'use';
  const noun = isHeld ? readPhrase(object, 0, NOUNS) : undefined;
  const aMarker = isHeld && isWord(object[0], 'a') ? readMarker(object, 1) : undefined;
  const starting = noun && readPhrase(object, noun.next, STARTING);
  const marker = starting
    ? readMarker(object, starting.next)
    : noun
      ? { value: 'P.S.' as const, next: noun.next }
      : aMarker;
  const asked = negated ? denied(presence) : presence;
  if (marker?.next !== object.length || !asked) return undefined;
  const { value } = marker;
  return countCheck('postscripts', `lines that begin with "${value}"`, asked, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const found = said.text.split(/[\r\n]/).filter((line) => WRITTEN[value].test(line));
    const quote = found[0] === undefined ? null : beginning(found[0]).replace(/…$/u, '');
    return {
      count: found.length,
      found: quote === null ? `No line begins with "${value}"` : `A line begins "${quote}"`,
      evidence: [inMessage(said.index, quote)],
    };
  });
}

/** Reads "'P.S.'", quoted or not; "P.P.S" alike. */
function readMarker(tokens: readonly Token[], at: number): Reading<Marker> | undefined {
  const token = tokens[at];
  let written = token?.kind === 'quoted' ? token.text : '';
  let next = token?.kind === 'quoted' ? at + 1 : at;
  while (token?.kind === 'word' && (tokens[next]?.kind === 'word' || isMark(tokens[next], '.'))) {
    written += (tokens[next] as { text: string }).text;
    next += 1;
  }
  const letters = /^[ps.\s]+$/iu.test(written) ? written.replace(/[.\s]/gu, '').toLowerCase() : '';
  const marker = letters === 'ps' ? 'P.S.' : letters === 'pps' ? 'P.P.S.' : undefined;
  return marker && { value: marker, next };
}
