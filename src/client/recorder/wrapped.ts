import { anthropicMessages } from './anthropic-messages.ts';
import type { Call } from './call.ts';
import { chatCompletions } from './chat-completions.ts';
import type { Dialect } from './dialect.ts';
import { observed } from './observed.ts';
import { responses } from './responses.ts';

/** The paths of a client's resources whose `create` calls a model. Their other methods call `create`. */
const dialects: ReadonlyMap<string, Dialect> = new Map([
  ['chat.completions', chatCompletions],
  ['beta.chat.completions', chatCompletions],
  ['responses', responses],
  ['beta.responses', responses],
  ['messages', anthropicMessages],
  ['beta.messages', anthropicMessages],
]);

type Begin = (method: string, dialect: Dialect, request: unknown) => Call;
type Method = (...given: unknown[]) => unknown;

/**
 * Returns a proxy of the client that records its model calls. The client itself does everything else.
 * @param begin Begins to record a call.
 * @param wrap Wraps a copy that the client makes of itself (`withOptions`).
 * @throws TypeError if the object has no method to record
 */
export function wrapped<Client extends object>(client: Client, begin: Begin, wrap: (other: object) => object): Client {
  if (!paths.some((path) => typeof (at(client, path) as { create?: unknown } | undefined)?.create === 'function'))
    throw new TypeError(
      'Pass an OpenAI or Anthropic client with chat.completions.create, responses.create or messages.create.',
    );

  const root = node(client, '');
  return root;

  function node<Target extends object>(target: Target, path: string): Target {
    const get = dialects.has(path) ? recordedMember(target, path) : innerMember(target, path);
    const members = new Map<PropertyKey, { from: unknown; value: unknown }>();
    return new Proxy(target, {
      get(_target, key) {
        const from = Reflect.get(target, key, target);
        let known = members.get(key);
        // Returns the same member each time, unless the client's own has changed.
        if (!known || known.from !== from) {
          known = { from, value: get(key, from) };
          members.set(key, known);
        }
        return known.value;
      },
      set: (_target, key, value) => Reflect.set(target, key, value, target),
    });
  }

  /** Helpers such as `parse` and `stream` are not bound to the target, so that they call the recording `create`. */
  function recordedMember(target: object, path: string) {
    const dialect = dialects.get(path) as Dialect;
    const create =
      (method: Method): Method =>
      (...given) => {
        const call = begin(`${path}.create`, dialect, given[0]);
        return observed(method.apply(target, given), call);
      };
    return (key: PropertyKey, value: unknown): unknown => {
      if (key === '_client') return root;
      return key === 'create' && isMethod(value) ? create(value) : value;
    };
  }

  function innerMember(target: object, path: string) {
    return (key: PropertyKey, value: unknown): unknown => {
      const inner = path ? `${path}.${String(key)}` : String(key);
      if (typeof value === 'object' && value !== null) return leadsToDialect(inner) ? node(value, inner) : value;
      if (!isMethod(value) || key === 'constructor') return value;
      if (inner === 'withOptions') return (...given: unknown[]) => wrap(value.apply(target, given) as object);
      // A proxy has no access to the client's private fields.
      return value.bind(target);
    };
  }
}

const paths: readonly string[] = [...dialects.keys()];

const leadsToDialect = (prefix: string): boolean =>
  paths.some((path) => path === prefix || path.startsWith(`${prefix}.`));

const at = (client: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], client);

const isMethod = (value: unknown): value is Method => typeof value === 'function';
