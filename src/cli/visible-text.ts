/**
 * Text that is safe to print on a terminal: control characters are replaced with U+FFFD. Line breaks, tabs, and the joiners
 * that emoji and some scripts need are kept.
 */
export const visibleText = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{C}\n\t\u200c\u200d]/gu, '\u{FFFD}');
