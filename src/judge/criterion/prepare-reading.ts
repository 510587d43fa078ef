import { setImmediate } from 'node:timers/promises';

/** What reads criteria, part by part: each takes at most some 50 ms to load. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../checks/conversation/grounding.ts'),
  () => import('../checks/families/conversation/kept-parts.ts'),
  () => import('../checks/families/conversation/conversations.ts'),
  () => import('../checks/families/markdown/layouts.ts'),
  () => import('../checks/families/tools/tool-deciders.ts'),
  () => import('../checks/families/families.ts'),
  () => import('../checks/families/things/things.ts'),
  () => import('../checks/grammar/grammar.ts'),
  () => import('./reading.ts'),
];

let prepared: Promise<void> | undefined;

/** Loads what reads criteria and builds the grammar, with turns of the event loop in between, so that no other request waits for all of it. */
export function prepareReading(): Promise<void> {
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<void> {
  for (const load of PARTS) {
    await load();
    await setImmediate();
  }
  const { prepareGrammar } = await import('../checks/grammar/built.ts');
  await prepareGrammar();
}
