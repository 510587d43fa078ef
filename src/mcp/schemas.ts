import { type Operation, type Parameter, resolved, type Schema } from './contract.ts';

/** The argument of a tool for a parameter or a header: `Idempotency-Key` → `idempotency_key`, `X-Trace-Id` → `trace_id`. */
export const argumentOf = (name: string): string => name.toLowerCase().replace(/^x-/, '').replaceAll('-', '_');

/**
 * The schema of a tool's arguments: the parameters and the body's properties of its operations. Of several operations,
 * only what all of them require is required. References are replaced by what they refer to, since few models follow them.
 * @param changes Keywords of an argument that differ from the contract's.
 */
export function inputSchema(operations: readonly Operation[], changes: Record<string, Schema> = {}): Schema {
  const properties: Record<string, Schema> = {};
  for (const [name, schema] of operations.flatMap(propertiesOf)) properties[name] ??= { ...schema, ...changes[name] };
  const required = operations.map(requiredOf).reduce((all, some) => all.filter((name) => some.includes(name)));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** What is in the path comes first, and is not taken from the body. */
function propertiesOf({ parameters, body }: Operation): [string, Schema][] {
  return [
    ...parameters.filter((parameter) => parameter.in === 'path').map(propertyOf),
    ...Object.entries((body && inlined(body).properties) ?? {}),
    ...parameters.filter((parameter) => parameter.in !== 'path').map(propertyOf),
  ];
}

const propertyOf = ({ name, schema, description }: Parameter): [string, Schema] => [
  argumentOf(name),
  { ...inlined(schema), ...(description !== undefined && { description }) },
];

const requiredOf = ({ parameters, body }: Operation): string[] => [
  ...parameters.filter(({ required }) => required).map(({ name }) => argumentOf(name)),
  ...((body && (resolved(body).required as string[] | undefined)) ?? []),
];

/** Replaces the references of a schema that does not contain itself. */
function inlined(schema: Schema): Schema {
  const { $ref: _, ...own } = schema;
  return mapped({ ...resolved(schema), ...own }, inlined);
}

/**
 * The schema of a tool's result: the answer of its operations, with the ids that HTTP sends as headers. References stay,
 * and what they refer to is in `$defs`.
 * @param changes Keywords of arguments that differ from the contract's; their descriptions count for fields of the same name.
 */
export function outputSchema(operations: readonly Operation[], changes: Record<string, Schema> = {}): Schema {
  const $defs: Record<string, Schema> = {};
  const answers = operations.map(({ answer, headers }) => {
    const schema = collected(resolved(answer), $defs);
    const ids = headers.map(([name, header]) => [argumentOf(name), collected(header, $defs)]);
    const properties: Record<string, Schema> = { ...(schema.properties as object), ...Object.fromEntries(ids) };
    for (const [name, { description }] of Object.entries(changes))
      if (description !== undefined && name in properties) properties[name] = { ...properties[name], description };
    return { ...schema, properties };
  });
  const [first, ...others] = answers;
  const all = others.length === 0 ? first : { type: 'object', anyOf: answers };
  return { ...all, ...(Object.keys($defs).length > 0 && { $defs }) };
}

/** A schema whose references lead to `$defs`, where what they refer to is added. */
function collected(schema: Schema, $defs: Record<string, Schema>): Schema {
  const { $ref, ...own } = schema as { $ref?: string };
  if ($ref === undefined) return mapped(own, (part) => collected(part, $defs));
  const name = $ref.split('/').at(-1)!;
  if (!(name in $defs)) {
    // First the name: a schema may contain itself.
    $defs[name] = {};
    $defs[name] = collected(resolved(schema), $defs);
  }
  return { ...own, $ref: `#/$defs/${name}` };
}

/** What only this service understands, or only its documentation shows. */
const isOurs = (name: string, value: unknown) =>
  name.startsWith('x-') || name === 'example' || (name === 'format' && value === 'text');

/** A copy of a schema's keywords, in which each schema directly below is replaced. */
function mapped(schema: Schema, change: (part: Schema) => Schema): Schema {
  const each = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(each) : isObject(value) ? change(value) : value;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => !isOurs(name, value))
      .map(([name, value]) => [
        name,
        // The names in these are names of properties, not keywords.
        name === 'properties' && isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([property, part]) => [property, change(part as Schema)]))
          : name === 'default' || name === 'enum' || name === 'const'
            ? value
            : each(value),
      ]),
  );
}

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
