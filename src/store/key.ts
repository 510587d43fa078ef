import { hash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new API key: `deemster_` and 32 random bytes in base62, always 43 digits. */
export function newKey(): string {
  let number = BigInt(`0x${randomBytes(32).toString('hex')}`);
  let digits = '';
  for (; digits.length < 43; number /= 62n) digits = alphabet[Number(number % 62n)] + digits;
  return `deemster_${digits}`;
}

/** The stored form of a key: SHA-256 in hexadecimal. A key has 256 random bits, so a slower hash is unnecessary. */
export const hashKey = (key: string): string => hash('sha256', key);
