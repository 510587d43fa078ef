import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of licence files. */
const licenceFile = /^(licen[cs]e|copying|notice)/i;

/** What src/judge/checks/language/word-filter.json is made from. */
const data = `The words that identify the language of a short sentence are derived from
- the word frequencies of langidentify-full-model 1.0.0, under the Apache License 2.0, and
- sentences of Tatoeba (https://tatoeba.org), under CC BY 2.0 FR.
Both were changed: only hashes of single words are kept.
`;

/** The licences of the packages in a program, and of data in it, as one text. Their terms require it beside the program. */
export const thirdPartyLicences = async (modules: Iterable<string>): Promise<string> =>
  [
    'Deemster contains these packages, under their own licences.\n',
    await packageLicences(modules),
    // It is built beforehand, so its packages are not among the modules.
    await readFile(join(import.meta.dirname, '../../generated/mcp/licences.txt'), 'utf8'),
    data,
  ].join('\n');

/**
 * The licences of the packages that contain these modules.
 * @param modules Paths of modules; those outside node_modules are ignored.
 * @throws Error if a package neither names a licence nor contains its text
 */
export async function packageLicences(modules: Iterable<string>): Promise<string> {
  const folders = new Set<string>();
  for (const path of modules) {
    const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];
    if (folder) folders.add(folder);
  }
  const texts = await Promise.all([...folders].map(licenceOf));
  return [...new Set(texts)].sort().join('\n');
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((file) => licenceFile.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  if (texts.length === 0 && !license) throw new Error(`${name} has no licence.`);
  const rule = '='.repeat(80);
  return `${rule}\n${name} ${version} (${license})\n${rule}\n\n${texts.map((text) => `${text.trim()}\n`).join('\n')}`;
}
