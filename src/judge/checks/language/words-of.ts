const WORD = /[\p{L}\p{M}]+/gu;

/** The words of a text as they are written. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').match(WORD) ?? [];
