import type { Sentences } from './rows.ts';

const ASKED = 'What is the capital of the country of France?';

export const USER_MESSAGES: Sentences = {
  decided: {
    'if the user does not say "urgent", the reply contains "later"': [
      ['Later.', 1, 'What now?'],
      ['Now.', 0, 'What now?'],
      ['Now.', null, 'It is urgent'],
    ],
    'if the user\'s message is "stop", the reply contains "OK"': [
      ['OK', 1, 'Stop.'],
      ['No', 0, 'stop'],
      ['No', null, 'Do not stop'],
    ],
    'the assistant says "sorry" at most once in the conversation': [
      ['Sorry.', 1],
      ['Sorry, so sorry.', 0],
    ],
    'the assistant asks at most one question in the conversation': [
      ['Which one?', 1],
      ['Which one? Why?', 0],
    ],
    'the response is shorter than the question': [
      ['Paris.', 1, ASKED],
      [`${ASKED} It is the city of Paris.`, 0, ASKED],
      ['Paris.', 'open', `I travel a lot. ${ASKED}`],
    ],
    'the response is longer than the question': [
      ['Paris.', 0, ASKED],
      [`${ASKED} It is the city of Paris.`, 1, ASKED],
    ],
    "the response is shorter than the user's question": [
      ['Paris.', 1, ASKED],
      [`${ASKED} It is the city of Paris.`, 0, ASKED],
    ],
    'the response has fewer words than the question': [
      ['Paris.', 1, ASKED],
      [`${ASKED} Paris.`, 0, ASKED],
    ],
    "the response has more words than the user's message": [
      ['Paris.', 0, ASKED],
      [`${ASKED} Paris.`, 1, ASKED],
    ],
    "the response repeats the user's question word for word": [
      [`${ASKED} Paris.`, 1, ASKED],
      ['Paris.', 0, ASKED],
    ],
    'the response repeats the question verbatim': [
      [`${ASKED} Paris.`, 1, ASKED],
      ['Paris.', 0, ASKED],
      ['Paris.', 'open', `I travel. ${ASKED}`],
    ],
    "the response does not repeat the user's message verbatim": [
      [`${ASKED} Paris.`, 0, ASKED],
      ['Paris.', 1, ASKED],
    ],
    "Fails if the response quotes the user's message word for word": [
      [`${ASKED} Paris.`, 0, ASKED],
      ['Paris.', 1, ASKED],
    ],
    'the response is at most twice as long as the question': [
      ['Paris.', 1, ASKED],
      [`${ASKED} ${ASKED} ${ASKED}`, 0, ASKED],
    ],
    'the response is not identical to an earlier response': [['Paris.', 1]],
    'the response does not repeat any sentence from its earlier responses': [['Paris.', 1]],
    "the assistant does not copy the user's request word for word": [
      [`${ASKED} Paris.`, 0, ASKED],
      ['Paris.', 1, ASKED],
    ],
  },
  left: [
    'if the user does not like it, the reply contains "OK"',
    'if the user does not mention a link, the reply contains "OK"',
    'if the user asks a question, the reply contains "OK"',
    'the reply is short in the conversation',
    'the response restates the question',
    'the response repeats the question in other words',
    'the response answers the question',
    'the response is much shorter than the question',
    'the response is as clear as the question',
    'the response repeats parts of the question',
    'the response repeats the question and answers it',
    'the response is shorter than the document',
    'the response is shorter than the previous one',
    'the response is shorter than usual',
    'the response uses the same words as the user',
    "the response does not contradict the user's message",
    'the response is shorter than the question or longer than 5 words and a link',
  ],
};
