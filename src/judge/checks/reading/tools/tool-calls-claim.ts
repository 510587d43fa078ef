import { isMark, isWord, type Token } from '../../grammar/tokens.ts';
import type { Aspect } from '../../tools/tool-call-faults.ts';
import type { CallsClaim } from '../../tools/tool-calls-claim.ts';
import type { Meaning } from '../phrases.ts';
import type { Said } from './tool-call-nouns.ts';

/** That something holds of every call; that no call, or that one, has a fault. */
export const everyCall = (aspect: Aspect): CallsClaim => ({ aspects: [aspect], wantsFault: false, needsCall: true });

export const noCall = (aspect: Aspect): CallsClaim => ({ aspects: [aspect], wantsFault: false, needsCall: false });

export const someCall = (aspect: Aspect): CallsClaim => ({ aspects: [aspect], wantsFault: true, needsCall: false });

/** Of which calls something is said. `bare`: of calls as such, "tool calls that …". */
export type Share = 'every' | 'none' | 'some' | 'bare';

type Joined = 'and' | 'or' | undefined;

/** Undefined where nobody can tell: "no tool call is valid", "every tool call lacks a required argument". */
function claimOf(share: Share, said: readonly Said[], joined: Joined): CallsClaim | undefined {
  const isFault = said[0]!.isFault;
  if (said.some((one) => one.isFault !== isFault)) return undefined;
  // What holds of a call holds with "and"; of faults "or" leaves one enough.
  if (joined !== undefined && joined !== (isFault ? 'or' : 'and')) return undefined;
  const wantsFault = isFault && (share === 'some' || share === 'bare');
  const isPlain = share === 'bare' || (share === 'every' ? !isFault : isFault);
  const needsCall = !isFault;
  return isPlain ? { aspects: said.map(({ aspect }) => aspect), wantsFault, needsCall } : undefined;
}

/** Reads several things that are said of the same calls, joined by "and" or by "or", to the last word. */
function joinedFrom(tokens: readonly Token[], at: number, meaning: Meaning<Said>): { said: Said[]; joined: Joined }[] {
  return meaning(tokens, at).flatMap(({ value, next }) => {
    if (next === tokens.length) return [{ said: [value], joined: undefined }];
    const comma = isMark(tokens[next], ',') ? 1 : 0;
    const word = (['and', 'or'] as const).find((one) => isWord(tokens[next + comma], one));
    const start = next + comma + (word ? 1 : 0);
    if (start === next) return [];
    return joinedFrom(tokens, start, meaning).flatMap((rest) => {
      const isAlike = word === undefined ? rest.joined !== undefined : [undefined, word].includes(rest.joined);
      return isAlike ? [{ said: [value, ...rest.said], joined: word ?? rest.joined }] : [];
    });
  });
}

/** The claim of a sentence that says of a share of the calls what follows; undefined unless every word is understood. */
export function readSaid(
  tokens: readonly Token[],
  subject: Meaning<Share>,
  predicate: Meaning<Said>,
): CallsClaim | undefined {
  for (const { value: share, next } of subject(tokens, 0)) {
    for (const { said, joined } of joinedFrom(tokens, next, predicate)) {
      const claim = claimOf(share, said, joined);
      if (claim) return claim;
    }
  }
  return undefined;
}

/** The first meaning that reaches the last word. */
export const readWholly = <T>(tokens: readonly Token[], meaning: Meaning<T>): T | undefined =>
  meaning(tokens, 0).find(({ next }) => next === tokens.length)?.value;
