import { createReadStream } from 'node:fs';
import { fileFault } from '../../file-fault.ts';
import { UsageError } from '../usage-error.ts';
import { withNotice } from '../with-notice.ts';

/** First bytes of formats that are not text, with advice. */
const formats: [begins: string | number[], what: string][] = [
  [[0xff, 0xfe], utf16()],
  [[0xfe, 0xff], utf16()],
  [[0x1f, 0x8b], 'is compressed (gzip). Unpack it first'],
  ['BZh', 'is compressed (bzip2). Unpack it first'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'is compressed (xz). Unpack it first'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'is compressed (Zstandard). Unpack it first'],
  ['PK\u0003\u0004', 'is a ZIP archive or an Excel workbook. Unpack or export it first'],
  ['PAR1', 'is a Parquet file. Export it first'],
  ['SQLite format 3', 'is a database'],
  ['%PDF', 'is a PDF'],
];

/** How much is looked at to recognise a format, in bytes. */
const BEGINNING = 4096;

/**
 * Reads a text file piece by piece, without a byte order mark.
 * @param file A path, or `-` for standard input.
 * @param markSeen Is called if there is a byte order mark.
 * @throws UsageError that says why it cannot be read, or names its format if it is not UTF-8 text
 */
export async function* readText(file: string, markSeen?: () => void): AsyncGenerator<string> {
  const name = nameOf(file);
  const stream = file === '-' ? process.stdin : createReadStream(file);
  const bytes = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const beginning = await readable(withNotice(readBeginning(bytes), waitingFor(file)), name);
    const what = formatOf(beginning);
    if (what) throw new UsageError(`${name} ${what}.`);
    if (beginning.indexOf('\uFEFF') === 0) markSeen?.();
    let piece: Buffer | undefined = beginning;
    do {
      yield decoded(decoder, piece, name);
      const { done, value }: IteratorResult<Buffer> = await readable(bytes.next(), name);
      piece = done ? undefined : value;
    } while (piece);
    yield decoded(decoder, undefined, name);
  } finally {
    // Also when the caller stops early: an open input would keep the process running.
    stream.destroy();
  }
}

/** Reads a whole text file. @throws UsageError as `readText` does */
export const readTextFile = async (file: string): Promise<string> => (await Array.fromAsync(readText(file))).join('');

const waitingFor = (file: string): string =>
  file === '-'
    ? `Reading standard input. ${process.stdin.isTTY ? 'End it with Ctrl-D' : 'Nothing has ended it yet'}; Ctrl-C stops.`
    : `Still reading ${file}. Ctrl-C stops.`;

/** The name of an input file in messages. */
export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

async function readBeginning(bytes: AsyncIterator<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  while (length < BEGINNING) {
    const { done, value } = await bytes.next();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  return Buffer.concat(pieces);
}

const readable = <Result>(reading: Promise<Result>, name: string): Promise<Result> =>
  reading.catch((error: Error) => {
    throw new UsageError(`Cannot read ${name}: ${fileFault(error)}.`);
  });

/** @param bytes Undefined: the end of the text. */
function decoded(decoder: TextDecoder, bytes: Buffer | undefined, name: string): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new UsageError(`${name} is not UTF-8 text. Save it again as UTF-8.`);
  }
}

/** A sentence ending that names the file's format; undefined for text. */
function formatOf(content: Buffer): string | undefined {
  const known = formats.find(([begins]) => content.subarray(0, begins.length).equals(Buffer.from(begins as string)));
  if (known) return known[1];
  const beginning = content.subarray(0, BEGINNING);
  const zeros = [0, 1].map((parity) => beginning.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  // ASCII text in UTF-16 without a byte order mark: every second byte is zero.
  if (Math.max(...zeros) > beginning.length / 4 && Math.min(...zeros) === 0) return utf16();
  return beginning.includes(0) ? 'is a binary file, not text' : undefined;
}

function utf16(): string {
  return 'is UTF-16 text. Save it as UTF-8 first, for example with "iconv -f UTF-16 -t UTF-8"';
}
