import { type Check, plainly } from '../check.ts';
import { inMessage } from '../spoken.ts';
import { isInScript, SCRIPTS } from '../texts/scripts.ts';
import { besideUserMessage } from './user-message.ts';

/** Of these one language uses several. */
const SHARED = ['cjk', 'hiragana', 'katakana', 'kana', 'hangul'];

/** Whether a response is in the script of the user's message, where that has one alone. */
export const sameScriptCheck = (negated: boolean): Check => ({
  name: 'scripts',
  what: "letters in the script of the user's message",
  asked: negated ? 'not all' : 'all',
  reads: 'both',
  run: besideUserMessage((said, message) => {
    const own = Object.keys(SCRIPTS).filter((script) => {
      const is = isInScript(message.text, { script, isAll: true });
      return 'is' in is && is.is;
    });
    const answers = own.map((script) => isInScript(said.text, { script }));
    const [first] = answers;
    const isShared = own.some((script) => SHARED.includes(script));
    const isOpen =
      !first || isShared || answers.some((one) => !('is' in one) || !('is' in first) || one.is !== first.is);
    if (isOpen || !('is' in first))
      return { holds: 'undecided', reason: 'Letters of several scripts leave it open in which one they are to be.' };
    return {
      ...plainly(first.is !== negated),
      found: first.found ?? '',
      evidence: [inMessage(said.index), inMessage(message.index)],
    };
  }),
});
