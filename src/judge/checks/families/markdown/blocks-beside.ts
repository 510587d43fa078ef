import { canonical, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { BlockKind } from '../../markdown/blocks.ts';
import { each } from '../shape.ts';
import type { Block } from './a-block.ts';
import { layout } from './layout-facts.ts';

/** Whether any text is meant, including list items, not only prose. */
interface AText {
  isAny?: true;
  isExplanation?: true;
}
const ANY_TEXT: AText = { isAny: true };
const EXPLANATION: AText = { isExplanation: true };

/** "A paragraph comes before the list" */
export function blocksBeside(notation: Notation): void {
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
    const the = side === 'after' ? 'TheLaid' : '( TheLaid | FirstLaid )';
    notation.rule(`Clause = ${the} BlockIs<${side}> ATextBlock`, (kind: { kind: BlockKind }, text: AText) =>
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
  notation.rule('BeforeLaid = FirstLaid');
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
    'Core<F,response> = Straight<F> ( TheLaid | FirstLaid ) BeforeIt?',
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
    'Clause = ( TheLaid | FirstLaid ) Introduced ( a line | a sentence | text | a text | a phrase ) InColon',
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
  const blocks = side === 'after' ? 'TheLaid | EachLaid' : 'TheLaid | FirstLaid | EachLaid';
  notation.rule(`Clause = ( ${blocks} ) BlockIs<${side}> BlankBeside`, blank);
  notation.rule(`Clause = ( ${blocks} ) ( has | must have ) BlankBeside Blank<${side}> it`, blank);
  notation.rule(`Clause = BlankBeside TextIs<${side}> ( ${laid} | EachLaid )`, blank);
}
