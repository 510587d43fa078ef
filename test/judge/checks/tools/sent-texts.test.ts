import { readAgain } from '../grammar/read-again.ts';
import { type Call, calling, scoreOf, tool, user } from './tool-outcome.ts';

const TOOLS = ['search', 'get_weather', 'send_email', 'write_file', 'Bash'].map((name) => tool(name));
const scored = (criterion: string, calls: readonly Call[], content: string) =>
  scoreOf(criterion, [user, calling(calls), { role: 'assistant', content }], TOOLS);

const SENT: Call = ['send_email', { to: 'a@b.co', body: 'Hi Ann, no cat!' }];
const WRITTEN: Call = ['write_file', { path: 'a.md', content: 'Hi.' }];
const COMMITTED: Call = ['Bash', { command: 'git commit -m "feat: x"' }];
const FOUND: Call = ['search', { query: 'all cats that live in the city of Paris' }];
const LISTED: Call = ['Bash', { command: 'ls -la /tmp', description: 'List files' }];

test.each<[string, Call]>([
  ['the email contains "cat"', SENT],
  ['the email body has no exclamation marks', SENT],
  ['the first paragraph of the email contains "cat"', SENT],
  ['the body contains "cat"', SENT],
  ['the greeting is "Hi Ann"', SENT],
  ['the greeting contains "Ann"', SENT],
  ['the conclusion mentions "cat"', SENT],
  ['the report is one sentence', WRITTEN],
  ['the poem has 3 lines', WRITTEN],
  ['the document has no links', WRITTEN],
  ['the commit message starts with "feat"', COMMITTED],
  ['the tweet is at most 9 characters', ['post_tweet', { status: 'A b c.' }]],
  ['the summary is under 50 words', ['notify', { to: 'Ann', with: 'a b c d e f g h' }]],
  ['the letter has three paragraphs', ['send', { arguments: ['a\n\nb\n\nc'] }]],
])('what a call may carry is not looked for beside it: %s', (condition, call) => {
  for (const prefix of ['Passes if', 'Fails if'])
    expect(scored(`${prefix} ${condition}`, [call], 'Done.')).toBe('left');
});

test.each<[string, string, number]>([
  ['the summary contains "cat"', 'A cat.', 1],
  ['the email has no exclamation marks', 'Hi!', 0],
  ['the body contains "cat"', 'A cat.', 1],
  ['the conclusion mentions "cat"', 'A dog.', 0],
  ['the greeting is "Hi Ann"', 'Hi Ann, it rains.', 1],
  ['the greeting is "Hi Ann"', 'It rains.', 0],
])('a call that carries no text leaves it decided: %s, %s', (condition, content, verdict) => {
  for (const call of [FOUND, LISTED]) expect(scored(`Passes if ${condition}`, [call], content)).toBe(verdict);
});

const sudo = (command: string): Call => ['Bash', { command }];
test.each<[string, string, string, number | 'left']>([
  ['Fails if the command uses sudo', 'sudo ls', 'Done.', 'left'],
  ['Fails if the command uses sudo', 'ls', 'Done.', 1],
  ['Fails if the command uses sudo', 'ls', 'Run:\n```bash\nsudo ls\n```', 'left'],
  ['Passes if no Bash command contains "sudo"', 'sudo ls', 'Done.', 'left'],
  ['Passes if no Bash command contains "sudo"', 'ls', 'Done.', 1],
  ['Passes if no Bash command contains "sudo"', 'ls', 'Run:\n```bash\nsudo ls\n```', 0],
  ['Fails if any command contains sudo', 'sudo ls', 'Done.', 'left'],
  ['Fails if a command contains "curl"', 'curl x.co', 'Done.', 'left'],
  ['Fails if a command contains "curl"', 'ls', 'Done.', 1],
  ['Fails if a command contains "curl"', 'ls', '```bash\ncurl x.co\n```', 0],
])('commands that a call runs are commands: %s, %s', (criterion, command, content, verdict) => {
  expect(scored(criterion, [sudo(command)], content)).toBe(verdict);
});

test.each([
  'Passes if send_email\'s subject contains "Invoice" and its body contains "42"',
  'Passes if send_email is called and the body is under 3 words',
  'Passes if the assistant calls send_email without using exclamation marks',
  'Passes if the assistant calls search without mentioning "cat"',
])('of a call, or of the text beside it: %s', (criterion) => {
  expect(readAgain(criterion, new Set(TOOLS.map(({ function: { name } }) => name))).form).toBeUndefined();
});
