import type { Schemas } from '../../api/client.ts';

/** A conversation to try criteria on. */
export const sample: Schemas['Conversation'] = {
  system: null,
  tools: null,
  messages: [
    {
      role: 'system',
      content:
        'You are the support assistant of an online shop for audio equipment. Refunds within 30 days of delivery. Never promise a date for a payment.',
    },
    { role: 'user', content: 'The left side of my headphones has gone silent. Can I get my money back?' },
    {
      role: 'assistant',
      content:
        'I’m sorry about that. Your order is 12 days old, so a full refund is fine: 149.00 will be back on your card within 3 working days. I’ve e-mailed you a return label.',
    },
  ],
};
