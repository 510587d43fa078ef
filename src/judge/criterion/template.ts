import { CriterionError } from './criterion-error.ts';
import { quotationsIn } from './quotations.ts';

/** `{{name}}` or `{{name:number}}`. A backslash before it makes it the text itself. */
const PLACEHOLDER = /(\\?)\{\{\s*([^{}\n]+?)\s*\}\}/gu;
/** Most characters of all values in one criterion: a placeholder may occur many times. */
const MOST_CHARACTERS = 1_000_000;
/** What may stand beside a quotation. Beside anything else, it would be read as part of a word, a pattern or another quotation. */
const BEFORE_QUOTATION = /^[\s(]?$/u;
const AFTER_QUOTATION = /^[\s.,;:!?)]?$/u;
/** As in `{{name}}'s order`, where single quotation marks would be read as apostrophes. */
const AFTER_WORD = /^['’–—-]$/u;
const BEFORE_NUMBER = /^[^\p{L}\p{N}_.,}-]?$/u;
const AFTER_NUMBER = /^[^\p{L}\p{N}_{]?$/u;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** Each opening mark with its closing one, in the order of preference. */
const QUOTES = ['""', '“”', "''", '``'] as const;

/** The values of a template's placeholders, by name. */
export type Variables = Readonly<Record<string, string | number>>;

/** A value is missing, or cannot stand where its placeholder stands. */
export class VariableError extends CriterionError {
  /** The placeholder's name. */
  readonly variable: string;
  readonly isMissing: boolean;

  constructor(variable: string, message: string, isMissing = false) {
    super(message);
    this.variable = variable;
    this.isMissing = isMissing;
  }
}

/** The names of a template's placeholders, each once, in order. */
export const variablesIn = (template: string): string[] => [
  ...new Set(
    [...template.matchAll(PLACEHOLDER)]
      .filter(([, backslash]) => !backslash)
      .map(([, , inside]) => split(inside!).name),
  ),
];

/**
 * Fills the placeholders of a criterion. `{{name}}` becomes the value in quotation marks, so that a value is data wherever it
 * comes from; inside a quotation of the template, it becomes the bare value. `{{name:number}}` becomes a bare number.
 * `\{{name}}` stands for the text `{{name}}`.
 * @throws VariableError for a value that is missing, that no quotation marks can enclose, or that is not a number; for a
 *   placeholder that is joined to a word, so that its value could be read as part of another text; for values that are too long
 */
export function fillCriterion(template: string, variables: Variables): string {
  return fill(template, (name) => {
    if (!Object.hasOwn(variables, name))
      throw new VariableError(
        name,
        `The criterion contains {{${name}}}, but no value is given for it. Give one, or write \\{{${name}}} for the text itself.`,
        true,
      );
    return String(variables[name]);
  });
}

/**
 * Fills a template with examples, to see how it is read: `‹name›` for a text, and 10 for a number.
 */
export const withExamples = (template: string, variables: Variables = {}): string =>
  fill(template, (name, isNumber) =>
    Object.hasOwn(variables, name) ? String(variables[name]) : isNumber ? '10' : `‹${name}›`,
  );

function fill(template: string, readValue: (name: string, isNumber: boolean) => string): string {
  const quotations = quotationsIn(template.replaceAll(PLACEHOLDER, (found) => '_'.repeat(found.length)));
  let room = MOST_CHARACTERS;
  return template.replaceAll(PLACEHOLDER, (found: string, backslash: string, inside: string, offset: number) => {
    if (backslash) return found.slice(1);
    const { name, isNumber } = split(inside);
    const value = readValue(name, isNumber);
    room -= value.length;
    if (room < 0) throw tooLong(name);
    const [before, after] = [template[offset - 1] ?? '', template[offset + found.length] ?? ''];
    const around = quotations.find(({ start, end }) => start < offset && offset < end);
    if (isNumber) {
      if (!NUMBER.test(value.trim()))
        throw new VariableError(name, `The value of {{${name}:number}} must be a number, such as 5 or 0.5.`);
      if (!around && !(BEFORE_NUMBER.test(before) && AFTER_NUMBER.test(after))) throw joined(name);
      return value.trim();
    }
    if (around?.marks.includes(before) && offset - 1 > around.start) throw joined(name);
    if (around) return within(name, value, around.marks);
    const isWord = AFTER_WORD.test(after);
    if (!BEFORE_QUOTATION.test(before) || !(isWord || AFTER_QUOTATION.test(after))) throw joined(name);
    const quotes = QUOTES.find((pair) => fits(value, pair) && !(isWord && pair === "''"));
    if (!quotes) throw unquotable(name);
    return quotes[0]! + value + quotes[1]!;
  });
}

/** A name and its type; without `:number`, the value is a text. */
function split(inside: string): { name: string; isNumber: boolean } {
  const name = inside.replace(/\s*:\s*number$/u, '');
  return { name, isNumber: name !== inside };
}

function within(name: string, value: string, quotes: string): string {
  if (!fits(value, quotes)) throw unquotable(name);
  return value;
}

/** An apostrophe inside a value would end single quotation marks early. */
const fits = (value: string, quotes: string) => [...quotes].every((mark) => !value.includes(mark));

const joined = (name: string) =>
  new VariableError(
    name,
    `In the criterion, {{${name}}} is joined to other characters. Put a space between them, or put all of it into quotation marks.`,
  );

const tooLong = (name: string) =>
  new VariableError(
    name,
    `The values in the criterion hold more than ${MOST_CHARACTERS.toLocaleString('en-US')} characters. Shorten {{${name}}}.`,
  );

const unquotable = (name: string) =>
  new VariableError(
    name,
    `The value of {{${name}}} contains the quotation marks that would enclose it, so it cannot be quoted in the criterion.`,
  );
