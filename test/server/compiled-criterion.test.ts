import { compileCriterion } from '../../src/judge/checks/compile.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { explain } from '../../src/judge/criterion/explain.ts';
import { evaluatingServer } from './evaluating-server.ts';

/** Reads criteria, and records the condition of each that is compiled. */
function countingReader() {
  const compiled: string[] = [];
  const readCriterion = createReadCriterion((criterion, knownTools) => {
    compiled.push(criterion.condition);
    return compileCriterion(criterion, knownTools);
  });
  return { readCriterion, compiled };
}

const tool = (name: string) => ({ type: 'function', function: { name, parameters: {} } });

test('the rules, the judge and the explanation of a criterion share one compilation', async () => {
  const { readCriterion, compiled } = countingReader();
  await using server = await evaluatingServer({ readCriterion });
  const condition = 'the response has at most 50 words and no emoji';
  const request = { evaluation_criteria: `Passes if ${condition}` };
  expect(await server.evaluate(request)).toMatchObject({ status: 200, body: { score: 1 } });
  expect(compiled).toEqual([condition]);
  expect((await server.evaluate({ ...request, tools: [tool('search')] })).status).toBe(200);
  // The explanation reads it once more, as if its words were the names of tools.
  explain(readCriterion(request.evaluation_criteria));
  expect(compiled).toEqual([condition, condition]);
});

test('a criterion that may name a tool is compiled once for the same tools', () => {
  const { readCriterion, compiled } = countingReader();
  const criterion = readCriterion('Passes if the agent calls the lookup tool');
  expect(criterion.check(new Set(['lookup', 'search']))?.name).toBe('tools');
  expect(readCriterion(criterion.text).check(new Set(['search', 'lookup']))?.name).toBe('tools');
  expect(compiled).toHaveLength(1);
  expect(criterion.check(new Set())).toBeUndefined();
  expect(compiled).toHaveLength(2);
});

test('a criterion that reads differently without a conversation is compiled for each case', () => {
  const { readCriterion } = countingReader();
  const criterion = readCriterion('Passes if the agent calls `a` and `b`');
  expect([criterion.check()?.name, criterion.check(new Set())]).toEqual(['tools', undefined]);
});
