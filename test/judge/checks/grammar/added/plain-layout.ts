import type { Sentences } from './rows.ts';

/** Parts and places in plainer words. */
export const PLAIN_LAYOUT: Sentences = {
  decided: {
    'Passes if the response finishes with the exact sentence "Is there anything else I can help with?" and no text follows it':
      [
        ['All done. Is there anything else I can help with?', 1],
        ['Is there anything else I can help with? Bye.', 0],
      ],
    'Passes if the response offers two alternatives separated by a line that consists of exactly six asterisks': [
      ['Yes.\n******\nNo.', 1],
      ['Yes.\n\nNo.', 0],
    ],
    // Shares of parts.
    'at least half of the bullets contain a number': [
      ['- 1\n- a', 1],
      ['- 1\n- a\n- b', 0],
      ['- a', 0],
      // Nested items may count or not.
      ['- 1\n- a\n  - b', 'open'],
      ['Fine.', null],
    ],
    'at least 80% of the bullets contain a number': [
      ['- 1\n- 2\n- 3\n- 4\n- a', 1],
      ['- 1\n- 2\n- 3\n- a', 0],
    ],
    'Fails if fewer than half of the bullets contain a number': [
      ['- 1\n- a', 1],
      ['- 1\n- a\n- b', 0],
    ],
    'Fails if at most a third of the lines end with a period': [
      ['A.\nB\nC', 0],
      ['A.\nB.\nC', 1],
    ],
    'all but one of the lines end with a period': [
      ['A.\nB.\nC', 1],
      ['A.\nB.', 0],
      ['A.\nB\nC', 0],
      ['A', 0],
    ],
    // All but the first or the last: of that one it may be meant that it is otherwise.
    'every bullet but the last ends with a semicolon': [
      ['- a;\n- b;\n- c.', 1],
      ['- a;\n- b.\n- c.', 0],
      ['- a;\n- b;\n- c;', 'open'],
    ],
    'no bullet except the first contains a link': [
      ['- http://a.com\n- b', 1],
      ['- a\n- http://b.com', 0],
      ['- a\n- b', 'open'],
    ],
    'only the last bullet ends with a period': [
      ['- a\n- b.', 1],
      ['- a.\n- b.', 0],
      ['- a\n- b', 0],
    ],
    'only the first bullet contains a digit': [
      ['See:\n\n- 1\n- b', 1],
      ['See 2:\n\n- 1\n- b', 'open'],
      ['- 1\n- 2', 0],
      ['- a\n- 2', 0],
    ],
    'the word "milk" appears outside the list': [
      ['Milk:\n\n- a\n- [ ] b', 1],
      ['So:\n\n- milk\n- [ ] milk', 0],
      ['Milk.', 'open'],
      ['Milk:\n\n- a\n\n1. b', 'open'],
    ],
    // "None of them"
    'there are three bullets, and none of them ends with a period': [
      ['- a\n- b\n- c', 1],
      ['- a\n- b\n- c.', 0],
      ['- a\n- b', 0],
    ],
    'it has at least two links, all of them using https': [
      ['https://a.com https://b.com', 1],
      ['https://a.com http://b.com', 0],
      ['https://a.com', 0],
    ],
    'each bullet ends with a period and none of them has more than five words': [
      ['- One two.\n- Three.', 1],
      ['- One two three four five six.', 0],
    ],
    'Fails if the response has bullets but none of them has a number': [
      ['- a\n- b', 0],
      ['- 1\n- b', 1],
      ['Fine.', 1],
    ],
    'Reward a list in which each item ends with a period': [
      ['- a.\n- b.', 1],
      ['- a.\n- b', 0.75],
    ],
    'the response has a list in which no item ends with a period': [
      ['- a\n- b', 1],
      ['- a.\n- b', 0],
    ],
    // A label and a value, a line of a form.
    'the last line is "Answer:" followed by a number': [
      ['So.\nAnswer: 14', 1],
      ['Answer: 14\nSo.', 0],
      ['So.\nAnswer: B', 0],
      ['So.\nAnswer: $14', 'open'],
      ['So.\nAnswer: fourteen', 'open'],
      ['So.\n**Answer:** 14', 'open'],
    ],
    'the final line is "Answer: " followed by one of the letters A, B, C or D': [
      ['So.\nAnswer: C', 1],
      ['So.\nAnswer: E', 0],
      ['So.\nAnswer: C, of course', 'open'],
    ],
    'there is a line of the form "Rating: N/5", where N is a whole number from 1 to 5': [
      ['Good.\nRating: 3/5', 1],
      ['Good.\nRating: 7/5', 0],
      ['Good.\nRating: three', 0],
      ['Good.\nRating: 3/5 stars', 'open'],
    ],
    'the response ends with a line of the form "Score: N", where N is an integer': [
      ['Good.\nScore: 8', 1],
      ['Score: 8\nGood.', 0],
    ],
    // Lines and lists.
    'there are no empty lines in the response': [
      ['a\nb', 1],
      ['a\n\nb', 0],
    ],
    'the response has exactly three lines, not counting blank lines': [
      ['a\n\nb\nc', 1],
      ['a\n\nb', 0],
    ],
    'there are at most 3 words per bullet': [
      ['- one two three', 1],
      ['- one two three four\n- one', 0],
    ],
    'the response has at most 80 characters per line': [
      ['Fine.\nSo.', 1],
      [`Fine.\n${'a'.repeat(81)}`, 0],
    ],
    'the lines are in reverse alphabetical order': [
      ['Pear\nApple', 1],
      ['Apple\nPear', 0],
      ['Pear\nThe apple', 'open'],
    ],
    'the bullets are arranged in alphabetical order from A to Z': [
      ['- Apple\n- Pear', 1],
      ['- Pear\n- Apple', 0],
    ],
    'the numbered list starts at 3': [
      ['3. a\n4. b', 1],
      ['1. a\n2. b', 0],
      ['3. a\n3. b', 'open'],
      ['3. a\n4. b\n\nSo:\n\n1. c', 'open'],
      ['Fine.', 0],
    ],
    'the steps are numbered from 1 upwards without a gap': [
      ['1. a\n2. b', 1],
      ['1. a\n3. b', 0],
    ],
    'the steps are numbered 1, 2, 3 and so on with none skipped': [
      ['1. a\n2. b', 1],
      ['1. a\n3. b', 0],
    ],
    'the steps are presented as a numbered list': [
      ['1. a\n2. b', 1],
      ['- a\n- b', 0],
    ],
    'the only emoji used is ✅': [
      ['Done ✅', 1],
      ['Done ✅ 🎉', 0],
      ['Done', 'open'],
    ],
    'the only heading is "Answer"': [
      ['## Answer\n\nYes.', 1],
      ['## Answer\n\nYes.\n\n## More\n\nNo.', 0],
    ],
    'every URL in the response starts with "https://"': [
      ['See https://a.com', 1],
      ['See http://a.com', 0],
    ],
    'Fails if a URL is pasted raw rather than as a Markdown link': [
      ['See http://a.com', 0],
      ['See [a](http://a.com)', 1],
    ],
    'Fails if an image is embedded with Markdown syntax': [
      ['![a](a.png)', 0],
      ['An image', 1],
    ],
  },
  left: [
    'most of the bullets contain a number',
    'half of the bullets contain a number',
    'at least half of the response is bold',
    'at least half of the bullets do not contain a number',
    'all but one of the bullets do not contain a number',
    'every row except the first has a number',
    // Of both, or of the bullets?
    'there are a heading and three bullets, and none of them ends with a period',
    // Sentences of each paragraph, or paragraphs?
    'each paragraph has three sentences and none of them is a question',
    'each bullet has two words and none of them is capitalized',
    'every bullet contains a link and each of them uses https',
    'the first paragraph has two links and all of them use https',
    'Penalize a list in which each item ends with a period',
    'the response has a list in which two items are the same',
    // An average may be meant.
    'there are at most 20 words per sentence',
    'the response has three words per line',
    'Fails if there are more than three words per bullet',
    'the response has exactly three lines, blank lines included',
    'the second list starts at 3',
    'the only emoji in the response is at the end',
    'the only heading is "## Answer"',
    'there is a line of the form "Score: N/10"',
    'the last line has the form "Answer: X", where Y is a number',
    'the response starts with "Answer:" followed by a number',
    'Fails if it has fewer than three links or more than five words',
    'Passes if it ends with "Bye" if nothing follows it',
    'Passes if each section has its own short summary',
  ],
};
