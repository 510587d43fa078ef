import type { Schemas } from '../../api/client.ts';

export const prefixes = ['Passes if', 'Fails if', 'Reward', 'Penalize'] as const;

type Explained = Schemas['ExplainedCheck'];

/** A stretch of a criterion: its prefix, what code checks, what needs a model, or the words in between. */
export interface Stretch {
  kind: 'prefix' | 'exact' | 'model' | 'plain';
  text: string;
}

/** A criterion in stretches. Words that are not in it as they are explained, such as a placeholder's, are not marked. */
export function stretchesOf(
  text: string,
  { decided_by, unrecognised }: Pick<Schemas['CriterionExplanation'], 'decided_by' | 'unrecognised'>,
): Stretch[] {
  const head = prefixes.find((prefix) => text.trimStart().startsWith(prefix)) ?? '';
  const start = text.length - text.trimStart().length + head.length;
  const stretches: Stretch[] = [{ kind: 'prefix', text: text.slice(0, start) }];
  const rest = text.slice(start);
  const space = rest.length - rest.trimStart().length;
  let at = start + space;
  stretches.push({ kind: 'plain', text: rest.slice(0, space) });
  if (decided_by === 'check') return [...stretches, { kind: 'exact', text: text.slice(at) }];
  for (const words of unrecognised) {
    const place = text.indexOf(words, at);
    if (place < 0) continue;
    stretches.push({ kind: 'plain', text: text.slice(at, place) }, { kind: 'model', text: words });
    at = place + words.length;
  }
  stretches.push({ kind: 'plain', text: text.slice(at) });
  return stretches.filter((stretch) => stretch.text !== '');
}

/** Whether the words that need a model are the last ones: somebody who is still typing may be in the middle of them. */
export const endsUnread = (
  text: string,
  { unrecognised }: Pick<Schemas['CriterionExplanation'], 'unrecognised'>,
): boolean => unrecognised.length > 0 && text.trimEnd().replace(/\.$/, '').endsWith(unrecognised.at(-1)!);

/** One check of a criterion, with how it is joined to those around it. */
export interface Part {
  /** `and`, `or`, or '' for the only one. */
  joined: string;
  depth: number;
  what: string;
  asked: string;
}

/** All checks in their order. */
export const partsOf = (check: Explained, joined = '', depth = 0): Part[] =>
  'joined' in check
    ? check.checks.flatMap((one) => partsOf(one, check.joined, 'joined' in one ? depth + 1 : depth))
    : [{ joined, depth, what: check.what, asked: check.asked }];
