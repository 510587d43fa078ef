import type { Sentences } from './rows.ts';

export const REFERENCES: Sentences = {
  decided: {
    'Fails if "dosage" is mentioned and "doctor" is not.': [
      ['The dosage is 2 pills.', 0],
      ['Ask a doctor about the dosage.', 1],
      ['Take it easy.', 1],
    ],
    '"alpha" is in the response and neither "beta" nor "gamma" is': [
      ['alpha', 1],
      ['alpha, gamma', 0],
      ['delta', 0],
    ],
    'headings are used and emojis are not': [
      ['# One', 1],
      ['# One 🙂', 0],
      ['One', 0],
    ],
    '"visa" is mentioned and so is "cash"': [
      ['Visa or cash.', 1],
      ['Visa.', 0],
    ],
    '"alpha" is not used and neither is "beta"': [
      ['gamma', 1],
      ['beta', 0],
    ],
    '"alpha" appears twice and "beta" never': [
      ['alpha alpha', 1],
      ['alpha alpha beta', 0],
      ['alpha', 0],
    ],
    '"draft" is not mentioned and "final" is': [
      ['The final text.', 1],
      ['The final draft.', 0],
    ],
    'there is exactly one code block and it is tagged as sql': [
      ['```sql\nSELECT 1\n```', 1],
      ['```python\nx\n```', 0],
      ['Hi', 0],
    ],
    'the response has one table, and that table has exactly two columns': [
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
      ['| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |', 0],
    ],
    'the last line starts with "Total" and that line is at most 12 characters long': [
      ['Bread 3\nTotal 3', 1],
      ['Bread 3\nTotal of all 3', 0],
      ['Total 3\nBye', 0],
    ],
    'the first paragraph mentions "refund", and that paragraph has at most 5 words': [
      ['A refund is due.\n\nBye', 1],
      ['A refund is due within three days.\n\nBye', 0],
    ],
    'there is a line that starts with "Total:", and that line ends with "USD"': [
      ['Bread 3\nTotal: 3 USD', 1],
      ['Total: 3 EUR\nPaid in USD', 0],
      ['Total: 3 USD\nTotal: 3 EUR', 'open'],
      ['Hi', 0],
    ],
    'the reply opens with a line that begins with "Subject:"': [
      ['Subject: Hello\nDear Ann', 1],
      ['Dear Ann\nSubject: Hello', 0],
    ],
    'Fails if the response ends with a sentence that contains "sorry".': [
      ['Hi. I am sorry.', 0],
      ['I am sorry. Bye.', 1],
    ],
    'the output ends with a line reading "THE END"': [
      ['Once.\nTHE END', 1],
      ['THE END\nOnce.', 0],
    ],
    'there is exactly one emoji, and it is the very last character': [
      ['Bye 🙂', 1],
      ['🙂 Bye', 0],
      ['🙂 Bye 🙂', 0],
    ],
    'the response has one table, which has exactly three columns': [
      ['| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |', 1],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 0],
    ],
    'the whole output is in lowercase letters, with no capitals anywhere': [
      ['all small', 1],
      ['Not all small', 0],
    ],
    'the response has a "Subject:" line': [
      ['Subject: x', 1],
      ['Hi', 0],
      ['The Subject: line is missing.', 'open'],
    ],
    'Fails if there is no "Total:" line.': [
      ['Total: 3', 1],
      ['3', 0],
    ],
    '"start_date" comes before "end_date"': [
      ['First start_date, then end_date.', 1],
      ['{"start_date": "2024-05-02", "end_date": "2024-05-01"}', 'open'],
      ['start_date: 2024-05-02\nend_date: 2024-05-01', 'open'],
    ],
    'the "id" values are unique': [
      ['[{"id": 1}, {"id": 2}]', 1],
      ['[{"id": 1}, {"id": 2}, {"id": 1}]', 0],
      ['{"items": [{"id": "a"}, {"id": "a"}]}', 0],
      ['[{"id": 1, "parts": [{"id": 1}]}]', 'open'],
    ],
    'just one emoji is used and it is the final character of the message': [
      ['Done 🎉', 1],
      ['🎉 Done', 0],
      ['🎉 Done 🎉', 0],
    ],
    'there is a single heading and that heading is the first line of the response': [
      ['# One\n\nText', 1],
      ['Text\n\n# One', 0],
      ['# One\n\n# Two', 0],
    ],
    'Reward replies that include exactly one question and place it at the very end': [
      ['Fine. Shall we?', 1],
      ['Shall we? Fine.', 0.5],
    ],
    'three bullet points are given and they are all under 3 words': [
      ['- a\n- b c\n- d', 1],
      ['- a\n- b c\n- d e f', 0],
      ['- a\n- b', 0],
    ],
    "line_items is an array and it isn't empty": [
      ['{"line_items": [1]}', 1],
      ['{"line_items": []}', 0],
      ['{"line_items": "a"}', 0],
    ],
    'tags is an array and has 2 items': [
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a"]}', 0],
    ],
    'the "score" field is a number and it is between 0 and 1': [
      ['{"score": 0.5}', 1],
      ['{"score": 2}', 0],
    ],
  },
  left: [
    '"alpha" is mentioned twice and "beta" is not',
    'the first line starts with "Subject:" and it is at most 60 characters long',
    'there is exactly one code block and it starts with "SELECT"',
    'the first line and the last line are short and that line ends with a colon',
    'the response starts with a line that begins with "Alpha" and ends with "Beta"',
    'there is exactly one heading, which is short',
    'the response contains at least one table, which has three columns',
    'there is a table and a list and it has three columns',
    'there is a table with a caption and it has three columns',
    'the first line contains exactly one emoji and it is the last character',
    'each section has exactly one link and it is the last thing in it',
    'there is exactly one emoji and it is the last thing in the first line',
    'there is a heading and it is under 50 words',
    'Fails if there is a single emoji and it is the last thing in the response',
    'tags is an array and it has a title',
    'total is a number and it has three paragraphs',
    'answer is a string and it is lowercase',
    'total is a number and it is above 0 or it is empty',
  ],
};
