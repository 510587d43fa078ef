import { writeSync } from 'node:fs';

/** Writes a text to the end of an open file, so that it is there even if this process is killed next. @returns its bytes */
export function append(descriptor: number, text: string): number {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; ) start += writeSync(descriptor, bytes, start);
  return bytes.length;
}
