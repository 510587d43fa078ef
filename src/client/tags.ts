/** Labels of a trace, as the caller passes them. */
export type Tags = Record<string, string | number | boolean>;

/** The maximum length of a tag's key and of its value, in characters (interface.md 8). */
const longest = 64;

/**
 * Converts labels to the service's format: numbers and booleans become strings.
 * @throws TypeError unless the labels are a plain object of strings, finite numbers and booleans, RangeError if a key or
 * value has more than 64 characters
 */
export function readTags(tags: Tags): Record<string, string> {
  if (!isPlainObject(tags)) throw new TypeError('tags must be an object of labels, such as { release: "2026.11" }.');
  return Object.fromEntries(Object.entries(tags).map(([key, value]) => [readKey(key), readValue(key, value)]));
}

function readKey(key: string): string {
  if (lengthOf(key) > longest)
    throw new RangeError(
      `The tag ${shown(key)} has a key of ${lengthOf(key)} characters; at most ${longest} are allowed.`,
    );
  return key;
}

function readValue(key: string, value: unknown): string {
  const isScalar = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  if (!isScalar)
    throw new TypeError(`The tag ${shown(key)} must be a string, a finite number or a boolean, not ${kindOf(value)}.`);
  const text = String(value);
  if (lengthOf(text) > longest)
    throw new RangeError(
      `The tag ${shown(key)} has a value of ${lengthOf(text)} characters; at most ${longest} are allowed.`,
    );
  return text;
}

/** Accepts plain objects of other realms, whose `Object` differs from this one. */
function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** In code points, not UTF-16 code units: most emoji have two or more of those. */
const lengthOf = (text: string): number => [...text].length;

const shown = (key: string): string =>
  JSON.stringify(lengthOf(key) > longest ? `${[...key].slice(0, 20).join('')}…` : key);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : String(typeof value === 'number' ? value : typeof value);
}
