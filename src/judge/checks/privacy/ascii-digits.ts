/** The zeros of Arabic, Persian, Devanagari, Bengali, Thai and fullwidth digits; each has its other nine behind it. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const OTHERS = new RegExp(
  `[＋${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'g',
);

const NOT_ASCII = /[^\0-\x7f]/;

/** A text with the digits of other scripts, and a fullwidth plus, as those of ASCII; every place stays where it is. */
export const withAsciiDigits = (text: string): string => (NOT_ASCII.test(text) ? text.replace(OTHERS, asciiOf) : text);

function asciiOf(character: string): string {
  const code = character.charCodeAt(0);
  const zero = ZEROS.find((one) => code >= one && code <= one + 9);
  return zero === undefined ? '+' : String(code - zero);
}
