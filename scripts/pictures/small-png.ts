import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const mostColors = 256;

/** A screenshot as a PNG with a palette of its 256 commonest colours, which is a third as large and looks the same. */
export function smallPng(screenshot: Buffer): Buffer {
  const { width, height, pixels } = decode(screenshot);
  const { palette, nearest } = paletteOf(pixels);
  // Each row begins with its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = nearest.get(pixels[y * width + x]!)!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const colors = Buffer.from(palette.flatMap(channels));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;

/** The commonest colours, and the place in them of the one that is nearest to each colour. */
function paletteOf(pixels: Uint32Array) {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostColors)
    .map(([color]) => color);
  const distance = (a: number, b: number) => {
    const [one, other] = [channels(a), channels(b)];
    return one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0);
  };
  const nearest = new Map<number, number>();
  for (const color of counts.keys()) {
    const distances = palette.map((other) => distance(color, other));
    nearest.set(color, distances.indexOf(Math.min(...distances)));
  }
  return { palette, nearest };
}

/** The pixels of a PNG as Chromium writes it: 8 bits per channel, without interlacing. */
function decode(png: Buffer): { width: number; height: number; pixels: Uint32Array } {
  const [width, height, depth, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]];
  const size = { 2: 3, 6: 4 }[type!];
  if (depth !== 8 || !size || png[28] !== 0) throw new Error('This is not a PNG as Chromium writes it.');
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const bytes = inflateSync(Buffer.concat(data));
  const stride = width * size;
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = unfiltered(bytes[start]!, bytes.subarray(start + 1, start + 1 + stride), above, size);
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = (row[x * size]! << 16) | (row[x * size + 1]! << 8) | row[x * size + 2]!;
    above = row;
  }
  return { width, height, pixels };
}

/** Adds what the filter of a row took away (PNG, section 9). */
function unfiltered(filter: number, row: Uint8Array, above: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(row.length);
  for (let at = 0; at < row.length; at++) {
    const [left, up, corner] = [result[at - size] ?? 0, above[at]!, above[at - size] ?? 0];
    const expected = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
    result[at] = row[at]! + expected;
  }
  return result;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
