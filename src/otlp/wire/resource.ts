import type { Attributes, Origin } from '../span.ts';

/** What the resource of a span says of it. */
export function originOf(attributes: Attributes): Omit<Origin, 'scope'> {
  const [service, session] = ['service.name', 'session.id'].map((name) => attributes.get(name));
  return {
    service: typeof service === 'string' ? service : undefined,
    ...(typeof session === 'string' && session !== '' && { session }),
  };
}
