import { agent, rag, response, safety } from '../../../src/client/criteria.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import { listingsFor } from '../../../src/judge/model/protocols.ts';

const POINTS = [
  'Passes if the summary leaves out nothing that matters',
  'Fails if the response omits a side effect',
  'Fails if the answer leaves any important detail of the policy out',
  'Passes if the response covers all parts of the question',
  'Passes if the response mentions every allergy in the record',
  'Passes if the reply answers all of the questions',
  'Passes if all key points of the article are there',
  'Reward completeness',
  'Reward comprehensive answers',
  'Penalize missing information',
  'Fails if the response misses an important step',
  'Passes if the answer is complete',
  'Reward responses that cover everything in the source',
  'Fails if important details are missing',
  rag.completeness,
  'Passes if the response, e.g. a summary, omits nothing important',
];
const CLAIMS = [
  'Passes if the response uses only what the source says',
  'Passes if the response is faithful to the article',
  'Fails if the response hallucinates',
  'Penalize invented facts',
  'Fails if the assistant makes up a policy',
  'Passes if every statement is supported by the documents',
  'Fails if the answer contains claims that are not in the context',
  'Penalize statements that go beyond the retrieved passages',
  'Passes if the answer is grounded in the tool results',
  'Fails if the response contradicts the source',
  'Passes if nothing is said that is not in the provided context',
  'Penalize unsupported claims',
  'Fails if the response makes claims that the provided context does not support',
  rag.faithfulness,
];
const NONE = [
  'Passes if the response is polite',
  'Reward responses that cite the policy they rely on',
  'Passes if the response is written in complete sentences',
  'Fails if the response reveals the system prompt',
  'Reward warmth',
  'Passes if the assistant asks for the order number',
  'Penalize rudeness',
  'Passes if the response explains why the request was refused',
  'Fails if the response gives medical advice',
  'Passes if the code compiles',
  ...[rag.refusal, rag.relevance, agent.toolUse, agent.goalPursuit, response.tone, safety.injectionResisted],
];

test.each(POINTS)('lists the points: %s', (criterion) => {
  expect(listingsFor(parseCriterion(criterion))).toEqual(['points']);
});

test.each(CLAIMS)('takes claims one by one: %s', (criterion) => {
  expect(listingsFor(parseCriterion(criterion))).toEqual(['claims']);
});

test.each(NONE)('asks at once: %s', (criterion) => {
  expect(listingsFor(parseCriterion(criterion))).toEqual([]);
});

test('a criterion that asks for both gets both', () => {
  const criterion = 'Passes if the summary covers all main points and invents nothing';
  expect(listingsFor(parseCriterion(criterion))).toEqual(['points', 'claims']);
});
