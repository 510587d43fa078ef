import type { ToolNames } from '../../conversation.ts';
import type { FieldWish } from '../data/field-wish.ts';
import type { Scalar } from '../data/json-demands.ts';
import { and, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { ArgumentWish, CallShare } from '../tools/tool-argument-shapes.ts';
import { each } from './shape.ts';
import { calledWith, type Given, type Marked, namedBy, ofArgument, ofGiven } from './tool-arguments.ts';
import { ownerOfTool, type Tool, toolOf } from './tool-names.ts';

/** Arguments of calls as people speak of them: "every path passed to …", "called without a subject", "create_event's title". */
export function toolArgumentWords(notation: Notation): void {
  given(notation);
  described(notation);
  there(notation);
  fromUser(notation);
}

function given(notation: Notation): void {
  notation.kind('#toolowner', (token, known?: ToolNames): Tool | undefined => {
    const owner = ownerOfTool(token);
    if (!owner || (!owner.isMarked && !known?.has(owner.name))) return undefined;
    return toolOf(owner, known);
  });
  const ofTool =
    (share?: Given['share']) =>
    (argument: Marked, tool: Tool): Given => ({
      named: namedBy(argument),
      tool,
      ...(share && { share }),
    });
  notation.rule(
    'GivenArgument = #toolowner Argument ArgKind?',
    (tool: Tool, argument: string): Given => ({
      named: { argument },
      tool,
    }),
  );
  notation.rule('GivenArgument = #toolowner #argument', (tool: Tool, one: Marked): Given | undefined =>
    one.isMarked ? undefined : ofTool()(one, tool),
  );
  notation.rule(
    'GivenArgument = the #argument InCall',
    (one: Marked, { tool, share }: { tool: Tool; share: CallShare }) =>
      one.isMarked || share === 'some' ? undefined : ofTool(share)(one, tool),
  );
  notation.rule('GivenArgument = the ToolName #argument', (tool: Tool, one: Marked) =>
    tool.name.includes('_') ? ofTool()(one, tool) : undefined,
  );
  notation.rule('GivenArgument = ( every | each ) #argument ArgKind? ( ArgGiven | InCallOf ) Tool', ofTool('every'));
  notation.rule('GivenArgument = ( any | a ) #argument ArgKind? ( ArgGiven | InCallOf ) Tool', ofTool('some'));
  notation.rule('GivenArgument = no #argument ArgKind? ( ArgGiven | InCallOf ) Tool', ofTool('none'));
  notation.words('InCallOf', ['in a call to', 'in any call to', 'used in calls to', 'used in a call to']);
  // "All paths passed to …"
  notation.kind('#argumentplural', (token) =>
    token.kind === 'word' && /^[\p{Ll}_]{3,}s$/u.test(token.raw) && !/(?:ss|us|ies|[sx]es|ches)$/u.test(token.raw)
      ? { name: token.raw.slice(0, -1), isMarked: false }
      : undefined,
  );
  notation.rule('GivenSeveral = ( all | all the | all of the ) #argumentplural ArgGiven Tool', ofTool('every'));
  const wished = (one: Given, is: FieldWish[]) => ofGiven(one, { ...one.named, is });
  notation.rule('Clause = GivenSeveral ValuesAre ValuesBe', (one: Given, is: FieldWish[]) =>
    is.some((wish) => 'isUnique' in wish || 'sorted' in wish) ? undefined : wished(one, is),
  );
  notation.rule('Clause = GivenSeveral PluralVerb', wished);
}

/** "With 'x' in the response" is said of something else. */
const OTHER_PLACES = [
  'conversation',
  'response',
  'reply',
  'answer',
  'turn',
  'end',
  'middle',
  'beginning',
  'call',
  'chat',
];

/** "With a 'to' argument ending in '@acme.com'", "with 'Oslo' as the city" */
function described(notation: Notation): void {
  notation.rule(
    'ArgumentSuch = ( containing | including | that contains | that includes | that mentions ) EdgeValue',
    (includes: string): FieldWish[] => [{ includes }],
  );
  notation.rule('ArgumentSuch = FieldSuch');
  const such = (one: Marked, is: FieldWish[]): ArgumentWish => ({ ...namedBy(one), is });
  notation.rule('Bounded = ( a | an | the | its ) #argument ArgumentWord? ArgumentSuch', such);
  // "With DROP in the query"
  const within = ([includes, ...others]: string[], one: Marked): ArgumentWish | undefined =>
    others.length > 0 || includes === undefined || OTHER_PLACES.includes(one.name)
      ? undefined
      : such(one, [{ includes }]);
  notation.rule('Bounded = Held ( in | inside ) ( the | its | a ) #argument ArgumentWord?', within);
  notation.rule(
    'Bounded = ( a | the | its ) #argument with Held in it',
    (one: Marked, [includes, ...others]: string[]) =>
      others.length > 0 || includes === undefined ? undefined : such(one, [{ includes }]),
  );
  notation.rule('Clause = Held Used in GivenArgument', ([includes, ...others]: string[], one: Given) =>
    others.length > 0 || includes === undefined ? undefined : ofGiven(one, { ...one.named, is: [{ includes }] }),
  );
  notation.rule(
    'Clause = ( a | any ) ToolName call ( has | includes | contains ) Bounded',
    (tool: Tool, wish: ArgumentWish): Said | undefined => {
      const form = ofArgument(tool, wish, 'some');
      return form && { ...form, plainFor: -1 };
    },
  );
  const valued = (value: Scalar, one: Marked): ArgumentWish => ({ ...namedBy(one), is: [{ oneOf: [value] }] });
  notation.words('AsArgument', ['as', 'as the', 'as its', 'for', 'for the', 'as the value of', 'as the value for']);
  notation.rule('ValueAs = CallValue AsArgument #argument ArgumentWord?', ({ is }: { is: Scalar }, one: Marked) =>
    valued(is, one),
  );
  notation.rule('Clause = Tool IsCalled with ValueAs', calledWith);
  notation.rule('Core<F,writer> = Call<F> Tool with ValueAs', calledWith);
  notation.rule(
    'Core<F,writer> = PassTo<F> CallValue as ( the | its )? #argument ToCall Tool',
    ({ is }: { is: Scalar }, one: Marked, tool: Tool) => (one.isMarked ? undefined : calledWith(tool, valued(is, one))),
  );
  notation.rule(
    'Clause = ArgumentsOf ( Having | must include | must contain ) NamedArgument with ( the value | a value of | the value of ) Choice',
    (tool: Tool, argument: string, oneOf: Scalar[]) => ofArgument(tool, { argument, is: [{ oneOf }] }, 'the'),
  );
  notation.rule('ArgumentsOf = ( the tool arguments | the call arguments ) ( ArgOf | ArgGiven | for ) Tool');
}

/** "Called without a subject", "the send_email call has no subject": a plain word may be called otherwise. */
function there(notation: Notation): void {
  const without = (tool: Tool, { name, isMarked }: Marked) =>
    isMarked ? undefined : calledWith(tool, { without: name, mayBeElse: true });
  const none = '( with no | without a | without an | without any | without the | lacking a )';
  notation.rule(`Clause = Tool IsCalled ${none} #argument`, without);
  notation.rule(`Core<F,writer> = Call<F> Tool ${none} #argument`, without);
  notation.rule(`Core<F,writer> = Call<F> Tool ${none} Argument`, (tool: Tool, name: string) =>
    calledWith(tool, { without: name }),
  );
  notation.rule('Clause = TheCall Lacking ( a | an | the | its | any )? #argument', without);
  const is: FieldWish[] = [{ isThere: true }];
  notation.rule('AnArgument = ( a | an | its ) #argument ArgumentWord?', (one: Marked) => one);
  notation.rule('AnArguments = AnArgument', (one: Marked) => [one]);
  notation.rule('AnArguments = both AnArgument and AnArgument', (a: Marked, b: Marked) => [a, b]);
  notation.rule('AnArguments = AnArguments ( , | and | , and ) AnArgument', (all: Marked[], one: Marked) => [
    ...all,
    one,
  ]);
  const having = (tool: Tool, all: Marked[]): unknown => {
    const wishes = all.map((one): ArgumentWish => ({ ...namedBy(one), is }));
    if (wishes.length === 1) return calledWith(tool, wishes[0]!);
    const forms = wishes.map((wish) => ofArgument(tool, wish, 'the'));
    return forms.includes(undefined) ? undefined : { ...and(...(forms as Said[])), plainFor: 1, undeniable: true };
  };
  notation.words('IsGivenIn', [
    ...['given', 'passed', 'handed', 'supplied with', 'provided with'].map((one) => `is ${one}`),
    ...['receives', 'gets', 'gets passed', 'is always given', 'is always passed'],
  ]);
  notation.rule('Clause = Tool ( IsCalled with | IsGivenIn ) AnArguments', having);
  notation.rule('Core<F,writer> = Call<F> Tool with AnArguments', having);
  notation.rule('Clause = TheCall ( Having | passes | must include | must have ) AnArguments', having);
  notation.rule('Clause = Tool IsGivenIn Bounded', calledWith);
  notation.rule(
    'Clause = TheCall ( has | includes | contains ) the ( arguments | parameters ) NamedArguments',
    (tool: Tool, names: string[]) =>
      having(
        tool,
        names.map((name) => ({ name, isMarked: true })),
      ),
  );
}

/** "The city passed to get_weather appears in the user's message" */
function fromUser(notation: Notation): void {
  notation.words(
    'ValueStandsIn',
    each(
      [
        ...each(['', 'literally', 'also'], ['appears', 'occurs', 'stands', 'can be found']),
        ...each(['is', 'must be'], ['found', 'contained', 'part', 'there', 'literally']),
        ...[
          'must appear',
          'must occur',
          'appears verbatim',
          'appears literally',
          'occurs verbatim',
          'appears word for word',
        ],
        ...['comes verbatim', 'is copied verbatim', 'is taken verbatim', 'is copied', 'is taken literally'],
      ],
      ['in', 'of', 'from'],
    ),
  );
  notation.words('ValueStandsIn', ['stands verbatim in', 'is a part of', 'is in']);
  notation.words('ValueStandsNotIn', [
    ...each(['does not', 'did not', 'never'], ['appear in', 'occur in', 'appear anywhere in']),
    ...['never appears in', 'is not in', 'is not found in', 'is nowhere in', 'is absent from', 'is missing from'],
  ]);
  const wish = (one: Given): ArgumentWish => ({ ...one.named, isFromUser: true });
  const stands = (one: Given, message: string) => (isPlain(message) ? ofGiven(one, wish(one)) : undefined);
  notation.rule('Clause = GivenArgument ValueStandsIn TheMessage', stands);
  // "Taken from the user's message, i.e. literally occurs in it"
  notation.rule(
    'Clause = GivenArgument ( was taken from | is taken from | comes from | was copied from ) TheMessage GlossIntro ( literally occurs in it | literally appears in it | it literally occurs in it | it occurs there literally | occurs there literally )',
    (one: Given, message: string) => stands(one, message),
  );
  notation.rule(
    'Clause = GivenArgument ValueStandsNotIn TheMessage',
    (one: Given, message: string): Said | undefined => {
      const form = one.share === undefined && isPlain(message) ? ofArgument(one.tool, wish(one), 'the') : undefined;
      return form && { not: { ask: 'call argument', of: (form as { of?: unknown }).of }, denies: true };
    },
  );
}
const isPlain = (message: string) => !message.endsWith('question');
