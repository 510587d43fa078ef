import { atoms, compounds, numbers, RUN, spacedName, standing, wordsOf } from './text-marks.ts';

export interface Surroundings {
  hidden: readonly string[];
  visible: readonly string[];
  toolNames: readonly string[];
}

/**
 * One thing that a sentence says and that may be hidden: it leaks when its `hidden` key stands in a hidden text and none of
 * its `visible` keys in a visible one.
 */
interface Mark {
  hidden: string;
  visible: string[];
  /** The sentences that say it. */
  sentences: number[];
}

/**
 * The sentences, as indexes, that say what stands in hidden text alone: six words in a row, a number, an identifier or a
 * tool's name (judging.md, 4). Case, compatibility forms (NFKC) and invisible characters make no difference, a tool's name
 * is known with blanks in it ("get weather") too, and words in a row over the end of a sentence count for all they touch.
 */
export function leakingSentences(sentences: readonly string[], around: Surroundings): Set<number> {
  const spaced = around.toolNames.map(spacedName);
  const marks = [
    ...phraseMarks(sentences, [...around.toolNames, ...spaced]),
    ...sentences.flatMap((sentence, index) => [...atomMarks(sentence, index), ...numberMarks(sentence, index)]),
  ];
  const interest = new Set(marks.flatMap((mark) => [mark.hidden, ...mark.visible]));
  const inHidden = standing([...around.hidden, ...around.toolNames, ...spaced], interest);
  const inVisible = standing(around.visible, interest);
  const leaking = marks.filter((mark) => inHidden.has(mark.hidden) && !mark.visible.some((key) => inVisible.has(key)));
  return new Set(leaking.flatMap((mark) => mark.sentences));
}

/** Words in a row: every six, and those of a tool's name or of a dotted identifier. Longer ones are runs of six. */
function phraseMarks(sentences: readonly string[], names: readonly string[]): Mark[] {
  const known = new Set(names.map((name) => wordsOf(name).join(' ')));
  const said = sentences.flatMap((sentence, index) => wordsOf(sentence).map((word) => ({ word, index })));
  const marks: Mark[] = [];
  for (let end = 1; end <= said.length; end += 1) {
    for (let length = 1; length <= Math.min(RUN, end); length += 1) {
      const run = said.slice(end - length, end);
      const words = run.map(({ word }) => word).join(' ');
      if (length === RUN || known.has(words)) marks.push(phrase(words, [...new Set(run.map(({ index }) => index))]));
    }
  }
  const dotted = sentences.flatMap((sentence, index) =>
    compounds(sentence).map((compound) => phrase(wordsOf(compound).join(' '), [index])),
  );
  return [...marks, ...dotted];
}

const phrase = (words: string, sentences: number[]): Mark => ({
  hidden: `words:${words}`,
  visible: [`words:${words}`],
  sentences,
});

/** An identifier is known by its shape, here or in the hidden text: "getweather" for "getWeather" leaks as well. */
function atomMarks(sentence: string, index: number): Mark[] {
  return atoms(sentence).map(({ key, isShaped }) => ({
    hidden: `${isShaped ? 'atom' : 'shaped'}:${key}`,
    visible: [`atom:${key}`],
    sentences: [index],
  }));
}

/** A number leaks as a whole or by a run of its digits, unless the whole of it can be seen. */
function numberMarks(sentence: string, index: number): Mark[] {
  return numbers(sentence).flatMap(({ whole, runs, atom }) =>
    [...whole, ...runs].map((form) => ({
      hidden: `digits:${form}`,
      visible: [`number:${form}`, ...whole.map((own) => `number:${own}`), ...(atom === null ? [] : [`atom:${atom}`])],
      sentences: [index],
    })),
  );
}
