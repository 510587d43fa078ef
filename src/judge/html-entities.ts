import { decodeHTML } from 'entities';

/** A text with HTML's character references decoded as a browser decodes them, `&lt` without its semicolon included. */
export const withoutEntities = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);
