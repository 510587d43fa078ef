import { and, denials, type Form, isFact, OPEN, or, type Said } from '../../form.ts';
import { Several } from '../../grammar/chart.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Amount, boundAfter } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { toolArguments } from './tool-arguments.ts';
import { toolCallWords } from './tool-call-words.ts';
import { toolCalls } from './tool-calls.ts';
import { toolChoices } from './tool-choices.ts';
import { toolMessages } from './tool-messages.ts';
import {
  areOfAgent,
  isKnownTool,
  isPlainlyTool,
  isSure,
  type Tool,
  type Tools,
  toolNames,
  verbs,
} from './tool-names.ts';
import { toolOrder } from './tool-order.ts';
import { toolRepeats } from './tool-repeats.ts';
import { toolReturnedWords } from './tool-returned-words.ts';
import { toolSpoken } from './tool-spoken.ts';
import { onlyTimes, toolUse } from './tool-use.ts';

const some = (name: string | undefined, amount: Amount = { in: [[1, Infinity]] }): Said => ({
  ask: 'calls',
  ...(name && { of: name }),
  ...amount,
});
const none = (name: string | undefined): Said => some(name, { in: [[0, 0]], denies: true });

const areTools = ({ tools: all }: Tools, isAgent: boolean) => (isAgent ? areOfAgent(all) : all.some(isKnownTool));

function asked({ tools: all, joined, isList, isBoth }: Tools, times?: Amount): Said {
  const each = all.map(({ name }) => some(name, times));
  if (joined === undefined) return each[0]!;
  if (times) return OPEN;
  return joined === 'or'
    ? or(...each)
    : { ...and(...each), apart: true, ...(isList && { plainFor: 1 }), ...(isBoth && { both: true }) };
}

/** Calls of tools: of those that are named, or of any. */
export function tools(notation: Notation): void {
  for (const part of [
    toolNames,
    calling,
    toolOrder,
    toolUse,
    toolCallWords,
    toolCalls,
    toolChoices,
    toolRepeats,
    toolArguments,
  ])
    notation.add(part);
  notation.add(toolMessages);
  notation.add(toolReturnedWords);
  notation.add(toolSpoken);
}

function calling(notation: Notation): void {
  // Of "it", which may be the response, a name alone says no tool.
  const byAgent = (all: Tools, times?: Amount): Said | undefined =>
    areTools(all, false)
      ? asked(all, times)
      : areTools(all, true)
        ? { ...asked(all, times), byAgent: true }
        : undefined;
  const bySure = (all: Tools, times?: Amount): Said | undefined =>
    all.tools.every((tool) => (all.joined ? tool.isCalledTool : isKnownTool(tool) && isPlainlyTool(tool)))
      ? asked(all, times)
      : undefined;
  notation.rule('Core<F,writer> = CallTools<F> Times?', byAgent);
  notation.rule('Core<F,response> = Call<F> Tools Times?', (all: Tools, times?: Amount) =>
    areTools(all, false) ? asked(all, times) : undefined,
  );
  notation.rule('Core<F,response> = UseTool<F> Tools Times?', bySure);
  notation.rule('Core<F,writer> = CallTools<F> Times each', (all: Tools, times: Amount): Said | undefined =>
    all.joined === 'and' && areTools(all, true) ? and(...all.tools.map(({ name }) => some(name, times))) : undefined,
  );
  notation.rule('Core<F,writer> = Call<F> neither Tool nor Tool', (a: Tool, b: Tool): Said | undefined =>
    areTools({ tools: [a, b] }, true) ? { and: [none(a.name), none(b.name)], denies: true } : undefined,
  );
  notation.rule(
    'Core<F,writer> = CallTools<F> Times? ,? but never Tool',
    (all: Tools, times: Amount | undefined, other: Tool): Said | undefined =>
      areTools(all, true) ? and(asked(all, times), none(other.name)) : undefined,
  );
  notation.words('ButNotTool', ['but not', 'and not', 'not', 'instead of', 'rather than', 'and never']);
  // "Calls `a` twice but not `b`": `b` never, or not twice?
  notation.rule(
    'Core<F,writer> = CallTools<F> Times? ,? ButNotTool Tool',
    (all: Tools, times: Amount | undefined, other: Tool): Said | undefined =>
      !areTools(all, true) ? undefined : times ? OPEN : { ...and(asked(all), none(other.name)), undeniable: true },
  );
  notation.rule(
    'Clause = CalledTool ,? ( ButNotTool | but never ) Tool',
    (tool: Tool, other: Tool): Said | undefined =>
      isSure(tool) && isSure(other) ? { ...and(some(tool.name), none(other.name)), undeniable: true } : undefined,
  );
  notation.rule('Core<F,writer> = CallTools<F> Times? ,? but ( not | never ) Tool Times', () => OPEN);
  notation.words('AnyTool', ['a tool', 'any tool', 'any tools', 'at least one tool']);
  notation.words('NoTool', ['no tools', 'no tool', 'not a single tool']);
  for (const verb of ['Call<F>', 'UseTool<F>']) {
    notation.rule(`Core<F,writer> = ${verb} AnyTool`, () => some(undefined));
    notation.rule(`Core<F,writer> = ${verb} NoTool`, () => none(undefined));
    notation.rule(`Core<F,writer> = ${verb} tools`, () => some(undefined));
  }
  notation.rule('Core<F,response> = Call<F> AnyTool', () => some(undefined));
  notation.rule('Core<F,response> = Call<F> NoTool', () => none(undefined));
  // Any number may be that of each, or of both together.
  notation.rule(
    'CallCount = ( no | not a single ) CallsOf Tools',
    ({ tools: all, joined }: Tools): Said | undefined => {
      if (!all.every(isSure) || joined === 'and') return undefined;
      return joined ? { and: all.map(({ name }) => none(name)), denies: true } : none(all[0]!.name);
    },
  );
  notation.rule('CallCount = Amount CallsOf Tool', (amount: Amount, tool: Tool) =>
    isSure(tool) ? some(tool.name, amount) : undefined,
  );
  notation.rule('CallCount = ( a | any )? CallsOf Tool', (tool: Tool) => (isSure(tool) ? some(tool.name) : undefined));
  notation.rule('CallCount = ( a | any ) ToolName call', (tool: Tool) =>
    isSure(tool) && tool.isMarked ? some(tool.name) : undefined,
  );
  notation.rule('CallCount = Amount ToolName ( call | calls )', (amount: Amount, tool: Tool) =>
    isSure(tool) && tool.isMarked ? some(tool.name, amount) : undefined,
  );
  notation.rule('CallCount = ( no | not a single ) ToolName ( call | calls )', (tool: Tool) =>
    isSure(tool) && tool.isMarked ? none(tool.name) : undefined,
  );
  notation.rule(
    'Clause = CalledTool ,? ( but | while | and | whereas | yet )? Tool ( is not | was not | never is | IsNotCalled )',
    (tool: Tool, other: Tool): Said | undefined =>
      isSure(tool) && isSure(other) && tool.name !== other.name
        ? { ...and(some(tool.name), none(other.name)), undeniable: true }
        : undefined,
  );
  notation.rule('Counted = NumberOf ToolCalls', () => ({ thing: 'calls' }));
  notation.rule('Counted = NumberOf CallsOf Tool', (tool: Tool) =>
    isSure(tool) ? { thing: 'calls', of: tool.name } : undefined,
  );
  notation.rule('Graded = ( trajectories | runs | traces ) ( in which | where ) Joint');
  notation.words('ToolCalls', ['tool call', 'tool calls']);
  notation.rule('CallCount = Amount ToolCalls InTotal?', (amount: Amount) => some(undefined, amount));
  notation.rule('CallCount = N ToolCalls InTotal? After', (count: number, ...words: string[]) =>
    some(undefined, boundAfter(words.at(-1)!, count)),
  );
  notation.rule('CallCount = ( no | not a single ) ToolCalls', () => none(undefined));
  notation.rule('CallCount = ( any | a ) ToolCalls', () => some(undefined));
  // "Exactly one tool call, and it must be get_weather"
  notation.words(
    'AndItIsOf',
    each(each(['and', ', and', ';', ','], ['it is', 'it must be', 'that is', 'it should be', 'it has to be']), [
      '',
      'to',
      'a call to',
      'for',
    ]),
  );
  notation.words('AndItIsOf', [', to', ', namely', ', namely to']);
  notation.rule(
    'OnlyCall = Amount ToolCalls AndItIsOf Tool',
    ({ in: numbers }: Amount, tool: Tool): Said | undefined =>
      isSure(tool) && numbers.length === 1 && numbers[0]!.join() === '1,1'
        ? { ...and(some(undefined, { in: numbers }), some(tool.name)), undeniable: true, plainFor: 1 }
        : undefined,
  );
  notation.rule('CallCount = OnlyCall');
  // As a fault, even one may be meant.
  notation.rule('CallCount = a single ToolCalls', () => ({
    ...some(undefined, { in: [[1, 1]] }),
    plainFor: 1 as const,
    undeniable: true as const,
  }));
  notation.rule('Graded = OnlyCall');
  verbs(notation, 'NeedCalls', [
    ...['needs|need|need|needed|needing', 'gets by with|get by with|get by with|got by with|getting by with'],
    ...['manages with|manage with|manage with|managed with|managing with', 'takes|take|take|took|taking'],
    'gets away with|get away with|get away with|got away with|getting away with',
  ]);
  notation.rule('Core<F,W> = NeedCalls<F> CallCount', (form: Said) =>
    isFact(form) && !form.of && form.in!.join() !== '1,Infinity' ? form : undefined,
  );
  notation.rule('Core<F,W> = MakeCall<F> CallCount');
  notation.rule('Core<F,response> = Verb<have,F> CallCount');
  notation.rule('Clause = ThereIs CallCount');
  notation.rule('Graded = ( trajectories | runs ) with Amount ToolCalls InTotal?', (amount: Amount) =>
    amount.bare ? undefined : some(undefined, amount),
  );
  notation.rule('Graded = Amount ToolCalls', (amount: Amount) => (amount.bare ? undefined : some(undefined, amount)));
  notation.rule('Penalize = CallsOf Tool', (tool: Tool) => (isSure(tool) ? some(tool.name) : undefined));
  notation.rule('Penalize = any ToolCalls', () => some(undefined));
  notation.rule('Kind = with CallCount');
  notation.rule(
    'Pred<FIN,writer> = Vp<FIN,writer> without ( calling | using | invoking ) ( any tools | any tool | a tool | tools )',
    (form: Form) => and(form, none(undefined)),
  );
  notation.rule(
    'Pred<FIN,writer> = ( answers | responds | replies ) without ( calling | using | invoking | running | having called | having used ) ( any tools | any tool | a tool | tools ) Emphasis?',
    () => none(undefined),
  );
  notation.rule(
    'Pred<FIN,writer> = ( answers | responds | replies ) without ( calling | invoking | using | use of ) Tools',
    (all: Tools) =>
      all.joined === 'and' || !areTools(all, true)
        ? undefined
        : { ...and(...all.tools.map(({ name }) => none(name))), ...(all.joined && { plainFor: 1 }) },
  );
  notation.rule(
    'Pred<FIN,writer> = Call<FIN> Tools without calling Tools',
    (all: Tools, others: Tools): Said | undefined => {
      const denied = others.joined === 'and' ? undefined : others.tools.map(({ name }) => none(name));
      return denied && areTools(all, true) && areTools(others, true) ? and(asked(all), ...denied) : undefined;
    },
  );
  notation.words('ByAgent', ['by the assistant', 'by the agent', 'by the model']);
  notation.words('AtAnyPoint', ['at any point', 'at some point', 'at all', 'at any time', 'anywhere', 'even once']);
  notation.rule('Clause = CalledTool ByAgent? ( Times | AtAnyPoint )?', (tool: Tool, times?: Amount) =>
    isSure(tool) ? some(tool.name, times) : undefined,
  );
  notation.rule('Clause = CalledTool Times ByAgent', (tool: Tool, times: Amount) =>
    isSure(tool) ? some(tool.name, times) : undefined,
  );
  notation.rule('Clause = UncalledTool ByAgent? AtAnyPoint?', (tool: Tool) =>
    isSure(tool) ? none(tool.name) : undefined,
  );
  notation.rule('Clause = UncalledTool Times', (tool: Tool, times: Amount) =>
    isSure(tool) ? new Several(denials(some(tool.name, times))) : undefined,
  );
  notation.rule('Clause = Tool IsOnlyCalled Times', (tool: Tool, times: Amount) =>
    isSure(tool) ? onlyTimes(tool, times) : undefined,
  );
  notation.rule('Clause = ToolJoin IsCalled', (all: Tools) => (all.tools.every(isSure) ? asked(all) : undefined));
  notation.rule('Clause = either Tool or CalledTool', (a: Tool, b: Tool): Said | undefined =>
    isSure(a) && isSure(b) ? { ...or(some(a.name), some(b.name)), either: true } : undefined,
  );
  notation.rule('Clause = both Tool and CalledTool', (a: Tool, b: Tool) =>
    isSure(a) && isSure(b) ? asked({ tools: [a, b], joined: 'and', isBoth: true }) : undefined,
  );
  notation.words(
    'AllCalled',
    ['are', 'were', 'must', 'should', 'have'].flatMap((is) =>
      ['both', 'all'].flatMap((all) =>
        ['called', 'invoked', 'used', 'run'].map((one) => {
          const be = is === 'have' ? ' been' : is.startsWith('a') || is.startsWith('w') ? '' : ' be';
          return `${is} ${all}${be} ${one}`;
        }),
      ),
    ),
  );
  notation.rule('Clause = ToolJoin<and> AllCalled', ({ tools: all }: Tools) =>
    all.every(isSure) ? asked({ tools: all, joined: 'and', isBoth: true }) : undefined,
  );
  notation.rule(
    'Clause = the? tools ToolJoin<and> ( IsCalled | AllCalled )',
    ({ tools: all }: Tools): Said => asked({ tools: all, joined: 'and', isBoth: true }),
  );
  notation.rule('Clause = neither Tool nor CalledTool', (a: Tool, b: Tool): Said | undefined =>
    isSure(a) && isSure(b) ? { and: [none(a.name), none(b.name)], denies: true } : undefined,
  );
  notation.words('GetsUsed', ['is used', 'are used', 'was used', 'were used', 'gets used', 'get used']);
  notation.rule('Clause = NoTool ( IsCalled | GetsUsed ) ByAgent? AtAnyPoint?', () => none(undefined));
  notation.rule('Clause = AnyTool ( IsCalled | GetsUsed ) ByAgent? AtAnyPoint?', () => some(undefined));
  const noCalls = ['no call', 'no calls', 'no tool call', 'no tool calls', 'not a single call'];
  notation.rule(`Clause = ( ${noCalls.join(' | ')} ) IsMade to Tool`, (tool: Tool) =>
    isSure(tool) ? none(tool.name) : undefined,
  );
  notation.rule('Clause = ( a call | any call | any calls | calls ) IsMade to Tool', (tool: Tool) =>
    isSure(tool) ? some(tool.name) : undefined,
  );
  notation.rule('Clause = Amount ( call | calls ) IsMade to Tool', (amount: Amount, tool: Tool) =>
    isSure(tool) ? some(tool.name, amount) : undefined,
  );
  notation.rule('Clause = CallCount IsMade ByAgent?');
  notation.rule('Clause = CallCount IsMade ByAgent? InTotal', (form: Said) => form);
}
