import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { python } from './python.ts';

const run = promisify(execFile);

/** The measured releases. Each was the newest in its registry on 2026-11-22. */
export const RELEASES = {
  promptfoo: { registry: 'npm', version: '0.123.1' },
  autoevals: { registry: 'npm', version: '0.3.0' },
  deepeval: { registry: 'PyPI', version: '4.3.1' },
  'arize-phoenix': { registry: 'PyPI', version: '20.26.1' },
} as const;

export type PeerName = keyof typeof RELEASES;

export interface Release {
  version: string;
  /** The day of its publication, from the registry. */
  released: string;
  /** The newest release in the registry today, so that an outdated table is noticed. */
  newest: string;
}

const dates: Record<(typeof RELEASES)[PeerName]['registry'], (name: PeerName) => Promise<Release>> = {
  npm: async (name) => {
    const { version } = RELEASES[name];
    const { stdout } = await run('npm', ['view', name, 'time', 'dist-tags', '--json']);
    const { time, 'dist-tags': tags } = JSON.parse(stdout) as {
      time: Record<string, string>;
      'dist-tags': { latest: string };
    };
    return { version, released: time[version]!.slice(0, 10), newest: tags.latest };
  },
  PyPI: async (name) => {
    const { version } = RELEASES[name];
    const { stdout } = await run(await python({ 'pypi-simple': '1.8.0' }), ['-c', ASK_PYPI, name, version]);
    return { version, ...(JSON.parse(stdout) as Omit<Release, 'version'>) };
  },
};

const ASK_PYPI = `
import json, sys
from packaging.version import Version
from pypi_simple import PyPISimple

name, version = sys.argv[1:]
with PyPISimple() as registry:
    packages = [p for p in registry.get_project_page(name).packages if p.version and not p.is_yanked]
released = min(p.upload_time for p in packages if p.version == version)
final = [Version(p.version) for p in packages if not Version(p.version).is_prerelease]
print(json.dumps({"released": str(released.date()), "newest": str(max(final))}))
`;

/** @throws Error if the registry does not answer or does not have the release */
export const releaseOf = (name: PeerName): Promise<Release> => dates[RELEASES[name].registry](name);
