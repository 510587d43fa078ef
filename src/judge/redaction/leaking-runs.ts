import { createSharedRuns } from './shared-runs.ts';
import { isSign, placedWordsOf, wordsOf } from './text-marks.ts';

/** The fewest words in a row that count as copied from hidden text (judging.md, 4). */
const RUN = 6;

interface SaidWord {
  word: string;
  sentence: number;
  /** The number of the word; the signs of one word in a script without spaces share a number. */
  number: number;
}

export interface LeakingRuns {
  /** Sentences that contain a run. */
  inside: Set<number>;
  /** Sentences that contain a run together with their neighbours. */
  across: Set<number>;
}

/**
 * Finds the indexes of the sentences with six or more words in a row that are in a hidden text and in no visible one.
 * @param visible Is called only if something is found.
 */
export function leakingRuns(
  sentences: readonly string[],
  hidden: readonly string[],
  visible: () => readonly string[],
): LeakingRuns {
  const said = saidWords(sentences);
  const runs = createSharedRuns(said.map(({ word }) => word));
  const counts = (first: number, last: number) => said[last]!.number - said[first]!.number + 1;
  const inHidden = runs.longestIn(wordsOfEach(hidden));
  const found: LeakingRuns = { inside: new Set(), across: new Set() };
  const isRun = (length: number, last: number) => length > 0 && counts(last - length + 1, last) >= RUN;
  const ends = inHidden
    .keys()
    .filter((last) => isRun(inHidden[last]!, last))
    .toArray();
  if (ends.length === 0) return found;

  const inVisible = runs.longestIn(wordsOfEach(visible()));
  for (const last of ends) {
    const { sentence } = said[last]!;
    // The shortest run that is only in hidden text.
    let length = inVisible[last]! + 1;
    while (length < inHidden[last]! && !isRun(length, last)) length += 1;
    if (length > inHidden[last]! || !isRun(length, last)) continue;
    const first = said[last - length + 1]!.sentence;
    if (first === sentence) found.inside.add(sentence);
    else for (let touched = first; touched <= sentence; touched += 1) found.across.add(touched);
  }
  return found;
}

function* wordsOfEach(texts: readonly string[]): Generator<string[]> {
  for (const text of texts) yield wordsOf(text);
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

function saidWords(sentences: readonly string[]): SaidWord[] {
  const said: SaidWord[] = [];
  let number = 0;
  for (const [sentence, text] of sentences.entries()) {
    const starts = new Set<number>();
    let end = -1;
    for (const { 0: word, index } of placedWordsOf(text)) {
      const isOwn = !isSign(word);
      if (!isOwn && starts.size === 0) for (const segment of segmenter.segment(text)) starts.add(segment.index);
      if (isOwn || index !== end || starts.has(index)) number += 1;
      said.push({ word, sentence, number });
      end = isOwn ? -1 : index + word.length;
    }
  }
  return said;
}
