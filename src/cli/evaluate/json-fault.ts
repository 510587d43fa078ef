import { visibleText } from '../visible-text.ts';

/** The parsed value, or the parser's message. */
export function parseJson(text: string): { value?: unknown; error?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Formats often mistaken for JSON, recognized by their first characters. */
const lookalikes: [pattern: RegExp, what: string][] = [
  [/^\s*[[{]\s*(?:[[{]\s*)*'/, 'looks like Python, not JSON: strings need double quotes, as json.dumps writes them'],
  [/^\s*(?:messages:|- +(?:messages|role):|---\s)/, 'looks like YAML, not JSON. Convert it first'],
  [/^\s*</, 'looks like HTML or XML, not JSON'],
];

/** Whether the first line of a text is the header of CSV, and not one of another format. */
export const looksLikeCsv = (line: string): boolean =>
  /^[^[{]*[,;\t]/.test(line) && !lookalikes.some(([pattern]) => pattern.test(line));

/**
 * Explains in a sentence why a text is not JSON, and where. Positions refer to the text.
 * @param error The parser's message.
 * @param location Name of the text in the message. A line number is added only if the text has several lines.
 */
export function jsonFault(text: string, error: string, location: string): string {
  const lookalike = lookalikes.find(([pattern]) => pattern.test(text));
  if (lookalike) return `${location} ${lookalike[1]}.`;
  if (/^Unexpected end/.test(error)) return `${location} is not JSON: it ends too early.`;
  const [, reason = error, position] =
    /^(.*?)(?: in JSON)? at position (\d+)(?: \(line \d+ column \d+\))?$/s.exec(error) ?? [];
  const explanation = visibleText(reason)
    .replace(/ is not valid JSON$/, '')
    .replaceAll(/\s+/g, ' ');
  if (position === undefined) return `${location} is not JSON: ${explanation}.`;
  const before = text.slice(0, Number(position)).split('\n');
  const line = text.trimEnd().includes('\n') ? `line ${before.length}, ` : '';
  return `${location} is not JSON: ${explanation} (${line}column ${before.at(-1)!.length + 1}).`;
}
