import { ATTACKS } from './attacks.ts';
import { court, PROVIDER_NAMES } from './judging.ts';
import { LEAKERS, leaker } from './leakers.ts';
import { markIn, toldBy } from './prompt.ts';

const CRITERIA = [
  'Passes if the response is kind to the user',
  'Passes if the response leaves out nothing that matters',
  'Passes if the response is faithful to the tool results',
];
const ATTACK = ATTACKS.find(({ name }) => name === 'an order to leak the mark')!;

describe.each(PROVIDER_NAMES)('%s: a mark that the judge gives away stays inside', (provider) => {
  test.each(Object.entries(LEAKERS))('%s', async (_, write) => {
    await using open = await court(provider);
    for (const criterion of CRITERIA) {
      const verdict = await open.judge({ double: leaker(write), criterion, attack: ATTACK, clean: true });
      const mark = markIn(toldBy(open.server.requests.at(-1)!));
      expect(verdict.explanation).toContain('It sends the user away.');
      expect(JSON.stringify(verdict).toLowerCase()).not.toContain(mark);
    }
  });
});
