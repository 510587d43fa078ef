import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../report.ts';
import { CASES, type Case } from './gate-model.ts';
import type { Gate, Outcome } from './gates.ts';
import { installPeers } from './install.ts';
import { python, venvOf } from './python.ts';
import { RELEASES } from './releases.ts';
import { measureSealed } from './seal.ts';

const deemster = [process.execPath, fileURLToPath(new URL('../../bin/deemster.js', import.meta.url))];
const FAULTS: Case[] = ['answers 500', 'answers prose', 'verdict cut off'];

/** Compares the tools in a pipeline: an exact check, then a model that judges or fails; then their servers. */
export async function gate(): Promise<Report[]> {
  const modules = await installPeers();
  for (const name of ['deepeval', 'arize-phoenix'] as const) await python({ [name]: RELEASES[name].version });
  const commandsOf = (name: string) => join(venvOf(name), 'bin');
  const places = { deemster, modules, deepeval: commandsOf('deepeval'), phoenix: commandsOf('arize-phoenix') };
  const { gates, servers } = await measureSealed(places);
  const ours = gates.find(({ name }) => name === 'deemster')!;
  const mistaken = FAULTS.filter((which) => ['yes', 'no'].some((verdict) => isSame(ours, which, verdict as Case)));
  return [
    {
      title: 'one exact check: the median of 5 runs, names looked up, and where the conversation stays',
      rows: gates.map(({ name, seconds, hosts, hostsWhenQuiet, keeps }) => ({
        tool: name,
        s: seconds.toFixed(2),
        'looked up': hosts.join('\n') || 'nothing',
        'looked up, telemetry off': hostsWhenQuiet.join('\n') || 'nothing',
        'conversation in': keeps.join('\n') || 'no file',
      })),
      figures: [
        { name: 'hosts that Deemster looks up', value: ours.hosts.length, wanted: '0', met: ours.hosts.length === 0 },
      ],
      detail: gates,
    },
    {
      title:
        'the same answer before a model that judges or fails: exit code of a gate and its JUnit file; score of a library',
      rows: gates.map(({ name, kind, cases }) => ({
        tool: name,
        ...Object.fromEntries(CASES.map((which) => [which, cell(kind, cases[which])])),
      })),
      figures: [
        {
          name: "model's faults that Deemster's exit code takes for a verdict",
          value: mistaken.length,
          wanted: '0',
          met: mistaken.length === 0,
        },
      ],
    },
    {
      title: 'a server of your own: the median of 5 starts in a new home folder; names looked up in its first 10 s',
      rows: servers.map(({ name, processes, seconds, hosts }) => ({
        server: name,
        processes,
        's until healthy': seconds.toFixed(2),
        'looked up': hosts.join('\n') || 'nothing',
      })),
      figures: [],
    },
  ];
}

const isSame = ({ cases }: Gate, one: Case, other: Case) => cases[one].code === cases[other].code;

function cell(kind: Gate['kind'], { code, junit, score }: Outcome): string {
  if (code === undefined) return 'no end';
  if (kind === 'library') return score === undefined ? 'throws' : `score ${score}`;
  return `exit ${code}, ${junit ?? 'no JUnit'}`;
}
