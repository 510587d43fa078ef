import type { FieldWish } from '../data/field-wish.ts';
import type { Scalar } from '../data/json-demands.ts';
import { and, OPEN, or, type Said } from '../form.ts';
import { Several } from '../grammar/chart.ts';
import type { Notation } from '../grammar/notation.ts';
import type { ArgumentWish, AskedArguments, CallShare } from '../tools/tool-argument-shapes.ts';
import { each } from './shape.ts';
import { isSure, type Tool } from './tool-names.ts';

export const ofArgument = (tool: Tool, wish: ArgumentWish, share: CallShare): Said | undefined =>
  isSure(tool)
    ? { ask: 'call argument', of: { name: tool.name, wish, share } satisfies AskedArguments, undeniable: true }
    : undefined;

/** Of "the call" as a wish, and of any one as a fault: "called with an amount over 100". */
export function calledWith(tool: Tool, wish: ArgumentWish): Several | undefined {
  const [wished, fault] = [ofArgument(tool, wish, 'the'), ofArgument(tool, wish, 'some')];
  return (
    wished &&
    fault &&
    new Several([
      { ...wished, onlyFor: 1 },
      { ...fault, onlyFor: -1 },
    ])
  );
}

/** A name as it is written. */
export interface Marked {
  name: string;
  isMarked: boolean;
}
type Named = Pick<Extract<ArgumentWish, { argument: string }>, 'argument' | 'mayBeElse'>;
export interface Given {
  named: Named;
  tool: Tool;
  /** Of which calls, where that is said: "every path passed to …"; of "any" one only a fault is plain. */
  share?: CallShare | 'none';
}

export const namedBy = ({ name, isMarked }: Marked): Named => ({
  argument: name,
  ...(!isMarked && { mayBeElse: true }),
});

export function ofGiven({ tool, share = 'the' }: Given, wish: ArgumentWish): Said | undefined {
  if (share !== 'none') {
    const form = ofArgument(tool, wish, share);
    return form && share === 'some' ? { ...form, plainFor: -1 } : form;
  }
  const form = ofArgument(tool, wish, 'some');
  return form && { not: { ask: 'call argument', of: (form as { of?: unknown }).of }, denies: true };
}

/** What the arguments of calls are: their values, their shapes, which there are. */
export function toolArguments(notation: Notation): void {
  notation.words('ArgGiven', [
    'passed to',
    'given to',
    'handed to',
    'sent to',
    'supplied to',
    'provided to',
    'passed in the call to',
    'passed in calls to',
  ]);
  notation.words('ArgOf', [
    'of',
    'in',
    'in the call to',
    'in the call of',
    'in calls to',
    'of the call to',
    'of calls to',
    'in every call to',
    'in each call to',
  ]);
  notation.words('ArgKind', ['value', 'list', 'array', 'string', 'argument value']);
  notation.rule(
    'GivenArgument = Argument ArgKind? ( ArgOf | ArgGiven ) Tool',
    (argument: string, tool: Tool): Given => ({ named: { argument }, tool }),
  );
  notation.rule(
    'GivenArgument = the #argument ArgKind? ArgGiven Tool',
    (argument: Marked, tool: Tool): Given => ({ named: namedBy(argument), tool }),
  );
  notation.words(
    'CallItems',
    ['address', 'addresses', 'recipient', 'recipients', 'id', 'ids', 'name', 'names'],
    'items',
  );
  const said = (given: Given, is: FieldWish[]) => ofGiven(given, { ...given.named, is });
  notation.rule('Clause = GivenArgument FieldBe FieldIs', said);
  notation.rule(
    'Clause = GivenArgument FieldBe ( an integer | a whole number ) of NumberBounds',
    (one: Given, bounds: FieldWish) => said(one, [{ type: 'integer' }, bounds]),
  );
  notation.rule('Clause = GivenArgument FieldBe a number of NumberBounds', (one: Given, bounds: FieldWish) =>
    said(one, [{ type: 'number' }, bounds]),
  );
  notation.rule('Clause = GivenArgument FieldVerb', said);
  notation.rule('Clause = GivenArgument FieldLies NumberBounds', (one: Given, bounds: FieldWish) =>
    said(one, [bounds]),
  );
  notation.rule('Clause = GivenArgument FieldBeNot FieldValue', (one: Given, { value }: { value: Scalar }) =>
    said(one, [{ isNot: { oneOf: [value] } }]),
  );
  notation.rule('Clause = GivenArgument FieldEquals FieldValue', (one: Given, { value }: { value: Scalar }) =>
    said(one, [{ oneOf: [value] }]),
  );
  notation.rule(
    'Clause = GivenArgument FieldHave FieldHas',
    (one: Given, { wishes, bare }: { wishes: FieldWish[]; bare?: true }): Said | undefined => {
      // "The query passed to run_sql has a WHERE" speaks of its text.
      if (wishes.some((wish) => 'keys' in wish && wish.keys.some((key) => /^\p{Lu}{2,}$/u.test(key)))) return undefined;
      const form = said(one, wishes);
      return form && { ...form, ...(bare && { plainFor: 1 as const }) };
    },
  );
  notation.rule(
    'Clause = GivenArgument FieldHave Amount CallItems',
    (one: Given, { in: numbers, bare }: { in: [number, number][]; bare?: true }): Said | undefined => {
      const form = said(one, [{ size: 'items', in: numbers }]);
      return form && { ...form, ...(bare && { plainFor: 1 as const }) };
    },
  );
  contained(notation);
  inCalls(notation);

  // "`get_order` is called with an amount over 100", "only ever called with status 'open' or 'closed'"
  notation.rule(
    'Bounded = ( a | an | the | its )? #argument ( argument | parameter )? ( of | that is )? NumberBounds',
    (argument: Marked, bounds: FieldWish): ArgumentWish => ({ ...namedBy(argument), is: [bounds] }),
  );
  const there = (argument: string): ArgumentWish => ({ argument, is: [{ isThere: true }] });
  // "With city 'Paris'", "with an amount of 25", "with priority 'high' or 'urgent'"
  const valued = (argument: Marked, oneOf: Scalar[]): ArgumentWish => ({ ...namedBy(argument), is: [{ oneOf }] });
  notation.rule(
    'Bounded = ( a | an | the )? #argument of? CallValue',
    (one: { name: string; isMarked: boolean }, { is }: { is: Scalar }) => valued(one, [is]),
  );
  notation.rule('Bounded = ( a | an | the )? #argument ( either )? Choice', valued);
  notation.rule('TheCall = the ToolName call', (tool: Tool) => tool);
  notation.rule('TheCall = the call ( to | of ) ToolName', (tool: Tool) => tool);
  const ofCall = (tool: Tool, wish: ArgumentWish) => ofArgument(tool, wish, 'the');
  notation.rule('Clause = TheCall ( has | uses | includes | contains | passes ) Bounded', ofCall);
  notation.rule(
    'Clause = TheCall ( has | includes | contains | must include ) ArgumentNoun',
    (tool: Tool, name: string) => ofCall(tool, there(name)),
  );
  notation.rule('Clause = Tool IsCalled with Bounded', calledWith);
  notation.rule('Core<F,writer> = Call<F> Tool with Bounded', calledWith);
  // "With origin 'LHR' and destination 'JFK'": as a fault one of them may be enough.
  notation.rule('BoundedRow = Bounded ,? and Bounded', (a: ArgumentWish, b: ArgumentWish) => [a, b]);
  notation.rule('BoundedRow = Bounded , BoundedRow', (a: ArgumentWish, all: ArgumentWish[]) => [a, ...all]);
  const row = (tool: Tool, wishes: ArgumentWish[]): Said | undefined => {
    const forms = wishes.map((wish) => ofArgument(tool, wish, 'the'));
    return forms.includes(undefined) ? undefined : { ...and(...(forms as Said[])), plainFor: 1, undeniable: true };
  };
  notation.rule('Clause = Tool IsCalled with BoundedRow', row);
  notation.rule('Core<F,writer> = Call<F> Tool with BoundedRow', row);
  // "Passes an amount greater than 100 to `issue_refund`"
  for (const to of ['to', 'in the call to', 'in a call to'])
    notation.rule(`Core<F,writer> = PassTo<F> Bounded ${to} Tool`, (wish: ArgumentWish, tool: Tool) =>
      calledWith(tool, wish),
    );
  notation.words(
    'IsOnlyCalled',
    each(['is', 'was'], ['only ever called', 'called only', 'only ever invoked', 'only invoked']).concat([
      'may only be called',
      'only gets called',
      'can only be called',
    ]),
  );
  const every = (tool: Tool, wish: ArgumentWish) => ofArgument(tool, wish, 'every');
  notation.rule('Clause = Tool IsOnlyCalled with Bounded', every);
  notation.rule(
    'Clause = Tool IsOnlyCalled with ArgumentSet ArgumentIs ( either )? Choice',
    (tool: Tool, argument: string, oneOf: Scalar[]) => every(tool, { argument, is: [{ oneOf }] }),
  );
  notation.rule(
    'Clause = Tool IsOnlyCalled with ArgumentSet ArgumentIs FieldValue',
    (tool: Tool, argument: string, { value }: { value: Scalar }) => every(tool, { argument, is: [{ oneOf: [value] }] }),
  );
  const never = (tool: Tool, wish: ArgumentWish): Said | undefined => {
    const form = ofArgument(tool, wish, 'some');
    return form && { not: { ask: 'call argument', of: (form as { of?: unknown }).of }, denies: true };
  };
  notation.rule(
    'ArgumentNoun = ( a | an | the | any )? #argument ( argument | parameter )',
    ({ name }: { name: string }) => name,
  );
  notation.rule(
    'ArgumentNoun = ( a | an | the | any )? ( argument | parameter ) #argument',
    ({ name }: { name: string }) => name,
  );
  notation.rule('Clause = Tool IsCalled with ArgumentNoun', (tool: Tool, name: string) =>
    calledWith(tool, there(name)),
  );
  notation.rule('Clause = Tool IsNotCalled with ArgumentNoun', (tool: Tool, name: string) => never(tool, there(name)));
  notation.rule('Clause = Tool IsNotCalled with Bounded', never);
  notation.rule(
    'Clause = Tool IsNotCalled ( without a | without an | without the | without ) Argument',
    (tool: Tool, without: string) => never(tool, { without }),
  );
  absent(notation);
}

/** "The `unit` argument is 'celsius' in a get_weather call", "the arguments of create_ticket include a 'priority' field" */
function inCalls(notation: Notation): void {
  const each = { the: 'the', a: 'some', any: 'some', every: 'every', each: 'every' } as const;
  for (const [word, share] of Object.entries(each)) notation.words('OfCalls', [word], share);
  notation.rule('InCall = ( in | of | for ) OfCalls ToolName ( call | calls )', (share: CallShare, tool: Tool) => ({
    tool,
    share,
  }));
  notation.rule('InCall = ( in | of ) OfCalls call to ToolName', (share: CallShare, tool: Tool) => ({ tool, share }));
  notation.words('ToCalls', ['when calling', 'when it calls', 'whenever it calls', 'in calls to'], 'the');
  notation.rule('InCall = ToCalls Tool', (share: CallShare, tool: Tool) => ({ tool, share }));
  notation.rule(
    'GivenArgument = Argument ArgKind? InCall',
    (argument: string, { tool }: InCall): Given => ({
      named: { argument },
      tool,
    }),
  );
  const said = (argument: string, is: FieldWish[], { tool, share }: InCall): unknown =>
    share === 'some' ? calledWith(tool, { argument, is }) : ofArgument(tool, { argument, is }, share);
  notation.rule('Clause = Argument FieldBe FieldIs InCall', said);
  notation.rule('Clause = Argument FieldVerb InCall', said);
  // "Is not 'x' in every call" may deny that it is so in every one.
  notation.rule(
    'Clause = Argument FieldBeNot FieldValue InCall',
    (argument: string, { value }: { value: Scalar }, call: InCall) =>
      call.share === 'every' ? OPEN : said(argument, [{ isNot: { oneOf: [value] } }], call),
  );

  // Which arguments there are.
  const there = (tool: Tool, names: readonly string[]): Said | undefined => {
    const forms = names.map((argument) => ofArgument(tool, { argument, is: [{ isThere: true }] }, 'the'));
    return forms.includes(undefined) ? undefined : { ...and(...(forms as Said[])), plainFor: 1, undeniable: true };
  };
  notation.words('ArgumentWord', ['field', 'key', 'argument', 'parameter', 'property']);
  notation.rule('NamedArgument = ( a | an | the )? Argument ArgumentWord?');
  notation.rule('NamedArguments = NamedArgument', (one: string) => [one]);
  notation.rule('NamedArguments = NamedArguments ( , | and | , and ) NamedArgument', (all: string[], one: string) => [
    ...all,
    one,
  ]);
  notation.rule('ArgumentsOf = ( the arguments | the parameters ) ( ArgOf | ArgGiven | for ) Tool');
  notation.rule('ArgumentsOf = ( the arguments | the parameters ) InCall', ({ tool }: InCall) => tool);
  notation.rule('Clause = ArgumentsOf ( Having | must include | should include | must contain ) NamedArguments', there);
  notation.words('AllArguments', [
    ...['all of these arguments', 'all of the following arguments', 'all these arguments', 'all of these parameters'],
    ...['all of the arguments', 'all the arguments', 'at least the arguments', 'at least these arguments'],
  ]);
  notation.rule('Clause = Tool IsCalled with AllArguments :? ( ArgumentRow | ArgumentRow2 )', there);
  const SHAPES = ['string', 'list', 'array', 'object', 'value', 'text', 'result', 'response', 'set', 'payload', 'body'];
  const ofShape =
    (isEmpty: boolean) =>
    (argument: Marked): ArgumentWish | undefined =>
      SHAPES.includes(argument.name) ? undefined : { ...namedBy(argument), is: [{ isEmpty }] };
  notation.rule('Bounded = ( a | the | its )? ( non-empty | nonempty ) #argument ArgumentWord?', ofShape(false));
  notation.rule('Bounded = ( an | the | its )? empty #argument ArgumentWord?', ofShape(true));
}
interface InCall {
  tool: Tool;
  share: CallShare;
}

/** Texts in an argument, in quotation marks or in capital letters. */
function contained(notation: Notation): void {
  notation.kind('#capitals', (token) =>
    token.kind === 'word' && /^\p{Lu}{2,}$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('Held = #capitals', (text: string) => [text]);
  notation.rule('Held = #capitals #capitals', (a: string, b: string) => [`${a} ${b}`]);
  notation.rule(
    'Held = the ( word | phrase | text | string | term | substring ) FieldValue',
    ({ value }: { value: Scalar }) => (typeof value === 'string' ? [value] : undefined),
  );
  notation.rule('Held = #capitals or #capitals', (a: string, b: string) => [a, b]);
  notation.rule('Held = FieldValue', ({ value }: { value: Scalar }) =>
    typeof value === 'string' ? [value] : undefined,
  );
  notation.rule('Held = Choice', (values: Scalar[]) =>
    values.every((one) => typeof one === 'string') ? values : undefined,
  );
  const cased = [
    'in any casing',
    'in any case',
    'regardless of case',
    'whatever the case',
    'case-insensitively',
    'ignoring case',
    'in upper or lower case',
  ];
  notation.words(
    'AnyCasing',
    cased.flatMap((one) => [one, `, ${one}`, `( ${one} )`]),
    true,
  );
  const includes = (given: Given, texts: string[], anyCase?: true): Said | undefined => {
    if (texts.length > 1 && given.share) return undefined;
    const forms = texts.map((text) =>
      ofGiven(given, { ...given.named, is: [{ includes: text, ...(anyCase && { anyCase }) }] }),
    );
    return forms.includes(undefined) ? undefined : or(...(forms as Said[]));
  };
  notation.rule('Clause = GivenArgument Includes Held AnyCasing?', includes);
  notation.rule('Clause = GivenArgument IncludesNot FieldValue', (given: Given, { value }: { value: Scalar }) =>
    ofGiven(given, { ...given.named, is: [{ isNot: { includes: value } }] }),
  );
}

/** Arguments that are not there, and no others. */
function absent(notation: Notation): void {
  notation.rule(
    'Clause = Tool IsCalled ( with no | without a | without an | without any | without the | without ) Argument',
    (tool: Tool, without: string) => calledWith(tool, { without }),
  );
  notation.rule('LacksArgument = Lacking ( a | an | the | its | any )? Argument', (name: string) => name);
  notation.rule('Clause = TheCall LacksArgument', (tool: Tool, without: string) => calledWith(tool, { without }));
  notation.words('OneCallTo', ['a call', 'any call', 'some call', 'a tool call', 'any tool call', 'one of the calls']);
  notation.words('Lacking', [
    'lacks',
    'is missing',
    'omits',
    'has no',
    'does not have',
    'leaves out',
    'does not include',
    'does not set',
    'does not pass',
    'does not contain',
    'is made without',
  ]);
  notation.rule(
    'Clause = OneCallTo ( of | to ) Tool LacksArgument',
    (tool: Tool, without: string): Said | undefined => {
      const form = ofArgument(tool, { without }, 'some');
      return form && { ...form, plainFor: -1 };
    },
  );
  notation.words('EveryCall', ['every call', 'each call', 'all calls']);
  notation.words('Having', ['has', 'have', 'includes', 'include', 'contains', 'contain']);
  notation.rule(
    'Clause = EveryCall ( of | to ) Tool Having ( a | an | the ) Argument',
    (tool: Tool, argument: string) => ofArgument(tool, { argument, is: [{ isThere: true }] }, 'every'),
  );
  notation.words('WithoutArguments', [
    'without any arguments',
    'without arguments',
    'with no arguments',
    'without any argument',
    'without any parameters',
    'without parameters',
    'with no parameters',
  ]);
  notation.rule('Clause = Tool IsCalled WithoutArguments', (tool: Tool) => calledWith(tool, { only: [] }));
  notation.rule('Core<F,writer> = Call<F> Tool WithoutArguments', (tool: Tool) => calledWith(tool, { only: [] }));
  notation.rule('ArgumentRow = #argument and #argument', (a: { name: string }, b: { name: string }) => [
    a.name,
    b.name,
  ]);
  notation.rule('ArgumentRow = ArgumentRow2 ,? and #argument', (all: string[], { name }: { name: string }) => [
    ...all,
    name,
  ]);
  notation.rule('ArgumentRow2 = #argument , #argument', (a: { name: string }, b: { name: string }) => [a.name, b.name]);
  notation.rule('ArgumentRow2 = ArgumentRow2 , #argument', (all: string[], { name }: { name: string }) => [
    ...all,
    name,
  ]);
  notation.words('NoOtherArguments', [
    'and nothing else',
    'and no others',
    ', and nothing else',
    ', and no others',
    '— nothing else',
    '- nothing else',
    ', nothing else',
    'and no other arguments',
    ', no others',
  ]);
  notation.words(
    'ExactlyArguments',
    each(['exactly', 'precisely', 'only'], each(['', 'the'], ['arguments', 'parameters'])),
  );
  notation.rule(
    'Clause = Tool IsCalled with ExactlyArguments ArgumentRow NoOtherArguments?',
    (tool: Tool, only: string[]) => calledWith(tool, { only }),
  );
  notation.rule(
    'Clause = Tool IsCalled with the ( arguments | parameters ) ArgumentRow NoOtherArguments',
    (tool: Tool, only: string[]) => calledWith(tool, { only }),
  );
}
