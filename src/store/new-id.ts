import crypto from 'node:crypto';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = () => require('uuid') as typeof import('uuid');

/**
 * The id of a new row: a version 7 UUID. Node's own function is faster, but Node 22 lacks it. All bits after the time are
 * random: by default, uuid counts the ids of one millisecond, so an id would show how many ids other accounts got.
 */
export const newId: () => string = crypto.randomUUIDv7 ?? (() => load().v7({ random: crypto.randomBytes(16) }));
