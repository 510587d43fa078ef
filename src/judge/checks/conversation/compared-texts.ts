import { isOfResponse, responseTurns, type Subject } from '../../conversation.ts';
import type { Turn } from '../../message.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { proseBlocks } from '../markdown/markdown.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { splitSentences } from '../texts/sentence-split.ts';
import { bare, comparable, comparablePart } from './grounded-text.ts';
import { findSequences } from './sequence-search.ts';
import { besideUserMessage, NO_USER_MESSAGE, NOT_ONLY_TEXT, turnsBefore, userMessage } from './user-message.ts';

const OTHERS = 'Two earlier responses are the same, which may be meant as well.';
const NEAR = 'The response repeats a part, or repeats it in a changed form, so a program cannot tell.';

/** Fewer words may be said again by chance. */
const leastWords = 5;

/** The texts of the assistant before the response, with the numbers of their messages. */
const earlierTexts = (subject: Subject): Turn[] =>
  turnsBefore(subject).filter(
    (turn) => turn.role === 'assistant' && turn.text.trim() !== '' && !isOfResponse(turn, subject),
  );

/** What several checks here share: in an agent's view the user and the assistant may be other agents. */
const base = { name: 'compared', reads: 'both', isCostly: true } as const;

const wordsIn = (text: string) => comparable(text).trim().split(' ').length;

export const repeatedMessageCheck = (negated: boolean): Check => ({
  ...base,
  what: "the user's message within the response",
  asked: negated ? 'no repetition word for word' : 'a repetition word for word',
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const message = userMessage(subject);
    if (!message || message.text.trim() === '') return { holds: null, reason: NO_USER_MESSAGE };
    if (message.attachments.length > 0) return { holds: 'undecided', reason: NOT_ONLY_TEXT };
    const [whole] = findSequences([comparablePart(message.text)], comparable(said.text));
    const isLong = wordsIn(message.text) >= leastWords;
    if (whole && !isLong) return { holds: 'undecided', reason: NEAR };
    if (!whole && mayRepeat(message.text, said.text)) return { holds: 'undecided', reason: NEAR };
    return {
      ...plainly((whole !== null) !== negated),
      found: `The response ${whole ? 'repeats' : 'does not repeat'} "${beginning(message.text)}"`,
      evidence: [inMessage(said.index), inMessage(message.index)],
    };
  },
});

/** Whether the whole in a changed form, or one of its sentences, stands in the text. */
function mayRepeat(message: string, text: string): boolean {
  const sentences = sentencesIn(message).filter((sentence) => wordsIn(sentence) >= leastWords);
  return findSequences([message, ...sentences].map(bareOf), bareOf(text)).some((place) => place !== null);
}

const bareOf = (text: string) => bare(comparable(text));

const sentencesIn = (text: string): string[] =>
  proseBlocks(text)
    .flatMap((block) => splitSentences(block.text))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/**
 * @param of Whether two earlier responses that are the same would count, too: `any` two of them, or two `in a row`. Undefined: only
 *   compare the response with each earlier one.
 */
export const sameAsEarlierCheck = (negated: boolean, of?: 'any' | 'in a row'): Check => ({
  ...base,
  what: of === 'in a row' ? "the assistant's previous response" : "the assistant's earlier responses",
  asked: negated ? 'none that is the same' : 'one that is the same',
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const before = earlierTexts(subject);
    const earlier = of === 'in a row' ? before.slice(-1) : before;
    const same = earlier.find(({ text }) => plain(text) === plain(said.text));
    const isNear = !same && earlier.some(({ text }) => bareOf(text) === bareOf(said.text));
    // Texts beside tool calls may count as responses, too.
    const own = responseTurns(subject).filter(({ role, text }) => role === 'assistant' && text.trim() !== '');
    const all = [...before, ...own].map(({ text }) => bareOf(text));
    const isTwice = (text: string, at: number) => (of === 'any' ? all.indexOf(text) < at : all[at - 1] === text);
    const isOther = of !== undefined && !same && all.some(isTwice);
    if (isNear || isOther) return { holds: 'undecided', reason: isOther ? OTHERS : NEAR };
    return {
      ...plainly((same !== undefined) !== negated),
      found: same
        ? `The response is the same as message ${same.index}`
        : `The response is not the same as ${earlier.length === 0 ? 'any, as there is no earlier one' : `any of ${earlier.length} before it`}`,
      evidence: [inMessage(said.index), ...(same ? [inMessage(same.index)] : [])],
    };
  },
});

/** Whether the response is the user's message as it is; with other blanks, or in other letters, it is open. */
export const sameAsMessageCheck = (negated: boolean): Check => ({
  ...base,
  what: "the user's message beside the response",
  asked: negated ? 'another text' : 'the same text',
  run: besideUserMessage((said, message): CheckResult => {
    const isSame = said.text.normalize('NFC') === message.text.normalize('NFC');
    if (!isSame && bareOf(said.text) === bareOf(message.text)) return { holds: 'undecided', reason: NEAR };
    return {
      ...plainly(isSame !== negated),
      found: `The response is ${isSame ? '' : 'not '}the same as the user's message`,
      evidence: [inMessage(said.index), inMessage(message.index)],
    };
  }),
});

/** Whether the response begins with the user's message as it is, perhaps in quotation marks or as a block quote. */
export const startsWithMessageCheck = (negated: boolean): Check => ({
  ...base,
  what: "the user's message at the beginning of the response",
  asked: negated ? 'not repeated' : 'repeated word for word',
  run: besideUserMessage((said, message): CheckResult => {
    const [text, wanted] = [said.text.normalize('NFC'), message.text.normalize('NFC').trim()].map((one) =>
      one.replace(/^[\s>"“*_]+/u, ''),
    ) as [string, string];
    const is = wanted !== '' && text.startsWith(wanted);
    const start = bareOf(wanted);
    // With a sentence before it, or in other letters, it may be meant or not.
    if (wanted === '' || (!is && bareOf(text).includes(start)) || wordsIn(wanted) < 2)
      return { holds: 'undecided', reason: NEAR };
    return {
      ...plainly(is !== negated),
      found: `The response ${is ? 'begins' : 'does not begin'} with the user's message`,
      evidence: [inMessage(said.index), inMessage(message.index)],
    };
  }),
});

const plain = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

export const repeatedSentencesCheck = (negated: boolean, isOne: boolean): Check => ({
  ...base,
  what: "sentences of the assistant's earlier responses",
  asked: negated ? 'none repeated' : 'at least one repeated',
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const earlier = earlierTexts(subject).flatMap(({ text }) => sentencesIn(text));
    const known = { whole: new Set(earlier.map(comparable)), bare: new Set(earlier.map(bareOf)) };
    const own = sentencesIn(said.text);
    const repeated = own.filter((sentence) => known.whole.has(comparable(sentence)) && wordsIn(sentence) >= leastWords);
    const isNear = own.some((sentence) => known.bare.has(bareOf(sentence)));
    if (repeated.length === 0 && isNear) return { holds: 'undecided', reason: NEAR };
    const share = repeated.length / Math.max(1, own.length);
    const [grade, ungraded] = repeated.length > 0 ? [1 - share, 1] : [1, 0];
    const shown = repeated.slice(0, 1).map(beginning);
    return {
      holds: repeated.length > 0 !== negated,
      nearness: negated ? grade : ungraded,
      // "A sentence" is repeated or not.
      distance: negated ? ungraded : isOne && repeated.length > 0 ? 0 : grade,
      found: `${repeated.length} of ${own.length} sentences stand in an earlier response${shown.length > 0 ? `: "${shown[0]}"` : ''}`,
      evidence: [inMessage(said.index, repeated.find((sentence) => said.text.includes(sentence)) ?? null)],
    };
  },
});
