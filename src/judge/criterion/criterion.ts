import type { ModelCore } from '../verdict.ts';
import { CriterionError } from './criterion-error.ts';

export type Prefix = 'Reward' | 'Penalize' | 'Passes if' | 'Fails if';

/** A criterion taken apart. */
export interface Criterion {
  /** As it came. */
  text: string;
  prefix: Prefix;
  /** What follows the prefix, trimmed; never empty. */
  condition: string;
  /** -1 when the condition is a fault, so that its presence lowers the score. */
  polarity: 1 | -1;
  /** `binary`: 1 or 0; `graded`: anything between as well. */
  scale: 'binary' | 'graded';
}

const PREFIXES: Record<Prefix, Pick<Criterion, 'polarity' | 'scale'>> = {
  Reward: { polarity: 1, scale: 'graded' },
  Penalize: { polarity: -1, scale: 'graded' },
  'Passes if': { polarity: 1, scale: 'binary' },
  'Fails if': { polarity: -1, scale: 'binary' },
};

/**
 * Reads a criterion. It begins, in exactly this case, with one of the four prefixes (interface.md, 2.1); the rest of the
 * prefix's word ("Rewards") and a colon are not part of the condition.
 * @throws CriterionError when it begins otherwise or says nothing after the prefix
 */
export function parseCriterion(text: string): Criterion {
  const prefix = (Object.keys(PREFIXES) as Prefix[]).find((candidate) => text.startsWith(candidate));
  if (!prefix) throw new CriterionError(`A criterion must begin with one of: ${Object.keys(PREFIXES).join(', ')}.`);
  const condition = text
    .slice(prefix.length)
    .replace(/^[\p{L}\p{M}]*:?/u, '')
    .trim();
  if (condition === '') throw new CriterionError(`The criterion says nothing after "${prefix}".`);
  return { text, prefix, condition, ...PREFIXES[prefix] };
}

/** The one core that takes pass/fail criteria alone (interface.md, 2.1). */
const BINARY_ONLY: ModelCore = 'align-lightning-20251127';

/** Why a model core does not take a criterion, as a sentence for the caller; undefined when it does. */
export function unsupportedBy(criterion: Criterion, modelCore: ModelCore): string | undefined {
  if (modelCore !== BINARY_ONLY || criterion.scale === 'binary') return undefined;
  return `${modelCore} supports only criteria that begin with "Passes if" or "Fails if".`;
}

/** Whether a core is one of those that are to be quick. */
export const isLightning = (modelCore: ModelCore): boolean => modelCore.startsWith('align-lightning');

/** Why a model core does not judge every response, as a sentence for the caller; undefined when it does. */
export const latestOnly = (modelCore: ModelCore): string | undefined =>
  isLightning(modelCore) ? `${modelCore} evaluates the latest response only.` : undefined;
