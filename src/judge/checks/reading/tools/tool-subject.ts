import { isWord, type Token } from '../../grammar/tokens.ts';

const listed = (...lines: readonly string[]) => lines.join(' ').split(' ');

/** Words that a clause about tool calls must have: one that it is of, a verb, and one that begins a subject. */
const THINGS = listed('tool tools argument arguments parameter parameters called invoked tool_call_id');

const VERBS = listed(
  'is are was were has have must should can does do exist exists match matches conform conforms follow follows comply',
  'complies satisfy satisfies respect respects adhere adheres obey obeys fit fits validate validates pass passes violate',
  'violates break breaks deviate deviates fail fails contain contains use uses include includes provide provides give gives',
  'supply supplies specify specifies lack lacks miss misses omit omits leaves leave goes go names targets parse gets get',
  'receives receive',
);

const OPENERS = listed(
  'every each all no none a an any some one two at the its both neither tool required mandatory unknown undeclared undefined extra',
  'unexpected arguments',
);

/** After "only" these begin what is said of somebody: "only calls". */
const AGENT_VERBS = listed('calls call called calling invokes invoke uses use using makes make making');

const isOneOf = (token: Token | undefined, words: readonly string[]) => words.some((word) => isWord(token, word));

const holds = (tokens: readonly Token[], words: readonly string[]) => tokens.some((token) => isOneOf(token, words));

/** Whether a clause may be about tool calls, their arguments or the tools called: "every tool call is valid". */
export function mayBeOfCalls(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  const isOnly = isWord(first, 'only') && !isOneOf(second, AGENT_VERBS);
  const isNumber = first?.kind === 'number' && isWord(second, 'tool');
  const isName = first?.kind === 'quoted' || (first?.kind === 'word' && first.raw.includes('_'));
  const hasSubject = isOnly || isNumber || isName || isOneOf(first, OPENERS);
  return hasSubject && (holds(tokens, THINGS) || isEdgeCall(tokens)) && holds(tokens, VERBS);
}

/** "The first call" */
const isEdgeCall = ([the, edge, call]: readonly Token[]) =>
  isOneOf(the, ['the', 'its']) && isOneOf(edge, ['first', 'last', 'final']) && isWord(call, 'call');

/** Whether tool calls, or what is of them, may be what is rewarded: "[Penalize] calls to undefined tools". */
export const mayBeCalls = (tokens: readonly Token[]): boolean => holds(tokens, ['tool', 'tools']);
