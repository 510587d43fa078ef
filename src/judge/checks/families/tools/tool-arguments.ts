import type { FieldWish } from '../../data/field-wish.ts';
import type { Scalar } from '../../data/json-demands.ts';
import { isFact, OPEN, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { argumentWords } from './argument-words.ts';
import {
  type Args,
  calledWith,
  type Marked,
  never,
  share,
  there,
  timesWith,
  valued,
  wishing,
  without,
} from './call-wishes.ts';
import { givenArguments } from './given-arguments.ts';
import { isKnownTool, isSure, ofTools, type Tool, verbs } from './tool-names.ts';

/** What the arguments of calls are: their values, their shapes, which there are. */
export function toolArguments(notation: Notation): void {
  argumentWords(notation);
  calls(notation);
  givenArguments(notation);
}
/** Calls by what they are made with. */
function calls(notation: Notation): void {
  notation.words('Having', [
    'has',
    'have',
    'includes',
    'include',
    'contains',
    'contain',
    'uses',
    'passes',
    'pass',
    'sets',
  ]);
  notation.words('Having', each(['must', 'should'], ['have', 'include', 'contain', 'pass', 'use']));
  notation.words('Lacking', [
    ...['lacks', 'is missing', 'omits', 'has no', 'leaves out', 'is made without'],
    ...each(['does not'], ['have', 'include', 'set', 'pass', 'contain']),
  ]);
  notation.rule('LacksArgument = Lacking ( a | an | the | its | any )? Argument', (name: string) =>
    wishing(without({ name, isMarked: true })),
  );
  notation.rule('LacksArgument = Lacking ( a | an | the | its | any )? #argument', (one: Marked) =>
    one.isMarked ? undefined : wishing(without(one)),
  );
  const bySure = (tool: Tool, args: Args) => (isSure(tool) ? calledWith(tool, args) : undefined);
  const byKnown = (tool: Tool, args: Args) => (isKnownTool(tool) ? calledWith(tool, args) : undefined);
  const byAgent = (tool: Tool, args: Args) =>
    'wishes' in args ? calledWith(tool, args) : ofTools([tool], true, calledWith(tool, args) as Said);
  const timed = (tool: Tool, times: Amount, args: Args) => timesWith(tool, times, args);
  const timedAfter = (tool: Tool, args: Args, times: Amount) => timesWith(tool, times, args);
  notation.rule('Clause = CalledTool ArgWith', bySure);
  notation.rule('Core<F,writer> = CallTool<F> ArgWith', byAgent);
  notation.rule('Core<F,response> = Call<F> Tool ArgWith', byKnown);
  notation.rule('Core<F,W> = UseTool<F> Tool ArgWith', byKnown);
  for (const rule of ['Clause = CalledTool', 'Core<F,writer> = CallTool<F>']) {
    notation.rule(`${rule} Times ArgWith`, timed);
    notation.rule(`${rule} ArgWith Times`, timedAfter);
    // "Exactly once and with guests set to 2"
    notation.rule(
      `${rule} Times ( and | , | , and ) ArgWith`,
      (tool: Tool, times: Amount, args: Args): Said | undefined => {
        const form = 'wanted' in args ? (calledWith(tool, args) as Said) : share(tool, args, 'the');
        return form && isSure(tool)
          ? { and: [{ ask: 'calls', of: tool.name, in: times.in }, form], undeniable: true, plainFor: 1 }
          : undefined;
      },
    );
  }
  notation.rule('Clause = UncalledTool ArgWith', never);
  const every = (tool: Tool, args: Args) => share(tool, args, 'every');
  notation.words(
    'IsOnlyCalled',
    each(['is', 'was'], ['only ever called', 'called only', 'only ever invoked', 'only invoked']).concat([
      'may only be called',
      'only gets called',
      'can only be called',
    ]),
  );
  notation.rule('Clause = Tool IsOnlyCalled ArgWith', every);
  notation.words('EveryCall', [
    'every call',
    'each call',
    'all calls',
    'all the calls',
    'all of the calls',
    'every tool call',
    'all tool calls',
  ]);
  notation.words(
    'IsMadeSo',
    ['', 'is made', 'are made', 'must be made', 'should be made', 'is', 'are'].filter((one) => one !== ''),
  );
  notation.rule('Clause = EveryCall ( of | to ) Tool IsMadeSo ArgWith', every);
  notation.rule('Clause = EveryCall ( of | to ) Tool Having ( the )? CallArgs', every);
  notation.rule('Clause = EveryCall ( of | to ) Tool Having ( a | an | the ) Argument', (tool: Tool, name: string) =>
    every(tool, wishing(there({ name, isMarked: true }))),
  );
  const some = (tool: Tool, args: Args): Said | undefined => share(tool, args, 'some');
  notation.words('NoCallTo', ['no call', 'no tool call', 'none of the calls', 'not a single call']);
  notation.words('SomeCallTo', ['at least one call', 'at least one tool call', 'at least one of the calls']);
  for (const [edge, words] of [
    ['first', ['the first', 'the very first']],
    ['last', ['the last', 'the final']],
  ] as const) {
    notation.words(`EdgeCallTo<${edge}>`, each(words, ['call', 'tool call']));
    notation.rule(`Clause = EdgeCallTo<${edge}> ( of | to ) Tool Having CallArgs`, (tool: Tool, args: Args) =>
      share(tool, args, edge),
    );
  }
  // "No call has a query without commas" is better left to somebody who can ask.
  const isOfNothing = (is: FieldWish): boolean =>
    'isNot' in is || ('says' in is && ('not' in is.says || (isFact(is.says) && is.says.in?.at(-1)?.[1] === 0)));
  notation.rule('Clause = NoCallTo ( of | to ) Tool Having CallArgs', (tool: Tool, args: Args) =>
    'wishes' in args && args.wishes.some((wish) => 'is' in wish && wish.is.some(isOfNothing))
      ? OPEN
      : never(tool, args),
  );
  notation.rule('Clause = SomeCallTo ( of | to ) Tool Having CallArgs', some);
  const asFault = (tool: Tool, args: Args): Said | undefined => {
    // "A tool call has …" names no tool.
    const form = tool.name === 'tool' ? undefined : some(tool, args);
    return form && { ...form, plainFor: -1 };
  };
  notation.words('OneCallTo', ['a call', 'any call', 'some call', 'a tool call', 'any tool call', 'one of the calls']);
  notation.rule('Clause = OneCallTo ( of | to ) Tool LacksArgument', asFault);
  notation.rule('Clause = ( a | any ) ToolName call ( LacksArgument | Having CallArgs )', asFault);
  notation.rule('CallCount = ( a | any | at least one ) CallsOf Tool ArgWith', some);
  notation.rule('CallCount = ( no | not a single ) CallsOf Tool ArgWith', never);
  const the = (tool: Tool, args: Args) => share(tool, args, 'the');
  notation.rule('TheCall = the ToolName call', (tool: Tool) => tool);
  notation.rule('TheCall = the ( tool )? call ( to | of ) ToolName', (tool: Tool) => tool);
  notation.rule('Clause = TheCall ( LacksArgument | Having CallArgs | IsMadeSo ArgWith )', the);
  notation.rule('Clause = TheCall Having the ( arguments | parameters ) NamedArguments', (tool: Tool, all: string[]) =>
    the(tool, wishing(...all.map((name) => there({ name, isMarked: true })))),
  );
  notation.words('IsGivenIn', [
    ...['given', 'passed', 'handed', 'supplied with', 'provided with'].map((one) => `is ${one}`),
    ...['receives', 'gets', 'gets passed', 'is always given', 'is always passed'],
  ]);
  notation.rule('Clause = Tool IsGivenIn CallArgs', calledWith);
  verbs(notation, 'PassTo', ['passes|pass|pass|passed|passing', 'supplies|supply|supply|supplied|supplying']);
  notation.words('ToCall', ['to', 'in a call to', 'in a call of', 'in the call to']);
  notation.rule('PassArgs = CallArgs1');
  notation.rule(
    'PassArgs = CallValue as Argument',
    ({ is }: { is: Scalar }, argument: string): Args => ({
      wanted: [{ argument, value: is }],
    }),
  );
  notation.rule('PassArgs = CallValue as ( the | its )? #argument', ({ is }: { is: Scalar }, one: Marked) =>
    one.isMarked ? undefined : wishing(valued(one, [is])),
  );
  notation.rule('Core<F,writer> = PassTo<F> PassArgs ToCall Tool', (args: Args, tool: Tool) => byAgent(tool, args));
  notation.rule('Core<F,response> = PassTo<F> PassArgs ToCall Tool', (args: Args, tool: Tool) => byKnown(tool, args));
}
