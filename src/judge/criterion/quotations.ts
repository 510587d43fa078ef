/** A quotation in a criterion, in UTF-16 code units: from its opening mark to its closing one, which `end` excludes. */
export interface Quotation {
  start: number;
  end: number;
  /** The marks that a text inside must not contain. */
  marks: string;
}

const OPENING = /(?<=^|[\s(])["“'`„‘‚«‹「]/gu;
/** The marks that close each opening one. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  "'": "'",
  '`': '`',
  '„': '“”',
  '‘': '’',
  '‚': '‘’',
  '«': '»',
  '‹': '›',
  '「': '」',
};
const ends = (text: string, at: number) => at === text.length || /[\s.,;:!?)]/u.test(text[at]!);

/** The quotations of a criterion, as its reader finds them. An apostrophe inside a word closes nothing. Takes linear time. */
export function quotationsIn(text: string): Quotation[] {
  const found: Quotation[] = [];
  /** By opening mark, the place that would close the last one. */
  const places = new Map<string, number>();
  for (const { index, 0: mark } of text.matchAll(OPENING)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const closers = CLOSING[mark]!;
    if ((places.get(mark) ?? 0) <= index) places.set(mark, closingPlace(text, index + 1, closers));
    const at = places.get(mark)!;
    if (at < text.length && ends(text, at + 1)) found.push({ start: index, end: at + 1, marks: mark + closers });
  }
  return found;
}

function closingPlace(text: string, from: number, closers: string): number {
  for (let at = from; at < text.length; at += 1)
    if (closers.includes(text[at]!) && (!"'’".includes(text[at]!) || ends(text, at + 1))) return at;
  return text.length;
}
