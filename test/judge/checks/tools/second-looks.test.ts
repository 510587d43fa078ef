import { readAgain } from '../grammar/read-again.ts';

const KNOWN = new Set(['search', 'book']);

test.each([
  'Passes if `book` is called only when `search` has been called',
  'Passes if `book` is called only if `search` was called first',
  'Fails if `book` is called unless `search` was called first',
  'Passes if `search` is called with one argument',
  'Passes if `search` is called with a valid argument',
  'Passes if `search` is called with only `query`',
  'Passes if `search` is called with a string `query`',
  'Passes if `search` is called with user `email`',
  'Passes if `search` is called with the word "cats"',
])('it is left to a model what is meant: %s', (criterion) => {
  expect(readAgain(criterion, KNOWN).form).toBeUndefined();
});
