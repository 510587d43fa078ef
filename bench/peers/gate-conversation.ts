/** A text that is in no other file. */
export const MARKER = 'kestrel-7421';

export const conversation = [
  { role: 'user', content: 'How long do refunds take?' },
  { role: 'assistant', content: `Thank you for asking. Refunds arrive within five working days, see ${MARKER}.` },
] as const;
