import { anthropicMessages } from './anthropic-messages.ts';
import type { Call } from './call.ts';
import { chatCompletions } from './chat-completions.ts';
import type { Dialect } from './dialect.ts';
import { observed } from './observed.ts';
import { responses } from './responses.ts';

/** The places of a client whose `create` calls a model. Their other methods go through it. */
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
 * A client whose calls of a model are recorded. Everything else is the client's own, and done by it.
 * @param begin Begins to record a call.
 * @param wrap Wraps a client that this one makes of itself.
 * @throws TypeError for an object that has nothing to record
 */
export function wrapped<Client extends object>(client: Client, begin: Begin, wrap: (other: object) => object): Client {
  if (!places.some((place) => typeof (at(client, place) as { create?: unknown } | undefined)?.create === 'function'))
    throw new TypeError(
      'Pass an OpenAI or Anthropic client with chat.completions.create, responses.create or messages.create.',
    );

  const root = node(client, '');
  return root;

  function node<Target extends object>(target: Target, path: string): Target {
    const get = dialects.has(path) ? recordedMember(target, path) : innerMember(target, path);
    const made = new Map<PropertyKey, { from: unknown; value: unknown }>();
    return new Proxy(target, {
      get(_target, key) {
        const from = Reflect.get(target, key, target);
        let known = made.get(key);
        // The same member each time, as long as the client's own is the same.
        if (!known || known.from !== from) {
          known = { from, value: get(key, from) };
          made.set(key, known);
        }
        return known.value;
      },
      set: (_target, key, value) => Reflect.set(target, key, value, target),
    });
  }

  /** Helpers such as `parse` and `stream` are called on the recording place itself, so that they go through its `create`. */
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
      if (typeof value === 'object' && value !== null) return leadsToPlace(inner) ? node(value, inner) : value;
      if (!isMethod(value) || key === 'constructor') return value;
      if (inner === 'withOptions') return (...given: unknown[]) => wrap(value.apply(target, given) as object);
      // Private fields are the client's own.
      return value.bind(target);
    };
  }
}

const places: readonly string[] = [...dialects.keys()];

const leadsToPlace = (path: string): boolean => places.some((place) => place === path || place.startsWith(`${path}.`));

const at = (client: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], client);

const isMethod = (value: unknown): value is Method => typeof value === 'function';
