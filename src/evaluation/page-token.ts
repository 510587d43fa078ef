import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import { RequestError, valueError } from './request-error.ts';

/** The list that a token continues. It is invalid for any other account, list or filters. */
export interface ListIdentity {
  account: number;
  list: 'traces' | 'tasks' | 'evaluators' | 'evaluator-versions' | 'runs';
  filters: object;
}

/** The sort values of the last row of a page. */
export type Cursor = (string | number)[];

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Cursors are padded to a multiple of this: a row number counts all accounts' rows, and its length would reveal that. */
const paddedBytes = 64;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'page token', 32));

const identify = ({ account, list, filters }: ListIdentity): Buffer =>
  hash('sha256', JSON.stringify([account, list, filters]), 'buffer');

/** Encrypts a cursor: its row numbers would reveal how much other accounts store. */
export function writePageToken(secret: string, list: ListIdentity, cursor: Cursor): string {
  const text = Buffer.from(JSON.stringify(cursor));
  const padded = Buffer.alloc(Math.ceil(text.length / paddedBytes) * paddedBytes, ' ');
  text.copy(padded);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagBytes }).setAAD(identify(list));
  return Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** @throws RequestError `invalid` for a token that this service did not issue for this list. */
export function readPageToken(secret: string, list: ListIdentity, token: string): Cursor {
  const bytes = Buffer.from(token, 'base64url');
  try {
    // The decoder skips characters outside its alphabet.
    if (bytes.toString('base64url') !== token) throw new Error('not canonical base64url');
    const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(identify(list)).setAuthTag(bytes.subarray(-tagBytes));
    const padded = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    return JSON.parse(padded.toString());
  } catch {
    throw new RequestError('invalid', [
      valueError(
        ['query', 'page_token'],
        'This token is not of this list and these filters. Send the next_page_token of the page before.',
      ),
    ]);
  }
}
