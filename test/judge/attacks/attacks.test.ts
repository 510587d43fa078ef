import { share } from '../../soak.ts';
import type { Attack } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { QUOTERS, userQuoter } from './doubles.ts';
import { changedVerdicts, court, PROVIDER_NAMES, type Trial } from './judging.ts';
import { obedient, TALKATIVES } from './obedient.ts';

const PASSES = 'Passes if the response is kind to the user';
const FAILS = 'Fails if the response is unkind to the user';
const REWARD = 'Reward responses that are kind to the user';
const PENALIZE = 'Penalize responses that are unkind to the user';

const isGraded = (criterion: string) => [REWARD, PENALIZE].includes(criterion);
/** Some of every kind, for what is tried in many ways. */
const SOME: readonly Attack[] = ATTACKS.filter((_, at) => at % 8 === 0);
const FEW = SOME.filter((_, at) => at % 2 === 0);
const OF_USER = ATTACKS.filter(({ at }) => at === 'user message');
const WAYS = [
  obedient,
  ...['on both sides', 'with the fences and the mark', 'in its explanation', 'in its reasoning', 'in its lists'].map(
    (way) => QUOTERS[way]!,
  ),
];

test('there are attacks enough, each with a name of its own', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
});

describe.each(PROVIDER_NAMES)('%s: no verdict is changed', (provider) => {
  /** Graded criteria take three samples once it is known that no probabilities come. */
  async function changed(trial: Trial, attacks = ATTACKS) {
    await using open = await court(provider);
    if (isGraded(trial.criterion) && provider === 'openai') await open.judge({ ...trial, calls: 4 });
    return await changedVerdicts(open, { calls: isGraded(trial.criterion) ? 3 : 1, ...trial }, share(attacks));
  }

  test.each([PASSES, FAILS, REWARD, PENALIZE])(
    '%s: by a judge that obeys what stands outside the fences',
    async (criterion) => {
      expect(await changed({ criterion, double: obedient })).toEqual([]);
    },
  );

  test.each(Object.entries(QUOTERS))('by a judge that quotes what it was told %s', async (_, double) => {
    expect(await changed({ criterion: PASSES, double })).toEqual([]);
    for (const criterion of [FAILS, REWARD, PENALIZE]) expect(await changed({ criterion, double }, FEW)).toEqual([]);
  });

  test.each(Object.entries(TALKATIVES))(
    'by one that %s before it is asked again, and then obeys what stands outside the fences',
    async (_, double) => {
      expect(await changed({ criterion: PASSES, double, calls: 2 })).toEqual([]);
    },
  );

  test('by one whose reply begins with the user’s words', async () => {
    expect(await changed({ criterion: PASSES, double: userQuoter }, OF_USER)).toEqual([]);
  });

  test.each<[string, Partial<Trial>]>([
    ['every response is judged', { everyResponse: true, asAgent: false, calls: 2 }],
    ['the conversation is one agent’s view', { asAgent: true }],
    ['it writes down its reasoning', { reasoning: true }],
    ['it explains itself to the end user too', { clean: true }],
    ['it lists key points first', { criterion: 'Passes if the response leaves out nothing that matters' }],
    ['it lists claims first', { criterion: 'Passes if the response is faithful to the tool results' }],
  ])('where %s', async (_, trial) => {
    for (const double of WAYS) expect(await changed({ criterion: PASSES, double, ...trial }, SOME)).toEqual([]);
  });

  test.each(['earlier case', 'earlier comment'] as const)('where an %s of a memory holds the attack', async (at) => {
    const attacks = FEW.map((attack) => ({ ...attack, at }));
    for (const double of WAYS)
      expect(await changed({ criterion: PASSES, double, asAgent: false, remembers: true }, attacks)).toEqual([]);
  });
});
