import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { titleOf } from '../parts/named-parts.ts';
import { each } from '../shape.ts';
import type { Quoted } from '../texts/texts.ts';
import { layout } from './layout-facts.ts';

const FENCES = ['code fence', 'code block', 'fenced code block', 'fence', 'fenced block'];
const CLOSING_FENCE = each(
  ['a', 'a matching', 'its', 'its matching'],
  ['closing fence', 'closing code fence', 'closing one'],
);

/** In which order headings come, which is first or last, what stands below them; whether code fences are closed. */
export function headingLayouts(notation: Notation): void {
  const at = (title: Quoted, edge: 'start' | 'end', isSection?: true) =>
    layout({ is: 'heading at', edge, title: titleOf(title), ...(isSection && { isSection }) });
  const inOrder = (titles: Quoted[]): Said => layout({ is: 'headings in order', titles: titles.map(titleOf) });
  const orders = [
    'in that order',
    'in this order',
    'in exactly this order',
    'in exactly that order',
    'in the given order',
  ];
  notation.words(
    'HeadingsInOrder',
    each(
      orders.flatMap((one) => [one, `, ${one}`]),
      [''],
    ),
  );
  notation.words('HeadingVerb', [
    'appear',
    'occur',
    'come',
    'all appear',
    'are',
    'are all present',
    'must appear',
    'should appear',
    'are used',
  ]);
  const nouns = '( the | these | the following )? SectionNames ( Called )? :?';
  notation.rule(`Clause = ${nouns} Texts<and> HeadingVerb HeadingsInOrder`, (_: string, all: Quoted[]) => inOrder(all));
  notation.rule('Clause = the Texts<and> SectionNames HeadingVerb HeadingsInOrder', inOrder);
  notation.rule(
    `Core<F,response> = ( Verb<have,F> | Verb<use,F> ) ${nouns} Texts<and> HeadingsInOrder`,
    (_: string, all: Quoted[]) => inOrder(all),
  );
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> ) ( the )? Texts<and> SectionNames HeadingsInOrder',
    inOrder,
  );

  // Which one is the first or the last.
  for (const [edge, words] of [
    ['start', ['first', 'very first']],
    ['end', ['last', 'final', 'very last']],
  ] as const) {
    notation.words('HeadingAt', each(each(['the', 'its'], words), ['heading', 'section', 'section heading']), edge);
    notation.rule(`EdgeText<${edge}> = ( a | an | the ) Nameless SectionName`, (title: Quoted) =>
      at(title, edge, true),
    );
    notation.rule(`EdgeText<${edge}> = ( a | the ) SectionName Called? Nameless`, (_: string, title: Quoted) =>
      at(title, edge, true),
    );
  }
  notation.words('TitleIs', ['is', 'must be', 'should be', 'is called', 'is titled', 'is named', 'says', 'reads']);
  notation.rule('Clause = HeadingAt OfWhole? TitleIs ( Nameless | BareTitle )', (edge: 'start', title: Quoted) =>
    at(title, edge),
  );
  notation.words('EdgeHeading', each(['is the', 'must be the'], ['first heading', 'first section']), 'start');
  notation.words(
    'EdgeHeading',
    each(['is the', 'must be the'], ['last heading', 'last section', 'final section', 'final heading']),
    'end',
  );
  notation.rule(
    'Clause = ( the section | the heading )? Nameless EdgeHeading ( OfWhole | of the page | of the document )?',
    (title: Quoted, edge: 'start') => at(title, edge),
  );

  // "The section 'a' comes before the section 'b'"
  notation.rule('TitleRef = the Nameless SectionName', (title: Quoted) => title);
  notation.rule('TitleRef = the SectionName ( Called )? Nameless', (_: string, title: Quoted) => title);
  notation.rule('Clause = TitleRef ComesBefore TitleRef', (a: Quoted, b: Quoted) => inOrder([a, b]));
  notation.rule('Clause = TitleRef ComesAfter TitleRef', (a: Quoted, b: Quoted) => inOrder([b, a]));
  notation.words('TheSections', [
    'the sections',
    'its sections',
    'the headings',
    'its headings',
    'the following sections',
    'the following headings',
  ]);
  notation.words(
    'InOrderOf',
    each(
      ['appear in', 'come in', 'are in', 'occur in', 'must appear in'],
      ['this order', 'the following order', 'the order', 'exactly this order'],
    ),
  );
  notation.rule('Clause = TheSections InOrderOf :? ( Texts<and> | Commas | BareTitles )', inOrder);
  notation.words('InOrder1', ['in this order', 'in the following order', 'in exactly this order', 'in the order']);
  notation.rule(
    'Core<F,response> = Verb<have,F> ( TheSections | SectionNames ) InOrder1 :? ( Texts<and> | Commas | BareTitles )',
    (...parts: unknown[]) => inOrder(parts.at(-1) as Quoted[]),
  );

  // Text below headings.
  const below = ['followed by', 'immediately followed by', 'directly followed by'];
  const text = ['text', 'some text', 'body text', 'at least one sentence', 'content'];
  notation.words('TextBelow', each(each(['is', 'must be', 'should be'], below.slice(0, 1)), text));
  notation.words(
    'TextBelow',
    each(['has', 'must have'], each(['text', 'some text', 'content'], ['below it', 'under it'])),
  );
  notation.words('BeforeNext', ['before the next heading', 'before the next one', 'before another heading']);
  notation.rule('Clause = ( every heading | each heading ) TextBelow BeforeNext?', () =>
    layout({ is: 'text below headings' }),
  );
  const other = each(
    ['another heading', 'another one'],
    [
      '',
      'without any text between the two',
      'without any text between them',
      'without any text between',
      'without text between them',
      'without text between',
      'with no text between',
      'with nothing between',
      'with nothing between them',
      'with nothing in between',
      'with no text between them',
      'with no text in between',
      'without any text in between',
    ],
  );
  notation.words(
    'HeadingBelow',
    each(
      each(['is'], [...below.slice(1), 'right followed by', 'followed directly by', 'followed immediately by']),
      other,
    ),
  );
  notation.words('AHeading', ['a heading', 'any heading']);
  notation.rule('Clause = AHeading HeadingBelow', () => layout({ is: 'heading below heading' }));
  notation.rule('Clause = ( no heading ) HeadingBelow', () => layout({ is: 'heading below heading' }, false));
  notation.words(
    'TwoHeadings',
    each(
      ['two headings'],
      [
        'follow each other',
        'are adjacent',
        'stand directly below each other',
        'appear back to back',
        'follow each other directly',
        'follow each other without text between them',
      ],
    ),
  );
  notation.rule('Clause = no TwoHeadings', () => layout({ is: 'heading below heading' }, false));
  notation.rule('Clause = TwoHeadings', () => layout({ is: 'heading below heading' }));

  // Code fences.
  const fence = each(['', 'opened', 'opening'], ['code fence', 'code block', 'fence', 'fenced code block']);
  const closed = each(['is', 'must be', 'should be'], ['closed', 'properly closed', 'closed again']);
  notation.words('FencesClosed', each(each(['every', 'each'], fence), closed));
  const opened = each(fence, ['that is opened', 'that gets opened', 'opened']);
  notation.words('FencesClosed', each(each(['every', 'each'], opened), [...closed, 'is also closed', 'is closed too']));
  notation.words(
    'FencesClosed',
    each(
      each(each(['every', 'each'], ['opening']), ['code fence', 'fence', 'triple backtick', '` ` `', '```']),
      each(['has', 'must have', 'is matched by', 'is paired with'], CLOSING_FENCE),
    ),
  );
  notation.words(
    'FencesClosed',
    each(each(['all', 'all opened'], ['code fences', 'code blocks']), ['are closed', 'are properly closed']),
  );
  notation.rule('Clause = FencesClosed', () => layout({ is: 'open fence' }, false));
  notation.words('AFence', each(['a', 'any', 'an opened', 'any opened', 'the', 'an opening'], FENCES));
  notation.words('StaysOpen', [
    ...['is not closed', 'is never closed', 'is left open', 'is left unclosed', 'is unclosed', 'remains open'],
    ...each(['is opened'], ['without being closed', 'without ever being closed']),
    ...each(
      each(['is opened', 'is started', 'starts', 'gets opened', 'begins'], ['', 'with ```', 'with triple backticks']),
      [
        ...['and never closed', 'and not closed', 'but never closed', 'but not closed', 'and left open'],
        'without a closing one',
      ],
    ),
  ]);
  notation.rule('FenceOpen = AFence StaysOpen');
  notation.rule('Clause = FenceOpen', () => layout({ is: 'open fence' }));
  notation.words('FencesOpen', [
    'an unclosed code fence',
    'an unclosed code block',
    'unclosed code fences',
    'unclosed code blocks',
    'any unclosed code fence',
    ...each(['a code fence', 'a code block', 'an opening fence'], ['without a closing fence', 'that is never closed']),
    ...each(['a code fence', 'a code block'], ['that is not closed', 'that is left open']),
  ]);
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<use,F> ) FencesOpen', () => layout({ is: 'open fence' }));
  notation.rule('Clause = ThereIs FencesOpen', () => layout({ is: 'open fence' }));
}

/** How the items of lists are numbered, marked and nested. */
export function listLayouts(notation: Notation): void {
  const on = (to?: number): Said => ({
    ...layout({ is: 'numbered on', ...(to !== undefined && { to }) }),
    undeniable: true,
  });
  notation.words('TheSteps', [
    'the steps',
    'steps',
    'the items',
    'the list items',
    'the numbered items',
    'all steps',
    'the numbered steps',
  ]);
  notation.words(
    'InARow',
    each(
      [
        'consecutively',
        'in order',
        'sequentially',
        'without gaps',
        'without a gap',
        'without skipping a number',
        'in sequence',
      ],
      [''],
    ),
  );
  notation.rule('Clause = TheSteps ( are | must be ) numbered from? N to N InARow?', (from: number, to: number) =>
    from === 1 && to > 1 ? on(to) : undefined,
  );
  notation.words('FromNumber', [
    'from',
    'starting from',
    'starting at',
    'starting with',
    'beginning with',
    'beginning at',
  ]);
  notation.words('ConsecutiveOn', each(['numbered'], ['consecutively', 'sequentially', 'in order', 'without gaps']));
  notation.rule('NumberedOn = ConsecutiveOn', () => 'any');
  notation.rule('NumberedOn = ( ConsecutiveOn ,? | numbered ) FromNumber N', (n: number) =>
    n === 1 ? null : undefined,
  );
  notation.rule('NumberedOn = numbered FromNumber N InARow', (n: number) => (n === 1 ? null : undefined));
  notation.rule(
    'Clause = ( TheSteps ( are | must be ) | ( the list | the numbered list ) ( is | must be ) ) NumberedOn',
    (from: 'any' | null): Said =>
      from === 'any' ? { ...layout({ is: 'numbered on', isAnyStart: true }), undeniable: true } : on(),
  );
  notation.rule('CountsUp = ( counting up | that counts up | counts up ) FromNumber N InARow?', (n: number) =>
    n === 1 ? null : undefined,
  );
  notation.rule('Clause = TheSteps are a numbered list CountsUp', () => on());
  notation.rule('Clause = ( the list | the numbered list ) CountsUp', () => on());

  notation.words('EveryItem', each(['every', 'each'], ['item', 'list item', 'bullet', 'bullet point']));
  notation.words(
    'EveryItem',
    each(
      ['all', 'all the', 'the'],
      ['items', 'list items', 'tasks', 'to-dos', 'to-do items', 'steps', 'checklist items'],
    ),
  );
  notation.words(
    'IsBox',
    each(
      ['is', 'are', 'must be', 'is written as', 'are written as', 'are given as'],
      ['a checkbox', 'checkboxes', 'a task list item', 'a checkbox item', 'markdown checkboxes', 'task list items'],
    ),
  );
  notation.words('IsBox', ['has a checkbox', 'starts with a checkbox', 'begins with a checkbox', 'have checkboxes']);
  notation.kind('#box', (token) => (token.kind === 'quoted' && /^- \[[ xX]\]$/u.test(token.text) ? true : undefined));
  notation.rule("BoxShown = ,? '('? ( either | Intro )? #box ( or #box )? ')'?", () => null);
  notation.rule('BoxShown = ShownBy<box>', () => null);
  notation.rule('Clause = EveryItem IsBox BoxShown?', () => layout({ is: 'all boxes' }));

  notation.words('EveryLine', [
    'every line',
    'each line',
    'every non-empty line',
    'each non-empty line',
    'every non-blank line',
  ]);
  notation.words('IsBullet', each(['is', 'must be'], ['a bullet', 'a bullet point']));
  const bullets = (sign?: string) => layout({ is: 'all bullets', ...(sign !== undefined && { sign }) });
  notation.rule('Clause = EveryLine IsBullet', () => bullets());
  notation.rule('Clause = AllLines ( are | must be ) ( bullets | bullet points )', () => bullets());
  // "Every line starts with a dash"
  const begun = (sign: string): Said => ({
    ask: 'line form',
    of: { is: 'begun', sign },
    names: true,
    undeniable: true,
  });
  notation.words(
    'LineStarts',
    each(['', 'must', 'should'], ['start with', 'begin with', 'open with']).concat(
      'starts with',
      'begins with',
      'opens with',
    ),
  );
  notation.words('AllLines', ['all lines', 'lines', 'all of the lines', 'all the lines', 'the lines']);
  // A sign in quotation marks is a text.
  notation.words('LineSign', ['a dash', 'dashes', 'a hyphen', 'hyphens'], '-');
  notation.words('LineSign', ['an asterisk', 'asterisks', 'a star'], '*');
  notation.kind('#linemark', (token) =>
    token.kind === 'sign' && /^[-*+]$/u.test(token.text) ? token.text : undefined,
  );
  notation.rule('LineSign = #linemark');
  notation.rule('Clause = ( EveryLine | AllLines ) LineStarts LineSign', begun);
  notation.words(
    'LineStartsNot',
    each(['does not', 'do not'], ['start with', 'begin with']).concat('starts without', 'lacks'),
  );
  notation.rule(
    'Clause = ( a line | any line | some line | one of the lines ) LineStartsNot LineSign',
    (sign: string): Said => ({
      not: begun(sign) as Fact,
      plainFor: -1,
    }),
  );
  notation.kind('#bulletsign', (token) =>
    (token.kind === 'quoted' || token.kind === 'sign') && /^[-*+]$/u.test(token.text) ? token.text : undefined,
  );
  notation.rule(
    'Clause = EveryLine IsBullet ( starting with | that starts with | beginning with ) #bulletsign',
    bullets,
  );

  // Nested lists.
  const nested = (ask: string, numbers: [number, number]): Said => ({ ask, in: [numbers] });
  notation.words(
    'WithinOther',
    each(['inside', 'within', 'in'], ['another one', 'another', 'another list', 'other lists', 'another item']),
  );
  notation.rule(
    'Clause = ( any list | a list | one of the lists ) is nested WithinOther?',
    (): Said => ({ ...nested('nested lists', [1, Infinity]), plainFor: -1 }),
  );
  notation.rule(
    'Clause = no list is nested WithinOther?',
    (): Said => ({ ...nested('nested lists', [0, 0]), denies: true }),
  );
  notation.rule(
    'Clause = ( lists | the lists ) are not nested',
    (): Said => ({ ...nested('nested lists', [0, 0]), denies: true }),
  );
  notation.words(
    'HasSubBullets',
    each(each(['has', 'have'], ['sub-bullets', 'nested bullets', 'a sub-bullet', 'sub-items']), [
      '',
      'below it',
      'under it',
      'indented below it',
      'indented under it',
      'nested under it',
      'beneath it',
    ]),
  );
  notation.words('ABullet', ['at least one bullet', 'at least one bullet point', 'one or more bullets']);
  notation.rule('Clause = ABullet HasSubBullets', () => nested('nested bullets', [1, Infinity]));

  // Lists to tick off.
  notation.rule(
    'Det = a ( checklist | task list | to-do list ) ( with | of | containing ) Amount Many<made>',
    (amount: Amount, ask: string): Said | undefined =>
      ask.endsWith('boxes') ? { ask, ...amount, ...(amount.bare && { plainFor: 1 as const }) } : undefined,
  );
}
