import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

const web = new URL('../../src/web/', import.meta.url).pathname;

// The styles of a page stay when another page is opened, so a class that two of them define looks different after the other.
test('no class of one page is defined by another one', async () => {
  const files = new Map<string, Set<string>>();
  for await (const name of glob(['pages/**/*.css', 'styles/*.css'], { cwd: web })) {
    const text = readFileSync(web + name, 'utf8');
    if (!text.startsWith('@layer views')) continue;
    for (const [, rule] of text.matchAll(/^\s*(\.[\w-]+)(?:,| \{)$/gm))
      files.set(rule!, (files.get(rule!) ?? new Set()).add(name));
  }
  expect(files.size).toBeGreaterThan(50);
  expect([...files].filter(([, names]) => names.size > 1)).toEqual([]);
});
