import type { Check } from '../check.ts';
import { countCheck } from '../count.ts';
import type { Claim } from '../reading/claim.ts';
import { readExample } from '../reading/example.ts';
import { denied, presence } from '../reading/quantity.ts';
import { isMark, type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { snippet } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

const TITLE: readonly (readonly [string, null])[] = [['a title', null]];
const ENCLOSED: readonly (readonly [string, null])[] = ['wrapped', 'enclosed', 'surrounded', 'placed', 'put'].flatMap(
  (participle) =>
    ['in', 'inside', 'within', 'by', 'with'].flatMap((link) =>
      ['double angle brackets', 'double angular brackets'].map(
        (brackets) => [`${participle} ${link} ${brackets}`, null] as const,
      ),
    ),
);

const WRAPPED = /<<([^<>\r\n]+)>>/gu;

/** Checks whether there is a title in double angle brackets, "<<like this>>". Any other title is a model's to find. */
export function titles({ relation, negated, object }: Claim): Check | undefined {
  const title = relation === 'have' || relation === 'use' ? readPhrase(object, 0, TITLE) : undefined;
  const enclosed = title && readPhrase(object, title.next, ENCLOSED);
  if (!enclosed) return undefined;
  const example = readExample(object, enclosed.next, readWrapped);
  const asked = negated ? denied(presence) : presence;
  if ((example?.next ?? enclosed.next) !== object.length || !asked) return undefined;
  return countCheck('titles', 'titles in double angle brackets', asked, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const found = Array.from(said.text.matchAll(WRAPPED)).filter(([, inner]) => inner!.trim() !== '');
    const [first] = found;
    const quote = first && snippet(first[0], { start: 0, end: first[0].length });
    return {
      count: found.length,
      found: quote === undefined ? 'No title in double angle brackets' : `The title "${quote}"`,
      evidence: [inMessage(said.index, quote ?? null)],
    };
  });
}

/** Reads "<<title>>". */
function readWrapped(tokens: readonly Token[], at: number): Reading<null> | undefined {
  let next = afterDouble(tokens, at, '<');
  while (next !== undefined && tokens[next]?.kind === 'word') next += 1;
  const end = next === undefined ? undefined : afterDouble(tokens, next, '>');
  return end === undefined ? undefined : { value: null, next: end };
}

const afterDouble = (tokens: readonly Token[], at: number, mark: string): number | undefined =>
  isMark(tokens[at], mark) && isMark(tokens[at + 1], mark) ? at + 2 : undefined;
