import type { Report } from '../report.ts';
import { type Installed, installDeemster, installLeanPromptfoo, installPeer } from './default-installs.ts';
import { langfuse } from './langfuse.ts';
import { type PeerName, RELEASES, releaseOf } from './releases.ts';

/** The disk size and the release of each tool's default install. */
export async function install(): Promise<Report> {
  const none = { version: 'this checkout', released: '', newest: '' };
  const rows = [row('deemster', none, await installDeemster())];
  for (const name of Object.keys(RELEASES) as PeerName[]) {
    const release = await releaseOf(name);
    rows.push(row(name, release, await installPeer(name)));
    if (name === 'promptfoo') rows.push(row('promptfoo, the least that runs', release, await installLeanPromptfoo()));
  }
  const clone = process.env.BENCH_LANGFUSE;
  if (clone === undefined)
    console.log('Skipped: Langfuse. BENCH_LANGFUSE takes the folder of a clone of its repository.');
  const found = clone === undefined ? undefined : await langfuse(clone);
  if (found) {
    const { version, released, services, telemetry } = found;
    const compose = `${services.length} containers, TELEMETRY_ENABLED ${telemetry}`;
    rows.push({ ...row('langfuse', { version, released, newest: 'of this clone' }), compose });
  }
  return {
    title: `a default install on ${process.platform} ${process.arch}, without Node or Python itself`,
    rows,
    figures: [],
    detail: { langfuse: found },
  };
}

const row = (name: string, release: { version: string; released: string; newest: string }, installed?: Installed) => ({
  install: name,
  ...release,
  packages: installed?.packages ?? '',
  MB: installed ? Math.round(installed.megabytes) : '',
  compose: '',
});
