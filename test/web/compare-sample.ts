import { type Deemster, modelCriterion } from '../helpers.ts';
import {
  answers,
  create,
  dictatedCases,
  judgeAndLabel,
  lightning,
  range,
  steps,
  twoJudges,
} from '../server/labelled-cases.ts';

export const runs = { before: '2026-11-21-main', after: '2026-11-22-shorter-policy-prompt' };
export const mentions = 'Passes if the response contains "refund"';
const evaluator = 'short-reply';
const long = 'store-credit-instead-of-refund-after-a-partial-return-of-a-bund';

/** A service with two runs of 26 cases by three criteria, a run that two judges judged, and an evaluator with two versions. */
export async function startCompareSample() {
  const stage = await twoJudges(steps(12));
  await storeRuns(stage.deemster);
  await storeJudged(stage.deemster);
  await storeVersions(stage.deemster);
  return stage;
}

async function storeRuns(deemster: Deemster): Promise<void> {
  await deemster.post('/api/v1/evaluators', {
    name: evaluator,
    evaluation_criteria: 'Passes if the response has fewer than 12 words',
  });
  const judge = async (run: string, name: string, reply: string) => {
    const messages = [
      { role: 'user', content: `How does ${name} work?` },
      { role: 'assistant', content: reply },
    ];
    const first = { messages, evaluation_criteria: mentions, tags: { run, case: name } };
    const { headers } = await deemster.evaluate(first);
    const again = { messages, trace_id: headers.get('x-trace-id'), evaluation_criteria: undefined };
    await deemster.evaluate({ ...again, evaluator_name: evaluator });
    await deemster.evaluate({ ...again, evaluation_criteria: 'Passes if the response does not contain "sorry"' });
  };
  const brief = 'You get a refund.';
  const wordy = 'You get a refund, and it takes up to five working days until your bank shows it.';
  // Regressed by one criterion, improved by another; then only improved, the same, and on one side only.
  await judge(runs.before, long, wordy);
  await judge(runs.after, long, 'Sorry, only credit.');
  for (const at of range(1, 14)) {
    await judge(runs.before, `case-${at}`, wordy);
    await judge(runs.after, `case-${at}`, brief);
  }
  for (const at of range(15, 24)) for (const run of Object.values(runs)) await judge(run, `case-${at}`, brief);
  await judge(runs.before, 'gift-card-expired', brief);
}

async function storeJudged(deemster: Deemster): Promise<void> {
  for (const [name, verdicts] of Object.entries({ a: 'YY', b: 'YN', c: 'NY' })) {
    const first = {
      messages: [
        { role: 'user', content: 'Go on.' },
        { role: 'assistant', content: `${name} [old=${verdicts[0]}] [new=${verdicts[1]}]` },
      ],
      evaluation_criteria: modelCriterion,
      tags: { run: 'judged-twice', case: name },
    };
    const { headers } = await deemster.evaluate(first);
    await deemster.evaluate({ ...first, trace_id: headers.get('x-trace-id'), model_core: lightning });
  }
  await create(deemster, 'cites-policy');
  const cases = dictatedCases('better', 3, 'NY', true);
  await judgeAndLabel(deemster, 'cites-policy', cases);
  await judgeAndLabel(deemster, 'cites-policy', cases, { model_core: lightning });
}

async function storeVersions(deemster: Deemster): Promise<void> {
  const below = (words: number) => `Passes if the response has fewer than ${words} words`;
  await deemster.post('/api/v1/evaluators', { name: 'brief', evaluation_criteria: below(5) });
  const cases = [...answers(range(1, 19), true), ...answers(range(20, 30), false)];
  await judgeAndLabel(deemster, 'brief', cases);
  await deemster.call('PUT', '/api/v1/evaluators/brief', { evaluation_criteria: below(20), keep_labels: true });
  await judgeAndLabel(deemster, 'brief', cases);
}
