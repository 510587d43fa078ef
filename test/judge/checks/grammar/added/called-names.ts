import type { Sentences } from './rows.ts';

/** What a quoted text is called tells upper from lower case, and a word from a part of one. */
export const CALLED_NAMES: Sentences = {
  decided: {
    'the response contains the name "Will"': [
      ['I met Will.', 1],
      ['I will help you.', 'open'],
      ['Nobody.', 0],
    ],
    'Fails if the response mentions the brand "Target"': [
      ['I am at Target.', 0],
      ['The target is 5.', 'open'],
      ['None.', 1],
    ],
    'the response does not use the company name "Gap"': [
      ['At Gap.', 0],
      ['A gap.', 'open'],
      ['None.', 1],
    ],
    'the product "Windows" appears': [['Two windows.', 'open']],
    'the book title "It" appears': [['So it is.', 'open']],
    'the response mentions the first name "Rose"': [
      ['I met Rose.', 1],
      ['He rose.', 'open'],
    ],
    'the response mentions the brand "acme"': [['By Acme.', 1]],
    'the response contains the name "Will" (case-insensitive)': [['i will', 1]],
    'the response contains the acronym "AIDS"': [
      ['It is AIDS.', 1],
      ['He aids us.', 'open'],
    ],
    'the response contains the command "ls -L"': [
      ['Run ls -L.', 1],
      ['Run ls -l.', 'open'],
      ['Run cd.', 0],
    ],
    'the response contains the phrase "Thank you"': [['thank you', 1]],
    'the response contains the symbol "→"': [['a → b', 1]],
    'the response starts with the prefix "[INFO]"': [['[INFO] a', 1]],
    'the response contains the verb "utilize"': [['We utilize it.', 1]],
  },
  left: [
    'the response contains the symbol "K"',
    'Fails if the response contains the symbol "Fe"',
    'the response contains the prefix "un-"',
    'the response contains the suffix "-ing"',
    'the response contains the suffix "ed"',
    'the response contains the verb "book"',
    'Fails if the response contains the noun "book"',
  ],
};
