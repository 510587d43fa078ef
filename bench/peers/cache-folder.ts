import { fileURLToPath } from 'node:url';

/** Where peers are installed and kept from one run to the next; with a slash at its end. */
export const CACHE_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/peers/', import.meta.url));
