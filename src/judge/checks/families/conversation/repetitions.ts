import type { Fact, Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { isValueKind as isValue } from '../parts/value-parts.ts';
import { each } from '../shape.ts';

/** What is said again: the user's message, or what the assistant said before. */
export function repetitions(notation: Notation): void {
  const verbs = [
    ['repeats', 'repeat', 'repeat', 'repeated', 'repeating'],
    ['restates', 'restate', 'restate', 'restated', 'restating'],
    ['quotes', 'quote', 'quote', 'quoted', 'quoting'],
    ['copies', 'copy', 'copy', 'copied', 'copying'],
    ['echoes', 'echo', 'echo', 'echoed', 'echoing'],
    ['reproduces', 'reproduce', 'reproduce', 'reproduced', 'reproducing'],
  ];
  for (const [at, form] of FORMS.entries())
    notation.words(
      `SayAgain<${form}>`,
      verbs.map((verb) => verb[at]!),
    );
  notation.words('WordForWord', [
    ...['word for word', 'word-for-word', 'verbatim', 'in full', 'unchanged', 'exactly as it is', 'exactly as written'],
    ...['in full , unchanged', 'verbatim and in full', 'in its entirety', 'in full and unchanged'],
  ]);
  const again = (message: string): Said => ({ ask: 'repeated message', of: message, names: true });
  notation.rule('Core<F,W> = ( just | simply | merely ) SayAgain<F> TheMessage ,? WordForWord', again);
  notation.rule('Core<F,W> = SayAgain<F> TheMessage ,? WordForWord', again);
  notation.rule('Core<F,W> = WordForWord SayAgain<F> TheMessage', again);
  notation.rule('Core<F,W> = SayAgain<F> ( back )? TheMessage back? ,? WordForWord', again);
  // "The user's message is quoted back verbatim", "starts by repeating the user's message word for word"
  const is = each(
    ['is', 'was', 'gets', 'is simply', 'is just', 'has been'],
    verbs.map((verb) => verb[3]!),
  );
  notation.words('IsSaidAgain', each(is, ['', 'back', 'back to them', 'back to the user']));
  notation.rule('Clause = TheMessage IsSaidAgain ,? WordForWord Inside?', again);
  notation.rule('Clause = TheMessage IsSaidAgain Inside WordForWord', again);
  notation.rule('Core<F,W> = Verb<have,F> TheMessage ,? WordForWord', again);
  notation.rule('Clause = TheMessage Used Inside? WordForWord', again);
  notation.rule('Clause = TheMessage Used WordForWord Inside', again);
  const atStart = (of: string): Said => ({ ask: 'starts with message', of, names: true });
  const starts = [
    ['starts', 'start', 'start', 'started', 'starting'],
    ['begins', 'begin', 'begin', 'began', 'beginning'],
    ['opens', 'open', 'open', 'opened', 'opening'],
  ];
  for (const [at, form] of FORMS.entries()) {
    const verb = starts.map((forms) => forms[at]!);
    notation.words(`StartBy<${form}>`, each(verb, ['by', 'out by', 'off by']));
  }
  notation.rule('Core<F,W> = StartBy<F> SayAgain<gerund> TheMessage ,? WordForWord', atStart);
  notation.rule('Core<F,W> = Verb<start,F> TheMessage ,? WordForWord', atStart);
  notation.words('ExactCopy', ['an exact copy of', 'a verbatim copy of', 'a word-for-word copy of']);
  notation.rule('Core<F,W> = Verb<start,F> ExactCopy TheMessage', atStart);
  const earlier = [
    'an earlier response',
    'a previous response',
    'any earlier response',
    'any previous response',
    'any of its earlier responses',
    'any of its previous responses',
    "one of the assistant's earlier responses",
    'an earlier reply',
    'a previous reply',
  ];
  notation.words('AnEarlier', [
    ...earlier,
    'any earlier response of the assistant',
    'an earlier response of the assistant',
  ]);
  notation.words('SameAs', [
    'identical to',
    'the same as',
    'exactly the same as',
    'word for word the same as',
    'an exact copy of',
  ]);
  notation.rule('Adjective = SameAs AnEarlier', (): Said => ({ ask: 'same as earlier', names: true }));
  notation.words(
    'SameReply',
    each(
      ['the same', 'the exact same', 'exactly the same', 'an identical'],
      ['reply', 'answer', 'response', 'message', 'text'],
    ),
  );
  notation.words('InTwoTurns', [
    ...each(
      ['in two', 'in two different', 'in several', 'in more than one', 'in two or more'],
      ['turns', 'turn', 'messages', 'replies'],
    ),
    ...['twice', 'more than once', 'again', 'a second time', 'two times'],
  ]);
  notation.words('InTwoTurns', ['twice in a row', 'two times in a row', 'twice in succession'], 'in a row');
  const twiceSaid = (how?: 'in a row'): Said => ({
    ask: 'same as earlier',
    of: how === 'in a row' ? how : 'any',
    plainFor: -1,
    names: true,
  });
  for (const [at, form] of FORMS.entries())
    notation.words(
      `SendReply<${form}>`,
      SENDING.map((verb) => verb[at]!),
    );
  notation.rule('Core<F,W> = ( SendReply<F> | Verb<give,F> | Repeat<F> ) SameReply InTwoTurns', twiceSaid);
  notation.rule(
    'Clause = SameReply ( is | was | gets ) ( given | sent | repeated | used | returned ) InTwoTurns',
    twiceSaid,
  );
  notation.rule('Clause = ( two | any two ) TurnsSent AreAlike', twiceSaid);
  notation.rule(
    'Clause = no two TurnsSent AreAlike',
    (): Said => ({ not: { ask: 'same as earlier', of: 'any' }, denies: true }),
  );
  notation.words(
    'TurnsSent',
    each(['', 'of its', 'assistant', "of the assistant's"], ['turns', 'messages', 'replies', 'responses', 'answers']),
  );
  notation.words('ASentence', ['a sentence', 'any sentence', 'any sentences', 'any of the sentences']);
  notation.words(
    'FromEarlier',
    ['from', 'of', 'in'].flatMap((link) =>
      [
        ...earlier,
        'its earlier responses',
        'its previous responses',
        'earlier responses',
        'previous responses',
        'its previous messages',
        'its earlier messages',
      ].map((one) => `${link} ${one}`),
    ),
  );
  notation.rule(
    'Core<F,W> = SayAgain<F> ASentence FromEarlier WordForWord?',
    (): Said => ({ ask: 'repeated sentences', names: true }),
  );
}

const SENDING = [
  ['sends', 'send', 'send', 'sent', 'sending'],
  ['writes', 'write', 'write', 'wrote', 'writing'],
  ['returns', 'return', 'return', 'returned', 'returning'],
  ['posts', 'post', 'post', 'posted', 'posting'],
];

/** Parts that stand there more than once. */
export function twice(notation: Notation): void {
  const adjectives = ['duplicate', 'duplicated', 'repeated', 'identical'];
  notation.words('SomeTwice', [...adjectives, ...adjectives.flatMap((one) => [`any ${one}`, `two ${one}`])]);
  notation.words('OneTwice', ['a duplicate', 'a duplicated', 'a repeated']);
  notation.words(
    'NoTwice',
    [...adjectives, 'two identical'].map((one) => `no ${one}`),
  );
  notation.words('Twice', ['twice', 'more than once', 'several times', 'multiple times', 'more than one time']);
  const some = (kind: string): Said => ({ ask: 'duplicates', of: { kind }, names: true });
  const one = (kind: string): Said => ({ ask: 'duplicates', of: { kind, isOne: true }, names: true });
  const none = (kind: string, isOne = false): Said => ({
    not: { ask: 'duplicates', of: { kind, ...(isOne && { isOne: true }) } },
    denies: true,
  });
  // Every text says some words twice.
  const isTwin = (kind: string) => (kind === 'word' ? undefined : kind);
  notation.rule('Twin = Unit', isTwin);
  notation.rule('Twins = Units', isTwin);
  notation.rule('PartName = ( Twin | Twins )');
  notation.rule('Twofold = SomeTwice PartName', some);
  notation.rule('Twofold = OneTwice Twin', one);
  notation.rule('Twofold = ( the same | any one ) Twin Twice', one);
  // "A heading more than once" may be two different ones.
  notation.rule('Twofold = a Twin Twice', (kind: string) =>
    ['line', 'sentence', 'paragraph', 'url'].includes(kind) ? one(kind) : undefined,
  );
  notation.rule('Twofold = any PartName Twice', some);
  notation.rule('NoneTwofold = NoTwice PartName', (kind: string) => none(kind));
  notation.rule('NoneTwofold = ( no | not a single ) PartName Twice', (kind: string) => none(kind));
  notation.rule('Single = ( Twofold | NoneTwofold )');
  notation.rule('Object = ( Twofold | NoneTwofold )');
  notation.rule('Penalize = Twofold');
  notation.words(
    'IsRepeated',
    [
      ...['repeated', 'duplicated', 'a duplicate', 'repeated anywhere', 'repeated verbatim', 'repeated word for word'],
      ...['repeated exactly', 'repeated in full', 'duplicated verbatim', 'duplicated word for word'],
      ...['repeated unchanged'],
    ].flatMap((word) => [`is ${word}`, `are ${word}`]),
  );
  // Of links there are other rules.
  notation.rule('Clause = no PartName ( IsRepeated | appears Twice | occurs Twice )', (kind: string) =>
    kind === 'url' ? undefined : none(kind, true),
  );
  notation.rule('Clause = any Twins IsRepeated', one);
  // "The same line appears more than once", "no two headings have the same text", "all bullets are unique"
  notation.words('StandsTwice', [
    ...['appears', 'occurs', 'is used', 'is written', 'shows up'].flatMap((verb) =>
      ['twice', 'more than once', 'multiple times', 'several times'].map((often) => `${verb} ${often}`),
    ),
    'is repeated',
  ]);
  notation.rule(
    'Clause = ( the same | any | the exact same ) Twin ( StandsTwice | IsRepeated ) Inside?',
    (kind: string, isIn?: true): Said => ({ ...one(kind), plainFor: -1, ...(isIn && { refers: true }) }),
  );
  notation.rule(
    'Clause = ( the same | any | the exact same ) Twin ( IsIn Place | Used Inside ) Twice',
    (kind: string, ...isIn: (true | undefined)[]): Said => ({
      ...one(kind),
      plainFor: -1,
      ...(isIn.includes(true) && { refers: true }),
    }),
  );
  notation.rule(
    'Clause = a Twin IsRepeated Inside?',
    (kind: string, isIn?: true): Said => ({
      ...one(kind),
      plainFor: -1,
      ...(isIn && { refers: true }),
    }),
  );
  notation.words('AreAlike', [
    ...['have', 'share'].flatMap((verb) =>
      ['the same text', 'identical text', 'the same wording', 'the same content'].map((text) => `${verb} ${text}`),
    ),
    'are identical',
    'are exactly the same',
    'are the same',
  ]);
  notation.rule('Clause = no two Twins AreAlike', (kind: string) => none(kind));
  notation.rule('Clause = ( two | any two ) Twins AreAlike', (kind: string): Said => ({ ...one(kind), plainFor: -1 }));
  notation.words(
    'LeadAlike',
    each(each(['point to', 'lead to', 'go to', 'have', 'share', 'link to'], ['the same', 'an identical']), [
      'url',
      'address',
      'target',
      'web address',
      'destination',
    ]),
  );
  notation.rule('Clause = no two ( links | hyperlinks ) LeadAlike', () => none('url'));
  notation.rule(
    'Clause = ( two | any two ) ( links | hyperlinks ) LeadAlike',
    (): Said => ({ ...one('url'), plainFor: -1 }),
  );
  notation.words('AreUnique', [
    'are unique',
    'are distinct',
    'are different',
    'are all different',
    'must be unique',
    'should be unique',
  ]);
  notation.words('IsUnique', ['is unique', 'is distinct', 'is different', 'must be unique', 'should be unique']);
  // A bullet point that is unique may be so by its idea.
  const unique = (kind: string) => (kind === 'heading' || kind === 'line' || isValue(kind) ? none(kind) : undefined);
  notation.words('LinkUnit', ['link', 'links', 'hyperlink', 'hyperlinks'], 'url');
  notation.rule(
    'Object = Amount ( different | distinct ) ( Unit | Units | LinkUnit )',
    (amount: Amount, kind: string): Said | undefined =>
      !amount.bare && (isValue(kind) || kind === 'url')
        ? { ...amount, ask: 'different', of: kind, many: true }
        : undefined,
  );
  notation.rule('Clause = all the? Twins AreUnique', unique);
  notation.rule('Clause = ( every | each ) Twin IsUnique', unique);
  for (const [at, form] of ['repeats', 'repeat', 'repeat', 'repeated', 'repeating'].entries())
    notation.words(`Repeat<${['third', 'plural', 'base', 'past', 'gerund'][at]}>`, [form]);
  const echoed = (kind: string, isOne: boolean): Fact => ({
    ask: 'duplicates',
    of: { kind, ...(isOne && { isOne: true }), mayBeOfOthers: true },
  });
  notation.rule(
    'Core<F,W> = Repeat<F> any PartName WordForWord?',
    (kind: string): Said => ({ ...echoed(kind, false), names: true }),
  );
  notation.rule(
    'Core<F,W> = Repeat<F> ( a Twin WordForWord? | the same Twin ( twice | WordForWord )? )',
    (kind: string): Said => ({ ...echoed(kind, true), names: true }),
  );
  notation.rule(
    'Core<F,W> = Repeat<F> no PartName WordForWord?',
    (kind: string): Said => ({ not: echoed(kind, false), denies: true }),
  );
}
