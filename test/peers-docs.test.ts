import { readFileSync } from 'node:fs';
import { RELEASES } from '../bench/peers/releases.ts';

/** How people write the names, where it is not as the registries do. */
const NAMES: Record<string, string> = { deepeval: 'DeepEval', 'arize-phoenix': 'Phoenix' };
const text = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe.each(Object.entries(RELEASES))('%s', (name, { version }) => {
  const versions = (file: string) =>
    [...text(file).matchAll(new RegExp(`${NAMES[name] ?? name}\`? (?:\\| )?(\\d+\\.\\d+\\.\\d+)`, 'g'))].map(
      ([, found]) => found,
    );

  test('bench/README.md has the figures of the release that is measured', () => {
    expect(new Set(versions('bench/README.md'))).toEqual(new Set([version]));
  });

  test('README.md names no other release', () => {
    expect(versions('README.md').filter((found) => found !== version)).toEqual([]);
  });
});
