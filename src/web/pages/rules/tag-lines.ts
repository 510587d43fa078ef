/** A text that the form shows as it is: without what a colon, a line or the spaces around it would change. */
const isPlain = (text: string, hasColons: boolean) =>
  text === text.trim() &&
  !/[\n\r]/.test(text) &&
  !text.startsWith('"') &&
  (hasColons || (text !== '' && !text.includes(':')));

/** Tags as the form shows them: `name:value` per line. What would be read otherwise is in double quotation marks, as in JSON. */
export const tagLines = (tags: Record<string, string>): string =>
  Object.entries(tags)
    .map(([key, value]) => {
      const [name, text] = [
        isPlain(key, false) ? key : JSON.stringify(key),
        isPlain(value, true) ? value : JSON.stringify(value),
      ];
      return `${name}:${text}`;
    })
    .join('\n');

/** A line: a name and a value, each as it is or as a JSON string. */
const line = /^\s*("(?:[^"\\]|\\.)*"|[^":][^:]*?)\s*:\s*(.*?)\s*$/su;

/** Reads what `tagLines` writes. @throws Error for a line that is not `name:value`, or a name that is there twice */
export function readTags(text: string): Record<string, string> {
  const tags = new Map<string, string>();
  for (const one of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, key, value] = line.exec(one) ?? [];
    const name = key && textOf(key);
    const content = value === undefined ? undefined : textOf(value);
    if (name === undefined || content === undefined) throw new Error(`Write the tag “${one.trim()}” as name:value.`);
    if (tags.has(name)) throw new Error(`The tag “${name}” is there twice. A trace has one value of each tag.`);
    tags.set(name, content);
  }
  return Object.fromEntries(tags);
}

/** Undefined: it begins as a JSON string, but is none. */
function textOf(written: string): string | undefined {
  if (!written.startsWith('"')) return written;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
