import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Places } from './gate-tools.ts';
import type { Sealed } from './sealed.ts';

const sealed = fileURLToPath(new URL('sealed.ts', import.meta.url));

/** Names are looked up only at 127.0.0.1, even if the machine has its own cache for them. */
const SETUP = `
set -e
ip link set lo up
mount --bind "$1/resolv.conf" /etc/resolv.conf
if [ -e /etc/nsswitch.conf ]; then mount --bind "$1/nsswitch.conf" /etc/nsswitch.conf; fi
shift
exec "$@"
`;

/**
 * Runs sealed.ts in a separate network namespace: nothing can leave it, and the processes that tools leave running end with it.
 * @throws Error if this is not Linux, or namespaces are not allowed
 */
export async function measureSealed(places: Places): Promise<Sealed> {
  const folder = await mkdtemp(join(tmpdir(), 'deemster-bench-sealed-'));
  try {
    await writeFile(join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\n');
    await writeFile(join(folder, 'nsswitch.conf'), 'hosts: files dns\n');
    const namespaces = [
      '--user',
      '--map-root-user',
      '--net',
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      '--mount-proc',
    ];
    const inside = ['sh', '-c', SETUP, 'sh', folder, process.execPath, '--disable-warning=ExperimentalWarning', sealed];
    const result = join(folder, 'result.json');
    const child = spawn('unshare', [...namespaces, ...inside], {
      env: { PATH: process.env.PATH, BENCH_PLACES: JSON.stringify(places), BENCH_RESULT: result },
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0)
      throw new Error(`What runs in a network of its own ended with ${code}; "unshare" has to be allowed.`);
    return JSON.parse(await readFile(result, 'utf8')) as Sealed;
  } finally {
    await rm(folder, { recursive: true });
  }
}
