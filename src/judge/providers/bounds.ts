/** Longest text in characters, where it stands by itself and in a list: small models do not always come to an end. */
export const LONGEST_TEXT = 900;
export const LONGEST_LISTED_TEXT = 240;
export const MOST_ITEMS = 20;
/** Lists of which fewer are asked for. */
const FEWER_ITEMS: Record<string, number> = { quotes: 3 };

/** What of JSON schemas a reply is described with. */
export interface Schema {
  type?: unknown;
  enum?: readonly string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** The schema with bounds for its texts and lists. A grammar of llama.cpp takes less than 2,000 repetitions, and one that llama-cpp-python writes less than 1,000: beyond that its server dies. */
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
        Object.entries(properties).map(([key, value]) => [key, bounded(value, longest, FEWER_ITEMS[key])]),
      ),
    }),
  };
}

/** Whether there is anything in it to bound. */
export const canBeBounded = (schema: Schema): boolean => JSON.stringify(bounded(schema)) !== JSON.stringify(schema);
