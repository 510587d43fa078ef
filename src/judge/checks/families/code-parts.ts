import type { Check } from '../check.ts';
import type { Fact, Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import { type CodePart, codeLinesCheck, labelledCheck } from '../markdown/code-parts.ts';
import type { One } from './of-parts.ts';
import { each } from './shape.ts';

/** How facts are decided about code: how long its lines are, and how its blocks are labelled. */
export const CODE_PARTS: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  'code lines': ({ of }, negated) => codeLinesCheck(of as number, negated),
  'code labels': ({ of }, negated) => labelledCheck(of as string[], negated),
};

const BLOCK = ['code block', 'fenced code block', 'markdown code block', 'code fence'];

/** Code blocks as parts of a response, and what stands outside of them. */
export function codeParts(notation: Notation): void {
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
  notation.rule('OnePart = CodeBlockPart', part);
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

  // Lines of code.
  notation.words(
    'CodeLinesOf',
    each(
      ['in', 'inside', 'within', 'of'],
      ['the code block', 'the code blocks', 'a code block', 'any code block', 'code blocks', 'the code'],
    ),
  );
  const atMost = (most: number): Said => ({ ask: 'code lines', of: most, undeniable: true });
  const over = (most: number): Said => ({ not: { ask: 'code lines', of: most } });
  notation.rule(
    'LongerThan = ( exceeds | is over | goes past | goes over | is longer than | has more than | exceed | are longer than ) N characters',
    (n: number) => n,
  );
  notation.rule('LongerThan = is more than N characters long', (n: number) => n);
  notation.rule(
    'Clause = ( a line | any line | some line | at least one line ) CodeLinesOf LongerThan',
    (n: number): Said => ({ ...over(n), plainFor: -1 }),
  );
  notation.rule('Clause = ( no line | no lines ) CodeLinesOf LongerThan', atMost);
  notation.words('IsAtMost', [
    'is at most',
    'has at most',
    'is no longer than',
    'has no more than',
    'are at most',
    'are no longer than',
  ]);
  notation.rule('Clause = ( every line | each line | all lines ) CodeLinesOf IsAtMost N characters ( long )?', atMost);

  // Labels.
  notation.words('EveryFence', [
    ...each(['every', 'each'], BLOCK),
    ...each(
      ['all', 'all the', 'all of the'],
      BLOCK.map((one) => `${one}s`),
    ),
  ]);
  notation.words(
    'IsTagged',
    each(each(['is', 'are', 'must be', 'should be'], ['tagged', 'labelled', 'labeled', 'marked']), ['as', 'with']),
  );
  notation.kind('#codelabel', (token) =>
    token.kind === 'quoted'
      ? token.text
      : token.kind === 'word' && !NO_LABELS.includes(token.text)
        ? token.raw
        : undefined,
  );
  notation.rule(
    'Clause = EveryFence IsTagged #codelabel',
    (one: string): Said => ({ ask: 'code labels', of: [one], undeniable: true }),
  );
  notation.rule(
    'Clause = EveryFence IsTagged ( either )? #codelabel or #codelabel',
    (a: string, b: string): Said => ({ ask: 'code labels', of: [a, b], undeniable: true }),
  );
}
const NO_LABELS = [
  'a',
  'an',
  'the',
  'its',
  'such',
  'code',
  'valid',
  'their',
  'being',
  'one',
  'either',
  'language',
  'languages',
  'appropriate',
  'optional',
  'correct',
  'needed',
  'runnable',
  'untested',
  'tested',
  'example',
  'examples',
];
