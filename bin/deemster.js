#!/usr/bin/env node
// Plain JavaScript that any Node can parse, so that an old one prints a clear message instead of a syntax error.
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { announceLauncher, endWithParents } from './end-with-parents.js';

const at = (path) => new URL(path, import.meta.url);
const [sources, built] = [at('../src/cli/main.ts'), at('../dist/lib/main.js')];

endWithParents();

if (existsSync(sources)) {
  const { runsSources, continueWithPinned } = await import('../scripts/pinned-node.js');
  if (runsSources) await start(sources);
  else {
    announceLauncher();
    // Less memory: garbage from bursts is collected sooner, and by fewer threads (docs/operations.md).
    const flags = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--v8-pool-size=1'];
    continueWithPinned([...flags, fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
  }
} else if (existsSync(built)) {
  const { engines } = JSON.parse(readFileSync(at('../package.json'), 'utf8'));
  const oldest = /[\d.]+/.exec(engines.node)[0];
  const { node } = process.versions;
  if (isAtLeast(node, oldest)) await start(built);
  else refuse(`Deemster needs Node ${oldest} or newer; this is ${node}.`);
} else {
  refuse('This package of Deemster was packed without being built: run "npm run build" in the clone, then "npm pack".');
}

async function start(program) {
  // Node caches compiled code, so later starts are faster.
  module.enableCompileCache?.();
  await import(program);
}

/** Compares versions such as "22.19". */
function isAtLeast(version, oldest) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = oldest.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

function refuse(why) {
  console.error(why);
  process.exit(2);
}
