import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The names that .dockerignore lets into the build. @throws Error for one that does not exist */
export function contextEntries(root: string): string[] {
  const entries = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const missing = entries.filter((entry) => !existsSync(join(root, entry)));
  if (missing.length > 0) throw new Error(`.dockerignore names missing files: ${missing.join(', ')}`);
  return entries;
}

/** Copies what `COPY . .` copies. */
export function copyContext(root: string, folder: string): void {
  for (const entry of contextEntries(root))
    cpSync(join(root, entry), join(folder, entry), {
      recursive: true,
      filter: (source) => !['node_modules', 'dist'].includes(basename(source)),
    });
}
