import { readAgain } from '../grammar/read-again.ts';
import { calling, scoreOf, tool, user } from './tool-outcome.ts';

const TOOLS = [tool('search'), tool('get_weather')];
const said = (content: string) => ({ role: 'assistant', content });
const [one, other] = [calling([['search']]), calling([['get_weather']])];

test.each([
  'the assistant calls search, not get_weather',
  'the assistant calls `search`, and not `get_weather`',
  'the model uses the search tool, not get_weather',
  'the agent called search instead of get_weather',
  'the assistant used the search tool rather than the get_weather tool',
  'search is called, not get_weather',
  'the search tool is used and not get_weather',
])('a tool that is not to be called is looked for in the calls, and not in the text: %s', (condition) => {
  const verdicts = [[one], [one, other], [other], []].map((calls) =>
    scoreOf(`Passes if ${condition}`, [user, ...calls, said('I did not use get_weather.')], TOOLS),
  );
  expect(verdicts).toEqual([1, 0, 0, 0]);
});

test.each([
  'Passes if get_weather is called with city "Paris", not "London"',
  'Passes if the JSON has the key "id", not "ID"',
  'Passes if the table has a column "Name", not "Title"',
  'Passes if the assistant calls search twice, not get_weather',
  'Passes if the assistant does not call search, not get_weather',
  'Passes if the assistant calls search and not get_weather first',
])('another value, key or column than a text is not looked for in all of the text: %s', (criterion) => {
  expect(readAgain(criterion, new Set(['search', 'get_weather'])).form).toBeUndefined();
});
