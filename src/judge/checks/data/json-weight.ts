/** How much there is to look at in a JSON value and in each object and array of it: its values, and its characters by sixteens. */
export interface Weights {
  total: number;
  of(value: unknown): number;
}

const CHARACTERS = 16;

const own = (value: unknown) => (typeof value === 'string' ? 1 + value.length / CHARACTERS : 1);

/** Weighs a value however deep it is. */
export function weigh(root: unknown): Weights {
  const weights = new Map<object, number>();
  const found: { value: object; parent: object | undefined }[] = [];
  const visit = (value: unknown, parent: object | undefined) => {
    if (typeof value !== 'object' || value === null) {
      if (parent) weights.set(parent, weights.get(parent)! + own(value));
      return;
    }
    weights.set(value, 1);
    found.push({ value, parent });
  };
  visit(root, undefined);
  for (let at = 0; at < found.length; at += 1) {
    const { value } = found[at]!;
    if (Array.isArray(value)) for (const item of value) visit(item, value);
    else
      for (const [key, item] of Object.entries(value)) {
        visit(key, value);
        visit(item, value);
      }
  }
  for (const { value, parent } of found.toReversed()) {
    if (parent) weights.set(parent, weights.get(parent)! + weights.get(value)!);
  }
  const of = (value: unknown) => weights.get(value as object) ?? own(value);
  return { total: of(root), of };
}
