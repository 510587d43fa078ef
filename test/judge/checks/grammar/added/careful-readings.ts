import type { Sentences } from './rows.ts';

/** What was read in another sense than a careful writer's, by the rule that mended it. */
export const CAREFUL_READINGS: Sentences = {
  decided: {
    // Texts that differ only in upper and lower case.
    'the output contains "OK" but not "ok"': [
      ['OK', 1],
      ['ok', 0],
      ['OK, ok', 0],
    ],
    'the response contains both "Polish" and "polish"': [
      ['Polish', 0],
      ['Polish my Polish boots, polish them.', 1],
    ],
    '"May" appears more often than "may"': [['May May may', 1]],
    'the last line contains "OK" but not "ok"': [
      ['x\nOK', 1],
      ['ok', 0],
    ],
    'the response contains either "Polish" or "polish", but not both': [
      ['Polish', 1],
      ['Polish, polish', 0],
    ],
    'the response contains "OK" or "ok"': [
      ['OK', 1],
      ['Ok', 'open'],
      ['No.', 0],
    ],
    'the response contains "Foo" and "foo", ignoring case': [['Foo', 1]],
    'the first word is "The" and the last word is "the"': [
      ['The cat the', 1],
      ['The cat The', 'open'],
    ],
    'the response has 2 bullets max and 3 links max': [['- a', 1]],
    'the response has at least 2 bullets and a maximum of 3 links': [
      ['- a\n- b', 1],
      ['- a', 0],
    ],
    'the table has at most 5 rows and at most 2 columns': [['|a|b|\n|-|-|\n|1|2|', 1]],
    // What is said after a condition of an "it" that can only be the response.
    'the response is one sentence, it ends with a period': [['We left.', 1]],
    'the response has no emojis (it is under 50 words)': [['We left.', 1]],
    // The first of all, or of the two that are named.
    'the response has a table and a list and the list comes first': [
      ['- a\n\n|a|b|\n|-|-|\n|1|2|', 1],
      ['Intro:\n\n- a\n\n|a|b|\n|-|-|\n|1|2|', 'open'],
      ['|a|b|\n|-|-|\n|1|2|\n\n- a', 0],
    ],
    'the response has a heading and a table and the table comes last': [['# A\n\n|a|b|\n|-|-|\n|1|2|\n\nBye', 'open']],
    'the response has a table and it comes first': [['Intro\n\n|a|b|\n|-|-|\n|1|2|', 0]],
    // Numbers in the text, or before the items of a list.
    'the response uses either bullets or numbers, but not both': [
      ['- a\n- b', 1],
      ['- a\n- b costs 5', 'open'],
      ['I have 5 apples.', 'open'],
      ['I left.', 0],
    ],
    'Fails if the response uses bullets or numbers': [
      ['- a', 0],
      ['1. a', 'open'],
      ['I left.', 1],
    ],
    'the response has at least one bullet and at least three digits': [['- Dial 123', 1]],
    // Keys by their names alone.
    'the JSON contains only user_id and name': [['{"user_id": 1, "name": 2}', 1]],
    'the JSON contains only `user_id`': [['{"user_id": 1, "name": 2}', 0]],
    'the JSON contains only the keys ID and NAME': [['{"ID": 1, "NAME": 2}', 1]],
    // What stands before an explanation that there is not.
    'Fails if the code comes before the explanation': [
      ['```\nx\n```', 'open'],
      ['```\nx\n```\nThis code prints the name.', 0],
    ],
    // One word in bold.
    'each bullet starts with a bold word followed by a colon': [
      ['- **Price:** low', 1],
      ['- **Price per year:** low', 'open'],
      ['- **Price** low', 0],
    ],
    'each bullet starts with a bold phrase': [['- **Price per year:** low', 1]],
    'Fails if the response contains a sentence twice': [['We left. We left.', 0]],
  },
  left: [
    // Whether a bound is one for the next number, too.
    'the response has a maximum of 50 words and 3 sentences',
    'the response contains up to 5 bullets, 3 links and 2 headings',
    'each paragraph has a maximum of 50 words and 3 sentences',
    'Reward replies with up to 3 bullets and 2 links',
    'the response has up to 3 links and a table',
    'the response uses at minimum 3 bullets and 2 links',
    'the table has at most 5 rows and 2 columns',
    // Whether "it" is the thing or the response.
    'the response has a heading (it has a number)',
    'the response has a code block - it mentions "import"',
    'the response has a list (it mentions "refund")',
    'the response contains one link - it starts with "https"',
    // What JSON is made of, or what there is, and no key.
    'the JSON contains only ASCII',
    'the JSON contains only snake_case',
    'the JSON contains only `null`',
    'the JSON contains NaN',
    'Penalize anything other than a JSON object',
    'Penalize anything but a JSON array',
    // A number as JSON writes it, and no other.
    'the response is a JSON number',
    'Fails if the response is not a JSON number',
    'the response is a number rather than a numeric string',
    // The same one again, or another.
    'Fails if the response includes a heading more than once',
    'Penalize using a heading more than once',
  ],
};
