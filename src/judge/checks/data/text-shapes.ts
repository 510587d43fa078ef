/** Characters by their names. */
const CLASSES = {
  digits: String.raw`\d`,
  letters: String.raw`\p{L}\p{M}`,
  'uppercase letters': String.raw`\p{Lu}\p{M}`,
  'lowercase letters': String.raw`\p{Ll}\p{M}`,
  'letters and digits': String.raw`\p{L}\p{M}\p{Nd}`,
  'hexadecimal digits': String.raw`\da-fA-F`,
  hyphens: '-',
  underscores: '_',
  dots: '.',
  spaces: ' ',
} as const;
export type CharacterClass = keyof typeof CLASSES;

/** A text of nothing but some characters, and of how many. */
export interface TextShape {
  of: readonly CharacterClass[];
  count?: readonly [from: number, to: number];
  /** A plus sign may stand before it. */
  mayLead?: '+';
  /** "A six-digit number": one that begins with 0 is none to some. */
  isNumber?: true;
  /** "A six-digit hex code": one with a sign before its digits may be meant as well. */
  mayBeSigned?: true;
  /** "A two-letter country code": one of a list, which is not known here. */
  isListed?: true;
}

/** The inside of a pattern's set of such characters. */
export const sourceOf = (of: readonly CharacterClass[]) =>
  of.map((one) => (one === 'hyphens' ? String.raw`\-` : CLASSES[one].replace(/^\.$/, String.raw`\.`))).join('');

/** Whether a text has the shape; undefined if that is uncertain. */
export function hasTextShape(text: string, shape: TextShape): boolean | undefined {
  const { of, count, mayLead, isNumber, mayBeSigned, isListed } = shape;
  if (text === '') return undefined;
  const unsigned = mayBeSigned ? text.replace(/^(?:#|0x)/iu, '') : text;
  if (unsigned !== text && hasTextShape(unsigned, { of, ...(count && { count }) })) return undefined;
  const body = mayLead && text.startsWith(mayLead) ? text.slice(1) : text;
  if (!new RegExp(`^[${sourceOf(of)}]+$`, 'u').test(body)) return false;
  const length = Array.from(body).length;
  if (count && (length < count[0] || length > count[1])) return false;
  return isListed || (isNumber && body.startsWith('0')) ? undefined : true;
}

/** As the end of a sentence. */
export function shapeInWords({ of, count }: TextShape): string {
  const many = !count
    ? ''
    : count[0] === count[1]
      ? `${count[0]} `
      : count[1] === Infinity
        ? `at least ${count[0]} `
        : `${count[0]} to ${count[1]} `;
  const names = of.join(', ');
  return `${many}${many === '1 ' ? names.replace(/s$/, '') : names}`;
}
