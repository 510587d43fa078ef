import type { Check } from '../../check.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { secureCheck, type Target, targetCheck, targetOf } from '../../markdown/link-targets.ts';
import { presence } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { withoutPlace } from '../place.ts';
import { readQuantity } from '../quantity.ts';

const phrases = (list: readonly string[]) => list.map((phrase) => [phrase, null] as const);

/** Checks on where links lead: "contains a link to example.com", "all links use https". */
export const linkTargets = (claim: Claim): Check | undefined => linkTo(claim) ?? allSecure(claim);

const ALL = phrases(
  ['all', 'all the', 'all its', 'all of the', 'all of its', 'every', 'each'].flatMap((share) =>
    ['link', 'links', 'hyperlink', 'hyperlinks', 'url', 'urls'].map((noun) => `${share} ${noun}`),
  ),
);

const USES = phrases(
  [
    'use',
    'uses',
    'must use',
    'should use',
    'are',
    'is',
    'start with',
    'starts with',
    'begin with',
    'begins with',
  ].flatMap((verb) => (verb.includes('use') ? [verb, `${verb} the`] : [verb])),
);

/** "[all] links [in the response] use https" */
function allSecure({ relation, object }: Claim): Check | undefined {
  if (relation !== 'each') return undefined;
  const tokens = withoutPlace(object);
  const all = readPhrase(tokens, 0, ALL);
  const uses = all && readPhrase(tokens, all.next, USES);
  const last = uses && tokens[uses.next];
  const isQuoted = last?.kind === 'quoted' && /^https(?::\/\/)?$/iu.test(last.text);
  if (!uses || !(isQuoted || isWord(last, 'https'))) return undefined;
  const next = isWord(tokens[uses.next + 1], 'protocol') ? uses.next + 2 : uses.next + 1;
  return next === tokens.length ? secureCheck() : undefined;
}

const TO = phrases(['link to', 'links to', 'hyperlink to', 'hyperlinks to', 'url to', 'urls to']);

const ARTICLES = [
  ['a', presence],
  ['an', presence],
] as const;

/** "a link to example.com", "no links to 'https://example.com/docs'" */
function linkTo({ about, relation, negated, object }: Claim): Check | undefined {
  if (typeof about === 'object' || (relation !== 'have' && relation !== 'use' && relation !== 'give')) return undefined;
  const tokens = withoutPlace(object);
  const quantity = readPhrase(tokens, 0, ARTICLES) ?? readQuantity(tokens, 0) ?? { value: presence, next: 0 };
  const to = readPhrase(tokens, quantity.next, TO);
  const target = to && readTarget(tokens, to.next);
  if (target?.next !== tokens.length) return undefined;
  const asked = negated ? denied(quantity.value) : quantity.value;
  return asked && targetCheck(target.value, asked);
}

/** Reads "example.com", as a quotation or as it is. */
function readTarget(tokens: readonly Token[], at: number): Reading<Target> | undefined {
  const first = tokens[at];
  let next = at + 1;
  let written = first?.kind === 'quoted' ? first.text : first?.kind === 'word' ? first.raw : '';
  if (first?.kind === 'word')
    for (let dot = tokens[next]; isMark(dot, '.'); dot = tokens[next]) {
      const part = tokens[next + 1];
      if (part?.kind !== 'word') return undefined;
      written += `.${part.raw}`;
      next += 2;
    }
  const target = targetOf(written);
  return target && { value: target, next };
}
