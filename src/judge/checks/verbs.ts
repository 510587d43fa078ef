/** What a clause says of its subject, whichever verb says it. */
export type Relation =
  | 'have' // of a response: has, contains
  | 'use' // of either: uses, includes
  | 'mention' // of either, a quoted text
  | 'be'
  | 'exceed'
  | 'consist'
  | 'limit'
  | 'stay'
  | 'start'
  | 'end'
  | 'avoid'
  | 'call'
  | 'make'
  | 'reply'
  | 'output';

export type VerbForm = 'third' | 'plural' | 'base' | 'past' | 'gerund';

/** third person | plural | base | past | gerund */
const VERBS: readonly (readonly [Relation, string])[] = [
  ['have', 'has|have|have|had|having'],
  ['have', 'contains|contain|contain|contained|containing'],
  ['use', 'includes|include|include|included|including'],
  ['use', 'uses|use|use|used|using'],
  ['mention', 'mentions|mention|mention|mentioned|mentioning'],
  ['mention', 'says|say|say|said|saying'],
  ['be', 'is|are|be|was|being'],
  ['exceed', 'exceeds|exceed|exceed|exceeded|exceeding'],
  ['consist', 'consists of|consist of|consist of|consisted of|consisting of'],
  ['limit', 'is limited to|are limited to|be limited to|was limited to|limited to'],
  ['stay', 'stays|stay|stay|stayed|staying'],
  ['stay', 'remains|remain|remain|remained|remaining'],
  ['start', 'starts with|start with|start with|started with|starting with'],
  ['start', 'begins with|begin with|begin with|began with|beginning with'],
  ['end', 'ends with|end with|end with|ended with|ending with'],
  ['avoid', 'avoids|avoid|avoid|avoided|avoiding'],
  ['avoid', 'excludes|exclude|exclude|excluded|excluding'],
  ['call', 'calls|call|call|called|calling'],
  ['call', 'invokes|invoke|invoke|invoked|invoking'],
  ['make', 'makes|make|make|made|making'],
  ...['responds', 'replies', 'answers'].flatMap((third): [Relation, string][] => {
    const base = third === 'replies' ? 'reply' : third.slice(0, -1);
    const past = third === 'replies' ? 'replied' : `${base}ed`;
    return ['in', 'with'].map((link) => [
      'reply',
      [third, base, base, past, `${base}ing`].map((form) => `${form} ${link}`).join('|'),
    ]);
  }),
  ['output', 'returns|return|return|returned|returning'],
  ['output', 'outputs|output|output|output|outputting'],
];

const formsIn = (column: number): readonly (readonly [string, Relation])[] =>
  VERBS.map(([relation, forms]) => [forms.split('|')[column]!, relation]);

/** The phrases of one form of every verb. */
export const verbs: Record<VerbForm, readonly (readonly [string, Relation])[]> = {
  third: formsIn(0),
  plural: formsIn(1),
  base: formsIn(2),
  past: formsIn(3),
  gerund: formsIn(4),
};
