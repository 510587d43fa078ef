import crypto from 'node:crypto';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = () => require('uuid') as typeof import('uuid');

/**
 * The id of a new row: a UUID of version 7. Node's own is quicker; Node 22 has none. All bits after the time are random: by
 * itself, uuid counts the ids of a millisecond, and an id would show how many other accounts got before it.
 */
export const newId: () => string = crypto.randomUUIDv7 ?? (() => load().v7({ random: crypto.randomBytes(16) }));
