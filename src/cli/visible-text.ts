/**
 * A text for a terminal: characters by which it could rewrite the screen are replaced by U+FFFD. Line breaks, tabs, and the
 * joiners that emoji and some scripts need stay.
 */
export const visibleText = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{C}\n\t\u200c\u200d]/gu, '\u{FFFD}');
