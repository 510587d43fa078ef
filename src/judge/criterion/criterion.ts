import { createMemory } from '../remembered.ts';
import type { ModelCore } from '../verdict.ts';
import { CriterionError } from './criterion-error.ts';
import { PrefixError } from './prefix-error.ts';

export type Prefix = 'Reward' | 'Penalize' | 'Passes if' | 'Fails if';

/** A parsed criterion. */
export interface Criterion {
  /** The text as sent. */
  text: string;
  prefix: Prefix;
  /** What follows the prefix, trimmed; never empty. */
  condition: string;
  /** -1 if the condition is a fault, so that meeting it lowers the score. */
  polarity: 1 | -1;
  /** `binary`: 1 or 0; `graded`: 0 to 1. */
  scale: 'binary' | 'graded';
}

const PREFIXES: Record<Prefix, Pick<Criterion, 'polarity' | 'scale'>> = {
  Reward: { polarity: 1, scale: 'graded' },
  Penalize: { polarity: -1, scale: 'graded' },
  'Passes if': { polarity: 1, scale: 'binary' },
  'Fails if': { polarity: -1, scale: 'binary' },
};

/** The characters that end a prefix besides JavaScript's white space: other languages' white space, colon and comma. */
const PREFIX_ENDS = ':,\u0085\u001c\u001d\u001e\u001f';

/** Whether a text begins with a prefix, which ends at white space, a colon or a comma, or with the text. */
function hasPrefix(text: string, prefix: Prefix): boolean {
  const next = text.charAt(prefix.length);
  return text.startsWith(prefix) && (/^\s?$/u.test(next) || PREFIX_ENDS.includes(next));
}

/**
 * Parses a criterion. It must begin, in exactly this case, with one of the four prefixes (interface.md, 2.1). White space, a
 * colon or a comma ends the prefix and is not part of the condition.
 * @throws CriterionError if it begins otherwise, or if the condition is empty
 */
export const parseCriterion = (text: string): Criterion => remembered(text, () => read(text));

const remembered = createMemory<Criterion>();

function read(text: string): Criterion {
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

/** The only core that supports only pass/fail criteria (interface.md, 2.1). */
const BINARY_ONLY: ModelCore = 'align-lightning-20251127';

/** Whether a core supports only pass/fail criteria. */
export const isBinaryOnly = (modelCore: ModelCore): boolean => modelCore === BINARY_ONLY;

/** Why a model core does not support a criterion, as a sentence for the caller; undefined if it does. */
export function unsupportedBy(criterion: Criterion, modelCore: ModelCore): string | undefined {
  if (!isBinaryOnly(modelCore) || criterion.scale === 'binary') return undefined;
  return `${modelCore} supports only criteria that begin with "Passes if" or "Fails if".`;
}

/** Whether a core is one of the fast ones. */
export const isLightning = (modelCore: ModelCore): boolean => modelCore.startsWith('align-lightning');

/** Why a model core does not judge every response, as a sentence for the caller; undefined if it does. */
export const latestOnly = (modelCore: ModelCore): string | undefined =>
  isLightning(modelCore) ? `${modelCore} evaluates the latest response only.` : undefined;
