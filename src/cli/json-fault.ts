import { visibleText } from './visible-text.ts';

/** A value, or the parser's message. */
export function parseJson(text: string): { value?: unknown; error?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** What is often taken for JSON, by how it begins. */
const lookalikes: [pattern: RegExp, what: string][] = [
  [/^\s*[[{]\s*(?:[[{]\s*)*'/, 'looks like Python, not JSON: strings need double quotes, as json.dumps writes them'],
  [/^\s*(?:messages:|- +(?:messages|role):|---\s)/, 'looks like YAML, not JSON. Convert it first'],
  [/^\s*</, 'looks like HTML or XML, not JSON'],
  [
    /^[^[{\n]*[,;\t][^\n]*\n/,
    'looks like CSV, not JSON. Convert each row to {"messages": [{"role": "user", "content": "…"}, {"role": "assistant", "content": "…"}]}',
  ],
];

/**
 * Why a text is not JSON, and where, as a sentence. Positions are those in the text.
 * @param error The parser's message.
 * @param place What the text is called; its own lines are named only if it has several.
 */
export function jsonFault(text: string, error: string, place: string): string {
  const lookalike = lookalikes.find(([pattern]) => pattern.test(text));
  if (lookalike) return `${place} ${lookalike[1]}.`;
  if (/^Unexpected end/.test(error)) return `${place} is not JSON: it ends too early.`;
  const [, reason = error, position] =
    /^(.*?)(?: in JSON)? at position (\d+)(?: \(line \d+ column \d+\))?$/s.exec(error) ?? [];
  const said = visibleText(reason)
    .replace(/ is not valid JSON$/, '')
    .replaceAll(/\s+/g, ' ');
  if (position === undefined) return `${place} is not JSON: ${said}.`;
  const before = text.slice(0, Number(position)).split('\n');
  const line = text.trimEnd().includes('\n') ? `line ${before.length}, ` : '';
  return `${place} is not JSON: ${said} (${line}column ${before.at(-1)!.length + 1}).`;
}
