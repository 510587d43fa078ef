#!/usr/bin/env node
// Plain JavaScript for any Node: an old one is told so before it meets what it cannot read.
import { readFileSync } from 'node:fs';
import module from 'node:module';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = Number(/\d+/.exec(engines.node)[0]);

if (Number(process.versions.node.split('.')[0]) < least) {
  console.error(
    `Deemster needs Node ${least} or newer; this is ${process.versions.node}. In a clone, "npm start" and "npm run deemster" bring their own.`,
  );
  process.exit(2);
}
// The second start is quicker: Node keeps what it has compiled.
module.enableCompileCache();
await import('../src/cli/main.ts');
