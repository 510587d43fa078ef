import type { ToolNames } from '../../conversation.ts';
import type { Check } from '../check.ts';
import { and, type Fact, type Form, OPEN, or, type Said } from '../form.ts';
import { FORMS } from '../grammar/lexicon.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { NO_TOOL_NAMES } from '../tools/no-tool-names.ts';
import { tools as family } from '../tools/tools.ts';
import { amountTokens, quoted, wordsOf } from './bridge.ts';

/** The check of how often a tool is called, or any. */
export function callsDecider({ of, in: numbers }: Fact): Check | undefined {
  const name = of as string | undefined;
  const counted = amountTokens(numbers!);
  const isNone = numbers!.length === 1 && numbers![0]![1] === 0;
  const named = name && [...wordsOf('the tool'), quoted(name)];
  const object = named
    ? [...named, ...(isNone ? [] : [...counted, ...wordsOf('times')])]
    : [...counted, ...wordsOf('tool calls')];
  const claim = {
    about: 'agent',
    relation: named ? 'call' : 'make',
    negated: named !== undefined && isNone,
    object,
    manner: { count: 'singular', form: 'third' },
  } as const;
  return family(claim, undefined);
}

const NAME = /^[\p{L}_][\p{L}\p{N}_.:/-]*$/u;

interface Tool {
  name: string;
  /** Whether it is marked as a name: in quotation marks, or with an underscore. */
  isMarked: boolean;
  /** Whether the conversation has such a tool; undefined where there is no conversation yet. */
  isKnown: boolean | undefined;
  /** Whether the word "tool" stands beside it. */
  isCalledTool?: true;
}

interface Tools {
  tools: readonly Tool[];
  joined?: 'and' | 'or';
  /** Whether they are called "tools", so that all are meant as one list. */
  isList?: true;
  isBoth?: true;
}

const isSure = ({ isCalledTool, isKnown }: Tool) => isCalledTool === true || isKnown === true;
const some = (name: string | undefined, amount: Amount = { in: [[1, Infinity]] }): Said => ({
  ask: 'calls',
  ...(name && { of: name }),
  ...amount,
});
const none = (name: string | undefined): Said => some(name, { in: [[0, 0]], denies: true });

/** Calls of tools: of those that are named, or of any. */
export function tools(notation: Notation): void {
  notation.kind('#tool', (token, known?: ToolNames): Tool | undefined => {
    const isWord = token.kind === 'word' && !NO_TOOL_NAMES.includes(token.text);
    const name = token.kind === 'quoted' ? token.text.replace(/\(\)$/, '') : isWord ? token.raw : undefined;
    if (name === undefined || !NAME.test(name)) return undefined;
    if (isWord && !name.includes('_') && !known?.has(name)) return undefined;
    return { name, isMarked: !isWord || name.includes('_'), isKnown: known?.has(name) };
  });
  const called = (tool: Tool): Tool => ({ ...tool, isCalledTool: true });
  notation.rule('Tool = #tool', (tool: Tool) => (tool.isMarked ? tool : undefined));
  notation.rule('Tool = the? tool ( named | called )? #tool', called);
  notation.rule('Tool = the? #tool tool', called);
  notation.rule('Tool = the? function ( named | called )? #tool', (tool: Tool) => tool);
  notation.rule('Tool = the? #tool function', (tool: Tool) => tool);
  notation.rule('ToolRow = Tool , Tool', (a: Tool, b: Tool) => [a, b]);
  notation.rule('ToolRow = ToolRow , Tool', (all: Tool[], one: Tool) => [...all, one]);
  notation.rule('Tools = Tool', (tool: Tool) => ({ tools: [tool] }));
  for (const joined of ['and', 'or'] as const) {
    notation.rule(`ToolJoin = Tool ,? ${joined} Tool`, (a: Tool, b: Tool) => ({ tools: [a, b], joined }));
    notation.rule(`ToolJoin = ToolRow ,? ${joined} Tool`, (all: Tool[], one: Tool) => ({
      tools: [...all, one],
      joined,
    }));
  }
  notation.rule('Tools = ToolJoin');
  notation.rule('Tools = the? tools ToolJoin', (all: Tools) => ({
    ...all,
    tools: all.tools.map(called),
    isList: true,
  }));
  notation.rule('Tools = the? ToolJoin tools', (all: Tools) => ({
    ...all,
    tools: all.tools.map(called),
    isList: true,
  }));
  notation.rule('Tools = both Tool and Tool', (a: Tool, b: Tool) => ({ tools: [a, b], joined: 'and', isBoth: true }));
  notation.rule('Tools = either Tool or Tool', (a: Tool, b: Tool) => ({ tools: [a, b], joined: 'or' }));
  calling(notation);
}

const areTools = ({ tools: all }: Tools, isAgent: boolean) =>
  all.some(isSure) || (isAgent && all.every(({ isKnown }) => isKnown === undefined));

function asked({ tools: all, joined, isList, isBoth }: Tools, times?: Amount): Said {
  const each = all.map(({ name }) => some(name, times));
  if (joined === undefined) return each[0]!;
  if (times) return OPEN;
  return joined === 'or'
    ? or(...each)
    : { ...and(...each), apart: true, ...(isList && { plainFor: 1 }), ...(isBoth && { both: true }) };
}

function calling(notation: Notation): void {
  const forms = (verbs: readonly string[], symbol: string) => {
    for (const [at, form] of FORMS.entries())
      notation.words(
        `${symbol}<${form}>`,
        verbs.map((verb) => verb.split('|')[at]!),
      );
  };
  forms(['calls|call|call|called|calling', 'invokes|invoke|invoke|invoked|invoking'], 'Call');
  forms(['uses|use|use|used|using'], 'UseTool');
  forms(['makes|make|make|made|making'], 'MakeCall');
  // Of "it", which may be the response, a name alone says no tool.
  const byAgent = (all: Tools, times?: Amount): Said | undefined =>
    areTools(all, false)
      ? asked(all, times)
      : areTools(all, true)
        ? { ...asked(all, times), byAgent: true }
        : undefined;
  const bySure = (all: Tools, times?: Amount): Said | undefined =>
    all.tools.every((tool) => (all.joined ? tool.isCalledTool : isSure(tool))) ? asked(all, times) : undefined;
  notation.rule('Core<F,writer> = Call<F> Tools Times?', byAgent);
  notation.rule('Core<F,response> = Call<F> Tools Times?', (all: Tools, times?: Amount) =>
    areTools(all, false) ? asked(all, times) : undefined,
  );
  notation.rule('Core<F,W> = UseTool<F> Tools Times?', bySure);
  notation.rule('Core<F,writer> = Call<F> Tools Times each', (all: Tools, times: Amount): Said | undefined =>
    all.joined === 'and' && areTools(all, true) ? and(...all.tools.map(({ name }) => some(name, times))) : undefined,
  );
  notation.rule('Core<F,writer> = Call<F> neither Tool nor Tool', (a: Tool, b: Tool): Said | undefined =>
    areTools({ tools: [a, b] }, true) ? { and: [none(a.name), none(b.name)], denies: true } : undefined,
  );
  notation.rule(
    'Core<F,writer> = Call<F> Tools Times? ,? but ( not | never ) Tool',
    (all: Tools, times: Amount | undefined, other: Tool): Said | undefined =>
      areTools(all, true) ? and(asked(all, times), none(other.name)) : undefined,
  );
  notation.words('AnyTool', ['a tool', 'any tool', 'any tools', 'at least one tool']);
  notation.words('NoTool', ['no tools', 'no tool', 'not a single tool']);
  for (const verb of ['Call<F>', 'UseTool<F>']) {
    notation.rule(`Core<F,writer> = ${verb} AnyTool`, () => some(undefined));
    notation.rule(`Core<F,writer> = ${verb} NoTool`, () => none(undefined));
  }
  notation.words('ToolCalls', ['tool call', 'tool calls']);
  notation.rule('CallCount = Amount ToolCalls InTotal?', (amount: Amount) => some(undefined, amount));
  notation.rule('CallCount = ( no | not a single ) ToolCalls', () => none(undefined));
  notation.rule('CallCount = ( any | a ) ToolCalls', () => some(undefined));
  notation.rule('Core<F,W> = MakeCall<F> CallCount');
  notation.rule('Core<F,response> = Verb<have,F> CallCount');
  notation.rule('Clause = ThereIs CallCount');
  notation.rule('Graded = Amount ToolCalls', (amount: Amount) => (amount.bare ? undefined : some(undefined, amount)));
  notation.rule(
    'Pred<FIN,writer> = Vp<FIN,writer> without ( calling | using | invoking ) ( any tools | any tool )',
    (form: Form) => and(form, none(undefined)),
  );
  notation.rule(
    'Pred<FIN,writer> = ( answers | responds | replies ) without ( calling | using | invoking ) ( any tools | any tool )',
    () => none(undefined),
  );
  notation.rule(
    'Pred<FIN,writer> = Call<FIN> Tools without calling Tools',
    (all: Tools, others: Tools): Said | undefined => {
      const denied = others.joined === 'and' ? undefined : others.tools.map(({ name }) => none(name));
      return denied && areTools(all, true) && areTools(others, true) ? and(asked(all), ...denied) : undefined;
    },
  );
  notation.words('IsCalled', [
    'is called',
    'is invoked',
    'was called',
    'must be called',
    'should be called',
    'has to be called',
    'gets called',
  ]);
  notation.words('IsNotCalled', [
    'is not called',
    'is never called',
    'was not called',
    'was never called',
    'must not be called',
    'must never be called',
    'should not be called',
    'is not invoked',
    'is never invoked',
  ]);
  notation.rule('Clause = Tool IsCalled Times?', (tool: Tool, times?: Amount) =>
    isSure(tool) ? some(tool.name, times) : undefined,
  );
  notation.rule('Clause = Tool IsNotCalled', (tool: Tool) => (isSure(tool) ? none(tool.name) : undefined));
  // A name that the conversation has may be a tool that is used, or a text.
  notation.rule(
    'Clause = Tool ( is used | are used | must be used | should be used ) Times?',
    (tool: Tool, times?: Amount) => (isSure(tool) ? some(tool.name, times) : undefined),
  );
  notation.rule('Clause = Tool ( is not used | is never used | must not be used )', (tool: Tool) =>
    isSure(tool) ? none(tool.name) : undefined,
  );
  notation.rule('Clause = ( no tool is called | no tools are called | no tools are used )', () => none(undefined));
  notation.rule('Clause = ( a tool is called | any tool is called )', () => some(undefined));
}
