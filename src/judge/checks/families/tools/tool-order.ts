import { and, canonical, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { Order, Share } from '../../tools/tool-order-held.ts';
import { each } from '../shape.ts';
import { isKnownTool, isSure, namesOf, ofTools, type Tool, type Tools, verbs } from './tool-names.ts';

const FIRST = [
  'first',
  'as its first tool',
  'as the first tool',
  'as its first tool call',
  'as its first call',
  'before any other tool',
  'before all other tools',
];
const LAST = [
  'last',
  'as its last tool',
  'as the last tool',
  'as its final tool',
  'as its last tool call',
  'after all other tools',
];
const CALLED = [
  ...['tool called', 'tool to be called', 'tool that is called', 'tool used', 'tool call', 'called tool'],
  ...['tool invoked', 'tool that is used', 'tool that gets called'],
  ...['the assistant', 'the agent', 'the model', 'it'].flatMap((agent) =>
    ['calls', 'uses', 'invokes'].flatMap((verb) => [`tool ${agent} ${verb}`, `tool that ${agent} ${verb}`]),
  ),
];
const OWNERS = ["the assistant's", "the agent's", "the model's", 'its'];

/** An order of calls as a form. It is unclear what "not `a` and then `b`" or "not `a` before `b` and `c`" denies. */
function ordered(order: Order): Said {
  const isOfSeveral = order.kind === 'relative' && order.earlier.length + order.later.length > 2;
  const isPlain =
    order.kind === 'relative' ? !order.isStrict && !order.shares && !isOfSeveral : order.kind !== 'inTurn';
  return { ask: 'call order', of: order, ...(!isPlain && { undeniable: true }), ...(isOfSeveral && { plainFor: 1 }) };
}

type Found = { order: Order; tools: readonly Tool[] };

/** Of which calls of the subject and of the object it is said; undefined where nothing says so. */
function sharesOf(one: Tools, how: 'before' | 'after', other: Tools): Record<'earlier' | 'later', Share> | undefined {
  const isAlways = one.tools.some((tool) => tool.isAlways);
  if (!isAlways && [one, other].every(({ share = 'some' }) => share === 'some')) return undefined;
  const bare = { before: ['some', 'either'], after: ['either', 'some'] } as const;
  const subject = isAlways ? 'either' : (one.share ?? bare[how][0]);
  const object = other.share ?? bare[how][1];
  return how === 'before' ? { earlier: subject, later: object } : { earlier: object, later: subject };
}

function related(one: Tools, how: 'before' | 'after' | 'only after', other: Tools): Found | undefined {
  // "`a` or `b`" does not say whether one of them is enough.
  if ([one, other].some(({ joined, isBoth }) => joined === 'or' || isBoth)) return undefined;
  const names = [namesOf(one), namesOf(other)];
  const [earlier, later] = how === 'before' ? names : names.toReversed();
  // Nothing comes before itself.
  if (earlier!.some((name) => later!.includes(name))) return undefined;
  const shares = sharesOf(one, how === 'before' ? how : 'after', other);
  const isStrict = how === 'only after';
  // "Every call to b comes only after a" is said of every one anyway.
  if (isStrict && shares && shares.earlier !== 'some') return undefined;
  return {
    order: { kind: 'relative', earlier: earlier!, later: later!, isStrict, ...(!isStrict && shares && { shares }) },
    tools: one.tools,
  };
}

const edgeOf = (all: Tools, kind: 'first' | 'last'): Found | undefined =>
  all.joined === 'and' ? undefined : { order: { kind, names: namesOf(all) }, tools: all.tools };
const inTurn = (tools: readonly Tool[]): Found => ({
  order: { kind: 'inTurn', names: tools.map(({ name }) => name) },
  tools,
});

/** In which order tools are called. */
export function toolOrder(notation: Notation): void {
  for (const [how, phrases] of [
    ['before', ['before', 'prior to', 'ahead of', 'earlier than', 'sooner than']],
    ['after', ['after', 'following', 'subsequent to', 'later than']],
    ['only after', ['only after']],
  ] as const)
    notation.words('Than', phrases, how);
  notation.words('Calling', [
    ...['calling', 'it calls', 'invoking', 'using', 'any call to', 'a call to', 'calls to', 'the call to'],
    ...['running', 'triggering', 'executing', 'it runs', 'it invokes', 'any call of', 'a call of'],
  ]);
  notation.words(
    'BeingCalled',
    ['is', 'are', 'was', 'were', 'has been', 'have been', 'gets'].flatMap((is) =>
      ['called', 'invoked', 'run', 'triggered', 'executed'].map((one) => `${is} ${one}`),
    ),
  );
  notation.rule('Order = Tools Than Calling? Tools BeingCalled?', related);
  const then = ['and then', 'then', 'and after that', 'and finally', 'and lastly', 'finally'];
  notation.words(
    'Then',
    then.flatMap((one) =>
      [one, `, ${one}`].flatMap((link) => ['', ' calls', ' call', ' calling'].map((verb) => `${link}${verb}`)),
    ),
  );
  notation.rule('TurnRow = Tool Then Tool', (a: Tool, b: Tool) => [a, b]);
  notation.rule('TurnRow = TurnRow Then Tool', (all: Tool[], one: Tool) => [...all, one]);
  notation.rule('InTurn = first? TurnRow', inTurn);
  notation.rule('Order = InTurn');
  const orders = ['that', 'this', 'the given', 'that exact', 'exactly that', 'exactly this', 'this exact'];
  notation.words(
    'InOrder',
    [...orders.map((one) => `in ${one} order`), 'in the order given'].flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule('Order = Tools InOrder', (all: Tools) =>
    all.joined === 'and' && !all.isBoth ? inTurn(all.tools) : undefined,
  );
  notation.words('AtEdge', FIRST, 'first');
  notation.words('AtEdge', LAST, 'last');
  notation.rule('Order = Tools AtEdge', edgeOf);

  const isWriter = { response: false, writer: true };
  for (const who of ['response', 'writer'] as const) {
    const said = ({ order, tools }: Found) => ofTools(tools, isWriter[who], ordered(order));
    notation.rule(`Core<F,${who}> = Call<F> Order`, said);
    notation.rule(`Core<F,${who}> = first Call<F> InTurn`, said);
    notation.rule(`Core<F,${who}> = StartCalling<F> Tools`, (all: Tools) => {
      const found = edgeOf(all, 'first');
      return found && said(found);
    });
  }
  notation.rule('Core<F,writer> = UseTool<F> Order', ({ order, tools }: Found) =>
    tools.some(isKnownTool) ? ordered(order) : undefined,
  );
  verbs(
    notation,
    'StartCalling',
    ['starts|start|start|started|starting', 'begins|begin|begin|began|beginning'].flatMap((verb) =>
      ['calling', 'invoking'].map((calling) =>
        verb
          .split('|')
          .map((form) => `${form} by ${calling}`)
          .join('|'),
      ),
    ),
  );

  // "Calls `a` first and `b` last", "calls `a` twice and `b` once": each has an ending of its own.
  const ends = (a: Tool, one: 'first' | 'last', b: Tool, other: 'first' | 'last'): Said | undefined =>
    one === other || a.name === b.name
      ? undefined
      : ofTools([a, b], true, and(ordered({ kind: one, names: [a.name] }), ordered({ kind: other, names: [b.name] })));
  notation.rule('Core<F,writer> = CallTool<F> AtEdge and Tool AtEdge', ends);
  const counted =
    (join: typeof and) =>
    (a: Tool, one: Amount, b: Tool, other: Amount): Said | undefined =>
      a.name === b.name
        ? undefined
        : ofTools([a, b], true, join({ ask: 'calls', of: a.name, ...one }, { ask: 'calls', of: b.name, ...other }));
  notation.rule('Core<F,writer> = CallTool<F> Times and Tool Times', counted(and));
  notation.rule('Core<F,writer> = CallTool<F> Times or Tool Times', counted(or));

  // Clauses: "the first tool called is `a`", "the tool `a` is called before `b`".
  for (const [kind, names] of [
    ['first', ['first', 'very first']],
    ['last', ['last', 'final', 'very last']],
  ] as const) {
    notation.words(
      'EdgeTool',
      names.flatMap((name) => [
        ...CALLED.map((tool) => `the ${name} ${tool}`),
        ...OWNERS.map((owner) => `${owner} ${name} tool call`),
      ]),
      kind,
    );
    notation.words(
      'EdgeCall',
      names.flatMap((name) => ['the', ...OWNERS].map((owner) => `${owner} ${name} call`)),
      kind,
    );
  }
  notation.words('IsTool', ['is', 'was', 'must be', 'should be', 'is always'], true);
  notation.words('IsTool', ['is not', 'was not', 'must not be', 'should not be', 'is never'], false);
  const denied = (form: Said, is: boolean): Said =>
    is ? form : { not: { ask: 'call order', of: (form as { of?: unknown }).of }, denies: true };
  notation.rule(
    'Clause = EdgeTool IsTool ( to | a call to | a call of )? Tools',
    (kind: 'first' | 'last', is: boolean, all: Tools) => {
      const found = edgeOf(all, kind);
      return found && denied(ordered(found.order), is);
    },
  );
  notation.rule(
    'Clause = EdgeCall IsTool ( to | a call to | a call of ) Tools',
    (kind: 'first' | 'last', is: boolean, all: Tools) => {
      const found = edgeOf(all, kind);
      return found && all.tools.some(isSure) ? denied(ordered(found.order), is) : undefined;
    },
  );
  notation.rule('Clause = Tool IsTool EdgeTool', (tool: Tool, is: boolean, kind: 'first' | 'last') =>
    isSure(tool) ? denied(ordered({ kind, names: [tool.name] }), is) : undefined,
  );
  const passive = (found: Found | undefined, is = true): Said | undefined => {
    if (!found?.tools.some(isSure)) return undefined;
    const form = denied(ordered(found.order), is);
    // "There is a call to a" is asked, too.
    const called = found.tools.filter(({ ofOneCall }) => ofOneCall === 'there').map(({ name }) => name);
    return called.length === 0
      ? form
      : { ...and(...called.map((of): Said => ({ ask: 'calls', of, in: [[1, Infinity]] })), form), undeniable: true };
  };
  notation.rule(
    'Clause = CalledTools ( at least once )? Than Calling? Tools BeingCalled?',
    (one: Tools, how: 'before', other: Tools) => passive(related(one, how, other)),
  );
  // "Search is called before the final answer": where no text follows its result, it is open whether there is an answer, and
  // where a text stands before the call, whether that is the answer.
  const answers = ['the final answer', 'its final answer', 'the final reply', 'its final reply', 'the final response'];
  const agents = ['it', 'the assistant', 'the agent', 'the bot', 'the model'];
  const given = ['answers', 'replies', 'responds', 'gives its answer', 'gave its answer', 'gives its final answer'];
  notation.words(
    'BeforeTheAnswer',
    each(
      ['before', 'prior to', 'ahead of'],
      [
        ...answers,
        ...['its final message', 'the final message', 'its answer', 'answering', 'replying', 'responding'],
        ...each(['giving'], ['the final answer', 'its final answer', 'its answer', 'an answer']),
      ],
    ).concat(each(each(['before'], agents), [...given, 'gave the final answer', 'answered', 'replied'])),
  );
  const agreeing = (one: Said, other: Said): Said => ({
    ask: 'agreeing',
    of: [one, other].map((form) => canonical(form)),
    undeniable: true,
  });
  const answered = (called: Said): Said =>
    agreeing(called, { and: [called, { ask: 'call messages', of: { is: 'text after results' } }] } as Said);
  const called = (tool: Tool): Said | undefined =>
    isSure(tool)
      ? agreeing(answered({ ask: 'calls', of: tool.name, in: [[1, Infinity]] }), {
          ask: 'call turn',
          of: { name: tool.name, turn: 'before text' },
        })
      : undefined;
  notation.rule('Clause = CalledTool BeforeTheAnswer', called);
  notation.rule('Core<F,writer> = CallTool<F> BeforeTheAnswer', called);
  notation.words('SomeCall2', each(['a', 'at least one', 'any', 'some', 'one or more'], ['tool call']));
  notation.words('SomeCall2', ['tool calls']);
  notation.words('SomeTool2', ['a tool', 'at least one tool', 'some tool', 'any tool', 'one of its tools']);
  const some = (): Said => answered({ ask: 'calls', in: [[1, Infinity]] });
  notation.rule('Core<F,writer> = MakeCall<F> SomeCall2 BeforeTheAnswer', some);
  notation.rule('Core<F,writer> = ( Call<F> | UseTool<F> ) SomeTool2 BeforeTheAnswer', some);

  // "The call to a comes before the call to b", "a call to a precedes any call to b"
  for (const [share, words] of [
    ['some', ['the', 'a', 'its']],
    ['either', ['any']],
    ['every', ['every', 'each']],
  ] as const)
    notation.words('CallTo', each(each(words, ['call', 'tool call']), ['to', 'of']), share);
  notation.words('CallTo', ['all calls to'], 'every');
  notation.words('CallTo', ['calls to'], 'either');
  notation.rule('ThatCall = CallTo Tool', (share: Tools['share'], tool: Tool): Tools => ({ tools: [tool], share }));
  notation.rule('ThatCall = the ToolName call', (tool: Tool): Tools => ({ tools: [tool] }));
  notation.words('Comes', ['comes', 'come', 'is made', 'are made', 'happens', 'occurs', 'must come', 'should come']);
  notation.rule('Clause = ThatCall Comes Than ( ThatCall | Tools )', (one: Tools, how: 'before', other: Tools) =>
    passive(related(one, how, other)),
  );
  notation.rule(
    'Clause = ( ThatCall | Tool ) ( precedes | must precede ) ( ThatCall | Tools )',
    (one: Tools | Tool, other: Tools) => passive(related('tools' in one ? one : { tools: [one] }, 'before', other)),
  );
  notation.rule(
    'Clause = ( ThatCall | Tool ) ( follows | must follow ) ( ThatCall | Tools )',
    (one: Tools | Tool, other: Tools) => passive(related('tools' in one ? one : { tools: [one] }, 'after', other)),
  );
  notation.rule('Clause = Tools IsOnlyCalled after Calling? Tools BeingCalled?', (one: Tools, other: Tools) =>
    passive(related(one, 'only after', other)),
  );
  notation.rule('Clause = UncalledTools until ( after )? Calling? Tools BeingCalled?', (one: Tools, other: Tools) =>
    passive(related(one, 'only after', other)),
  );
  notation.rule(
    'Clause = UncalledTools Than Calling? Tools BeingCalled?',
    (one: Tools, how: 'before', other: Tools) => {
      const found = related(one, how, other);
      return found && !ordered(found.order).undeniable ? passive(found, false) : undefined;
    },
  );
  // As a fault: "`b` is called but `a` was not called earlier".
  notation.words('Earlier', ['before', 'earlier', 'first', 'beforehand', 'before it', 'before that', 'previously']);
  notation.words('Earlier', ['earlier in the conversation', 'earlier on', 'before then', 'prior to that']);
  const tooEarly = (later: Tool, earlier: Tool): Said | undefined => {
    const form = passive(related({ tools: [earlier] }, 'before', { tools: [later] }), true);
    if (!form) return undefined;
    const order: Order = { kind: 'relative', earlier: [earlier.name], later: [later.name], isStrict: true };
    // Where it is not called there is no fault.
    const isCalled: Said = { ask: 'calls', of: later.name, in: [[1, Infinity]] };
    return { and: [isCalled, { not: { ask: 'call order', of: order } }], denies: true, plainFor: -1 };
  };
  notation.rule('Clause = CalledTool ,? ( but | and | although | even though ) UncalledTool Earlier', tooEarly);
  notation.words('WithoutPrior', [
    ...each(['without a', 'without any', 'with no'], each(['prior', 'previous', 'preceding'], ['call to', 'call of'])),
    ...each(['without an earlier', 'with no earlier'], ['call to', 'call of']),
    ...each(['without first', 'without previously'], ['calling', 'having called', 'invoking', 'running']),
  ]);
  notation.words('WithoutCalling', each(['without'], ['calling', 'having called', 'invoking', 'running', 'using']));
  notation.words(
    'EarlierCall',
    each(['without a', 'without an', 'without any', 'with no'], ['prior', 'previous', 'preceding', 'earlier']),
  );
  for (const rule of ['Clause = CalledTool', 'Core<F,writer> = CallTool<F>']) {
    notation.rule(`${rule} WithoutPrior Tool`, tooEarly);
    notation.rule(`${rule} EarlierCall Tool call`, tooEarly);
    notation.rule(
      `${rule} ( WithoutCalling Tool | without ( a | any ) Tool call | without ( a | any ) call ( to | of ) Tool | without Tool ) Earlier`,
      tooEarly,
    );
    notation.rule(`${rule} without Tool ( being called | having been called ) Earlier`, tooEarly);
  }
  const orderings = each(
    ['in'],
    ['this order', 'the following order', 'the order', 'exactly this order', 'this exact order'],
  );
  notation.words('InThisOrder', [...orderings, ...orderings.map((one) => `${one} :`)]);
  notation.words('TheTools', ['the tools', 'its tools', 'the following tools', 'these tools', 'tools']);
  notation.rule('Clause = TheTools IsCalled InThisOrder ToolList', (all: Tool[]) => passive(inTurn(all)));
  notation.rule('Core<F,writer> = Call<F> TheTools InThisOrder ToolList', (all: Tool[]) => passive(inTurn(all)));
  notation.rule(
    'Clause = ( the tool calls | the calls | its tool calls ) ( are made | happen | occur | come | are ) InThisOrder ToolList',
    (all: Tool[]) => passive(inTurn(all)),
  );
  const whatever = [
    'in any order',
    'in either order',
    'no matter in which order',
    'in whatever order',
    'regardless of order',
    'regardless of the order',
    'whatever the order',
    'in whichever order',
    'irrespective of order',
    'order does not matter',
    'the order does not matter',
    'in no particular order',
  ];
  notation.words(
    'AnyOrder',
    whatever.flatMap((one) => [one, `, ${one}`, `( ${one} )`]),
  );
  notation.rule('Clause = ( CalledTools | Tools AllCalled ) AnyOrder', (all: Tools): Said | undefined =>
    all.joined === 'and' && all.tools.every(isSure)
      ? { and: all.tools.map(({ name }): Said => ({ ask: 'calls', of: name, in: [[1, Infinity]] })), both: true }
      : undefined,
  );
  notation.rule('Clause = CalledTools AtEdge', (all: Tools, kind: 'first') => passive(edgeOf(all, kind)));
  notation.rule('Clause = UncalledTools AtEdge', (all: Tools, kind: 'first') => passive(edgeOf(all, kind), false));
  notation.rule('Clause = CalledTools InOrder', (all: Tools) =>
    all.joined === 'and' && !all.isBoth ? passive(inTurn(all.tools)) : undefined,
  );
}
