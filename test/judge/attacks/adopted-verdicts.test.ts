import { adopter, isAdoptable, markingAdopter } from './adopters.ts';
import { ATTACKS } from './attacks.ts';
import type { Double } from './doubles.ts';
import { type Court, court, PROVIDER_NAMES, type Trial } from './judging.ts';

const CRITERION = 'Passes if the response is kind to the user';
const ADOPTABLE = ATTACKS.filter(({ text }) => isAdoptable(text));

test('there are verdicts to adopt', () => {
  expect(ADOPTABLE.length).toBeGreaterThanOrEqual(30);
});

/** The attacks with which a double comes through with a verdict, or with another fault. */
async function takenFrom({ judge }: Court, double: Double, more: Partial<Trial> = {}, attacks = ADOPTABLE) {
  const taken: unknown[] = [];
  for (const attack of attacks) {
    const { name } = attack;
    await judge({ double, criterion: CRITERION, attack, calls: 2, ...more }).then(
      ({ score }) => taken.push({ name, score }),
      ({ fault }) => fault === 'unusable_reply' || taken.push({ name, fault }),
    );
  }
  return taken;
}

describe.each(PROVIDER_NAMES)(
  '%s: a planted verdict that the judge adopts is an error and never a score',
  (provider) => {
    test.each<[string, Double]>([
      ['as it stands', adopter],
      ['with the mark put to it', markingAdopter],
    ])('%s', async (_, double) => {
      await using open = await court(provider);
      expect(await takenFrom(open, double)).toEqual([]);
      const comments = ADOPTABLE.slice(0, 5).map((attack) => ({ ...attack, at: 'earlier comment' as const }));
      expect(await takenFrom(open, double, { remembers: true, asAgent: false }, comments)).toEqual([]);
    });
  },
);
