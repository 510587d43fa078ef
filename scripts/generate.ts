// Writes generated/ from the contract and the API browser's package, and the parts of docs/ that repeat the code. With
// --check it only compares, and fails if something is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { checksPage } from './checks-page.ts';
import { apiPage, settingsPage } from './reference-tables.ts';

const source = new URL('../spec/openapi.yaml', import.meta.url);
const root = new URL('../', import.meta.url);
const browser = new URL('../node_modules/swagger-ui-dist/', import.meta.url);

const files: Record<string, string | Buffer> = {
  'generated/openapi.d.ts': `// Written by "npm run generate" from spec/openapi.yaml. Do not edit.\n${astToString(
    await openapiTypescript(source, { defaultNonNullable: false }),
  )}`,
  // The server reads this at its start: JSON is faster to read than YAML, and needs no library.
  'generated/openapi.json': `${JSON.stringify(parse(await readFile(source, 'utf8')), null, 2)}\n`,
  'generated/language-detector.json': await detectorData(),
  'docs/checks.md': await checksPage(),
  'docs/settings.md': await settingsPage(),
  'docs/api.md': await apiPage(),
};
// Committed, so that an install needs no script, and a production install none of the browser's packages.
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE', 'favicon-32x32.png'])
  files[`generated/api-browser/${name}`] = await readFile(new URL(name, browser));

/** The data of the language detector, as a text in JSON: a bundler would make a program of other JSON, which loads slowly. */
async function detectorData(): Promise<string> {
  const file = new URL('../node_modules/eld/src/ngrams/extrasmall.js', import.meta.url).href;
  const { ngramsData } = (await import(file)) as { ngramsData: object };
  return `${JSON.stringify({ license: 'eld, Apache-2.0', json: JSON.stringify(ngramsData) })}\n`;
}

if (!process.argv.includes('--check')) await mkdir(new URL('generated/api-browser', root), { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const file = new URL(name, root);
  if (!process.argv.includes('--check')) await writeFile(file, content);
  else if (!Buffer.from(content).equals(await readFile(file).catch(() => Buffer.alloc(0)))) {
    console.error(`${name} is stale: run "npm run generate".`);
    process.exitCode = 1;
  }
}
