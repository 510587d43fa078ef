import { testPage } from '../../chromium.ts';
import { signedIn } from '../open-pages.ts';
import { hostile } from '../sample.ts';
import { open, stage } from './stage.ts';

describe('a trace', () => {
  testPage('quotes are highlighted in their messages, and lead to their evaluation and back', async () => {
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${stage.sample.traces.refund}`);
    const marked = await page.locator('mark').allInnerTexts();
    expect(marked.map((text) => text.replace(/\n?\d$/, '').trim())).toEqual([
      '"days_since_delivery": 41',
      'I’m sorry this dragged on. Because the fault',
      'I can still refund you in full',
      'back on your card within',
      '3 working days',
      'no need to send the old pair back',
    ]);
    const lowest = page.locator('.eval').first();
    expect(await lowest.getAttribute('open')).not.toBeNull();
    expect(await lowest.innerText()).toContain('One more quote was dropped');
    expect(await page.locator('#m5 mark.is-on').innerText()).toContain('I can still refund you in full');
    await page.getByRole('link', { name: 'Quoted by evaluation 2' }).first().click();
    await page.locator('#m5 mark.is-on', { hasText: 'no need to send' }).waitFor();
    await page.locator('#e2').getByRole('link', { name: 'back on your card' }).click();
    expect(page.url()).toMatch(/#q2-1$/);
    expect(await page.locator('mark:target').innerText()).toContain('back on your card within');
    expect(tab.problems).toEqual([]);
  });

  testPage('can be rated, labelled, commented on, judged again and deleted', async () => {
    const { headers } = await stage.sample.deemster.evaluate({ tags: { case: 'acted-on' } });
    const id = headers.get('x-trace-id')!;
    const stored = async () => (await stage.sample.deemster.get(`/api/v1/traces/${id}`)).body;
    await using tab = await signedIn(stage.browser, stage.sample.deemster, { isAnswered: true });
    const { page } = tab;
    await open(page, '/traces');
    await page.getByRole('link', { name: 'case:acted-on' }).first().click();
    await page.getByRole('row').getByRole('link', { name: 'How long do refunds take?' }).click();
    await page.getByRole('button', { name: 'Rate poor' }).click();
    await page.locator('[aria-label="Rate poor"][aria-pressed="true"]').waitFor();
    await page.keyboard.press('e');
    await page.keyboard.press('0');
    await page.getByText('differs from the judge').waitFor();
    await page.keyboard.press('1');
    await page.getByText('agrees with the judge').waitFor();
    await page.keyboard.press('c');
    await page.keyboard.type('e 1 0 <b>plain</b>');
    const twice = Promise.withResolvers<void>();
    await page.route('**/annotations/comment', async (route) => {
      await twice.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    twice.resolve();
    await page.locator('.comment', { hasText: 'e 1 0 <b>plain</b>' }).waitFor();
    await page.getByRole('button', { name: 'Judge again…' }).click();
    await page.getByLabel('Criterion').fill('Bad');
    await page.getByRole('button', { name: 'Judge', exact: true }).click();
    await page.getByText('Begin with "Reward"').waitFor();
    await page.getByLabel('Criterion').fill('Fails if the response contains "five"');
    await page.getByRole('button', { name: 'Judge', exact: true }).click();
    await page.getByRole('heading', { name: '2 evaluations' }).waitFor();
    expect(await stored()).toMatchObject({
      rating: false,
      labels: [{ label: true, author: null }],
      comments: [{ comment: 'e 1 0 <b>plain</b>' }],
      evaluations: [{ score: 1 }, { score: 0 }],
    });
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await stored()).id).toBe(id);
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete the trace' }).click();
    await page.getByRole('heading', { level: 1, name: 'Traces' }).waitFor();
    expect((await stage.sample.deemster.get(`/api/v1/traces/${id}`)).status).toBe(404);
    expect(tab.problems).toEqual([]);
  });

  testPage('the copied curl command judges the same conversation', async () => {
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${stage.sample.traces.refund}`);
    await page.getByRole('button', { name: 'Copy as…' }).click();
    const command = await page.locator('dialog pre').innerText();
    expect(command).toMatch(/^curl http:\S+\/api\/v1\/evals\/reward /);
    expect(command).toContain('"evaluator_name": "refund-window"');
    await page.getByRole('button', { name: 'TypeScript' }).click();
    expect(await page.locator('dialog pre').innerText()).toContain("import { AsyncDeemster } from 'deemster-client'");
  });

  testPage('a message full of HTML, scripts and control characters is text', async () => {
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${stage.sample.traces.hostile}`);
    const message = page.locator('#m1');
    await message.waitFor();
    expect(await message.locator('img, script, b, iframe').count()).toBe(0);
    expect(await message.innerText()).toContain('<img src=x onerror="document.title=1"><script>');
    expect(await message.innerText()).toContain('<iframe src="https://example.com"></iframe>');
    const links = await message.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(['https://example.com']);
    expect(await page.title()).toContain('<img src=x');
    await open(page, '/traces');
    expect(await page.locator('.ask', { hasText: '<img' }).innerText()).toContain(hostile.slice(0, 60));
    expect(tab.asked.filter((url) => !url.startsWith(stage.sample.deemster.url))).toEqual([]);
    expect(tab.problems).toEqual([]);
  });

  testPage('of any length and depth opens, and shows what matters first', async () => {
    const messages = [
      ...Array.from({ length: 1000 }, (_, at) => ({ role: at % 2 ? 'assistant' : 'user', content: `Turn ${at}` })),
      { role: 'user', content: '>'.repeat(15_000) },
      { role: 'assistant', content: '- '.repeat(5000) + 'word '.repeat(200_000) },
    ];
    const { body } = await stage.sample.deemster.post('/api/v1/traces', { messages });
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${body.id}`);
    await page.getByRole('button', { name: 'Show all 1,002 messages' }).waitFor();
    expect(await page.locator('.msg').count()).toBe(2);
    await page.locator('#m1001').getByRole('button', { name: 'Show all 1,010,000 characters' }).click();
    await page.locator('#m1001').getByRole('button').waitFor({ state: 'detached' });
    expect((await page.locator('#m1001').innerText()).length).toBeGreaterThan(1_000_000);
    await page.getByRole('button', { name: 'Show all 1,002 messages' }).click();
    await page.locator('#m0', { hasText: 'Turn 0' }).waitFor();
    expect(tab.problems).toEqual([]);
  });

  testPage('of several agents is a tree with a score each', async () => {
    await using tab = await signedIn(stage.browser, stage.sample.deemster);
    const { page } = tab;
    await open(page, `/traces/${stage.sample.traces.agents}`);
    const tree = page.getByRole('navigation', { name: 'Agents' });
    expect((await tree.getByRole('button').allInnerTexts()).map((text) => text.split('\n').slice(0, 3))).toEqual([
      ['triage agent', '1 call to a model', '1.00'],
      ['writer agent', '2 calls to a model', '1.00'],
      ['ledger agent', 'called no model, nothing to judge', 'n/a'],
    ]);
    await tree.getByRole('button', { name: /^writer agent/ }).click();
    await page.getByRole('heading', { level: 2, name: 'writer agent' }).waitFor();
    expect(await page.locator('.msg--judged').last().innerText()).toContain('Your next order ships free.');
  });
});
