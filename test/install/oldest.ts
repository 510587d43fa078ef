// Runs the tests that start Deemster in a process of its own against the packed package on the oldest Node that it supports:
// "npm run test:oldest", or with files of tests.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../client/package/run.ts';
import { fetched, nodePackage, oldestNode, root } from './machine.ts';

// Below the clone's node_modules, where it finds node-llama-cpp as beside a package.
const folder = join(root, 'node_modules/.cache/install/oldest');
const processTests = ['test/cli/.*test\\.ts', 'test/server/stopping', 'test/tasks/restart', 'test/egress'];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await run(process.execPath, [join(root, 'scripts/build/build.ts')], { cwd: root });
await run('npm', ['pack', `--pack-destination=${folder}`, '--loglevel=error'], { cwd: root });
await run('tar', ['-xzf', (await readdir(folder))[0]!], { cwd: folder });

const node = join(await fetched(nodePackage, oldestNode), 'bin/node');
const command = JSON.stringify([node, join(folder, 'package/bin/deemster.js')]);
const files = process.argv.length > 2 ? process.argv.slice(2) : processTests;
// Restarts are proven in a soak.
const matched = ['--testMatch', '**/*.test.ts', '**/tasks/restart.soak.ts', '--testTimeout', '600000', '--'];
const jest = [join(root, 'node_modules/jest/bin/jest.js'), ...matched, ...files];
console.log(`Node ${oldestNode}: ${files.join(' ')}`);
const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...jest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DEEMSTER_TEST_COMMAND: command },
});
process.exitCode = status ?? 1;
