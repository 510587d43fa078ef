/** Longest text in characters, on its own and in a list: small models do not always stop by themselves. */
export const LONGEST_TEXT = 900;
export const LONGEST_LISTED_TEXT = 240;
const MOST_ITEMS = 20;
/** Lists with a smaller bound. */
const FEWER_ITEMS: Record<string, number> = { quotes: 3 };

/** The most items of the list with a key. */
export const mostItems = (key: string): number => FEWER_ITEMS[key] ?? MOST_ITEMS;

/** The parts of JSON Schema that describe a reply. */
export interface Schema {
  type?: unknown;
  enum?: readonly string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/**
 * Adds bounds to the texts and lists of a schema. llama.cpp accepts fewer than 2,000 repetitions in a grammar. llama-cpp-python
 * writes grammars of fewer than 1,000; beyond that its server crashes.
 */
export function bounded(
  schema: Schema,
  longest = LONGEST_TEXT,
  maxItems = MOST_ITEMS,
): Schema & { maxLength?: number; maxItems?: number } {
  if (schema.type === 'string' && !schema.enum) return { ...schema, maxLength: longest };
  const { items, properties } = schema;
  return {
    ...schema,
    ...(items && { items: bounded(items, LONGEST_LISTED_TEXT), maxItems }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, bounded(value, longest, mostItems(key))]),
      ),
    }),
  };
}

/** Whether the schema has any text or list to bound. */
export const canBeBounded = (schema: Schema): boolean => JSON.stringify(bounded(schema)) !== JSON.stringify(schema);
