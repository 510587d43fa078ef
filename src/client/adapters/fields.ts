/** A provider's object whose shape is not yet known. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const jsonText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? {}));
