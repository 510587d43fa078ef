import { PLAIN_FORMATS } from './plain-formats.ts';
import { PLAIN_JOINED } from './plain-joined.ts';
import { PLAIN_LENGTHS } from './plain-lengths.ts';
import { PLAIN_PARTS } from './plain-parts.ts';
import { PLAIN_STRUCTURE } from './plain-structure.ts';
import { PLAIN_TEXTS } from './plain-texts.ts';
import { PLAIN_TOOLS } from './plain-tools.ts';

/** What a program can decide, as many people would write it, and how it is read; each reading was compared with its meaning by hand. */
export const PLAIN: [criterion: string, reading: string][] = [
  ...PLAIN_FORMATS,
  ...PLAIN_JOINED,
  ...PLAIN_LENGTHS,
  ...PLAIN_PARTS,
  ...PLAIN_STRUCTURE,
  ...PLAIN_TEXTS,
  ...PLAIN_TOOLS,
];
