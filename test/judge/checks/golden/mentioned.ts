import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const places = ['{test,bench}/**/*.ts', 'src/client/criteria.ts', '{docs,src/client}/*.md', 'README.md'];

/** A whole text in quotation marks that begins as a criterion does. */
const quoted = /(``|["'`]) ?((?:Passes if|Fails if|Reward|Penalize)[\s:,][^\n]*?[^\\\n]) ?\1/g;

const unescaped = (inner: string) => inner.replaceAll('\\n', '\n').replaceAll(/\\(.)/g, '$1');

/** The criteria that tests, benches and documents mention. One that a program puts together is not seen. */
export function mentioned(): string[] {
  const files = places.flatMap((place) => globSync(place, { cwd: root }));
  return files.flatMap((file) => {
    const found = [...readFileSync(join(root, file), 'utf8').matchAll(quoted)].map(([, , inner]) => inner!);
    if (file.endsWith('.md')) return found.map((inner) => inner.replaceAll('\\|', '|'));
    return found.filter((inner) => !/\$\{|\\u/.test(inner)).map(unescaped);
  });
}
