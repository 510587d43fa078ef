import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, OpenAPIBackend, type Operation, ValidationContext } from 'openapi-backend';
import document from '../../generated/openapi.json' with { type: 'json' };

export type { Operation };
export { document };

/** A time without a zone, and a date alone, are let in: they are read as UTC. */
const dateTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

const formats = {
  'date-time': (text: string) => dateTime.test(text) && !Number.isNaN(Date.parse(text)),
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  // Text that every database and every language can hold: no lone surrogates, no NUL.
  text: (text: string) => text.isWellFormed() && !text.includes('\0'),
};

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, coerceTypes });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

/**
 * The contract as router and validator.
 *
 * openapi-backend builds its list of operations anew for every request and a validator for every call: both are made
 * once here. Its own Ajv is draft-07; OpenAPI 3.1 is draft 2020-12. `quick` skips its check of the document, which
 * knows OpenAPI 3.0 alone (a test checks the document), and compiles a validator when it is first needed.
 */
export async function createContract() {
  const bodies = createAjv(false);
  const parameters = createAjv(true);
  const api = new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    quick: true,
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    // Ajv2020 is an Ajv, though the types of the two packages do not know it.
    customizeAjv: (_ajv, _options, context) =>
      (context === ValidationContext.RequestBody || context === ValidationContext.Response
        ? bodies
        : parameters) as never,
  });
  await api.init();
  const operations = api.router.getOperations();
  api.router.getOperations = () => operations;
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  api.router.getOperation = (id: string) => byId.get(id);
  return api;
}

export type Contract = Awaited<ReturnType<typeof createContract>>;
