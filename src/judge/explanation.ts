import { splitSentences } from './checks/texts/sentence-split.ts';
import type { Conversation } from './conversation.ts';
import { leakingSentences } from './leaks.ts';
import type { Verdict } from './verdict.ts';
import { hiddenTexts, toolNames, visibleTexts } from './visibility.ts';

/** Dropping a sentence brings its neighbours together; after so many rounds nothing of the explanation is kept. */
const MAX_ROUNDS = 4;

/**
 * An explanation fit for the conversation's end user (judging.md, 4): the sentences that copy six words in a row, a number,
 * an identifier or a tool's name out of hidden text are dropped. Hidden are system texts, tool definitions, calls and
 * results; what stands in a user or assistant text as well is not. A plain sentence on the score takes the place of an
 * explanation of which nothing is left. The result obeys the rule, that sentence included.
 */
export function cleanExplanation(
  explanation: string,
  conversation: Conversation,
  { score }: Pick<Verdict, 'score'>,
): string {
  const around = {
    hidden: hiddenTexts(conversation),
    visible: visibleTexts(conversation),
    toolNames: toolNames(conversation),
  };
  const leaking = (sentences: readonly string[]) => leakingSentences(sentences, around);

  let kept = explanation.split(/(?<=\n)/).flatMap(splitSentences);
  for (let round = 0; round < MAX_ROUNDS && kept.length > 0; round += 1) {
    const dropped = leaking(kept);
    if (dropped.size === 0 && kept.join('').trim() !== '') return kept.join('').trim();
    kept = kept.filter((_, index) => !dropped.has(index));
  }
  return plainResult(score).find((sentence) => leaking([sentence]).size === 0) ?? '';
}

/** What can be said of a score, ever shorter, since even these words may stand in hidden text; a sign can't. */
function plainResult(score: number | null): string[] {
  if (score === null) {
    return ['The criterion does not apply to this conversation.', 'It does not apply.', 'Not applicable.', '–'];
  }
  if (score === 1) return ['The response meets what was asked.', 'It does.', 'Yes.', '✓'];
  if (score === 0) return ['The response does not meet what was asked.', 'It does not.', 'No.', '✗'];
  return ['The response meets what was asked in part.', 'It does in part.', 'Partly.', '~'];
}
