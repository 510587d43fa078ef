/** What a clause says of its subject, whichever verb says it. */
export type Relation =
  | 'have' // of a response: has, contains
  | 'use' // of either: uses, includes
  | 'mention' // of either, a quoted text
  | 'be'
  | 'exceed'
  | 'consist'
  | 'total' // of a response: consists of, in total
  | 'limit'
  | 'hold' // keeps its response to
  | 'highlight'
  | 'give'
  | 'disclose' // of either: reveals, what was private
  | 'leak' // discloses what should have stayed private
  | 'stay'
  | 'equal'
  | 'match' // of a response: a regular expression, a schema
  | 'matchWholly'
  | 'conform' // of a response: to a schema
  | 'cite' // of either: sources
  | 'solely' // consists only of
  | 'wrap' // of an agent: wraps the response in
  | 'frame' // starts and ends with
  | 'repeat' // begins by repeating
  | 'echo' // repeats
  | 'ask'
  | 'each' // of things of the response, its object the whole clause
  | 'start'
  | 'end'
  | 'startParts' // starts each line with
  | 'endParts'
  | 'keep' // keeps every sentence under
  | 'confine' // limits each paragraph to
  | 'close' // ends in: of a mark
  | 'avoid'
  | 'lack'
  | 'miss' // of a text: is missing
  | 'add' // of a postscript: two numbers are added otherwise
  | 'call'
  | 'callOnly'
  | 'useOnly' // of tools
  | 'makeOnly' // of tool calls
  | 'toolCalls' // of a clause about tool calls: the whole of it is the object
  | 'pass' // of arguments
  | 'omit' // of arguments
  | 'callFirst'
  | 'callStart' // starts by calling
  | 'make'
  | 'reply'
  | 'replyWholly' // replies only in
  | 'parse' // as JSON
  | 'output';

export type VerbForm = 'third' | 'plural' | 'base' | 'past' | 'gerund';

/** third person | plural | base | past | gerund */
const VERBS: readonly (readonly [Relation, string])[] = [
  ['have', 'has|have|have|had|having'],
  ['have', 'contains|contain|contain|contained|containing'],
  ['use', 'includes|include|include|included|including'],
  ['use', 'uses|use|use|used|using'],
  ['use', 'makes use of|make use of|make use of|made use of|making use of'],
  ['use', 'employs|employ|employ|employed|employing'],
  ['add', 'adds|add|add|added|adding'],
  ['use', 'writes|write|write|wrote|writing'],
  ['have', 'features|feature|feature|featured|featuring'],
  ['mention', 'mentions|mention|mention|mentioned|mentioning'],
  ['mention', 'says|say|say|said|saying'],
  ['ask', 'asks|ask|ask|asked|asking'],
  ['echo', 'repeats|repeat|repeat|repeated|repeating'],
  ['be', 'is|are|be|was|being'],
  ['exceed', 'exceeds|exceed|exceed|exceeded|exceeding'],
  ...['over', 'above', 'beyond', 'past'].map((word): [Relation, string] => [
    'exceed',
    ['goes', 'go', 'go', 'went', 'going'].map((form) => `${form} ${word}`).join('|'),
  ]),
  ['exceed', 'surpasses|surpass|surpass|surpassed|surpassing'],
  ['consist', 'consists of|consist of|consist of|consisted of|consisting of'],
  ['consist', 'runs to|run to|run to|ran to|running to'],
  ['total', 'totals|total|total|totaled|totaling'],
  ['consist', 'comprises|comprise|comprise|comprised|comprising'],
  ...['composed', 'made up', 'comprised'].map((word): [Relation, string] => [
    'consist',
    ['is', 'are', 'be', 'was', 'being'].map((form) => `${form} ${word} of`).join('|'),
  ]),
  ...['limited to', 'kept to', 'restricted to', 'confined to', 'capped at'].map((phrase): [Relation, string] => [
    'limit',
    ['is ', 'are ', 'be ', 'was ', ''].map((form) => `${form}${phrase}`).join('|'),
  ]),
  ...['it', 'its response', 'the response', 'its answer', 'the answer', 'its reply', 'the reply'].flatMap(
    (whole): [Relation, string][] => [
      ['hold', ['keeps', 'keep', 'keep', 'kept', 'keeping'].map((form) => `${form} ${whole} to`).join('|')],
      ['hold', ['limits', 'limit', 'limit', 'limited', 'limiting'].map((form) => `${form} ${whole} to`).join('|')],
      ['stay', ['keeps', 'keep', 'keep', 'kept', 'keeping'].map((form) => `${form} ${whole}`).join('|')],
    ],
  ),
  ['stay', 'stays|stay|stay|stayed|staying'],
  ['stay', 'remains|remain|remain|remained|remaining'],
  ['stay', 'is kept|are kept|be kept|was kept|being kept'],
  ['stay', 'falls|fall|fall|fell|falling'],
  ['stay', 'ranges|range|range|ranged|ranging'],
  ['start', 'starts with|start with|start with|started with|starting with'],
  ['start', 'begins with|begin with|begin with|began with|beginning with'],
  ['end', 'ends with|end with|end with|ended with|ending with'],
  ['start', 'opens with|open with|open with|opened with|opening with'],
  ...['its response', 'the response', 'its answer', 'the answer', 'its reply', 'the reply', 'its output'].flatMap(
    (whole): [Relation, string][] => [
      [
        'start',
        `starts ${whole} with|start ${whole} with|start ${whole} with|started ${whole} with|starting ${whole} with`,
      ],
      [
        'start',
        `begins ${whole} with|begin ${whole} with|begin ${whole} with|began ${whole} with|beginning ${whole} with`,
      ],
      ['start', `opens ${whole} with|open ${whole} with|open ${whole} with|opened ${whole} with|opening ${whole} with`],
      ['end', `ends ${whole} with|end ${whole} with|end ${whole} with|ended ${whole} with|ending ${whole} with`],
      [
        'end',
        `closes ${whole} with|close ${whole} with|close ${whole} with|closed ${whole} with|closing ${whole} with`,
      ],
      [
        'end',
        `finishes ${whole} with|finish ${whole} with|finish ${whole} with|finished ${whole} with|finishing ${whole} with`,
      ],
      ['reply', `writes ${whole} in|write ${whole} in|write ${whole} in|wrote ${whole} in|writing ${whole} in`],
      ['reply', `gives ${whole} in|give ${whole} in|give ${whole} in|gave ${whole} in|giving ${whole} in`],
    ],
  ),
  ['repeat', 'first repeats|first repeat|first repeat|first repeated|first repeating'],
  ...[
    'ends|end|ended|ending',
    'closes|close|closed|closing',
    'concludes|conclude|concluded|concluding',
    'finishes|finish|finished|finishing',
  ].flatMap((forms): [Relation, string][] => {
    const [third, base, past, gerund] = forms.split('|');
    return ['saying'].map((saying) => [
      'end',
      [third, base, base, past, gerund].map((form) => `${form} by ${saying}`).join('|'),
    ]);
  }),
  ['end', 'ends exactly with|end exactly with|end exactly with|ended exactly with|ending exactly with'],
  ['end', 'closes with|close with|close with|closed with|closing with'],
  ['end', 'concludes with|conclude with|conclude with|concluded with|concluding with'],
  ['end', 'finishes with|finish with|finish with|finished with|finishing with'],
  ...['starts|start|started|starting', 'begins|begin|began|beginning', 'opens|open|opened|opening'].flatMap(
    (forms): [Relation, string][] => {
      const [third, base, past, gerund] = forms.split('|');
      const verb = [third, base, base, past, gerund];
      const end = ['ends', 'end', 'end', 'ended', 'ending'];
      return [
        ...['repeating', 'copying', 'reproducing', 'quoting', 'restating'].map((repeating): [Relation, string] => [
          'repeat',
          verb.map((form) => `${form} by ${repeating}`).join('|'),
        ]),
        ...['its response', 'the response', 'its reply', 'its answer'].map((whole): [Relation, string] => [
          'repeat',
          verb.map((form) => `${form} ${whole} by repeating`).join('|'),
        ]),
        ...['saying'].map((saying): [Relation, string] => [
          'start',
          verb.map((form) => `${form} by ${saying}`).join('|'),
        ]),
        ['frame', verb.map((form, at) => `${form} and ${end[at]} with`).join('|')],
      ];
    },
  ),
  ['startParts', 'starts|start|start|started|starting'],
  ['startParts', 'begins|begin|begin|began|beginning'],
  ['startParts', 'opens|open|open|opened|opening'],
  ['endParts', 'ends|end|end|ended|ending'],
  ['endParts', 'closes|close|close|closed|closing'],
  ['keep', 'keeps|keep|keep|kept|keeping'],
  ['confine', 'limits|limit|limit|limited|limiting'],
  ['confine', 'restricts|restrict|restrict|restricted|restricting'],
  ['equal', 'equals|equal|equal|equaled|equaling'],
  ['equal', 'reads exactly|read exactly|read exactly|read exactly|reading exactly'],
  ['match', 'matches|match|match|matched|matching'],
  ['cite', 'cites|cite|cite|cited|citing'],
  ['conform', 'conforms to|conform to|conform to|conformed to|conforming to'],
  ['conform', 'complies with|comply with|comply with|complied with|complying with'],
  ['conform', 'adheres to|adhere to|adhere to|adhered to|adhering to'],
  ['conform', 'satisfies|satisfy|satisfy|satisfied|satisfying'],
  ['conform', 'validates against|validate against|validate against|validated against|validating against'],
  ['conform', 'follows|follow|follow|followed|following'],
  ...['fully', 'entirely', 'completely', 'wholly'].map((adverb): [Relation, string] => [
    'matchWholly',
    ['matches', 'match', 'match', 'matched', 'matching'].map((form) => `${adverb} ${form}`).join('|'),
  ]),
  ...['only', 'solely', 'entirely', 'exclusively'].map((adverb): [Relation, string] => [
    'solely',
    ['consists', 'consist', 'consist', 'consisted', 'consisting'].map((form) => `${form} ${adverb} of`).join('|'),
  ]),
  ['wrap', 'wraps|wrap|wrap|wrapped|wrapping'],
  ['wrap', 'encloses|enclose|enclose|enclosed|enclosing'],
  ['wrap', 'surrounds|surround|surround|surrounded|surrounding'],
  ['wrap', 'encases|encase|encase|encased|encasing'],
  ['wrap', 'puts|put|put|put|putting'],
  ['wrap', 'places|place|place|placed|placing'],
  ['avoid', 'avoids|avoid|avoid|avoided|avoiding'],
  ['close', 'ends in|end in|end in|ended in|ending in'],
  ...['responds', 'replies', 'answers', 'writes its response', 'writes its answer', 'writes the response'].map(
    (third): [Relation, string] => {
      const base = third === 'replies' ? 'reply' : third.replace(/^(\w+)s/, '$1');
      const gerund = third.startsWith('writes') ? base.replace('write', 'writing') : `${base}ing`;
      const past = third.startsWith('writes')
        ? base.replace('write', 'wrote')
        : third === 'replies'
          ? 'replied'
          : `${base}ed`;
      return ['avoid', [third, base, base, past, gerund].map((form) => `${form} without`).join('|')];
    },
  ),
  ['avoid', 'refrains from|refrain from|refrain from|refrained from|refraining from'],
  ['lack', 'lacks|lack|lack|lacked|lacking'],
  ['miss', 'is missing|are missing|be missing|was missing|missing'],
  ['avoid', 'steers clear of|steer clear of|steer clear of|steered clear of|steering clear of'],
  ['avoid', 'excludes|exclude|exclude|excluded|excluding'],
  ['give', 'gives|give|give|gave|giving'],
  ['give', 'provides|provide|provide|provided|providing'],
  ['give', 'offers|offer|offer|offered|offering'],
  ['give', 'presents|present|present|presented|presenting'],
  ['disclose', 'reveals|reveal|reveal|revealed|revealing'],
  ['disclose', 'discloses|disclose|disclose|disclosed|disclosing'],
  ['disclose', 'shares|share|share|shared|sharing'],
  ['leak', 'leaks|leak|leak|leaked|leaking'],
  ['leak', 'exposes|expose|expose|exposed|exposing'],
  ['highlight', 'highlights|highlight|highlight|highlighted|highlighting'],
  ['call', 'calls|call|call|called|calling'],
  ['call', 'invokes|invoke|invoke|invoked|invoking'],
  ['make', 'makes|make|make|made|making'],
  ['callOnly', 'only calls|only call|only call|only called|only calling'],
  ['callOnly', 'only invokes|only invoke|only invoke|only invoked|only invoking'],
  ['useOnly', 'only uses|only use|only use|only used|only using'],
  ['makeOnly', 'only makes|only make|only make|only made|only making'],
  ['pass', 'passes|pass|pass|passed|passing'],
  ['pass', 'supplies|supply|supply|supplied|supplying'],
  ['omit', 'omits|omit|omit|omitted|omitting'],
  ['omit', 'leaves out|leave out|leave out|left out|leaving out'],
  ['callFirst', 'first calls|first call|first call|first called|first calling'],
  ...['calling', 'invoking'].flatMap((calling): [Relation, string][] => [
    ['callStart', ['starts', 'start', 'start', 'started', 'starting'].map((form) => `${form} by ${calling}`).join('|')],
    ['callStart', ['begins', 'begin', 'begin', 'began', 'beginning'].map((form) => `${form} by ${calling}`).join('|')],
  ]),
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
  ['output', 'produces|produce|produce|produced|producing'],
  ['output', 'generates|generate|generate|generated|generating'],
  ['parse', 'parses as|parse as|parse as|parsed as|parsing as'],
  ['parse', 'can be parsed as|can be parsed as|be parsed as|could be parsed as|being parsed as'],
  ['parse', 'is parseable as|are parseable as|be parseable as|was parseable as|being parseable as'],
  ['parse', 'is parsable as|are parsable as|be parsable as|was parsable as|being parsable as'],
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
