import { temporaryFolder } from '../helpers.ts';
import {
  candidatesOf,
  create,
  dictatedCases,
  endOfReplay,
  judgeAndLabel,
  lightning,
  planned,
  steps,
  twoJudges,
} from './labelled-cases.ts';

test('a replay continues after a restart, and pays for no case twice', async () => {
  await using folder = await temporaryFolder();
  let one: Awaited<ReturnType<typeof planned>>;
  let key: string;
  {
    await using before = await twoJudges(steps(12), {}, { folder: folder.path });
    const { deemster, provider } = before;
    key = deemster.key;
    await create(deemster, 'a');
    await judgeAndLabel(deemster, 'a', dictatedCases('a', 12, 'NY', true));
    one = await planned(deemster, 'a', { model_core: lightning });
    // Of the first eight, three are answered; then three more begin.
    provider.script(...steps(3), ...steps(8, { hang: true }));
    expect((await deemster.post(`${candidatesOf('a')}/${one.id}/replay`, undefined)).status).toBe(202);
    const other = await planned(deemster, 'a', { model_core: lightning });
    const second = await deemster.post(`${candidatesOf('a')}/${other.id}/replay`, undefined);
    expect([second.status, second.body.detail]).toEqual([409, expect.stringContaining('Another candidate')]);
    await provider.arrived(12 + 11);
    const { body } = await deemster.get(`${candidatesOf('a')}/${one.id}`);
    expect([body.status, body.progress.scored, body.comparison]).toEqual(['replaying', 3, null]);
    await deemster.stop();
  }
  await using after = await twoJudges(steps(9), { bootstrapKey: key }, { folder: folder.path });
  const ended = await endOfReplay(after.deemster, one);
  expect(ended).toMatchObject({ progress: { scored: 12, failed: 0 }, comparison: { verdict: { verdict: 'better' } } });
});

/** A candidate with 12 cases, in a data folder that no process uses. */
async function plannedIn(folder: string) {
  await using before = await twoJudges(steps(12), {}, { folder });
  await create(before.deemster, 'a');
  await judgeAndLabel(before.deemster, 'a', dictatedCases('a', 12, 'NY', true));
  return { one: await planned(before.deemster, 'a', { model_core: lightning }), key: before.deemster.key };
}

test('a replay that is over the rate limit goes on in the next window', async () => {
  await using folder = await temporaryFolder();
  const { one, key } = await plannedIn(folder.path);
  const settings = { bootstrapKey: key, rateLimit: '5/second' };
  await using after = await twoJudges(steps(12), settings, { folder: folder.path });
  await after.deemster.post(`${candidatesOf('a')}/${one.id}/replay`, undefined);
  const ended = await endOfReplay(after.deemster, one);
  expect(ended.progress).toMatchObject({ scored: 12, failed: 0 });
});

test('a replay that is stopped by failures does not wait for the rate limit', async () => {
  await using folder = await temporaryFolder();
  const { one, key } = await plannedIn(folder.path);
  const settings = { bootstrapKey: key, rateLimit: '4/hour' };
  await using after = await twoJudges(steps(4, { status: 401 }), settings, { folder: folder.path });
  await after.deemster.post(`${candidatesOf('a')}/${one.id}/replay`, undefined);
  expect(await endOfReplay(after.deemster, one)).toMatchObject({ status: 'replayed', stopped_by: 'failures' });
});
