import type { PartKind } from './part-kind.ts';

const BULLET = /^[-*+•‣◦–—](?:\s|$)/u;

const NUMBER = /^\d+[.)]?(?:\s|$)/u;

const HASHES = /^#{1,6}(?:\s|$)/u;

/** What begins such a part in Markdown and is no part of its text. */
const MARKERS: Partial<Record<PartKind, readonly RegExp[]>> = {
  bullet: [BULLET],
  numbered: [NUMBER],
  item: [BULLET, NUMBER],
  heading: [HASHES],
  subheading: [HASHES],
  quote: [/^>/u],
  step: [BULLET, NUMBER],
  'top bullet': [BULLET],
  'top item': [BULLET, NUMBER],
  'nested bullet': [BULLET],
  'nested item': [BULLET, NUMBER],
};

export const hasMarker = (kind: PartKind): boolean => MARKERS[kind] !== undefined;

/** Whether a text is, or begins with, the marker of such a part. */
export const beginsAsMarker = (kind: PartKind, text: string): boolean =>
  MARKERS[kind]?.some((marker) => marker.test(text)) ?? false;
