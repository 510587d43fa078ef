import type { Label, LeftOut } from './imported.ts';

/** A person's annotation, as the sources have it in common. */
export interface Annotation {
  name: string;
  /** 1 or 0, true or false; anything else has no side that is known to be good. */
  value: unknown;
  comment?: string;
  author?: string;
  created_at?: string;
  where: string;
}

/** Labels of annotations with two values: 1 means that the response deserves to pass. @param reversed Names whose 1 means that it does not. */
export function labelsOf(
  annotations: Annotation[],
  reversed: ReadonlySet<string>,
): { labels: Label[]; leftOut: LeftOut[] } {
  const labels: Label[] = [];
  const leftOut: LeftOut[] = [];
  for (const { name, value, comment, author, created_at, where } of annotations) {
    const yes = verdicts.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
    if (yes === undefined) {
      const lost = comment === undefined ? '' : '; its comment needs a label, too';
      leftOut.push({
        what: `annotation "${name}"`,
        why: `It is neither 0 nor 1, so it is not known what deserves to pass${lost}`,
        where,
      });
      continue;
    }
    labels.push({
      evaluator: name,
      label: yes !== reversed.has(name),
      ...(author !== undefined && { author }),
      ...(comment !== undefined && { comment }),
      ...(created_at !== undefined && { created_at }),
    });
  }
  return { labels, leftOut };
}

const verdicts: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  [true, true],
  [false, false],
  ['1', true],
  ['0', false],
  ['1.0', true],
  ['0.0', false],
  ['true', true],
  ['false', false],
]);
