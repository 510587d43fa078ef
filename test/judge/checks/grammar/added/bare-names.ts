import type { Sentences } from './rows.ts';

/** Names without quotation marks, where a sentence speaks of what is written. */
export const BARE_NAMES: Sentences = {
  decided: {
    'every bullet starts with Added, Fixed, Changed or Removed': [
      ['- Added a page\n- Fixed a fault', 1],
      ['- Added a page\n- We fixed a fault', 0],
      ['- added a page', 'open'],
    ],
    'every line ends with Yes or No': [
      ['One: Yes\nTwo: No', 1],
      ['One: Yes\nTwo: maybe', 0],
    ],
    'Lisbon is mentioned before Porto': [
      ['First Lisbon, then Porto.', 1],
      ['First Porto, then Lisbon.', 0],
    ],
    'Fails if Lisbon is not mentioned in the first sentence': [
      ['Lisbon is warm. Porto is not.', 1],
      ['Porto is cool. Lisbon is warm.', 0],
    ],
    'the answer mentions Globex before Initech': [
      ['Globex and Initech', 1],
      ['Initech and Globex', 0],
    ],
    'the response mentions either Visa or Mastercard, but not both': [
      ['Pay by Visa.', 1],
      ['Pay by Visa or Mastercard.', 0],
      ['Pay in cash.', 0],
    ],
    'the response mentions Paris and Rome, but not Berlin': [
      ['From Paris to Rome.', 1],
      ['From Paris to Rome, by way of Berlin.', 0],
    ],
    'the answer contains neither DELETE nor DROP': [
      ['SELECT name FROM people', 1],
      ['DROP TABLE people', 0],
      ['You may delete it.', 'open'],
    ],
    'Fails if userName appears': [
      ['The name is Kim.', 1],
      ['Set userName to Kim.', 0],
    ],
    'the first word is Sure': [
      ['Sure, here it is.', 1],
      ['Here it is.', 0],
    ],
    'the response opens with Hello World': [
      ['Hello World, how are you?', 1],
      ['Good day.', 0],
    ],
    'the last line is just END': [
      ['Text\nEND', 1],
      ['Text\nEND of it', 0],
      ['Text\nend', 'open'],
    ],
    'the last line is END and nothing else': [
      ['Text\nEND', 1],
      ['Text\nEND of it', 0],
    ],
    'the response starts with yes or no': [
      ['Yes, it does.', 1],
      ['It does.', 0],
    ],
    'the first bullet is just "Overview"': [
      ['- Overview\n- Details', 1],
      ['- Overview of it\n- Details', 0],
    ],
  },
  left: [
    'the first line is OK',
    'the first line is CAPITALIZED',
    'the title is JSON',
    'the answer contains PII',
    'the response uses Celsius',
    'the response is Klingon',
    'Fails if the response mentions Swahili words',
    'the response mentions the Apple logo',
    "Fails if the response mentions Kim's age",
    'the response starts with Markdown',
    'the response starts with Chinese characters',
    'the response says Yes',
    'the response is about Lisbon',
  ],
};
