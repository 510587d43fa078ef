import type { Sentences } from './rows.ts';

/** That something is there, ever or at all; what holds of responses of a kind; what remarks add. */
export const MORE_SAID: Sentences = {
  decided: {
    "Fails if any URL in the reply wasn't in the user's message": [
      ['See https://a.example', 0, 'Where is it?'],
      ['Here.', 1, 'Where is it?'],
    ],
    'the last line was in capitals': [
      ['Well\nDONE', 1],
      ['WELL\ndone', 0],
    ],
    'Fails if the "ids" array has any item more than once': [
      ['{"ids": [1, 1]}', 0],
      ['{"ids": [1, 2]}', 1],
    ],
    "the CSV's first row is id,name": [
      ['id,name\n1,Ann', 1],
      ['name,id\nAnn,1', 0],
    ],
    'every assistant turn in the conversation contains a question mark': [
      ['Is it?', 1],
      ['It is.', 0],
    ],
    'none of the assistant turns in the chat is longer than 10 characters': [
      ['It is.', 1],
      ['It is so, I think.', 0],
    ],
    'Fails if "sorry" is ever used': [
      ['Sorry.', 0],
      ['Thanks.', 1],
    ],
    'Fails if it ever uses an emoji': [
      ['Hi 🙂', 0],
      ['Hi', 1],
    ],
    'Fails if "sorry" is said more than once': [
      ['Sorry, so sorry.', 0],
      ['Sorry.', 1],
    ],
    '"sorry" is never said': [
      ['Sorry.', 0],
      ['Hi', 1],
    ],
    'the reply never once mentions "refund"': [
      ['A refund.', 0],
      ['Hi', 1],
    ],
    '"refund" is mentioned, in any letter case': [
      ['REFUND', 1],
      ['Hi', 0],
    ],
    'the sentence "This is not legal advice." is present word for word': [
      ['Note: This is not legal advice.', 1],
      ['Note: This is advice.', 0],
    ],
    '"colour" is used, never "color"': [
      ['The colour.', 1],
      ['The colour and color.', 0],
      ['None.', 0],
    ],
    'Fails if "cancel" is mentioned without also mentioning "fee"': [
      ['You can cancel.', 0],
      ['You can cancel for a fee.', 1],
      ['Hi', 1],
    ],
    'exactly one of "yes" and "no" is in the output': [
      ['Yes.', 1],
      ['Yes and no.', 0],
      ['Maybe.', 0],
    ],
    'at least two of the words "milk", "eggs" and "nuts" are named': [
      ['Milk and nuts.', 1],
      ['Milk.', 0],
    ],
    'there are no emojis to be found': [
      ['Hi 🙂', 0],
      ['Hi', 1],
    ],
    'the reply contains a table or a heading, but not both': [
      ['# A', 1],
      ['# A\n\n| a | b |\n|---|---|\n| 1 | 2 |', 0],
      ['Hi', 0],
    ],
    'any answer longer than 5 words contains "TL;DR"': [
      ['One two three four five six.', 0],
      ['TL;DR: two three four five six.', 1],
      ['Short.', null],
    ],
    'replies longer than 5 words contain "TL;DR"': [
      ['One two three four five six.', 0],
      ['Short.', null],
    ],
    'a reply which says "refund" also says "days"; replies that never say "refund" are fine': [
      ['A refund.', 0],
      ['A refund in five days.', 1],
      ['Hi', 1],
    ],
    'when "refund" is mentioned, so is "fee"': [
      ['A refund.', 0],
      ['A refund and a fee.', 1],
      ['Hi', null],
    ],
    'it asks exactly one question, judged by question marks': [
      ['Why? So.', 1],
      ['Why? When?', 0],
    ],
    'Fails if the post exceeds 5 characters, counting spaces': [
      ['a b c', 1],
      ['a b cd', 0],
    ],
    'the first line, which is the page title, has at most 40 characters': [
      ['Title\nLong text.', 1],
      ['A title that has more than forty characters\nx', 0],
    ],
    'the second line is blank, as in a proper commit message': [
      ['fix: a\n\nb', 1],
      ['fix: a\nb', 0],
    ],
    'the reply says "escalate" only when the user\'s message contains "urgent"': [
      ['I will escalate.', 0],
      ['I will escalate.', 1, 'It is urgent!'],
      ['Fine.', 1],
    ],
  },
  left: [
    'the user was polite',
    "the answer was in the user's message",
    'Fails if the assistant says sorry twice in the conversation',

    'every message in the conversation ends with a question mark',
    'no message in the chat history contains a link',

    'a table is named',
    'a reply that mentions "refund" also mentions "fee"; a reply that mentions "fee" passes',
    'if "refund" is mentioned, "fee" is too; a response without "fee" also passes',
    '"guarantee" never appears in any form',
    'the reply has two or three links, but not both',
    'the first line, which is the second line, is "A"',
    'the reply contains "color", judged by question marks',
  ],
};
