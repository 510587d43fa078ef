import type { Sentences } from './rows.ts';

/** Sentences of which a word was dropped, and texts of which more than one thing can be said. */
export const DROPPED_WORDS: Sentences = {
  decided: {
    'there are two to four hashtags, all at the end': [
      ['Hi #a #b #c', 1],
      ['#a hi #b #c', 0],
      ['Hi #a', 0],
    ],
    // A window has an order of its own.
    'the SQL sorts by created_at, newest first': [
      ['```sql\nSELECT ROW_NUMBER() OVER (ORDER BY created_at DESC) FROM t;\n```', 'open'],
      ['```sql\nSELECT a FROM t ORDER BY created_at DESC;\n```', 1],
    ],
    'the branch name is in kebab-case': [
      ['git checkout -b fix-login', 'open'],
      ['fix-login', 1],
      ['Fix login', 0],
    ],
    'there are at least three different numbers': [
      ['1,2,3', 'open'],
      ['1, 2 and 3', 1],
      ['1,000,000', 0],
    ],
    'every image has alt text': [
      ['Write `![](photo.png)` and save.', 'open'],
      ['![](photo.png)', 0],
    ],
    // With a list beside it, it may be one sentence, or not.
    'the response is a single sentence': [
      ['Here they are:\n\n- a\n- b', 'open'],
      ['# A\n\nIt is.', 'open'],
      ['It is.', 1],
      ['It is. So be it.\n\n- a', 0],
    ],
    'the assistant answers in one or two sentences': [
      ['It is. So be it.\n\n| a |\n|---|\n| b |', 'open'],
      ['It is. So be it.', 1],
    ],
    'the response consists of exactly two paragraphs': [
      ['It is.\n\nSo be it.\n\n- a\n- b', 'open'],
      ['It is.\n\nSo be it.', 1],
      ['It is.\n\nSo be it.\n\nOn.\n\n- a', 0],
    ],
    'the response has exactly two sentences': [['It is. So be it.\n\n- a\n- b', 1]],
    'each section is a single paragraph': [
      ['# A\n\nIt is.\n\n- a\n\n# B\n\nSo be it.', 'open'],
      ['# A\n\nIt is.\n\n# B\n\nSo be it.', 1],
    ],
    'it contains one emoji and no more': [
      ['Our sale starts 😀', 1],
      ['Our 😀 sale starts 😀', 0],
    ],
    // Of a part without such a part nobody says what is asked.
    'the second sentence of each paragraph contains a comma': [
      ['One here.\n\nOne here. Two, here.', 'open'],
      ['One here. Two, here.\n\nOne. Two, so.', 1],
      ['One here. Two here.\n\nOne.', 0],
    ],
    'there is exactly one question mark, and it is the last character': [
      ['Is it (ok?)', 'open'],
      ['Is it ok?', 1],
      ['Is it? Yes.', 0],
    ],
    // An item of a list without a mark at its end may be a sentence.
    'the reply never starts a sentence with "However"': [
      ['- Fine\n- However, we do not ship there', 'open'],
      ['- Fine\n- We ship there', 1],
      ['Fine. However, we go.', 0],
    ],
    'the reply contains "refund" and "14 days" in the same sentence': [
      ['- We issue a refund within 14 days\n- We answer mails', 'open'],
      ['We issue a refund within 14 days.', 1],
    ],
    'there are two blank lines in a row': [
      ['a\n\n\nb', 1],
      ['a\n\nb', 0],
    ],
    'the response is exactly "foo" (without quotes)': [
      ['foo', 1],
      ['bar', 0],
    ],
    'line 3 mentions "foo"': [
      ['a\n\nfoo', 'open'],
      ['a\n\nb\nfoo', 'open'],
      ['a\nb\nfoo', 1],
      ['a\nb\nc', 0],
    ],
    'Fails if the second line has more than 3 words': [
      ['a\n\nb b b b', 'open'],
      ['a\nb b b b', 0],
      ['a\n\nb b b', 1],
    ],
    'the response mentions "foo" in inline code': [
      ['```\nfoo\n```', 'open'],
      ['`foo`', 1],
      ['foo', 0],
    ],
    'links are formatted as [text](url)': [
      ['[a][1]\n\n[1]: http://b.com', 'open'],
      ['[a](http://b.com)', 1],
      ['http://b.com', 0],
    ],
    'every price has two decimal places': [
      ['$5.00-6', 'open'],
      ['$5.00-6.00', 1],
      ['$5', 0],
    ],
    'the response contains every number the user mentioned': [
      ['-5', 'open', 'I pay 5.'],
      ['5', 1, 'I pay 5.'],
      ['6', 0, 'I pay 5.'],
    ],
    'it has an order number in the format #12345': [
      ['Order #54321', 1],
      ['Order 54321', 0],
      ['112345', 0],
    ],
    'the YAML sets "run: npm"': [
      ['run: npm', 1],
      ['run: yarn', 0],
    ],
  },
  left: [
    // More than can be looked for one by one.
    'it has 29 to 33 hashtags, all at the end',
    // And no straight ones.
    'the response contains curly quotes rather than straight ones',
    // Keys of other things than JSON.
    'the API key is "abc"',
    'the primary field is "name"',
    // In any message, or in every one?
    'Fails if an emoji is used more than once per message',
    'Fails if there are fewer than 20 words per message',
    // The links may count, or not.
    'it is at most 280 characters, links not counted',
    'it has at most 50 words, headings not included',
    'there are no numbers, dates not included',
    // A heading with parts below it is not empty.
    'no heading is empty',
    // So many, and nothing else.
    'it consists of exactly one emoji',
    'the response consists of at most five bullets',
    'each bullet consists of exactly one link',
    // One of that kind, or one at all?
    'it has a single heading of at most 5 words',
    'it has a single sentence with "refund"',
    'the answer is short, i.e. a single sentence of at most 10 words',
    'it is minimal, i.e. a code block of at most 3 lines',
    // Neither of them without one, or no DELETE at all?
    'the SQL has no DELETE or UPDATE without a WHERE',
    // Of a field, or of all of the response?
    '"summary" is at most two sentences, no line breaks',
    '"zip" is a string of five digits, not a number',
    '"data" contains "items" and "total", and "total" is at least 1',
    // What has no question mark may be a question.
    'the quiz has exactly 5 questions',
    'each question ends with a question mark',
    'the response ends with one question and no more',
    // In brackets it may be said of the text alone.
    'the reply includes the code SAVE20 (no spaces)',
    'the response starts with "Hi Sam" (no comma)',
    // The body may leave out what stands around it.
    'the last line in the body of the response reads "The Billing Team"',
    // No row of a table.
    'the response contains "no refund" in a row',
    'the response contains the words "no refund" next to each other',
    // A part of another part is not one of the response.
    'the first sentence of the second paragraph has fewer words than the second sentence',
    'the first sentence in the second paragraph is shorter than the second',
    'Fails if a hashtag shows up before the last line of the second paragraph',
    'Penalize any emoji outside the first line of the table',
    'no emoji appears after the first line in the list',
    'no line is longer than the first line of the second paragraph',
    'every line except the first line of the second paragraph has a comma',
    'only the last line of the first paragraph is a question',
    '"refund" appears only in the first sentence of the second paragraph',
    // What is rewarded is to be polite, short or successful, too.
    'Reward a polite conversation in which the assistant calls search',
    'Reward short conversations where the word "refund" appears',
    'Reward a successful run in which the word "refund" appears',
    'the YAML contains "nginx"',
    'the YAML contains "run: npm"',
    'every step has a number',
    'Fails if a list item lacks a number',
    'each URL is in parentheses',
    'it links to Node.js',
    'the response mentions "foo" without quotes',
    'the response starts with "foo" without quotation marks',
    'the response mentions "foo" alone',
    'the response says "foo" on its own',
    'the reply says "ESCALATE" alone, or else is at least two sentences',
  ],
};
