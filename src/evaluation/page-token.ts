import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { RequestError, valueError } from './request-error.ts';

/** Which list a token continues: it is good for no other account, no other list and no other filters. */
export interface ListIdentity {
  account: number;
  list: 'traces' | 'tasks' | 'evaluators';
  filters: object;
}

/** Where a page ended: the values that the list is sorted by. */
export type Place = (string | number)[];

const sign = (secret: string, { account, list, filters }: ListIdentity, text: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${account}:${list}:${hash('sha256', JSON.stringify(filters))}:${text}`)
    .digest()
    .subarray(0, 16);

/** Names the place where a page ended, signed so that a made-up or foreign one is noticed. */
export function writePageToken(secret: string, list: ListIdentity, place: Place): string {
  const text = JSON.stringify(place);
  return `${Buffer.from(text).toString('base64url')}.${sign(secret, list, text).toString('base64url')}`;
}

/** @throws RequestError `invalid` for a token that this service did not give for this list. */
export function readPageToken(secret: string, list: ListIdentity, token: string): Place {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const text = Buffer.from(payload, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(secret, list, text);
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new RequestError('invalid', [
      valueError(
        ['query', 'page_token'],
        'This token is not of this list and these filters. Send the next_page_token of the page before.',
      ),
    ]);
  return JSON.parse(text);
}
