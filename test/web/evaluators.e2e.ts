import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { lastWeeks } from '../../src/web/addresses/evaluator.ts';
import { launchChromium, testPage } from '../chromium.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { answers, candidatesOf, judgeAndLabel, planned, range, replayed } from '../server/labelled-cases.ts';
import { faultsOf } from './axe.ts';
import { hostileName, longName, storeEvaluators, wordings } from './evaluator-sample.ts';
import { signedIn } from './open-pages.ts';

const screenshots = new URL('screenshots/', import.meta.url);

let browser: Browser;
let sample: Deemster;
beforeAll(async () => {
  if (testPage !== test) return;
  [browser, sample] = await Promise.all([
    launchChromium(),
    // Nothing is asked of it.
    startDeemster({ judge: 'openai:stub', openaiBaseUrl: 'http://127.0.0.1:9' }),
  ]);
  await mkdir(screenshots, { recursive: true });
  await storeEvaluators(sample, Date.now());
  const settings = { evaluation_criteria: 'Passes if the response contains "window"', keep_labels: true };
  await replayed(sample, await planned(sample, 'refund-window', settings));
  await planned(sample, 'no-invented-policy', { model_core: 'align-20260109', max_tokens: 200_000 });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await sample?.[Symbol.asyncDispose]();
});

const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole('heading', { level, name }).first().waitFor();
const quiet = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('main')?.textContent?.includes('Loading…'));

/** What the address and the heading say of an evaluator's page. */
const opened = async (page: Page, deemster: Deemster, name: string, query = '') => {
  await page.goto(`${deemster.url}/evaluators/${encodeURIComponent(name)}${query}`);
  await heading(page, name);
  await quiet(page);
};
const evaluator = async (deemster: Deemster, name: string) =>
  (await deemster.get(`/api/v1/evaluators/${encodeURIComponent(name)}`)).body;
const fewerThan = (words: number) => `Passes if the response has fewer than ${words} words`;

testPage(
  'an evaluator is created and gets a new version by keyboard, which shows what changes and how it is read',
  async () => {
    await using deemster = await startDeemster();
    await using tab = await signedIn(browser, deemster);
    const { page } = tab;
    const { keyboard } = page;
    await page.getByRole('navigation').getByRole('link', { name: 'Evaluators' }).first().click();
    await heading(page, 'There is no evaluator yet', 2);
    await keyboard.press('n');
    await heading(page, 'New evaluator');
    await page.getByLabel('Name').focus();
    await keyboard.type('length/short');
    await keyboard.press('Tab');
    await keyboard.type('Passes when it is short');
    await page
      .getByRole('status')
      .getByText(/^Begin with "Reward"/)
      .waitFor();
    expect(await page.getByLabel('Criterion').getAttribute('aria-invalid')).toBe('true');
    await keyboard.press('Control+A');
    await keyboard.type(fewerThan(50));
    await page.getByText('Code decides this. No model is called.').waitFor();
    await page.locator('.parts').getByText('words: fewer than 50').waitFor();
    await page.getByRole('button', { name: 'Create' }).focus();
    await keyboard.press('Enter');
    await heading(page, 'length/short');
    await page.getByText('v1 serves', { exact: true }).waitFor();
    await page.getByText('Nothing was judged by it in the last 28 days.').waitFor();
    expect(page.url()).toBe(`${deemster.url}/evaluators/length%2Fshort`);

    await page.goto(`${deemster.url}/evaluators?new=1&criterion=Reward+it`);
    await page.getByLabel('Name').fill('length/short');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Open length/short' }).click();
    await page.getByText('v1 serves', { exact: true }).waitFor();

    const judge = (evaluator_name: string) => deemster.evaluate({ evaluator_name, evaluation_criteria: undefined });
    const { headers } = await judge('length/short');
    await deemster.post('/api/v1/annotations/label', { evaluation_id: headers.get('x-evaluation-id'), label: true });
    await keyboard.press('e');
    await heading(page, 'New version of length/short');
    expect(await page.getByRole('button', { name: 'Save as v2' }).isDisabled()).toBe(true);
    await page.getByLabel('Criterion').focus();
    await keyboard.press('Control+A');
    await keyboard.type('Passes if the response has fewer than 40 words and is polite');
    expect(await page.locator('.changed-words del').allInnerTexts()).toEqual(['50']);
    expect(await page.locator('.changed-words ins').allInnerTexts()).toEqual(['40', ' and is polite']);
    await page.locator('.parts').getByText('“is polite”').waitFor();
    await page.locator('.parts').getByText('words: fewer than 50').waitFor();
    await page.getByText('People’s 1 label on v1 will not count for the new wording').waitFor();
    // The wording is in the address.
    await page.reload();
    expect(await page.getByLabel('Criterion').inputValue()).toContain('and is polite');
    await page.locator('.parts').getByText('“is polite”').waitFor();
    await page.getByText('People’s 1 label').waitFor();
    await page.getByLabel('It means the same: keep the labels').focus();
    await keyboard.press('Space');
    await page.getByRole('button', { name: 'Save as v2' }).focus();
    await keyboard.press('Enter');
    await page.getByText('v2 serves', { exact: true }).waitFor();
    await page.getByText('in these pages').first().waitFor();
    await page.getByText('Shares its labels with v1.').waitFor();
    expect(await evaluator(deemster, 'length/short')).toMatchObject({ version: 2, labels_since: 1 });

    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByText('All its versions and candidates are deleted').waitFor();
    await page.getByRole('button', { name: 'Delete the evaluator' }).click();
    await heading(page, 'There is no evaluator yet', 2);
    expect(await deemster.get('/api/v1/evaluators/length%2Fshort')).toMatchObject({ status: 404 });
    expect(tab.problems).toEqual([]);
  },
);

testPage(
  'of two tabs that save a version, the second says what the first changed, and keeps what was typed',
  async () => {
    await using deemster = await startDeemster();
    await deemster.post('/api/v1/evaluators', { name: 'shared', evaluation_criteria: fewerThan(50) });
    await using first = await signedIn(browser, deemster);
    await using second = await signedIn(browser, deemster);
    for (const { page } of [first, second]) await page.goto(`${deemster.url}/evaluators/shared?edit=1`);
    await second.page.getByLabel('Criterion').fill(fewerThan(30));
    await first.page.getByLabel('Criterion').fill(fewerThan(40));
    await first.page.getByText('Core, note and memory').click();
    await first.page.getByLabel('Note for people').fill('Agreed on Monday.');
    await first.page.getByRole('button', { name: 'Save as v2' }).click();
    await first.page.getByText('v2 serves', { exact: true }).waitFor();

    const { page } = second;
    await page.getByRole('button', { name: 'Save as v2' }).click();
    const said = page.getByRole('alert').filter({ hasText: 'Somebody saved version 2 meanwhile' });
    await said.getByText('Note: Agreed on Monday.').waitFor();
    expect(await said.locator('del').allInnerTexts()).toEqual(['50']);
    expect(await said.locator('ins').allInnerTexts()).toEqual(['40']);
    expect(await page.getByLabel('Criterion').inputValue()).toBe(fewerThan(30));
    expect(await page.getByLabel('Note for people').inputValue()).toBe('Agreed on Monday.');
    expect(await evaluator(deemster, 'shared')).toMatchObject({ version: 2, evaluation_criteria: fewerThan(40) });
    await page.getByRole('button', { name: 'Save as v3' }).click();
    await page.getByText('v3 serves', { exact: true }).waitFor();
    expect(await evaluator(deemster, 'shared')).toMatchObject({
      version: 3,
      evaluation_criteria: fewerThan(30),
      description: 'Agreed on Monday.',
    });
    expect(second.problems).toEqual([]);
  },
);

testPage(
  'a wording is tried on the last traces: what changed first, failures without a score, nothing stored',
  async () => {
    const said: Record<string, [before: string, now: string | 401]> = {
      'First.': ['Y', 401],
      'Second.': ['N', 'Y'],
      'Third.': ['Y', 'Y'],
      'y an agent.': ['Y', 'N'],
      'Earlier.': ['Y', 'Y'],
    };
    await using provider = await scriptedProvider(
      Array.from({ length: 14 }, () => ({ text }) => {
        const [, verdicts] = Object.entries(said).find(([content]) => text.includes(content))!;
        const label = verdicts[text.includes('very kind') ? 1 : 0]!;
        if (label === 401) return { status: 401 };
        return { reply: verdictReply({ label, explanation: `It says ${label}.` }) };
      }),
    );
    await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
    await deemster.post('/api/v1/evaluators', { name: 'kind', evaluation_criteria: 'Passes if the reply is kind' });
    const by = { evaluator_name: 'kind', evaluation_criteria: undefined };
    const reply = (content: string) => ({ role: 'assistant', content });
    for (const content of ['First.', 'Second.', 'Third.'])
      await deemster.evaluate({ ...by, messages: [{ role: 'user', content: `Ask ${content}` }, reply(content)] });
    const trace = traceOf(
      agent('one', llm([user('Go on.')], [says('By an agent.')]), 'two'),
      agent('two', llm([user('Go on.')], [says('Also by an agent.')])),
    );
    expect(await deemster.post('/api/v1/evals/trace', { trace, evaluator_name: 'kind' })).toMatchObject({
      status: 200,
    });
    const asks = { role: 'user', content: 'Both?' };
    const both = [asks, reply('Earlier.'), asks, reply('Earlier.')];
    await deemster.evaluate({ ...by, messages: both, evaluate_latest: false });
    const stored = async () => (await deemster.get('/api/v1/traces')).body;
    const before = await stored();
    await using tab = await signedIn(browser, deemster);
    const { page } = tab;
    await page.goto(`${deemster.url}/evaluators/kind?edit=1&criterion=Passes+if+the+reply+is+very+kind`);
    await page.getByRole('button', { name: 'Try on the last 20…' }).click();
    await page.getByText('This makes 7 judgments on 5 traces').waitFor();
    expect(provider.requests).toHaveLength(7);
    await page.getByRole('button', { name: 'Make 7 judgments' }).click();
    await page.getByText('2 changed sides; 2 with the same score; 1 failed, without a score.').waitFor();
    const rows = page.getByRole('region', { name: 'Old and new scores, table' }).getByRole('row');
    const cells = async (at: number) =>
      (await rows.nth(at).getByRole('cell').allInnerTexts()).map((text) => text.trim());
    const changed = [await cells(1), await cells(2)];
    expect(changed.toSorted(([one], [other]) => one!.localeCompare(other!))).toEqual([
      ['0.00', '1.00', expect.stringContaining('+1.00'), 'It says Y.'],
      ['1.00', '0.00', expect.stringContaining('−1.00'), expect.stringContaining('It says N.')],
    ]);
    expect(await cells(3)).toEqual(['1.00', 'failed', '', expect.stringContaining('401')]);
    for (const at of [4, 5]) expect((await cells(at)).slice(0, 3)).toEqual(['1.00', '1.00', 'the same']);
    expect(provider.requests).toHaveLength(14);
    expect(await stored()).toEqual(before);
    expect((await evaluator(deemster, 'kind')).version).toBe(1);
    // The browser's own note of the failed judgment.
    expect(tab.problems).toEqual([expect.stringContaining('status of 500')]);
  },
);

testPage(
  'a report card shows the figures of the API, or how many labels are missing, and leads to Review',
  async () => {
    await using tab = await signedIn(browser, sample);
    const { page } = tab;
    await opened(page, sample, 'refund-window');
    const start = lastWeeks(Date.now()).start_date;
    const { body: card } = await sample.get('/api/v1/evaluators/refund-window/report-card');
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
    const two = (value: number) => value.toFixed(2);
    const { true_positive_rate: tpr, kappa, corrected_pass_rate: corrected, pass_rate: raw } = card;
    await row('True passes found')
      .getByText(`${two(tpr.value)} [${two(tpr.low)}, ${two(tpr.high)}]`)
      .waitFor();
    await row('Cohen’s κ').getByText(two(kappa.value)).waitFor();
    await row('Pass rate, as judged')
      .getByText(`${(raw.value * 100).toFixed(1)} %`)
      .waitFor();
    await row('Pass rate, corrected')
      .getByText(`${(corrected.value * 100).toFixed(1)} %`)
      .waitFor();
    const { total } = (await sample.get(`/api/v1/insights?evaluator_name=refund-window&start_date=${start}`)).body;
    await page
      .getByRole('link', { name: `${total.evaluations.toLocaleString('en')} evaluations`, exact: true })
      .first()
      .waitFor();
    await page.getByText(`Brier ${two(card.calibration.brier)}`).waitFor();
    await page.getByText('The same as a table').first().click();
    const points = page.locator('.chart--square circle');
    expect(await points.count()).toBe(card.calibration.bins.length);
    await page.getByText(/p 0\.\d\d$/).waitFor();
    await page.getByText('not known: no anchors are frozen.').waitFor();
    await page.getByRole('button', { name: 'Freeze 108 labelled responses…' }).click();
    await page.getByRole('button', { name: 'Freeze them' }).click();
    await page.getByText('none of the 108 anchors').waitFor();
    // The card of an earlier version is in the address.
    await page.getByRole('listitem').filter({ hasText: /^v3/ }).getByRole('link', { name: 'Report card' }).click();
    await page.getByText('Show that of v4').waitFor();
    expect(page.url()).toContain('version=3');
    await page.getByText(/^v3 · gguf:judge/).waitFor();
    await opened(page, sample, 'refund-window', '?version=99&judge=nobody');
    await page.getByText('There is no version 99. This is the report card of v4.').waitFor();
    await page.getByText('nobody has judged nothing by v4.').waitFor();
    await page.getByRole('link', { name: 'All of refund-window' }).click();
    await page.getByText(/^v4 · gguf:judge/).waitFor();

    await opened(page, sample, longName);
    await page.getByText('12 of 64 labels: too few to say.').waitFor();
    await page.getByText('too few “fail” labels (3 of 30)').first().waitFor();
    const { suggestions } = (await sample.get(`/api/v1/evaluators/${longName}/label-suggestions?limit=100`)).body;
    const ids = suggestions.map(({ trace_id }: { trace_id: string }) => trace_id);
    await page.getByRole('link', { name: `Label the next ${ids.length}` }).click();
    await heading(page, `Review: evaluator ${longName}`);
    await page.getByText(`Item 1 of ${ids.length} · 0 decided`).waitFor();
    expect(page.url()).toContain('order=useful');
    await page.getByText('Does this answer deserve to pass?').first().waitFor();
    await page.keyboard.press('1');
    await page.getByRole('heading', { name: 'The judge' }).first().waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText(`Item 2 of ${ids.length} · 1 decided`).waitFor();
    const { labels } = (await sample.get(`/api/v1/traces/${ids[0]}`)).body;
    expect(labels).toMatchObject([{ label: true, evaluator_name: longName }]);
    expect(tab.problems).toEqual([]);
  },
);

testPage(
  'a candidate is planned, replayed and promoted, while the old version serves; another is refused',
  async () => {
    await sample.post('/api/v1/evaluators', { name: 'brief', evaluation_criteria: fewerThan(10) });
    await judgeAndLabel(sample, 'brief', [...answers(range(5, 15), true), ...answers(range(16, 18), false)]);
    await using tab = await signedIn(browser, sample);
    const { page } = tab;
    const plan = async (words: number) => {
      await page.goto(
        `${sample.url}/evaluators/brief?${new URLSearchParams({ edit: '1', criterion: fewerThan(words) })}`,
      );
      await page.getByRole('button', { name: 'Test on labelled cases…' }).click();
      await page.getByLabel('The new wording means the same').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.getByText('14 labelled: 11 deserve to pass, 3 to fail').waitFor();
      await page.getByText('none: exact checks').waitFor();
      expect(page.url()).toContain('candidate=');
      await page.getByRole('button', { name: 'Judge 14 cases' }).dblclick();
    };
    await plan(16);
    await page.getByText('by more than chance explains.').waitFor();
    await page.getByText('6 verdicts changed: 0 broken, 6 mended').click();
    expect(await page.getByRole('link', { name: 'Open the trace' }).count()).toBe(6);
    expect((await evaluator(sample, 'brief')).version).toBe(1);
    await page.getByRole('button', { name: 'Promote to v2…' }).click();
    await page.getByText('v1 stays in the history.').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Promoted as v2.').waitFor();
    await page.getByText('v2 serves', { exact: true }).waitFor();
    expect(await evaluator(sample, 'brief')).toMatchObject({ version: 2, evaluation_criteria: fewerThan(16) });

    await plan(5);
    await page.getByText('It cannot be promoted: it is worse.').waitFor();
    expect(await page.getByRole('button', { name: /^Promote/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Refuse…' }).click();
    await page.getByRole('button', { name: 'Refuse and delete it' }).click();
    await page.getByRole('heading', { name: /^Candidate/ }).waitFor({ state: 'detached' });
    expect((await sample.get(candidatesOf('brief'))).body.candidates).toHaveLength(1);
    expect((await evaluator(sample, 'brief')).version).toBe(2);
    expect(tab.problems).toEqual([]);
  },
);

testPage('the list is found through, and its figures are those of the API', async () => {
  await using tab = await signedIn(browser, sample);
  const { page } = tab;
  await page.goto(`${sample.url}/evaluators`);
  const row = page.getByRole('row', { name: /^refund-window/ });
  await row.waitFor();
  const { versions } = (await sample.get('/api/v1/evaluators/refund-window/versions')).body;
  expect(versions.map((one: { made_by: string }) => one.made_by)).toEqual(['key', 'page', 'key', 'key']);
  expect(versions[0].evaluation_criteria).toBe(wordings[3][0]);
  await row.getByText('v4', { exact: true }).waitFor();
  await row.getByText('98 of 108 agree').waitFor();
  await page
    .getByRole('row', { name: new RegExp(`^${longName}`) })
    .getByText('labels, too few to say.')
    .waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('refund sup');
  await row.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /^no-invented-policy/ }).waitFor();
  expect(page.url()).toBe(`${sample.url}/evaluators?find=refund+sup`);
  await page.keyboard.type('xyz');
  await page.getByText('No evaluator’s name or criterion contains “refund supxyz”.').waitFor();
  await page.goBack();
  await page.route('**/api/v1/evaluators?*', (route) => route.abort());
  await page.goto(`${sample.url}/evaluators`);
  await heading(page, 'The service cannot be reached', 2);
});

describe('everybody can use the pages', () => {
  const pages: [name: string, path: string, prepare?: (page: Page) => Promise<unknown>][] = [
    ['evaluators', '/evaluators'],
    ['evaluator', '/evaluators/refund-window'],
    ['evaluator-few', `/evaluators/${longName}`],
    ['evaluator-graded', '/evaluators/no-invented-policy'],
    ['evaluator-unused', '/evaluators/never-used'],
    ['evaluator-hostile', `/evaluators/${encodeURIComponent(hostileName)}`],
    [
      'evaluator-new',
      '/evaluators?new=1&criterion=Passes+if+the+response+has+fewer+than+60+words+and+contains+no+phone+number',
      (page) => page.getByText('Code decides').waitFor(),
    ],
    [
      'evaluator-edit',
      `/evaluators/refund-window?${new URLSearchParams({ edit: '1', criterion: 'Passes if the response contains "window"' })}`,
      async (page) => {
        await page.getByText('Code decides').waitFor();
        await page.getByRole('button', { name: 'Try on the last 20…' }).click();
        await page.getByRole('button', { name: 'Make 20 judgments' }).click();
        await page.getByRole('button', { name: 'Again' }).waitFor();
      },
    ],
    [
      'evaluator-plan',
      `/evaluators/refund-window?${new URLSearchParams({ edit: '1', criterion: 'Passes if the response is polite' })}`,
      (page) => page.getByRole('button', { name: 'Test on labelled cases…' }).click(),
    ],
    ['evaluator-missing', '/evaluators/nobody'],
  ];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440])
      testPage(`${colorScheme}, ${width} px wide`, async () => {
        await using tab = await signedIn(browser, sample, { colorScheme, viewport: { width, height: 900 } });
        const { page } = tab;
        for (const [name, path, prepare] of pages) {
          await page.goto(sample.url + path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await quiet(page);
          await prepare?.(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await page.screenshot({
            path: new URL(`${name}-${width}-${colorScheme}.png`, screenshots).pathname,
            fullPage: name !== 'evaluator-plan',
          });
          expect([name, overflow, await faultsOf(page)]).toEqual([name, 0, []]);
        }
        expect(tab.problems).toEqual([]);
      });
});

testPage('marks that turn the order of letters are shown in a criterion and in what changed in it', async () => {
  const turned = (word: string) => `Passes if the reply names "\u202e${word}"`;
  await sample.post('/api/v1/evaluators', { name: 'turned', evaluation_criteria: turned('one') });
  await sample.call('PUT', '/api/v1/evaluators/turned', { evaluation_criteria: turned('two') });
  await using tab = await signedIn(browser, sample);
  await opened(tab.page, sample, 'turned');
  const marked = 'Passes if the reply names "⟨U+202E⟩';
  await tab.page.getByText(`${marked}two"`).first().waitFor();
  const texts = await tab.page.locator('main').allTextContents();
  expect(texts.join()).not.toContain('\u202e');
  expect(await tab.page.locator('.changed-words').first().textContent()).toContain(marked);
});
