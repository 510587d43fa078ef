import { isWord, type Token } from '../grammar/tokens.ts';
import type { Claim } from './claim.ts';

/** "The entire response is in German" as "is entirely in German"; whether "is not" denies all or a part of it nobody can tell. */
export function throughout(claim: Claim | undefined): Claim | undefined {
  // "The entire response matches /…/" as "fully matches /…/".
  if (claim?.relation === 'match' && claim.object.every(({ kind }) => kind !== 'json'))
    return { ...claim, relation: 'matchWholly', manner: { ...claim.manner, isThroughout: true } };
  if (claim?.relation !== 'be') return claim;
  const [first] = claim.object;
  const isState = first?.kind === 'word' && STATES.includes(first.text);
  if (!isState || claim.object.some((token) => isWord(token, 'json'))) return claim;
  return { ...claim, object: [ENTIRELY, ...claim.object], manner: { ...claim.manner, isThroughout: true } };
}

/** What begins a state that may hold of a part alone. */
const STATES = ['in', 'written', 'wrapped', 'enclosed', 'surrounded', 'valid', 'lowercase', 'uppercase'];
const ENTIRELY: Token = { kind: 'word', text: 'entirely', raw: 'entirely' };
