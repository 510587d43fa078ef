import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Aspect } from '../../tools/tool-call-faults.ts';

/** What is said of a call: an aspect of it that holds, or a fault of it. */
interface OfCall {
  aspect: Aspect;
  isFault: boolean;
}

/** Of which calls something is said. `bare`: of calls as such, "tool calls that …". */
interface Share {
  of: 'every' | 'none' | 'some' | 'bare';
}

const good = (aspect: Aspect) => (): OfCall => ({ aspect, isFault: false });
const fault = (aspect: Aspect) => (): OfCall => ({ aspect, isFault: true });
const opposite = (said: OfCall): OfCall => ({ ...said, isFault: !said.isFault });

/** That some call has one of these faults, that none has, or that every call is without them. */
export const some = (aspects: readonly Aspect[], isOne = true): Said => ({
  ask: 'call faults',
  of: { aspects, ...(isOne && { isOne }) },
});
export const none = (aspects: readonly Aspect[]): Said => ({
  not: { ask: 'call faults', of: { aspects } },
  denies: true,
});
export const every = (aspects: readonly Aspect[]): Said => ({
  ask: 'calls without faults',
  of: { aspects },
  undeniable: true,
});

interface Row {
  said: readonly OfCall[];
  joined?: 'and' | 'or' | undefined;
}

/** Undefined where the meaning is unclear: "no tool call is valid", "every tool call lacks a required argument". */
function claimOf({ of }: Share, { said, joined }: Row): Said | undefined {
  const { isFault } = said[0]!;
  if (said.some((one) => one.isFault !== isFault)) return undefined;
  // What holds of a call holds with "and"; of faults "or" leaves one enough.
  if (said.length > 1 && joined !== (isFault ? 'or' : 'and')) return undefined;
  const isPlain = of === 'bare' || (of === 'every' ? !isFault : isFault);
  if (!isPlain) return undefined;
  const aspects = said.map(({ aspect }) => aspect);
  if (!isFault) return every(aspects);
  return of === 'none' ? none(aspects) : some(aspects, of === 'some');
}

/** What is said of tool calls: that they are valid, or lack an argument. */
export function toolCalls(notation: Notation): void {
  ofArguments(notation);
  ofCalls(notation);
  clauses(notation);
  objects(notation);
}

function ofArguments(notation: Notation): void {
  const has = (rule: string, said: () => OfCall) => notation.rule(`HasArguments = ${rule}`, said);
  has('EveryRequired', good('required'));
  has('( only )? ( valid | schema-valid ) Args', good('arguments'));
  notation.words('MatchPlural', ['match', 'conform to', 'follow', 'comply with', 'satisfy', 'fit', 'matching']);
  has('( only )? Args ThatRel? MatchPlural CallSchema', good('arguments'));
  has(
    '( arguments valid against | arguments that are valid against | arguments valid under | arguments according to ) CallSchema',
    good('arguments'),
  );
  has('( OnlyKnown | OnlyDeclared )', good('known'));
  has('( only )? Args ( of | with | that have ) RightTypes', good('types'));
  has('( correctly typed arguments | correctly-typed arguments )', good('types'));
  has('Args that are ( valid json | well-formed json | syntactically valid json )', good('json'));
  has('( valid json arguments | valid json as arguments | valid json as its arguments )', good('json'));
  has('( UnknownArgument | UndeclaredArgument )', fault('known'));
  has('( AnyOne )? missing required ArgS', fault('required'));
  has('( AnyOne )? ( invalid | schema-invalid ) ArgS', fault('arguments'));
  notation.words('ViolatePlural', [
    ...['violates', 'violate', 'breaks', 'break', 'does not match', 'do not match', 'is against', 'are against'],
  ]);
  has('( AnyOne )? ArgS ThatRel ViolatePlural CallSchema', fault('arguments'));
  has('( AnyOne )? ArgS ( of | with | that has | that have ) WrongType', fault('types'));
  has('( AnyOne )? ( wrongly typed | incorrectly typed | mistyped ) ArgS', fault('types'));
  has('( AnyOne )? ( ArgS | value | values ) NotThat ItsEnum', fault('values'));
  has(
    '( AnyOne )? ( value | values ) ( outside | outside of ) ( its | the | their | the allowed ) ( enum | enums )',
    fault('values'),
  );
  has('arguments NoJson', fault('json'));
  has(
    '( invalid json arguments | malformed json arguments | invalid json as arguments | malformed json as arguments )',
    fault('json'),
  );
  notation.rule('NoFaulty = no HasArguments', (said: OfCall) => (said.isFault ? opposite(said) : undefined));
}

function ofCalls(notation: Notation): void {
  notation.rule('ToTool = ( DefinedTool | DefinedTools )', good('defined'));
  notation.rule('ToTool = ( a | an | any )? MissingTool', fault('defined'));
  const is = (rule: string, said: () => OfCall) => notation.rule(`OfCall = ${rule}`, said);
  is('( all | both | each )? Match CallSchema', good('whole'));
  is('Violate CallSchema', fault('whole'));
  is('( is | are ) ( all | both )? ( valid | schema-valid )', good('whole'));
  is('( is | are ) ( invalid | not valid )', fault('whole'));
  is('( must be valid | should be valid )', good('whole'));
  is('CallLacks OneRequired', fault('required'));
  notation.rule('CallArguments = CallHas ( HasArguments | NoFaulty )');
  notation.rule('OfCall = CallArguments');
  notation.rule('OfCall = CallIsTo ToTool');
  notation.rule('OfCall = ( must | should ) CallArguments');
  is('( must | should ) Match CallSchema', good('whole'));
  notation.words('DoesNot', ['does not', 'do not', 'did not', 'must not', 'should not']);
  is('DoesNot Match CallSchema', fault('whole'));
  notation.rule('OfCall = DoesNot CallArguments', opposite);
  notation.rule('OfCall = DoesNot CallIsTo ToTool', opposite);

  const of = (rule: string, said: () => OfCall) => notation.rule(`OfArgs = ${rule}`, said);
  const modal = ['is', 'are', 'is all', 'are all', 'must be', 'should be', 'is also', 'are also'];
  notation.words('ModalIs', modal);
  of('ModalIs ( valid | well-formed | syntactically valid | parseable | parsable ) json', good('json'));
  of('( parse as json | parse as valid json | can be parsed as json | can be parsed as valid json )', good('json'));
  of(
    '( is not | are not | is no | are no ) ( json | valid json | well-formed json | parseable json | parsable json )',
    fault('json'),
  );
  of('( is | are ) ( invalid | malformed ) json', fault('json'));
  of('( do not parse as | can not be parsed as ) ( json | valid json )', fault('json'));
  of('Match CallSchema', good('arguments'));
  of('ModalIs valid', good('arguments'));
  of('( Violate | does not Match | do not Match ) CallSchema', fault('arguments'));
  of('( is | are ) ( invalid | not valid )', fault('arguments'));
  of('( have | are of | has | is of ) RightTypes', good('types'));
  of('( have | are of | has | is of ) WrongType', fault('types'));
  of('( is | are ) UnknownWord', fault('known'));
  of('ModalIs ( known | declared | defined )', good('known'));
  of('ModalIs Declared ( in | by ) SchemaOrTool', good('known'));
  of('ModalIs ( in | part of ) CallSchema', good('known'));
  of('( is not | are not ) ( Declared )? ( in | by | part of ) SchemaOrTool', fault('known'));

  // Several of one: what follows may leave its verb out.
  notation.rule('OfCallNext = ( OfCall | HasArguments | NoFaulty )');
  for (const [name, first, next] of [
    ['CallRow', 'OfCallNext', 'OfCallNext'],
    ['ArgRow', 'OfArgs', 'OfArgs'],
  ] as const) {
    notation.rule(`${name} = ${first}`, (one: OfCall): Row => ({ said: [one] }));
    for (const joined of ['and', 'or'] as const)
      notation.rule(
        `${name} = ${first} ,? ${joined} ${next}`,
        (one: OfCall, other: OfCall): Row => ({ said: [one, other], joined }),
      );
    for (const joined of ['and', 'or'] as const)
      notation.rule(
        `${name} = ${first} , ${next} ,? ${joined} ${next}`,
        (one: OfCall, two: OfCall, three: OfCall): Row => ({ said: [one, two, three], joined }),
      );
  }
}

/** Clauses whose subject is tool calls, their arguments or the tools called. */
function clauses(notation: Notation): void {
  notation.words('OfATool', ['of a tool', 'of any tool', 'of a called tool', 'of the called tool']);
  notation.words('IsMissing', [
    'is missing',
    'are missing',
    'is left out',
    'are left out',
    'is omitted',
    'are omitted',
  ]);
  notation.rule('Clause = no Required ArgS OfATool IsMissing', () => none(['required']));
  notation.rule('Clause = ( a | any ) Required ArgS OfATool IsMissing', () => some(['required'], false));
  notation.rule("Core<F,writer> = UseTool<F> only the? Args of ( the | its | a ) tool's schema", () =>
    every(['known']),
  );
  const subject = (name: string, of: Share['of'], rule: string) =>
    notation.rule(`${name} = ${rule}`, (): Share => ({ of }));
  notation.words('TheOwn', [
    'the',
    'its',
    ...['assistant', 'agent', 'model', 'response', 'answer', 'reply'].map((who) => `the ${who}'s`),
  ]);
  notation.words('ACall', ['tool call', 'call to a tool', 'call of a tool']);
  notation.words('TheCalls', ['tool calls', 'calls to tools', 'calls of tools']);
  notation.words('EveryWord', ['every', 'each', 'every single']);
  subject('Calls', 'every', 'EveryWord ACall OfResponse?');
  subject('Calls', 'every', '( all | all of | each of | every one of )? TheOwn TheCalls OfResponse?');
  subject('Calls', 'every', 'all TheCalls OfResponse?');
  subject('Calls', 'bare', 'tool calls OfResponse?');
  subject('Calls', 'every', 'TheOwn tool call OfResponse?');
  subject('Calls', 'none', 'no ( ACall | TheCalls ) OfResponse?');
  subject('Calls', 'none', 'none of TheOwn TheCalls OfResponse?');
  subject('Calls', 'some', '( a | any | some | at least one | one or more ) ( ACall | TheCalls ) OfResponse?');
  notation.words('AnyOfCalls', ['any of', 'one of', 'at least one of', 'some of', 'one or more of', 'any one of']);
  subject('Calls', 'some', 'AnyOfCalls TheOwn TheCalls OfResponse?');
  notation.rule('Clause = Calls CallRow', claimOf);
  notation.rule('Kind = whose tool calls OfResponse? CallRow', (row: Row) => claimOf({ of: 'every' }, row));

  notation.words('TheArgs', ['the', 'all', 'all the', 'all of the', 'every', 'each']);
  notation.words(
    'OfEveryCall',
    ['of', 'in'].flatMap((link) =>
      ['every', 'each', 'all', 'all the', 'all of the', 'the', 'its', 'all its'].map((one) => `${link} ${one}`),
    ),
  );
  subject('Arguments', 'every', 'TheArgs ArgS OfEveryCall ( ACall | TheCalls ) OfResponse?');
  subject('Arguments', 'every', '( the | all | all the | its ) ( tool call | tool-call ) Args');
  subject('Arguments', 'every', "( every tool call's | each tool call's | the tool call's ) Args");
  subject('Arguments', 'every', '( every tool call argument | every argument of a tool call )');
  subject(
    'Arguments',
    'every',
    '( the | all | all the ) Args passed to ( every tool | each tool | all tools | tools | the tools )',
  );
  subject('Arguments', 'none', 'no Arg ( of | in ) ( any | a ) ACall');
  subject('Arguments', 'none', '( no tool call argument | no tool call arguments )');
  subject('Arguments', 'some', '( an | any | one of the | the ) ArgS ( of | in ) ( a | any ) ACall');
  subject('Arguments', 'some', '( a tool call argument | any tool call argument )');
  notation.rule('Clause = Arguments ArgRow', claimOf);

  notation.rule('ByAgent = by CallAgent');
  notation.words(
    'WhichAre',
    ['', 'that is ', 'that are ', 'that was ', 'that were '].flatMap((that) =>
      ['called', 'used', 'invoked'].map((called) => `${that}${called}`),
    ),
  );
  notation.rule('WhichItCalls = WhichAre ByAgent?');
  notation.rule('WhichItCalls = ThatRel? CallAgent ( calls | called | invokes | invoked | uses )');
  subject('ToolsCalled', 'every', '( every | each ) tool WhichItCalls');
  subject('ToolsCalled', 'every', '( all | all the | all of the | the ) tools WhichItCalls');
  subject('ToolsCalled', 'every', '( all called tools | all the called tools | the called tools )');
  subject('ToolsCalled', 'none', 'no tool WhichItCalls');
  subject('ToolsCalled', 'some', '( a | any | one of the ) ( tool | tools ) WhichItCalls');
  subject('ToolsCalled', 'some', '( a called tool | any called tool )');
  notation.rule('Existence = Exists', () => ({ said: [good('defined')()] }));
  notation.rule('Existence = ExistsNot', () => ({ said: [fault('defined')()] }));
  notation.rule('Clause = ToolsCalled Existence', claimOf);

  notation.rule(
    'InEveryCall = ( in | of | for | with | to | on ) ( every | each | all | the | its | all of its ) ( tool call | tool calls ) OfResponse?',
  );
  notation.words('Whenever', ['when calling a tool', 'when calling tools', 'when a tool is called']);
  notation.rule('InEveryCall = ( to every tool | to each tool | to every tool called )');
  notation.rule('InEveryCall = Whenever');
  notation.words(
    'SomeCalls',
    ['', 'a ', 'any ', 'one of the ', 'its '].flatMap((one) =>
      ['tool call', 'tool calls', 'tool', 'tools'].map((noun) => `${one}${noun}`),
    ),
  );
  notation.rule('InAnyCall = ( in | of | from | to | with ) SomeCalls OfResponse?');
  notation.rule('InAnyCall = Whenever');
  notation.words('Given', [
    ...['provided', 'present', 'given', 'passed', 'included', 'supplied', 'specified', 'used', 'added', 'sent'],
  ]);
  notation.words('LeftOut', [
    ...['missing', 'omitted', 'left out', 'absent', 'lacking'],
    ...['not provided', 'not given', 'not present', 'not passed'],
  ]);
  notation.words('IsWord', ['is', 'are', 'was', 'were']);
  notation.words('MustBe', [
    ...['is', 'are', 'was', 'were', 'must be', 'should be', 'has been', 'have been', 'is always', 'are always'],
  ]);
  notation.rule('Clause = EveryRequired MustBe Given InEveryCall', () => every(['required']));
  notation.rule('Clause = no OneRequired IsWord LeftOut InAnyCall', () => none(['required']));
  notation.rule('Clause = OneRequired IsWord LeftOut InAnyCall', () => some(['required']));
  notation.rule('Clause = UndeclaredArgument IsWord Given InAnyCall', () => some(['known']));
  notation.rule('Clause = no UndeclaredArgument IsWord Given InAnyCall', () => none(['known']));
  notation.rule('Clause = UnknownArgument IsWord Given InAnyCall', () => some(['known']));
  notation.rule('Clause = no UnknownArgument IsWord Given InAnyCall', () => none(['known']));
  notation.words('CalledWord', ['called', 'used', 'invoked']);
  notation.rule('Clause = only DefinedTools IsWord CalledWord ByAgent?', () => every(['defined']));
  notation.rule('Clause = no MissingTool IsWord CalledWord ByAgent?', () => none(['defined']));
  notation.rule('Clause = ( no tool is called | no tool is used ) ByAgent? that ExistsNot', () => none(['defined']));
  notation.rule('Clause = ( a | an | any ) MissingTool IsWord CalledWord ByAgent?', () => some(['defined']));
}

/** What the assistant makes, calls, gives or leaves out. */
function objects(notation: Notation): void {
  const made = (name: string, of: Share['of'], rule: string) =>
    notation.rule(`${name} = ${rule} OfResponse?`, (): Share => ({ of }));
  made('CallsMade', 'every', 'only tool calls');
  made('CallsMade', 'every', '( every | each | all ) ( tool call | tool calls | of its tool calls )');
  made('CallsMade', 'none', 'no ( tool call | tool calls )');
  notation.words('SomeOne', ['a', 'an', 'any', 'at least one', 'one or more']);
  made('CallsMade', 'some', 'SomeOne ( tool call | tool calls )');
  made('CallsMade', 'bare', 'tool calls');
  notation.words('CallNoun', ['tool call', 'call', 'tool calls', 'calls']);
  const to = (of: Share['of'], rule: string) => notation.rule(`CallsTo = ${rule}`, (): Share => ({ of }));
  to('every', 'only calls');
  to('none', 'no CallNoun');
  to('some', 'SomeOne CallNoun');
  to('bare', '( tool calls | calls )');
  notation.rule('AfterCall = ThatRel? OfCall');
  const one = (share: Share, said: OfCall) => claimOf(share, { said: [said] });
  notation.rule('CallsSaid = CallsMade ThatRel? CallRow', claimOf);
  notation.rule('CallsSaid = CallsTo ( to | of ) ToTool', one);
  notation.rule('CallsSaid = ( only )? ( valid | schema-valid ) tool calls OfResponse?', () => every(['whole']));
  notation.rule('CallsSaid = no invalid ( tool call | tool calls ) OfResponse?', () => none(['whole']));
  notation.rule('CallsSaid = SomeOne invalid ( tool call | tool calls ) OfResponse?', () => some(['whole']));
  notation.rule('CallsSaid = invalid ( tool call | tool calls ) OfResponse?', () => some(['whole'], false));
  notation.rule('Core<F,W> = MakeCall<F> CallsSaid');
  notation.rule('Core<F,W> = only MakeCall<F> ( valid | schema-valid ) tool calls', () => every(['whole']));
  notation.rule('Core<F,response> = Verb<have,F> CallsSaid');
  notation.rule('Core<F,writer> = UseTool<F> CallsSaid');
  notation.rule('Graded = CallsSaid');

  const tools = (of: Share['of'], rule: string) => notation.rule(`ToolsWith = ${rule}`, (): Share => ({ of }));
  tools('every', '( only tools | tools only | every tool it calls | all tools it calls | each tool it calls )');
  tools('none', '( no tool | no tools )');
  tools('some', '( a | any | one of the | one of its ) ( tool | tools )');
  tools('bare', 'tools');
  notation.rule('WithArguments = with HasArguments');
  notation.rule('WithArguments = without OneRequired', fault('required'));
  notation.rule(
    'WithArguments = ( as | according to | in accordance with ) ( its schema says | their schemas say | their schemas | its schema )',
    good('arguments'),
  );
  for (const verb of ['Core<F,W> = Call<F>', 'Core<F,writer> = UseTool<F>']) {
    notation.rule(`${verb} only DefinedTools`, () => every(['defined']));
    notation.rule(`${verb} no MissingTool`, () => none(['defined']));
    notation.rule(`${verb} ( a | an | any ) MissingTool`, () => some(['defined']));
    notation.rule(`${verb} MissingTool`, () => some(['defined'], false));
    notation.rule(`${verb} ToolsWith WithArguments`, one);
  }
  for (const verb of ['Core<F,W> = only Call<F>', 'Core<F,writer> = only UseTool<F>']) {
    notation.rule(`${verb} DefinedTools`, () => every(['defined']));
    notation.rule(`${verb} tools WithArguments`, (said: OfCall) => one({ of: 'every' }, said));
  }

  notation.words('WhenCalled', [
    ...['to every tool it calls', 'to each tool it calls', 'to the tools it calls', 'when calling a tool'],
    ...['when calling tools', 'whenever it calls a tool', 'when it calls a tool', 'to every tool', 'to tools'],
    'to the tools',
  ]);
  notation.rule(
    'EachCall = ( in | for | with | to | on ) ( every | each | all | its | all its | all of its ) ( tool call | tool calls | tool ) OfResponse?',
  );
  notation.rule('EachCall = WhenCalled');
  notation.rule(
    'OneCall = ( in | to | with | from ) ( a | any | one of its | its | the )? ( tool call | tool calls | tool | tools ) OfResponse?',
  );
  notation.rule('OneCall = ( when calling a tool | when calling tools | when it calls a tool )');
  const given = (rule: string, said: () => Said) => {
    for (const verb of ['Core<F,W> = Verb<give,F>', 'Core<F,W> = PassTo<F>', 'Core<F,writer> = UseTool<F>'])
      notation.rule(`${verb} ${rule}`, said);
  };
  given('EveryRequired EachCall', () => every(['required']));
  given('OnlyDeclared ( EachCall | OneCall )', () => every(['known']));
  given('OnlyKnown ( EachCall | OneCall )', () => every(['known']));
  given('no UndeclaredArgument OneCall', () => none(['known']));
  given('UndeclaredArgument OneCall', () => some(['known']));
  given('no UnknownArgument OneCall', () => none(['known']));
  given('UnknownArgument OneCall', () => some(['known']));
  given('( only )? valid ( arguments | parameters ) ( EachCall | OneCall )', () => every(['arguments']));
  given('( an invalid argument | an invalid parameter ) OneCall', () => some(['arguments']));
  given('invalid arguments OneCall', () => some(['arguments'], false));
  for (const verb of ['omit', 'lack']) {
    notation.rule(`Core<F,W> = Verb<${verb},F> OneRequired OneCall`, () => some(['required']));
    notation.rule(`Core<F,W> = Verb<${verb},F> no OneRequired OneCall`, () => none(['required']));
  }
  // Faults as what is penalized.
  notation.rule('Penalize = ( UnknownArgument | UndeclaredArgument ) OneCall', () => some(['known'], false));
  notation.rule('Penalize = missing ( required arguments | required parameters ) OneCall', () =>
    some(['required'], false),
  );
  notation.rule('Penalize = ( invalid arguments | invalid parameters ) OneCall', () => some(['arguments'], false));
}
