import type { Notation } from './notation.ts';

/** The forms of a verb, in the order in which they are written here. */
export const FORMS = ['third', 'plural', 'base', 'past', 'gerund'] as const;

const each = (phrases: readonly string[], before: string, after = '') =>
  phrases.map((one) => `${before}${one}${after}`);
const RESPONSES = ['response', 'reply', 'output', 'answer'];
const ITS = ['its response', 'the response', 'its answer', 'the answer', 'its reply', 'the reply', 'its output'];
const EVERY_FORM = ['has', 'have', 'have', 'had', 'having'];

/** "is limited to" in every form, after those of "is". */
const being = (participles: readonly string[], reduced = true) =>
  participles.map((one) => `is ${one}|are ${one}|be ${one}|was ${one}|${reduced ? one : `being ${one}`}`);
/** "starts with" in every form, from "start with". */
const forms = (verbs: readonly string[], after: string) =>
  verbs.map((verb) =>
    verb
      .split('|')
      .map((form) => `${form}${after}`)
      .join('|'),
  );

const STARTS = [
  'starts|start|start|started|starting',
  'begins|begin|begin|began|beginning',
  'opens|open|open|opened|opening',
  'kicks off|kick off|kick off|kicked off|kicking off',
];
const ENDS = [
  'ends|end|end|ended|ending',
  'closes|close|close|closed|closing',
  'concludes|conclude|conclude|concluded|concluding',
  'finishes|finish|finish|finished|finishing',
];
const USES = [
  'uses|use|use|used|using',
  'includes|include|include|included|including',
  'employs|employ|employ|employed|employing',
  'writes|write|write|wrote|writing',
  'makes use of|make use of|make use of|made use of|making use of',
];
const GIVES = [
  'gives|give|give|gave|giving',
  'provides|provide|provide|provided|providing',
  'presents|present|present|presented|presenting',
  'offers|offer|offer|offered|offering',
];
export const HAS = [
  EVERY_FORM.join('|'),
  'contains|contain|contain|contained|containing',
  'holds|hold|hold|held|holding',
  'features|feature|feature|featured|featuring',
  'carries|carry|carry|carried|carrying',
  'shows|show|show|showed|showing',
  'displays|display|display|displayed|displaying',
  'bears|bear|bear|bore|bearing',
  'comes with|come with|come with|came with|coming with',
  'incorporates|incorporate|incorporate|incorporated|incorporating',
];
const SAYS = [
  'mentions|mention|mention|mentioned|mentioning',
  'says|say|say|said|saying',
  'states|state|state|stated|stating',
  'names|name|name|named|naming',
];
const REPLIES = [
  'responds|respond|respond|responded|responding',
  'replies|reply|reply|replied|replying',
  'answers|answer|answer|answered|answering',
];
const KEPT = ['limited to', 'kept to', 'restricted to', 'confined to', 'capped at'];
const REPEATING = ['repeating', 'copying', 'reproducing', 'quoting', 'restating'];

/** Verbs by what they say; each is written in all forms. */
export const VERBS: Readonly<Record<string, readonly string[]>> = {
  have: HAS,
  use: USES,
  say: SAYS,
  give: GIVES,
  consist: [
    'consists of|consist of|consist of|consisted of|consisting of',
    'comprises|comprise|comprise|comprised|comprising',
    'totals|total|total|totaled|totaling',
    'runs to|run to|run to|ran to|running to',
    'amounts to|amount to|amount to|amounted to|amounting to',
    'comes to|come to|come to|came to|coming to',
    'adds up to|add up to|add up to|added up to|adding up to',
    'spans|span|span|spanned|spanning',
    ...being(['composed of', 'made up of', 'comprised of']),
  ],
  consistOnly: ['only', 'solely', 'entirely', 'exclusively'].flatMap((one) => [
    ['consists', 'consist', 'consist', 'consisted', 'consisting'].map((form) => `${form} ${one} of`).join('|'),
    ...being([`made up ${one} of`, `composed ${one} of`]),
  ]),
  omit: ['omits|omit|omit|omitted|omitting', 'leaves out|leave out|leave out|left out|leaving out'],
  avoid: [
    'avoids|avoid|avoid|avoided|avoiding',
    'excludes|exclude|exclude|excluded|excluding',
    'does without|do without|do without|did without|doing without',
    'steers clear of|steer clear of|steer clear of|steered clear of|steering clear of',
    'refrains from|refrain from|refrain from|refrained from|refraining from',
    'eschews|eschew|eschew|eschewed|eschewing',
    'shuns|shun|shun|shunned|shunning',
    'dispenses with|dispense with|dispense with|dispensed with|dispensing with',
    ...forms(['stays|stay|stay|stayed|staying', 'keeps|keep|keep|kept|keeping'], ' away from'),
    ...forms(['stays|stay|stay|stayed|staying', 'keeps|keep|keep|kept|keeping'], ' clear of'),
    ...forms(
      ['does|do|do|did|doing', 'goes|go|go|went|going', 'makes do|make do|make do|made do|making do'],
      ' without',
    ),
    ...forms(
      ['gets by|get by|get by|got by|getting by', 'gets along|get along|get along|got along|getting along'],
      ' without',
    ),
    ...forms(['manages|manage|manage|managed|managing', 'copes|cope|cope|coped|coping'], ' without'),
  ],
  lack: ['lacks|lack|lack|lacked|lacking'],
  free: ['free of', 'free from', 'devoid of', 'clear of', 'bare of'].map(
    (one) => `is ${one}|are ${one}|be ${one}|was ${one}|being ${one}`,
  ),
  start: [
    ...forms(STARTS, ' with'),
    ...forms(STARTS.slice(0, 1), ' off with'),
    ...forms(['leads|lead|lead|led|leading', 'leads off|lead off|lead off|led off|leading off'], ' with'),
    ...forms(STARTS, ' by saying'),
    ...ITS.flatMap((whole) => forms(STARTS, ` ${whole} with`)),
  ],
  end: [
    ...forms(ENDS, ' with'),
    ...forms(ENDS, ' by saying'),
    ...forms(ENDS.slice(0, 1), ' exactly with'),
    ...forms(ENDS.slice(0, 2), ' on'),
    ...forms(['trails off|trail off|trail off|trailed off|trailing off'], ' with'),
    ...forms(['trails off|trail off|trail off|trailed off|trailing off'], ' in'),
    ...forms(
      [
        'cuts off|cut off|cut off|cut off|cutting off',
        'breaks off|break off|break off|broke off|breaking off',
        'stops|stop|stop|stopped|stopping',
      ],
      ' with',
    ),
    ...forms(['rounds|round|round|rounded|rounding'], ' off with'),
    ...forms(['wraps|wrap|wrap|wrapped|wrapping', 'winds|wind|wind|wound|winding'], ' up with'),
    ...ITS.flatMap((whole) => forms(ENDS, ` ${whole} with`)),
  ],
  signOff: forms(['signs|sign|sign|signed|signing'], ' off with'),
  close: forms(ENDS.slice(0, 1), ' in'),
  frame: STARTS.map((verb) =>
    verb
      .split('|')
      .map((form, at) => `${form} and ${['ends', 'end', 'end', 'ended', 'ending'][at]} with`)
      .join('|'),
  ),
  exceed: [
    'exceeds|exceed|exceed|exceeded|exceeding',
    'goes over|go over|go over|went over|going over',
    'goes above|go above|go above|went above|going above',
    'goes beyond|go beyond|go beyond|went beyond|going beyond',
    'surpasses|surpass|surpass|surpassed|surpassing',
    'goes past|go past|go past|went past|going past',
    'runs past|run past|run past|ran past|running past',
    'runs over|run over|run over|ran over|running over',
  ],
  limit: [
    ...being(KEPT),
    ...ITS.flatMap((whole) =>
      forms(['keeps|keep|keep|kept|keeping', 'limits|limit|limit|limited|limiting'], ` ${whole} to`),
    ),
  ],
  keepTo: ['keeps to|keep to|keep to|kept to|keeping to', 'sticks to|stick to|stick to|stuck to|sticking to'],
  be: ['is|are|be|was|being'],
  stay: [
    'stays|stay|stay|stayed|staying',
    'remains|remain|remain|remained|remaining',
    'comes in|come in|come in|came in|coming in',
    'comes in at|come in at|come in at|came in at|coming in at',
    'clocks in at|clock in at|clock in at|clocked in at|clocking in at',
    ...being(['kept'], false),
    ...[...ITS, 'it'].flatMap((whole) => forms(['keeps|keep|keep|kept|keeping'], ` ${whole}`)),
  ],
  fall: ['falls|fall|fall|fell|falling'],
  reply: [
    ...REPLIES,
    'writes|write|write|wrote|writing',
    ...ITS.slice(0, 4).flatMap((whole) =>
      forms(['writes|write|write|wrote|writing', 'gives|give|give|gave|giving'], ` ${whole}`),
    ),
  ],
  parse: [
    'parses as|parse as|parse as|parsed as|parsing as',
    'can be parsed as|can be parsed as|be parsed as|could be parsed as|being parsed as',
    ...['parseable', 'parsable'].map((one) => `is ${one} as|are ${one} as|be ${one} as|was ${one} as|being ${one} as`),
  ],
  equal: [
    'equals|equal|equal|equaled|equaling',
    'reads exactly|read exactly|read exactly|read exactly|reading exactly',
  ],
  repeat: [
    'first repeats|first repeat|first repeat|first repeated|first repeating',
    ...REPEATING.flatMap((one) => forms(STARTS, ` by ${one}`)),
    ...ITS.flatMap((whole) => forms(STARTS, ` ${whole} by repeating`)),
  ],
  add: ['adds|add|add|added|adding'],
  highlight: ['highlights|highlight|highlight|highlighted|highlighting'],
  ask: ['asks|ask|ask|asked|asking'],
  miss: ['is missing|are missing|be missing|was missing|missing'],
  wrap: [
    'wraps|wrap|wrap|wrapped|wrapping',
    'encloses|enclose|enclose|enclosed|enclosing',
    'surrounds|surround|surround|surrounded|surrounding',
    'encases|encase|encase|encased|encasing',
    'puts|put|put|put|putting',
    'places|place|place|placed|placing',
  ],
  disclose: [
    'reveals|reveal|reveal|revealed|revealing',
    'discloses|disclose|disclose|disclosed|disclosing',
    'shares|share|share|shared|sharing',
  ],
  quote: [
    'quotes|quote|quote|quoted|quoting',
    'cites|cite|cite|cited|citing',
    'reproduces|reproduce|reproduce|reproduced|reproducing',
  ],
  define: [
    'defines|define|define|defined|defining',
    'declares|declare|declare|declared|declaring',
    'implements|implement|implement|implemented|implementing',
    'introduces|introduce|introduce|introduced|introducing',
  ],
  import: ['imports|import|import|imported|importing'],
  invoke: [
    'calls|call|call|called|calling',
    'invokes|invoke|invoke|invoked|invoking',
    ...forms(['makes|make|make|made|making', 'has|have|have|had|having'], ' calls to'),
    'logs with|log with|log with|logged with|logging with',
  ],
  leak: ['leaks|leak|leak|leaked|leaking', 'exposes|expose|expose|exposed|exposing'],
};

const AGENTS = [
  ...['assistant', 'model', 'agent', 'ai', 'chatbot', 'bot', 'ai assistant', 'ai model', 'language model', 'llm'],
  ...['classifier', 'support agent', 'support bot', 'chat assistant', 'virtual assistant'],
];
const OWNED = AGENTS.flatMap((agent) =>
  ['response', 'reply', 'output', 'answer'].flatMap((noun) => [`${agent}'s ${noun}`, `${agent} ${noun}`]),
);
const WHOLE = [
  'the entire',
  'the whole',
  'the full',
  'the complete',
  'its entire',
  'its whole',
  'your entire',
  'your whole',
  'all of the',
  'everything in the',
  'the full text of the',
  'the entire text of the',
  'the whole text of the',
];
const withThe = (nouns: readonly string[]) => nouns.flatMap((noun) => [noun, `the ${noun}`]);
const textOf = (nouns: readonly string[]) =>
  ['the text of the', 'the content of the', 'the contents of the'].flatMap((of) => each(nouns, `${of} `));
const NOT_ANSWER = RESPONSES.slice(0, 3);
const isAnswer = (phrase: string) => phrase.endsWith('answer');

/** The last response is the one that is scored. */
const LAST = ['last', 'final', 'latest', 'most recent'].flatMap((last) => [
  ...['response', 'reply', 'assistant response', 'assistant reply', 'assistant message'].map(
    (noun) => `the ${last} ${noun}`,
  ),
  ...['response', 'reply', 'message'].flatMap((noun) => [
    ...AGENTS.map((agent) => `the ${agent}'s ${last} ${noun}`),
    ...each(['of', 'from', 'by'], `the ${last} ${noun} `, ' the assistant'),
  ]),
]);

/** Names of the response, and of who writes it. An "answer" may also be what a response comes to. */
const NAMES = [
  ...LAST,
  ...withThe([...RESPONSES, ...OWNED]),
  ...each(AGENTS, 'the ', "'s message"),
  ...each(RESPONSES, 'this '),
  ...['response', 'reply', 'answer'].flatMap((noun) => [`your ${noun}`, `its ${noun}`]),
  ...textOf([...RESPONSES, ...OWNED]),
  ...each(NOT_ANSWER, 'the ', ' text'),
];

const MODALS = [
  'must',
  'should',
  'shall',
  'has to',
  'have to',
  'needs to',
  'need to',
  'ought to',
  'will',
  'is supposed to',
  'are supposed to',
  'is required to',
  'are required to',
  'is expected to',
  'are expected to',
  'is to',
  'are to',
];

/** In the response: which says nothing new. */
const IN = ['in', 'within', 'anywhere in', 'anywhere within', 'somewhere in'];
export const PLACES = [
  ...['the', 'this', 'its', 'your', 'the entire', 'the whole', 'its entire', 'its whole'].flatMap((one) =>
    each(NOT_ANSWER, `${one} `),
  ),
  'its answer',
  ...['assistant', 'model', 'agent', 'ai', 'chatbot'].flatMap((agent) => each(RESPONSES, `the ${agent}'s `)),
  'the text of the response',
  ...each(['last response', 'last reply', 'final response', 'final reply'], 'the '),
];

/** The words of sentences: verbs, who they speak of, what stands before and after them. */
export function lexicon(notation: Notation): void {
  notation.feature('F', FORMS);
  notation.feature('FIN', ['third', 'plural', 'past']);
  notation.feature('W', ['response', 'writer']);
  // Of whom verb phrases speak: of code, SQL and diffs there are verbs and objects of their own.
  notation.feature('V', ['response', 'writer', 'code', 'sql', 'diff']);
  for (const [name, verbs] of Object.entries(VERBS))
    for (const verb of verbs)
      for (const [at, form] of verb.split('|').entries()) notation.words(`Verb<${name},${FORMS[at]}>`, [form]);
  notation.words(
    'Response',
    NAMES.filter((name) => !isAnswer(name) && name !== 'answer'),
  );
  notation.words('Answer', NAMES.filter(isAnswer));
  notation.words('Whole', [
    ...WHOLE.flatMap((one) => each(NOT_ANSWER, `${one} `)),
    'the whole thing',
    'the entire thing',
  ]);
  notation.words('WholeAnswer', each(WHOLE, '', ' answer'));
  notation.words('Writer', withThe(AGENTS));
  notation.words(
    'Generic',
    ['', 'all ', 'any '].flatMap((one) =>
      each(
        [
          ...RESPONSES.map((noun) => (noun === 'reply' ? 'replies' : `${noun}s`)),
          ...AGENTS.flatMap((agent) => [`${agent} responses`, `${agent} answers`]),
        ],
        one,
      ),
    ),
  );
  notation.words(
    'GenericOne',
    RESPONSES.flatMap((noun) => each(['a', 'an', 'any', 'every', 'each', 'the'], '', ` ${noun}`)).concat('output'),
  );
  notation.words('Place', [...IN.flatMap((one) => each(PLACES, `${one} `)), 'anywhere', 'somewhere', 'at any point']);
  notation.words('Throughout', ['throughout the response', 'throughout its response']);
  notation.words('PlaceIn', ['in it', 'in them', 'in there']);
  notation.words(
    'InAnswer',
    IN.map((one) => `${one} the answer`),
  );
  notation.words('Of', each(PLACES, 'of '));
  notation.words('Modal', [...MODALS, ...['must', 'should', 'shall'].map((one) => `${one} always`)]);
  notation.words('ModalNever', [...MODALS.map((one) => `${one} never`), 'is never supposed to']);
  notation.words('ModalNot', [
    ...MODALS.map((one) => `${one} not`),
    'can not',
    'may not',
    'could not',
    'is not allowed to',
    'are not allowed to',
    'is not permitted to',
    'is not supposed to',
    'are not supposed to',
    'fails to',
    'fail to',
    'failed to',
  ]);
  notation.words('Not<third>', ['does not', 'did not', 'do not']);
  notation.words('Not<plural>', ['do not', 'did not']);
  notation.words('Not<past>', ['did not']);
  notation.words('Emphasis', ['at all', 'whatsoever', 'altogether', 'of any kind', 'of any sort', 'of any type']);
  notation.words(
    'Emphasis',
    ['whatever their', 'no matter their', 'regardless of their', 'of any', 'of whatever'].flatMap((any) =>
      ['level', 'kind', 'type', 'form'].flatMap((noun) => [`${any} ${noun}`, `, ${any} ${noun}`]),
    ),
  );
}
