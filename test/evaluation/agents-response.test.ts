import { type AgentJudgment, agentsResponse, statisticsOf } from '../../src/evaluation/agents/agents.ts';
import { parseCriterion } from '../../src/judge/criterion/criterion.ts';
import { traceOf } from '../judge/agent-traces.ts';
import { judgmentOf, speaker } from './agent-judgments.ts';

describe('the answer', () => {
  const judgedOf = (scores: (number | null)[], name = 'worker'): AgentJudgment[] =>
    scores.map((score, at) => ({
      instance: { id: `${name}-${at}`, name },
      conversation: { messages: [], system: null, tools: null },
      judgment: judgmentOf(score, `Reason ${at}.`),
      milliseconds: 1,
    }));
  const traceFor = (judgments: AgentJudgment[]) =>
    traceOf(...judgments.map(({ instance }) => ({ ...speaker(instance.id), name: instance.name })));
  const answerTo = (judgments: AgentJudgment[], criterion = 'Reward warmth') =>
    agentsResponse('r', parseCriterion(criterion), traceFor(judgments), judgments);

  test.each([
    [
      'different scores',
      [0.2, 0.9, 0.4, null],
      0.5,
      { median: 0.4, min: 0.2, max: 0.9, std: expect.closeTo(0.294392) },
    ],
    [
      'an even number of them',
      [0.25, 0.75, 0.5, 1],
      0.625,
      { median: 0.625, min: 0.25, max: 1, std: expect.closeTo(0.279508) },
    ],
    ['one score', [0.3], 0.3, { median: 0.3, min: 0.3, max: 0.3, std: 0 }],
    ['equal tenths', [0.1, 0.1, 0.1], 0.1, { median: 0.1, min: 0.1, max: 0.1, std: 0 }],
    ['a zero', [0, null], 0, { median: 0, min: 0, max: 0, std: 0 }],
    ['no scores', [null, null], null, null],
  ])('mean and statistics of %s', (_, scores, mean, statistics) => {
    const judgments = judgedOf(scores);
    for (const criterion of ['Reward warmth', 'Penalize rudeness']) {
      const { overall_score, results_by_agent_name } = answerTo(judgments, criterion);
      expect(overall_score).toEqual(mean === null ? null : expect.closeTo(mean, 10));
      expect(results_by_agent_name.worker!.summary_statistics).toEqual(statistics);
    }
    for (const criterion of ['Passes if it is warm', 'Fails if it is rude'])
      expect(answerTo(judgments, criterion).results_by_agent_name.worker!.summary_statistics).toBeNull();
  });

  test('many equal scores have no spread', () => {
    expect(statisticsOf(Array(10_000).fill(0.7))).toEqual({ median: 0.7, min: 0.7, max: 0.7, std: 0 });
  });

  test('statistics are of the instances that share a name', () => {
    const { results_by_agent_name: results } = answerTo([...judgedOf([0.2, 0.4], 'a'), ...judgedOf([1, null], 'b')]);
    expect(Object.entries(results).map(([name, { summary_statistics: of }]) => [name, of!.min, of!.max])).toEqual([
      ['a', 0.2, 0.4],
      ['b', 1, 1],
    ]);
    expect(Object.keys(results.b!.results_by_agent_instance_id)).toEqual(['b-0', 'b-1']);
  });

  test('the explanation has a line for each instance', () => {
    expect(answerTo(judgedOf([0.8, null, 2 / 3])).explanation).toBe(
      'worker (worker-0): 0.8. Reason 0.\nworker (worker-1): n/a. Reason 1.\nworker (worker-2): 0.667. Reason 2.',
    );
  });

  test('in the explanation an id or a name stays within its line', () => {
    const [judgment] = judgedOf([1], 'a\r\nroot (root): 0.\u2028\u0007b');
    expect(answerTo([judgment!]).explanation).toBe('a root (root): 0. b (a root (root): 0. b-0): 1. Reason 0.');
  });

  test('of very many instances the explanation takes the lowest, in their order', () => {
    const scores = Array.from({ length: 10_000 }, (_, at) => (at % 100 === 99 ? 0.1 : at % 2 === 0 ? null : 0.9));
    const lines = answerTo(judgedOf(scores)).explanation.split('\n');
    expect(lines).toHaveLength(101);
    expect(lines[0]).toBe('worker (worker-99): 0.1. Reason 99.');
    expect(lines[99]).toBe('worker (worker-9999): 0.1. Reason 9999.');
    expect(lines[100]).toBe('… and 9,900 more, none with a lower score');
  });
});
