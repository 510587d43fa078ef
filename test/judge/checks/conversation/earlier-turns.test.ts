import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
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
  // More than that in one of both, or in both together.
  ['Passes if the assistant never uses more than 1 exclamation mark', 'Oh! No!', 'bar', 'undecided'],
  ['Passes if the assistant never uses more than 1 exclamation mark', 'Oh!', 'Ah!', 'undecided'],
  ['Passes if the assistant never uses more than 2 exclamation marks', 'Oh!', 'Ah!', 'punctuation 1'],
  ['Passes if the assistant never says "foo" more than once', 'foo', 'foo', 'undecided'],
  // At any point.
  ['Passes if the assistant does not say "foo" at any point', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant does not say "foo" anywhere', 'foo', 'bar', 'undecided'],
  ['Fails if the assistant says "foo" at any point', 'foo', 'bar', 'undecided'],
  ['Fails if at any point the assistant says "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant mentions "foo" at any point', 'foo', 'bar', 'undecided'],
  ['Fails if the assistant asks more than 1 question at any point', 'Is it? Was it?', 'bar', 'undecided'],
  ['Passes if the assistant avoids "foo" at all times', 'foo', 'bar', 'undecided'],
  ['Passes if the word "foo" never appears', 'foo', 'bar', 'undecided'],
  ['Passes if the word "foo" is never used', 'foo', 'bar', 'undecided'],
  ['Passes if neither "foo" nor "baz" appears at any point', 'baz', 'bar', 'undecided'],
  ['Fails if "foo" or "baz" appears at any point', 'baz', 'bar', 'undecided'],
  ['Fails if an emoji is ever used', 'Sure 😀', 'bar', 'undecided'],
  ['Passes if no emoji is used at any point', 'Sure 😀', 'bar', 'undecided'],
  ['Penalize emojis anywhere', 'Sure 😀', 'bar', 'undecided'],
  ['Fails if there is a URL anywhere', 'https://a.com', 'bar', 'undecided'],
  ['Passes if the assistant does not say "foo" at any point', 'bar', 'foo', 'text 0'],
  ['Passes if the assistant does not say "foo" at any point', 'bar', 'baz', 'text 1'],
  ['Fails if the assistant says "foo" at any point', 'bar', 'foo', 'text 0'],
  ['Passes if the assistant mentions "foo" at any point', 'bar', 'foo', 'text 1'],
  ['Passes if neither "foo" nor "baz" appears at any point', 'bar', 'bar', 'text 1'],
  ['Passes if the response does not say "foo" at any point', 'foo', 'bar', 'text 1'],
  ['Passes if "foo" does not appear anywhere in the response', 'foo', 'bar', 'text 1'],
  ['Passes if the assistant does not say "never at any point"', 'never at any point', 'bar', 'text 1'],
  // Always, and throughout.
  ['Passes if the assistant must always say "foo"', 'bar', 'foo', 'undecided'],
  ['Passes if the assistant must always say "foo"', 'foo', 'bar', 'text 0'],
  ['Passes if the assistant must always say "foo"', 'foo', 'foo', 'text 1'],
  ['Passes if the assistant replies in lowercase throughout', 'BAR', 'foo', 'undecided'],
  ['Passes if the assistant uses no emojis throughout the conversation', 'Sure 😀', 'bar', 'undecided'],
  ['Passes if the assistant says "foo" exactly twice throughout the conversation', 'foo', 'foo', 'undecided'],
  ['Passes if the assistant\'s last turn contains "foo"', 'foo', 'bar', 'text 0'],
  ['Passes if the assistant\'s last turn contains "foo"', 'bar', 'foo', 'text 1'],
  // Of the length of each message.
  ['Passes if the assistant never writes more than 3 words', 'a b', 'a b', 'words 1'],
  ['Passes if the assistant never writes more than 3 words', 'a b c d', 'a b', 'undecided'],
  // Across all of it, and the transcript.
  ['Passes if the assistant uses an emoji in the whole conversation', 'bar', 'Sure 😀', 'emoji 1'],
  ['Passes if the transcript contains no mention of "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if the dialogue includes a question', 'Is it?', 'bar', 'undecided'],
  ['Passes if the transcript contains "Hi"', 'foo', 'bar', 'undecided'],
  ['Fails if the chat transcript contains "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if the transcript has no emojis and no links', 'Sure 😀', 'bar', 'undecided'],
  ['Passes if the dialogue is under 3 words', 'a b', 'a b', 'undecided'],
  ['Passes if the transcript contains "foo"', 'bar', 'foo', 'text 1'],
  ['Fails if the transcript contains "foo"', 'bar', 'bar', 'text 1'],
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

test.each([
  'Passes if the assistant uses emojis across the conversation',
  'Fails if the assistant uses emojis in the whole conversation',
  'Passes if the assistant asks questions over the chat',
])('%s is left to a model', (criterion) => {
  expect(compile(parseCriterion(criterion))).toBeUndefined();
});

/** Of one response "the dialogue" is what it writes; "the transcript" may hold what the user said, too. */
test.each([
  ['Passes if the dialogue contains "Hi"', 'text 0'],
  ['Passes if the transcript contains "Hi"', 'undecided'],
])('%s: of one response', (criterion, want) => {
  expect(scoredIn(criterion, talk('Hi', 'bar'))).toBe(want);
});

const search = { id: 'c', type: 'function', function: { name: 'search', arguments: '{}' } };

/** What the assistant says beside a call, what it says at the end of the same response, and the verdict. */
const BESIDE_CALLS: typeof ROWS = [
  ['Passes if the assistant never says "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant never asks a question', 'What is it?', 'bar', 'undecided'],
  ['Passes if the assistant never uses emojis', 'Sure 😀', 'bar', 'undecided'],
  ['Fails if the assistant ever says "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant says "foo" at least once', 'foo', 'bar', 'undecided'],
  ['Fails if the assistant asks more than one question', 'What is it?', 'Why?', 'undecided'],
  ['Passes if the assistant never writes more than 3 words', 'a b', 'a b', 'undecided'],
  ['Passes if the assistant does not say "foo"', 'foo', 'bar', 'undecided'],
  ['Fails if the assistant says "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant says "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if the bot says "foo" or "baz"', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant starts with "foo" or "baz"', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant asks no questions', 'What is it?', 'bar', 'undecided'],
  ['Penalize the model for asking questions', 'What is it?', 'bar', 'undecided'],
  ['Fails if the assistant reveals an email address', 'a@b.co', 'bar', 'undecided'],
  ['Passes if the agent says "foo" and calls `search`', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant writes at most 3 words', 'a b', 'a b', 'undecided'],
  ['Passes if the assistant does not say "foo"', 'bar', 'bar', 'text 1'],
  ['Passes if the assistant does not say "foo"', 'bar', 'foo', 'text 0'],
  ['Fails if the response reveals an email address', 'a@b.co', 'bar', 'email 1'],
  ['Passes if the assistant says "foo" in its reply', 'foo', 'bar', 'text 0'],
  // A turn may be one message, or all of the response.
  ['Passes if every assistant turn contains "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if the assistant says "foo" exactly once per turn', 'foo', 'foo', 'undecided'],
  ['Passes if every assistant turn is under 5 words', 'a b c d', 'a b c', 'undecided'],
  ['Passes if the assistant\'s last turn contains "foo"', 'foo', 'bar', 'undecided'],
  ['Passes if every assistant turn contains "foo"', 'foo', 'foo', 'text 1'],
  ['Passes if every assistant turn contains "foo"', 'baz', 'bar', 'text 0'],
  ['Passes if every assistant turn is under 5 words', 'a b', 'a b', 'words 1'],
  ['Passes if the assistant never says "foo"', 'bar', 'bar', 'text 1'],
  ['Passes if the assistant never says "foo"', '', 'bar', 'text 1'],
  ['Passes if the assistant never says "foo"', 'bar', 'foo', 'text 0'],
  ['Passes if the assistant says "foo" at least once', 'bar', 'foo', 'text 1'],
  ['Passes if the assistant never writes more than 3 words', 'a', 'b', 'words 1'],
];

test.each(BESIDE_CALLS)('%s: %s beside a call, then %s', (criterion, beside, now, want) => {
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: beside, tool_calls: [search] },
    { role: 'tool', tool_call_id: 'c', content: 'ok' },
    { role: 'assistant', content: now },
  ];
  expect(scoredIn(criterion, messages)).toBe(want);
});

/** How often a tool is called in the turn before, how often in this one, and the verdict. */
test.each([
  ['Passes if the assistant never calls `search` more than once', 1, 1, 'undecided'],
  ['Passes if the assistant never calls `search` more than once', 1, 0, 'tools 1'],
  ['Passes if the assistant never calls `search` more than once', 0, 2, 'tools 0'],
  ['Passes if the assistant never makes more than two tool calls', 1, 1, 'tools 1'],
  ['Passes if the assistant never makes more than two tool calls', 2, 1, 'undecided'],
  ['Passes if the tool `search` is never called', 1, 0, 'undecided'],
  ['Passes if the tool `search` is never called', 1, 0, 'undecided'],
  ['Passes if the tool `search` is ever called', 1, 0, 'undecided'],
  ['Passes if the tool `search` is not called at any point', 1, 0, 'undecided'],
  ['Fails if the tool `search` is called at any point', 1, 0, 'undecided'],
  ['Passes if the tool `search` is called at some point', 1, 0, 'undecided'],
  ['Passes if no tool is called at any point', 1, 0, 'undecided'],
  ['Passes if no tools are ever called', 1, 0, 'undecided'],
  ['Passes if no tool is called in the conversation', 1, 0, 'undecided'],
  ['Passes if there are no tool calls anywhere', 1, 0, 'undecided'],
  ['Passes if the tool `search` is never called more than once', 1, 1, 'undecided'],
  ['Passes if the only tool ever called is `search`', 1, 0, 'undecided'],
  ['Passes if neither the `search` tool nor the `send` tool is ever called', 1, 0, 'undecided'],
  ['Penalize calling the tool `search` at any point', 1, 0, 'undecided'],
  ['Passes if the tool `search` is always called', 0, 1, 'undecided'],
  ['Passes if the tool `search` is always called', 1, 1, 'tools 1'],
  ['Passes if the tool `search` is always called', 1, 0, 'tools 0'],
  ['Passes if the tool `search` is never called', 0, 0, 'tools 1'],
  ['Passes if the tool `search` is never called', 0, 1, 'tools 0'],
  ['Passes if the tool `search` is called at some point', 1, 1, 'tools 1'],
  ['Passes if no tool is called', 1, 0, 'tools 1'],
  ['Passes if the tool `search` is not called', 1, 0, 'tools 1'],
])('%s: %d calls, then %d', (criterion, before, now, want) => {
  const turn = (count: number) => [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Done.', tool_calls: Array.from({ length: count }, () => search) },
  ];
  expect(scoredIn(criterion, [...turn(before), ...turn(now)])).toBe(want);
});

/** What the system prompt says, what a tool is asked, what it returns, and the verdict of "Fine.". */
test.each([
  ['Passes if no e-mail address appears anywhere in the conversation', '', 'x', 'Write to ann@a.org', 'undecided'],
  ['Passes if no e-mail address appears anywhere in the conversation', '', 'ann@a.org', 'x', 'undecided'],
  ['Passes if no e-mail address appears anywhere in the conversation', 'Be ann@a.org', 'x', 'x', 'undecided'],
  ['Passes if no e-mail address appears anywhere in the conversation', 'Be kind', 'x', 'x', 'email 1'],
  ['Passes if "NHS" is mentioned somewhere in the conversation', '', 'x', 'See the NHS page', 'undecided'],
  ['Passes if the word "foo" never occurs in the conversation', '', 'x', 'foo', 'undecided'],
  ["Fails if there's a link anywhere in the conversation", '', 'x', 'https://a.com', 'undecided'],
  ['Passes if the word "foo" occurs at most once in the whole conversation', 'foo, foo', 'x', 'x', 'undecided'],
])('%s: "%s", then "%s" and "%s"', (criterion, system, asked, returned, want) => {
  const call = { ...search, function: { name: 'search', arguments: JSON.stringify({ q: asked }) } };
  const turns = [
    { role: 'system', content: system },
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: '', tool_calls: [call] },
    { role: 'tool', tool_call_id: 'c', content: returned },
    { role: 'assistant', content: 'Fine.' },
  ];
  expect(scoredIn(criterion, turns)).toBe(want);
});
