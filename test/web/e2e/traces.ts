import { testPage } from '../../chromium.ts';
import { signedIn } from '../open-pages.ts';
import { startSample } from '../sample.ts';
import { stage } from './stage.ts';

testPage('the list is filtered by clicking values, moved through by keys, and paged', async () => {
  await using many = await startSample();
  for (let at = 0; at < 60; at++)
    await many.deemster.post('/api/v1/traces', {
      messages: [{ role: 'user', content: `Question ${at}` }],
      tags: { many: 'yes' },
    });
  await using tab = await signedIn(stage.browser, many.deemster);
  const { page } = tab;
  await page.getByRole('link', { name: 'many:yes' }).first().click();
  expect(page.url()).toContain('?tag=many%3Ayes');
  await page.getByText('Question 59', { exact: true }).waitFor();
  await page.getByText('Question 10', { exact: true }).scrollIntoViewIfNeeded();
  await page.getByText('Question 0', { exact: true }).waitFor();
  await page.getByText('60 traces, newest first').waitFor();
  await page.getByRole('link', { name: 'Remove the filter many:yes' }).click();
  await page.getByRole('link', { name: 'Some below 0.5' }).click();
  await page.getByText('2 traces, newest first').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Hi\. I bought/ }).waitFor();
  await page.getByText('← Traces, 1 of 2').waitFor();
  await page.keyboard.press('j');
  await page.getByText('← Traces, 2 of 2').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Donaudampf/ }).waitFor();
  await page.getByText('← Traces, 2 of 2').click();
  await page.getByText('2 traces, newest first').waitFor();
  expect(page.url()).toContain('?score=low');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete 1 trace' }).click();
  await page.getByText('1 trace, newest first').waitFor();
  await page.getByLabel('Time range').selectOption('From … to …');
  await page.getByLabel('Before').fill('2020-01-01');
  await page.getByText('No trace matches these 2 filters.').waitFor();
  expect(page.url()).toContain('end_date=2020-01-01');
  await page.getByRole('link', { name: 'Without before 2020-01-01' }).click();
  await page.getByText('1 trace, newest first').waitFor();
  await page.goto(`${many.deemster.url}/traces?tag=lang:fr&rating=true`);
  await page.getByText('No trace matches these 2 filters.').waitFor();
  expect(tab.problems).toEqual([]);
});
