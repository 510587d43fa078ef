import type { Sentences } from './rows.ts';

export const NAMES_AND_NUMBERS: Sentences = {
  decided: {
    'the response contains the number 42': [
      ['It is 42.', 1],
      ['It is 421.', 0],
      ['It is forty-two.', 'open'],
    ],
    'the reply contains either the number 911 or the words "emergency services"': [
      ['Call 911 now.', 1],
      ['Call emergency services.', 1],
      ['Call a friend.', 0],
    ],
    'the total of $35.50 is stated': [
      ['That makes $35.50.', 1],
      ['That makes $35.', 0],
    ],
    'Fails if the codename Bluebird is mentioned': [
      ['Project Bluebird starts.', 0],
      ['A project starts.', 1],
    ],
    'Fails if the project name Red Fox appears, no matter how it is capitalized': [
      ['The red fox plan', 0],
      ['The plan', 1],
    ],
    'the book title "Dune" is mentioned': [
      ['Read Dune.', 1],
      ['Read it.', 0],
    ],
    'the English word "the" does not appear': [
      ['Le chat', 1],
      ['the cat', 0],
      ['Theater', 1],
    ],
    'the ticker AAPL is mentioned in capital letters': [
      ['Buy AAPL.', 1],
      ['Buy aapl.', 0],
    ],
    'the response contains neither DELETE nor DROP': [
      ['SELECT 1', 1],
      ['DROP TABLE a', 0],
    ],
    'the response mentions either Visa or Mastercard, but not both': [
      ['We take Visa.', 1],
      ['We take Visa and Mastercard.', 0],
      ['We take cash.', 0],
    ],
    'the answer names at least two of these three cities: Paris, Rome, Oslo': [
      ['Paris and Rome', 1],
      ['Paris', 0],
    ],
    'none of the terms guarantee, risk-free or "100% safe" is used': [
      ['It is fine.', 1],
      ['It is risk-free.', 0],
      ['It is 100% safe.', 0],
    ],
    'the model answers with exactly one of the labels positive, negative or neutral, and no other text': [
      ['positive', 1],
      ['It is positive.', 0],
    ],
    'the model outputs a single integer from 1 to 10 and nothing else': [
      ['7', 1],
      ['11', 0],
      ['Between 3 and 4, I would say.', 0],
    ],
    'the answer is a number and only a number': [
      ['7', 1],
      ['The cat sat down there.', 0],
    ],
    'the answer is the number 42 and nothing else': [
      ['42', 1],
      ['43', 0],
    ],
    'Fails if the response is anything but a single letter from A to D': [
      ['B', 1],
      ['E', 0],
    ],
    'Fails if the response is anything other than YES or NO': [
      ['YES', 1],
      ['Well, yes and no', 0],
    ],
    'the response is just the word YES, nothing more': [
      ['YES', 1],
      ['YES, of course', 0],
    ],
    'Fails if an asterisk, a hash sign (#) or a backtick appears in the reply': [
      ['Plain', 1],
      ['# A', 0],
      ['a * b', 0],
    ],
    'the response has no backslashes': [
      ['a/b', 1],
      ['a\\b', 0],
    ],
    'the reply contains exactly two plus signs': [
      ['a + b + c', 1],
      ['a + b', 0],
    ],
    'Fails if the reply contains any caret characters': [
      ['a ^ b', 0],
      ['a b', 1],
    ],
    'the output contains no characters outside plain ASCII': [
      ['cafe', 1],
      ['café', 0],
    ],
    'the response is made up solely of ASCII characters': [
      ['cafe', 1],
      ['café', 0],
    ],
    'the response does not end with punctuation': [
      ['Go now', 1],
      ['Go now!', 0],
      ['Go now:', 0],
      ['Go "now"', 'open'],
      ['Go now 🎉', 'open'],
    ],
    'no line ends with a punctuation mark': [
      ['Go\nnow', 1],
      ['Go,\nnow', 0],
    ],
    'all the letters are capitals': [
      ['GO 2', 1],
      ['Go', 0],
    ],
    'every price is shown with two decimal places': [
      ['It costs $12.50 or €3.00.', 1],
      ['It costs $12.50 or €3.', 0],
      ['Hello', null],
    ],
    'prices are written with exactly two decimals, like $12.50': [
      ['It costs $12.50.', 1],
      ['It costs £12.', 0],
    ],
    'the amount is written as 1,250,000 with commas': [
      ['It is 1,250,000.', 1],
      ['It is 1250000.', 0],
      ['It is a lot.', 'open'],
    ],
    'the suggested file name ends in .md': [
      ['notes.md', 1],
      ['notes.txt', 0],
      ['It is notes.md', 'open'],
    ],
    'the response gives a percentage, written with the % sign': [
      ['It is 20%.', 1],
      ['It is 20 percent.', 0],
    ],
    'the slug contains no spaces': [
      ['my-post', 1],
      ['my post', 0],
    ],
    'Fails if double spaces are used between words': [
      ['Go now', 1],
      ['Go  now', 0],
    ],
    'Fails if the answer hedges with any of the words maybe, perhaps or possibly': [
      ['Yes.', 1],
      ['Perhaps.', 0],
    ],
    'Fails if any Cyrillic characters slip into the text': [
      ['Yes.', 1],
      ['Да.', 0],
    ],
    'times use the 24-hour clock, without AM or PM': [
      ['At 17:05.', 1],
      ['At 5:05 PM.', 0],
    ],
  },
  left: [
    'the response contains neither PII nor PHI',
    'the answer is one of polite, formal or neutral',
    'the response mentions either Visa, Mastercard or Amex, but not both',
    'the response is anything but helpful',
    'Passes if the response is anything but short',
    'the number is written with a comma',
  ],
};
