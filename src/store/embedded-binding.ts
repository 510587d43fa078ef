import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRawAsset, isSea } from 'node:sea';

let loaded: { nativeBinding: string } | undefined;

/**
 * The option of better-sqlite3 that names its binary, where that is inside the single executable; else no option. Only a
 * file can be loaded: it is written to a temporary folder of its own, and gone as soon as it is loaded.
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
    // Its types do not name what it takes as well as a path: the binary's exports.
    loaded = { nativeBinding: binding.exports as string };
    return loaded;
  } finally {
    // Windows keeps what is loaded from being deleted.
    if (process.platform !== 'win32') rmSync(folder, { recursive: true, force: true });
  }
}
