import { csvCell, textOfCell } from '../evaluate/csv-cell.ts';
import { parseJson } from '../evaluate/json-fault.ts';

/** The columns of a file of labels, in the order in which they are written. */
export const columns = [
  'id',
  'evaluation_id',
  'trace_id',
  'evaluator',
  'criterion',
  'criterion_template',
  'variables',
  'label',
  'score',
  'author',
  'comment',
  'created_at',
  'judge',
  'prompt_version',
  'judge_score',
  'judge_probability',
  'content',
  'messages',
  'system',
  'tools',
] as const;
type Column = (typeof columns)[number];

/** A label, as a line of a file gives it. */
export interface LabelLine {
  /** The row's own id. */
  id?: string;
  /** What is labelled: an evaluation of a service, a trace of a service, or the conversation itself. */
  evaluation_id?: string;
  trace_id?: string;
  messages?: Record<string, unknown>[];
  system?: string;
  tools?: Record<string, unknown>[];
  evaluator?: string;
  /** With the values of its placeholders. */
  criterion?: string;
  /** With its placeholders, if it has any. */
  criterion_template?: string;
  /** These values, for an evaluator. */
  variables?: Record<string, string | number>;
  /** The response deserves to pass. */
  label: boolean;
  /** The person's own score, 0 to 1. */
  score?: number;
  author?: string;
  comment?: string;
  created_at?: string;
  /** The verdict that the judge had given, if there was one. */
  judge?: string;
  /** The wording of the judge's prompt; none for a check. */
  prompt_version?: string;
  judge_score?: number;
  judge_probability?: number;
  /** Equal for the same conversation and criterion. */
  content?: string;
}

/** A line that is not a label; its message says why. */
export class LineError extends Error {}

const verdicts: Record<string, boolean> = {
  ...Object.fromEntries(['yes', 'y', 'true', 'pass', '1'].map((word) => [word, true])),
  ...Object.fromEntries(['no', 'n', 'false', 'fail', '0'].map((word) => [word, false])),
};

type Fields = Partial<Record<Column, unknown>>;

/**
 * Reads a row of CSV, or an object of JSON Lines.
 * @throws LineError
 */
export function labelOf(row: object): LabelLine {
  const given = givenIn(row as Fields);
  const label = verdicts[String(given.label ?? '').toLowerCase()];
  if (label === undefined) throw new LineError('The label must be yes or no (or true, false, pass, fail, y, n, 1, 0).');
  const texts = ['id', 'evaluation_id', 'trace_id', 'evaluator', 'criterion', 'author', 'comment', 'system'] as const;
  return {
    ...(Object.fromEntries(
      [...texts, 'criterion_template', 'created_at', 'judge', 'prompt_version', 'content'].flatMap((name) => {
        const value = given[name as Column];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    ) as Partial<LabelLine>),
    ...share('score', given),
    ...share('judge_score', given),
    ...share('judge_probability', given),
    ...json('messages', given, isObjects, 'a list of objects'),
    ...json('tools', given, isObjects, 'a list of objects'),
    ...json('variables', given, isObject, 'an object'),
    label,
  };
}

/** The fields that are not empty, without the spaces around them. */
function givenIn(row: Fields): Fields {
  const trimmed = (value: unknown) => (typeof value === 'string' ? textOfCell(value.trim()) : value);
  return Object.fromEntries(
    Object.entries(row)
      .map(([name, value]) => [name, trimmed(value)])
      .filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
}

function share(name: 'score' | 'judge_score' | 'judge_probability', given: Fields): Partial<LabelLine> {
  if (given[name] === undefined) return {};
  const value = Number(given[name]);
  const what = name.replace('_', "'s ");
  if (!(value >= 0 && value <= 1)) throw new LineError(`The ${what} must be a number from 0 to 1.`);
  return { [name]: value };
}

/** A list or an object; in CSV as JSON. */
function json(name: Column, given: Fields, fits: (value: unknown) => boolean, what: string): Partial<LabelLine> {
  const value = typeof given[name] === 'string' ? parseJson(given[name]).value : given[name];
  if (given[name] === undefined) return {};
  if (!fits(value)) throw new LineError(`"${name}" must be ${what}.`);
  return { [name]: value };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isObjects = (value: unknown) => Array.isArray(value) && value.every(isObject);

/** A line of JSON Lines: with all fields, so that every line shows them. */
export const jsonLine = (line: LabelLine): string =>
  `${JSON.stringify(Object.fromEntries(written.map((name) => [name, line[name] ?? null])))}\n`;

/** What a line of a service has, and a line of a file does not. */
const written = columns.filter((name) => name !== 'evaluation_id' && name !== 'trace_id');

export const csvHead = `${written.join(',')}\n`;
export const csvLine = (line: LabelLine): string => `${written.map((name) => csvCell(line[name])).join(',')}\n`;
