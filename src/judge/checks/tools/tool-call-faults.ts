import { isDeepStrictEqual } from 'node:util';
import type { ToolCall, ToolDefinition } from '../../message.ts';
import { composed } from '../data/composed.ts';
import { otherReadings } from '../data/written-numbers.ts';
import { beginning } from '../snippet.ts';
import { type Finding, type ToolSchema, toolSchema } from './tool-schema.ts';
import { type Fields, isFields } from './tool-schema-source.ts';

/**
 * What is asked of a call: that its tool is defined, that its arguments are JSON, that none is missing or unknown, that each is
 * of its type, or one of the listed values; that all of them are as the schema says; or all of that.
 */
export type Aspect = 'defined' | 'json' | 'required' | 'known' | 'types' | 'values' | 'arguments' | 'whole';

/** What is wrong with a call, to be read after its name; or why that is unclear. */
export type CallFaults = { faults: string[] } | { open: string };

/** The tools of a conversation by their names. */
export interface Tools {
  named: ReadonlyMap<string, ToolDefinition[]>;
  /** Whether there may be others, such as those of a set of tools that is given as a whole. */
  mayBeMore: boolean;
}

export function readTools(tools: readonly ToolDefinition[]): Tools {
  return {
    named: Map.groupBy(
      tools.filter(({ name }) => name !== ''),
      ({ name }) => name,
    ),
    mayBeMore: tools.length === 0 || tools.some(({ name }) => name === ''),
  };
}

/** The most names that an explanation lists. */
const mostNames = 10;

/** A name as it is told. */
export const told = (name: string) => `\`${beginning(name).replaceAll('`', "'")}\``;

const toldAll = (names: readonly string[]) =>
  `${names.slice(0, mostNames).map(told).join(', ')}${names.length > mostNames ? ', …' : ''}`;

/** What is wrong with a call, of what is asked of it. */
export function callFaults(call: ToolCall, tools: Tools, asked: ReadonlySet<Aspect>): CallFaults {
  const called = { ...call, args: argumentsOf(call) };
  const found = [...asked].map((aspect) => FAULTS[aspect](called, tools));
  const faults = [...new Set(found.flatMap((one) => ('faults' in one ? one.faults : [])))];
  const open = found.find((one) => 'open' in one);
  return faults.length === 0 && open ? open : { faults };
}

/** A call and what its arguments are; undefined where they are no JSON. */
interface Called extends ToolCall {
  args: { value: unknown } | undefined;
}

type Reader = (call: Called, tools: Tools) => CallFaults;

const NONE: CallFaults = { faults: [] };

const defined: Reader = ({ name }, { named, mayBeMore }) => {
  if (named.has(name)) return NONE;
  if (mayBeMore) return { open: 'is not among the tools that the request defines by their names' };
  return { faults: [`is not a defined tool (defined: ${toldAll([...named.keys()])})`] };
};

const json: Reader = (call, tools) => {
  if (call.arguments === '') return { open: 'is called without any arguments' };
  if (call.args) return NONE;
  const mayTakeText = tools.named.get(call.name)?.some(takesText);
  return mayTakeText ? { open: 'has no schema' } : { faults: [NO_JSON] };
};

/** A tool without a schema may take any text. */
const takesText = ({ parameters }: ToolDefinition) => parameters === null;

const NOT_KEPT = 'has a number with more digits than a program can compare for certain';
const NO_JSON = 'has arguments that are no JSON';

/** A call without any arguments stands for one with none of them. */
export function argumentsOf({ arguments: text }: ToolCall): { value: unknown } | undefined {
  if (text.trim() === '') return { value: {} };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The same with others that it may be, where numbers in it have too many digits; empty where it is no JSON. */
export const readingsOf = (call: ToolCall): unknown[] => {
  const args = argumentsOf(call);
  const all = args ? [args.value, ...otherReadings(call.arguments)] : [];
  return all.map((value) => composed(value, call.arguments));
};

/** What is the same of all readings of the arguments of a call; undefined where they differ. */
export function ofEachReading<Met>(call: ToolCall, met: (args: unknown) => Met): Met | undefined {
  const [first, ...others] = readingsOf(call).map(met);
  return others.every((other) => other === first) ? first : undefined;
}

/** Reads the arguments of a call by the schema of its tool. */
const bySchema =
  (read: (schema: ToolSchema, args: Fields) => CallFaults): Reader =>
  (call, tools) => {
    const [definition, ...others] = tools.named.get(call.name) ?? [];
    if (!definition) return { open: 'is not defined, so its arguments are not known' };
    if (others.some((other) => !isDeepStrictEqual(other.parameters, definition.parameters)))
      return { open: 'is defined in several ways' };
    const { args } = call;
    if (!args) return { open: NO_JSON };
    if (!isFields(args.value)) return { open: 'has arguments that are no JSON object' };
    const schema = toolSchema(definition.parameters);
    if (!('open' in schema)) {
      const found = read(schema, args.value);
      const others = otherReadings(call.arguments).map((other) => read(schema, other as Fields));
      return others.every((other) => isDeepStrictEqual(other, found)) ? found : { open: NOT_KEPT };
    }
    // Without a schema, what takes nothing is called rightly.
    return takesText(definition) && Object.keys(args.value).length === 0 ? NONE : schema;
  };

const UNSURE = { open: 'has a schema that does not tell which arguments there are' };

const required = bySchema(({ shape, whole: read }, args) => {
  if (!shape) return UNSURE;
  const missing = [...shape.required].filter((name) => !Object.hasOwn(args, name));
  if (missing.length > 0) return { faults: [`lacks the required ${several(missing)}`] };
  if (!shape.mayRequireMore) return NONE;
  const finding = read(args);
  const isOpen = 'open' in finding || finding.fault;
  return isOpen ? { open: 'has a schema that requires some arguments only at times' } : NONE;
});

const knownOnly = bySchema(({ shape }, args) => {
  if (!shape) return UNSURE;
  const unknown = shape.unnamed(Object.keys(args));
  if (!unknown) return UNSURE;
  return unknown.length > 0 ? { faults: [`has the ${several(unknown)}, which its schema does not name`] } : NONE;
});

const several = (names: readonly string[]) => `${names.length === 1 ? 'argument' : 'arguments'} ${toldAll(names)}`;

const bySide = (read: (schema: ToolSchema, args: Fields) => Finding) =>
  bySchema((schema, args) => {
    const finding = read(schema, args);
    if ('open' in finding) return finding;
    return finding.fault ? { faults: [`has ${placeOf(finding.fault.path)}, which ${finding.fault.words}`] } : NONE;
  });

/** "/filters/0/name" as people write it. */
function placeOf(path: string): string {
  if (path === '') return 'arguments';
  const steps = path
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return told(steps.map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : `${at > 0 ? '.' : ''}${step}`)).join(''));
}

const types = bySide(({ types: read }, args) => read(args));

const values = bySide(({ values: read }, args) => read(args));

const whole = bySide(({ whole: read }, args) => read(args));

/** The first of these that finds a fault; where none does, the first that is open. */
const inTurn =
  (...readers: Reader[]): Reader =>
  (call, tools) => {
    let open: CallFaults | undefined;
    for (const read of readers) {
      const found = read(call, tools);
      if ('open' in found) open ??= found;
      else if (found.faults.length > 0) return found;
    }
    return open ?? NONE;
  };

/** What must hold of the arguments before a schema says anything of them. */
const isObject: Reader = ({ name, args }, { named }) => {
  if (named.get(name)?.some(takesText)) return NONE;
  if (!args) return { faults: [NO_JSON] };
  return isFields(args.value) ? NONE : { faults: ['has arguments that are no JSON object'] };
};

/** A schema that only requires arguments at times says so as a whole. */
const requiredAtLeast: Reader = (call, tools) => {
  const found = required(call, tools);
  return 'open' in found ? NONE : found;
};

const argumentsAsSaid = inTurn(isObject, requiredAtLeast, knownOnly, whole);

const FAULTS: Record<Aspect, Reader> = {
  defined,
  json,
  required,
  known: knownOnly,
  types,
  values,
  arguments: argumentsAsSaid,
  whole: inTurn(defined, argumentsAsSaid),
};
