import { prompts } from '../../src/mcp/prompts.ts';
import { inputSchema } from '../../src/mcp/schemas.ts';
import { createTools } from '../../src/mcp/tools.ts';

test.each([
  ['the prompt', prompts['review-failures']!.text({})],
  ['the tool', createTools().find_traces!.description],
])('%s asks for every score below 0.5, and for no pass', (_name, text) => {
  const highest = Number(/max_score\D+(0\.\d+)/.exec(text)![1]);
  expect(highest).toBeLessThan(0.5);
  // No number is between the two.
  expect([highest, 0.5]).toContain((highest + 0.5) / 2);
});

test('no argument of annotate is explained by a header, which a model does not see', () => {
  const { operations, changes } = createTools().annotate!;
  expect(JSON.stringify(inputSchema(operations, changes))).not.toMatch(/header|X-/);
});
