import type { Readable } from 'node:stream';

/** Most bytes of large bodies read in one turn of the event loop, over all connections: counting their values takes 1 to 6 ms. */
const mostPerTurn = 1024 * 1024;
/** Most paused bodies that continue in one turn, since each of them has a chunk of 64 KiB that waits already. */
const mostResumed = 16;

/** Counts the bytes of a large body that were read, and may pause its stream until a later turn. */
export type ReadingPace = (stream: Readable, bytes: number) => void;

/**
 * Creates the limit on how much of large bodies is read in one turn of the event loop. Node reads up to 2 MiB of each readable
 * connection in a turn: sixty large bodies at once would block it for a third of a second.
 */
export function createReadingPace(): ReadingPace {
  const paused: Readable[] = [];
  let read = 0;
  let isScheduled = false;
  const schedule = () => {
    if (!isScheduled) setImmediate(next);
    isScheduled = true;
  };
  const next = () => {
    isScheduled = false;
    read = 0;
    for (const stream of paused.splice(0, mostResumed)) stream.resume();
    if (paused.length > 0) schedule();
  };
  return (stream, bytes) => {
    schedule();
    read += bytes;
    if (read < mostPerTurn) return;
    stream.pause();
    paused.push(stream);
  };
}
