import { and, canonical, type Fact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { BlockKind } from '../../markdown/blocks.ts';
import type { ListKind } from '../../markdown/list-sizes.ts';
import { each } from '../shape.ts';
import { layout } from './layout-facts.ts';
import { listNumbering } from './list-numbering.ts';

/** What a text lists, by names that say no more than that. Of others, such as "the sources", a list need not be one. */
const LISTED = [
  ...['steps', 'instructions', 'directions', 'items', 'points', 'options', 'ideas', 'suggestions', 'tips', 'results'],
  ...['recommendations', 'entries', 'key points', 'main points', 'reasons', 'examples', 'list items'],
];
const BE = ['is', 'are', 'must be', 'should be'];

/** In which form something is listed, how it is numbered and marked, and that nothing stands there twice. */
export function listForms(notation: Notation): void {
  givenAs(notation);
  oneForm(notation);
  notation.add(listNumbering);
  signs(notation);
  twice(notation);
  nested(notation);
}

function givenAs(notation: Notation): void {
  notation.words('TheListed', each(['the', 'its', 'all the', 'all', 'all of the', ''], LISTED));
  notation.words('TheCompared', each(['the', 'its'], ['comparison', 'data', 'results', 'overview']));
  const ways = ['given', 'presented', 'formatted', 'written', 'listed', 'shown', 'laid out', 'set out', 'provided'];
  const done = [...ways, 'structured', 'organized', 'organised', 'displayed', 'put', 'arranged', 'numbered'];
  const into = ['as', 'in', 'in the form of', 'in form of', 'using', 'into'];
  notation.words('AreGivenAs', [
    ...each(each(BE, done), into),
    ...each(BE, ['in', 'in the form of']),
    ...each(['come', 'comes', 'appear', 'appears'], into.slice(0, 4)),
    ...['form', 'are'],
  ]);
  const article = ['a', 'one', 'a single', 'a proper', 'the'];
  for (const [kind, names, plain] of [
    ['numbered', ['numbered list', 'ordered list', 'markdown numbered list'], ['numbered steps', 'numbered items']],
    ['bullets', ['bulleted list', 'bullet list', 'bullet-point list', 'unordered list'], ['bullet points', 'bullets']],
    ['list', ['list', 'markdown list'], ['list items']],
    ['table', ['table', 'markdown table'], []],
  ] as const)
    notation.words('ListForm', [...each([...article, 'an'], names), ...plain], kind);
  notation.rule('ListForm = ListForm ShownBy<number>', (kind: string) => (kind === 'numbered' ? kind : undefined));
  const others = [
    'prose',
    'running text',
    'a paragraph',
    'paragraphs',
    'plain text',
    'text',
    'bullets',
    'bullet points',
  ];
  const more = ['bullets or running text', 'bullets or prose', 'a bulleted list', 'a table', 'one paragraph'];
  const not = [
    'instead of',
    'rather than',
    'not',
    'and not',
    'not as',
    'and not as',
    'not in',
    'rather than as',
    'instead of as',
  ];
  notation.words('NotInForm', each([...not, ...not.map((one) => `, ${one}`)], [...others, ...more]));
  const given = (kind: BlockKind): Said => layout({ is: 'given as', kind });
  notation.rule('Clause = TheListed AreGivenAs ListForm', given);
  notation.rule('Clause = TheCompared AreGivenAs ListForm', (kind: BlockKind) =>
    kind === 'table' ? given(kind) : undefined,
  );
  notation.rule('Clause = TheListed AreGivenAs ListForm NotInForm', (kind: BlockKind) =>
    kind === 'bullets' ? undefined : given(kind),
  );
}

/** "Uses a numbered list rather than bullets": a response with both may have a list in a list. */
function oneForm(notation: Notation): void {
  const forms = {
    'numbered items': ['a numbered list', 'numbered lists', 'numbered steps', 'numbered items', 'an ordered list'],
    'bullet points': ['bullets', 'bullet points', 'a bulleted list', 'bulleted lists', 'a bullet list'],
  };
  for (const [ask, names] of Object.entries(forms))
    notation.words('FormAsk', [...names, ...names.map(unarticled)], ask);
  const formed = (ask: string, not: string): Said | undefined =>
    ask === not
      ? undefined
      : {
          ask: 'agreeing',
          of: [canonical({ ask, in: [[1, Infinity]] }), canonical({ ask: not, in: [[0, 0]] })],
          undeniable: true,
          plainFor: 1,
        };
  notation.words(
    'TheListIs',
    each(['the list is', 'the list must be', 'the list should be'], ['numbered']),
    'numbered items',
  );
  notation.words(
    'TheListIs',
    each(['the list is', 'the list must be', 'the list should be'], ['bulleted']),
    'bullet points',
  );
  notation.rule('Clause = TheListIs ( RatherForm ( numbered | bulleted ) )?', (ask: string) =>
    formed(ask, ask === 'numbered items' ? 'bullet points' : 'numbered items'),
  );
  notation.words('RatherForm', ['rather than', 'instead of', 'not', 'and not', ', not', ', and not', ', rather than']);
  notation.rule('Core<F,W> = ( Verb<have,F> | Verb<use,F> ) FormAsk RatherForm FormAsk', formed);
  notation.rule('Clause = FormAsk UsedPlain RatherForm FormAsk', formed);
}

const unarticled = (name: string) => name.replace(/^an? /u, '');

function signs(notation: Notation): void {
  // "Fails if asterisks are used instead of hyphens": of both it would be unclear.
  const signed = (sign: string, not?: string): Said => ({
    ask: 'agreeing',
    of: [
      canonical({ ask: 'bullet sign', of: sign }),
      canonical(not === undefined ? { ask: 'bullet sign', of: sign } : { not: { ask: 'bullet sign', of: not } }),
    ],
    undeniable: true,
  });
  notation.words('TheBulletList', [
    ...each(
      ['', 'the', 'its', 'all', 'any'],
      ['bulleted list', 'bullet list', 'bulleted lists', 'bullets', 'bullet points'],
    ),
    ...each(['every', 'each', 'all of the'], ['bullet', 'bullet point', 'bullets', 'bullet points']),
  ]);
  const as = ['as the', 'as its', 'as their', 'as', 'as a'];
  notation.words(
    'AsItsMarker',
    each(as, ['marker', 'markers', 'bullet marker', 'bullet markers', 'list marker', 'bullet character', 'bullet']),
  );
  notation.words(
    'RatherSign',
    each(['and not', ', not', 'rather than', 'instead of', 'and never', 'not'], ['with', 'of']),
  );
  // "Bullets are made with asterisks", as a fault: all of them, or one.
  notation.rule(
    'Clause = ( TheBullets | a bullet | any bullet ) UseSign BulletSign AsMarker?',
    (of: string): Said | undefined =>
      '-*+'.includes(of)
        ? {
            ask: 'agreeing',
            of: [canonical({ ask: `bullets with ${of}`, in: [[1, Infinity]] }), { ask: 'bullet sign', of }],
            onlyFor: -1,
            undeniable: true,
          }
        : undefined,
  );
  notation.words('RatherSign', [
    'rather than',
    'instead of',
    'and not',
    ', not',
    'not',
    ', never',
    'and never',
    'but not',
  ]);
  const use = '( UseSign | used | start with | starts with | begin with | begins with )';
  notation.rule(
    `Clause = TheBulletList ${use} BulletSign AsItsMarker? RatherSign BulletSign AsItsMarker?`,
    (of: string, not: string) => (of === not ? undefined : signed(of, not)),
  );
  notation.rule(
    'Clause = TheBulletList UseSign BulletSign AsItsMarker',
    (of: string): Said => ({
      ask: 'bullet sign',
      of,
      undeniable: true,
      plainFor: 1,
    }),
  );
  notation.kind('#bulletLead', (token) =>
    token.kind === 'sign' && /^[-*+]$/u.test(token.text) ? token.text : undefined,
  );
  notation.rule(
    'Clause = TheBulletList ( start with | starts with | begin with | begins with | must start with ) #bulletLead',
    (of: string): Said => ({ ask: 'bullet sign', of, undeniable: true, plainFor: 1 }),
  );
}

const KIND_OF: Readonly<Record<ListKind, string>> = { bulleted: 'bullet', numbered: 'numbered', any: 'item' };

function twice(notation: Notation): void {
  notation.words('Entries', ['item', 'items', 'entry', 'entries', 'element', 'elements', 'point', 'points', 'lines']);
  notation.rule('Entries = ( Unit | Units )', () => null);
  const none = (kind: ListKind): Said => ({ not: { ask: 'duplicates', of: { kind: KIND_OF[kind] } }, denies: true });
  const some = (kind: ListKind): Said => ({ ask: 'duplicates', of: { kind: KIND_OF[kind] }, names: true });
  notation.words('HasIn', [
    'has',
    'contains',
    'includes',
    'must have',
    'must contain',
    'should have',
    'should contain',
  ]);
  notation.words('NoDouble', ['no duplicate', 'no duplicated', 'no repeated', 'no identical', 'no two identical']);
  notation.words('AnyDouble', [
    'any duplicate',
    'a duplicate',
    'duplicate',
    'repeated',
    'a repeated',
    'two identical',
    'identical',
  ]);
  notation.rule('Clause = ( the | its ) ListName HasIn NoDouble ( Entries )', none);
  notation.rule('Clause = ( the | its ) ListName HasIn AnyDouble ( Entries )', some);
  notation.rule('Clause = ( the | its ) ListName HasIn ( no duplicates | no repetitions )', none);
  notation.rule('Clause = ( the | its ) ListName HasIn ( any )? ( duplicates )', some);
  notation.words(
    'HasNotIn',
    each(['does not', 'must not', 'should not', 'can not', 'may not'], ['have', 'contain', 'include']),
  );
  notation.rule('Clause = ( the | its ) ListName HasNotIn ( AnyDouble Entries | ( any )? duplicates )', none);
  notation.rule('Clause = ( the | its ) ListName ( is free of | is without ) ( duplicates | duplicate Entries )', none);
  notation.words('InTheList', ['in the list', 'of the list', 'in its list', 'on the list']);
  notation.words(
    'StandsDouble',
    each(['appears', 'occurs', 'is listed', 'is given', 'is'], ['twice', 'more than once', 'repeated', 'duplicated']),
  );
  const listed: Fact = { ask: 'duplicates', of: { kind: 'item', isOne: true } };
  const one = (is: boolean) => (): Said =>
    is ? { ...listed, names: true, plainFor: -1 } : { not: listed, denies: true };
  notation.rule('Clause = no ( item | entry ) InTheList? StandsDouble', one(false));
  notation.rule('Clause = ( any | the same | an ) ( item | entry ) InTheList StandsDouble', one(true));
}

function nested(notation: Notation): void {
  const none = (ask: string): Said => ({ ask, in: [[0, 0]], denies: true });
  notation.words('ListsFlat', [
    ...each(
      ['lists', 'the lists', 'the list', 'bulleted lists', 'bullet lists'],
      [
        ...['are never nested', 'is never nested', 'is not nested', 'must not be nested', 'may not be nested'],
        ...['should not be nested', 'must never be nested', 'are flat', 'is flat'],
      ],
    ),
    ...each(['no list', 'no lists'], ['is nested', 'may be nested', 'are nested', 'should be nested']),
  ]);
  notation.words('BulletsFlat', [
    ...each(['no bullet', 'no bullet point'], ['may be indented', 'is indented', 'is nested', 'may be nested']),
    ...each(['bullets', 'bullet points', 'the bullets'], ['are not nested', 'are never nested', 'are not indented']),
  ]);
  notation.words(
    'BulletsFlat',
    each(
      ['no bullet', 'no bullet point', 'none of the bullets'],
      ['has sub-bullets', 'has nested bullets', 'has a sub-bullet'],
    ),
  );
  notation.rule('Clause = ListsFlat', () => none('nested lists'));
  // "The list has nested bullets"; those of a numbered list are not all that there may be.
  notation.rule('NestedMany = Many<some>', (ask: string) => (ask.startsWith('nested') ? ask : undefined));
  notation.rule(
    'Clause = ( the | its ) ListName HasIn ( any )? NestedMany',
    (kind: ListKind, ask: string): Said | undefined =>
      kind === 'numbered' ? undefined : { ask, in: [[1, Infinity]], many: true },
  );
  notation.rule(
    'Clause = ( the | its ) ListName ( HasIn no | HasNotIn ( any )? ) NestedMany',
    (kind: ListKind, ask: string) => (kind === 'numbered' ? undefined : none(ask)),
  );
  notation.rule('Clause = BulletsFlat', () => none('nested bullets'));
  // Boxes to tick.
  notation.words('BoxNouns', ['box', 'boxes', 'checkbox', 'checkboxes']);
  for (const [ask, done] of [
    ['ticked boxes', ['ticked', 'checked', 'ticked off', 'checked off', 'marked as done']],
    ['unticked boxes', ['unticked', 'unchecked', 'left unticked', 'left unchecked', 'not ticked', 'not checked']],
  ] as const)
    notation.words('BoxState', each(['is', 'are'], done), ask);
  notation.rule(
    'Clause = Amount BoxNouns BoxState ShownBy<box>?',
    ({ bare, ...amount }: Amount, ask: string): Said => ({
      ask,
      ...amount,
      ...(bare && { plainFor: 1 as const }),
    }),
  );
  notation.words(
    'ABoxList',
    each(['a'], ['checkbox list', 'checklist', 'task list', 'list of checkboxes', 'to-do list']),
  );
  notation.rule(
    'Clause = ABoxList ( Used | IsPut ) ,? in which Amount BoxNouns BoxState ShownBy<box>?',
    ({ bare, ...amount }: Amount, ask: string): Said => ({
      ...and({ ask: 'checkboxes', in: [[1, Infinity]] }, { ask, ...amount } as Fact),
      plainFor: 1,
      undeniable: true,
    }),
  );
}
