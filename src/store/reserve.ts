import { randomFillSync } from 'node:crypto';
import { closeSync, fstatSync, ftruncateSync, openSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';

const mebibyte = 1024 * 1024;
/** Room for the log's rows that are not in the database yet, usually 4 MiB, and for the deletion of one large row. */
const [least, most] = [8 * mebibyte, 32 * mebibyte];
/** The maximum part of the disk's free space: on a very small disk, a small reserve is better than a full disk. */
const part = 1 / 8;

/**
 * Disk space reserved for deletions: a file that is emptied when the disk is full. SQLite needs space to delete, so without
 * the reserve nothing could be deleted from a full disk.
 * @param file The path of the reserve, on the database's disk.
 */
export function createReserve(file: string) {
  /** Bytes given to the disk. They are taken back in full, or a full disk would use the reserve up bit by bit. */
  let lent = 0;
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;

  /** Grows the file to this size, or leaves it unchanged if the disk is full. Pauses after each mebibyte. */
  function* growth(before: number, size: number): Generator<void> {
    const handle = openSync(file, 'a', 0o600);
    try {
      const bytes = Buffer.alloc(mebibyte);
      for (let written = before; written < size; ) {
        // Some file systems do not store zeros.
        randomFillSync(bytes);
        written += writeSync(handle, bytes, 0, Math.min(mebibyte, size - written));
        yield;
        // It was given to the disk meanwhile.
        if (fstatSync(handle).size !== written) return;
      }
    } catch (error) {
      ftruncateSync(handle, before);
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(handle);
    }
  }

  /** Grows the reserve to the size that the database needs, if the disk has room. */
  function* keeping(database: string): Generator<void> {
    const [before, wanted] = [sizeOf(file), Math.min(most, Math.max(least, sizeOf(database) * 1.25))];
    if (before >= wanted) return;
    const { bavail, bsize } = statfsSync(dirname(file));
    const size = Math.floor(Math.min(wanted, Math.max(lent, before + bavail * bsize * part)));
    if (size > before) yield* growth(before, size);
    if (sizeOf(file) >= lent) lent = 0;
  }
  let isGrowing = false;

  return {
    /** Grows the reserve before the server answers requests. */
    keep(database: string): void {
      for (const _ of keeping(database));
    },

    /** Grows the reserve; the event loop has its turn after each mebibyte, because a slow disk takes a second for all of it. */
    async keepInTurns(database: string): Promise<void> {
      if (isGrowing) return;
      isGrowing = true;
      try {
        for (const _ of keeping(database)) await setImmediate();
      } finally {
        isGrowing = false;
      }
    },

    /** How many bytes of the reserve were given to the disk. */
    lent: () => lent,

    /** Gives the reserve to the disk. */
    release(): void {
      const size = sizeOf(file);
      if (size === 0) return;
      truncateSync(file);
      lent = size;
    },
  };
}
