import { answersWith, operations, table, withoutSuccess } from '../../src/conformance/answers.ts';

const counts = { getUsage: { 200: 3, 401: 2 }, createTrace: { 422: 1, 401: 1 }, deleteTrace: { 204: 1 } };

test('an operation counts as tried once it has answered with success', () => {
  expect(withoutSuccess(counts, ['getUsage', 'createTrace', 'deleteTrace', 'readyz'])).toEqual([
    'createTrace',
    'readyz',
  ]);
  expect(withoutSuccess(counts, operations)).toHaveLength(operations.length - 2);
});

test('answers are counted across operations', () => {
  expect([answersWith(counts, 401), answersWith(counts, 429)]).toEqual([3, 0]);
});

test('the table has a row per operation and a column per status', () => {
  expect(table(counts, ['getUsage', 'createTrace', 'readyz'])).toBe(
    [
      '              200   204   401   422',
      'getUsage        3           2      ',
      'createTrace                 1     1',
      'readyz                             ',
    ].join('\n'),
  );
});
