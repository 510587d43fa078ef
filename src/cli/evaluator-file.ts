import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { type Document, parseDocument, Scalar, stringify, visit, YAMLWarning } from 'yaml';
import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { fileFault } from '../file-fault.ts';
import { prefixHint } from '../judge/criterion/prefix-error.ts';
import { UsageError } from './usage-error.ts';

type Evaluator = components['schemas']['Evaluator'];
/** An evaluator's settings in a file, with all defaults filled in. */
export type Settings = Required<Omit<components['schemas']['EvaluatorRequest'], 'name'>>;

const { properties } = contract.components.schemas.EvaluatorRequest;
const { name: ofName, evaluation_criteria: ofCriterion } = properties;
const cleanings: unknown[] = properties.explanation_cleaning.enum;
const { enum: cores, default: defaultCore }: { enum: unknown[]; default: string } =
  contract.components.schemas.ModelCore;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
const text = 'Give a string, in quotes if YAML would otherwise read it as something else';

/** Per setting: its validity check, the allowed values in the service's words, and its default. */
const rules: Record<
  keyof Settings,
  {
    holds: (value: unknown) => boolean;
    allowed: string;
    hint?: (value: unknown) => string;
    default?: string | boolean | null;
  }
> = {
  evaluation_criteria: {
    holds: (value) => isText(value) && new RegExp(ofCriterion.pattern, 'u').test(value),
    allowed: ofCriterion['x-message'],
    hint: (value) => (isText(value) ? prefixHint(value) : ''),
  },
  model_core: {
    holds: (value) => cores.includes(value),
    allowed: `Give one of ${cores.join(', ')}`,
    default: defaultCore,
  },
  explanation_cleaning: {
    holds: (value) => cleanings.includes(value),
    allowed: `Give ${cleanings.filter(Boolean).join(' or ')}`,
    default: null,
  },
  description: { holds: (value) => isText(value) || value === null, allowed: text, default: null },
  memory: { holds: (value) => typeof value === 'boolean', allowed: 'Give true or false', default: false },
};
const names = Object.keys(rules) as (keyof Settings)[];

/**
 * Reads evaluators, a mapping of names to settings, and checks them all.
 * @throws UsageError that names the file, the evaluator and the allowed values
 */
export async function readEvaluators(file: string): Promise<Map<string, Settings>> {
  const content = await readFile(file).catch((error: Error) => {
    throw new UsageError(`Cannot read ${file}: ${fileFault(error)}.`);
  });
  if (!isUtf8(content)) throw new UsageError(`${file} is not UTF-8.`);
  const evaluators = parse(content.toString(), file);
  if (!(evaluators instanceof Map))
    throw new UsageError(`${file} must map names of evaluators to their settings (${names.join(', ')}).`);
  return new Map([...evaluators].map(([name, settings]) => [name, toSettings(name, settings, file)]));
}

/** Mappings become Maps, so that no name (such as `__proto__`) is special. */
function parse(content: string, file: string): unknown {
  const document = parseDocument(content, { stringKeys: true });
  // Warnings count as errors: an unknown tag, for example, would change the meaning of a value.
  const [error] = [...document.errors, ...document.warnings];
  if (error?.code === 'DUPLICATE_KEY')
    throw new UsageError(`${file}, line ${error.linePos![0].line}: ${keyAt(document, error.pos[0])} appears twice.`);
  try {
    if (error) throw error;
    return document.toJS({ mapAsMap: true });
  } catch (fault) {
    const what = fault instanceof YAMLWarning ? 'is not plain YAML' : 'is not YAML';
    throw new UsageError(`${file} ${what}: ${(fault as Error).message.split('\n')[0]!.replace(/:$/, '')}.`);
  }
}

function keyAt(document: Document, offset: number): string {
  let key = '';
  visit(document, {
    Scalar(_place, { range, value }) {
      if (range?.[0] !== offset) return undefined;
      key = shownText(String(value));
      return visit.BREAK;
    },
  });
  return key;
}

function toSettings(name: string, settings: unknown, file: string): Settings {
  const wrong = (what: string, hint = '') =>
    new UsageError(`${file}: ${shownText(name)}: ${what.replace(/\.$/, '')}.${hint}`);
  if (!isText(name) || [...name].length < ofName.minLength || [...name].length > ofName.maxLength)
    throw wrong(`Give a name of ${ofName.minLength} to ${ofName.maxLength} characters`);
  if (!new RegExp(ofName.pattern, 'u').test(name)) throw wrong(ofName['x-message']);
  if (!(settings instanceof Map)) throw wrong(`Give a mapping of settings: ${names.join(', ')}`);
  for (const key of settings.keys())
    if (!names.includes(key)) throw wrong(`${shownText(key)} is not a setting. The settings are ${names.join(', ')}`);
  const entries = names.map((key) => {
    const { holds, allowed, hint, default: fallback } = rules[key];
    if (fallback === undefined && !settings.has(key)) throw wrong(`${key} is missing`);
    const value = settings.has(key) ? settings.get(key) : fallback;
    if (!holds(value)) throw wrong(`${key}: ${allowed}`, hint?.(value));
    return [key, value];
  });
  return Object.fromEntries(entries);
}

/** Evaluators as YAML: defaults are omitted, and each text is as readable as YAML allows. */
export function toText(evaluators: (Pick<Evaluator, 'name'> & Settings)[]): string {
  const nonDefaults = (evaluator: Settings) =>
    names.flatMap((key) => (evaluator[key] === rules[key].default ? [] : [[key, scalarOf(evaluator[key])] as const]));
  const content = evaluators.map((evaluator) => [scalarOf(evaluator.name), new Map(nonDefaults(evaluator))] as const);
  return stringify(new Map(content), {
    blockQuote: 'literal',
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
  });
}

/** Settings with which a file need not say more than the criterion. */
export const defaultSettings: Omit<Settings, 'evaluation_criteria'> = Object.fromEntries(
  names.flatMap((key) => (rules[key].default === undefined ? [] : [[key, rules[key].default]])),
) as Omit<Settings, 'evaluation_criteria'>;

function scalarOf(value: string | boolean | null): Scalar {
  const scalar = new Scalar(value);
  // Only quotes keep leading white space (including a byte order mark) and lines of white space.
  if (typeof value === 'string' && /^\s|\n[^\S\n]+(\n|$)/.test(value)) scalar.type = 'QUOTE_DOUBLE';
  return scalar;
}

/** Whether a response is an evaluator, even one with settings that this version does not know. */
export function isEvaluator(answer: unknown): answer is Evaluator {
  const evaluator = (answer ?? {}) as Partial<Evaluator>;
  const isSetting = (key: keyof Settings) =>
    typeof evaluator[key] === (key === 'memory' ? 'boolean' : 'string') ||
    (evaluator[key] === null && rules[key].default === null);
  return typeof evaluator.name === 'string' && Number.isInteger(evaluator.version) && names.every(isSetting);
}

/** Whether a stored evaluator equals the file's. */
export const isSame = (evaluator: Evaluator, settings: Settings): boolean =>
  names.every((key) => evaluator[key] === settings[key]);

/** A name on a single line of a terminal. */
export const shownText = (name: string): string =>
  name === '' || /\p{Cc}|^\s|\s$/u.test(name) ? JSON.stringify(name) : name;
