import { createCheckPool } from '../../../src/judge/checks/thread/check-worker-pool.ts';
import { readConversation, type Subject } from '../../../src/judge/conversation.ts';
import { atLength, isSoak } from '../../soak.ts';
import { ADVERSARIAL, adversarial } from './adversarial-texts.ts';
import { compiledOf, criterionOf, EVERY_FAMILY, type FamilyRow, subjectOf, TOOLS } from './every-family.ts';
import { EVERY_KIND } from './every-kind.ts';

/** An algorithm of quadratic time does not finish these within a test's timeout. */
const quickLength = atLength(300_000);
const costlyLength = atLength(100_000);

/** In another thread, which can be stopped. */
const pool = createCheckPool({ threads: 1 });
const patience = 45_000;

async function mustEnd(row: FamilyRow, subjects: Iterable<readonly [name: string, subject: () => Subject]>) {
  const signal = AbortSignal.timeout(patience);
  const criterion = criterionOf(row, 'Reward');
  for (const [name, subject] of subjects) {
    const run = pool({ criterion, knownTools: ['search'], subjects: [subject()] }, signal);
    const [checked] = await run.catch((error: unknown) => {
      throw new Error(`It does not come to the end of ${name}.`, { cause: error });
    });
    if ('undecided' in checked!) continue;
    expect(checked!.score ?? 0).toBeGreaterThanOrEqual(0);
    expect(checked!.score ?? 0).toBeLessThanOrEqual(1);
  }
}

/**
 * Only a soak gives every text to every family, and every third to the further kinds of facts, which share what finds things with the
 * families. Otherwise each gets every twelfth text.
 */
const isGiven = (text: number, row: number) => {
  const every = !isSoak ? 12 : row < EVERY_FAMILY.length ? 1 : 3;
  return (text + row) % every === 0;
};

const ROWS = isSoak ? [...EVERY_FAMILY, ...EVERY_KIND] : EVERY_FAMILY;

test.each(ROWS)('comes to the end of any long text: $name', async (row) => {
  const { isCostly } = compiledOf(row).Reward.check;
  const length = isCostly ? costlyLength : quickLength;
  const family = ROWS.indexOf(row);
  const subjects = Object.entries(ADVERSARIAL)
    .filter((_, text) => isGiven(text, family))
    .map(([name, unit]) => [name, () => subjectOf(row, adversarial(unit, length))] as const);
  await mustEnd(row, subjects);
});

/** Of one message, with a result for each. */
function manyCalls(count: number): Subject {
  const ids = Array.from({ length: count }, (_, at) => `call-${at}`);
  const messages = [
    { role: 'user', content: 'Hi' },
    {
      role: 'assistant',
      content: null,
      tool_calls: ids.map((id) => ({
        id,
        type: 'function',
        function: { name: 'search', arguments: `{"query":"${id}"}` },
      })),
    },
    ...ids.map((id) => ({ role: 'tool', tool_call_id: id, content: id })),
  ];
  const conversation = readConversation({ messages, system: null, tools: TOOLS });
  return { conversation, response: { first: 1, last: count + 1 } };
}

const readsCalls = (row: FamilyRow) => compiledOf(row).Reward.check.reads === 'calls';

test.each(ROWS.filter(readsCalls))('comes to the end of many calls: $name', async (row) => {
  await mustEnd(row, [['many calls', () => manyCalls(atLength(20_000))]]);
});
