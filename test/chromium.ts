import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const isThere = existsSync(executablePath) || Boolean(process.env.CI);
if (!isThere) console.warn(`Tests of pages need Chromium: there is none at ${executablePath}.`);

/** A test that needs a browser. Without one there is nothing to look with; CI must have one. */
export const testPage = isThere ? test : test.skip;

/** A real browser that asks nothing of the internet by itself. */
export const launchChromium = () =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
