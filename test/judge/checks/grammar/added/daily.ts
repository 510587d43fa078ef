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
  },
  left: [
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
