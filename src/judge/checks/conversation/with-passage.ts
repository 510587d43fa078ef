import type { Subject } from '../../conversation.ts';
import type { Check, CheckResult } from '../check.ts';
import { turnsBefore, userMessage } from './user-message.ts';

const OPEN =
  'The message of the user may hold more than the text that is meant, so a program cannot tell where that begins.';
/** A longer one may hold the text that is meant. */
const LONGEST_SYSTEM = 300;

/** What may be the text that somebody pasted into a message: all of it, what stands apart from a request, or what is quoted. */
function passagesIn(message: string): string[] {
  const text = message.trim();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/u);
  const colon = /^[^\n:：]{1,120}[:：]\s*([\s\S]+)$/u.exec(text)?.[1];
  const quoted = [...text.matchAll(/"([^"\n]+)"|“([^”]+)”|```[^\n]*\n([\s\S]*?)```/gu)].map(
    ([, one, other, block]) => one ?? other ?? block ?? '',
  );
  return [
    text,
    ...(colon === undefined ? [] : [colon]),
    ...(lines.length > 1 ? [lines.slice(1).join('\n'), lines.slice(0, -1).join('\n')] : []),
    ...(paragraphs.length > 1
      ? [paragraphs.slice(1), paragraphs.slice(0, -1), paragraphs.slice(1, -1)].map((some) => some.join('\n\n'))
      : []),
    ...quoted,
  ].filter((one) => one.trim() !== '');
}

/** As if the user had written another message. */
function withMessage(subject: Subject, text: string): Subject {
  const message = userMessage(subject);
  const turns = subject.conversation.turns.map((turn) => (turn.index === message?.index ? { ...turn, text } : turn));
  return { ...subject, conversation: { ...subject.conversation, turns } };
}

/**
 * A comparison with "the passage that the user pasted": decided where it comes to the same, whatever of their only message is that text.
 * @param mayLack Whether what part of the message lacks makes no other verdict: all numbers are kept of a part without one.
 */
export const withPassage = (check: Check, mayLack = false): Check => ({
  ...check,
  run: (subject): CheckResult => {
    const message = userMessage(subject);
    const before = turnsBefore(subject);
    const isOnly =
      before.every(({ role }) => role === 'user' || role === 'system') &&
      before.filter(({ role }) => role === 'user').length === 1 &&
      (subject.conversation.system ?? '').length <= LONGEST_SYSTEM;
    if (!message) return check.run(subject);
    if (!isOnly) return { holds: 'undecided', reason: OPEN };
    const [first, ...others] = passagesIn(message.text).map((text) => check.run(withMessage(subject, text)));
    const isSame = ({ holds }: CheckResult) => holds === first?.holds || (mayLack && holds === null);
    if (!first || !others.every(isSame)) return { holds: 'undecided', reason: OPEN };
    return first;
  },
});
