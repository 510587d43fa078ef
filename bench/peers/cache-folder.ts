import { fileURLToPath } from 'node:url';

/** The folder in which peers stay installed between runs, with a trailing slash. */
export const CACHE_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/peers/', import.meta.url));
