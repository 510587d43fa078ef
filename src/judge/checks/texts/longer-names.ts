import type { Place } from './find.ts';

/** What joins the parts of a name, an address, a path or a time: "config.yaml.bak", "admin@x.com", "build:prod", "10:30:45". */
const BEFORE = /(?:[\p{L}\p{M}\p{N}_)\]][-‐‑–.:/\\+=&]+|[@#$/\\~.])$/u;
const AFTER = /^[-‐‑–.:/\\@+=&#]+[\p{L}\p{N}_*]/u;

/** Whether the text at a place is part of a longer name. */
export const isOfLonger = (text: string, { start, end }: Place): boolean =>
  BEFORE.test(text.slice(Math.max(0, start - 4), start)) || AFTER.test(text.slice(end, end + 4));
