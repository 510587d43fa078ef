import type { Sentences } from './rows.ts';

/** What a response can be asked, asked of the text of a value: of a field, an item, each item. */
export const VALUE_TEXTS: Sentences = {
  decided: {
    'the "name" field starts with a capital letter': [
      ['{"name": "Foo"}', 1],
      ['```json\n{"name": "foo"}\n```', 0],
      ['{"name": 5}', 'open'],
      ['{"title": "Foo"}', 0],
      ['{"user": {"name": "Foo"}}', 'open'],
      ['Foo', 'open'],
    ],
    'the "note" field has exactly two sentences and no emojis': [
      ['{"note": "It is late. We left."}', 1],
      ['{"note": "It is late. We left 🙂."}', 0],
      ['{"note": "It is late."}', 0],
    ],
    'Fails if the "note" field does not end with a period': [
      ['{"note": "Done"}', 0],
      ['{"note": "Done."}', 1],
      ['{"name": "Done"}', 'open'],
    ],
    'the "note" field contains an email address': [
      ['{"note": "Write to ann@example.com."}', 1],
      ['{"note": "Call us."}', 0],
      ['{"note": null}', 'open'],
    ],
    'no item of "tags" contains a number or a link': [
      ['{"tags": ["a", "b 3"]}', 0],
      ['{"tags": ["a", "b"]}', 1],
      ['{"tags": ["a", 5]}', 'open'],
      ['{"tags": []}', 'open'],
    ],
    'at least one item of "tags" ends with a question mark': [
      ['{"tags": ["a", "b?"]}', 1],
      ['{"tags": ["a", "b"]}', 0],
    ],
    'Fails if an item in "notes" does not end with a period': [
      ['{"notes": ["a.", "b"]}', 0],
      ['{"notes": ["a."]}', 1],
    ],
    'every "note" in "orders" is a question': [
      ['{"orders": [{"note": "Is it late?"}, {"note": "When?"}]}', 1],
      ['{"orders": [{"note": "Is it late?"}, {"note": "Soon."}]}', 0],
    ],
    // Of a text by that name, too.
    'Reward a title with no period at the end': [
      ['{"title": "All about tea"}', 1],
      ['{"title": "All about tea."}', 0],
      ['All about tea', 1],
    ],
    'the note field has no emojis': [
      ['{"note": "Fine"}', 1],
      ['{"note": "Fine 👍"}', 0],
      ['Fine 👍', 'open'],
    ],
  },
  left: [
    // All of them, or any?
    'the items in "notes" contain a link',
    'Fails if the items in "notes" end with a period',
    'no item of "notes" contains no links',
    'every item in "notes" does not contain a link',
    // A text or a number among the items, and a text anywhere.
    'the "tags" array contains a link',
    '"Thanks" ends with a period',
    'the key "name" starts with a capital letter',
    // A line of the field, or of the response?
    'the "note" field ends with a period and no line contains "foo"',
    'the "note" field has three lines, each ending with a period',
    'the "note" field is wrapped in quotes',
    'Penalize the omission of more than 3 commas',
  ],
};
