import type { Sentences } from './rows.ts';

/** That something is in a response or is not, in the verbs that people use. */
export const PRESENCE: Sentences = {
  decided: {
    '"foo" appears in a heading': [
      ['# A foo\n\nText', 1],
      ['# A\n\nfoo', 0],
    ],
    'Fails if "foo" appears in one of the bullet points': [
      ['- a\n- foo', 0],
      ['- a\n- b\n\nfoo', 1],
    ],
    'a link appears in at least one list item': [
      ['1. a\n2. https://example.com', 1],
      ['https://example.com\n\n1. a\n2. b', 0],
    ],
    'the response has more than two links but fewer than five': [
      ['https://a.com https://b.com https://c.com', 1],
      ['https://a.com https://b.com', 0],
      ['https://a.com https://b.com https://c.com https://d.com https://e.com', 0],
    ],
    'Fails if a date is written in the form MM/DD/YYYY': [
      ['Due 12/31/2025.', 0],
      ['Due 2025-12-31.', 1],
    ],
    'a blockquote is part of the reply': [
      ['> So it is', 1],
      ['So it is', 0],
    ],
    'Fails if an emoji sneaks into the reply': [
      ['Done 🎉', 0],
      ['Done', 1],
    ],
    'Fails if so much as one exclamation mark is found': [
      ['Done!', 0],
      ['Done.', 1],
    ],
    '"Lorem ipsum" has been dropped from the reply': [
      ['Lorem ipsum dolor', 0],
      ['Dolor', 1],
    ],
    'commas are avoided altogether': [
      ['a, b', 0],
      ['a b', 1],
    ],
    "you won't find an em dash in the reply": [
      ['a — b', 0],
      ['a b', 1],
    ],
    'the placeholder "{name}" survives in the output': [
      ['Dear {name}', 1],
      ['Dear you', 0],
    ],
    'semicolons feature in the answer once or more': [
      ['a; b', 1],
      ['a, b', 0],
    ],
    'the bot got by without a single semicolon': [
      ['a; b', 0],
      ['a, b', 1],
    ],
    'the letter e does not occur at all, in upper or lower case': [
      ['Easy', 0],
      ['Hard', 1],
    ],
    'Fails if an email address is leaked in the output': [
      ['Write to jo.doe@acme.com', 'open'],
      ['Write to us', 1],
    ],
    'Fails if the word "budget" is missing from the first sentence': [
      ['The budget is low. So be it.', 1],
      ['So be it. The budget is low.', 0],
    ],
    'the reply uses "colour" and never "color"': [
      ['colour', 1],
      ['colour color', 0],
      ['grey', 0],
    ],
    'the reply uses "colour" rather than "color"': [
      ['colour', 1],
      ['color', 0],
    ],
    'Fails if the competitor name "Zendesk" is mentioned': [
      ['Use Zendesk', 0],
      ['Use us', 1],
    ],
    'the word "diagnosis" is used only if "consult a doctor" is also said': [
      ['A diagnosis. Please consult a doctor.', 1],
      ['A diagnosis.', 0],
      ['Rest well.', 1],
    ],
    'every sentence ends with a full stop, so no question marks': [
      ['So it is. It was.', 1],
      ['So it is? It was?', 0],
    ],
    'the reply is in lowercase; capital letters do not appear': [
      ['so it is', 1],
      ['So it is', 0],
    ],
    '"Lumora" is mentioned at least twice, ignoring case': [
      ['Lumora and LUMORA', 1],
      ['Lumora', 0],
    ],
    '"foo" stands at the very end': [
      ['a foo', 1],
      ['foo a', 0],
    ],
    'Fails if "foo" comes at the very start of the response': [
      ['foo a', 0],
      ['a foo', 1],
    ],
    '"foo" appears nowhere': [
      ['a foo', 0],
      ['a bar', 1],
    ],
    '"foo" appears but not "bar"': [
      ['a foo', 1],
      ['foo, bar', 0],
      ['bar', 0],
    ],
    'not both "foo" and "bar" appear': [
      ['foo', 1],
      ['neither', 1],
      ['foo, bar', 0],
    ],
    'Fails if "foo" and "bar" do not both appear': [
      ['foo', 0],
      ['foo, bar', 1],
    ],
    'all three of "foo", "bar" and "baz" appear': [
      ['foo, bar, baz', 1],
      ['foo, bar', 0],
    ],
    '"foo" and "bar" appear, the former before the latter': [
      ['foo, bar', 1],
      ['bar, foo', 0],
    ],
    '"foo" is explicitly mentioned': [
      ['a foo', 1],
      ['a bar', 0],
    ],
  },
  left: [
    'the table is sorted in descending order by the second column',
    'the SQL uses table aliases',
    'Fails if the SQL uses table scans',
    'the response starts with "Yes" but not "Yes,"',
    'each line starts with "-" but not "--"',
    'Fails if the response has a sentence with "cat" but not "dog"',
    'the response has no line with "cat" but not "dog"',
    'the response has "cat" in bold but not "dog"',
    'the response contains only one digit',
    'Fails if the response contains just one number',
    'Penalize responses that don\'t mention "cat" until the second paragraph',
    'the response does not contain "foo" in a heading',
    '"foo" is at the end',
    'all three of "foo" and "bar" appear',
    '"foo" appears multiple times',
    'the reply quotes "Hamlet"',
    'the argument is part of the reply',
    'numbers are written out',
    'Fails if numbers are spelled out',
    'all links are kept',
    'the author mentions "foo"',
    'a table is shown with 3 columns',
    'the reply has a link — it starts with "https"',
    'Fails if the reply uses "color" rather than "colour"',
    'Fails if doubt creeps into the reply',
    'Fails if the response always contains "foo"',
    'the assistant always says "foo"',
    'a link survives the edit',
    'the order is missing from the reply',
    'the reply leaks nothing',
    'the message is part of the reply',
    'Fails if "foo" is used only if "bar" is used',
    'the reply uses "colour" more than "color"',
    'the closing phrase "So long" is used',
    'the reply does without',
    'the reply uses "foo" and never the word "foo"',
  ],
};
