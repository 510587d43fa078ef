import { DeemsterError, errorClasses } from '../errors.ts';

/** An error as plain data. An Error passed between threads loses its class and its own fields. */
export interface PlainError {
  /** Whether it is one of the client's own errors. */
  isOurs: boolean;
  name: string;
  message: string;
  /** Its own fields that are not objects, such as `status` and `code`. */
  fields: Record<string, unknown>;
  body: unknown;
  cause: PlainError | undefined;
  /** The errors of an AggregateError. */
  errors: PlainError[] | undefined;
}

/** Converts an error to plain data. A thrown value that is not an Error becomes one. */
export function toPlain(thrown: unknown): PlainError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    isOurs: error instanceof DeemsterError,
    name: error.name,
    message: error.message,
    fields: Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value !== 'object')),
    body: error instanceof DeemsterError ? error.body : undefined,
    cause: error.cause instanceof Error ? toPlain(error.cause) : undefined,
    errors: error instanceof AggregateError ? error.errors.map(toPlain) : undefined,
  };
}

const builtIn: Record<string, ErrorConstructor | undefined> = { TypeError, RangeError, SyntaxError };

/** Restores the error with its class and fields. If the class is unknown here, it is an Error with the same name. */
export function fromPlain({ isOurs, name, message, fields, body, cause: plainCause, errors }: PlainError): Error {
  const cause = plainCause && fromPlain(plainCause);
  const Class = errorClasses[name];
  if (isOurs && Class) return new Class(message, { ...fields, body, cause });
  const options = cause && { cause };
  const error = errors
    ? new AggregateError(errors.map(fromPlain), message, options)
    : new (builtIn[name] ?? Error)(message, options);
  return Object.assign(error, fields, error.name === name ? {} : { name });
}
