/** What XML 1.0 cannot contain in any form: control characters, lone surrogates and two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text for XML, also within an attribute's quotation marks. What XML cannot contain is replaced with U+FFFD. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(impossible, '\u{FFFD}')
    .replace(/[&<>"\t\n\r]/g, (sign) => entities[sign]!);

/** An element; attributes that are undefined are left out. */
export function element(name: string, attributes: Record<string, string | number | undefined>, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
