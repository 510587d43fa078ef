import { splitSentences } from './checks/texts/sentence-split.ts';
import type { Conversation } from './conversation.ts';
import { createFindLeaks, type FindLeaks } from './redaction/leaks.ts';
import { type ConversationTexts, textsOf } from './redaction/visibility.ts';
import type { Verdict } from './verdict.ts';

/** Dropping a sentence brings its neighbours together; after so many rounds nothing of the explanation is kept. */
const MAX_ROUNDS = 4;

/**
 * An explanation fit for the conversation's end user (judging.md, 4): the sentences that copy six words in a row, a number,
 * an identifier or a tool's name out of hidden text are dropped. Hidden are system texts, tool definitions, calls and
 * results; what stands in a user or assistant text as well is not. A plain sentence on the score takes the place of an
 * explanation of which nothing is left. The result obeys the rule, that sentence included.
 *
 * Known in disguise: other letter case, accents, compatibility forms, invisible characters, Markdown, HTML, escapes, hyphens
 * and line breaks within words, other ways to write a number, other ways to join the words of a name. Not known: what is
 * said in other words or another language, numbers in words or computed ("12 %" of 0.12), letters of one script that look
 * like another's, encodings such as base64, plain words in small letters that serve as a code, and a code inside a longer word.
 */
export const cleanExplanation = (
  explanation: string,
  conversation: Conversation,
  { score }: Pick<Verdict, 'score'>,
): string => cleanTexts({ explanation, texts: textsOf(conversation), score });

/** The same, by the conversation's texts alone. */
export function cleanTexts({
  explanation,
  texts,
  score,
}: {
  explanation: string;
  texts: ConversationTexts;
  score: number | null;
}): string {
  const leaking = createFindLeaks(texts);
  let kept = sentencesOf(withSafeListMarks(explanation, leaking));
  let isWhole = true;
  for (let round = 0; round < MAX_ROUNDS && kept.length > 0; round += 1) {
    const dropped = leaking(kept);
    const text = kept.join('').trim();
    if (dropped.size === 0 && (isWhole ? text !== '' : SAYS_SOMETHING.test(text))) return text;
    kept = without(kept, dropped);
    isWhole &&= dropped.size === 0;
  }
  return plainResult(score).find((sentence) => leaking([sentence]).size === 0)!;
}

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** Where a line loses its last sentence it still ends there. */
function without(sentences: readonly string[], dropped: ReadonlySet<number>): string[] {
  const kept: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const last = kept.at(-1);
    if (!dropped.has(index)) kept.push(sentence);
    else if (last !== undefined && !blanksBehind(last).includes('\n')) {
      if (blanksBehind(sentence).includes('\n')) kept[kept.length - 1] = last.trimEnd() + blanksBehind(sentence);
    }
  }
  return kept;
}

const blanksBehind = (text: string) => text.slice(text.trimEnd().length);

const LIST_MARK = /^([^\S\n]*)(?:\(?\d{1,3}[.)]|\[\d{1,3}\])(?=[^\S\n])/gm;

/** A numbered list whose numbers happen to stand in hidden text goes on as a list without numbers. */
function withSafeListMarks(explanation: string, leaking: FindLeaks): string {
  const marks = Array.from(explanation.matchAll(LIST_MARK), ([mark]) => mark);
  return marks.length > 0 && leaking(marks).size > 0 ? explanation.replace(LIST_MARK, '$1-') : explanation;
}

/** A new line begins a sentence, unless the one before has no end mark and it goes on in small letters. */
const LINE_END = /(?<=[.!?…:;]\n)|(?<=\n)(?![^\S\n]*\p{Ll})/u;
/** How many sentences a quotation may have. */
const QUOTED = 8;

/** Joined they give the text again. The sentences of a quotation belong to the one that quotes. */
function sentencesOf(text: string): string[] {
  return text.split(LINE_END).flatMap((line) => {
    const parts = splitSentences(line);
    const sentences: string[] = [];
    for (let at = 0; at < parts.length; ) {
      const closing = isOpen(parts[at]!) ? parts.slice(at + 1, at + QUOTED).findIndex(isOpen) + 1 : 0;
      sentences.push(parts.slice(at, at + closing + 1).join(''));
      at += closing + 1;
    }
    return sentences;
  });
}

const isOpen = (sentence: string) => sentence.split('"').length % 2 === 0;

/** What can be said of a score, ever shorter, since even these words may stand in hidden text; a sign can't. */
function plainResult(score: number | null): string[] {
  if (score === null) {
    return ['The criterion does not apply to this conversation.', 'It does not apply.', 'Not applicable.', '–'];
  }
  if (score === 1) return ['The response meets what was asked.', 'It does.', 'Yes.', '✓'];
  if (score === 0) return ['The response does not meet what was asked.', 'It does not.', 'No.', '✗'];
  return ['The response meets what was asked in part.', 'It does in part.', 'Partly.', '~'];
}
