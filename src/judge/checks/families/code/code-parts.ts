import type { Check } from '../../check.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { LABELS } from '../../markdown/code-blocks.ts';
import { type CodePart, codeLinesCheck, type Labelled, labelledCheck } from '../../markdown/code-parts.ts';
import { type One, ofThem, placed, type Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { none, type Quoted, some } from '../texts/texts.ts';

/** How facts are decided about code: how long its lines are, and how its blocks are labelled. */
export const CODE_PARTS: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  'code lines': ({ of }, negated) => codeLinesCheck(of as number, negated),
  'code labels': ({ of }, negated) =>
    labelledCheck(Array.isArray(of) ? { labels: of as string[] } : (of as Labelled), negated),
};

const CODE_HOLDERS = ['the code block', 'the code blocks', 'a code block', 'any code block', 'code blocks', 'the code'];
const BLOCK = ['code block', 'fenced code block', 'markdown code block', 'code fence'];

/** Code blocks as parts of a response, and what stands outside of them. */
export function codeParts(notation: Notation): void {
  alone(notation);
  const part = (place: CodePart): One => ({ kind: place === 'outside' ? 'prose' : 'code', place: { code: place } });
  const inside = each(['inside', 'in', 'within', 'of'], ['']);
  for (const [which, before] of [
    ['only', ['the', 'its', 'the only', 'its only', 'the single']],
    ['first', ['the first', 'its first']],
    ['last', ['the last', 'its last', 'the final']],
  ] as const) {
    const blocks = each(before, BLOCK);
    notation.words(
      'CodeBlockPart',
      [...blocks, ...each(each(['the code', 'the content', 'the contents', 'the text', 'the script'], inside), blocks)],
      which,
    );
  }
  // What is said of "the code" is said of the one block that there is.
  notation.words(
    'CodeBlockPart',
    ['the code', 'the script', 'the code snippet', 'the generated code', 'the snippet'],
    'only',
  );
  notation.rule('OnePart = CodeBlockPart', part);
  for (const [language, names] of Object.entries(LABELS))
    notation.words(
      'LanguageName',
      [...new Set([language.toLowerCase(), ...names])].filter((one) => /^[a-z]{3,}$/u.test(one)),
      language,
    );
  notation.rule(
    'OnePart = ( the | its ) LanguageName ( code block | block | code | script | snippet | code snippet )',
    (label: string): One => ({
      kind: 'code',
      place: { code: 'only', label },
    }),
  );
  const outside = each(
    ['outside', 'outside of'],
    [
      'code blocks',
      'the code block',
      'the code blocks',
      'any code block',
      'of code blocks',
      'the code',
      'fenced code blocks',
      'code fences',
    ],
  );
  notation.words(
    'OutsideCode',
    each(['the text', 'the prose', 'all text', 'the part of the response', 'the explanation', 'everything'], outside),
    'outside',
  );
  notation.rule('OnePart = OutsideCode', part);
  notation.words('OutOfCode', [
    ...outside,
    // "Outside code" may be outside of inline code, too.
    ...each(['outside', 'outside of'], ['a code block', 'a fenced code block']),
  ]);
  const prose: One = { kind: 'prose', place: { code: 'outside' } };
  notation.rule('Clause = Text ( Used | IsIn ) OutOfCode', (text: Quoted) => placed(some(text), prose));
  notation.rule('Clause = Text Unused OutOfCode', (text: Quoted) => placed(none(text), prose));
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<use,F> | Verb<say,F> ) Placeable OutOfCode', (form: Said) =>
    placed(form, prose),
  );
  notation.rule('Clause = ThereIs Placeable OutOfCode', (form: Said) => placed(form, prose));

  // "No line outside code blocks is …", "… not counting code blocks"
  const outsideOf = (of: Several): Several | undefined => (of.inside ? undefined : { ...of, inside: prose });
  notation.rule('SomeParts<N> = SomeParts<N> OutOfCode', outsideOf);
  notation.words(
    'NotInCode',
    each(
      ['not counting', 'ignoring', 'excluding', 'except in', 'not including', 'leaving out'].flatMap((one) => [
        one,
        `, ${one}`,
      ]),
      ['code blocks', 'the code blocks', 'code', 'the code', 'lines of code', 'lines in code blocks'],
    ),
  );
  notation.rule('Clause = SomeParts<N> Pred<N,response> NotInCode', (of: Several, holds: Said) => {
    const inside = outsideOf(of);
    return inside && ofThem(inside, holds);
  });

  // Lines of code.
  notation.words('CodeLinesOf', each(['in', 'inside', 'within', 'of'], CODE_HOLDERS));
  const atMost = (most: number): Said => ({ ask: 'code lines', of: most, undeniable: true });
  const over = (most: number): Said => ({ not: { ask: 'code lines', of: most } });
  notation.words('ColumnUnit', each(['characters', 'columns'], ['', 'in length', 'in width', 'wide', 'long']));
  notation.rule(
    'LongerThan = ( exceeds | is over | goes past | goes over | is longer than | has more than | exceed | are longer than | is wider than | are wider than ) N ColumnUnit',
    (n: number) => n,
  );
  notation.rule('LongerThan = is more than N characters long', (n: number) => n);
  notation.words('CodeLinesOf', each(['of code', 'of the code'], ['', ...each(['in', 'inside'], CODE_HOLDERS)]));
  notation.rule(
    'Clause = ( a line | any line | some line | at least one line ) CodeLinesOf LongerThan',
    (n: number): Said => ({ ...over(n), plainFor: -1 }),
  );
  notation.rule('Clause = ( no line | no lines ) CodeLinesOf LongerThan', atMost);
  notation.rule(
    'Clause = ( a | any | some ) code line LongerThan',
    (n: number): Said => ({ ...over(n), plainFor: -1 }),
  );
  notation.rule('Clause = no code line LongerThan', atMost);
  notation.words('CodeLines', ['lines of code', 'code lines', 'any line of code', 'any code line']);
  notation.words('OverLong', [
    'longer than',
    'wider than',
    'over',
    'of more than',
    'with more than',
    'that exceed',
    'exceeding',
  ]);
  notation.rule('Penalize = CodeLines OverLong N ColumnUnit', over);
  notation.words('IsAtMost', [
    'is at most',
    'has at most',
    'is no longer than',
    'has no more than',
    'are at most',
    'are no longer than',
  ]);
  notation.rule('Clause = ( every line | each line | all lines ) CodeLinesOf IsAtMost N ColumnUnit', atMost);

  // Labels.
  notation.words('EveryFence', [
    ...each(['every', 'each'], BLOCK),
    ...each(
      ['all', 'all the', 'all of the'],
      BLOCK.map((one) => `${one}s`),
    ),
  ]);
  // Of every block: where there is one.
  notation.words(
    'FencesAll',
    each(
      ['', 'the'],
      BLOCK.map((one) => `${one}s`),
    ),
  );
  const labels = ['language tag', 'language label', 'language', 'language identifier', 'language specifier'];
  notation.words(
    'HasLabel',
    each(each(['has', 'have', 'specify', 'specifies', 'must have'], ['', 'a', 'their']), [
      ...labels,
      ...labels.map((one) => `${one}s`),
    ]),
  );
  notation.rule(
    'Clause = ( EveryFence | FencesAll ) HasLabel',
    (): Said => ({
      if: { ask: 'code blocks', in: [[1, Infinity]] },
      so: { ask: 'code blocks without a language', in: [[0, 0]] },
      undeniable: true,
    }),
  );
  type Fence = Omit<Labelled, 'labels'>;
  const fences = (which: Fence, before: readonly string[]) => notation.words('FenceOf', each(before, BLOCK), which);
  fences({ isOnly: true }, ['the', 'its', 'the only', 'the single']);
  for (const [at, one] of [
    [0, 'first'],
    [1, 'second'],
    [2, 'third'],
    [-1, 'last'],
    [-1, 'final'],
  ] as const)
    fences({ at }, [`the ${one}`, `its ${one}`]);
  fences({ isSome: true }, ['a', 'any', 'at least one', 'one', 'one of the', 'some']);
  notation.rule('FenceOf = EveryFence', (): Fence => ({}));
  notation.words(
    'NoFence',
    each(
      ['no', 'none of the', 'not one'],
      BLOCK.flatMap((one) => [one, `${one}s`]),
    ),
  );
  notation.kind('#knownlabel', (token) => {
    const name = token.kind === 'quoted' ? token.text : token.kind === 'word' ? token.raw : '';
    return token.kind === 'quoted' || Object.values(LABELS).some((all) => all.includes(name.toLowerCase()))
      ? name
      : undefined;
  });
  notation.words('IsTagged', [
    ...each(
      ['is', 'are', 'must be', 'should be'],
      each(['tagged', 'labelled', 'labeled', 'marked'], ['', 'as', 'with']),
    ),
    ...each(each(['has', 'have', 'uses', 'must have'], ['the']), [...labels, 'info string', 'label']),
  ]);
  notation.rule('Tagged = IsTagged ( either )? #knownlabel ( or #knownlabel )?', (...all: (string | undefined)[]) =>
    all.filter((one) => one !== undefined),
  );
  notation.words(
    'IsNotTagged',
    each(['is not', 'are not'], each(['tagged', 'labelled', 'marked'], ['', 'as', 'with'])),
  );
  notation.rule(
    'NotTagged = IsNotTagged ( either )? #knownlabel ( or #knownlabel )?',
    (...all: (string | undefined)[]) => ({
      labels: all.filter((one) => one !== undefined),
    }),
  );
  const isIn = (language: string) => ({ labels: [language.toLowerCase()], isIn: true });
  notation.rule('HasLanguage = Tagged', (labels: string[]) => ({ labels }));
  notation.rule('HasLanguage = ( is | are | must be | should be ) ( written )? in LanguageName', isIn);
  notation.rule('NotTagged = ( is not | are not | must not be ) ( written )? in LanguageName', isIn);
  const tagged = (fence: Fence, { labels, ...said }: Labelled): Said => ({
    ask: 'code labels',
    of: Object.keys({ ...fence, ...said }).length === 0 ? labels : { labels, ...fence, ...said },
    undeniable: true,
  });
  notation.rule('Clause = FenceOf HasLanguage', tagged);
  notation.rule(
    'Clause = ( the | its ) language of FenceOf ( is | must be ) LanguageName',
    (fence: Fence, language: string) => tagged(fence, isIn(language) as Labelled),
  );
  notation.rule('Clause = EveryFence ( is | are | must be ) LanguageName', (language: string) =>
    tagged({}, isIn(language) as Labelled),
  );
  const not = (fence: Fence, of: Labelled): Said => ({ not: tagged(fence, of) as Fact, undeniable: true });
  notation.rule('Clause = NoFence HasLanguage', (of: Labelled) => not({ isSome: true }, of));
  // As a fault, any one that is otherwise.
  notation.rule('Clause = FenceOf NotTagged', (fence: Fence, of: Labelled): Said | undefined =>
    fence.isSome ? { ...not({}, of), plainFor: -1 } : Object.keys(fence).length > 0 ? not(fence, of) : undefined,
  );
}

/** That nothing stands outside of code blocks. */
function alone(notation: Notation): void {
  const only =
    (is: boolean) =>
    (of: string): Said =>
      is
        ? { ask: 'only', of: { whole: of, needsCode: true } }
        : { not: { ask: 'only', of: { whole: of, needsCode: true } }, denies: true };
  notation.words('TheFence', each(['the', 'a', 'its', 'that'], BLOCK), 'a code block');
  notation.words(
    'TheFence',
    each(
      ['', 'the', 'any'],
      BLOCK.map((one) => `${one}s`),
    ),
    'code blocks',
  );
  const places = ['outside', 'outside of', 'before or after', 'around'];
  const prose = ['text', 'prose', 'content', 'explanation', 'chatter', 'commentary', 'chit-chat', 'talk', 'words'];
  notation.words('TextThere', [
    ...each(['', 'any', 'some', 'other', 'any other'], prose),
    ...['anything', 'something', 'an explanation', 'explanatory text', 'any explanatory text'],
  ]);
  notation.words('NoTextThere', [...each(['no', 'no other'], prose), 'nothing', 'nothing else']);
  notation.words('OutsideOf', places);
  const placed = ['placed', 'written', 'that is', 'that is placed', 'that stands', 'that appears', 'standing'];
  notation.words('PlacedThere', placed);
  notation.words('StandsThere', ['appears', 'stands', 'comes', 'is', 'is written', 'placed', 'is placed']);
  notation.rule('TextOutside = TextThere PlacedThere? OutsideOf');
  notation.rule('NoTextOutside = NoTextThere StandsThere? OutsideOf');
  for (const [words, is] of [
    ['TextOutside', false],
    ['NoTextOutside', true],
  ] as const) {
    notation.rule(`Core<F,response> = Verb<have,F> ${words} TheFence`, only(is));
    notation.rule(`Clause = ThereIs ${words} TheFence NotJustCode?`, only(is));
  }
  notation.rule('Clause = NoTextOutside TheFence', only(true));
  notation.rule('Penalize = TextOutside TheFence', only(false));
  notation.words('NotJustCode', [', not just code', ', not only code', 'and not just code', 'and not only code']);
  notation.words(
    'InFence',
    each(
      each(each(['wrapped', 'enclosed', 'contained', 'placed'], ['', 'entirely', 'completely', 'fully']), [
        'in',
        'inside',
        'within',
      ]),
      each(['one', 'a single', 'exactly one', 'a'], BLOCK),
    ),
  );
  notation.words(
    'InFence',
    each(
      each(
        ['entirely', 'completely', 'fully'],
        each(['', 'wrapped', 'enclosed', 'contained'], ['in', 'inside', 'within']),
      ),
      each(['one', 'a single', 'exactly one', 'a'], BLOCK),
    ),
  );
  notation.rule('Core<F,response> = Verb<be,F> InFence', (): Said => ({ ask: 'only', of: 'a code block' }));
}
