import { UsageError } from '../usage-error.ts';

/** The names given on the command line; undefined: the usual ones. */
export interface ColumnOptions {
  inputColumn?: string;
  outputColumn?: string;
  idColumn?: string;
}

/** The usual names of each part of a row, in the order of preference. */
const usual = {
  input: ['input', 'question', 'prompt', 'user'],
  output: ['output', 'answer', 'response', 'completion', 'assistant'],
  id: ['id', 'case'],
} as const;

const flags = { input: '--input-column', output: '--output-column', id: '--id-column' } as const;

type Part = keyof typeof usual;

const givenFor = (options: ColumnOptions, part: Part): string | undefined =>
  ({ input: options.inputColumn, output: options.outputColumn, id: options.idColumn })[part];

/**
 * The name of a part's column in a row; undefined if it has none.
 * @throws UsageError for a name of the command line that the row does not have
 */
export function columnOf(part: Part, names: readonly string[], options: ColumnOptions, location: string) {
  const given = givenFor(options, part);
  if (given === undefined) return usual[part].find((name) => names.includes(name));
  if (!names.includes(given))
    throw new UsageError(`${location} has no "${given}", which ${flags[part]} names. It has ${namesText(names)}.`);
  return given;
}

/** Whether an object is a row because of its names, and not a message or a part of a document. */
export const hasRowNames = (names: readonly string[], options: ColumnOptions): boolean =>
  !names.includes('role') &&
  (names.includes('messages') ||
    (['input', 'output'] as const).some((part) =>
      [givenFor(options, part), ...usual[part]].some((name) => names.includes(name!)),
    ));

export const answerNames = usual.output
  .map((name) => JSON.stringify(name))
  .join(', ')
  .replace(/,([^,]*)$/, ' or$1');

/** The words for what a row without an answer needs. */
export const noAnswer = (names: readonly string[]): string =>
  `has neither "messages" nor an answer (${answerNames}). Name the answer with --output-column. It has ${namesText(names)}.`;

const namesText = (names: readonly string[]): string =>
  names.length === 0
    ? 'no columns'
    : names
        .slice(0, 20)
        .map((name) => JSON.stringify(name))
        .join(', ');
