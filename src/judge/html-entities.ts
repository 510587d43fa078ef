import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The tables of all names take 3 MB, which a server needs only once a text has a reference. */
const load = () => require('entities') as typeof import('entities');

/** A text with HTML's character references decoded as a browser decodes them, `&lt` without its semicolon included. */
export const withoutEntities = (text: string): string => (text.includes('&') ? load().decodeHTML(text) : text);
