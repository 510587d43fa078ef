import { chosenCases } from '../../src/evaluation/memory/chosen-cases.ts';
import type { SimilarCase } from '../../src/evaluation/memory/similar-cases.ts';

/** A case by its name: how similar it is, its labels from the newest on, and whether its trace has a comment. */
type Given = [name: string, similarity: number, labels: string, commented?: boolean];

function shown(given: Given[]): string[] {
  const similar = given.map(
    ([name, similarity], at): SimilarCase => ({
      seq: at,
      traceId: name,
      contentHash: name,
      textHash: name,
      request: name,
      response: '',
      tokens: [],
      similarity,
    }),
  );
  const labels = given.flatMap(([name, , verdicts]) =>
    [...verdicts].map((verdict, at) => ({
      id: `${name}${at}${verdict}`,
      contentHash: name,
      label: verdict === '+',
      score: null,
      criteria: null,
    })),
  );
  const comments = given.flatMap(([name, , , commented]) =>
    commented ? [{ id: `${name}c`, traceId: name, comment: '…' }] : [],
  );
  return chosenCases(similar, { labels, comments }).flatMap(({ label, comment }) =>
    [label?.id, comment?.id].filter((id) => id !== undefined),
  );
}

test.each<[string, Given[], string[]]>([
  [
    'from the most similar one on',
    [
      ['a', 1, '+'],
      ['b', 0.9, '-'],
      ['c', 0.8, '+'],
      ['d', 0.7, '-'],
    ],
    ['a0+', 'b0-', 'c0+'],
  ],
  [
    'a case’s label, and then its comment',
    [
      ['a', 1, '-', true],
      ['b', 0.9, '+', true],
    ],
    ['a0-', 'ac', 'b0+'],
  ],
  [
    'a comment on a case without a label',
    [
      ['a', 1, '', true],
      ['b', 0.9, '+'],
    ],
    ['ac', 'b0+'],
  ],
  [
    'the other verdict in the last place',
    [
      ['a', 1, '+', true],
      ['b', 0.9, '+'],
      ['c', 0.5, '-', true],
    ],
    ['a0+', 'ac', 'c0-'],
  ],
  [
    'the other verdict not, if its case is less than half as similar',
    [
      ['a', 1, '+', true],
      ['b', 0.9, '+'],
      ['c', 0.49, '-'],
    ],
    ['a0+', 'ac', 'b0+'],
  ],
  [
    'the newest label of the majority',
    [
      ['a', 1, '-++'],
      ['b', 0.9, '---+'],
    ],
    ['a1+', 'b0-'],
  ],
  ['nothing of people who disagree equally', [['a', 1, '+-']], []],
  ['nothing of a case whose label was withdrawn', [['a', 1, '']], []],
])('shows %s', (_what, given, ids) => expect(shown(given)).toEqual(ids));
