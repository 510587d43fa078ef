import type { Browser } from 'playwright-core';
import { launchChromium, testPage } from '../chromium.ts';
import { conversation, type Deemster, startDeemster } from '../helpers.ts';
import { signedIn } from './open-pages.ts';

const runs = 10;
const traces = 50;

let browser: Browser;
let deemster: Deemster;
beforeAll(async () => {
  if (testPage !== test) return;
  // As it is in use: answers are not compared with the contract.
  [browser, deemster] = await Promise.all([launchChromium(), startDeemster({ validateResponses: 0 })]);
  const reply = 'A paragraph of an ordinary answer, which says what was asked and a little more. '.repeat(8);
  for (let at = 0; at < traces; at++)
    await deemster.post('/api/v1/evals/reward', {
      messages: [...conversation, { role: 'user', content: `Question ${at}?` }, { role: 'assistant', content: reply }],
      evaluation_criteria: 'Passes if the response has fewer than 60 words',
      tags: { number: String(at) },
    });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await deemster?.[Symbol.asyncDispose]();
});

/** Notes when the first rows are painted, in milliseconds since the navigation began. */
function noteFirstRow() {
  const noted = globalThis as unknown as { firstRow?: number };
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-trace]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(noted, { firstRow: performance.now() })));
  }).observe(document, { childList: true, subtree: true });
}

// A figure to look at, which depends on the machine: nothing is asserted about it.
testPage('how long the list takes to show 50 traces is printed', async () => {
  await using tab = await signedIn(browser, deemster, { viewport: { width: 1440, height: 900 } });
  const { page } = tab;
  await page.addInitScript(noteFirstRow);
  const times: Record<'program' | 'session' | 'list' | 'firstRow', number>[] = [];
  for (let run = 0; run < runs; run++) {
    await page.goto(`${deemster.url}/traces`);
    await page.waitForFunction(() => 'firstRow' in globalThis);
    expect(await page.locator('[data-trace]').count()).toBe(traces);
    times.push(
      await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const since = (time: number) => time - navigation!.responseStart;
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const endOf = (part: string) => since(resources.find(({ name }) => name.includes(part))!.responseEnd);
        return {
          program: endOf('/assets/index-'),
          session: endOf('/api/v1/session'),
          list: endOf('/api/v1/traces?'),
          firstRow: since((globalThis as unknown as { firstRow: number }).firstRow),
        };
      }),
    );
  }
  const median = (name: keyof (typeof times)[number]) =>
    Math.round(times.map((one) => one[name]).toSorted((a, b) => a - b)[runs / 2]!);
  process.stdout.write(
    `First view of /traces with ${traces} rows, median of ${runs}, from the server's response: ${median('firstRow')} ms ` +
      `(program loaded ${median('program')}, session known ${median('session')}, list loaded ${median('list')})\n`,
  );
  expect(tab.problems).toEqual([]);
});
