import type { ModelCore } from '../verdict.ts';
import { CriterionError } from './criterion-error.ts';
import { PrefixError } from './prefix-error.ts';

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

/** What ends a prefix, besides the white space of JavaScript: the rest of what Unicode and other languages call white space. */
const PREFIX_ENDS = ':,\u0085\u001c\u001d\u001e\u001f';

/** Whether a text begins with a prefix, which ends at white space, a colon or a comma, or with the text. */
function hasPrefix(text: string, prefix: Prefix): boolean {
  const next = text.charAt(prefix.length);
  return text.startsWith(prefix) && (/^\s?$/u.test(next) || PREFIX_ENDS.includes(next));
}

/**
 * Reads a criterion. It begins, in exactly this case, with one of the four prefixes (interface.md, 2.1). White space, a
 * colon or a comma ends the prefix; none is part of the condition.
 * @throws CriterionError when it begins otherwise or says nothing after the prefix
 */
export function parseCriterion(text: string): Criterion {
  const prefixes = Object.keys(PREFIXES) as Prefix[];
  const prefix = prefixes.find((candidate) => hasPrefix(text, candidate));
  if (!prefix) throw new PrefixError(text, prefixes);
  const condition = text
    .slice(prefix.length)
    .replace(/^\s*[:,]|^\S/u, '')
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
