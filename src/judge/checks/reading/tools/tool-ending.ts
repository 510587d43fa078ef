import { isWord, type Token } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import type { Relation } from '../verbs.ts';

/** What may stand after the name of a tool, by its words. */
const ENDINGS = {
  count: ['once', 'twice', 'thrice', 'times', 'time', 'again'],
  edge: ['first', 'last'],
  order: ['before', 'after', 'then', 'order'],
  arguments: ['with', 'without'],
} as const;

type Ending = keyof typeof ENDINGS;

const KINDS = Object.keys(ENDINGS) as Ending[];

/** Relations whose object is a tool, and those that say so much that a second has none of it. */
const OF_TOOLS: readonly Relation[] = ['call', 'pass'];

const WHOLE: readonly Relation[] = ['callOnly', 'callFirst', 'callStart'];

const NOUNS = ['tool', 'tools', 'function', 'call', 'calls'];

/**
 * Whether nobody can tell how far an ending reaches in a list of tools whose second part leaves out its verb: "calls `a` or
 * `b` more than once", "calls `a` before `b` or `c`", or what belongs together: "calls `a` and `b` or `c`". Each has an ending of
 * its own in "calls `a` twice and `b` once".
 */
export function mayShareEnding({ relation, object }: Claim, tokens: readonly Token[]): boolean {
  if (WHOLE.includes(relation)) return true;
  const areTools = OF_TOOLS.includes(relation) || (relation === 'use' && holdTool(object, tokens));
  if (!areTools) return false;
  const isNever = isWord(tokens[0], 'never');
  const isDenied = isNever || isWord(tokens[0], 'not');
  if (!isDenied && (isList(object) || isList(tokens))) return true;
  const [before, after] = [endingOf(object), endingOf(tokens)];
  if (before === after) return before === 'order' && isThen(object, tokens);
  // "Calls `a` twice but never `b`"
  if (after === undefined) return !isNever;
  // "Calls `a` before `b` and `c` twice": the third may belong to the second.
  return before === undefined || before === 'order';
}

const holdTool = (...parts: readonly (readonly Token[])[]) =>
  parts.flat().some((token) => token.kind === 'word' && (NOUNS.includes(token.text) || token.raw.includes('_')));

const isList = (tokens: readonly Token[]) =>
  ['and', 'or', 'nor'].some((joiner) => tokens.some((token) => isWord(token, joiner)));

/** "Calls `a`, then `b`, and `c`, then `d`" */
const isThen = (...parts: readonly (readonly Token[])[]) => parts.flat().some((token) => isWord(token, 'then'));

function endingOf(tokens: readonly Token[]): Ending | undefined {
  const last = tokens.findLast((token) => kindOf(token) !== undefined);
  return last && kindOf(last);
}

const kindOf = (token: Token) => KINDS.find((kind) => ENDINGS[kind].some((word) => isWord(token, word)));
