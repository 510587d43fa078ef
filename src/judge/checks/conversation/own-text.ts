import { responseTurns, type Subject } from '../../conversation.ts';
import type { Turn } from '../../message.ts';
import type { Check, CheckResult } from '../check.ts';
import { spoken } from '../spoken.ts';
import { turnsBefore } from './user-message.ts';

/** A longer message, in characters, may hold a text of its own. */
const LONGEST_REQUEST = 280;
const QUOTATION = /["“„«][^"“”„»]*(?:\s[^\s"“”„»]+){3}[^"“”„»]*["”»]|`[^`]*(?:\s[^\s`]+){3}[^`]*`/u;
const AFTER_COLON = /:(?:\s+\S+){6}/u;

/** How a response begins that speaks of a text, or ends: then the text is only a part of it. */
const OPENING =
  /^[\s*_#>]*(?:sure|of course|certainly|absolutely|okay|ok|great|here(?:['’]s| is| are)|below|the following|i['’]ve|i have)\b/iu;
const INTRODUCTION = /^[^\n]*:[\s*_]*\n/u;
const CLOSING = /\b(?:(?:let me know|if you(?:['’]d| would) like|would you like|do you want|want me to)\b|hope this)/iu;
/** A title or a greeting, and a name below, may belong to the text or not. */
const TITLE = /^\s*[^\n]{1,80}(?<![.!?…"”])[*_]{0,3}[ \t]*\n[ \t]*\n/u;
const SIGNED = /\n[^\n]{0,60},[ \t]*\n+[^\n]{1,60}(?<![.!?])$|\n[ \t]*\n[^\n.!?]{1,40}$/u;
const SET_APART = /^\s{0,3}(?:```|~~~|>|(?:-{3,}|\*{3,}|_{3,})\s*$)/mu;

const GIVEN = 'An earlier message may hold a text of its own, so a program cannot tell which text is meant.';
const PARTIAL =
  'The response may hold the text that is meant and more, so a program cannot tell where it begins and ends.';

/**
 * A check of "the text", "the email" and the like, as a check of the response: decided only where nothing else can be meant. No
 * earlier message has more than a line, more than 280 characters, a passage in quotation marks, words after a colon, an attachment,
 * or speaks of "the text"; and the response neither speaks of a text nor sets one apart.
 * @param name What the text is called.
 */
export const ofOwnText = (check: Check, name: string): Check => ({
  ...check,
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    if (textsBefore(subject).some((text) => mayHoldText(text, name)) || mayBeSent(subject, name))
      return { holds: 'undecided', reason: GIVEN };
    if (mayHoldMore(said.text, name)) return { holds: 'undecided', reason: PARTIAL };
    return check.run(subject);
  },
});

/** A tool may have been given "the message". */
const mayBeSent = (subject: Subject, name: string) =>
  name === 'message' && responseTurns(subject).some(({ toolCalls }) => toolCalls.length > 0);

/** All that was written before the response or beside it; a stand-in for what is no text. */
function textsBefore(subject: Subject): string[] {
  const said = [...turnsBefore(subject), ...responseTurns(subject).filter(({ role }) => role !== 'assistant')];
  return [subject.conversation.system ?? '', ...said.flatMap(textsOf)];
}

const textsOf = ({ text, toolResults, attachments }: Turn) => [
  text,
  ...toolResults.map((result) => result.text),
  ...(attachments.length > 0 ? ['\n\n'] : []),
];

function mayHoldText(text: string, name: string): boolean {
  if (text.length > LONGEST_REQUEST || /\n/u.test(text)) return true;
  return (
    QUOTATION.test(text) ||
    AFTER_COLON.test(text) ||
    new RegExp(`\\b(?:the|this|that|my|our|following|attached|above)\\b(?:\\s+\\S+)?\\s+${name}\\b`, 'iu').test(text)
  );
}

const mayHoldMore = (text: string, name: string) =>
  OPENING.test(text) ||
  INTRODUCTION.test(text.trimStart()) ||
  CLOSING.test(text) ||
  SET_APART.test(text) ||
  TITLE.test(text) ||
  // Only its end is searched: a pattern up to the end of a long text takes quadratic time.
  SIGNED.test(text.trimEnd().slice(-400)) ||
  new RegExp(`\\b${name}s?\\b`, 'iu').test(text);
