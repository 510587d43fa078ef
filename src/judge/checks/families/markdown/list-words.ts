import { canonical, type Fact, isFact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { layout } from './layout-facts.ts';

/** Lists in the words in which people speak of them: bullets inside bullets, boxes that are ticked, markers that are mixed. */
export function listWords(notation: Notation): void {
  lists(notation);
  nesting(notation);
  boxes(notation);
  markers(notation);
  repeated(notation);
}

function lists(notation: Notation): void {
  notation.words('ListsOfBoth', [
    'lists',
    ...each(
      ['list', 'lists'],
      ['of any kind', 'of any sort', 'of any type', 'of either kind', 'whatsoever', '( bulleted or numbered )'],
    ),
    ...each(
      each(['lists', 'list'], [',', '']),
      each(['whether', 'either', 'be it'], ['bulleted or numbered', 'numbered or bulleted', 'ordered or unordered']),
    ),
  ]);
  notation.rule('Clause = no ListsOfBoth UsedPlain', noLists);
  notation.rule('Clause = ListsOfBoth Unused', noLists);
  notation.rule('Clause = neither ( bullets | bullet points ) nor ( numbering | numbered lists ) UsedPlain', noLists);
  notation.rule(
    'Joined = neither ( bullets | bullet points | bulleted lists ) nor ( numbering | numbered lists )',
    noLists,
  );
  // "Contains a list"
  const list = (): Said => ({ ...layout({ is: 'has list' }), names: true });
  notation.rule('Det = ( a | some kind of ) list', list);
  notation.rule('PresentThing = list', list);
}

const noLists = (): Said => ({
  and: ['bullet points', 'numbered items'].map((ask): Fact => ({ ask, in: [[0, 0]] })),
  denies: true,
  plainFor: 1,
});

function nesting(notation: Notation): void {
  const count = (ask: string, is: boolean): Said =>
    is ? { ask, in: [[1, Infinity]], plainFor: -1, names: true } : { ask, in: [[0, 0]], denies: true };
  const within = ['inside', 'within', 'under', 'beneath', 'below', 'in'];
  const others = ['another', 'another one', 'another bullet', 'another bullet point', 'another item', 'each other'];
  const many = ['other bullets', 'other bullet points', 'bullets', 'bullet points', 'other items', 'other ones'];
  const nested = each(['is', 'are'], ['nested', 'indented']);
  notation.words('NestedIn', [
    ...nested,
    ...each(each(nested, within), [...others, ...many]),
    ...each(each(['is', 'are'], within), [...others.slice(2, 5), ...many.slice(0, 2)]),
    ...each(['contains', 'contain', 'has', 'have'], ['another bullet', 'other bullets', 'bullets of its own']),
  ]);
  const bullets = ['bullet', 'bullet point'];
  notation.words('SomeBullet', [
    ...each(['a', 'any', 'one', 'some'], bullets),
    ...each(
      ['', 'any', 'some'],
      bullets.map((one) => `${one}s`),
    ),
  ]);
  notation.words('NoBullet', [
    ...each(['no', 'not a single'], bullets),
    ...each(
      ['no', 'none of the'],
      bullets.map((one) => `${one}s`),
    ),
  ]);
  notation.rule('Clause = SomeBullet NestedIn', () => count('nested bullets', true));
  notation.rule('Clause = NoBullet NestedIn', () => count('nested bullets', false));
  notation.words(
    'Many<some>',
    each(
      bullets.map((one) => `${one}s`),
      each(within.slice(0, 3), many.slice(0, 4)),
    ),
    'nested bullets',
  );
  notation.words(
    'One<some>',
    each(each(bullets, ['', 'nested', 'indented']), each(within.slice(0, 4), others.slice(1, 4))),
    'nested bullets',
  );

  const items = ['sub-items', 'subitems', 'nested items', 'a nested list', 'nested lists', 'another list', 'sub-lists'];
  notation.words('ListNested', [
    ...each(['is', 'are'], ['nested']),
    ...each(['contains', 'contain', 'has', 'have'], [...items, 'a sub-list', 'indented sub-items', 'sub-bullets']),
  ]);
  notation.words(
    'NestedGloss',
    each(each([',', '('], each(['i . e .', 'that is ,', 'meaning it'], ['', 'it'])), [
      'has indented sub-items',
      'has sub-items',
      'contains indented items',
      'has a list inside it',
    ]).flatMap((one) => (one.startsWith('(') ? [`${one} )`] : [one])),
  );
  notation.words('AnyList', [...each(['a', 'any', 'the', 'some'], ['list']), ...each(['', 'any', 'the'], ['lists'])]);
  notation.rule('Clause = AnyList ListNested NestedGloss?', () => count('nested lists', true));
  // Only bulleted lists: a numbered list within another one does not count.
  notation.words('BulletedLists', [
    ...each(['a', 'any', 'the', 'some'], ['bulleted list', 'bullet list']),
    ...each(['', 'any', 'the'], ['bulleted lists']),
  ]);
  const ofBullets = (is: boolean): Said => ({
    ask: 'agreeing',
    of: [count('nested lists', is), count('nested bullets', is)].map(canonical),
    undeniable: true,
  });
  notation.rule('Clause = BulletedLists ListNested NestedGloss?', () => ofBullets(true));
  notation.words('NoListHere', each(['no'], ['list', 'lists']));
  notation.words('NoBulletedList', each(['no'], ['bulleted list', 'bulleted lists']));
  notation.rule('Clause = NoListHere ListNested', () => count('nested lists', false));
  notation.rule('Clause = NoBulletedList ListNested', () => ofBullets(false));
}

/** "Every box on the checklist" */
const LISTED_BOXES = each(
  ['item', 'box', 'checkbox'],
  each(['in the', 'on the', 'of the'], ['checklist', 'list', 'task list']),
);

const MANY_LISTED = each(
  ['items', 'boxes', 'checkboxes', 'tasks'],
  each(['in the', 'on the', 'of the'], ['checklist', 'task list', 'to-do list']),
);

function boxes(notation: Notation): void {
  const listed = ['task list', 'checklist', 'to-do list', 'todo list', 'list'];
  notation.words('One<some>', each(listed, ['with checkboxes', 'with tickboxes', 'of checkboxes']), 'checkboxes');
  notation.rule('BoxState = ( in the list | in the checklist | on the list | in it ) BoxState');
  notation.rule('BoxState = BoxState with #bracketbox', (ask: string, isTicked: boolean) =>
    isTicked === (ask === 'ticked boxes') ? ask : undefined,
  );
  notation.kind('#bracketbox', (token) =>
    token.kind === 'quoted' && /^(?:- )?\[[ xX]\]$/u.test(token.text) ? /x/iu.test(token.text) : undefined,
  );
  for (const shown of [
    ', i . e . #bracketbox',
    "'(' #bracketbox ')'",
    "'(' i . e . #bracketbox ')'",
    ', meaning #bracketbox',
  ])
    notation.rule(`BoxState = BoxState ${shown}`, (ask: string, isTicked: boolean) =>
      isTicked === (ask === 'ticked boxes') ? ask : undefined,
    );
  notation.rule('BoxState = BoxState with [ x ]', (ask: string) => (ask === 'ticked boxes' ? ask : undefined));
  notation.words(
    'BoxItems',
    each(['checklist', 'task list', 'to-do', 'list'], ['item', 'items', 'box', 'boxes']).concat('task', 'tasks'),
  );
  const all2 = (ask: string): Said => ({
    and: [
      { ask: 'checkboxes', in: [[1, Infinity]] } satisfies Fact,
      { ask: ask === 'ticked boxes' ? 'unticked boxes' : 'ticked boxes', in: [[0, 0]] } satisfies Fact,
    ],
  });
  const counted = ({ bare, ...amount }: Amount, ask: string): Said => ({
    ask,
    ...amount,
    ...(bare && { plainFor: 1 as const }),
  });
  notation.rule('Clause = Amount BoxItems BoxState', counted);
  notation.rule(
    'Clause = Amount ( item | items ) ( is | are ) ( checked off | ticked | ticked off )',
    (amount: Amount) => counted(amount, 'ticked boxes'),
  );
  notation.rule(
    'Clause = ( no | none of the ) ( BoxNouns | BoxItems ) BoxState',
    (ask: string): Said => ({
      ask,
      in: [[0, 0]],
      denies: true,
    }),
  );
  notation.rule(
    'Clause = ( a | any | some | one of the ) ( BoxNouns | BoxItems ) BoxState',
    (ask: string): Said => ({ ask, in: [[1, Infinity]], plainFor: -1 }),
  );
  // Of all boxes it says something only where there is one.
  notation.words('AllBoxes', [
    ...each(
      ['every', 'each'],
      ['box', 'checkbox', ...LISTED_BOXES, 'task', 'checklist item', 'task list item', 'to-do item'],
    ),
    ...each(
      ['all', 'all the', 'all of the'],
      ['boxes', 'checkboxes', 'tasks', 'checklist items', 'to-do items', 'task list items', ...MANY_LISTED],
    ),
  ]);
  notation.rule(
    'Clause = AllBoxes BoxState',
    (ask: string): Said => ({
      if: { ask: 'checkboxes', in: [[1, Infinity]] },
      so: { ask: ask === 'ticked boxes' ? 'unticked boxes' : 'ticked boxes', in: [[0, 0]] },
      undeniable: true,
    }),
  );
  notation.rule(
    'State = ABoxList ( where | in which ) AllBoxes BoxState',
    (ask: string): Said => ({
      ...all2(ask),
      undeniable: true,
    }),
  );
  notation.rule('Clause = Amount of the ( BoxNouns | BoxItems ) BoxState', (amount: Amount, ask: string) =>
    amount.bare ? undefined : counted(amount, ask),
  );
  notation.rule(
    'Clause = ( only | just ) N ( BoxNouns | BoxItems ) BoxState',
    (n: number, ask: string): Said => ({ ask, in: [[n, n]], plainFor: 1 }),
  );
  notation.words('InCheckedList', each(['in', 'on'], ['the list', 'the checklist', 'the task list', 'the to-do list']));
  notation.rule('Clause = ThereIs Some<made> InCheckedList', (form: Said) =>
    isFact(form) && form.ask.endsWith('ticked boxes') ? form : undefined,
  );
  notation.words(
    'IsOpenBox',
    each(
      [
        ...each(['is', 'are', 'must be', 'is written as'], ['an', 'a markdown', '']),
        ...['has an', 'starts with an', 'begins with an', 'is preceded by an', 'gets an', 'must start with an'],
      ],
      each(
        ['unchecked', 'unticked', 'empty'],
        ['checkbox', 'box', 'checkboxes', 'task list item', 'checkbox item'],
      ).flatMap((one) => [one, `${one} in front`, `${one} in front of it`]),
    ),
  );
  notation.rule('Clause = EveryItem IsOpenBox BoxShown?', () => layout({ is: 'all boxes', isUnticked: true }));
  // "A checklist where every item begins with '- [ ]'"
  // "The checklist leaves no box unticked"
  const left = ['unticked', 'unchecked', 'open', 'empty'];
  const done = ['ticked', 'checked', 'ticked off', 'checked off'];
  notation.words(
    'NoBoxLeft',
    each(each(['the', 'its'], ['task list', 'checklist', 'to-do list', 'todo list']), [
      ...each(each(['leaves no', 'has no'], ['box', 'boxes', 'checkbox', 'item', 'items']), left),
      ...each(
        ['leaves no', 'has no'],
        each(left, ['box', 'boxes', 'checkbox', 'checkboxes', 'item', 'items', 'tasks']),
      ),
      ...each(['is fully', 'is completely', 'has every box', 'has all boxes'], done),
    ]),
  );
  notation.rule('Clause = NoBoxLeft', (): Said => {
    const none: Fact = { ask: 'unticked boxes', in: [[0, 0]] };
    const all = { and: [{ ask: 'checkboxes', in: [[1, Infinity]] } satisfies Fact, none] };
    return { ask: 'agreeing', of: [none, all], undeniable: true };
  });
  notation.words('StartsWithBox', ['starts with', 'begins with', 'start with', 'begin with', 'must start with']);
  const all = (isTicked: boolean) => (isTicked ? undefined : layout({ is: 'all boxes', isUnticked: true }));
  notation.rule('Clause = EveryItem StartsWithBox #bracketbox', all);
  notation.rule('State = ABoxList ( where | in which ) EveryItem StartsWithBox #bracketbox', all);
  notation.rule('State = ABoxList ( where | in which ) EveryItem IsBox', () => layout({ is: 'all boxes' }));
  notation.words('EveryItem', each(['each', 'every'], ['task', 'checklist item', 'to-do item']).concat('all tasks'));
}

function markers(notation: Notation): void {
  const one = (is: boolean): Said => ({
    ...layout({ is: 'one sign' }, is),
    ...(is ? { undeniable: true as const } : { plainFor: -1 as const }),
  });
  const marker = ['marker', 'bullet marker', 'list marker', 'bullet character', 'bullet symbol', 'bullet sign'];
  const kinds = ['bullet', 'bullet point', 'list item'];
  const every = [
    ...each(
      ['all', 'all the', 'the'],
      kinds.map((one) => `${one}s`),
    ),
    ...each(['each', 'every'], kinds),
  ];
  notation.words('SameMarker', [
    ...each(
      each(every, ['use', 'uses', 'have', 'has', 'start with', 'starts with', 'must use']),
      each(['the same'], marker),
    ),
    ...each(['the same'], each(marker, ['is used for every bullet', 'is used for all bullets', 'is used throughout'])),
  ]);
  notation.rule('Clause = SameMarker', () => one(true));
  notation.words('MixedMarkers', [
    ...each(
      ['different', 'two different', 'several'],
      each(
        marker.map((one) => `${one}s`),
        ['are mixed', 'are used'],
      ),
    ),
    ...each(['bullet markers', 'list markers', 'bullet styles'], ['are mixed', 'are inconsistent', 'differ']),
  ]);
  notation.rule('Clause = MixedMarkers', () => one(false));
  notation.words('TheMixing', ['the list', 'a list', 'the bulleted list', 'the response', 'the bullets', 'it']);
  notation.words('Mixes', ['mixes', 'mix', 'uses both', 'use both', 'switches between']);
  notation.rule(
    'Clause = TheMixing Mixes BulletSign and BulletSign ( AsItsMarker | for bullets | as bullets )',
    (a: string, b: string) => (a === b ? undefined : one(false)),
  );
}

function repeated(notation: Notation): void {
  const listed: Fact = { ask: 'duplicates', of: { kind: 'item', isOne: true } };
  const nouns = ['item', 'list item', 'entry'];
  const twice = ['twice', 'more than once', 'repeatedly', 'several times'];
  notation.words('ListedTwice', [
    ...each(['is listed'], twice),
    ...each(each(['appears', 'occurs', 'is given', 'is included', 'stands'], twice), [
      'in the list',
      'in its list',
      'on the list',
      'in the bulleted list',
      'among the bullets',
    ]),
    ...each(['is repeated', 'is duplicated'], ['in the list', 'in its list', 'on the list']),
  ]);
  notation.words('NoTwo', each(['no two'], [...nouns.map((one) => one.replace(/y$/u, 'ie').concat('s'))]));
  // Of bullets that are identical another rule speaks.
  notation.words('NoTwoBullets', ['no two bullets', 'no two bullet points']);
  notation.rule(
    'Clause = NoTwoBullets ( OnTheList ( are the same | are identical | are alike | say the same ) | are alike | say the same )',
    (): Said => ({ not: listed, denies: true }),
  );
  notation.words(
    'OnTheList',
    each(each(['on', 'in', 'of'], ['the', 'its']), ['list', 'shopping list', 'bulleted list', 'checklist']),
  );
  notation.rule(
    'Clause = NoTwo OnTheList? ( are the same | are identical | are alike | say the same )',
    (): Said => ({
      not: listed,
      denies: true,
    }),
  );
  notation.words('AnItem2', each(['an', 'a', 'any', 'the same', 'some'], nouns));
  notation.words('NoItem2', each(['no', 'not a single'], nouns));
  notation.rule('Clause = AnItem2 ListedTwice', (): Said => ({ ...listed, names: true, plainFor: -1 }));
  notation.rule('Clause = NoItem2 ListedTwice', (): Said => ({ not: listed, denies: true }));
}
