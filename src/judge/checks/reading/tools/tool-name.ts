import type { ToolNames } from '../../../conversation.ts';
import { isMark, isWord, type Reading, type Token } from '../../grammar/tokens.ts';
import { NO_TOOL_NAMES } from '../../tools/no-tool-names.ts';
import type { NamedTool, ToolList } from '../../tools/tool-name.ts';
import type { Claim } from '../claim.ts';

/** What a family knows of tools when it reads a claim. */
export interface ToolContext {
  about: Claim['about'];
  /** The tools that the conversation defines or calls. */
  known: ToolNames;
  /** Whether there is a conversation to know them from. */
  isKnown: boolean;
}

export const toolContext = ({ about }: Claim, known: ToolNames | undefined): ToolContext => ({
  about,
  known: known ?? new Set<string>(),
  isKnown: known !== undefined,
});

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

/** "Calls the `map` function" may speak of code, unless the conversation has such a tool. */
export const namesTool = ({ name, calledTool }: NamedTool, { known }: ToolContext) => calledTool || known.has(name);

/** Whether several names are of tools: what stands beside a tool that the conversation has is one, too. */
export const areTools = (tools: readonly NamedTool[], context: ToolContext) =>
  tools.some((tool) => namesTool(tool, context)) || (context.about === 'agent' && !context.isKnown);

/** Reads "`a`, `b` and `c`", "the tools `a` and `b`", "the `a` and `b` tools", "the `a` or `b` tool", or one alone. */
export function readToolList(tokens: readonly Token[], at: number, known: ToolNames): Reading<ToolList> | undefined {
  const heading = isWord(tokens[at], 'the') ? at + 1 : at;
  const isHeaded = isPlural(tokens[heading]);
  const plain: typeof readToolName = (_, from) => asNamed(nameAt(tokens, from, known));
  const listed = isHeaded
    ? readList(tokens, heading + 1, known, plain)
    : (readList(tokens, at, known, readToolName) ?? readList(tokens, heading, known, plain));
  if (!listed) return undefined;
  const { tools, joined } = listed.value;
  // "The `a` or `b` tool"
  const isOne = joined === 'or' && isNoun(tokens[listed.next]);
  const isFollowed = joined !== undefined && (isPlural(tokens[listed.next]) || isOne);
  if (isHeaded && joined === undefined) return undefined;
  if (!isHeaded && !isFollowed) return readList(tokens, at, known, readToolName);
  const noun = tokens[isHeaded ? heading : listed.next];
  const calledTool = isWord(noun, 'tools') || isTool(noun);
  const named = tools.map(({ name }) => ({ name, calledTool }));
  return { value: { tools: named, joined }, next: listed.next + (isFollowed ? 1 : 0) };
}

function readList(
  tokens: readonly Token[],
  at: number,
  known: ToolNames,
  readItem: typeof readToolName,
): Reading<ToolList> | undefined {
  const first = readItem(tokens, at, known);
  if (!first) return undefined;
  const tools = [first.value];
  let { next } = first;
  let joined: ToolList['joined'];
  // After a word that joins the list ends with the next one.
  while (joined === undefined) {
    const comma = isMark(tokens[next], ',') ? 1 : 0;
    const word = (['and', 'or'] as const).find((one) => isWord(tokens[next + comma], one));
    const start = next + comma + (word ? 1 : 0);
    const item = start > next ? readItem(tokens, start, known) : undefined;
    if (!item) break;
    tools.push(item.value);
    next = item.next;
    joined = word;
  }
  return tools.length > 1 && joined === undefined
    ? { value: { tools: [first.value], joined }, next: first.next }
    : { value: { tools, joined }, next };
}

const asNamed = (name: Reading<string> | undefined) =>
  name && { value: { name: name.value, calledTool: false }, next: name.next };

const isPlural = (token: Token | undefined) => isWord(token, 'tools') || isWord(token, 'functions');

const isTool = (token: Token | undefined) => isWord(token, 'tool');

const isNoun = (token: Token | undefined) => isTool(token) || isWord(token, 'function');

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
