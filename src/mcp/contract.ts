import document from '../../generated/openapi.json' with { type: 'json' };

/** A JSON schema. */
export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** What the contract says about an operation. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  /** Schema of the body; undefined if it has none. */
  body: Schema | undefined;
  /** Schema of the successful answer. */
  answer: Schema;
  /** Headers of that answer that are about its content. */
  headers: [name: string, schema: Schema][];
}

type Json = { [name: string]: Json };
const paths = document.paths as unknown as Json;

/** Follows a reference within the contract, if it is one. */
export function resolved<Part extends object>(part: Part): Part {
  const { $ref } = part as { $ref?: string };
  if ($ref === undefined) return part;
  const names = $ref.split('/').slice(1);
  return names.reduce<Json>((at, name) => at[name]!, document as unknown as Json) as unknown as Part;
}

/** @throws Error if the contract has no such operation */
export function operationOf(id: string): Operation {
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item))
      if ((operation.operationId as unknown) === id) return read(method.toUpperCase(), path, item, operation);
  throw new Error(`The contract has no operation ${id}.`);
}

function read(method: string, path: string, item: Json, operation: Json): Operation {
  const parameters = [item.parameters, operation.parameters].flatMap((list) => (list ?? []) as unknown as Parameter[]);
  const [, success] = Object.entries(operation.responses!).find(([status]) => status.startsWith('2'))!;
  const headers = Object.entries(success.headers ?? {}) as unknown as [string, Header][];
  return {
    method,
    path,
    parameters: parameters.map(resolved),
    body: schemaOf(operation.requestBody),
    answer: schemaOf(success)!,
    headers: headers
      .filter(([name]) => name.startsWith('X-') && name !== 'X-Request-Id')
      .map(([name, { schema, description }]) => [name, { ...schema, description }]),
  };
}

interface Header {
  schema: Schema;
  description?: string;
}

const schemaOf = (part: Json | undefined): Schema | undefined => part?.content?.['application/json']?.schema;
