import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
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

/**
 * Reads a text file.
 * @param file A path, or `-` for standard input.
 * @throws UsageError that says why it cannot be read, or names its format if it is not UTF-8 text
 */
export async function readTextFile(file: string): Promise<string> {
  const isInput = file === '-';
  const name = nameOf(file);
  const waiting = isInput
    ? `Reading standard input. ${process.stdin.isTTY ? 'End it with Ctrl-D' : 'Nothing has ended it yet'}; Ctrl-C stops.`
    : `Still reading ${file}. Ctrl-C stops.`;
  const content = await withNotice(isInput ? buffer(process.stdin) : readFile(file), waiting).catch((error: Error) => {
    throw new UsageError(`Cannot read ${name}: ${fileFault(error)}.`);
  });
  const what = formatOf(content);
  if (what) throw new UsageError(`${name} ${what}.`);
  return content.toString().replace(/^\uFEFF/, '');
}

/** The name of an input file in messages. */
export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

/** A sentence ending that names the file's format; undefined for UTF-8 text. */
function formatOf(content: Buffer): string | undefined {
  const known = formats.find(([begins]) => content.subarray(0, begins.length).equals(Buffer.from(begins as string)));
  if (known) return known[1];
  const beginning = content.subarray(0, 4096);
  const zeros = [0, 1].map((parity) => beginning.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  // ASCII text in UTF-16 without a byte order mark: every second byte is zero.
  if (Math.max(...zeros) > beginning.length / 4 && Math.min(...zeros) === 0) return utf16();
  if (beginning.includes(0)) return 'is a binary file, not text';
  return isUtf8(content) ? undefined : 'is not UTF-8 text. Save it again as UTF-8';
}

function utf16(): string {
  return 'is UTF-16 text. Save it as UTF-8 first, for example with "iconv -f UTF-16 -t UTF-8"';
}
