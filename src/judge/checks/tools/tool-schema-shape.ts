import { compilePattern } from '../data/pattern-engine.ts';
import { type Fields, isFields } from './tool-schema-source.ts';

/** Which arguments a tool's schema names. */
export interface Shape {
  /** Those that every call must have. */
  required: ReadonlySet<string>;
  /** Whether others may be required too, as the call may be. */
  mayRequireMore: boolean;
  /** Those of some arguments that it does not name; undefined where that cannot be told. */
  unnamed(args: readonly string[]): string[] | undefined;
}

/** Keywords that may ask for an argument. */
const CONDITIONAL = [
  ...['anyOf', 'oneOf', 'not', 'if', 'dependentRequired', 'dependentSchemas', 'dependencies', 'minProperties'],
];
const ALTERNATIVES = ['anyOf', 'oneOf'];
const BRANCHES = ['if', 'then', 'else'];
const DEPENDENT = ['dependentSchemas', 'dependencies'];
const OTHERS = ['additionalProperties', 'unevaluatedProperties'];

/** The most parts of one schema that speak of the arguments themselves. */
const mostParts = 100;

/**
 * Reads which arguments a schema requires and names, in all its parts that speak of the arguments themselves. An argument that
 * `properties` does not name is not named unless `additionalProperties` explicitly allows it: JSON Schema allows what it
 * does not mention, but a tool's function takes none but the named ones. Undefined where a part cannot be read.
 */
export function shapeOf(root: Fields): Shape | undefined {
  const required = new Set<string>();
  const named = new Set<string>();
  const patterns: string[] = [];
  let mayRequireMore = false;
  let isOpen = false;
  let saysNames = false;
  const parts: { part: unknown; isCertain: boolean }[] = [{ part: root, isCertain: true }];
  for (let count = 0; parts.length > 0; count += 1) {
    const { part, isCertain } = parts.pop()!;
    if (typeof part === 'boolean') continue;
    if (!isFields(part) || count > mostParts) return undefined;
    const { properties, patternProperties = {}, required: asked = [], $ref: reference, allOf = [] } = part;
    if (![asked, allOf].every(Array.isArray) || ![properties ?? {}, patternProperties].every(isFields))
      return undefined;
    for (const name of asked as unknown[]) if (isCertain) required.add(String(name));
    for (const name of Object.keys(properties ?? {})) named.add(name);
    patterns.push(...Object.keys(patternProperties as Fields));
    mayRequireMore ||= CONDITIONAL.some((keyword) => keyword in part);
    isOpen ||= OTHERS.some((keyword) => part[keyword] === true || isFields(part[keyword]));
    saysNames ||= properties !== undefined || OTHERS.some((keyword) => part[keyword] === false);
    parts.push(...(allOf as unknown[]).map((one) => ({ part: one, isCertain })));
    if (reference !== undefined) parts.push({ part: placeOf(root, reference), isCertain });
    parts.push(...alternativesOf(part).map((one) => ({ part: one, isCertain: false })));
  }
  return {
    required,
    mayRequireMore,
    unnamed(args) {
      const others = isOpen ? [] : args.filter((argument) => !named.has(argument));
      const unmatched = others.length === 0 ? [] : matchingNone(patterns, others);
      return saysNames || unmatched?.length === 0 ? unmatched : undefined;
    },
  };
}

/** What matching may take: the sizes of the patterns times the characters of the names, each up to 25 ns. */
const mostWork = 20_000_000;

/** Those of some names that match no pattern; undefined where that cannot be told. */
function matchingNone(sources: readonly string[], names: readonly string[]): string[] | undefined {
  const compiled = sources.map((source) => compilePattern(source));
  const patterns = compiled.filter((pattern) => 'test' in pattern);
  const size = patterns.reduce((sum, pattern) => sum + pattern.size, 0);
  const length = names.reduce((sum, name) => sum + name.length + 1, 0);
  if (patterns.length < compiled.length || size * length > mostWork) return undefined;
  return names.filter((name) => !patterns.some((pattern) => pattern.test(name)));
}

/** What may or may not hold of the arguments. */
const alternativesOf = (part: Fields): unknown[] => [
  ...ALTERNATIVES.flatMap((keyword) => part[keyword] ?? []),
  ...BRANCHES.flatMap((keyword) => (keyword in part ? [part[keyword]] : [])),
  ...DEPENDENT.flatMap((keyword) => (isFields(part[keyword]) ? Object.values(part[keyword]) : [])).filter(
    (one) => !Array.isArray(one),
  ),
];

/** The place of a schema that a reference within it leads to: "#/$defs/arguments". */
function placeOf(root: Fields, reference: unknown): unknown {
  if (reference === '#') return root;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  try {
    const steps = decodeURIComponent(reference.slice(2)).split('/');
    return steps
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, step) => (isFields(at) && Object.hasOwn(at, step) ? at[step] : undefined), root);
  } catch {
    return undefined;
  }
}
