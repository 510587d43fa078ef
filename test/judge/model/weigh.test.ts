import { labelProbabilities, UnclearLabel } from '../../../src/judge/model/label-probabilities.ts';
import { LABELS, scoreOf } from '../../../src/judge/model/labels.ts';
import { middleHalf, weigh, wholeRange } from '../../../src/judge/model/weigh.ts';
import { FAILS, PASSES, PENALIZE, REWARD } from '../subject.ts';

test.each([
  [PASSES, 'Y', 1],
  [PASSES, 'N', 0],
  [PASSES, 'X', null],
  [FAILS, 'Y', 0],
  [FAILS, 'N', 1],
  [FAILS, 'X', null],
  [REWARD, '1', 0],
  [REWARD, '5', 0.5],
  [REWARD, '8', 0.875],
  [REWARD, '9', 1],
  [REWARD, 'X', null],
  [PENALIZE, '1', 1],
  [PENALIZE, '8', 0.125],
  [PENALIZE, '9', 0],
  [PENALIZE, 'X', null],
] as const)('$prefix, label %s', (criterion, label, score) => {
  expect(scoreOf(label, criterion)).toBe(score);
});

describe('probabilities of a label', () => {
  /** A reply in pieces of which the third is where the label stands. */
  const reply = (label: string, ...alternatives: [string, number][]) => [
    { text: '{"label":', alternatives: [] },
    { text: ' ', alternatives: [{ text: ' ', probability: 1 }] },
    { text: label, alternatives: alternatives.map(([text, probability]) => ({ text, probability })) },
    { text: ',"explanation":"7"}', alternatives: [] },
  ];
  const at = (label: string) => '{"label": '.length + label.indexOf('7');

  test('tokens that mean the same label are added up, whatever they are merged with', () => {
    const tokens = reply('"7"', ['"7"', 0.4], [' 7', 0.1], ['7\n', 0.1], ['7",', 0.1], ['"8', 0.2], [' "X"', 0.1]);
    const found = labelProbabilities(tokens, at('"7"'), LABELS.graded)!;
    expect(Object.keys(found)).toEqual(LABELS.graded);
    expect(found).toMatchObject({
      7: expect.closeTo(0.7, 9),
      8: expect.closeTo(0.2, 9),
      X: expect.closeTo(0.1, 9),
      1: 0,
    });
  });

  test('what is no label is left out, and the labels are 1 together', () => {
    const tokens = reply('7', ['7', 0.5], ['10', 0.2], ['77', 0.1], ['seven', 0.1], ['9', 0.1]);
    expect(labelProbabilities(tokens, at('7'), LABELS.graded)).toMatchObject({
      7: expect.closeTo(5 / 6, 9),
      9: expect.closeTo(1 / 6, 9),
    });
  });

  test('labels that hold less than half are no verdict', () => {
    const tokens = reply('7', ['7', 0.4], ['8', 0.09], ['{', 0.51]);
    expect(() => labelProbabilities(tokens, at('7'), LABELS.graded)).toThrow(UnclearLabel);
  });

  test('where much is not told, or the token holds more than its label, there are no probabilities', () => {
    expect(labelProbabilities(reply('7', ['7', 0.55]), at('7'), LABELS.graded)).toBeUndefined();
    expect(labelProbabilities(reply('7', ['7', 0.51], ['seven', 0.02]), at('7'), LABELS.graded)).toBeUndefined();
    expect(labelProbabilities(reply('7', ['7', 0.99]), at('7'), LABELS.graded)).toMatchObject({ 7: 1, 8: 0 });
    const merged = reply('7","ex', ['7","ex', 0.9], ['8","ex', 0.1]);
    expect(labelProbabilities(merged, at('7'), LABELS.graded)).toBeUndefined();
  });

  test('a label that came without probabilities has none', () => {
    expect(labelProbabilities(reply('7'), at('7'), LABELS.graded)).toBeUndefined();
    expect(labelProbabilities([], 3, LABELS.graded)).toBeUndefined();
  });
});

describe('what labels weigh', () => {
  test.each([
    ['passes', PASSES, { Y: 0.9, N: 0.1 }, 1, 0.9, [1, 1]],
    ['passes at a half', PASSES, { Y: 0.5, N: 0.5 }, 1, 0.5, [0, 1]],
    ['fails', PASSES, { Y: 0.2, N: 0.8 }, 0, 0.2, [0, 0]],
    ['fails, the other way round', FAILS, { Y: 0.9, N: 0.1 }, 0, 0.9, [0, 0]],
    ['what is left of not applicable decides', PASSES, { Y: 0.4, N: 0.2, X: 0.4 }, 1, 2 / 3, [0, 1]],
    ['doubt of a quarter is seen', PASSES, { Y: 0.75, N: 0.25 }, 1, 0.75, [0, 1]],
    ['the expected value', REWARD, { 5: 0.5, 7: 0.5 }, 0.625, null, [0.5, 0.75]],
    ['the expected value, the other way round', PENALIZE, { 7: 0.5, 8: 0.5 }, 0.1875, null, [0.125, 0.25]],
    ['the middle half', REWARD, { 1: 0.1, 5: 0.3, 6: 0.5, 9: 0.1 }, 0.5625, null, [0.5, 0.625]],
    ['a range holds its score', REWARD, { 1: 0.2, 9: 0.8 }, 0.8, null, [0.8, 1]],
    ['not applicable at a half', REWARD, { 9: 0.5, X: 0.5 }, null, null, null],
  ] as const)('%s', (_, criterion, shares, score, probability, range) => {
    const found = weigh(shares, criterion, middleHalf);
    expect(found).toEqual({
      score: score === null ? null : expect.closeTo(score, 9),
      probability: probability === null ? null : expect.closeTo(probability, 9),
      range: range === null ? null : range.map((end) => expect.closeTo(end, 9)),
    });
  });

  test('half of any number of samples is a half', () => {
    for (let count = 2; count <= 20; count += 1)
      for (let none = 0; none <= count; none += 1)
        for (let holds = 0; holds <= count - none; holds += 1) {
          const weights = { Y: holds, N: count - none - holds, X: none };
          const score = 2 * none >= count ? null : Number(2 * holds >= count - none);
          expect(weigh(weights, PASSES, wholeRange).score).toBe(score);
        }
  });

  test('samples span from the least to the greatest', () => {
    const third = 1 / 3;
    expect(weigh({ 2: third, 7: third, 9: third }, REWARD, wholeRange)).toMatchObject({ range: [0.125, 1] });
  });

  test('equal samples give exactly their score', () => {
    const tenth = Array.from({ length: 10 }, () => 0.1).reduce((sum, share) => sum + share, 0);
    expect(weigh({ 2: tenth }, REWARD, wholeRange)).toEqual({ score: 0.125, probability: null, range: [0.125, 0.125] });
    expect(weigh({ Y: tenth }, PASSES, wholeRange)).toEqual({
      score: 1,
      probability: expect.closeTo(1, 9),
      range: [1, 1],
    });
  });
});
