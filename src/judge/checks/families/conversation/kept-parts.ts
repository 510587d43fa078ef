import { type Kept, keptCheck } from '../../conversation/kept.ts';
import { withPassage } from '../../conversation/with-passage.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Decider } from '../bridge.ts';
import { each } from '../shape.ts';

/** How facts are decided about what of the user's message stands in the response. */
export const KEPT_PARTS: Readonly<Record<string, Decider>> = {
  kept: ({ of }, negated) => {
    const { passage } = of as { passage?: Kept };
    return passage ? withPassage(keptCheck(passage, negated), true) : keptCheck(of as Kept, negated);
  },
};

const NAMES: readonly (readonly [kind: string, names: readonly string[]])[] = [
  ['number', ['number', 'numeral']],
  ['URL', ['url', 'link', 'web address']],
  ['e-mail address', ['e-mail address', 'email address', 'email']],
  ['placeholder', ['placeholder', 'template placeholder']],
  ['hashtag', ['hashtag']],
  [
    'placeholder in braces',
    ['placeholder', 'variable'].flatMap((one) => [
      ...each(['{ curly }', 'curly', 'curly-brace', 'curly-bracket', '{ }'], [one]),
      `{ ${one} }`,
    ]),
  ],
];

const isOne = (of: Kept | { passage: Kept }) =>
  of === 'quoted phrase' || (typeof of === 'object' && ('numberOf' in of || 'address' in of));

/** What the user's message has that the response is to have: "every URL from the user's message is kept in the rewrite". */
export function keptParts(notation: Notation): void {
  for (const [kind, names] of NAMES) {
    const many = names.map((name) => (name.endsWith('address') ? `${name}es` : `${name}s`));
    const every = each(['every', 'each', 'every single'], names);
    notation.words('EveryOfUser', [...every, ...each(['all', 'all the', 'all of the'], many)], kind);
    if (kind.startsWith('placeholder')) {
      const braced = each(['in', 'within', 'between'], ['curly braces', 'curly brackets', 'braces']);
      notation.words('EveryOfUser', each(each(['every', 'each'], ['placeholder']), braced), 'placeholder in braces');
      notation.words(
        'EveryOfUser',
        each(['all placeholders', 'all the placeholders'], braced),
        'placeholder in braces',
      );
    }
    notation.words('AnyOfUser', each(['a', 'an', 'any', 'any of the', 'one of the'], [...names, ...many]), kind);
  }
  notation.words('InMessage', [
    ...['in', 'from', 'of'],
    ...each(['appearing', 'found', 'given', 'mentioned', 'contained', 'present', 'occurring'], ['in']),
    ...each(
      ['that', 'which'],
      each(['appears', 'appear', 'occurs', 'occur', 'is', 'are', 'was', 'were', 'stands'], ['in']),
    ),
  ]);
  const texts = ['response', 'reply', 'answer', 'output', 'rewrite', 'translation', 'summary', 'result', 'new version'];
  texts.push('rewritten text', 'corrected text', 'revised text', 'edited text', 'translated text', 'rewritten version');
  notation.words('InNewText', each(['in', 'within'], each(['the', 'its', "the assistant's", "the model's"], texts)));
  notation.words('IsKept', [
    ...each(each(['is', 'are', 'must be', 'should be'], ['', 'also']), [
      ...['kept', 'preserved', 'retained', 'included', 'repeated', 'present', 'found'],
      ...['quoted', 'quoted back', 'repeated back', 'echoed', 'echoed back', 'mentioned', 'shown', 'stated', 'given'],
      ...['there', 'still there', 'still there , unchanged ,', 'still present', 'there unchanged', 'left untouched'],
      ...[
        'kept as is',
        'kept as it is',
        'kept as they are',
        'kept unchanged',
        'preserved unchanged',
        'left unchanged',
        'kept intact',
        'carried over',
        'reproduced',
      ],
    ]),
    ...each(['', 'also'], ['survives', 'survive', 'remains', 'remain', 'appears', 'appear', 'occurs', 'occur']),
  ]);
  notation.words(
    'IsLost',
    each(['is', 'are', 'gets'], ['missing', 'lost', 'dropped', 'left out', 'omitted', 'absent']),
  );
  // "Does not keep the numbers" may lose some or all; what is one thing is kept or not.
  const kept = (of: Kept | { passage: Kept }): Said => ({
    ask: 'kept',
    of,
    names: true,
    ...(!isOne(of) && { undeniable: true }),
  });
  const keptOf = (kind: Kept, message: string) =>
    message === "the user's message"
      ? kept(kind)
      : message === "the user's passage"
        ? kept({ passage: kind })
        : undefined;
  notation.rule('KeptThing = EveryOfUser InMessage TheMessage', keptOf);
  notation.rule('Clause = KeptThing ( IsKept | Used ) InNewText?');
  notation.rule(
    'Clause = AnyOfUser InMessage TheMessage IsLost ( InNewText | FromNewText )?',
    (of: Kept, message: string): Said | undefined => {
      const form = keptOf(of, message);
      return form && { not: form as Fact, plainFor: -1 };
    },
  );
  // "A number that the user gave": of all that they wrote.
  const ever = (kind: Kept) => (typeof kind === 'string' ? kept({ every: kind }) : undefined);
  notation.rule('KeptThing = EveryOfUser UserGave', ever);
  notation.rule('LostThing = AnyOfUser InMessage TheMessage', keptOf);
  notation.rule('LostThing = AnyOfUser UserGave', ever);
  const lostOf = (form: Said): Said => ({ not: form as Fact, plainFor: -1 });
  notation.rule('Clause = AnyOfUser UserGave IsLost ( InNewText | FromNewText )?', (of: Kept) => {
    const form = ever(of);
    return form && lostOf(form);
  });
  notation.words('Drops<third>', ['drops', 'loses', 'omits', 'leaves out', 'removes', 'misses']);
  // What is altered is not there any more.
  for (const [form, drop, alter] of [
    ['third', ['drops', 'loses', 'omits'], ['alters', 'changes']],
    ['base', ['drop', 'lose', 'omit'], ['alter', 'change']],
    ['gerund', ['dropping', 'losing', 'omitting'], ['altering', 'changing']],
  ] as const)
    notation.words(`Drops<${form}>`, each(each(drop, ['or']), alter));
  notation.words('Drops<base>', ['drop', 'lose', 'omit', 'leave out', 'remove', 'miss']);
  notation.words('Drops<gerund>', ['dropping', 'losing', 'omitting', 'leaving out', 'removing', 'missing']);
  for (const form of ['third', 'base', 'gerund']) notation.rule(`Core<${form},W> = Drops<${form}> LostThing`, lostOf);

  // "The phrase that the user put in quotes"
  notation.words(
    'UserQuoted',
    each(
      ['the phrase', 'the word', 'the words', 'the text', 'the exact phrase', 'the exact words', 'the quote'],
      [
        ...each(each(['', 'that', 'which'], ['the user']), ['put in quotes', 'put in quotation marks', 'quoted']),
        ...each(['', 'that is', 'that stands'], ["in quotes in the user's message", "quoted in the user's message"]),
        'quoted by the user',
      ],
    ),
  );
  notation.rule('GivenThing = UserQuoted', () => kept('quoted phrase'));
  notation.rule('Clause = UserQuoted IsKept InNewText?', () => kept('quoted phrase'));
  // "All placeholders like {name}"
  notation.rule('EveryOfUser = EveryOfUser ,? Intro { #piece }', (kind: Kept) =>
    kind === 'placeholder' ? 'placeholder in braces' : undefined,
  );
  notation.words('FromNewText', each(['from'], each(['the'], texts)));
  for (const [form, verbs] of [
    ['third', ['keeps', 'preserves', 'retains', 'repeats', 'carries over', 'reproduces']],
    ['base', ['keep', 'preserve', 'retain', 'repeat', 'carry over', 'reproduce']],
  ] as const) {
    notation.words(`Keeps<${form}>`, verbs);
    for (const verb of ['Keeps', 'Verb<have', 'Verb<use', 'Verb<say'])
      notation.rule(`Core<${form},W> = ${verb === 'Keeps' ? 'Keeps<' : `${verb},`}${form}> KeptThing`);
  }

  // "The order number that the user typed (a # followed by digits)"
  for (const noun of [
    'order',
    'ticket',
    'tracking',
    'invoice',
    'booking',
    'reference',
    'account',
    'case',
    'confirmation',
  ])
    for (const [symbol, owners] of [
      ['NumberNoun', ['the', "the user's", "the customer's"]],
      ['OwnNumber', ["the user's", "the customer's"]],
    ] as const)
      notation.words(symbol, each(owners, [`${noun} number`]), noun);
  const gave = [
    'gave',
    'typed',
    'mentioned',
    'provided',
    'sent',
    'entered',
    'quoted',
    'supplied',
    'stated',
    'has given',
  ];
  notation.words('UserGave', [
    ...each(['', 'that', 'which'], each(['the user', 'the customer'], gave)),
    ...each(['given', 'mentioned', 'provided', 'supplied', 'quoted', 'sent'], ['by the user', 'by the customer']),
  ]);
  const addresses = each(['the'], ['e-mail address', 'email address']);
  notation.words('TheAddress', addresses);
  notation.words(
    'OwnAddress',
    each(["the user's", "the customer's"], ['e-mail address', 'email address', 'own email']),
  );
  notation.rule('AddressGiven = TheAddress UserGave', () => kept({ address: 'e-mail address' }));
  notation.rule('AddressGiven = TheAddress InMessage TheMessage', () => kept({ address: 'e-mail address' }));
  notation.rule('AddressGiven = OwnAddress', () => kept({ address: 'e-mail address', isOwn: true }));
  const back = each(['is not', 'are not', 'must not be'], ['', 'also']);
  notation.words(
    'IsNotKept',
    each(back, ['kept', 'included', 'repeated', 'repeated back', 'quoted', 'quoted back', 'shown', 'mentioned']),
  );
  notation.words('IsNotKept', each(['does not', 'must not', 'never'], ['appear', 'appears', 'occur']));
  const lost = (form: Said): Said => ({ not: { ask: 'kept', of: (form as Fact).of }, denies: true });
  notation.rule('GivenThing = ( NumberGiven | AddressGiven )');
  notation.rule('Clause = GivenThing ( IsNotKept | Unused ) InNewText?', lost);
  notation.rule('Clause = GivenThing IsLost ( InNewText | FromNewText )?', lost);
  notation.words('DigitsGloss', [
    ...['( a # followed by digits )', '( # followed by digits )', ', a # followed by digits', '( digits )'],
    ...[', which is written as # followed by digits', '( written as # followed by digits )'],
  ]);
  notation.rule('NumberGiven = OwnNumber DigitsGloss?', (numberOf: string) => kept({ numberOf }));
  notation.rule('NumberGiven = NumberNoun UserGave DigitsGloss?', (numberOf: string) => kept({ numberOf }));
  notation.rule('NumberGiven = NumberNoun InMessage TheMessage DigitsGloss?', (numberOf: string) => kept({ numberOf }));
  for (const form of ['third', 'base']) {
    notation.words(
      `RepeatsBack<${form}>`,
      form === 'third' ? ['repeats back', 'echoes', 'quotes'] : ['repeat back', 'echo', 'quote'],
    );
    for (const verb of ['RepeatsBack<', 'Keeps<', 'Verb<have,', 'Verb<use,', 'Verb<say,'])
      notation.rule(`Core<${form},W> = ${verb}${form}> GivenThing back?`);
  }
  notation.rule('Clause = GivenThing ( IsKept | Used ) InNewText?');
}
