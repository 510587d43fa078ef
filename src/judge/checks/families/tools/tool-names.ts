import type { ToolNames } from '../../../conversation.ts';
import type { Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Token } from '../../grammar/tokens.ts';
import { NO_TOOL_NAMES } from '../../tools/no-tool-names.ts';
import type { Share } from '../../tools/tool-order-held.ts';
import { each } from '../shape.ts';

const NAME = /^[\p{L}_][\p{L}\p{N}_.:/-]*$/u;

/** A tool as a criterion names it. */
export interface Tool {
  name: string;
  /** Whether it is marked as a name: in quotation marks, or with an underscore. */
  isMarked: boolean;
  /** Whether the conversation has such a tool; undefined where there is no conversation yet. */
  isKnown: boolean | undefined;
  /** Whether the word "tool" stands beside it. */
  isCalledTool?: true;
  /** Whether what is called by such a name can only be a tool: "send_email", where the conversation has tools, if there is one. */
  isNamedAsTool?: true;
  /** Where one call of it is spoken of: one that is made, or that there is. */
  ofOneCall?: 'made' | 'there';
  /** Where the criterion says "always". */
  isAlways?: true;
}

/** The name that a token writes, if it may be a tool's; whether a plain word is one depends on the conversation. */
export function nameOfTool(token: Token): Pick<Tool, 'name' | 'isMarked'> | undefined {
  const isWord = token.kind === 'word' && !NO_TOOL_NAMES.includes(token.text);
  const name = token.kind === 'quoted' ? token.text.replace(/\(\)$/, '') : isWord ? token.raw : undefined;
  return name !== undefined && NAME.test(name) ? { name, isMarked: !isWord || name.includes('_') } : undefined;
}

/** The same of "create_event's". */
export function ownerOfTool(token: Token): Pick<Tool, 'name' | 'isMarked'> | undefined {
  const raw = token.kind === 'word' ? /^(.+)['’]s$/u.exec(token.raw)?.[1] : undefined;
  return raw === undefined ? undefined : nameOfTool({ kind: 'word', raw, text: raw.toLowerCase() });
}

export interface Tools {
  tools: readonly Tool[];
  joined?: 'and' | 'or';
  /** Whether they are called "tools", so that all are meant as one list. */
  isList?: true;
  isBoth?: true;
  /** Of which calls of them: "any call" and "calls" may be each or one. */
  share?: Share;
}

export const isKnownTool = ({ isCalledTool, isKnown }: Tool) => isCalledTool === true || isKnown === true;
/** Of what is called, and not of what is used, which may be a text or code. */
export const isSure = (tool: Tool) => isKnownTool(tool) || tool.isNamedAsTool === true;
/** Of "the assistant", which calls nothing but tools. */
export const areOfAgent = (tools: readonly Tool[]) =>
  tools.some(isSure) || tools.every(({ isKnown }) => isKnown === undefined);
/** Whether it can be nothing but a tool that is used: e-mails, code and the like may be used, too. */
export const isPlainlyTool = ({ isMarked, isCalledTool }: Tool) => isMarked || isCalledTool === true;
export const namesOf = ({ tools }: Tools) => tools.map(({ name }) => name);

/** Where a form names tools: of "it", which may be the response, a name that is not called a tool may be of anything. */
export function ofTools(tools: readonly Tool[], isAgent: boolean, form: Said): Said | undefined {
  if (tools.some(isKnownTool)) return form;
  return isAgent && areOfAgent(tools) ? { ...form, byAgent: true } : undefined;
}

/** Every form of verbs, written as "calls|call|call|called|calling". */
export function verbs(notation: Notation, symbol: string, all: readonly string[]): void {
  for (const [at, form] of FORMS.entries())
    notation.words(
      `${symbol}<${form}>`,
      all.map((verb) => verb.split('|')[at]!),
    );
}

/** A name as a tool's, in a conversation of these tools. */
export function toolOf(named: Pick<Tool, 'name' | 'isMarked'>, known: ToolNames | undefined): Tool {
  const isNamedAsTool = named.name.includes('_') && known?.size !== 0;
  return { ...named, isKnown: known?.has(named.name), ...(isNamedAsTool && { isNamedAsTool }) };
}

/** Names of tools, and several of them. */
export function toolNames(notation: Notation): void {
  notation.kind('#tool', (token, known?: ToolNames): Tool | undefined => {
    const named = nameOfTool(token);
    if (!named || (!named.isMarked && !known?.has(named.name))) return undefined;
    return toolOf(named, known);
  });
  const asTool = (tool: Tool): Tool => ({ ...tool, isCalledTool: true });
  notation.rule('ToolName = #tool');
  notation.rule("ToolName = #tool '(' ')'", (tool: Tool) => tool);
  // A plain word is a name where the conversation has such a tool.
  notation.rule('Tool = ToolName', (tool: Tool) => (tool.isMarked || tool.isKnown ? tool : undefined));
  notation.rule('Tool = the? tool ( named | called )? ToolName', asTool);
  notation.rule('Tool = the? ToolName tool', asTool);
  notation.rule('Tool = the? function ( named | called )? ToolName', (tool: Tool) => tool);
  notation.rule('Tool = the? ToolName function', (tool: Tool) => tool);
  notation.rule('ToolRow = Tool , Tool', (a: Tool, b: Tool) => [a, b]);
  notation.rule('ToolRow = ToolRow , Tool', (all: Tool[], one: Tool) => [...all, one]);
  notation.rule('Tools = Tool', (tool: Tool) => ({ tools: [tool] }));
  for (const joined of ['and', 'or'] as const) {
    notation.rule(`ToolJoin<${joined}> = Tool ,? ${joined} Tool`, (a: Tool, b: Tool) => ({ tools: [a, b], joined }));
    notation.rule(`ToolJoin<${joined}> = ToolRow ,? ${joined} Tool`, (all: Tool[], one: Tool) => ({
      tools: [...all, one],
      joined,
    }));
    notation.rule(`ToolJoin = ToolJoin<${joined}>`);
  }
  notation.rule('Tools = ToolJoin');
  // "In this order: `a`, `b`, `c`"
  notation.rule('ToolList = ToolRow');
  notation.rule(
    'ToolList = ( ToolRow | Tool ) ,? ( and | then | and then | finally | and finally ) Tool',
    (all: Tool[] | Tool, one: Tool) => [...(Array.isArray(all) ? all : [all as Tool]), one],
  );
  const listed = (all: Tools) => ({ ...all, tools: all.tools.map(asTool), isList: true });
  notation.rule('Tools = the? tools ToolJoin', listed);
  notation.rule('Tools = the? ToolJoin tools', listed);
  notation.rule('Tools = the ToolJoin<or> tool', (all: Tools) => ({ ...all, tools: all.tools.map(asTool) }));
  notation.rule('Tools = both Tool and Tool', (a: Tool, b: Tool) => ({ tools: [a, b], joined: 'and', isBoth: true }));
  notation.rule('Tools = either Tool or Tool', (a: Tool, b: Tool) => ({ tools: [a, b], joined: 'or' }));
  verbs(notation, 'Call', [
    ...['calls|call|call|called|calling', 'invokes|invoke|invoke|invoked|invoking'],
    ...['triggers|trigger|trigger|triggered|triggering', 'executes|execute|execute|executed|executing'],
    'runs|run|run|ran|running',
  ]);
  verbs(notation, 'UseTool', [
    'uses|use|use|used|using',
    'makes use of|make use of|make use of|made use of|making use of',
    'touches|touch|touch|touched|touching',
  ]);
  verbs(notation, 'MakeCall', ['makes|make|make|made|making']);
  // A tool that is known is run, triggered or executed by being called.
  const called = ['called', 'invoked', 'triggered', 'executed', 'run'];
  const always = ['is always', 'must always be', 'should always be'];
  notation.words('IsAlwaysCalled', each(always, called));
  notation.rule('IsCalled = ( IsAlwaysCalled | IsPlainlyCalled )');
  notation.words(
    'IsPlainlyCalled',
    [
      ...['is', 'are', 'was', 'were', 'must be', 'should be', 'has to be', 'have to be', 'needs to be', 'need to be'],
      ...['gets', 'get', 'has been', 'have been', 'is actually'],
      ...['is', 'are', 'was', 'were', 'gets', 'get'].map((is) => `${is} ever`),
      ...['has ever been', 'have ever been', 'had been', 'had ever been'],
    ]
      .flatMap((is) => called.map((one) => `${is} ${one}`))
      .concat(
        'goes out',
        'go out',
        'went out',
        'is sent',
        'are sent',
        'was sent',
        'happens',
        'happened',
        'runs',
        'ran',
      ),
  );
  notation.words(
    'IsNotCalled',
    [
      ...['is', 'are', 'was', 'were'].flatMap((is) => [`${is} not`, `${is} never`]),
      ...['must', 'should', 'may', 'can'].flatMap((modal) => [`${modal} not be`, `${modal} never be`]),
      ...['does not get', 'never gets', 'do not get', 'never get', 'has not been', 'has never been'],
    ].flatMap((is) => called.map((one) => `${is} ${one}`)),
  );
  notation.words('IsOnlyCalled', [
    ...['is', 'are', 'was', 'were'].map((is) => `${is} only called`),
    'must only be called',
    'should only be called',
  ]);
  calls(notation);
}

/** Calls of a tool however they are said: "search is called", "the search tool is used", "a call to search is made". */
function calls(notation: Notation): void {
  notation.words('CallsOf', [
    'call to',
    'calls to',
    'tool call to',
    'tool calls to',
    'call of',
    'calls of',
    'tool calls of',
  ]);
  notation.words('IsMade', [
    ...['is', 'are', 'was', 'were', 'gets', 'get', 'must be', 'should be'].map((is) => `${is} made`),
    ...['happen', 'happens', 'occur', 'occurs', 'take place', 'takes place', 'shows up', 'show up', 'turns up'],
    ...['is', 'are', 'was', 'were'].flatMap((is) => [`${is} issued`, `${is} included`, `${is} present`]),
    ...['is ever made', 'are ever made', 'appears', 'appear'],
  ]);
  // A name that the conversation has may be a tool that is used, or a text.
  notation.words('IsUsed', ['is used', 'are used', 'must be used', 'should be used', 'has been used', 'is ever used']);
  notation.words('IsUsed', ['was used', 'were used', 'gets used', 'has to be used', 'needs to be used']);
  notation.words('IsNotUsed', each(each(['is', 'was', 'are', 'were'], ['not', 'never']), ['used']));
  notation.words('IsNotUsed', ['must not be used', 'should not be used', 'may not be used', 'must never be used']);
  notation.words('IsNotUsed', ['has not been used', 'has never been used', 'never gets used']);
  const used = (tool: Tool) => (isKnownTool(tool) && isPlainlyTool(tool) ? tool : undefined);
  const usedAll = (all: Tools) =>
    all.tools.every((tool) => used(tool) && (!all.joined || tool.isCalledTool)) ? all : undefined;
  const oneCall = (ofOneCall: Tool['ofOneCall']) => (tool: Tool) => (isSure(tool) ? { ...tool, ofOneCall } : undefined);
  const alone = (tool: Tool): Tools => ({ tools: [tool] });
  const always = (tool: Tool): Tool => ({ ...tool, isAlways: true });
  notation.rule('CalledTool = Tool IsPlainlyCalled');
  notation.rule('CalledTool = Tool IsAlwaysCalled', always);
  notation.rule('CalledTool = Tool IsUsed', used);
  notation.rule('CalledTool = Tool is always used', (tool: Tool) => used(tool) && always(tool));
  notation.rule('CalledTool = a CallsOf Tool IsMade', oneCall('made'));
  notation.rule('CalledTool = ThereIs a CallsOf Tool', oneCall('there'));
  notation.rule('UncalledTool = Tool IsNotCalled');
  notation.rule('UncalledTool = Tool IsNotUsed', used);
  notation.rule('CalledTools = CalledTool', alone);
  notation.rule('CalledTools = Tools IsPlainlyCalled');
  notation.rule('CalledTools = Tools IsAlwaysCalled', (all: Tools) => ({ ...all, tools: all.tools.map(always) }));
  notation.rule('UncalledTools = UncalledTool', alone);
  notation.rule('UncalledTools = Tools IsNotCalled');
  notation.rule('CallTool<F> = Call<F> Tool');
  notation.rule('CallTool<F> = UseTool<F> Tool', used);
  notation.rule('CallTool<F> = MakeCall<F> a CallsOf Tool', oneCall('made'));
  notation.rule('CallTools<F> = Call<F> Tools');
  notation.rule('CallTools<F> = UseTool<F> Tools', usedAll);
}
