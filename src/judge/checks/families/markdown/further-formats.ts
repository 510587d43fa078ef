import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { emptyCells, withoutAltText } from '../../markdown/gaps.ts';
import { outsideCode } from '../../markdown/outside-code.ts';
import { isStyled, type TextStyle } from '../../markdown/styled-texts.ts';
import { areBalanced } from '../../texts/brackets.ts';
import type { Wanted } from '../../texts/find.ts';
import { beginAlike } from '../../texts/sentence-starts.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted, wanted } from '../texts/texts.ts';

type Facts = Readonly<Record<string, Decider>>;
interface Styled {
  text: Wanted;
  style: TextStyle;
}

const NO_TAG = 'The response has an image of Markdown, which is no tag of HTML.';

/** How facts are decided about how a text is set, and about what has no other or no content. */
export const FURTHER_FORMATS: Facts = {
  styled: wholeText(
    'styled',
    'how a text is set',
    ({ text, style }: Styled) => `"${text.text}" in ${style} wherever it occurs`,
    (text, { text: wanted, style }: Styled) => isStyled(text, wanted, style),
  ),
  balanced: wholeText(
    'brackets',
    'brackets',
    () => 'each with its other',
    (text, opening: string) => areBalanced(text, opening),
  ),
  'begin alike': wholeText(
    'sentence-starts',
    'how sentences or lines begin',
    (unit: 'line' | undefined) => `two ${unit ? 'lines ' : ''}in a row with the same word`,
    (text, unit: 'line' | undefined) => beginAlike(text, unit),
  ),
  'empty cells': wholeText('tables', 'the cells of tables', () => 'one that is empty', emptyCells),
  'images without alt text': wholeText(
    'images',
    'images',
    () => 'one without alt text',
    (text, of?: 'tags') => (of && outsideCode(text).includes('![') ? { open: NO_TAG } : withoutAltText(text)),
  ),
};

/** Texts in bold, brackets that are balanced, cells that are empty. */
export function furtherFormats(notation: Notation): void {
  const styles: Readonly<Record<TextStyle, readonly string[]>> = {
    bold: [
      'in bold',
      'bold',
      'bolded',
      'in boldface',
      'in bold type',
      'formatted in bold',
      'set in bold',
      'written in bold',
      'shown in bold',
      'put in bold',
    ],
    italics: [
      'in italics',
      'italicized',
      'italicised',
      'set in italics',
      'written in italics',
      'formatted in italics',
      'put in italics',
    ],
    code: [
      'in backticks',
      'wrapped in backticks',
      'formatted as code',
      'formatted as inline code',
      'set in backticks',
      'written in backticks',
      'enclosed in backticks',
      'in code formatting',
      'in inline code',
      'written in inline code',
      'put in backticks',
      'in code format',
    ],
    parentheses: [
      ...each(['in', 'inside', 'within', 'enclosed in', 'wrapped in', 'written in', 'put in'], ['parentheses']),
      'surrounded by parentheses',
      'in round brackets',
    ],
  };
  for (const [style, names] of Object.entries(styles)) notation.words('InStyle', names, style);
  notation.words('WhereverUsed', [
    ...each(
      ['every time', 'wherever', 'whenever', 'everywhere'],
      ['it occurs', 'it appears', 'it is used', 'it is mentioned'],
    ),
    'everywhere',
    'throughout',
    'every time',
    'each time',
    'each time it appears',
    'each time it is used',
  ]);
  const styled = (text: Quoted, style: string): Said => ({
    ask: 'styled',
    of: { text: plainText(text), style },
    undeniable: true,
  });
  notation.rule('Clause = Text ( is | are | must be | should be ) InStyle', styled);
  notation.rule('Clause = Text ( appears | occurs | stands | is shown | is mentioned | is given ) InStyle', styled);
  for (const verb of ['have', 'use', 'say', 'wrap']) notation.rule(`Core<F,W> = Verb<${verb},F> Text InStyle`, styled);
  // Of a name in backticks the backticks are the criterion's own.
  notation.rule('TickedName = the? ( command | name | file name | filename | function name | variable name )? #ticked');
  notation.rule('Clause = TickedName ( is | must be | should be ) InStyle', (text: string, style: string) => {
    const found = wanted(text);
    return found && styled(found, style);
  });
  // What does not occur is set in no way: "wherever" then says nothing.
  const occurs = (text: Quoted): Fact => ({ ask: 'text', of: plainText(text), in: [[1, Infinity]] });
  const wherever = (text: Quoted, style: string): Said => ({
    if: occurs(text),
    so: { ask: 'styled', of: { text: plainText(text), style } },
    plainFor: 1,
  });
  notation.rule('Clause = Text ( is | must be | should be ) InStyle ,? WhereverUsed', wherever);
  // Of a text that does not occur, it says nothing.
  notation.rule('Clause = Text ( is | are ) not InStyle', (text: Quoted, style: string): Said => {
    const not = { not: { ask: 'styled', of: { text: plainText(text), style } } };
    return { ask: 'agreeing', of: [not, { and: [occurs(text), not] }], undeniable: true };
  });
  notation.rule('Clause = Text ( is | must be | should be | appears ) always InStyle', wherever);
  const uses = each(['every', 'each', 'any'], ['instance of', 'occurrence of', 'mention of', 'use of']);
  notation.words('EveryUse', ['every', 'each', ...uses]);
  notation.words('EveryUse', each(['all', 'all the'], ['instances of', 'occurrences of', 'mentions of', 'uses of']));
  notation.rule('Clause = EveryUse Text ( is | are | must be | should be | appears | appear ) InStyle', wherever);
  for (const [style, names] of Object.entries({ bold: ['bold'], italics: ['italics'], code: ['backticks'] }))
    notation.words('NotInStyle', each(['without', 'not in', 'outside', 'outside of', 'but not in'], names), style);
  notation.rule(
    'Clause = Text ( appears | occurs | is written | is used | stands ) NotInStyle',
    (text: Quoted, style: string): Said => ({
      and: [occurs(text), { not: styled(text, style) as Fact }],
      plainFor: -1,
      undeniable: true,
    }),
  );

  const brackets: Readonly<Record<string, readonly string[]>> = {
    '(': ['parentheses', 'round brackets'],
    '[': ['square brackets'],
    '{': ['curly braces', 'curly brackets', 'braces'],
    '([{': ['brackets', 'brackets and parentheses', 'parentheses and brackets'],
  };
  for (const [opening, names] of Object.entries(brackets))
    notation.words('TheBrackets', each(['', 'all', 'all the', 'all of the', 'its', 'the'], names), opening);
  notation.words('AreBalanced', [
    ...each(['are', 'must be', 'should be'], ['balanced', 'properly balanced', 'closed', 'properly closed', 'matched']),
    ...each(
      ['are', 'come in', 'must come in', 'form', 'are used in', 'appear in'],
      ['balanced pairs', 'matching pairs'],
    ),
  ]);
  for (const [opening, names] of [
    ['(', ['parenthesis', 'round bracket']],
    ['[', ['square bracket']],
    ['{', ['curly brace', 'curly bracket', 'brace']],
    ['([{', ['bracket']],
  ] as const)
    notation.words('EachOpening', each(['every', 'each'], each(['opening', 'open', 'opened'], names)), opening);
  notation.words('HasClosing', [
    ...['is closed', 'is closed again', 'gets closed', 'must be closed', 'has a closing one', 'has its closing one'],
    ...each(
      ['has a matching closing', 'has a closing', 'is matched by a closing'],
      ['parenthesis', 'bracket', 'brace', 'square bracket', 'curly brace'],
    ),
    ...['has a matching closing one', 'is matched by a closing one'],
  ]);
  for (const opening of ['(', '[', '{'])
    notation.rule(
      `EachOpening = ( every | each ) ( opening | open )? ( bracket | brace | parenthesis ) '${opening}'`,
      () => opening,
    );
  notation.rule("HasClosing = HasClosing ( ')' | ']' | '}' )", () => null);
  notation.rule('Clause = EachOpening HasClosing', (of: string): Said => ({ ask: 'balanced', of, undeniable: true }));
  notation.words('NotBalanced', each(['are not'], ['balanced', 'properly balanced', 'matched']));
  notation.words('NotBalanced', ['are unbalanced']);
  notation.rule('TheBrackets = TheBrackets Place');
  notation.rule(
    'Clause = TheBrackets AreBalanced ( Throughout | throughout | everywhere )?',
    (of: string): Said => ({ ask: 'balanced', of }),
  );
  notation.rule(
    'Clause = TheBrackets NotBalanced',
    (of: string): Said => ({ not: { ask: 'balanced', of }, denies: true }),
  );

  notation.words('BeginAlike', each(['begin with', 'start with', 'open with'], ['the same word']));
  const rows = ['consecutive', 'successive', 'adjacent', 'neighbouring', 'neighboring'];
  for (const [nouns, of] of [
    ['sentences', undefined],
    ['lines', 'line'],
  ] as const) {
    const alike: Fact = { ask: 'begin alike', ...(of && { of }) };
    notation.words(`InARow2<${of ?? 'sentence'}>`, [...each(rows, [nouns]), `${nouns} in a row`]);
    const row = `InARow2<${of ?? 'sentence'}>`;
    notation.rule(`Clause = no two ${row} BeginAlike`, (): Said => ({ not: alike, denies: true }));
    notation.rule(`Clause = ( any? two )? ${row} BeginAlike`, (): Said => ({ ...alike, plainFor: -1 }));
    notation.rule(`Clause = ${row} BeginApart`, (): Said => ({ not: alike, denies: true }));
  }
  notation.words(
    'BeginApart',
    each(
      ['begin', 'start', 'must begin', 'must start', 'never begin', 'never start', 'do not begin', 'do not start'],
      [''],
    ).flatMap((one) => [/(?:never|not) /u.test(one) ? `${one} with the same word` : `${one} with different words`]),
  );

  const inTable = ['', 'in the table', 'in a table', 'in any table', 'in its table'];
  notation.words('EmptyCell', each(each(['an empty', 'any empty', 'a blank'], ['cell', 'table cell']), inTable));
  notation.words('EmptyCell', each(each(['empty', 'any empty', 'blank'], ['cells', 'table cells']), inTable));
  notation.words('NoEmptyCell', each(each(['no empty', 'no blank'], ['cell', 'cells', 'table cells']), inTable));
  const empty: Fact = { ask: 'empty cells' };
  notation.words('ATable', ['the table', 'its table', 'any table', 'a table']);
  notation.rule('Special = EmptyCell', (): Said => empty);
  notation.rule('Special = NoEmptyCell', (): Said => ({ not: empty, denies: true }));
  notation.rule('Clause = ATable ( has | contains ) EmptyCell', (): Said => ({ ...empty, plainFor: -1 }));
  notation.rule(
    'Clause = ( the table | its table | no table ) ( has | contains | must have ) NoEmptyCell',
    (): Said => ({ not: empty, denies: true }),
  );
  notation.words(
    'NoCellEmpty',
    each(each(['no cell', 'no table cell'], inTable), ['is empty', 'is blank', 'is left empty', 'is left blank']),
  );
  notation.rule('Clause = NoCellEmpty', (): Said => ({ not: empty, denies: true }));

  const alt: Fact = { ask: 'images without alt text' };
  notation.words('HasAlt', [
    ...each(
      ['has', 'have', 'carries', 'carry', 'contains', 'contain', 'comes with', 'come with'],
      ['alt text', 'an alt text', 'an alt attribute', 'alt attributes'],
    ),
    'must have alt text',
    'has non-empty alt text',
    'includes alt text',
  ]);
  notation.words('EveryImage', [
    'every image',
    'each image',
    'all images',
    'every markdown image',
    'all markdown images',
    'all of the images',
    ...each(['all', 'all the'], ['images']),
  ]);
  notation.words('EveryImageTag', [
    ...each(each(['every', 'each'], ['image', 'img', '<img>']), ['tag']),
    ...each(['all', 'all the'], ['image tags', 'img tags']),
  ]);
  notation.rule('Clause = EveryImage HasAlt', (): Said => ({ not: alt, undeniable: true }));
  notation.rule('Clause = EveryImageTag HasAlt', (): Said => ({ not: { ...alt, of: 'tags' }, undeniable: true }));
  notation.words('WithoutAlt', [
    'without alt text',
    'with no alt text',
    'that has no alt text',
    'that lacks alt text',
    'with empty alt text',
    'without an alt text',
  ]);
  notation.rule('Clause = ThereIs ( an image | any image | images ) WithoutAlt', (): Said => alt);
  notation.rule(
    'Clause = ( an image | any image | a markdown image | any markdown image ) LacksAlt',
    (): Said => ({ ...alt, plainFor: -1 }),
  );
  notation.words(
    'LacksAlt',
    each(['has no', 'lacks', 'is missing', 'does not have', 'has an empty', 'is without'], ['alt text']).concat(
      each(['lacks', 'is missing'], ['its alt text', 'an alt text']),
      'has empty alt text',
      'does not have any alt text',
    ),
  );
  notation.rule('Clause = no ( image | markdown image ) LacksAlt', (): Said => ({ not: alt, denies: true }));
  notation.rule('Penalize = ( images | any image | an image | markdown images ) WithoutAlt', (): Said => alt);
  notation.rule('Clause = ThereIs no ( image | images ) WithoutAlt', (): Said => ({ not: alt, denies: true }));
}
