// Writes generated/ from the contract, src/web and the API browser's package, and the parts of docs/ that repeat the code.
// With --check it only compares, and fails if something is stale.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { builtMcpSdk } from './build/mcp-sdk.ts';
import { builtPages } from './build/pages.ts';
import { checksList } from './checks-list.ts';
import { checksPage } from './checks-page.ts';
import { apiPage, settingsPage } from './reference-tables.ts';

const source = new URL('../spec/openapi.yaml', import.meta.url);
const root = new URL('../', import.meta.url);
const browser = new URL('../node_modules/swagger-ui-dist/', import.meta.url);

const isCheck = process.argv.includes('--check');

const files: Record<string, string | Uint8Array> = {
  'generated/openapi.d.ts': `// Written by "npm run generate" from spec/openapi.yaml. Do not edit.\n${astToString(
    await openapiTypescript(source, { defaultNonNullable: false }),
  )}`,
  // The server reads this at its start: JSON is faster to read than YAML, and needs no library.
  'generated/openapi.json': `${JSON.stringify(parse(await readFile(source, 'utf8')), null, 2)}\n`,
  'generated/language-detector.json': await detectorData(),
  'docs/checks.md': await checksPage(),
  'docs/checks-list.md': await checksList(),
  'docs/settings.md': await settingsPage(),
  'docs/api.md': await apiPage(),
};
// Committed, so that an install needs no script, and a production install none of the browser's packages.
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE', 'favicon-32x32.png'])
  files[`generated/api-browser/${name}`] = await readFile(new URL(name, browser));

for (const [name, content] of Object.entries(await builtMcpSdk())) files[`generated/mcp/${name}`] = content;
// In the package and the executable there are no docs/.
files['generated/mcp/documents.json'] =
  `${JSON.stringify({ criteria: withoutLinks(await readFile(new URL('docs/criteria.md', root), 'utf8')) })}\n`;
for (const [name, content] of Object.entries(await builtPages())) files[`generated/pages/${name}`] = content;

/** Markdown whose links within the documents are plain text: an assistant reads one page, and they lead nowhere. */
function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
}

/** The data of the language detector, as a text in JSON: a bundler would make a program of other JSON, which loads slowly. */
async function detectorData(): Promise<string> {
  const file = new URL('../node_modules/eld/src/ngrams/extrasmall.js', import.meta.url).href;
  const { ngramsData } = (await import(file)) as { ngramsData: object };
  return `${JSON.stringify({ license: 'eld, Apache-2.0', json: JSON.stringify(ngramsData) })}\n`;
}

// The names of built files change with their content.
const pages = new URL('generated/pages/', root);
const old = await readdir(pages, { recursive: true, withFileTypes: true }).catch(() => []);
const oldNames = old
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(fileURLToPath(root), join(parentPath, name)).replaceAll('\\', '/'))
  .filter((name) => !(name in files));
for (const name of oldNames) {
  if (!isCheck) await rm(new URL(name, root));
  else stale(name);
}

for (const [name, content] of Object.entries(files)) {
  const file = new URL(name, root);
  if (!isCheck) {
    await mkdir(dirname(fileURLToPath(file)), { recursive: true });
    await writeFile(file, content);
  } else if (!Buffer.from(content as string).equals(await readFile(file).catch(() => Buffer.alloc(0)))) stale(name);
}

function stale(name: string): void {
  console.error(`${name} is stale: run "npm run generate".`);
  process.exitCode = 1;
}
