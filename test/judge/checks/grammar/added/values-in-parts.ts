import type { Sentences } from './rows.ts';

/** Values, links and letters that each part has, or one. */
export const VALUES_IN_PARTS: Sentences = {
  decided: {
    'no two dates are the same': [
      ['2024-05-01 and 2024-05-02', 1],
      ['2024-05-01 and 2024-05-01', 0],
      ['2024-05-01 and May 1, 2024', 'open'],
      ['Hi', 1],
    ],
    'no emoji is repeated': [
      ['Hi 🙂 and 🎉', 1],
      ['Hi 🙂 and 🙂', 0],
      ['Hi 👍 and 👍🏽', 'open'],
    ],
    'every number is different': [
      ['We have 5, 6 and 7.', 1],
      ['We have 5, 6 and 5.', 0],
      ['We have 1,000 and 1000.', 'open'],
    ],
    'the response has at least two different links': [
      ['See https://a.org and https://b.org', 1],
      ['See https://a.org and https://a.org', 0],
      ['See https://a.org and https://a.org/', 'open'],
    ],
    'the response contains at least 2 distinct URLs': [
      ['https://a.org and https://b.org', 1],
      ['https://a.org and https://a.org', 0],
    ],
    'every bold phrase has at most 3 words': [
      ['**a b** and **c d e**', 1],
      ['**a b** and **c d e f**', 0],
      ['Hi', null],
    ],
    'every number has exactly 3 digits': [
      ['We have 123 and 456.', 1],
      ['We have 123 and 45.', 0],
    ],
    'Fails if an email address ends with ".ru"': [
      ['Write to a@b.ru', 0],
      ['Write to a@b.org', 1],
    ],
    'the first line contains a date': [
      ['Monday, 4 March 2024\n\nDear Kim', 1],
      ['Dear Kim\n\nMonday, 4 March 2024', 0],
    ],
    'each bullet contains a link': [
      ['- [a](https://a.example)\n- [b](https://b.example)', 1],
      ['- [a](https://a.example)\n- b', 0],
    ],
    'every numbered item has a dollar amount': [
      ['1. Tea: $2.50\n2. Milk: $1.20', 1],
      ['1. Tea: $2.50\n2. Milk', 0],
    ],
    'Fails if the last sentence contains a phone number': [
      ['Call +1 202-555-0143. We are there all day.', 1],
      ['We are there all day. Call +1 202-555-0143.', 0],
    ],
    'no heading contains a number': [
      ['# Plan\n\n1. Go', 1],
      ['# Plan 2\n\nGo', 0],
    ],
    'each paragraph has at least one percentage': [
      ['Up by 4 %.\n\nDown by 3 %.', 1],
      ['Up by 4 %.\n\nDown by three.', 0],
    ],
    'the table contains no URLs': [
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
      ['| a | b |\n|---|---|\n| 1 | https://a.example |', 0],
    ],
    'every line contains Cyrillic letters': [
      ['да\nнет', 1],
      ['да\nno', 0],
    ],
    'each bullet has a number': [
      ['- 3 eggs\n- 2 apples', 1],
      ['- 3 eggs\n- salt', 0],
    ],
    'the first line contains no digits': [
      ['Eggs\n3 of them', 1],
      ['3 eggs\nand salt', 0],
    ],
    // The number of an item may be a part of its line.
    'each line contains a number': [
      ['3 eggs\n2 apples', 1],
      ['1. eggs\n2. apples', 'open'],
      ['3 eggs\nsalt', 0],
    ],
    'every sentence has a digit': [
      ['It is 3. It was 2.', 1],
      ['1. It is so.\n2. It was so.', 'open'],
      ['It is 3. It was so.', 0],
    ],
    // What is bold over several sentences is so in each, or as a whole.
    'every sentence contains a bold word': [
      ['**Go** now. Do **it**.', 1],
      ['**Go now. Do it.** It is so.', 'open'],
      ['**Go** now. Do it.', 0],
    ],
    'each line is a URL': [
      ['https://a.example\nhttps://b.example', 1],
      ['- https://a.example\n- https://b.example', 'open'],
      ['https://a.example\nSee there', 0],
    ],
    'every heading contains "start" before "end"': [
      ['# The start and the end', 1],
      ['# The end\n\n## The start', 0],
    ],
    'the last paragraph is in French': [
      ['It is so.\n\nIl fait très beau aujourd’hui dans toute la ville.', 1],
      ['Il fait très beau aujourd’hui.\n\nThe weather is very nice in the city today.', 0],
    ],
    'the last list item is an email address': [
      ['- Ann\n- ann@a.example', 1],
      ['- ann@a.example\n- Ann', 0],
    ],
    'the greeting has no exclamation marks': [
      ['Hi Ann,\n\nThanks!', 1],
      ['Hi Ann!\n\nThanks.', 0],
    ],
    'every cell is "yes"': [
      ['| Yes | yes |\n|---|---|\n| yes | yes |', 1],
      ['| a | b |\n|---|---|\n| yes | yes |', 'open'],
      ['| a | b |\n|---|---|\n| yes | no |', 0],
    ],
    'the second line is not "foo"': [
      ['a\nb', 1],
      ['a\nfoo', 0],
    ],
    'Fails if any bullet is "N/A"': [
      ['- a\n- b', 1],
      ['- a\n- N/A', 0],
    ],
    'the last bullet reads "Done" or "Gone"': [
      ['- a\n- Gone', 1],
      ['- Gone\n- a', 0],
    ],
    'every bullet is in quotation marks': [
      ['- "a"\n- “b”', 1],
      ['- "a" or "b"', 0],
    ],
    'the first word is in upper case': [
      ['**NOTE**: so it is', 1],
      ['Note SO', 0],
    ],
    'the second word contains "well"': [
      ['a farewell', 1],
      ['a Wel-lish one', 0],
      ['well a', 0],
    ],
    'the first word is longer than the second': [
      ['Hello you', 1],
      ['You hello', 0],
    ],
    'every question contains "you"': [
      ['Are you there? It is so. Do you go?', 1],
      ['Are you there? Why?', 0],
      ['It is so.', null],
    ],
    'the last question starts with "Would"': [
      ['Is it? Would you go?', 1],
      ['Would you go? Is it?', 0],
    ],
    'more than half of the lines contain "foo"': [
      ['foo\nfoo\nbar', 1],
      ['foo\nbar', 0],
    ],
    'the first sentence of every paragraph contains "foo"': [
      ['Foo is. So.\n\nThe foo was. No.', 1],
      ['Foo is. So.\n\nIt was. The foo.', 0],
    ],
    'the last line of the first paragraph contains "foo"': [
      ['a\nfoo b\n\nc', 1],
      ['foo\na\n\nfoo', 0],
    ],
    'the first word of every line is in upper case': [
      ['- FOO a\n- BAR b', 1],
      ['1. FOO a\n2. BAR b', 'open'],
      ['FOO a\nbar b', 0],
    ],
    'the first cell of each data row is a number': [
      ['| A | B |\n|---|---|\n| 1 | x |\n| 2 | y |', 1],
      ['| A | B |\n|---|---|\n| x | 1 |', 0],
    ],
    'the first sentence of the second paragraph does not contain "foo"': [
      ['Foo.\n\nIt is. A foo.', 1],
      ['It is.\n\nFoo.', 0],
      ['It is.', null],
    ],
  },
  left: [
    'every number is in bold',
    'every date is bold',
    'there are more than two unique numbers',
    'three different ideas are in the response',
    ...['the bullets are "foo"', 'exactly one line is "---"', 'the "Summary" section is "foo"', 'each row is "foo"'],
    'the first sentence of every paragraph does not contain "foo"',
    ...['the first line is "foo" or in bold', 'every question is answered', 'the first word is a verb'],
    ...['more than half of the lines do not contain "foo"', 'the question is "foo"'],

    'each line contains a code block',
    'the table has no colons',
    'every code block is in French',
    'each URL is bold',
  ],
};
