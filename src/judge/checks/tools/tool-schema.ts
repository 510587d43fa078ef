import { compileSchema, type NoValidator, type Validator } from '../data/json-schema.ts';
import type { SchemaFault } from '../data/json-schema-faults.ts';
import { type Shape, shapeOf } from './tool-schema-shape.ts';
import { type Extract, type Fields, isFields, schemaSource, TooLargeSchemaError } from './tool-schema-source.ts';

/** What a schema says of a call's arguments: a fault, none, or, as the end of a sentence, why that is unclear. */
export type Finding = { fault: SchemaFault | undefined } | { open: string };

/** A tool's schema, compiled as far as it is asked. */
export interface ToolSchema {
  /** Undefined where it is unclear which arguments it names. */
  shape: Shape | undefined;
  /** Whether the arguments are as all of it says, except whether they are named. */
  whole(args: Fields): Finding;
  /** Whether each is of the type that it says. */
  types(args: Fields): Finding;
  /** Whether each is one of the values that it lists. */
  values(args: Fields): Finding;
}

/** Of one request, whose definitions several calls share. */
const known = new WeakMap<object, ToolSchema | { open: string }>();

const TOO_LARGE = { open: 'has a schema that is too large to be checked' };

/** Reads the schema of a tool's arguments; `open` says, as the end of a sentence, why it tells nothing. */
export function toolSchema(parameters: unknown): ToolSchema | { open: string } {
  if (parameters === null) return { open: 'has no schema' };
  if (!isFields(parameters)) return { open: 'has a schema that is no object' };
  const found = known.get(parameters) ?? readToolSchema(parameters);
  known.set(parameters, found);
  return found;
}

function readToolSchema(parameters: Fields): ToolSchema | { open: string } {
  try {
    const { schema, isConditional, hasLooseFormat } = schemaSource(parameters, 'whole');
    const whole = compileSchema(schema);
    if ('tooLarge' in whole) return TOO_LARGE;
    const parts = new Map<Extract, Validator | NoValidator>([['whole', whole]]);
    const found = (extract: Extract, args: Fields): Finding => {
      const validate = parts.get(extract) ?? compileSchema(schemaSource(parameters, extract).schema);
      parts.set(extract, validate);
      if (typeof validate !== 'function') return { open: unusable(validate) };
      const result = validate(args);
      return 'tooLarge' in result ? { open: 'was called with arguments that are too large to be checked' } : result;
    };
    const wholeOf = (args: Fields): Finding => {
      const strict = found('whole', args);
      if (!hasLooseFormat || 'open' in strict || !strict.fault) return strict;
      const lenient = found('lenient', args);
      return 'open' in lenient || lenient.fault
        ? lenient
        : { open: `was called with a value that ${SEVERAL_READINGS}` };
    };
    /** One side of the schema. Where it sees no fault, one of the whole may hang on it all the same. */
    const sideOf = (extract: 'types' | 'values', args: Fields): Finding => {
      const side = found(extract, args);
      if (!isConditional || 'open' in side || side.fault) return side;
      const all = found('whole', args);
      return 'open' in all || all.fault
        ? { open: 'has a schema that leaves open which of its alternatives counts' }
        : side;
    };
    return {
      shape: shapeOf(schema),
      whole: wholeOf,
      types: (args) => sideOf('types', args),
      values: (args) => sideOf('values', args),
    };
  } catch (error) {
    if (error instanceof TooLargeSchemaError) return TOO_LARGE;
    throw error;
  }
}

const SEVERAL_READINGS = 'its format allows in one reading and forbids in another';

const unusable = (reason: NoValidator) =>
  `has a schema that cannot be used: ${('invalid' in reason ? reason.invalid : reason.tooLarge).replace(/\.$/, '')}`;
