import { readFileSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };

const release = readFileSync(new URL('../../.github/workflows/release.yml', import.meta.url), 'utf8');

test('runs scripts of the package', () => {
  const scripts = [...release.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(new Set(scripts)).toEqual(new Set(['build', 'build:executable']));
  for (const name of scripts) expect(manifest.scripts).toHaveProperty(name);
});

test('pins every action by its commit', () => {
  const actions = [...release.matchAll(/uses: (?!\.)(\S+)/g)].map(([, action]) => action!);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test('publishes both packages', () => {
  const published = [...release.matchAll(/npm publish .*$/gm)].map(
    ([line]) => /--workspace (\S+)/.exec(line)?.[1] ?? '.',
  );
  expect(published).toEqual(['.', ...manifest.workspaces.filter((one) => one === 'src/client')]);
});
