import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { signInLink } from '../../src/store/sign-in-link.ts';
import type { Deemster } from '../helpers.ts';
import { withStore } from '../server/other-account.ts';

export interface Opened {
  page: Page;
  /** Every address that was loaded. */
  asked: string[];
  /** What the console complains about, other than refusals of the service, which the pages show. */
  problems: string[];
  [Symbol.asyncDispose]: () => Promise<void>;
}

interface TabOptions extends BrowserContextOptions {
  /**
   * Whether the test answers requests of an open page itself. Then all requests pass through the test from the start: if that begins on
   * an open page, the browser may let the next request by.
   */
  isAnswered?: boolean;
}

/** A tab of a browser that is signed out. */
export async function openTab(browser: Browser, { isAnswered, ...options }: TabOptions = {}): Promise<Opened> {
  const context = await browser.newContext(options);
  if (isAnswered) await context.route('**/*', (route) => route.fallback());
  const page = await context.newPage();
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('the server responded with a status of 4'))
      problems.push(message.text());
  });
  return { page, asked, problems, [Symbol.asyncDispose]: () => context.close() };
}

/** A new sign-in link, as `deemster sessions link` prints it. */
export const linkOf = async (deemster: Deemster, account = 'default'): Promise<string> =>
  (await withStore(deemster, (store) => signInLink(store, account, deemster.url, Date.now())))!;

/** A tab that has signed in with a link. */
export async function signedIn(browser: Browser, deemster: Deemster, options?: TabOptions): Promise<Opened> {
  const tab = await openTab(browser, options);
  await tab.page.goto(await linkOf(deemster));
  await tab.page.getByRole('heading', { level: 1, name: 'Traces' }).waitFor();
  return tab;
}
