import type { ToolNames } from '../../conversation.ts';
import type { FieldWish } from '../data/field-wish.ts';
import type { Scalar } from '../data/json-demands.ts';
import { and, canonical, OPEN, or, type Said } from '../form.ts';
import { Several } from '../grammar/chart.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import type { ArgumentWish, AskedArguments, CallShare } from '../tools/tool-argument-shapes.ts';
import type { Wanted } from '../tools/tool-arguments.ts';
import { each } from './shape.ts';
import { isKnownTool, isSure, ofTools, ownerOfTool, type Tool, toolOf, verbs } from './tool-names.ts';

export const ofArgument = (tool: Tool, wish: ArgumentWish, share: CallShare): Said | undefined =>
  isSure(tool)
    ? { ask: 'call argument', of: { name: tool.name, wish, share } satisfies AskedArguments, undeniable: true }
    : undefined;

/** A name as it is written. */
export interface Marked {
  name: string;
  isMarked: boolean;
}
export type Named = Pick<Extract<ArgumentWish, { argument: string }>, 'argument' | 'mayBeElse'>;
export const namedBy = ({ name, isMarked }: Marked): Named => ({
  argument: name,
  ...(!isMarked && { mayBeElse: true }),
});

/** What calls are made with: values of arguments, or what else is asked of these, all of it. */
type Args = { wanted: readonly Wanted[] } | { wishes: readonly ArgumentWish[]; mayBeAll?: readonly string[] };

const wishing = (...wishes: ArgumentWish[]): Args => ({ wishes });
const isThere: FieldWish[] = [{ isThere: true }];
const there = (one: Marked): ArgumentWish => ({ ...namedBy(one), is: isThere });
const valued = (one: Marked, oneOf: Scalar[]): ArgumentWish => ({ ...namedBy(one), is: [{ oneOf }] });
const without = ({ name, isMarked }: Marked): ArgumentWish => ({
  without: name,
  ...(!isMarked && { mayBeElse: true }),
});

const wishesOf = (args: Args): readonly ArgumentWish[] =>
  'wishes' in args ? args.wishes : args.wanted.map(({ argument, value }) => ({ argument, is: [{ oneOf: [value] }] }));

/** That such calls are made: each argument of the same, of which as a fault one may be enough. */
function share(tool: Tool, args: Args, of: CallShare): Said | undefined {
  const forms = wishesOf(args).map((wish) => ofArgument(tool, wish, of));
  if (forms.includes(undefined) || (of === 'some' && forms.length > 1)) return undefined;
  if (forms.length === 1) return forms[0];
  const all: Said = { ...and(...(forms as Said[])), plainFor: 1, undeniable: true };
  const only = 'wishes' in args && args.mayBeAll && ofArgument(tool, { only: args.mayBeAll }, of);
  return only ? { ask: 'agreeing', of: [canonical(all), canonical(only)], plainFor: 1, undeniable: true } : all;
}

function never(tool: Tool, args: Args): Said | undefined {
  const form = share(tool, args, 'some');
  return form && { not: { ask: 'call argument', of: (form as { of?: unknown }).of }, denies: true };
}

/** Of "the call" as a wish, and of any one as a fault: "called with an amount over 100". "Does not call it with x and y" may mean neither. */
function calledWith(tool: Tool, args: Args): Said | Several | undefined {
  if ('wanted' in args)
    return {
      ask: 'call arguments',
      of: { name: tool.name, ...args },
      ...(args.wanted.length > 1 && { undeniable: true }),
    };
  const [wished, fault] = [share(tool, args, 'the'), share(tool, args, 'some')];
  if (!wished || !fault) return wished;
  const denial = [never(tool, args)!];
  return new Several([
    { ...wished, denial, onlyFor: 1 },
    { ...fault, denial, onlyFor: -1 },
  ]);
}

/** "Is called exactly once with x": in all, or so? */
function timesWith(tool: Tool, { in: numbers, bare }: Amount, args: Args): Said | undefined {
  const [low, high] = numbers[0]!;
  const one = 'wanted' in args ? (calledWith(tool, args) as Said) : share(tool, args, 'some');
  if (numbers.length > 1 || !isSure(tool) || !one) return undefined;
  if (low === 1 && high === Infinity) return { ...one, undeniable: true };
  const all = 'wanted' in args ? one : share(tool, args, 'the');
  if (low !== 1 || high !== 1 || !all) return OPEN;
  const once: Said = { and: [{ ask: 'calls', of: tool.name, in: numbers }, all] };
  return { ask: 'agreeing', of: [canonical(once), canonical(one)], undeniable: true, ...(bare && { plainFor: 1 }) };
}

export interface Given {
  named: Named;
  tool: Tool;
  /** Of which calls, where that is said: "every path passed to …"; of "any" one only a fault is plain. */
  share?: CallShare | 'none';
}

export function ofGiven({ tool, share: of = 'the' }: Given, wish: ArgumentWish): Said | undefined {
  if (of === 'none') return never(tool, wishing(wish));
  const form = ofArgument(tool, wish, of);
  return form && of === 'some' ? { ...form, plainFor: -1 } : form;
}

/** What the arguments of calls are: their values, their shapes, which there are. */
export function toolArguments(notation: Notation): void {
  names(notation);
  values(notation);
  described(notation);
  rows(notation);
  calls(notation);
  given(notation);
  predicates(notation);
  fromUser(notation);
  ofAnyTool(notation);
}

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

/** Arguments by their names: "`city`", "the city argument", "the parameter city". */
function names(notation: Notation): void {
  notation.kind('#argument', (token) => {
    const name = token.kind === 'quoted' ? token.text : token.kind === 'word' ? token.raw : '';
    if (!ARGUMENT.test(name) || (token.kind === 'word' && NO_ARGUMENTS.includes(token.text))) return undefined;
    return { name, isMarked: token.kind === 'quoted' || name.includes('_') };
  });
  const marked = ({ name, isMarked }: Marked) => (isMarked ? name : undefined);
  const nameOf = ({ name }: Marked) => name;
  notation.rule('Argument = ( the | its | an )? #argument', marked);
  notation.rule('Argument = ( the | its | an )? ( argument | parameter ) #argument', nameOf);
  notation.rule('Argument = ( the | its | an )? #argument ( argument | parameter )', nameOf);
  // A plain word is one where a value follows at once.
  notation.rule('ArgumentSet = the? #argument', ({ name, isMarked }: Marked) => (isMarked ? undefined : name));
  notation.rule('ArgumentSet = Argument');
  notation.rule('ArgumentNoun = ( a | an | the | any )? #argument ( argument | parameter )', nameOf);
  notation.rule('ArgumentNoun = ( a | an | the | any )? ( argument | parameter ) #argument', nameOf);
  notation.words('ArgumentWord', ['field', 'key', 'argument', 'parameter', 'property']);
  notation.rule('NamedArgument = ( a | an | the )? Argument ArgumentWord?');
  notation.rule('NamedArguments = NamedArgument', (one: string) => [one]);
  notation.rule('NamedArguments = NamedArguments ( , | and | , and ) NamedArgument', (all: string[], one: string) => [
    ...all,
    one,
  ]);
  notation.rule('AnArgument = ( a | an | its ) #argument ( field | key | property )?', (one: Marked) => one);
  notation.rule('AnArgument = ArgumentNoun', (name: string) => ({ name, isMarked: true }));
  notation.rule('ArgumentRow = #argument and #argument', (a: Marked, b: Marked) => [a, b]);
  notation.rule('ArgumentRow = ArgumentRow2 ,? and #argument', (all: Marked[], one: Marked) => [...all, one]);
  notation.rule('ArgumentRow2 = #argument , #argument', (a: Marked, b: Marked) => [a, b]);
  notation.rule('ArgumentRow2 = ArgumentRow2 , #argument', (all: Marked[], one: Marked) => [...all, one]);
}

/** "City set to 'Paris'", "a city of 'Paris'", "'Oslo' as the city", "an amount over 100" */
function values(notation: Notation): void {
  notation.words('ArgumentIs', ['set to', 'equal to', 'with the value', 'with value', 'being', '=', '= =', ':']);
  // The value may be null, so that it is wrapped.
  notation.kind('#callvalue', (token) => (token.kind === 'quoted' ? { is: token.text } : undefined));
  notation.rule('CallValue = #callvalue');
  notation.rule('CallValue = #number', (is: number) => ({ is }));
  notation.rule('CallValue = - #number', (is: number) => ({ is: -is }));
  for (const is of [true, false, null]) notation.words('CallValue', [`${is}`], { is });
  interface Value {
    is: Scalar;
  }
  notation.rule('Sets = ArgumentSet ArgumentIs CallValue', (argument: string, { is }: Value): Wanted[] => [
    { argument, value: is },
  ]);
  notation.words('SetJoin', ['and', ', and', ',']);
  notation.rule('Sets = Sets SetJoin Sets', (all: Wanted[], more: Wanted[]) =>
    more.length > 1 ? undefined : [...all, ...more],
  );
  notation.rule('CallArgs1 = Sets', (wanted: Wanted[]): Args => ({ wanted }));
  notation.rule('Bounded = ArgumentSet ArgumentIs ( either )? Choice', (argument: string, oneOf: Scalar[]) =>
    valued({ name: argument, isMarked: true }, oneOf),
  );
  notation.rule(
    'Bounded = ( a | an | the | its )? #argument ( argument | parameter )? ( of | that is )? NumberBounds',
    (one: Marked, bounds: FieldWish): ArgumentWish => ({ ...namedBy(one), is: [bounds] }),
  );
  notation.rule('Bounded = ( a | an | the )? #argument of? CallValue', (one: Marked, { is }: Value) =>
    valued(one, [is]),
  );
  notation.rule('Bounded = ( a | an | the )? #argument ( either )? Choice', valued);
  notation.words('AsArgument', ['as', 'as the', 'as its', 'for', 'for the', 'as the value of', 'as the value for']);
  notation.rule('ValueAs = CallValue AsArgument #argument ArgumentWord?', ({ is }: Value, one: Marked) =>
    valued(one, [is]),
  );
  // "With city set to Paris"
  notation.kind('#barevalue', (token) =>
    token.kind === 'word' && /^\p{Lu}[\p{L}\d-]+$/u.test(token.raw) && !NO_VALUES.includes(token.text)
      ? token.raw
      : undefined,
  );
  notation.rule('BareValue = #barevalue');
  notation.rule('BareValue = #barevalue #barevalue', (a: string, b: string) => `${a} ${b}`);
  notation.rule(
    'BareSet = ( a | the | its )? #argument ArgumentWord? ArgumentIs BareValue',
    (one: Marked, value: string): ArgumentWish => ({ ...valued(one, [value]), isBare: true }) as ArgumentWish,
  );
}
const NO_VALUES = ['true', 'false', 'null', 'none', 'json', 'yaml', 'html', 'csv', 'utc', 'iso', 'english'];

/** "With 'x' in the response" is said of something else. */
const OTHER_PLACES = 'conversation response reply answer turn end middle beginning call chat'.split(' ');

/** "A 'to' argument ending in '@acme.com'", "DROP in the query", "an empty subject" */
function described(notation: Notation): void {
  const such = (one: Marked, is: FieldWish[]): ArgumentWish => ({ ...namedBy(one), is });
  notation.rule(
    'ArgumentSuch = ( containing | including | that contains | that includes | that mentions ) EdgeValue',
    (includes: string): FieldWish[] => [{ includes }],
  );
  notation.rule('ArgumentSuch = FieldSuch');
  notation.rule('Bounded = ( a | an | the | its ) #argument ArgumentWord? ArgumentSuch', such);
  notation.kind('#capitals', (token) =>
    token.kind === 'word' && /^\p{Lu}{2,}$/u.test(token.raw) ? token.raw : undefined,
  );
  const texts = (values: Scalar[]) => (values.every((one) => typeof one === 'string') ? values : undefined);
  notation.rule('Held = #capitals', (text: string) => [text]);
  notation.rule('Held = #capitals #capitals', (a: string, b: string) => [`${a} ${b}`]);
  notation.rule('Held = #capitals or #capitals', (a: string, b: string) => [a, b]);
  notation.rule(
    'Held = ( the ( word | phrase | text | string | term | substring ) )? FieldValue',
    ({ value }: { value: Scalar }) => texts([value]),
  );
  notation.rule('Held = Choice', texts);
  const held = ([includes, ...others]: string[], one: Marked): ArgumentWish | undefined =>
    others.length > 0 || includes === undefined || OTHER_PLACES.includes(one.name)
      ? undefined
      : such(one, [{ includes }]);
  notation.rule('Bounded = Held ( in | inside ) ( the | its | a ) #argument ArgumentWord?', held);
  notation.rule('Bounded = ( a | the | its ) #argument with Held in it', (one: Marked, texts: string[]) =>
    held(texts, one),
  );
  const SHAPES = ['string', 'list', 'array', 'object', 'value', 'text', 'result', 'response', 'set', 'payload', 'body'];
  const ofShape = (isEmpty: boolean) => (one: Marked) =>
    SHAPES.includes(one.name) ? undefined : such(one, [{ isEmpty }]);
  notation.rule('Bounded = ( a | the | its )? ( non-empty | nonempty ) #argument ArgumentWord?', ofShape(false));
  notation.rule('Bounded = ( an | the | its )? empty #argument ArgumentWord?', ofShape(true));
}

/** Which arguments there are, several of them, and none. */
function rows(notation: Notation): void {
  const one = (wish: ArgumentWish) => wishing(wish);
  notation.rule('CallArgs1 = ( Bounded | BareSet )', one);
  notation.rule('CallArgs = CallArgs1');
  notation.rule('CallArgs = ValueAs', one);
  notation.rule('CallArgs1 = ArgumentNoun', (name: string) => wishing(there({ name, isMarked: true })));
  // "With origin 'LHR' and destination 'JFK'"
  notation.rule('BoundedRow = Bounded ,? and Bounded', (a: ArgumentWish, b: ArgumentWish) => [a, b]);
  notation.rule('BoundedRow = Bounded , BoundedRow', (a: ArgumentWish, all: ArgumentWish[]) => [a, ...all]);
  notation.rule('CallArgs1 = BoundedRow', (wishes: ArgumentWish[]): Args => ({ wishes }));
  notation.rule('AnArguments = AnArgument', (one: Marked) => [one]);
  notation.rule('AnArguments = both AnArgument and AnArgument', (a: Marked, b: Marked) => [a, b]);
  notation.rule('AnArguments = AnArguments ( , | and | , and ) AnArgument', (all: Marked[], one: Marked) => [
    ...all,
    one,
  ]);
  const each1 = (all: Marked[]) => wishing(...all.map(there));
  notation.rule('CallArgs1 = AnArguments', each1);
  const named = (all: Marked[]) => wishing(...all.map(({ name }) => there({ name, isMarked: true })));
  // "With limit and offset arguments" may mean no others.
  const mayBeAll = (all: Marked[], args: Args): Args => ({ ...args, mayBeAll: all.map(({ name }) => name) });
  const row = (all: Marked[]) => mayBeAll(all, named(all));
  notation.rule('CallArgs1 = ( the | both the | both )? ArgumentRow ( arguments | parameters | fields )', row);
  notation.rule('CallArgs1 = the ( arguments | parameters ) ( ArgumentRow | ArgumentRow2 )', row);
  notation.words('AllArguments', [
    ...['all of these arguments', 'all of the following arguments', 'all these arguments', 'all of these parameters'],
    ...['all of the arguments', 'all the arguments', 'at least the arguments', 'at least these arguments'],
  ]);
  notation.rule('CallArgs1 = AllArguments :? ( ArgumentRow | ArgumentRow2 )', named);
  // "With 'start' and 'end'" may name values.
  notation.rule('CallArgs1 = ( both )? ArgumentRow', (all: Marked[]) =>
    all.every(({ isMarked }) => isMarked)
      ? mayBeAll(all, wishing(...all.map(({ name }) => there({ name, isMarked: false }))))
      : undefined,
  );
  notation.words('NoOtherArguments', [
    ...each(['and', ', and', ',', '—', '-'], ['nothing else']),
    ...each(['and', ', and', ','], ['no others']),
    'and no other arguments',
  ]);
  notation.words(
    'ExactlyArguments',
    each(['exactly', 'precisely', 'only'], each(['', 'the'], ['arguments', 'parameters'])),
  );
  const only = (all: Marked[]) => wishing({ only: all.map(({ name }) => name) });
  notation.rule('CallArgs1 = ExactlyArguments ArgumentRow NoOtherArguments?', only);
  notation.rule('CallArgs1 = the ( arguments | parameters ) ArgumentRow NoOtherArguments', only);
  notation.rule('ArgWith = with CallArgs');
  notation.words('WithoutArguments', [
    ...each(['without', 'without any', 'with no'], ['arguments', 'parameters']),
    'without any argument',
  ]);
  notation.rule('ArgWith = WithoutArguments', () => wishing({ only: [] }));
  const none = '( with no | without a | without an | without any | without the | without its | lacking a )';
  notation.rule(`ArgWith = ( ${none.slice(2, -2)} | without ) Argument`, (name: string) =>
    wishing(without({ name, isMarked: true })),
  );
  notation.rule(`ArgWith = ${none} #argument`, (one: Marked) => (one.isMarked ? undefined : wishing(without(one))));
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
  notation.rule('Clause = Tool IsCalled ArgWith', bySure);
  notation.rule('Core<F,writer> = Call<F> Tool ArgWith', byAgent);
  notation.rule('Core<F,response> = Call<F> Tool ArgWith', byKnown);
  notation.rule('Core<F,W> = UseTool<F> Tool ArgWith', byKnown);
  for (const rule of ['Clause = Tool IsCalled', 'Core<F,writer> = Call<F> Tool']) {
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
  notation.rule('Clause = Tool IsNotCalled ArgWith', never);
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

/** "The city passed to get_weather", "create_event's title", "the `unit` argument in a get_weather call" */
function given(notation: Notation): void {
  notation.words('ArgGiven', [
    ...each(
      each(['', 'that is', 'that was', 'which is'], ['passed', 'given', 'handed', 'sent', 'supplied', 'provided']),
      ['to'],
    ),
    ...each(['passed', 'given', 'used'], ['in the call to', 'in calls to']),
    ...each(each(['', 'that'], ['the assistant', 'the agent', 'it']), ['passes to', 'gives to', 'sends to']),
  ]);
  notation.words('ArgOf', [
    ...['of', 'in'],
    ...each(['in', 'of'], ['the call to', 'the call of', 'calls to', 'every call to', 'each call to']),
  ]);
  notation.words('ArgKind', ['value', 'list', 'array', 'string', 'argument value']);
  const ofTool =
    (share?: Given['share']) =>
    (one: Marked, tool: Tool): Given => ({ named: namedBy(one), tool, ...(share && { share }) });
  const ofNamed = (argument: string, tool: Tool): Given => ({ named: { argument }, tool });
  notation.rule('GivenArgument = Argument ArgKind? ( ArgOf | ArgGiven ) Tool', ofNamed);
  notation.rule('GivenArgument = the #argument ArgKind? ArgGiven Tool', ofTool());
  notation.rule('GivenArgument = Argument ArgKind? InCall', (argument: string, { tool }: InCall) =>
    ofNamed(argument, tool),
  );
  notation.rule('GivenArgument = the #argument ( used )? InCall', (one: Marked, { tool, share: of }: InCall) =>
    one.isMarked || of === 'some' ? undefined : ofTool(of)(one, tool),
  );
  notation.rule('GivenArgument = InCall ,? Argument', ({ tool }: InCall, argument: string) => ofNamed(argument, tool));
  notation.rule('GivenArgument = Argument field? of the ToolName ( arguments | parameters )', ofNamed);
  notation.rule('GivenArgument = the value ( of | for ) GivenArgument', (one: Given) => one);
  // "Create_event's title", "the get_weather call's city"
  notation.kind('#toolowner', (token, known?: ToolNames): Tool | undefined => {
    const owner = ownerOfTool(token);
    if (!owner || (!owner.isMarked && !known?.has(owner.name))) return undefined;
    return toolOf(owner, known);
  });
  notation.rule('CallOwner = #toolowner');
  notation.rule("CallOwner = the ToolName ( call's | tool's )", (tool: Tool) => tool);
  notation.rule('GivenArgument = CallOwner Argument ArgKind?', (tool: Tool, argument: string) =>
    ofNamed(argument, tool),
  );
  notation.rule('GivenArgument = ( CallOwner | the ToolName ) #argument', (tool: Tool, one: Marked) =>
    !one.isMarked && tool.name.includes('_') && !['field', 'key', 'property', 'value'].includes(one.name)
      ? ofTool()(one, tool)
      : undefined,
  );
  notation.words('InCallOf', ['in a call to', 'in any call to', 'used in calls to', 'used in a call to']);
  for (const [words, share] of [
    ['every | each', 'every'],
    ['any | a', 'some'],
    ['no', 'none'],
  ] as const)
    notation.rule(`GivenArgument = ( ${words} ) #argument ArgKind? ( ArgGiven | InCallOf ) Tool`, ofTool(share));
  // "All paths passed to …"
  notation.kind('#argumentplural', (token) =>
    token.kind === 'word' && /^[\p{Ll}_]{3,}s$/u.test(token.raw) && !/(?:ss|us|ies|[sx]es|ches)$/u.test(token.raw)
      ? { name: token.raw.slice(0, -1), isMarked: false }
      : undefined,
  );
  notation.rule('GivenSeveral = ( all | all the | all of the ) #argumentplural ArgGiven Tool', ofTool('every'));
  const shares = { the: 'the', a: 'some', any: 'some', every: 'every', each: 'every' } as const;
  for (const [word, share] of Object.entries(shares)) notation.words('OfCalls', [word], share);
  const inCall = (share: CallShare, tool: Tool): InCall => ({ tool, share });
  notation.rule('InCall = ( in | of | for ) OfCalls ToolName ( call | calls )', inCall);
  notation.rule('InCall = ( in | of ) OfCalls call to ToolName', inCall);
  notation.words('ToCalls', ['when calling', 'when it calls', 'whenever it calls', 'in calls to'], 'the');
  notation.rule('InCall = ToCalls Tool', inCall);
  notation.words('OfTheArguments', each(['the'], each(['', 'tool', 'call'], ['arguments', 'parameters'])));
  notation.rule('ArgumentsOf = OfTheArguments ( ArgOf | ArgGiven | for ) Tool');
  notation.rule('ArgumentsOf = OfTheArguments InCall', ({ tool }: InCall) => tool);
}
interface InCall {
  tool: Tool;
  share: CallShare;
}

/** What is asked of such an argument: what it is, holds or has, and whether it is there. */
function predicates(notation: Notation): void {
  const said = (one: Given, is: FieldWish[]) => ofGiven(one, { ...one.named, is });
  interface Value {
    value: Scalar;
  }
  notation.rule('ArgumentIsSo = FieldBe FieldIs');
  notation.rule('ArgumentIsSo = FieldBe ( an integer | a whole number ) of NumberBounds', (bounds: FieldWish) => [
    { type: 'integer' },
    bounds,
  ]);
  notation.rule('ArgumentIsSo = FieldBe a number of NumberBounds', (bounds: FieldWish) => [{ type: 'number' }, bounds]);
  notation.rule('ArgumentIsSo = FieldVerb');
  notation.rule('ArgumentIsSo = Lie<one> NumberBounds', (bounds: FieldWish) => [bounds]);
  notation.rule('ArgumentIsSo = FieldEquals FieldValue', ({ value }: Value) => [{ oneOf: [value] }]);
  notation.words(
    'ArgIsThere',
    each(['is', 'must be', 'should be'], ['present', 'there', 'given', 'provided', 'passed']),
  );
  notation.rule('ArgumentIsSo = ArgIsThere', () => isThere);
  notation.rule('Clause = GivenArgument ArgumentIsSo', said);
  notation.rule('Clause = GivenArgument FieldBeNot FieldValue', (one: Given, { value }: Value) =>
    said(one, [{ isNot: { oneOf: [value] } }]),
  );
  notation.words(
    'ArgIsMissing',
    each(['is', 'was'], ['missing', 'omitted', 'left out', 'absent', 'not given', 'not passed']),
  );
  notation.rule('Clause = GivenArgument ArgIsMissing', (one: Given) => {
    const { argument, mayBeElse } = one.named;
    return one.share ? undefined : ofGiven(one, { without: argument, ...(mayBeElse && { mayBeElse }) });
  });
  const plainly = (form: Said | undefined, bare?: true): Said | undefined =>
    form && { ...form, ...(bare && { plainFor: 1 as const }) };
  notation.rule(
    'Clause = GivenArgument FieldHave FieldHas',
    (one: Given, { wishes, bare }: { wishes: FieldWish[]; bare?: true }) =>
      // "The query passed to run_sql has a WHERE" speaks of its text.
      wishes.some((wish) => 'keys' in wish && wish.keys.some((key) => /^\p{Lu}{2,}$/u.test(key)))
        ? undefined
        : plainly(said(one, wishes), bare),
  );
  notation.words('CallItems', [
    'address',
    'addresses',
    ...['recipient', 'id', 'name'].flatMap((one) => [one, `${one}s`]),
  ]);
  notation.rule('Clause = GivenArgument FieldHave Amount CallItems', (one: Given, { in: numbers, bare }: Amount) =>
    plainly(said(one, [{ size: 'items', in: numbers as [number, number][] }]), bare),
  );
  notation.words('Cased', [
    ...['in any casing', 'in any case', 'regardless of case', 'whatever the case'],
    ...['case-insensitively', 'ignoring case', 'in upper or lower case'],
  ]);
  notation.rule("AnyCasing = ( ,? Cased | '(' Cased ')' )", () => true);
  notation.rule(
    'Clause = GivenArgument Includes<one> Held AnyCasing?',
    (one: Given, texts: string[], anyCase?: true) => {
      if (texts.length > 1 && one.share) return undefined;
      const forms = texts.map((text) => said(one, [{ includes: text, ...(anyCase && { anyCase }) }]));
      return forms.includes(undefined) ? undefined : or(...(forms as Said[]));
    },
  );
  notation.rule('Clause = GivenArgument IncludesNot FieldValue', (one: Given, { value }: Value) =>
    said(one, [{ isNot: { includes: value as string } }]),
  );
  notation.rule('Clause = Held Used in GivenArgument', ([includes, ...others]: string[], one: Given) =>
    others.length > 0 || includes === undefined ? undefined : said(one, [{ includes }]),
  );
  notation.words('IsBare', ['is', 'was', 'equals', 'is set to', 'was set to', 'must be', 'should be']);
  notation.rule('Clause = GivenArgument IsBare BareValue', (one: Given, value: string) =>
    ofGiven(one, { ...one.named, is: [{ oneOf: [value] }], isBare: true }),
  );
  notation.rule('Clause = GivenSeveral Be<many> ( FieldIs | ValuesBe )', (one: Given, is: FieldWish[]) =>
    is.some((wish) => 'isUnique' in wish || 'sorted' in wish) ? undefined : said(one, is),
  );
  notation.rule('Clause = GivenSeveral PluralVerb', said);
  // "The `unit` argument is 'celsius' in a get_weather call"
  const inCall = (argument: string, is: FieldWish[], { tool, share: of }: InCall) => {
    const args = wishing({ argument, is });
    return of === 'some' ? calledWith(tool, args) : share(tool, args, of);
  };
  notation.rule('Clause = Argument ( FieldBe FieldIs | FieldVerb ) InCall', inCall);
  // "Is not 'x' in every call" may deny that it is so in every one.
  notation.rule('Clause = Argument FieldBeNot FieldValue InCall', (argument: string, { value }: Value, call: InCall) =>
    call.share === 'every' ? OPEN : inCall(argument, [{ isNot: { oneOf: [value] } }], call),
  );
  notation.rule('Clause = ArgumentsOf Having NamedArguments', (tool: Tool, all: string[]): Said | undefined => {
    const form = share(tool, wishing(...all.map((name) => there({ name, isMarked: true }))), 'the');
    return form && { ...form, plainFor: 1 };
  });
  notation.rule(
    'Clause = ArgumentsOf Having NamedArgument with ( the value | a value of | the value of ) Choice',
    (tool: Tool, name: string, oneOf: Scalar[]) => share(tool, wishing(valued({ name, isMarked: true }, oneOf)), 'the'),
  );
}

/** "The city passed to get_weather appears in the user's message", "called with the order id that the user gave" */
function fromUser(notation: Notation): void {
  notation.words(
    'ValueStandsIn',
    each(
      [
        ...each(['', 'literally', 'also'], ['appears', 'occurs', 'stands', 'can be found']),
        ...each(['is', 'must be'], ['found', 'contained', 'part', 'a part', 'there', 'literally', '']),
        ...['must appear', 'must occur', 'appears word for word', 'is copied', 'is taken literally', 'comes verbatim'],
        ...each(['appears', 'occurs', 'stands', 'is copied', 'is taken'], ['verbatim', 'literally']),
      ],
      ['in', 'of', 'from'],
    ),
  );
  notation.words('ValueStandsNotIn', [
    ...each(['does not', 'did not', 'never'], ['appear in', 'occur in', 'appear anywhere in']),
    ...['never appears in', 'is not in', 'is not found in', 'is nowhere in', 'is absent from', 'is missing from'],
  ]);
  const isPlain = (message: string) => !message.endsWith('question');
  const wish = (one: Given): ArgumentWish => ({ ...one.named, isFromUser: true });
  const stands = (one: Given, message: string) => (isPlain(message) ? ofGiven(one, wish(one)) : undefined);
  notation.rule('Clause = GivenArgument ValueStandsIn TheMessage', stands);
  // "Taken from the user's message, i.e. literally occurs in it"
  notation.rule(
    'Clause = GivenArgument ( was taken from | is taken from | comes from | was copied from ) TheMessage GlossIntro ( literally occurs in it | literally appears in it | it literally occurs in it | it occurs there literally | occurs there literally )',
    stands,
  );
  notation.rule(
    'Clause = GivenArgument ValueStandsNotIn TheMessage',
    (one: Given, message: string): Said | undefined => {
      const form = one.share === undefined && isPlain(message) ? ofArgument(one.tool, wish(one), 'the') : undefined;
      return form && { not: { ask: 'call argument', of: (form as { of?: unknown }).of }, denies: true };
    },
  );
  const theirs = (named: Named): ArgumentWish => ({ ...named, isFromUser: true, isTheOne: true });
  notation.rule('UsersValue = ( the one | the value | the same one ) UserGave');
  notation.rule('UsersValue = OwnValue', () => null);
  notation.words('IsOfUser', [
    ...each(['', 'exactly', 'always'], ['matches', 'equals', 'is', 'was', 'must be', 'must match', 'should match']),
    ...each(['is', 'was'], ['exactly', 'the same as', 'equal to', 'identical to', 'set to']),
  ]);
  notation.rule('Clause = GivenArgument IsOfUser UsersValue', (one: Given) => ofGiven(one, theirs(one.named)));
  const noun = (one: Marked, other?: Marked): Named => ({
    argument: other ? `${one.name} ${other.name}` : one.name,
    mayBeElse: true,
  });
  notation.rule('OwnValue = the #argument #argument? UserGave', noun);
  notation.rule('OwnValue = the #argument #argument? InMessage TheMessage', noun);
  notation.rule('CallArgs = OwnValue', (named: Named) => wishing(theirs(named)));
}

/** Nouns that are names beside "argument"; "a sensitive argument" has another name. */
const ARGUMENT_NOUNS = [
  ...['password', 'token', 'secret', 'email', 'query', 'limit', 'id', 'path', 'city', 'country', 'date', 'url'],
  ...['username', 'amount', 'currency', 'language', 'priority', 'subject', 'body', 'title', 'name', 'phone', 'address'],
  ...['recipient', 'reason', 'status', 'location', 'quantity', 'timezone', 'unit', 'units', 'offset', 'page'],
];

/** "Tool calls that pass a password argument" */
function ofAnyTool(notation: Notation): void {
  const passes = ['pass', 'include', 'contain', 'carry', 'send', 'use', 'have'];
  const third = ['passes', 'includes', 'contains', 'carries', 'sends', 'uses', 'has'];
  notation.words(
    'SomeToolCall',
    each(['a tool call', 'any tool call', 'one of the tool calls', 'some tool call'], third),
  );
  notation.words('SomeToolCall', each(['a tool', 'any tool'], each(['is', 'gets', 'is ever'], ['called with'])));
  notation.words('CallsThat', [
    'tool calls with',
    ...each(each(['', 'any'], ['tool calls']), each(['that', 'which'], passes)),
  ]);
  const some = ({ name, isMarked }: Marked): Said | undefined =>
    isMarked || ARGUMENT_NOUNS.includes(name)
      ? {
          ask: 'call argument',
          of: { name: null, wish: { argument: name, is: isThere }, share: 'some' },
          plainFor: -1,
          undeniable: true,
        }
      : undefined;
  notation.rule('NounOfArgument = ( a | an | any )? #argument ( argument | parameter )');
  notation.rule('Clause = SomeToolCall NounOfArgument', some);
  notation.rule('Penalize = CallsThat NounOfArgument', some);
}
