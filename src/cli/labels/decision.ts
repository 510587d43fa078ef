/** A person's verdict on a response. */
export interface Decision {
  /** The response deserves to pass. */
  label: boolean;
  /** The person's own score, 0 to 1; undefined without one. */
  score?: number;
}

const verdicts: Record<string, Decision> = { y: { label: true }, n: { label: false } };

/** The lowest score that deserves to pass, as everywhere by default. */
const passes = 0.5;

/** Levels from 1 to 9, as a judge gives them: 1 is a score of 0, 5 of 0.5, and 9 of 1. */
const levels: Record<string, Decision> = Object.fromEntries(
  Array.from({ length: 9 }, (_one, at) => {
    const score = at / 8;
    return [String(at + 1), { label: score >= passes, score }];
  }),
);

/** What a person is asked, and what each key decides. */
export interface Question {
  text: string;
  decisions: Record<string, Decision>;
}

const shared = 's skip, u undo, c comment, q quit: ';
const passOrFail: Question = {
  text: `Does the response deserve to pass?\ny yes, n no, ${shared}`,
  decisions: { ...verdicts, 1: { label: true }, 0: { label: false } },
};
const graded: Question = {
  text: `How good is the response? 9 is best, 1 is worst; 5 and more deserve to pass.\n1 to 9, or y yes, n no; ${shared}`,
  decisions: { ...verdicts, ...levels },
};

/** The question about a response, and the keys that answer it. No line is wider than 80 columns. */
export const questionOf = (criterion: string): Question =>
  /^(Reward|Penalize)\b/.test(criterion) ? graded : passOrFail;
