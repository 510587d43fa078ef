// Writes generated/ from the contract, and the readings in docs/checks.md; with --check it only compares, and fails when
// something is stale.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { checksPage } from './checks-page.ts';

const source = new URL('../spec/openapi.yaml', import.meta.url);
const root = new URL('../', import.meta.url);

const files: Record<string, string> = {
  'generated/openapi.d.ts': `// Written by "npm run generate" from spec/openapi.yaml. Do not edit.\n${astToString(
    await openapiTypescript(source, { defaultNonNullable: false }),
  )}`,
  // The server starts from this: reading JSON is quicker than reading YAML, and needs no library.
  'generated/openapi.json': `${JSON.stringify(parse(await readFile(source, 'utf8')), null, 2)}\n`,
  'docs/checks.md': await checksPage(),
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, root);
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${name} is stale: run "npm run generate".`);
    process.exitCode = 1;
  }
}
