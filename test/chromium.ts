import { existsSync } from 'node:fs';
import { executablePath } from './launch-chromium.ts';

export { launchChromium } from './launch-chromium.ts';

const isThere = existsSync(executablePath) || Boolean(process.env.CI);
if (!isThere) console.warn(`Tests of pages need Chromium: there is none at ${executablePath}.`);

/** A test that needs a browser. Without one there is nothing to look with; CI must have one. */
export const testPage = isThere ? test : test.skip;
