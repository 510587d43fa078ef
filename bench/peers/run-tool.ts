import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { MARKER } from './gate-conversation.ts';
import type { Command } from './gate-tools.ts';

/** The maximum duration of a run, in seconds. */
const longest = 120;

export interface Ran {
  /** Undefined if it did not end in time. */
  code: number | undefined;
  seconds: number;
  stdout: string;
  stderr: string;
  /** Files with the conversation in plain text that the run left, below its home folder `~`. */
  keeps: string[];
  /** The content of the `junit` file; undefined if there is none. */
  junit: string | undefined;
}

export const JUNIT = 'result.junit.xml';

/** The environment of a tool: its own home, and only the PATH of this process. */
export const environmentIn = (folder: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  HOME: folder,
  TMPDIR: folder,
  ...more,
});

/** Runs a command in a new folder, which is also its home. */
export async function runTool(
  { words, files, environment }: Command,
  quiet: Record<string, string> = {},
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'deemster-bench-gate-'));
  try {
    const project = join(folder, 'project');
    mkdirSync(project);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(project, name), content);
    const [program, ...rest] = words as [string, ...string[]];
    const started = performance.now();
    const child = spawn(program, rest, {
      cwd: project,
      env: environmentIn(folder, { ...quiet, ...environment }),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest * 1000,
      killSignal: 'SIGKILL',
    });
    const [[code], stdout, stderr] = await Promise.all([
      once(child, 'close') as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    const seconds = (performance.now() - started) / 1000;
    const ours = new Set([...Object.keys(files), JUNIT]);
    const left = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return {
      code: code ?? undefined,
      seconds,
      stdout,
      stderr,
      keeps: left
        .filter((file) => !ours.has(relative(project, file)) && readFileSync(file).includes(MARKER))
        .map((file) => `~/${relative(folder, file)}`),
      junit: left.includes(join(project, JUNIT)) ? readFileSync(join(project, JUNIT), 'utf8') : undefined,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
