import { budgetLeft, takeFrom } from '../../src/evaluation/rules/budget.ts';
import { createDraw } from '../../src/evaluation/rules/draw.ts';
import { createIntake } from '../../src/evaluation/rules/intake.ts';
import { createRuleJobs } from '../../src/evaluation/rules/rule-jobs.ts';
import { hasTagsOf, isDrawn } from '../../src/evaluation/rules/sampling.ts';
import { createJudge } from '../../src/judge/judge.ts';
import type { StoredRule } from '../../src/store/rules/rules.ts';
import type { Store } from '../../src/store/store.ts';
import { conversation, criterion } from '../helpers.ts';
import { taskStore } from '../tasks/stored-tasks.ts';

const id = (at: number) => `00000000-0000-4000-8000-${`${at}`.padStart(12, '0')}`;
const ids = Array.from({ length: 4000 }, (_, at) => id(at));

test('a share of the ids is drawn, always the same ones, and a larger share contains every smaller one', () => {
  const drawn = (percent: number) => ids.filter((one) => isDrawn(one, percent));
  const [ten, fifty] = [drawn(10), new Set(drawn(50))];
  expect(Math.abs(ten.length - 400)).toBeLessThan(60);
  expect(ten.every((one) => fifty.has(one))).toBe(true);
  expect([drawn(100).length, drawn(0.0001).length]).toEqual([4000, 0]);
  // The hash must never change: it would judge other traces after an update.
  expect(ids.slice(0, 40).filter((one) => isDrawn(one, 10))).toEqual([1, 4, 19, 23, 33, 37].map(id));
});

test('every condition has to hold', () => {
  const match = { service: 'shop', tags: { env: 'live' }, agent: null };
  expect(hasTagsOf(match, { 'service.name': 'shop', env: 'live', more: '1' })).toBe(true);
  expect(hasTagsOf(match, { 'service.name': 'shop', env: 'test' })).toBe(false);
  expect(hasTagsOf(match, { env: 'live' })).toBe(false);
  expect(hasTagsOf({ service: null, tags: { constructor: '' }, agent: null }, {})).toBe(false);
  expect(hasTagsOf({ service: null, tags: {}, agent: null }, {})).toBe(true);
});

test('what is in progress is out of the budget, and what costs no tokens needs none to be left', () => {
  const rule = { daily_judgments: 10, daily_tokens: 100 };
  const budget = budgetLeft(rule, { judgments: 4, tokens: 30, reserved: 50 });
  expect(budget).toEqual({ judgments: 6, tokens: 20 });
  expect(takeFrom(budget, { judgments: 1, tokens: 21 })).toBe(false);
  expect(takeFrom(budget, { judgments: 1, tokens: 20 })).toBe(true);
  expect(takeFrom(budget, { judgments: 1, tokens: 1 })).toBe(false);
  expect(takeFrom(budgetLeft(rule, { judgments: 0, tokens: 300, reserved: 0 }), { judgments: 10, tokens: 0 })).toBe(
    true,
  );
  expect(takeFrom(budgetLeft(rule, { judgments: 9, tokens: 0, reserved: 0 }), { judgments: 2, tokens: 0 })).toBe(false);
});

describe('traces that came', () => {
  const day = '2026-11-20';
  const rule: StoredRule = {
    ...{ name: 'all', paused: false, match: { service: null, tags: {}, agent: null }, sample_percent: 100 },
    ...{ evaluators: [{ name: 'short', version: null }], daily_judgments: 3, daily_tokens: 0 },
  };
  async function opened() {
    const stored = await taskStore();
    const { store } = stored;
    const settings = { evaluation_criteria: criterion, model_core: 'align-20251111', memory: false } as const;
    const all = { ...settings, explanation_cleaning: null, description: null, reading: null };
    await store.createEvaluator(1, 'short', all, 1, 'k');
    await store.replaceRules(1, { revision: 0, rules: [rule], keyId: 'k', updatedAt: 1 });
    const come = async (at: number) => {
      const trace = { messages: conversation, system: null, tools: null };
      await store.createTrace(1, { id: id(at), createdAt: stored.clock.now, tags: {}, trace });
    };
    return { ...stored, come };
  }
  /** Looks at everything that waits. `faults`: what went wrong. */
  async function look({ store, clock }: Awaited<ReturnType<typeof opened>>, methods: Partial<Store> = {}) {
    const over = { ...store, ...methods };
    const faults: unknown[] = [];
    const unexpected = (error: unknown) => void faults.push(error);
    const now = () => clock.now;
    const judge = createJudge({ modelFor: () => undefined });
    const draw = createDraw(over, createRuleJobs({ store: over, judge, now }), unexpected);
    const intake = createIntake({ store: over, draw, now, added: () => undefined, failed: unexpected });
    intake.wake();
    while ((await store.incomingTraces(1)).length > 0 && faults.length === 0) await intake.idle();
    await intake.stop();
    return faults;
  }
  const dayOf = async ({ store }: { store: Store }) => (await store.ruleDays(1, day)).get('all');

  it('are looked at once, also after a process that could not, and by what their rule may still begin', async () => {
    await using stored = await opened();
    for (const at of [1, 2]) await stored.come(at);
    const full = new Error('The disk is full.');
    expect(await look(stored, { drawTrace: () => Promise.reject(full) })).toEqual([full]);
    expect(await dayOf(stored)).toBeUndefined();
    expect(await look(stored)).toEqual([]);
    expect(await look(stored)).toEqual([]);
    expect(await dayOf(stored)).toMatchObject({ drawn: 2, judgments: 2, budget: 0 });
    expect(await stored.store.countTasks()).toEqual({ queued: 2, running: 0 });
    for (const at of [3, 4, 5]) await stored.come(at);
    expect(await look(stored)).toEqual([]);
    expect(await dayOf(stored)).toMatchObject({ drawn: 5, judgments: 3, budget: 2 });
    // The next day begins with the whole budget.
    stored.clock.now += 24 * 3600 * 1000;
    await stored.come(6);
    await look(stored);
    expect((await stored.store.ruleDays(1, '2026-11-21')).get('all')).toMatchObject({ drawn: 1, judgments: 1 });
  });

  it('are not judged once their account stores nothing', async () => {
    await using stored = await opened();
    await stored.come(1);
    await stored.store.setRetention('default', 'none');
    expect(await look(stored)).toEqual([]);
    expect(await dayOf(stored)).toMatchObject({ drawn: 1, judgments: 0, retention: 1 });
  });

  it('that cannot be read by mistake keep no other one waiting', async () => {
    await using stored = await opened();
    for (const at of [1, 2]) await stored.come(at);
    const fault = new TypeError('A fault of the program.');
    let calls = 0;
    const getServing: Store['getServing'] = (...args) =>
      calls++ === 0 ? Promise.reject(fault) : stored.store.getServing(...args);
    expect(await look(stored, { getServing })).toEqual([fault]);
    expect(await look(stored)).toEqual([]);
    expect(await dayOf(stored)).toMatchObject({ drawn: 2, judgments: 1, not_judgeable: 1 });
  });
});
