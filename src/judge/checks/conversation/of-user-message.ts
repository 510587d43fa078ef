import type { Turn } from '../../message.ts';
import type { Check, CheckResult } from '../check.ts';
import { subjectOf } from '../parts/each-check.ts';
import { NO_USER_MESSAGE, NOT_ONLY_TEXT, turnsBefore, userMessage } from './user-message.ts';

/** What is said of a text as if it were a response, said of the message. */
const ofMessage = (said: string) => `Of the user's message: ${said.replace(/^The response /u, 'It ')}`;

const WHOLE = /^the whole response\b/u;

const EARLIER = 'An earlier message of the user would change the verdict, and may be meant as well.';

/** A check of the user's last message, as if it were a response. @param isEver Whether an earlier one may be meant as well. */
export const ofUserMessage = (check: Check, negated: boolean, isEver = false): Check => ({
  ...check,
  name: 'compared',
  what: check.what.replace(WHOLE, "the user's message") + (WHOLE.test(check.what) ? '' : " in the user's message"),
  asked: negated ? (check.asked === 'at least one' ? 'none' : `not ${check.asked}`) : check.asked,
  reads: 'both',
  run: (subject): CheckResult => {
    const message = userMessage(subject);
    if (!message) return { holds: null, reason: NO_USER_MESSAGE };
    if (message.attachments.length > 0) return { holds: 'undecided', reason: NOT_ONLY_TEXT };
    const result = check.run(subjectOf(message.text));
    if (result.holds === null) return { holds: null, reason: ofMessage(result.reason) };
    if (result.holds === 'undecided') return result;
    const isEarlier = ({ role, text }: Turn) => role === 'user' && check.run(subjectOf(text)).holds !== false;
    if (isEver && !result.holds && turnsBefore(subject).some(isEarlier)) return { holds: 'undecided', reason: EARLIER };
    const { nearness, distance } = result;
    return {
      ...result,
      holds: result.holds !== negated,
      nearness: negated ? distance : nearness,
      distance: negated ? nearness : distance,
      found: ofMessage(result.found),
      evidence: [],
    };
  },
});
