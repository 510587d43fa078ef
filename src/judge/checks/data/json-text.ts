import { createRequire } from 'node:module';
import type { Check } from '../check.ts';
import { withoutFence } from '../markdown/code-fence.ts';
import { type Answer, wholeTextCheck } from '../whole-text.ts';

/** What is asked of JSON as it is written. */
export type Writing =
  | 'JSON without line breaks'
  | 'minified JSON without line breaks'
  | 'JSON indented by 2 spaces'
  | 'JSON indented by 4 spaces'
  | 'JSON with a repeated key'
  | 'JSON with comments'
  | 'JSON with trailing commas'
  | 'JSON in a code fence'
  | 'JSON with text around it'
  | 'lines of JSON'
  | 'lines of JSON objects';

/** In UTF-16 code units. */
const longest = 200_000;

const NO_JSON: Answer = { open: 'The response is not JSON as a whole.' };

const SPACED: Answer = { open: 'The JSON has blanks between its parts.' };

const FENCED: Answer = { open: 'A code fence stands around the JSON.' };

const require = createRequire(import.meta.url);

export function jsonTextCheck(asked: Writing, negated: boolean): Check {
  return wholeTextCheck({ name: 'json', asked, isCostly: true }, negated, (text) => {
    const written = withoutFence(text).trim();
    if (written.length > longest) return { open: 'The response is too long to be looked at as it is written.' };
    const isFenced = written !== text.trim();
    if (asked.startsWith('lines')) return isFenced ? FENCED : ofLines(written, asked === 'lines of JSON objects');
    const value = parsed(written);
    if (asked === 'JSON with text around it') return aroundJson(text, written, value);
    if (value === undefined) return isFault(asked) ? hasFault(written, asked) : NO_JSON;
    if (isFault(asked)) return { is: false };
    if (asked === 'JSON in a code fence') return { is: isFenced };
    if (asked === 'JSON with a repeated key') return repeatsKey(written);
    if (asked.endsWith('JSON without line breaks')) {
      const is = !/[\r\n]/.test(written);
      if (is && asked.startsWith('minified') && /\s/.test(written.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))) return SPACED;
      return is && isFenced ? FENCED : { is };
    }
    return isIndented(written, value, asked === 'JSON indented by 2 spaces' ? 2 : 4);
  });
}

/** What some write in JSON that is none, beside texts, which may hold the same signs. A comment without an end is the rest. */
const FAULTS = {
  'JSON with comments': /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g,
  'JSON with trailing commas': /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g,
} as const;
const NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
const isFault = (asked: Writing): asked is keyof typeof FAULTS => asked in FAULTS;

/** Whether a text that is no JSON would be it without this fault. */
function hasFault(text: string, asked: keyof typeof FAULTS): Answer {
  const without = (faults: typeof NAMES) =>
    faults.reduce((all, fault) => all.replace(FAULTS[fault], (_, kept?: string) => kept ?? ' '), text);
  if (parsed(without(NAMES)) === undefined) return NO_JSON;
  return { is: parsed(without(NAMES.filter((fault) => fault !== asked))) === undefined };
}

/** Of a fence it is open whether it is text. */
function aroundJson(text: string, written: string, value: unknown): Answer {
  if (typeof value === 'object' && value !== null) return written === text.trim() ? { is: false } : FENCED;
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const outside = `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/`{3}\w*|~{3}\w*/g, '');
  const isAround =
    from >= 0 && from < to && parsed(text.slice(from, to)) !== undefined && /[\p{L}\p{N}]/u.test(outside);
  return isAround ? { is: true } : NO_JSON;
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
