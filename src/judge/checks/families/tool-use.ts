import { OPEN, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import type { Scalar, Wanted } from '../tools/tool-arguments.ts';
import { each } from './shape.ts';
import { isKnownTool, isPlainlyTool, isSure, namesOf, ofTools, type Tool, type Tools, verbs } from './tool-names.ts';

/** Which tools are called, and with which arguments. */
export function toolUse(notation: Notation): void {
  choice(notation);
  withArguments(notation);
}

const CALLED_TOOL = ['called', 'invoked', 'used'];

/** None but the named ones. "Only `a` and `b`" may want both. */
const only = (all: Tools): Said => ({
  ask: 'only tools',
  of: { names: namesOf(all), mayNeedAll: all.joined === 'and' },
  undeniable: true,
});
const other = (all: Tools): Said => ({ ask: 'other tools', of: namesOf(all) });
const noOther = (all: Tools): Said => ({ not: { ask: 'other tools', of: namesOf(all) }, denies: true });

function choice(notation: Notation): void {
  notation.rule('Core<F,writer> = only Call<F> Tools', (all: Tools) => ofTools(all.tools, true, only(all)));
  notation.rule('Core<F,writer> = Call<F> only Tools', (all: Tools) => ofTools(all.tools, true, only(all)));
  notation.rule('Core<F,response> = ( only Call<F> | Call<F> only ) Tools', (all: Tools) =>
    ofTools(all.tools, false, only(all)),
  );
  const useOnly = (all: Tools) =>
    all.tools.some((tool) => isKnownTool(tool) && isPlainlyTool(tool)) ? only(all) : undefined;
  notation.rule('Core<F,writer> = ( only UseTool<F> | UseTool<F> only ) Tools', useOnly);
  // "Only calls `a` once": whether fewer calls are as good is open.
  notation.words('JustSo', ['only', 'just']);
  notation.rule('Core<F,writer> = only Call<F> Tool Times', (tool: Tool, times: Amount) =>
    ofTools([tool], true, onlyTimes(tool, times)),
  );
  notation.rule('Core<F,writer> = Call<F> Tool JustSo Times', (tool: Tool, times: Amount) =>
    ofTools([tool], true, onlyTimes(tool, times)),
  );

  notation.words(
    'OtherThan',
    ['tool', 'tools'].flatMap((noun) => [
      ...['other than', 'but', 'except', 'besides'].map((than) => `${noun} ${than}`),
      `other ${noun} than`,
    ]),
  );
  // "Any tool but `a`" may mean that every other one will do.
  // "Only tools from this list: `a`, `b`"
  notation.words(
    'FromSet',
    ['from', 'in', 'out of', 'belonging to'].flatMap((from) =>
      ['the', 'this', 'the following', 'the allowed'].flatMap((the) =>
        ['set', 'list', 'allowlist', 'whitelist'].map((set) => `tools ${from} ${the} ${set}`),
      ),
    ),
  );
  notation.rule('SetRow = Tool', (one: Tool) => [one]);
  notation.rule('SetRow = SetRow ( , | and | or | , and | , or ) Tool', (all: Tool[], one: Tool) => [...all, one]);
  notation.rule('ToolSet = FromSet :? SetRow', (all: Tool[]): Tools => ({ tools: all }));
  for (const [open, close] of ['{}', '[]'])
    notation.rule(`ToolSet = FromSet :? ${open} SetRow ${close}`, (all: Tool[]): Tools => ({ tools: all }));
  notation.rule("ToolSet = FromSet :? '(' SetRow ')'", (all: Tool[]): Tools => ({ tools: all }));
  notation.rule(
    'Core<F,writer> = ( only Call<F> | Call<F> only | UseTool<F> only | only UseTool<F> ) ToolSet',
    (all: Tools) => ofTools(all.tools, true, only(all)),
  );
  notation.rule('Clause = only FromSet ( IsCalled | AreCalled ) : SetRow', (all: Tool[]) =>
    ofTools(all, false, only({ tools: all })),
  );
  notation.rule('Clause = only ToolSet ( IsCalled | AreCalled )', (all: Tools) => ofTools(all.tools, false, only(all)));
  notation.words(
    'AnyOtherThan',
    [
      ...each(['any', 'a', 'some', 'one', 'at least one'], ['tool']),
      ...each(['any', 'some', 'one or more', ''], ['tools']),
    ].flatMap((tool) => [`${tool} other than`, `${tool} that is not`, `${tool} that are not`]),
  );
  notation.words('AnyOtherThan', [
    'any other tool than',
    'any other tools than',
    'another tool than',
    'a tool besides',
  ]);
  notation.rule('Others = neither Tool nor Tool', (a: Tool, b: Tool): Tools => ({ tools: [a, b] }));
  notation.words('AnyThatIs', ['a tool that is', 'any tool that is', 'tools that are', 'any tools that are']);
  // Denied, "any tool but `a`" is plain.
  notation.words(
    'AnyBut',
    ['tool', 'tools'].flatMap((noun) => ['besides', 'except', 'but'].map((than) => `any ${noun} ${than}`)),
  );
  notation.rule('Vp<FIN,writer> = Not<FIN> Call<base> AnyBut Tools', noOther);
  notation.rule('Vp<FIN,writer> = ModalNot Call<base> AnyBut Tools', noOther);
  notation.rule('Vp<FIN,writer> = never Call<FIN> AnyBut Tools', noOther);
  for (const verb of ['Core<F,W> = Call<F>', 'Core<F,writer> = UseTool<F>']) {
    notation.rule(`${verb} no OtherThan Tools`, noOther);
    notation.rule(`${verb} ( AnyOtherThan Tools | AnyThatIs Others )`, other);
  }
  // As a fault it is plain as well.
  const anyOther = (all: Tools): Said => ({ ...other(all), plainFor: -1, undeniable: true });
  for (const verb of [
    'Vp<FIN,writer> = Call<FIN>',
    'Vp<FIN,writer> = UseTool<FIN>',
    'Vp<gerund,writer> = Call<gerund>',
  ])
    notation.rule(`${verb} AnyBut Tools`, anyOther);
  notation.words('AreCalled', ['is called', 'is used', 'are called', 'are used', 'was called', 'were called']);
  notation.words('AreCalled', each(['get', 'gets'], ['called', 'used']));
  notation.rule('Clause = no OtherThan Tools AreCalled', noOther);
  notation.rule('Clause = only Tools AreCalled', useOnly);
  notation.rule('Clause = only Tools IsCalled', (all: Tools) => (all.tools.every(isSure) ? only(all) : undefined));
  notation.rule('Clause = AnyOtherThan Tools AreCalled', other);
  notation.rule('Clause = AnyBut Tools AreCalled', (all: Tools): Said => ({ ...other(all), plainFor: -1 }));
  notation.rule('Clause = Amount DifferentTools AreCalled', (amount: Amount): Said | undefined =>
    amount.in.at(-1)![1] === 0 ? undefined : { ask: 'different tools', ...amount },
  );
  const callers = each(each(['', 'that'], ['it', 'the assistant', 'the agent', 'the model']), [
    'calls',
    'uses',
    'ever calls',
    'ever uses',
    'invokes',
  ]);
  notation.words(
    'OnlyTool',
    ['tool', 'tools'].flatMap((noun) =>
      [...CALLED_TOOL, ...each(['that is', 'that are', 'that gets', 'that was', 'ever'], CALLED_TOOL), ...callers].map(
        (one) => `the only ${noun} ${one}`,
      ),
    ),
  );
  notation.rule('Clause = OnlyTool ( is | are | was | were | must be | should be ) Tools', only);
  notation.rule('Clause = Tools ( is | are | was | were | must be | should be ) OnlyTool', only);

  notation.words('DifferentTools', ['different tools', 'distinct tools', 'different tool', 'distinct tool']);
  for (const verb of ['Core<F,W> = Call<F>', 'Core<F,writer> = UseTool<F>'])
    notation.rule(`${verb} Amount DifferentTools`, (amount: Amount): Said | undefined =>
      amount.in.at(-1)![1] === 0 ? undefined : { ask: 'different tools', ...amount },
    );
}

/** "Only calls `a` once" */
export const onlyTimes = ({ name }: Tool, { bare, in: numbers }: Amount): Said =>
  bare && numbers.length === 1 && numbers[0]![0] === numbers[0]![1]
    ? { ask: 'calls only', of: { name, times: numbers[0]![0] }, undeniable: true }
    : OPEN;

const ARGUMENT = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
/** Words that say which argument or what kind of value is meant, before a name or a value, and so may be no name themselves. */
const NO_ARGUMENTS = [
  ...['argument', 'parameter', 'the', 'its', 'an', 'a', 'arguments', 'parameters', 'one', 'single', 'some', 'any'],
  ...['another', 'each', 'every', 'extra', 'right', 'required', 'same', 'first', 'last', 'only', 'just', 'exactly'],
  ...['string', 'number', 'numeric', 'integer', 'boolean', 'valid', 'invalid', 'bad', 'good', 'correct', 'wrong'],
  ...['lowercase', 'uppercase', 'optional', 'default', 'null', 'negative', 'positive', 'missing', 'empty', 'blank'],
  ...['given', 'new', 'old', 'quoted', 'long', 'short', 'plain', 'list', 'user', 'word', 'term', 'keyword', 'text'],
  ...['phrase', 'value', 'either', 'anything', 'something', 'nothing', 'no', 'both', 'all', 'two', 'three', 'non'],
];

function withArguments(notation: Notation): void {
  notation.kind('#argument', (token) => {
    const name = token.kind === 'quoted' ? token.text : token.kind === 'word' ? token.raw : '';
    if (!ARGUMENT.test(name) || (token.kind === 'word' && NO_ARGUMENTS.includes(token.text))) return undefined;
    return { name, isMarked: token.kind === 'quoted' || name.includes('_') };
  });
  interface Argument {
    name: string;
    isMarked: boolean;
  }
  notation.rule('Argument = #argument', ({ name, isMarked }: Argument) => (isMarked ? name : undefined));
  notation.rule('Argument = ( the | its | an ) #argument', ({ name, isMarked }: Argument) =>
    isMarked ? name : undefined,
  );
  notation.rule('Argument = ( the | its | an )? ( argument | parameter ) #argument', ({ name }: Argument) => name);
  notation.rule('Argument = ( the | its | an )? #argument ( argument | parameter )', ({ name }: Argument) => name);
  // A plain word is one where a value follows at once.
  notation.rule('ArgumentSet = #argument', ({ name, isMarked }: Argument) => (isMarked ? undefined : name));
  notation.rule('ArgumentSet = the #argument', ({ name, isMarked }: Argument) => (isMarked ? undefined : name));
  notation.rule('ArgumentSet = Argument');
  notation.words('ArgumentIs', ['set to', 'equal to', 'with the value', 'with value', 'being', '=', '= =']);
  // The value may be null, so that it is wrapped.
  notation.kind('#callvalue', (token) => (token.kind === 'quoted' ? { is: token.text } : undefined));
  notation.rule('CallValue = #callvalue');
  notation.rule('CallValue = #number', (is: number) => ({ is }));
  notation.rule('CallValue = - #number', (is: number) => ({ is: -is }));
  for (const is of [true, false, null]) notation.words('CallValue', [`${is}`], { is });
  interface Value {
    is: Scalar;
  }
  notation.rule('Set = ArgumentSet ArgumentIs CallValue', (argument: string, { is }: Value): Wanted[] => [
    { argument, value: is },
  ]);
  notation.words('SetJoin', ['and', ', and', ',']);
  notation.rule('Sets = Set');
  notation.rule('Sets = Sets SetJoin Set', (all: Wanted[], one: Wanted[]) => [...all, ...one]);
  // "Does not call it with x and y" may mean neither.
  const called = ({ name }: Tool, wanted: readonly Wanted[]): Said => ({
    ask: 'call arguments',
    of: { name, wanted },
    ...(wanted.length > 1 && { undeniable: true }),
  });
  notation.rule('Core<F,writer> = Call<F> Tool with Sets', (tool: Tool, wanted: Wanted[]) =>
    ofTools([tool], true, called(tool, wanted)),
  );
  notation.rule('Core<F,response> = Call<F> Tool with Sets', (tool: Tool, wanted: Wanted[]) =>
    ofTools([tool], false, called(tool, wanted)),
  );
  notation.rule('Clause = Tool IsCalled with Sets', (tool: Tool, wanted: Wanted[]) =>
    isSure(tool) ? called(tool, wanted) : undefined,
  );
  // "Is called exactly once and with guests set to 2"
  notation.words('AlsoWith', ['and with', ', with', ', and with']);
  const calledSo = (tool: Tool, times: Amount, wanted: readonly Wanted[]): Said | undefined =>
    isSure(tool)
      ? { and: [{ ask: 'calls', of: tool.name, in: times.in }, called(tool, wanted)], undeniable: true, plainFor: 1 }
      : undefined;
  notation.rule('Clause = Tool IsCalled Times AlsoWith Sets', calledSo);
  notation.rule('Core<F,W> = Call<F> Tool Times AlsoWith Sets', calledSo);
  notation.rule('Core<F,W> = UseTool<F> Tool with Sets', (tool: Tool, wanted: Wanted[]) =>
    isKnownTool(tool) ? called(tool, wanted) : undefined,
  );
  verbs(notation, 'PassTo', ['passes|pass|pass|passed|passing', 'supplies|supply|supply|supplied|supplying']);
  notation.words('ToCall', ['to', 'in a call to', 'in a call of']);
  const passed = ({ is }: Value, argument: string, tool: Tool) => called(tool, [{ argument, value: is }]);
  notation.rule(
    'Core<F,writer> = PassTo<F> CallValue as Argument ToCall Tool',
    (value: Value, name: string, tool: Tool) => ofTools([tool], true, passed(value, name, tool)),
  );
  notation.rule(
    'Core<F,response> = PassTo<F> CallValue as Argument ToCall Tool',
    (value: Value, name: string, tool: Tool) => ofTools([tool], false, passed(value, name, tool)),
  );
}
