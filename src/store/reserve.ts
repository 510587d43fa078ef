import { randomFillSync } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const mebibyte = 1024 * 1024;
/** For the rows of the log that the file has no room for yet, 4 MiB as a rule, and a deletion, which may be one large row. */
const [least, most] = [8 * mebibyte, 32 * mebibyte];
/** The part of a disk's free room that is taken at most: on a very small disk, less is better than nothing left. */
const part = 1 / 8;

/**
 * Room on the disk that is kept for deletions: a file that is emptied when the disk is full. Without it, nothing could be
 * deleted there, since SQLite needs room for that too.
 * @param file Its place, on the database's disk.
 */
export function createReserve(file: string) {
  /** What was given to the disk, to be taken back whole: else a full disk would use it up bit by bit. */
  let lent = 0;
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;

  /** Grows the file to this size, or leaves it as it was where the disk is full. */
  function grow(before: number, size: number): void {
    const handle = openSync(file, 'a', 0o600);
    try {
      const bytes = Buffer.alloc(mebibyte);
      for (let written = before; written < size; ) {
        // Not zeros, which some file systems do not store.
        randomFillSync(bytes);
        written += writeSync(handle, bytes, 0, Math.min(mebibyte, size - written));
      }
    } catch (error) {
      ftruncateSync(handle, before);
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(handle);
    }
  }

  return {
    /** Makes it as large as the database needs, where the disk has room. */
    keep(database: string): void {
      const [before, wanted] = [sizeOf(file), Math.min(most, Math.max(least, sizeOf(database) * 1.25))];
      if (before >= wanted) return;
      const { bavail, bsize } = statfsSync(dirname(file));
      const size = Math.floor(Math.min(wanted, Math.max(lent, before + bavail * bsize * part)));
      if (size > before) grow(before, size);
      if (sizeOf(file) >= lent) lent = 0;
    },

    /** How many bytes the disk has of it. */
    lent: () => lent,

    /** Gives its room to the disk. */
    release(): void {
      const size = sizeOf(file);
      if (size === 0) return;
      truncateSync(file);
      lent = size;
    },
  };
}
