import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, OpenAPIBackend, type Operation, ValidationContext } from 'openapi-backend';
import document from '../../generated/openapi.json' with { type: 'json' };
import { createMapAjv, faultsInMaps } from './map-ajv.ts';

export type { Operation };
export { document };

/** Also accepts a time without a zone and a date without a time; both are read as UTC. */
const dateTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

const { validate: isDate } = addFormats.default.get('date') as { validate: (text: string) => boolean };

const formats = {
  'date-time': (text: string) => dateTime.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  // Text that every database and language can store: no lone surrogates, no NUL.
  text: (text: string) => text.isWellFormed() && !text.includes('\0'),
};

function createAjv({ coerceTypes = false, allErrors = true } = {}): Ajv2020 {
  const ajv = createMapAjv({ allErrors, verbose: true, strict: false, coerceTypes });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

/** The parts of a request that the contract validates. */
export interface ContractRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** The query string, without its question mark. */
  query: string;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** Parsed; undefined when there is none. Bytes are not validated: the contract does not describe them. */
  body: unknown;
  /** How many values the body holds. @default 0 */
  bodyValues?: number | undefined;
}

/** Validation of a body with more values than this stops at the first fault: each value can have several. */
const mostForAllFaults = 20_000;

export type Validated = { errors: ErrorObject[] } | { errors?: undefined; path: object; query: object };

/**
 * Creates the contract's router and validator from openapi-backend's own, used directly.
 *
 * Its `handleRequest` parses a request three times, and rebuilds the operation list and the validators per call; here both
 * are built once. Its own Ajv uses draft-07; OpenAPI 3.1 uses draft 2020-12. `quick` skips its check of the document,
 * which only knows OpenAPI 3.0 (a test checks the document), and compiles each validator on first use.
 */
export async function createContract() {
  const bodies = createAjv();
  const parameters = createAjv({ coerceTypes: true });
  const largeBodies = createAjv({ allErrors: false });
  const api = new OpenAPIBackend({
    // Not changed: openapi-backend works on a copy of its own.
    definition: document as unknown as Document,
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
    // Ajv2020 is an Ajv, but the packages' types do not say so.
    customizeAjv: (_ajv, _options, context) =>
      (context === ValidationContext.RequestBody || context === ValidationContext.Response
        ? bodies
        : parameters) as never,
  });
  await api.init();
  const { router, validator } = api;
  const operations = router.getOperations();
  router.getOperations = () => operations;
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  router.getOperation = (id: string) => byId.get(id);
  const paths = new Set(operations.map(({ path }) => path));
  /** Cached operations by method and literal path. */
  const literal = new Map<string, Operation>();

  const largeValidators = new Map<Operation, ValidateFunction>();
  /** The validators of the request body, if the operation has one, and of the parameters. */
  function validatorsOf(operation: Operation, bodyValues: number): ValidateFunction[] {
    const all = validator.getRequestValidatorsForOperation(operation.operationId!) ?? [];
    if (bodyValues <= mostForAllFaults) return all;
    const large = largeValidators.get(operation) ?? largeBodies.compile(bodySchema(operation));
    largeValidators.set(operation, large);
    return [large, all.at(-1)!];
  }

  return {
    operations,

    /** Compiles what checks requests of an operation, which the first of them would wait for. */
    prepare(id: string): void {
      validatorsOf(byId.get(id)!, 0);
    },

    /** The operation behind a method and a path; undefined when there is none. */
    match(method: string, path: string): Operation | undefined {
      const key = `${method} ${path}`;
      const known = literal.get(key);
      if (known) return known;
      const operation = router.matchOperation({ method, path, headers: {} }) ?? undefined;
      // Cache literal paths only; templated paths are unbounded.
      if (operation?.path === path) literal.set(key, operation);
      return operation;
    },

    /** The methods that a path accepts, in upper case; of a path of the contract, those that are written there. */
    methodsOf: (path: string): string[] =>
      ['GET', 'POST', 'PUT', 'DELETE']
        .filter((method) => {
          const operation = router.matchOperation({ method, path, headers: {} });
          return operation && (operation.path === path || !paths.has(path));
        })
        .flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])),

    /**
     * Validates a request, and parses numbers and booleans in its path and query.
     * @throws URIError for a path with malformed escapes
     */
    validate(operation: Operation, { method, path, query, headers, body, bodyValues = 0 }: ContractRequest): Validated {
      const { params } = operation.path.includes('{')
        ? router.parseRequest({ method, path, headers: {} }, operation)
        : { params: {} };
      const request = {
        path: params,
        query: readQuery(query, operation),
        header: headers,
        requestBody: body,
      };
      const validators = validatorsOf(operation, bodyValues);
      const used = body instanceof Uint8Array ? validators.slice(-1) : validators;
      const errors = used.flatMap((validate) => (validate(request) ? [] : faultsInMaps(validate.errors!)));
      return errors.length > 0 ? { errors } : { path: request.path, query: request.query };
    },

    /** What is wrong with an answer; undefined if it follows the contract. */
    faultsOfAnswer(
      operation: Operation,
      status: number,
      body: unknown,
    ): { status: boolean; errors: ErrorObject[] } | undefined {
      const isKnown = String(status) in (operation.responses ?? {});
      const { errors } = validator.validateResponse(body, operation as never, status);
      return isKnown && !errors ? undefined : { status: isKnown, errors: faultsInMaps(errors ?? []) };
    },
  };
}

/** The body's schema in openapi-backend's form, so that faults have the same paths. */
const bodySchema = ({ requestBody }: Operation) => ({
  type: 'object',
  properties: { requestBody: (requestBody as RequestBody).content['application/json'].schema },
});

interface RequestBody {
  content: { 'application/json': { schema: object } };
}

/** Repeated names become lists; a list parameter is always a list. */
function readQuery(query: string, { parameters }: Operation): Record<string, unknown> {
  if (query === '') return {};
  const isList = (name: string) =>
    parameters?.some(
      (one) => !('$ref' in one) && one.name === name && (one.schema as { type?: unknown }).type === 'array',
    );
  const values = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  return Object.fromEntries(
    [...values].map(([name, pairs]) => {
      const texts = pairs.map(([, text]) => text);
      return [name, texts.length === 1 && !isList(name) ? texts[0] : texts];
    }),
  );
}

export type Contract = Awaited<ReturnType<typeof createContract>>;
