import type { Schema } from './providers/bounds.ts';
import type { InspectableProvider } from './providers/provider.ts';

/** A provider whose replies are observed. */
export interface Watched {
  provider: InspectableProvider;
  /** Whether every reply so far was exactly one value of its schema; null before the first. */
  keptForm: () => boolean | null;
}

/** Observes a provider's replies: a server that accepts a schema may not enforce it. */
export function watched(provider: InspectableProvider): Watched {
  let kept: boolean | null = null;
  const watching: InspectableProvider = Object.create(provider, {
    complete: {
      async value(request: Parameters<InspectableProvider['complete']>[0]) {
        const completion = await provider.complete(request);
        // A cut reply does not show whether its form would have been kept.
        if (completion.finish !== 'length') kept = kept !== false && isInForm(completion.text, request.schema.schema);
        return completion;
      },
    },
  });
  return { provider: watching, keptForm: () => kept };
}

function isInForm(text: string, schema: Schema): boolean {
  try {
    return fits(JSON.parse(text), schema);
  } catch {
    return false;
  }
}

function fits(value: unknown, { type, enum: choices, items, properties = {} }: Schema): boolean {
  if (choices) return choices.some((choice) => choice === value);
  if (type === 'string') return typeof value === 'string';
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value) && value.every((item) => fits(item, items ?? {}));
  if (type !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  const keys = Object.keys(properties);
  return (
    entries.length === keys.length && entries.every(([key, one]) => keys.includes(key) && fits(one, properties[key]!))
  );
}
