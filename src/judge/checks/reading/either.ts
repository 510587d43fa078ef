import { isWord, type Token } from '../grammar/tokens.ts';
import { readPassive } from './passive.ts';

/** Words that deny by their meaning. */
const AVOIDING = [
  ...['avoid', 'avoids', 'avoided', 'avoiding', 'lack', 'lacks', 'lacked', 'lacking', 'free', 'devoid', 'clear'],
  ...['omit', 'omits', 'omitted', 'omitting', 'miss', 'misses', 'missing', 'refrain', 'refrains', 'refraining'],
];

/**
 * Whether "either" stands where it may mean one of two denials, or both: "avoids either links or tables", "has either no links
 * or tables", "either links or tables are not used". "Does not have either links or tables" is plain.
 */
export function mayDenyEither(tokens: readonly Token[]): boolean {
  const either = tokens.findIndex((token) => isWord(token, 'either'));
  if (either < 0) return false;
  const isAvoided = tokens.slice(0, either).some((token) => AVOIDING.some((word) => isWord(token, word)));
  return isAvoided || isWord(tokens[either + 1], 'no') || tokens.some((_, at) => at > either && isDenied(tokens, at));
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  const verb = readPassive(tokens, at)?.value;
  return verb !== undefined && (verb.denial !== undefined || verb.kind === 'lack');
}
