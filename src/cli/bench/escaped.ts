import { visibleText } from '../visible-text.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML, also inside attributes. */
export const escaped = (text: string): string =>
  visibleText(text).replace(/[&<>"']/g, (character) => entities[character]!);
