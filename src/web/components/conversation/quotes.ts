import type { Turn } from '../../../judge/message.ts';

/** A quote as an evaluation gives it. */
export interface Quote {
  /** `messages[3]`, or the id of a tool call. */
  source: string;
  text: string;
}

/** A part of a message in which a quote can be: its text, or one of its calls or results. */
export type PartName = 'text' | `call-${number}` | `result-${number}`;

/** A quote in its place. */
export interface Mark {
  /** The id of its element. */
  id: string;
  /** The number of the evaluation that quotes it. */
  evaluation: number;
  message: number;
  part: PartName;
  /** Offsets in the part's original text; the end is exclusive. */
  start: number;
  end: number;
}

/**
 * Finds the quotes of an evaluation in the messages. A quote that occurs several times is marked where it occurs first.
 * @returns one mark per quote; undefined for one that is not in what it names, such as a quote of another conversation
 */
export function findQuotes(turns: readonly Turn[], quotes: readonly Quote[], evaluation: number): (Mark | undefined)[] {
  return quotes.map(({ source, text }, at) => {
    const place = text === '' ? undefined : placeOf(turns, source, text);
    return place && { ...place, id: `q${evaluation}-${at + 1}`, evaluation, end: place.start + text.length };
  });
}

function placeOf(turns: readonly Turn[], source: string, quote: string) {
  const message = /^messages\[(\d+)\]$/.exec(source)?.[1];
  const named = message === undefined ? undefined : turns.find(({ index }) => index === Number(message));
  for (const turn of named ? [named] : turns)
    for (const [part, text] of partsOf(turn, named ? undefined : source)) {
      const start = text.indexOf(quote);
      if (start >= 0) return { message: turn.index, part, start };
    }
  return undefined;
}

/** The texts of a message. @param call Only the results of this call. */
function* partsOf({ text, toolCalls, toolResults }: Turn, call?: string): Generator<[PartName, string]> {
  if (call === undefined) yield ['text', text];
  for (const [at, result] of toolResults.entries())
    if (call === undefined || result.callId === call) yield [`result-${at}`, result.text];
  if (call !== undefined) return;
  for (const [at, { arguments: json }] of toolCalls.entries()) yield [`call-${at}`, json];
}

/** A stretch of text, with the marks that cover it. */
export interface Segment {
  text: string;
  marks: Mark[];
}

/** Splits a text at the edges of its marks. @param from The offset of the text in the part. */
export function segmentsOf(text: string, marks: readonly Mark[], from = 0): Segment[] {
  const end = from + text.length;
  const inside = marks.filter((mark) => mark.start < end && mark.end > from);
  if (inside.length === 0) return text === '' ? [] : [{ text, marks: [] }];
  const edges = [...new Set([from, end, ...inside.flatMap((mark) => [mark.start, mark.end])])]
    .filter((edge) => edge >= from && edge <= end)
    .toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((start, at) => ({
    text: text.slice(start - from, edges[at + 1]! - from),
    marks: inside.filter((mark) => mark.start <= start && mark.end >= edges[at + 1]!),
  }));
}
