import { hash } from 'node:crypto';
import { inputHash, shortHash } from '../input-hash.ts';
import type { Row } from '../rows.ts';
import { fitsTag } from './options.ts';

/** The case of a row in its run, and the trace that stores it. */
export interface RowIdentity {
  /** The value of the tag `case`. */
  caseName: string;
  /** `hash`: the row has an id, but no tag can hold it. `question`: it has none. */
  namedBy: 'id' | 'hash' | 'question';
  /** The same for the same row of the same run, so that a repeated run finds what an interrupted one stored. */
  traceId: string;
}

/**
 * @param used The columns that the criteria use: with other values, it is another case.
 * @param allResponses Whether every response is judged.
 */
export function identityOf(
  run: string,
  { id, conversation, values }: Pick<Row, 'id' | 'conversation' | 'values'>,
  used: ReadonlySet<string>,
  allResponses: boolean,
): RowIdentity {
  const { messages, system, tools } = conversation;
  const content = shortHash([messages, system, tools, [...used].sort().map((name) => values[name] ?? null)]);
  const namedBy = id === null ? 'question' : fitsTag(id) ? 'id' : 'hash';
  const caseName = { question: inputHash(conversation) ?? content, id: id!, hash: shortHash(id) }[namedBy];
  return { caseName, namedBy, traceId: uuidOf(JSON.stringify([run, caseName, content, allResponses])) };
}

/** A UUID of version 8, which is for ids of one's own making (RFC 9562, 5.8). */
function uuidOf(text: string): string {
  const digits = hash('sha256', text).slice(0, 32);
  const variant = '89ab'[Number.parseInt(digits[16]!, 16) % 4];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}
