import { type Kept, keptCheck } from '../conversation/kept.ts';
import type { Fact, Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Decider } from './bridge.ts';
import { each } from './shape.ts';

/** How facts are decided about what of the user's message stands in the response. */
export const KEPT_PARTS: Readonly<Record<string, Decider>> = {
  kept: ({ of }, negated) => keptCheck(of as Kept, negated),
};

const NAMES: readonly (readonly [kind: string, names: readonly string[]])[] = [
  ['number', ['number', 'numeral']],
  ['URL', ['url', 'link', 'web address']],
  ['e-mail address', ['e-mail address', 'email address', 'email']],
];

/** What the user's message has that the response is to have: "every URL from the user's message is kept in the rewrite". */
export function keptParts(notation: Notation): void {
  for (const [kind, names] of NAMES) {
    const many = names.map((name) => (name.endsWith('address') ? `${name}es` : `${name}s`));
    const every = each(['every', 'each', 'every single'], names);
    notation.words('EveryOfUser', [...every, ...each(['all', 'all the', 'all of the'], many)], kind);
    notation.words('AnyOfUser', each(['a', 'an', 'any', 'any of the', 'one of the'], [...names, ...many]), kind);
  }
  notation.words('InMessage', [
    ...['in', 'from', 'of'],
    ...each(['appearing', 'found', 'given', 'mentioned', 'contained', 'present', 'occurring'], ['in']),
    ...each(['that', 'which'], each(['appears', 'appear', 'occurs', 'occur', 'is', 'are', 'stands'], ['in'])),
  ]);
  const texts = ['response', 'reply', 'answer', 'output', 'rewrite', 'translation', 'summary', 'result', 'new version'];
  texts.push('rewritten text', 'corrected text', 'revised text', 'edited text', 'translated text', 'rewritten version');
  notation.words('InNewText', each(['in', 'within'], each(['the', 'its'], texts)));
  notation.words('IsKept', [
    ...each(each(['is', 'are', 'must be', 'should be'], ['', 'also']), [
      ...['kept', 'preserved', 'retained', 'included', 'repeated', 'present', 'found'],
      ...['kept unchanged', 'preserved unchanged', 'left unchanged', 'kept intact', 'carried over', 'reproduced'],
    ]),
    ...['survives', 'survive', 'remains', 'remain', 'appears', 'appear', 'also appears', 'also appear', 'occurs'],
  ]);
  notation.words(
    'IsLost',
    each(['is', 'are', 'gets'], ['missing', 'lost', 'dropped', 'left out', 'omitted', 'absent']),
  );
  const kept = (of: Kept): Said => ({ ask: 'kept', of, names: true, undeniable: true });
  notation.rule('KeptThing = EveryOfUser InMessage TheMessage', (kind: Kept, message: string) =>
    message === "the user's message" ? kept(kind) : undefined,
  );
  notation.rule('Clause = KeptThing IsKept InNewText?');
  notation.rule(
    'Clause = AnyOfUser InMessage TheMessage IsLost ( InNewText | FromNewText )?',
    (of: Kept): Said => ({ not: kept(of) as Fact, plainFor: -1 }),
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
    notation.words('NumberNoun', [`the ${noun} number`, `the user's ${noun} number`], noun);
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
  notation.words('DigitsGloss', [
    ...['( a # followed by digits )', '( # followed by digits )', ', a # followed by digits', '( digits )'],
    ...[', which is written as # followed by digits', '( written as # followed by digits )'],
  ]);
  notation.rule('NumberGiven = NumberNoun UserGave DigitsGloss?', (numberOf: string) => kept({ numberOf }));
  notation.rule('NumberGiven = NumberNoun InMessage TheMessage DigitsGloss?', (numberOf: string) => kept({ numberOf }));
  for (const form of ['third', 'base']) {
    notation.words(
      `RepeatsBack<${form}>`,
      form === 'third' ? ['repeats back', 'echoes', 'quotes'] : ['repeat back', 'echo', 'quote'],
    );
    for (const verb of ['RepeatsBack<', 'Keeps<', 'Verb<have,', 'Verb<use,', 'Verb<say,'])
      notation.rule(`Core<${form},W> = ${verb}${form}> NumberGiven`);
  }
  notation.rule('Clause = NumberGiven IsKept InNewText?');
}
