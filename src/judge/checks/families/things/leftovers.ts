import { isFact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';

const UNFILLED = [
  'unfilled',
  'unreplaced',
  'unresolved',
  'unrendered',
  'unsubstituted',
  'leftover',
  'left-over',
  'raw',
];
export const TEMPLATE_NAMES = [
  'template variable',
  'template placeholder',
  'mustache variable',
  'handlebars variable',
  'merge tag',
];

export const DOUBLE_BRACED = each(
  ['double-brace', 'double brace', 'double curly-brace', 'double-curly-brace', 'double curly brace', 'double-curly'],
  ['variable', 'template variable', 'placeholder'],
);

/** Placeholders by an example, and where they are left: "template variables such as {{first_name}} are left in the email". */
export function leftovers(notation: Notation): void {
  notation.words('Unfilled', UNFILLED);
  notation.rule('CurlyOne = { { #piece } }', () => true);
  notation.kind('#quotedcurly', (token) =>
    token.kind === 'quoted' && /^\{\{[^{}]+\}\}$/u.test(token.text) ? true : undefined,
  );
  notation.rule('CurlyOne = #quotedcurly');
  notation.rule('CurlySample = CurlyOne ( ( , | or | and ) CurlyOne )?', () => true);
  notation.rule('ShownCurly = ,? Intro CurlySample ,?', () => true);
  notation.rule("ShownCurly = '(' Intro? CurlySample ')'", () => true);
  notation.rule('ShownEither = ,? Intro ( SquareOne or CurlyOne | CurlyOne or SquareOne ) ,?', () => true);
  notation.words('PlaceholderWord<One>', ['placeholder'], 'leftover placeholders');
  notation.words('PlaceholderWord<Many>', ['placeholder text', 'placeholder texts'], 'leftover placeholders');
  notation.words('PlaceholderWord<Many>', ['placeholders'], 'leftover placeholders');
  for (const number of ['One', 'Many']) {
    const many = (name: string) => (number === 'One' ? name : `${name}s`);
    for (const [ask, names] of [
      ['template variables', TEMPLATE_NAMES],
      ['variables in double braces', DOUBLE_BRACED],
    ] as const)
      notation.words(`TemplateWord<${number}>`, names.map(many), ask);
    notation.rule(`${number}<made> = Unfilled TemplateWord<${number}>`);
    notation.rule(`${number}<made> = Unfilled? TemplateWord<${number}> ShownCurly`, (ask: string) => ask);
    notation.rule(
      `${number}<some> = Unfilled? PlaceholderWord<${number}> ( Shown<Square> | ShownCurly | ShownEither )`,
      (ask: string) => ask,
    );
  }
  // "There are placeholders left such as {{name}}"
  for (const number of ['One', 'Many'])
    notation.rule(
      `${number}<some> = PlaceholderWord<${number}> ( left | left in | still left | remaining | left unfilled ) ( Shown<Square> | ShownCurly | ShownEither )`,
      (ask: string) => ask,
    );
  // "A {{placeholder}} in double curly braces"
  const braces = ['double curly braces', 'double braces', 'double curly brackets', 'two curly braces'];
  notation.words('InDoubleBraces', each(['in', 'inside', 'within', 'between'], braces));
  for (const [number, names] of [
    ['One', ['placeholder', 'variable', 'template variable', 'merge tag', 'template tag']],
    ['Many', ['placeholders', 'variables', 'template variables', 'merge tags', 'template tags']],
  ] as const) {
    notation.words(`BracedWord<${number}>`, names);
    const named = () => 'variables in double braces';
    notation.rule(`${number}<made> = Unfilled? BracedWord<${number}> InDoubleBraces ShownCurly?`, named);
    for (const name of names)
      notation.rule(`${number}<made> = Unfilled? '{' '{' ${name} '}' '}' InDoubleBraces?`, named);
  }
  notation.words(
    'VersionShown',
    each(
      ['of the form', 'in the form', 'like', 'in the format', 'in'],
      ['x . y . z', 'x.y.z', 'major . minor . patch'],
    ),
  );
  notation.words('VersionShown', each(['('], ['x . y . z )', 'major . minor . patch )', 'x.y.z )']));
  notation.words('VersionNumber', ['version number', 'semantic version number', 'semantic version']);
  notation.rule('One<made> = VersionNumber VersionShown', () => 'semantic version numbers');
  // "A {{...}} placeholder"
  notation.words('Dots3', ['. . .', '…', '...', 'x', 'xxx', 'something']);
  for (const number of ['One', 'Many'])
    notation.rule(
      `${number}<made> = Unfilled? '{' '{' ( Dots3 )? '}' '}' BracedWord<${number}>`,
      () => 'variables in double braces',
    );
  const remain = [
    'remain',
    'survive',
    'slip through',
    'are left',
    'are left over',
    'are left unfilled',
    'are left in',
    'are still there',
    'are still present',
    'remain unfilled',
  ];
  notation.words(
    'StillThere',
    remain.concat(remain.map((one) => one.replace(/^are/u, 'is').replace(/^(remain|survive|slip)/u, '$1s'))),
  );
  notation.words(
    'InCopy',
    each(each(['in', 'anywhere in'], ['the', 'the final', 'its final']), [
      'email',
      'mail',
      'post',
      'translation',
      'summary',
      'e-mail',
      'letter',
      'message',
      'text',
      'copy',
      'draft',
      'output',
      'response',
      'reply',
      'answer',
    ]).concat(each(['the'], ['email', 'e-mail', 'letter', 'message', 'text', 'output', 'response', 'reply'])),
  );
  notation.rule('Leftover = ( Some<S> | Bare | Special | Sized<C> )', (form: Said) =>
    isLeftover(form) && !form.denies ? form : undefined,
  );
  notation.rule('NoLeftover = ( None<T> | Special )', (form: Said) =>
    isLeftover(form) && form.denies ? form : undefined,
  );
  notation.rule('Clause = Leftover StillThere InCopy?', (form: Said): Said => ({ ...form, undeniable: true }));
  notation.words('StillLeft', [
    'left',
    'still left',
    'remaining',
    'left over',
    'left unfilled',
    'left in',
    'left behind',
  ]);
  notation.rule('Clause = ThereIs ( Leftover | NoLeftover ) StillLeft InCopy?', (form: Said) => form);
  notation.rule('Clause = NoLeftover StillThere InCopy?', (form: Said) => form);
}
const isLeftover = (form: Said) =>
  isFact(form) &&
  [
    'template variables',
    'variables in double braces',
    'leftover placeholders',
    'unfilled placeholders',
    'placeholders',
  ].includes(form.ask);
