import type { Check, CheckResult } from '../check.ts';
import { userMessage } from './user-message.ts';

const OPEN = 'The message of the user holds more than a question, so a program cannot tell which words are meant.';

/** A comparison with "the question": plain where the user's message is one question and nothing else. */
export const withQuestion = (check: Check): Check => ({
  ...check,
  run: (subject): CheckResult => {
    const message = userMessage(subject);
    const isQuestion = !message || /^[^.!?\n]*\?["'”’)\s]*$/u.test(message.text.trim());
    return isQuestion ? check.run(subject) : { holds: 'undecided', reason: OPEN };
  },
});
