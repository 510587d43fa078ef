import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { access, constants, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '../../store/whole-file.ts';
import { bytesText } from '../database.ts';
import { UsageError } from '../usage-error.ts';
import { showProgress } from './download-progress.ts';
import { download } from './model-download.ts';
import { holdPart, partOf, versionOf } from './model-part.ts';

/**
 * Downloads a model file and prints how to start a service with it.
 * @param wanted Its required SHA-256, in lowercase hexadecimal. An existing file with this sum is kept.
 * @throws UsageError when it cannot be downloaded, has another sum, or already exists
 */
export async function pull(url: URL, file: string, wanted: string | undefined, signal: AbortSignal): Promise<void> {
  if (await isThere(file, wanted, signal)) return;
  await access(dirname(file), constants.W_OK);
  using _part = holdPart(file);
  // The previous holder of the lock may have finished the file.
  if (await isThere(file, wanted, signal)) return;
  const shown = showProgress();
  try {
    await download(url, file, { ...shown, signal });
  } finally {
    shown.end();
  }
  const sha256 = await sumOf(partOf(file), signal);
  if (wanted !== undefined && sha256 !== wanted)
    throw new UsageError(
      `The SHA-256 is ${sha256}, not ${wanted}. The download stays in ${partOf(file)}; delete that file to download it again.`,
    );
  await writeWhole(file, (empty) => rename(partOf(file), empty));
  await rm(versionOf(file));
  await tellOf(file, sha256);
}

async function isThere(file: string, wanted: string | undefined, signal: AbortSignal): Promise<boolean> {
  if (!existsSync(file)) return false;
  if (wanted === undefined)
    throw new UsageError(
      `${file} already exists. Use it (${startLine(file)}), delete it, or choose another with --output.`,
    );
  const sha256 = await sumOf(file, signal);
  if (sha256 !== wanted)
    throw new UsageError(
      `${file} already exists, and its SHA-256 is ${sha256}, not ${wanted}. Delete it, or choose another with --output.`,
    );
  console.error(`${file} already exists and has this checksum.`);
  await tellOf(file, sha256);
  return true;
}

async function sumOf(file: string, signal: AbortSignal): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file, { signal })) sum.update(chunk);
  return sum.digest('hex');
}

async function tellOf(file: string, sha256: string): Promise<void> {
  console.log(`${file}\n${bytesText((await stat(file)).size)}, SHA-256 ${sha256}\n${startLine(file)}`);
}

/** A shell command. */
function startLine(file: string): string {
  const setting = `gguf:${file}`;
  return `DEEMSTER_JUDGE=${/^[\w./:@%+=-]+$/.test(setting) ? setting : `'${setting.replaceAll("'", "'\\''")}'`} npm start`;
}
