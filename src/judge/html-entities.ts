import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Loaded only when a text has a reference: the tables of all names take 3 MB. */
const load = () => require('entities') as typeof import('entities');

/** Decodes HTML's character references as a browser does, including `&lt` without its semicolon. */
export const withoutEntities = (text: string): string => (text.includes('&') ? load().decodeHTML(text) : text);
