const filler = 'Refunds arrive within five working days, and the policy says so in its second part. ';

/** A conversation that contains a unique name; ten sentences are about 1 kB. */
export const conversationOf = (name: string, sentences = 10) => [
  { role: 'user', content: `How long do refunds take? (${name})` },
  { role: 'assistant', content: `Thank you for asking. ${filler.repeat(sentences)}${name}` },
];

/** Three passages of every answer, which a judge may quote. */
export const QUOTES = ['Thank you for asking.', 'within five working days', 'the policy says so'].map((text) => ({
  message: 1,
  text,
}));
