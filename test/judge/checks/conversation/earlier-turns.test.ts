import { scoredIn, talk } from '../in-conversation.ts';

/** What the assistant said before, what it says now, and the verdict. */
const ROWS: [criterion: string, before: string, now: string, want: string][] = [
  ['Passes if the assistant never says "foo"', 'foo here', 'bar', 'undecided'],
  ['Passes if the assistant never asks a question', 'What is it?', 'bar', 'undecided'],
  ['Passes if the assistant must never use emojis', 'Sure 😀', 'bar', 'undecided'],
  ['Passes if the assistant never says "foo" and never uses emojis', 'foo', 'bar', 'undecided'],
  ['Fails if the assistant says "foo" more than once', 'foo here', 'foo', 'undecided'],
  ['Passes if the assistant says "foo" at least twice', 'foo here', 'foo', 'undecided'],
  ['Fails if the assistant asks more than one question', 'What is it?', 'Why?', 'undecided'],
  // The earlier turn changes nothing.
  ['Passes if the assistant never says "foo"', 'bar', 'bar', 'text 1'],
  ['Passes if the assistant never says "foo"', 'foo', 'foo', 'text 0'],
  ['Fails if the assistant says "foo" more than once', 'bar', 'foo', 'text 1'],
  ['Fails if the assistant asks more than one question', 'Fine.', 'Why?', 'questions 1'],
  // These are of the last turn.
  ['Passes if the response never says "foo"', 'foo', 'bar', 'text 1'],
  ["Fails if the assistant's response has more than 3 words", 'a b c d e', 'bar', 'words 1'],
];

test.each(ROWS)('%s: %s, %s', (criterion, before, now, want) => {
  expect(scoredIn(criterion, talk('Hi', before, 'Go on', now))).toBe(want);
});
