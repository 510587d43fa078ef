import { isMark, isWord, type Reading, type Token } from '../reading/tokens.ts';

/** A tool as a criterion names it. */
export interface NamedTool {
  name: string;
  /** Whether the word "tool" stands beside the name, so that nothing else can be meant. */
  calledTool: boolean;
}

const NAME = /^[\p{L}_][\p{L}\p{N}_.:/-]*$/u;

/**
 * Reads the name of a tool: "`search`", "the tool 'search'", "the `search` tool". A plain word ("the search tool") is a name
 * only when the conversation knows such a tool: "the right tool" names none.
 */
export function readToolName(
  tokens: readonly Token[],
  at: number,
  known: ReadonlySet<string>,
): Reading<NamedTool> | undefined {
  const start = isWord(tokens[at], 'the') ? at + 1 : at;
  if (isNoun(tokens[start])) {
    const linked = ['named', 'called'].some((word) => isWord(tokens[start + 1], word)) ? start + 2 : start + 1;
    const name = nameAt(tokens, linked, known);
    return name && { value: { name: name.value, calledTool: isTool(tokens[start]) }, next: name.next };
  }
  const name = nameAt(tokens, start, known);
  if (!name) return undefined;
  if (isNoun(tokens[name.next])) {
    return { value: { name: name.value, calledTool: isTool(tokens[name.next]) }, next: name.next + 1 };
  }
  const isMarked = tokens[start]?.kind === 'quoted' || name.value.includes('_');
  return isMarked && start === at ? { value: { name: name.value, calledTool: false }, next: name.next } : undefined;
}

const isTool = (token: Token | undefined) => isWord(token, 'tool');
const isNoun = (token: Token | undefined) => isTool(token) || isWord(token, 'function');

/** Words beside "tool" that are no names, also where the conversation has a tool of that name. */
export const NO_TOOL_NAMES: readonly string[] = ['a', 'an', 'any', 'no', 'one', 'the'];

function nameAt(tokens: readonly Token[], at: number, known: ReadonlySet<string>): Reading<string> | undefined {
  const token = tokens[at];
  if (token?.kind === 'quoted') {
    const name = token.text.replace(/\(\)$/, '');
    return NAME.test(name) ? { value: name, next: at + 1 } : undefined;
  }
  if (
    token?.kind !== 'word' ||
    !(known.has(token.raw) || token.raw.includes('_')) ||
    NO_TOOL_NAMES.includes(token.text)
  )
    return undefined;
  const hasParentheses = isMark(tokens[at + 1], '(') && isMark(tokens[at + 2], ')');
  return { value: token.raw, next: hasParentheses ? at + 3 : at + 1 };
}
