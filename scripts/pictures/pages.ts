// The README's pictures of the pages: real pages, of answers that the real server judges by exact criteria.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/launch-chromium.ts';
import { startServer } from './server.ts';
import { finer, heights, type Name, width } from './sizes.ts';
import { smallPng } from './small-png.ts';

interface Answers {
  criteria: string[];
  runs: [before: string, after: string];
  /** By its name: a question, and how it was answered in either run. */
  cases: Record<string, [question: string, before: string, after: string]>;
  trace: { criteria: string[]; messages: unknown[]; system: string; tools: unknown[] };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** Takes a picture of either page in light and dark. @param keep Is called with each picture: its name and its PNG. */
export async function takePictures(keep: (name: string, png: Buffer) => Promise<void>): Promise<void> {
  await using server = await startServer();
  const answers: Answers = JSON.parse(await readFile(new URL('answers.json', import.meta.url), 'utf8'));
  const trace = await judgeAll(server, answers);
  const [base, candidate] = answers.runs;
  const paths = {
    trace: `/traces/${trace}`,
    compare: `/compare?${new URLSearchParams({ base, candidate })}`,
  } satisfies Record<Name, string>;
  const browser = await launchChromium();
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await signIn(browser, server, colorScheme);
      for (const name of ['trace', 'compare'] as const) {
        await page.goto(server.url + paths[name], { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        const clip = { x: 0, y: 0, width, height: heights[name] };
        await keep(`${name}-${colorScheme}`, smallPng(await page.screenshot({ clip })));
      }
    }
  } finally {
    await browser.close();
  }
}

/** Judges all answers. @returns the id of the trace that has a picture */
async function judgeAll({ url, key }: Server, { criteria, runs, cases, trace }: Answers): Promise<string> {
  /** Judges one conversation by all criteria, as one trace. */
  const judge = async (content: object, by: readonly string[]) => {
    let trace_id: string | undefined;
    for (const evaluation_criteria of by) {
      const response = await fetch(`${url}/api/v1/evals/reward`, {
        method: 'POST',
        headers: { 'API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...content, evaluation_criteria, ...(trace_id && { trace_id, tags: undefined }) }),
      });
      if (!response.ok) throw new Error(`"${evaluation_criteria}" was not judged: ${await response.text()}`);
      trace_id = response.headers.get('x-trace-id')!;
    }
    return trace_id!;
  };
  for (const [at, run] of runs.entries())
    for (const [name, [question, ...replies]] of Object.entries(cases)) {
      const messages = [
        { role: 'user', content: question },
        { role: 'assistant', content: replies[at] },
      ];
      await judge({ messages, tags: { run, case: name } }, criteria);
    }
  const { criteria: own, ...content } = trace;
  return judge({ ...content, tags: { source: 'support-chat' } }, own);
}

async function signIn(browser: Browser, { url, key }: Server, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 800 },
    deviceScaleFactor: finer,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Traces' }).waitFor();
  return page;
}
