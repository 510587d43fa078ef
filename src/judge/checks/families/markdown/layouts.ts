import { and, canonical, type Fact, isFact, type Said } from '../../form.ts';
import { Several as SeveralMeanings } from '../../grammar/chart.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { BlockKind } from '../../markdown/blocks.ts';
import { titleOf } from '../parts/named-parts.ts';
import type { Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';
import { BLOCKS, layout } from './layout-facts.ts';
import { headingLayouts, listLayouts } from './list-layouts.ts';

/** Whether any text is meant, also the items of a list, and no prose alone. */
interface AText {
  isAny?: true;
  isExplanation?: true;
}
const ANY_TEXT: AText = { isAny: true };
const EXPLANATION: AText = { isExplanation: true };
interface Block {
  kind: BlockKind;
  level?: number;
  /** The first or the last of several. */
  isEdge?: true;
}
function blockOf(thing: string): Block | undefined {
  const level = /^level-(\d) headings$/u.exec(thing)?.[1];
  if (level) return { kind: 'heading', level: Number(level) };
  const kind = BLOCKS[thing];
  return kind && { kind };
}

/** Blocks of a text: which is first or last, what stands beside them, how they are numbered. */
export function layouts(notation: Notation): void {
  edges(notation);
  beside(notation);
  between(notation);
  notation.add(headingLayouts);
  notation.add(listLayouts);
}

function edges(notation: Notation): void {
  notation.rule('ABlock = ( a | an ) One<made>', blockOf);
  notation.words('ABlock', ['a bulleted list', 'a bullet list', 'a bullet-point list'], { kind: 'bullets' });
  notation.words('ABlock', ['a numbered list', 'an ordered list'], { kind: 'numbered' });
  notation.words('ABlock', ['a list', 'a markdown list'], { kind: 'list' });
  const at = (edge: 'start' | 'end', { isEdge, ...block }: Block, isOnly?: true): Said => ({
    ...layout({ is: 'at edge', edge, ...block, ...(isOnly && (isEdge ? { mayLack: true } : { isOnly })) }),
    names: true,
  });
  for (const edge of ['start', 'end'] as const)
    notation.rule(`EdgeText<${edge}> = ABlock`, (block: Block) => at(edge, block));
  notation.kind('#boldsample', (token) =>
    token.kind === 'quoted' && /^(?:[-*•] )?\*\*[^*]+(?:\*\*:|:\*\*)(?:\s*(?:…|\.{3}))?$/u.test(token.text)
      ? true
      : undefined,
  );
  notation.rule(
    'EdgeText<start> = A<start> ,? ( like | such as | as in | e . g . ) #boldsample',
    (of: string): Said | undefined => (of === 'bold with a colon' ? { ask: 'start', of } : undefined),
  );
  const start = (block: Block) => (block.kind === 'heading' ? at('start', block) : undefined);
  notation.rule(
    'Clause = ( the first line | its first line | the title on the first line ) ( is | must be | should be | has to be ) ABlock',
    (block: Block) => (['heading', 'bullets', 'numbered'].includes(block.kind) ? at('start', block) : undefined),
  );
  notation.rule(
    'Clause = ( the last line | its last line | the final line ) ( is | must be | should be ) ABlock',
    (block: Block) => (['heading', 'bullets', 'numbered', 'rule'].includes(block.kind) ? at('end', block) : undefined),
  );
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> ) ( a title | a heading | a title line ) on the first line ( formatted | written | styled ) as ABlock',
    start,
  );
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<use,F> ) ABlock BlockAtTop', start);
  notation.words('BlockAtTop', [
    ...['on the first line', 'at the very top', 'at the top', 'at its top', 'on its first line', 'as its first line'],
    ...['on top', 'as the first line'],
  ]);
  // "An H1 on top followed by at least two H2s": all others stand below the first line.
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> ) ABlock BlockAtTop ,? ( followed by | and then | and ) Sized<made>',
    (block: Block, more: Said): Said | undefined => {
      const top = start(block);
      const other = isFact(more) ? blockOf(more.ask) : undefined;
      return top && other?.level !== undefined && block.level !== undefined && other.level !== block.level
        ? { ...and(top, more), plainFor: 1, undeniable: true }
        : undefined;
    },
  );
  for (const [words, names] of Object.entries({
    heading: ['heading', 'header'],
    rule: ['horizontal rule', 'horizontal line', 'thematic break'],
    code: ['code block', 'fenced code block', 'code'],
    table: ['table', 'markdown table'],
    list: ['list', 'bullet points', 'bullets'],
    bullets: ['bulleted list', 'bullet list', 'bullet-point list', 'list of bullets', 'list of bullet points'],
    numbered: ['numbered list', 'numbered steps'],
    quote: ['block quote', 'blockquote'],
  })) {
    notation.words('TheLaid', each(['the', 'its'], names), { kind: words });
    notation.words('BeforeLaid', each(['the first', 'its first'], names), { kind: words, isEdge: true });
    notation.words('AfterLaid', each(['the last', 'the final', 'its last'], names), { kind: words, isEdge: true });
    if (words !== 'heading') notation.words('EachLaid', each(['each', 'every'], names), { kind: words, isEach: true });
  }
  notation.words('TheLaid', each(['the first'], ['bullet', 'bullet point', 'list item']), { kind: 'list' });
  notation.words('TheLaid', each(['the', 'its'], ['opening fence', 'opening code fence', 'opening ```']), {
    kind: 'code',
  });
  notation.words(
    'ComesAt',
    each(['comes', 'is', 'stands', 'appears'], ['last', 'at the end', 'at the very end']),
    'end',
  );
  const last = each(['is the', 'must be the'], each(['last', 'very last', 'final'], ['thing', 'block', 'element']));
  notation.words('ComesAt', [...last, 'comes at the end of the response'], 'end');
  notation.words(
    'ComesAt',
    last.map((one) => one.replace(/last|final/u, 'first')),
    'start',
  );
  notation.words(
    'ComesAt',
    each(['comes', 'is', 'stands', 'appears'], ['first', 'at the start', 'at the beginning', 'at the top']),
    'start',
  );
  notation.words('AfterLaid', each(['the last', 'the final'], ['bullet', 'bullet point', 'list item']), {
    kind: 'list',
  });
  notation.rule('AfterLaid = TheLaid');
  const fences = [
    'closing fence',
    'closing ```',
    'closing code fence',
    'closing backticks',
    'closing triple backticks',
  ];
  notation.words('AfterLaid', each(['the', 'its'], each(fences, ['', 'of the code block', 'of its code block'])), {
    kind: 'code',
  });
  // "Nothing comes after the list", "there is anything before the table"
  const things = [
    ['', 'else'],
    ['other than whitespace', 'but whitespace', 'except whitespace'],
  ].flat();
  for (const [side, edge, verbs] of [
    [
      'before',
      'start',
      ['comes before', 'precedes', 'appears before', 'stands before', 'is before', 'is above', 'is written before'],
    ],
    [
      'after',
      'end',
      ['comes after', 'follows', 'appears after', 'stands after', 'is after', 'is below', 'is written after'],
    ],
  ] as const) {
    notation.words(`NothingIs<${side}>`, [
      ...each(each(['nothing'], things.slice(0, 2)), [...verbs, `may ${verbs[1]!.slice(0, -1)}`]),
      ...each(each(['there is nothing'], things.slice(0, 2)), [side]),
    ]);
    notation.words(`AnythingIs<${side}>`, [
      ...each(each(['anything', 'something'], things), verbs),
      ...each(each(['there is anything', 'there is something'], things), [side]),
    ]);
    const laid = side === 'after' ? 'AfterLaid' : 'BeforeLaid';
    notation.rule(`Clause = NothingIs<${side}> ${laid}`, (block: Block) => at(edge, block, true));
    notation.rule(`Clause = AnythingIs<${side}> ${laid}`, (block: Block): Said => {
      const { ask, of } = at(edge, block, true) as Fact;
      return { not: { ask, of }, denies: true, names: true };
    });
    notation.rule(`EdgeText<${edge}> = ${laid}`, (block: Block) => at(edge, block, true));
  }
  order(notation);
  notation.rule('Core<F,response> = EndsAfter<F> TheLaid', (block: Block) => at('end', block, true));
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(`EndsAfter<${form}>`, [`${['ends', 'end', 'end', 'ended', 'ending'][at]} after`]);
  notation.rule('Clause = TheLaid ComesAt ( Of | Place )?', (block: Block, edge: 'start') => at(edge, block, true));
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> ) Sized<made> ,? and it ComesAt',
    (form: Said, edge: 'start'): Said | undefined => {
      const block =
        isFact(form) && form.in!.length === 1 && form.in![0]!.join() === '1,1' ? blockOf(form.ask) : undefined;
      return block && { ...and(form, at(edge, block)), plainFor: 1, undeniable: true };
    },
  );
}

/** "The table comes before any bullet points" */
function order(notation: Notation): void {
  for (const [kind, names] of Object.entries({
    list: ['bullet points', 'bullets', 'list', 'lists', 'list items'],
    table: ['table', 'tables'],
    code: ['code block', 'code blocks', 'code'],
  }))
    notation.words('OtherLaid', each(['any', 'all', 'all the'], names), { kind });
  notation.rule('OtherLaid = TheLaid');
  const isList = (kind: BlockKind) => ['list', 'bullets', 'numbered'].includes(kind);
  const inOrder = ({ kind: a }: Block, { kind: b }: Block): Said | undefined =>
    a === b || ((a === 'list' || b === 'list') && isList(a) && isList(b))
      ? undefined
      : { ...layout({ is: 'blocks in order', kinds: [a, b] }), names: true };
  const verbs = ['comes', 'come', 'appears', 'appear', 'is', 'are', 'is placed', 'are placed', 'stands', 'must come'];
  notation.words('LaidBefore', [...each([...verbs, 'should come'], ['before', 'above', 'ahead of']), 'precedes']);
  notation.words('LaidAfter', [...each([...verbs, 'should come'], ['after', 'below']), 'follows', 'follow']);
  notation.rule('Clause = TheLaid LaidBefore OtherLaid', inOrder);
  notation.rule('Clause = TheLaid LaidAfter OtherLaid', (a: Block, b: Block) => inOrder(b, a));
  // "'Step 1' appears before any code"
  const by =
    (side: 'before' | 'after') =>
    (text: Quoted, { kind }: Block): Said => ({
      ...layout({ is: 'text by block', side, text: plainText(text), kind }),
      undeniable: true,
      names: true,
    });
  notation.words('AnyCodeLaid', ['code', 'any code', 'a code block', 'any code block', 'the first code block'], {
    kind: 'code',
  });
  notation.rule('Clause = Text ComesBefore ( OtherLaid | AnyCodeLaid )', by('before'));
  notation.rule('Clause = TitleRef ComesBefore ( OtherLaid | AnyCodeLaid )', (title: Quoted, { kind }: Block) =>
    layout({ is: 'text by block', side: 'before', text: titleOf(title), kind, isTitle: true }),
  );
  notation.rule('Clause = Text ComesAfter ( OtherLaid | AnyCodeLaid )', by('after'));
  notation.rule('Clause = ( TheLaid | AnyCodeLaid ) LaidBefore Text', (block: Block, text: Quoted) =>
    by('after')(text, block),
  );
}

/** "A paragraph comes before the list" */
function beside(notation: Notation): void {
  const texts = ['paragraph', 'paragraph of text', 'introductory paragraph', 'sentence', 'introductory sentence'];
  notation.words(
    'ATextBlock',
    [
      ...each(
        ['a', 'an', 'at least one', 'one'],
        [...texts, 'sentence of text', 'line of prose', 'line of text', 'intro sentence', 'intro paragraph'],
      ),
      ...each(['a', 'at least one', 'one'], ['closing sentence', 'closing paragraph', 'sentence of introduction']),
      ...['some prose', 'prose', 'any prose'],
    ],
    {},
  );
  notation.words('ATextBlock', ['some explanation', 'an explanation'], EXPLANATION);
  notation.words('ATextBlock', ['text', 'some text', 'any text'], ANY_TEXT);
  for (const [side, verbs, participles] of [
    [
      'before',
      ['comes before', 'precedes', 'appears before', 'stands before', 'is placed before'],
      ['is preceded by', 'is introduced by'],
    ],
    ['after', ['comes after', 'follows', 'appears after', 'stands after', 'is placed after'], ['is followed by']],
  ] as const) {
    const laid = side === 'after' ? 'AfterLaid' : 'BeforeLaid';
    const is = (text: AText, { kind }: Block) => layout({ is: 'text beside', side, kind, ...text });
    const not = (text: AText, { kind }: Block) => layout({ is: 'text beside', side, kind, ...text }, false);
    blankBeside(notation, side, laid);
    notation.words(`TextIs<${side}>`, verbs);
    notation.words(`BlockIs<${side}>`, participles);
    notation.rule(`Clause = ATextBlock TextIs<${side}> ${laid}`, is);
    notation.rule(`Clause = ThereIs ATextBlock ${side} ${laid} ( starts | begins )?`, is);
    notation.rule(`Core<F,response> = ( Verb<have,F> | Verb<use,F> ) ATextBlock ${side} ${laid}`, is);
    notation.rule(`Clause = TheLaid BlockIs<${side}> ATextBlock`, (kind: { kind: BlockKind }, text: AText) =>
      layout({ is: 'text beside', side, ...kind, ...text, isNext: true }),
    );
    notation.rule(`Clause = NoTextBlock TextIs<${side}> ${laid}`, not);
    notation.rule(`Clause = there is NoTextBlock ${side} ${laid}`, not);
    notation.rule(`Core<F,response> = Verb<have,F> NoTextBlock ${side} ${laid}`, not);
  }
  notation.words('NoTextBlock', each(['no'], ['prose', 'intro', 'introduction', 'lead-in', 'preamble']), {});
  notation.words('NoTextBlock', ['no explanation'], EXPLANATION);
  notation.words('NoTextBlock', ['no text'], ANY_TEXT);
  notation.words(
    'NoTextBlock',
    each(['no'], each(['line', 'sentence', 'paragraph'], ['of text', 'of prose', 'of introduction'])),
    {},
  );
  notation.words(
    'NoTextBlock',
    each(['no'], each(['introductory', 'intro'], ['text', 'sentence', 'line', 'paragraph'])),
    {},
  );
  notation.rule('BeforeLaid = TheLaid');
  // "Goes straight into the list with no line of text before it"
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(
      `Straight<${form}>`,
      [
        ['goes', 'go', 'go', 'went', 'going'],
        ['jumps', 'jump', 'jump', 'jumped', 'jumping'],
        ['starts', 'start', 'start', 'started', 'starting'],
        ['begins', 'begin', 'begin', 'began', 'beginning'],
        ['dives', 'dive', 'dive', 'dived', 'diving'],
      ].flatMap((verb) =>
        each(
          [verb[at]!],
          [
            'straight with',
            'straight into',
            'right with',
            'right into',
            'directly with',
            'directly into',
            'straight off with',
          ],
        ),
      ),
    );
  notation.rule(
    'BeforeIt = ( with NoTextBlock | without any text | without text | without any intro | without an intro ) before it',
    () => true,
  );
  notation.rule(
    'Core<F,response> = Straight<F> TheLaid BeforeIt?',
    ({ kind }: Block): Said => ({
      ask: 'agreeing',
      of: [
        { ask: 'layout', of: { is: 'at edge', edge: 'start', kind, isOnly: true } },
        { not: { ask: 'layout', of: { is: 'text beside', side: 'before', kind } } },
      ],
      undeniable: true,
      names: true,
    }),
  );
  notation.words('AnyTextBlock', each(['any', 'the', 'its'], ['text', 'prose', 'introduction', 'intro']), {});
  notation.words('AnyTextBlock', each(['any', 'the', 'its'], ['explanation']), EXPLANATION);
  // Code alone comes before no explanation.
  notation.rule('Clause = TheLaid LaidBefore AnyTextBlock', (kind: { kind: BlockKind }, text: AText): Said => {
    const not = layout({ is: 'text beside', side: 'before', ...kind, ...text }, false);
    const after = layout({ is: 'text beside', side: 'after', ...kind, ...(text.isAny && { isAny: true }) });
    return { ask: 'agreeing', of: [not, { and: [not, after] }].map(canonical), plainFor: -1, undeniable: true };
  });
  const lists = ['list', 'bullets', 'bulleted list', 'bullet list', 'bullet-point list', 'numbered list'];
  const before = each(
    ['before', 'right before', 'directly before', 'just before', 'immediately before', 'above', 'directly above'],
    ['the', 'its'],
  ).concat(each(['right above', 'just above', 'immediately above', 'that introduces', 'introducing'], ['the']));
  for (const [kind, names] of [
    ['list', ['list', 'list starts', 'list begins', 'first list item']],
    ['bullets', [...lists.slice(1, 5), 'first bullet', 'bullet points', 'first bullet point']],
    ['numbered', ['numbered list', 'numbered steps']],
  ] as const)
    notation.words(
      'LineBeforeList',
      each(each(['the line', 'the last line', 'the sentence', 'the text'], before), names),
      {
        kind,
      },
    );
  notation.words('InColon', [
    ...each(['ends', 'must end', 'should end', 'ending', 'that ends'], ['with a colon', 'in a colon']),
    ...['has a colon at the end', 'ends with a colon ( : )'],
  ]);
  const colon = (kind: BlockKind) => layout({ is: 'before list', what: 'colon', ...(kind !== 'list' && { kind }) });
  notation.rule('Clause = LineBeforeList InColon', ({ kind }: Block) => colon(kind));
  notation.rule('Clause = LineBeforeList ( ends with | ends in | must end with ) #colonsign', ({ kind }: Block) =>
    colon(kind),
  );
  notation.kind('#colonsign', (token) => (token.kind === 'quoted' && token.text === ':' ? null : undefined));
  notation.words('Introduced', each(['is', 'must be'], ['introduced by', 'preceded by', 'led into by']));
  notation.rule(
    'Clause = TheLaid Introduced ( a line | a sentence | text | a text | a phrase ) InColon',
    ({ kind }: Block): Said | undefined => (['list', 'bullets', 'numbered'].includes(kind) ? colon(kind) : undefined),
  );
}

/** "There is a blank line before the table", "list items are separated by blank lines" */
function blankBeside(notation: Notation, side: 'before' | 'after', laid: string): void {
  const blank = ({ isEdge, ...block }: Block & { isEach?: true }) =>
    isEdge ? undefined : layout({ is: 'blank beside', side, ...block });
  const right = ['', 'right', 'directly', 'immediately'];
  notation.words(`Blank<${side}>`, each(right, [side]));
  notation.rule(`Clause = ThereIs BlankBeside Blank<${side}> ( ${laid} | EachLaid )`, blank);
  notation.rule(`Clause = ( TheLaid | EachLaid ) BlockIs<${side}> BlankBeside`, blank);
  notation.rule(`Clause = ( TheLaid | EachLaid ) ( has | must have ) BlankBeside Blank<${side}> it`, blank);
  notation.rule(`Clause = BlankBeside TextIs<${side}> ( ${laid} | EachLaid )`, blank);
}

/** What stands between items of a list, or between sections. */
function between(notation: Notation): void {
  const nouns = ['blank line', 'empty line'];
  notation.words('BlankBeside', each(['a', 'an', 'one'], nouns));
  notation.words('BlankBetween', each(['a', 'an', ''], nouns).concat('blank lines', 'empty lines'));
  notation.words('NoBlankBetween', each(['no'], ['blank line', 'blank lines', 'empty line', 'empty lines']));
  const isAll = ({ which }: Several) => which === 'all' || which === 'plural' || which === 'bare';
  const items = (of: Several, isNone?: true) =>
    isAll(of) && ['bullet', 'numbered', 'item', 'step'].includes(of.kind)
      ? { ...layout({ is: 'items apart', ...(isNone && { isNone }) }), undeniable: true as const }
      : undefined;
  // As a fault, that none stands between any two may be enough.
  const none = (of: Several): Said | undefined => {
    const found = items(of, true);
    return found && { ...found, plainFor: 1 };
  };
  // As a fault, one between any two of them is enough.
  const some = (of: Several) => {
    const all = items(of);
    return all
      ? new SeveralMeanings([
          { ...all, onlyFor: 1 },
          { ...layout({ is: 'items apart', isNone: true }, false), onlyFor: -1 },
        ])
      : undefined;
  };
  notation.words(
    'SetApart',
    each(['is', 'are', 'must be', 'should be'], ['separated by', 'set apart by', 'divided by']),
  );
  notation.rule('Clause = SomeParts<N> SetApart BlankBetween', (of: Several): Said | undefined => {
    const all = items(of);
    return all && { ...all, plainFor: 1 };
  });
  notation.rule('Clause = ThereIs BlankBetween between SomeParts<N>', some);
  notation.rule('Clause = ThereIs NoBlankBetween between SomeParts<N>', none);
  notation.rule('Clause = NoBlankBetween ( stand | appear | are used )? between SomeParts<N>', none);
  notation.rule('Clause = SomeParts<N> ( have | are written with ) NoBlankBetween between them', none);
  notation.rule('Core<F,response> = Verb<have,F> BlankBetween between SomeParts<N>', some);
  notation.rule('Core<F,response> = Verb<have,F> NoBlankBetween between SomeParts<N>', none);
  notation.rule('Core<F,response> = Verb<lack,F> BlankBetween between SomeParts<N>', none);
  notation.words('ListedItems2', each(['', 'the', 'its'], ['items', 'entries', 'bullets', 'list items']));
  notation.rule('Clause = ( the | its ) ListName HasIn NoBlankBetween between ListedItems2', () => ({
    ...layout({ is: 'items apart', isNone: true }),
    plainFor: 1,
  }));
  notation.rule(
    'Clause = SomeParts<N> SetApart ( Row3 | ( a )? ( One<made> | Many<made> ) )',
    (of: Several, by: string) =>
      of.kind === 'section' && isAll(of) && (by === 'horizontal rules' || /^(?:-+|\*+|_+)$/u.test(by))
        ? {
            ...layout({ is: 'sections ruled', ...(by !== 'horizontal rules' && { mark: by }) }),
            undeniable: true,
            plainFor: 1 as const,
          }
        : undefined,
  );
}
