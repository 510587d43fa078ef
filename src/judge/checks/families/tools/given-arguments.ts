import type { ToolNames } from '../../../conversation.ts';
import type { FieldWish } from '../../data/field-wish.ts';
import type { Scalar } from '../../data/json-demands.ts';
import { OPEN, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { ArgumentWish, CallShare } from '../../tools/tool-argument-shapes.ts';
import { textSays } from '../json/text-says.ts';
import { each } from '../shape.ts';
import { ARGUMENT_NOUNS } from './argument-words.ts';
import {
  calledWith,
  type Given,
  isThere,
  type Marked,
  type Named,
  namedBy,
  ofArgument,
  ofGiven,
  share,
  there,
  valued,
  wishing,
} from './call-wishes.ts';
import { ownerOfTool, type Tool, toolOf } from './tool-names.ts';

/** What is asked of an argument that is named with its call: "the city passed to get_weather". */
export function givenArguments(notation: Notation): void {
  given(notation);
  predicates(notation);
  fromUser(notation);
  ofAnyTool(notation);
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
  const inThatCall = (argument: string, { tool, share: of }: InCall): Given =>
    of === 'first' || of === 'last' ? { named: { argument }, tool, share: of } : ofNamed(argument, tool);
  notation.rule('GivenArgument = Argument ArgKind? ( ArgOf | ArgGiven ) Tool', ofNamed);
  notation.rule('GivenArgument = the #argument ArgKind? ArgGiven Tool', ofTool());
  notation.rule('GivenArgument = Argument ArgKind? InCall', inThatCall);
  // "The name of search" may be that of the tool.
  notation.rule('GivenArgument = the #argument of Tool', (one: Marked, tool: Tool) =>
    OF_CALLS.includes(one.name) ? ofTool()(one, tool) : undefined,
  );
  notation.rule('GivenArgument = the #argument InCall', (one: Marked, call: InCall) =>
    call.share === 'first' || call.share === 'last'
      ? { ...inThatCall(one.name, call), named: namedBy(one) }
      : undefined,
  );
  notation.rule('GivenArgument = the #argument ( used )? InCall', (one: Marked, { tool, share: of }: InCall) =>
    one.isMarked || of === 'some' || of === 'first' || of === 'last' ? undefined : ofTool(of)(one, tool),
  );
  notation.rule('GivenArgument = InCall ,? Argument', (call: InCall, argument: string) => inThatCall(argument, call));
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
  for (const [share, words] of Object.entries(EDGES)) notation.words('OfCalls', each(['the'], words), share);
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

const EDGES = { first: ['first', 'very first'], last: ['last', 'final', 'most recent'] };

/** What can be asked of a response is asked of the text of an argument; of "every" one, what is denied may be so of each or not of all. */
function textOfArgument(one: Given, form: Said): Said | undefined {
  const says = textSays(form);
  if (!says) return undefined;
  const { any, isOpen, isDenied, denies, plainFor, onlyFor } = says;
  if (isOpen || (denies && one.share === 'none') || (isDenied && one.share === 'every')) return OPEN;
  const said = ofGiven(one, { ...one.named, is: any.length === 1 ? any[0]! : [{ either: any }] });
  return said && { ...said, ...(plainFor && { plainFor }), ...(onlyFor && { onlyFor }) };
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
  notation.rule('Clause = GivenArgument Pred<third,response>', textOfArgument);
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

/** What is rather an argument of a call than something of the tool. */
const OF_CALLS = ['query', 'limit', 'offset', 'path', 'url', 'q', 'city', 'country', 'amount', 'quantity', 'location'];

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
