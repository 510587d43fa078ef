import type { Check, CheckResult, Counts } from '../check.ts';
import { subjectOf } from '../parts/each-check.ts';
import { countsOf } from '../texts/counts-compared.ts';
import { NO_USER_MESSAGE, NOT_ONLY_TEXT, userMessage } from './user-message.ts';

/** What a check counts, counted in the user's last message instead. */
export const countedInMessage = (check: Check): Check => ({
  ...check,
  name: 'in message',
  what: `${check.what} in the user's message`,
  counts: (subject): Counts | { reason: string } => {
    const message = userMessage(subject);
    return message ? countsOf(check, subjectOf(message.text)) : { reason: NO_USER_MESSAGE };
  },
});

/** A check that looks at the user's message, too: with a picture in it, what is counted there is open. */
export const readingMessage = (check: Check): Check => ({
  ...check,
  reads: 'both',
  run: (subject): CheckResult =>
    userMessage(subject)?.attachments.length ? { holds: 'undecided', reason: NOT_ONLY_TEXT } : check.run(subject),
});
