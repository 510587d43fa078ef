import { splitSentences } from './checks/texts/sentence-split.ts';
import type { Conversation } from './conversation.ts';
import { createFindLeaks, type FindLeaks } from './redaction/leaks.ts';
import { type ConversationTexts, textsOf } from './redaction/visibility.ts';
import type { Verdict } from './verdict.ts';

/** Dropping a sentence joins its neighbours, which may leak together. After this many rounds the explanation is dropped. */
const MAX_ROUNDS = 4;

/**
 * Cleans an explanation for the conversation's end user (judging.md, 4): drops the sentences that copy six words in a row, a
 * number, an identifier or a tool's name from hidden text. Hidden texts are system texts, tool definitions, calls and results;
 * words that are also in a user or assistant text are not hidden. If nothing is left, a plain sentence about the score replaces
 * the explanation. That sentence obeys the rule, too.
 *
 * Recognised in other forms: letter case, accents, compatibility forms, invisible characters, Markdown, HTML, escapes, hyphens
 * and line breaks within words, other ways to write a number, other ways to join the words of a name. Not recognised:
 * paraphrases and translations, numbers in words or computed ("12 %" for 0.12), look-alike letters of another script,
 * encodings such as base64, lower-case words used as a code, and a code inside a longer word.
 */
export const cleanExplanation = (
  explanation: string,
  conversation: Conversation,
  { score }: Pick<Verdict, 'score'>,
): string => cleanTexts({ explanation, texts: textsOf(conversation), score });

/** The same, given only the conversation's texts. */
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

/** Drops sentences, but keeps the line break after a line's dropped last sentence. */
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

/** Replaces the numbers of a list by hyphens if they happen to be in hidden text. */
function withSafeListMarks(explanation: string, leaking: FindLeaks): string {
  const marks = Array.from(explanation.matchAll(LIST_MARK), ([mark]) => mark);
  return marks.length > 0 && leaking(marks).size > 0 ? explanation.replace(LIST_MARK, '$1-') : explanation;
}

/** A new line begins a sentence, unless the line before has no end mark and the new line begins in lower case. */
const LINE_END = /(?<=[.!?…:;]\n)|(?<=\n)(?![^\S\n]*\p{Ll})/u;
/** The most sentences of a quotation. */
const QUOTED = 8;

/** Splits a text into sentences, which joined give the text again. A quotation stays in the sentence that quotes it. */
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

/** Sentences about a score, from long to short, because even these words may be in hidden text. The last is only a sign. */
function plainResult(score: number | null): string[] {
  if (score === null) {
    return ['The criterion does not apply to this conversation.', 'It does not apply.', 'Not applicable.', '–'];
  }
  if (score === 1) return ['The response meets what was asked.', 'It does.', 'Yes.', '✓'];
  if (score === 0) return ['The response does not meet what was asked.', 'It does not.', 'No.', '✗'];
  return ['The response meets what was asked in part.', 'It does in part.', 'Partly.', '~'];
}
