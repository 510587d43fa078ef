import { createRequire } from 'node:module';
import type { Check } from '../check.ts';
import { withoutFence } from '../markdown/code-fence.ts';
import { type Answer, wholeTextCheck } from '../whole-text.ts';

/** What is asked of JSON as it is written. */
export type Writing =
  | 'JSON without line breaks'
  | 'JSON indented by 2 spaces'
  | 'JSON indented by 4 spaces'
  | 'JSON with a repeated key'
  | 'JSON with comments'
  | 'lines of JSON'
  | 'lines of JSON objects';

/** In UTF-16 code units. */
const longest = 200_000;

const NO_JSON: Answer = { open: 'The response is not JSON as a whole.' };

const require = createRequire(import.meta.url);

export function jsonTextCheck(asked: Writing, negated: boolean): Check {
  return wholeTextCheck({ name: 'json', asked, isCostly: true }, negated, (text) => {
    const written = withoutFence(text).trim();
    if (written.length > longest) return { open: 'The response is too long to be looked at as it is written.' };
    if (asked.startsWith('lines')) return ofLines(written, asked === 'lines of JSON objects');
    const value = parsed(written);
    if (value === undefined) return NO_JSON;
    if (asked === 'JSON with comments') return { is: false };
    if (asked === 'JSON with a repeated key') return repeatsKey(written);
    if (asked === 'JSON without line breaks') return { is: !/[\r\n]/.test(written) };
    return isIndented(written, value, asked === 'JSON indented by 2 spaces' ? 2 : 4);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON that is written on several lines holds one value, and no line for each. */
function ofLines(text: string, areObjects: boolean): Answer {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return { open: 'The response is empty.' };
  const values = lines.map(parsed);
  if (values.includes(undefined)) return { is: false };
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return { is: !areObjects || values.every(isObject) };
}

function isIndented(text: string, value: unknown, blanks: number): Answer {
  const unified = text.replaceAll('\r\n', '\n');
  if (!/[{[]\s*["\d{[\w-]/.test(text)) return { open: 'There is nothing in it to be indented.' };
  if (unified === JSON.stringify(value, null, blanks)) return { is: true };
  const isOther = [0, 1, 2, 3, 4, 6, 8, '\t'].some((other) => unified === JSON.stringify(value, null, other));
  return isOther || !unified.includes('\n') ? { is: false } : { open: 'The JSON is written in a way of its own.' };
}

/** Of JSON that is YAML, too, a parser of YAML tells of keys that stand twice. */
function repeatsKey(text: string): Answer {
  try {
    const { parseDocument } = require('yaml') as typeof import('yaml');
    const { errors } = parseDocument(text, { uniqueKeys: true, logLevel: 'silent', prettyErrors: false });
    if (errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return NO_JSON;
    return { is: errors.length > 0 };
  } catch (error) {
    if (error instanceof RangeError) return { open: 'The JSON is nested too deep.' };
    throw error;
  }
}
