/** What a clause says of its subject, whichever verb says it. */
export type Relation =
  | 'have' // of a response: has, contains
  | 'use' // of either: uses, includes
  | 'mention' // of either, a quoted text
  | 'be'
  | 'exceed'
  | 'consist'
  | 'limit'
  | 'highlight'
  | 'give'
  | 'stay'
  | 'equal'
  | 'solely' // consists only of
  | 'wrap' // of an agent: wraps the response in
  | 'frame' // starts and ends with
  | 'repeat' // begins by repeating
  | 'start'
  | 'end'
  | 'close' // ends in: of a mark
  | 'avoid'
  | 'call'
  | 'make'
  | 'reply'
  | 'replyWholly' // replies only in
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
  ['consist', 'comprises|comprise|comprise|comprised|comprising'],
  ['limit', 'is limited to|are limited to|be limited to|was limited to|limited to'],
  ['stay', 'stays|stay|stay|stayed|staying'],
  ['stay', 'remains|remain|remain|remained|remaining'],
  ['start', 'starts with|start with|start with|started with|starting with'],
  ['start', 'begins with|begin with|begin with|began with|beginning with'],
  ['end', 'ends with|end with|end with|ended with|ending with'],
  ['start', 'opens with|open with|open with|opened with|opening with'],
  ['end', 'closes with|close with|close with|closed with|closing with'],
  ['end', 'concludes with|conclude with|conclude with|concluded with|concluding with'],
  ['end', 'finishes with|finish with|finish with|finished with|finishing with'],
  ...['starts|start|started|starting', 'begins|begin|began|beginning'].flatMap((forms): [Relation, string][] => {
    const [third, base, past, gerund] = forms.split('|');
    const verb = [third, base, base, past, gerund];
    const end = ['ends', 'end', 'end', 'ended', 'ending'];
    return [
      ['repeat', verb.map((form) => `${form} by repeating`).join('|')],
      ['frame', verb.map((form, at) => `${form} and ${end[at]} with`).join('|')],
    ];
  }),
  ['equal', 'equals|equal|equal|equaled|equaling'],
  ...['only', 'solely', 'entirely', 'exclusively'].map((adverb): [Relation, string] => [
    'solely',
    ['consists', 'consist', 'consist', 'consisted', 'consisting'].map((form) => `${form} ${adverb} of`).join('|'),
  ]),
  ['wrap', 'wraps|wrap|wrap|wrapped|wrapping'],
  ['wrap', 'encloses|enclose|enclose|enclosed|enclosing'],
  ['avoid', 'avoids|avoid|avoid|avoided|avoiding'],
  ['close', 'ends in|end in|end in|ended in|ending in'],
  ['avoid', 'refrains from|refrain from|refrain from|refrained from|refraining from'],
  ['avoid', 'lacks|lack|lack|lacked|lacking'],
  ['avoid', 'excludes|exclude|exclude|excluded|excluding'],
  ['give', 'gives|give|give|gave|giving'],
  ['give', 'provides|provide|provide|provided|providing'],
  ['give', 'offers|offer|offer|offered|offering'],
  ['give', 'presents|present|present|presented|presenting'],
  ['highlight', 'highlights|highlight|highlight|highlighted|highlighting'],
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
  ['reply', 'writes in|write in|write in|wrote in|writing in'],
  ...['only', 'solely', 'entirely', 'exclusively'].flatMap((adverb): [Relation, string][] =>
    [
      'responds|respond|respond|responded|responding',
      'replies|reply|reply|replied|replying',
      'answers|answer|answer|answered|answering',
      'writes|write|write|wrote|writing',
    ].map((forms) => ['replyWholly', forms.replaceAll(/\w+/g, `$& ${adverb} in`)]),
  ),
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
