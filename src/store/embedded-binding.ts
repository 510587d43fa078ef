import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRawAsset, isSea } from 'node:sea';

let loaded: { nativeBinding: string } | undefined;

/**
 * The better-sqlite3 option that names its binary, for the single executable; otherwise no option. Only a file can be
 * loaded, so the binary is written to a temporary folder of its own, which is deleted after loading.
 */
export function embeddedBinding(): { nativeBinding?: string } {
  if (!isSea()) return {};
  if (loaded) return loaded;
  const folder = mkdtempSync(join(tmpdir(), 'deemster-'));
  try {
    const file = join(folder, 'better_sqlite3.node');
    writeFileSync(file, Buffer.from(getRawAsset('better_sqlite3.node')), { mode: 0o700 });
    const binding = { exports: {} };
    process.dlopen(binding, file);
    // Its types omit the other accepted value besides a path: the binary's exports.
    loaded = { nativeBinding: binding.exports as string };
    return loaded;
  } finally {
    // Windows does not delete a loaded file.
    if (process.platform !== 'win32') rmSync(folder, { recursive: true, force: true });
  }
}
