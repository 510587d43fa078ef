import { and, type Fact, isFact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { BlockKind } from '../../markdown/blocks.ts';
import { titleOf } from '../parts/named-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';
import { type Block, blockOf } from './a-block.ts';
import { layout } from './layout-facts.ts';

/** What is first or last, and in which order blocks come: "starts with a heading", "the table comes before any bullets". */
export function blockEdges(notation: Notation): void {
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
  // Where a block begins; what comes after that may be within it.
  notation.words('FirstLaid', ['the first list item'], { kind: 'list' });
  notation.words('FirstLaid', each(['the first'], ['bullet', 'bullet point']), { kind: 'bullets' });
  notation.words('FirstLaid', each(['the', 'its'], ['opening fence', 'opening code fence', 'opening ```']), {
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
  notation.rule('Clause = FirstLaid ComesAt ( Of | Place )?', (block: Block, edge: 'start' | 'end') =>
    edge === 'start' ? at(edge, block, true) : undefined,
  );
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
  notation.rule('Clause = TheLaid LaidBefore ( OtherLaid | FirstLaid )', inOrder);
  notation.rule('Clause = TheLaid LaidAfter OtherLaid', (a: Block, b: Block) => inOrder(b, a));
  // "'Step 1' appears before any code"
  const by =
    (side: 'before' | 'after') =>
    (text: Quoted, { kind }: Block): Said => ({
      ...layout({ is: 'text by block', side, text: plainText(text), kind }),
      undeniable: true,
      names: true,
    });
  notation.words('AnyCodeLaid', ['code', 'any code', 'a code block', 'any code block'], { kind: 'code' });
  notation.words('FirstLaid', ['the first code block'], { kind: 'code' });
  notation.rule('Clause = Text ComesBefore ( OtherLaid | FirstLaid | AnyCodeLaid )', by('before'));
  notation.rule(
    'Clause = TitleRef ComesBefore ( OtherLaid | FirstLaid | AnyCodeLaid )',
    (title: Quoted, { kind }: Block) =>
      layout({ is: 'text by block', side: 'before', text: titleOf(title), kind, isTitle: true }),
  );
  notation.rule('Clause = Text ComesAfter ( OtherLaid | AnyCodeLaid )', by('after'));
  notation.rule('Clause = ( TheLaid | AnyCodeLaid ) LaidBefore Text', (block: Block, text: Quoted) =>
    by('after')(text, block),
  );
}
