import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { isSure, type Tool } from './tool-names.ts';

const each = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((other) => `${one} ${other}`));

/** Whether tools are called again, and whether calls have results. */
export function toolRepeats(notation: Notation): void {
  repeats(notation);
  results(notation);
}

const calledAgain = (sameArguments: boolean, isNext?: true) => ({
  ask: 'repeated calls',
  of: { sameArguments, ...(isNext && { isNext }) },
});
const again = (sameArguments: boolean, isNext?: true): Said => calledAgain(sameArguments, isNext);
const never = (sameArguments: boolean, isNext?: true): Said => ({
  not: calledAgain(sameArguments, isNext),
  denies: true,
});

function repeats(notation: Notation): void {
  notation.words('SameArguments', [
    ...['the same', 'identical', 'exactly the same', 'the exact same'].map((same) => `with ${same} arguments`),
    'with the same parameters',
    'with identical parameters',
    'with exactly the same parameters',
  ]);
  notation.words('AgainWord', [
    'twice',
    'more than once',
    'again',
    'a second time',
    'once more',
    'multiple times',
    'repeatedly',
    'several times',
  ]);
  notation.words('MoreThanOnce', ['more than once', 'multiple times', 'repeatedly', 'several times']);
  notation.words('AtMostOnce', ['at most once', 'no more than once', 'not more than once']);
  notation.words('SameTool', ['the same tool', 'a tool', 'any tool']);
  notation.words('EachTool', ['each tool', 'every tool', 'any tool']);
  const call = 'Core<F,writer> = Call<F>';
  // "`search` is never called twice with the same arguments"
  const ofTool = (tool: Tool): Fact | undefined =>
    isSure(tool) ? { ask: 'repeated calls', of: { sameArguments: true, name: tool.name } } : undefined;
  const notOf = (tool: Tool): Said | undefined => {
    const not = ofTool(tool);
    return not && { not, denies: true };
  };
  notation.rule('AgainSo = ( AgainWord SameArguments | SameArguments AgainWord )');
  notation.rule(`${call} Tool AgainSo`, ofTool);
  notation.rule('Clause = CalledTool AgainSo', ofTool);
  notation.rule('Clause = UncalledTool AgainSo', notOf);
  notation.rule(`${call} Tool AtMostOnce SameArguments`, notOf);
  notation.rule('Clause = CalledTool AtMostOnce SameArguments', notOf);
  notation.words(
    'NeverTheSame',
    each(['with different', 'with new', 'with other'], ['arguments', 'parameters']).flatMap((one) =>
      ['each time', 'every time', 'in every call', 'in each call'].map((time) => `${one} ${time}`),
    ),
  );
  const calledSo = (tool: Tool): Said | undefined => {
    const not = notOf(tool);
    return not && { and: [{ ask: 'calls', of: tool.name, in: [[1, Infinity]] }, not], undeniable: true };
  };
  notation.rule('Clause = CalledTool NeverTheSame', calledSo);
  notation.rule(`Core<F,writer> = CallTool<F> NeverTheSame`, calledSo);
  notation.rule(`${call} SameTool ( AgainWord SameArguments | SameArguments AgainWord )`, () => again(true));
  notation.rule(`${call} ( SameTool | any one tool ) MoreThanOnce`, () => again(false));
  // As a wish, "twice" may mean exactly so often.
  notation.rule(`${call} SameTool ( twice | again )`, (): Said => ({ ...again(false), plainFor: -1 }));
  notation.words('TwiceInRow', [
    ...each(['twice', 'two times', 'again', 'more than once'], ['in a row', 'in succession', 'running']),
    ...['twice consecutively', 'twice back to back', 'twice one after the other'],
  ]);
  notation.rule(`${call} SameTool TwiceInRow`, (): Said => ({ ...again(false, true), plainFor: -1 }));
  notation.rule(`${call} SameTool TwiceInRow SameArguments`, (): Said => ({ ...again(true, true), plainFor: -1 }));
  notation.rule(`${call} no tool TwiceInRow`, () => never(false, true));
  notation.rule('Clause = ToolIs called TwiceInRow', (): Said => ({ ...again(false, true), plainFor: -1 }));
  notation.rule('Clause = ( no tool is | no tool was ) called TwiceInRow', () => never(false, true));
  notation.rule(`${call} no tool AgainWord SameArguments`, () => never(true));
  notation.rule(`${call} no tool ( twice | more than once | multiple times )`, () => never(false));
  notation.rule(`${call} EachTool AtMostOnce SameArguments`, () => never(true));
  notation.rule(`${call} EachTool AtMostOnce`, () => never(false));

  const same = ['duplicate', 'duplicated', 'identical'];
  const calls = ['tool call', 'tool calls'];
  notation.words('DuplicateCall', each(same, calls));
  notation.words('RepeatedCall', [
    'the same tool call twice',
    'the same tool call more than once',
    'the same tool call again',
  ]);
  const penalized = ['a', 'an', 'any'];
  notation.rule(`Duplicates = ( ${penalized.join(' | ')} )? DuplicateCall`, () => again(true));
  notation.rule('Duplicates = RepeatedCall', () => again(true));
  notation.rule('Duplicates = no DuplicateCall', () => never(true));
  notation.rule('Core<F,W> = MakeCall<F> Duplicates');
  notation.rule('Core<F,response> = Verb<have,F> Duplicates');
  notation.rule('Clause = ThereIs Duplicates');
  notation.rule('Penalize = ( any )? DuplicateCall', () => again(true));
  notation.rule('Core<F,W> = Repeat<F> ( no tool call | no call ) SameArguments?', () => never(true));
  notation.rule('Core<F,W> = Repeat<F> ( none of its tool calls | no tool calls )', () => never(true));
  notation.rule('Core<F,W> = Repeat<F> ( a | any | the same | an earlier | a previous ) tool call SameArguments?', () =>
    again(true),
  );
  notation.rule('Core<F,W> = Repeat<F> ( tool calls | any tool calls | the same tool calls ) SameArguments?', () =>
    again(true),
  );

  notation.words(
    'IsMadeTwice',
    each(['is', 'are', 'was', 'were'], ['repeated', 'duplicated', 'made twice', 'made more than once']),
  );
  notation.rule('Clause = ( no tool call | no tool calls ) IsMadeTwice', () => never(true));
  notation.rule('Clause = ( a tool call | any tool call | the same tool call ) IsMadeTwice', () => again(true));
  notation.rule('Clause = no two tool calls are ( identical | the same | equal )', () => never(true));
  notation.rule('Clause = ( two tool calls | any two tool calls ) are ( identical | the same | equal )', () =>
    again(true),
  );
  notation.rule(
    'Clause = ( all tool calls are | the tool calls are all | every tool call is ) ( distinct | unique )',
    () => never(true),
  );
  notation.rule('Clause = ( no tool is | no tool was ) called AgainWord SameArguments', () => never(true));
  notation.rule(
    'Clause = ( no tool is | no tool was ) called ( twice | more than once | again | multiple times )',
    () => never(false),
  );
  notation.rule(
    'Clause = ( the same tool is | a tool is | any tool is ) ( not | never ) called AgainWord SameArguments',
    () => never(true),
  );
  notation.words('ToolIs', ['a tool is', 'any tool is', 'the same tool is']);
  notation.rule('Clause = ToolIs called AgainWord SameArguments', () => again(true));
  notation.rule('Clause = ToolIs called MoreThanOnce', () => again(false));
  notation.rule('Clause = ( each tool is | every tool is ) called AtMostOnce', () => never(false));
  notation.rule('Clause = ( each tool is | every tool is ) called AtMostOnce SameArguments', () => never(true));
}

function results(notation: Notation): void {
  notation.words('AResult', [
    ...['a result', 'a tool result', 'a matching result', 'a matching tool result', 'results', 'tool results'],
    ...['a matching tool message', 'a tool message', 'a corresponding tool result', 'its result', 'their results'],
  ]);
  notation.words('IsAnswered', [
    ...['is answered', 'are answered', 'are all answered', 'has been answered', 'was answered', 'were answered'],
  ]);
  notation.words('GetsResult', [
    ...['has', 'have', 'gets', 'get', 'receives', 'receive', 'is followed by', 'are followed by'],
  ]);
  notation.words('EveryCallId', [
    ...['every tool call', 'each tool call', 'all tool calls', 'all of the tool calls', 'every tool_call_id'],
    ...['each tool_call_id', "all the assistant's tool calls", 'all of its tool calls', 'every one of the tool calls'],
    "the assistant's tool calls",
  ]);
  notation.words('ACallId', [
    ...['a tool call', 'any tool call', 'one of the tool calls', 'a tool_call_id', 'any tool_call_id'],
  ]);
  notation.words('NoCallId', ['no tool call', 'no tool_call_id', 'none of the tool calls']);
  notation.words('Unanswered', [
    ...['is unanswered', 'is left unanswered', 'goes unanswered', 'remains unanswered', 'stays unanswered'],
    ...['is not answered', 'lacks a result', 'has no result', 'has no tool result', 'does not have a result'],
    ...['lacks a tool result', 'is missing a result', 'is without a result'],
  ]);
  const unanswered = { ask: 'unanswered calls' } as const;
  notation.rule(
    'Clause = EveryCallId ( IsAnswered | GetsResult AResult )',
    (): Said => ({
      ask: 'answered calls',
      undeniable: true,
    }),
  );
  notation.rule('Clause = NoCallId Unanswered', (): Said => ({ not: unanswered, denies: true }));
  notation.rule('Clause = ACallId Unanswered', (): Said => unanswered);
}
