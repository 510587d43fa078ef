/** Longest text in characters, where it stands by itself and in a list: small models do not always come to an end. */
export const LONGEST_TEXT = 1200;
export const LONGEST_LISTED_TEXT = 240;
export const MOST_ITEMS = 20;

/** What of JSON schemas a reply is described with. */
export interface Schema {
  type?: unknown;
  enum?: readonly string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** The schema with bounds for its texts and lists. llama.cpp's grammars take none of 2,000 and more. */
export function bounded(schema: Schema, longest = LONGEST_TEXT): Schema & { maxLength?: number; maxItems?: number } {
  if (schema.type === 'string' && !schema.enum) return { ...schema, maxLength: longest };
  const { items, properties } = schema;
  return {
    ...schema,
    ...(items && { items: bounded(items, LONGEST_LISTED_TEXT), maxItems: MOST_ITEMS }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, bounded(value, longest)])),
    }),
  };
}

/** Whether there is anything in it to bound. */
export const canBeBounded = (schema: Schema): boolean => JSON.stringify(bounded(schema)) !== JSON.stringify(schema);
