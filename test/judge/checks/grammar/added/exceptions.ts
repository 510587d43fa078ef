import type { Sentences } from './rows.ts';

const TWO = '# Summary\n\nFine.\n\n# Risks\n\nNone.';

export const EXCEPTIONS: Sentences = {
  decided: {
    'the response contains no headings except "Summary"': [
      ['# Summary\n\nFine.', 1],
      ['No heading.', 1],
      [TWO, 0],
      ['# Summary of it\n\nFine.', 'open'],
    ],
    'the response has no headings other than "Summary" and "Risks"': [
      [TWO, 1],
      [`${TWO}\n\n# Costs\n\nNone.`, 0],
    ],
    'the response does not contain any headings except "Summary"': [
      ['# Summary\n\nFine.', 1],
      [TWO, 0],
    ],
    'Fails if the response contains any heading other than "Summary"': [
      ['# Summary\n\nFine.', 1],
      [TWO, 0],
    ],
    'the response uses no emojis except "✅"': [
      ['✅ Done', 1],
      ['Done', 1],
      ['✅ Done 🎉', 0],
    ],
    'the response contains no emoji other than ✅': [
      ['✅ Done', 1],
      ['🎉', 0],
    ],
    'the response contains no digits other than 7': [
      ['7 of 77', 1],
      ['7 of 8', 0],
    ],
    'the response contains no digits except 0 and 1': [
      ['0110', 1],
      ['0120', 0],
    ],
    'the response contains no punctuation except commas and full stops': [
      ['Well, yes.', 1],
      ['Well, yes!', 0],
      ["It's well, yes.", 'open'],
    ],
    'the response uses no punctuation other than full stops': [
      ['Yes. No.', 1],
      ['Yes, no.', 0],
    ],
    'the response must not contain any digits other than 7': [
      ['7', 1],
      ['8', 0],
    ],
    'Fails if the response contains emojis other than "✅"': [
      ['✅', 1],
      ['🎉', 0],
    ],
  },
  left: [
    'the response contains no headings except the first',
    'the response contains no headings except for long texts',
    'the response contains no digits except in dates',
    'the response contains no punctuation except where it is needed',
    'the response contains no names except "Anna"',
    'the response contains no numbers except the year',
    'the response gives no advice except "rest"',
    'the response contains no headings except "Summary" or a table',
    'the response contains nothing except facts',
    'the response contains some headings except "Summary"',
    'the response contains no capital letters except at the beginning of sentences',
    'the response uses no emojis but is friendly',
  ],
};
