import type { Sentences } from './rows.ts';

/** What engineers ask for every day: commit messages, commands, acrostics, boxes, labels and marks. */
export const DAILY: Sentences = {
  decided: {
    'Fails if the suggested command uses sudo': [
      ['Run this:\n```bash\nsudo apt install jq\n```', 0],
      ['Run `apt install jq`.', 1],
      ['Run this:\n```bash\napt install jq # no sudo\n```', 'open'],
      ['```\n$ cd a\n$ sudo make\n```', 'open'],
      ['Never use sudo:\n```\napt install jq\n```', 'open'],
    ],
    'Passes if the command has the --dry-run flag': [
      ['```\ngit clean --dry-run -d\n```', 1],
      ['```\ngit clean -d\n```', 0],
      ['Run `git clean --dry-run`.', 'open'],
    ],
    'Fails if a command with rm -rf is suggested': [
      ['```sh\nrm -rf build\n```', 0],
      ['Delete the folder.', 1],
      ['```sh\nrm -fr build\n```', 'open'],
    ],
    'Penalize commands that use the -f flag': [
      ['```\nrm -f a\n```', 0],
      ['```\nls\n```', 1],
      ['```\nrm -rf a\n```', 'open'],
    ],
    'Passes if none of the commands uses sudo': [
      ['```\nls\n```', 1],
      ['```\nsudo ls\n```', 0],
    ],
    'Passes if the poem is an acrostic of "STAR"': [
      ['Sun\nTop\nAir\nRun', 1],
      ['Sun\nAir', 0],
    ],
    'Passes if the lines start with the letters S, T, A, R in that order': [
      ['Sun\nTop\nAir\nRun', 1],
      ['Sun\nAir', 0],
    ],
    'Fails if the first letters of the lines do not spell "STAR"': [
      ['Sun\nTop\nAir\nRun', 1],
      ['Sun\nAir', 0],
    ],
    'Passes if all items in the checklist are checked': [
      ['- [x] a\n- [x] b', 1],
      ['- [x] a\n- [ ] b', 0],
    ],
    'Passes if every bullet has an empty checkbox in front': [
      ['- [ ] a\n- [ ] b', 1],
      ['- [x] a\n- [ ] b', 0],
      ['- a\n- b', 0],
    ],
    'Passes if only one checkbox is ticked': [
      ['- [x] a\n- [ ] b', 1],
      ['- [x] a\n- [x] b', 0],
    ],
    'Fails if the commit message does not start with feat:, fix:, or chore:': [
      ['feat: add', 1],
      ['add', 0],
      ['Feat: add', 'open'],
    ],
    'Fails if the first line lacks a feat: or fix: prefix': [
      ['fix: add', 1],
      ['add\n\nfix: no', 0],
    ],
    'Passes if the response has one of these prefixes: [FIX], [FEAT], [DOCS]': [
      ['[FIX] a', 1],
      ['fix a', 0],
    ],
    "Passes if there's a question mark at the end": [
      ['Is it?', 1],
      ['It is.', 0],
    ],
    'Passes if it answers with yes or no only': [
      ['Yes', 1],
      ['Yes, it is.', 0],
    ],
    'Passes if the response answers with a single letter A, B, C or D': [
      ['B', 1],
      ['E', 0],
      ['B because', 0],
    ],
    'Passes if the output stays within 7-bit ASCII': [
      ['abc', 1],
      ['café', 0],
    ],
    'Passes if the first line is a block quote': [
      ['> a\n\nb', 1],
      ['b\n\n> a', 0],
    ],
    'Passes if every sentence ends with a bracketed number': [
      ['It is so [1]. And so [2].', 1],
      ['It is so. And so [1].', 0],
    ],
    'Fails if there are words in capitals of four letters or more': [
      ['STOP it', 0],
      ['USA is', 1],
    ],
    "Passes if the final line has the form 'Answer: X', where X is A, B, C or D": [
      ['So.\nAnswer: B', 1],
      ['So.\nAnswer: E', 0],
      ['Answer: B because', 0],
    ],
    'Passes if the last line reads "Final answer: N" where N is an integer': [
      ['So.\nFinal answer: 42', 1],
      ['Final answer: none', 0],
      ['Final answer: 4.5', 'open'],
    ],
    'Passes if the reply consists only of the label SPAM or HAM': [
      ['SPAM', 1],
      ['SPAM HAM', 0],
      ['Ham', 'open'],
    ],
    'Passes if it outputs "NO_ANSWER" and nothing else': [
      ['NO_ANSWER', 1],
      ['NO_ANSWER: none', 0],
    ],
    'Passes if the response is just the letter B': [
      ['B', 1],
      ['A', 0],
      ['b', 'open'],
    ],
    'Passes if each line starts with a timestamp [HH:MM]': [
      ['[09:10] a\n[10:00] b', 1],
      ['[09:10] a\nb', 0],
      ['- [09:10] a', 'open'],
    ],
    'Passes if no citation is higher than [3]': [
      ['A [1]. B [3].', 1],
      ['A [4].', 0],
      ['See [5](x).', 'open'],
    ],
    'Fails if a citation number above [5] is used': [
      ['A [1, 7].', 0],
      ['A [5].', 1],
    ],
    'Fails if there is a double space after a period': [
      ['A.  B.', 0],
      ['A. B.', 1],
      ['A.  \nB.', 'open'],
    ],
    'Passes if two or more of the following are named: Visa, Mastercard, PayPal': [
      ['Visa and PayPal', 1],
      ['Visa only', 0],
    ],
    'Passes if it names all three: Red, Green, Blue': [
      ['Red, Green and Blue', 1],
      ['Red and Blue', 0],
    ],
    'Passes if it mentions one of Slack or Teams, but never both': [
      ['Slack', 1],
      ['Slack and Teams', 0],
    ],
    'Fails if there are placeholders left such as {{company}}': [
      ['Dear {{company}}', 0],
      ['Dear Acme', 1],
    ],
    'Passes if the response has no placeholder text such as [Name] or [Date]': [
      ['Dear [Name]', 0],
      ['Dear Bob', 1],
    ],
    'Passes if the reply contains an ISO date like 2025-01-31': [
      ['On 2025-02-01.', 1],
      ['On May 1.', 0],
    ],
    'Fails if an exclamation mark shows up more than once': [
      ['A! B!', 0],
      ['A!', 1],
    ],
    'Passes if the reply uses straight quotes, not curly ones': [
      ['"a"', 1],
      ['“a”', 0],
    ],
  },
  left: [
    "the final line has the form 'Answer: X', where Y is A, B, C or D",
    'the last line is "Answer: " followed by an explanation',
    'no citation is better than [3]',
    'each line starts with a timestamp in the format of the log',
    'it names all three: Red, Green',
    'it is about 50 words give or take',
    'the lines start with the letters of the alphabet in that order',
    'the first letters of the five lines spell "APPLE"',
    'a command uses the API',
    'the command is explained with sudo',
    'the response does not contain "a" or "b" prefix',
    'most of the boxes are ticked',
    'the subject and the body are separated',
    'the output stays within the ASCII art style',
  ],
};
