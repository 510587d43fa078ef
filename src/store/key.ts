import { hash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new API key: `deemster_` and 43 random digits. */
export const newKey = (): string => `deemster_${newToken()}`;

/** 32 random bytes in base62, always 43 digits. */
export function newToken(): string {
  let number = BigInt(`0x${randomBytes(32).toString('hex')}`);
  let digits = '';
  for (; digits.length < 43; number /= 62n) digits = alphabet[Number(number % 62n)] + digits;
  return digits;
}

/** The stored form of a key or token: SHA-256 in hexadecimal. They have 256 random bits, so a slower hash is unnecessary. */
export const hashKey = (key: string): string => hash('sha256', key);
