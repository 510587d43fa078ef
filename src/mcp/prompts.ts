/** The largest `max_score` that leaves no pass: a score passes from 0.5, and the filter includes its bound. */
export const highestFailure = 0.5 - Number.EPSILON / 4;

interface Prompt {
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  /** What the model is asked to do. */
  text(args: Record<string, string>): string;
}

/** The prompts by name. */
export const prompts: Record<string, Prompt> = {
  'write-criterion': {
    title: 'Write a criterion',
    description: 'Word a criterion for what you want to know about answers, and try it.',
    arguments: [
      { name: 'goal', description: 'What a good or a bad answer is, in your own words.', required: true },
      { name: 'example', description: 'An answer that it should pass or fail, and which.', required: false },
    ],
    text: ({ goal, example }) => `Word a criterion for Deemster, and try it. What I want to know of answers:

${quoted(goal)}
${example === undefined ? '' : `\nAn example:\n\n${quoted(example)}\n`}
1. Read the resource deemster://docs/criteria, if you can.
2. Word one sentence. "Passes if" and "Fails if" give 1 or 0; "Reward" and "Penalize" give a share from 0 to 1. Higher is always better. Ask one thing only, say what counts and what does not, and say when it does not apply.
3. Call explain_criterion. If code decides it, check that the reading is what I meant. If a model decides although code could, use the words that it does not recognise to word it differently.
4. Call evaluate on at least one answer that should pass and one that should fail, with data_retention "none". Change the wording until both come out right.
5. Show me the criterion, its reading and the scores. Ask me before you call save_evaluator.`,
  },
  'review-failures': {
    title: 'Review failures',
    description: 'Go through stored answers that failed, find out why, and label those that were judged wrongly.',
    arguments: [
      { name: 'evaluator_name', description: 'Only failures by this evaluator.', required: false },
      { name: 'since', description: 'Only traces since this date, such as 2026-11-01.', required: false },
    ],
    text: ({ evaluator_name, since }) => `Review answers that Deemster scored as failures${
      evaluator_name === undefined ? '' : ` by the evaluator ${JSON.stringify(evaluator_name)}`
    }.

1. Call find_traces with ${JSON.stringify({ max_score: highestFailure, evaluator_name, start_date: since })}. Take further pages with page_token if there are more.
2. For each, read the conversation, the explanation and its sources. Decide whether the answer is at fault, the criterion is worded badly, or the judge is wrong.
3. Group the failures by cause, the most frequent first, each with the ids of its traces and one quotation.
4. Show me those that you think were judged wrongly. I decide: call annotate with label and evaluation_id only with my verdict, and me as the author.
5. If the criterion is at fault, propose another wording. If an evaluator has labels, call report_card to see how often its judge agrees with people.`,
  },
};

/** The lines of a person's own words, marked as such. */
const quoted = (text = ''): string => text.replace(/^/gm, '> ');
