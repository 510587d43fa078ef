import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../helpers.ts';
import { share, testAtLength } from '../soak.ts';
import { runDeemster } from './deemster-process.ts';
import { openShell } from './open-shell.ts';
import { deemsterLine } from './terminal.ts';

const shells = {
  bash: {
    start: 'bash --norc --noprofile -i',
    // One Tab shows all candidates.
    setUp: `bind 'set show-all-if-ambiguous on'; bind 'set enable-bracketed-paste off'; source <(deemster completion bash)`,
  },
  zsh: {
    start: 'zsh -f -i',
    setUp: 'autoload -U compinit; compinit -u -D; source <(deemster completion zsh)',
  },
  fish: { start: 'fish --no-config', setUp: 'deemster completion fish | source' },
};

const isThere = (shell: string) => {
  try {
    execFileSync('which', [shell], { stdio: 'ignore' });
    return true;
  } catch {
    if (process.env.CI) throw new Error(`CI must have ${shell}.`);
    console.warn(`Tests of completion need ${shell}: it is not installed.`);
    return false;
  }
};

/** What is typed before Tab, and the arguments that Enter then gives to the command. */
const completed: [what: string, typed: string, args: string][] = [
  ['a command', 'sta', 'status'],
  ['a subcommand', 'keys rev', 'keys revoke'],
  ['an option', 'evaluate rows.jsonl --model-c', 'evaluate rows.jsonl --model-core'],
  ["an option's choice", 'evaluate --model-core align-2026', 'evaluate --model-core align-20260109'],
  ["an argument's choice", 'accounts set-retention team st', 'accounts set-retention team standard'],
  ['an argument that is a file', 'evaluate row', 'evaluate rows.jsonl'],
  ["an option's file", 'serve --config sett', 'serve --config settings.yaml'],
];

/** A folder with two files, and on the PATH a `deemster` that completes, and otherwise only says what it was given. */
async function place() {
  const folder = await temporaryFolder();
  await mkdir(`${folder.path}/bin`);
  const lines = ['#!/bin/sh', `case $1 in complet*) exec ${deemsterLine()} "$@" ;; esac`, 'echo "got: $*."'];
  await writeFile(`${folder.path}/bin/deemster`, lines.join('\n'), { mode: 0o755 });
  for (const file of ['rows.jsonl', 'settings.yaml']) await writeFile(`${folder.path}/${file}`, '');
  const env = { PATH: `${folder.path}/bin:${process.env.PATH}`, HOME: folder.path };
  return { cwd: folder.path, env, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const tried = share(completed, 3);

describe.each(share(Object.entries(shells), 3))('%s', (name, { start, setUp }) => {
  const testShell = process.platform === 'linux' && isThere(name) ? test : test.skip;

  testShell('completes commands, options, choices and files at Tab, and lists what is possible', async () => {
    await using here = await place();
    await using shell = openShell(start, here);
    shell.type(`${setUp}\n`);
    const found: string[][] = [];
    for (const [what, typed] of tried) {
      shell.type(`deemster ${typed}\t\n`);
      found.push([what, typed, /got: (.*)\./.exec(await shell.sees(/got: .*\./))![1]!]);
    }
    expect(found).toEqual(tried);
    shell.type('deemster keys \t');
    for (const subcommand of [/create/, /list/, /revoke/]) await shell.sees(subcommand);
  });

  const testLong = testShell === test ? testAtLength : testShell;

  testLong('runs nothing that stands in the typed words, and can be set up twice', async () => {
    await using here = await place();
    await writeFile(`${here.cwd}/rows.jsonl`, 'kept');
    await using shell = openShell(start, here);
    shell.type(`${setUp}\n${setUp}\n`);
    for (const typed of ['"$(touch ran)"', '$(touch ran)', '"`touch ran`"', "x\\;'touch ran'"]) {
      // The line is completed and discarded.
      shell.type(`deemster evaluate ${typed} --thresh\t\x15`);
    }
    shell.type('deemster evaluate x >rows.jsonl --thresh\t\x15');
    shell.type('deemster the end\n');
    expect(await shell.sees(/got: the end\./)).not.toMatch(/readonly|error/i);
    expect(await readdir(here.cwd)).not.toContain('ran');
    expect(await readFile(`${here.cwd}/rows.jsonl`, 'utf8')).toBe('kept');
  });
});

test('the script is printed, and nothing is installed', async () => {
  await using folder = await temporaryFolder();
  for (const shell of Object.keys(shells)) {
    const { code, stdout, stderr } = await runDeemster(['completion', shell], { cwd: folder.path });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('deemster complete --');
  }
  expect(await runDeemster(['completion', 'tcsh'], { cwd: folder.path })).toMatchObject({ code: 2, stdout: '' });
});
