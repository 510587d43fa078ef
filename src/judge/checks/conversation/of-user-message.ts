import type { Check, CheckResult } from '../check.ts';
import { subjectOf } from '../parts/each-check.ts';
import { NO_USER_MESSAGE, NOT_ONLY_TEXT, userMessage } from './user-message.ts';

/** A check of the user's last message, as if it were a response. */
export const ofUserMessage = (check: Check, negated: boolean): Check => ({
  ...check,
  name: 'compared',
  what: `${check.what} in the user's message`,
  reads: 'both',
  run: (subject): CheckResult => {
    const message = userMessage(subject);
    if (!message) return { holds: null, reason: NO_USER_MESSAGE };
    if (message.attachments.length > 0) return { holds: 'undecided', reason: NOT_ONLY_TEXT };
    const result = check.run(subjectOf(message.text));
    if (typeof result.holds !== 'boolean') return result;
    const { nearness, distance } = result;
    return {
      ...result,
      holds: result.holds !== negated,
      nearness: negated ? distance : nearness,
      distance: negated ? nearness : distance,
      found: `Of the user's message: ${result.found}`,
      evidence: [],
    };
  },
});
