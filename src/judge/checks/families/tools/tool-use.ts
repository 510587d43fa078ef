import { canonical, OPEN, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { isKnownTool, isPlainlyTool, isSure, namesOf, ofTools, type Tool, type Tools } from './tool-names.ts';

const CALLED_TOOL = ['called', 'invoked', 'used'];

/** None but the named ones. "Only `a` and `b`" may want both. */
const only = (all: Tools): Said => ({
  ask: 'only tools',
  of: { names: namesOf(all), mayNeedAll: all.joined === 'and' },
  undeniable: true,
});
const other = (all: Tools): Said => ({ ask: 'other tools', of: namesOf(all) });
const noOther = (all: Tools): Said => ({ not: { ask: 'other tools', of: namesOf(all) }, denies: true });

/** Which tools are called, and which are not. */
export function toolUse(notation: Notation): void {
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
  notation.rule('Core<F,writer> = CallTool<F> JustSo Times', (tool: Tool, times: Amount) =>
    ofTools([tool], true, onlyTimes(tool, times)),
  );
  notation.rule('Clause = CalledTool JustSo Times', (tool: Tool, times: Amount) =>
    isSure(tool) ? onlyTimes(tool, times) : undefined,
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
  notation.words('ButTools', ['except', 'except for', 'other than', 'besides', 'apart from', 'but']);
  notation.rule('Clause = ( no tools | no tool ) ( IsCalled | AreCalled ) ButTools Tools', noOther);
  for (const verb of ['Core<F,W> = Call<F>', 'Core<F,writer> = UseTool<F>'])
    notation.rule(`${verb} ( no tools | no tool ) ( except for | apart from ) Tools`, noOther);
  // "All tool calls are to `a`", "the tool calls include `a`"
  notation.words(
    'IsToTool',
    each(['is', 'are', 'was', 'were', 'must be'], ['to', 'calls to', 'calls of', 'of', 'a call to']),
  );
  notation.words('EveryToolCall', [
    'every tool call',
    'each tool call',
    'all tool calls',
    'all of the tool calls',
    'all the tool calls',
  ]);
  notation.words('EveryToolCall', ['the only tool calls', 'all of its tool calls']);
  notation.rule('Clause = EveryToolCall IsToTool Tools', (all: Tools) =>
    all.joined === 'and' ? undefined : ofTools(all.tools, true, only(all)),
  );
  // "The only tool call is to `a`": it also says that there is just one, so that several are undecided.
  notation.rule('Clause = the only tool call IsToTool Tools', (all: Tools) => {
    const form = only(all);
    const once: Said = { and: [form, { ask: 'calls', in: [[1, 1]] }] };
    return all.joined === 'and'
      ? undefined
      : ofTools(all.tools, true, { ask: 'agreeing', of: [canonical(form), canonical(once)], undeniable: true });
  });
  const called = (tool: Tool) =>
    isSure(tool) ? ({ ask: 'calls', of: tool.name, in: [[1, Infinity]] } satisfies Said) : undefined;
  notation.words('ItsCalls', [
    'the tool calls',
    'its tool calls',
    'the calls',
    "the assistant's tool calls",
    "the agent's tool calls",
  ]);
  notation.words('IncludeCall', each(['include', 'contain'], ['', 'a call to', 'one to', 'at least one call to']));
  notation.rule('Clause = ItsCalls IncludeCall Tool', called);
  notation.words('SomeToolCallIs', each(['at least one of', 'one of'], ['the tool calls', 'its tool calls']));
  notation.words('SomeToolCallIs', ['at least one tool call']);
  notation.rule('Clause = SomeToolCallIs IsToTool Tool', called);
  notation.rule('Clause = Tool ( appears | is | occurs ) among ItsCalls', called);
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
  // "Exactly two tools" may be two calls of one tool.
  notation.words('PlainTools', ['tool', 'tools']);
  const many = ({ in: numbers, bare }: Amount): Said | undefined =>
    numbers.at(-1)![1] === 0 || (numbers[0]![0] === 1 && numbers[0]![1] === Infinity)
      ? undefined
      : {
          ask: 'agreeing',
          of: ['different tools', 'calls'].map((ask) => ({ ask, in: numbers })),
          undeniable: true,
          ...(bare && { plainFor: 1 }),
        };
  notation.rule('Clause = Amount PlainTools AreCalled', many);
  notation.rule('Core<F,writer> = ( Call<F> | UseTool<F> ) Amount PlainTools', many);
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
