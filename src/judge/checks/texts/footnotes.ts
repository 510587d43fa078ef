/** The source of a pattern of what refers to a footnote: "²", "†", "[1]", "[^1]", "<sup>1</sup>". */
export const FOOTNOTE = String.raw`(?:[¹²³⁰⁴-⁹†‡]|\[(?:\d{1,3}|\^\w{1,9})\]|<sup>[^<>\n]{1,9}</sup>)`;

const AT_END = new RegExp(`(?:${FOOTNOTE}\\s{0,3}){1,9}$`, 'u');
/** More than the references have. */
const REACH = 200;

/** A text without references to footnotes at its end. */
export function withoutFootnotes(text: string): string {
  const tail = text.slice(-REACH);
  return text.slice(0, text.length - tail.length) + tail.replace(AT_END, '');
}
