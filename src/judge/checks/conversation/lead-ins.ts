import { answer, type Subject } from '../../conversation.ts';
import type { Check, CheckResult } from '../check.ts';
import { spoken } from '../spoken.ts';
import { withoutRemarks } from './remarks-around.ts';

/** What may stand before a text that is only a part of the response: "Result: …", "Try this one: …", and a line that is a title. */
const LEADS = [
  /^\s*[*_]{0,3}[^\n:：]{1,40}[:：][*_]{0,3}[ \t]+(?=\S)/u,
  /^\s*(?:#{1,6}[ \t][^\n]*|(\*\*|__)[^\n]*\1)[ \t]*\n\s*/u,
];

/** Verses whose lines may be set in one, with slashes between. */
const VERSES = /(?:haiku|poem|limerick|couplet|song|lyrics|sonnet|rhyme|ode|verse)$/u;
const SLASH = /\s\/\s/gu;

const LENGTHS = /^(?:words|(?:user-perceived )?characters|letters|sentences|lines|paragraphs)$/u;

/** Whether it asks how long something is. */
const isOfSize = ({ counted, what, parts }: Check): boolean =>
  (counted !== undefined && LENGTHS.test(what)) || parts?.checks.some(isOfSize) === true;

/** Whether it asks for more than nothing, so that no text at all is too short for it. */
const isTooShort = ({ counted, parts }: Check): boolean =>
  counted === undefined
    ? parts?.checks.some(isTooShort) === true
    : counted.quantity.min > 0 &&
      (counted.quantity.max < Infinity || /^(?:at least|no (?:less|fewer) than)/u.test(counted.quantity.phrase));

const OPEN = 'What stands before or after the text, or that there is none, may count or not.';

/** Whether a text stands at this end that is asked for there. */
const isFoundAt = (side: 'start' | 'end', check: Check, subject: Subject): boolean =>
  check.parts?.checks.some((one) => isFoundAt(side, one, subject)) ??
  (AT_END[side].includes(check.what) && check.asked.startsWith('"') && check.run(subject).holds === true);
const AT_END = { start: ['the beginning', 'the first line'], end: ['the end', 'the last line'] };

/** What a check of a text finds; open where a lead-in, a title or a remark would make another verdict, or where there is no text to measure. */
export function apartFromLead(check: Check, name: string, subject: Subject): CheckResult {
  const result = check.run(subject);
  const { text } = answer(subject);
  const isSized = isOfSize(check);
  if (isSized && text.trim() === '') return isTooShort(check) ? result : { holds: 'undecided', reason: OPEN };
  // "feat: …" is of the message.
  const leads = isSized && !name.startsWith('commit') ? LEADS.filter((lead) => lead.test(text)) : [];
  const kept = { start: isFoundAt('start', check, subject), end: isFoundAt('end', check, subject) };
  const apart = name === 'answer' ? [] : withoutRemarks(text, name, kept);
  const verse = VERSES.test(name) && SLASH.test(text) ? [text.replace(SLASH, '\n')] : [];
  const others = [...leads.map((lead) => text.replace(lead, '')), ...apart, ...verse].map((one) =>
    check.run(withText(subject, one)),
  );
  if (others.some(({ holds }) => holds !== result.holds)) return { holds: 'undecided', reason: OPEN };
  if (typeof result.holds !== 'boolean') return result;
  const { nearness, distance, openGrade } = result;
  const isGradedAlike = others.every(
    (one) => 'nearness' in one && one.nearness === nearness && one.distance === distance,
  );
  return { ...result, openGrade: openGrade ?? (isGradedAlike ? undefined : OPEN) };
}

/** The same of "the answer". None at all is no answer: as a fault, or as what is wished, it may be open. */
export const ofAnswerCheck = (check: Check, polarity: 1 | -1): Check => ({
  ...check,
  run: (subject) => {
    const said = spoken(subject);
    const result = check.run(subject);
    const isEmptyFault = 'text' in said && said.text.trim() === '' && result.holds === (polarity === -1);
    return 'reason' in said || isEmptyFault ? result : apartFromLead(check, 'answer', subject);
  },
});

/** The same, as if another text had been said. */
export function withText(subject: Subject, text: string): Subject {
  const { index } = answer(subject);
  const turns = subject.conversation.turns.map((turn) => (turn.index === index ? { ...turn, text } : turn));
  return { ...subject, conversation: { ...subject.conversation, turns } };
}
