import type { Criterion } from '../../../criterion/criterion.ts';
import { compilePattern } from '../../data/pattern-engine.ts';
import { isInvalid } from '../../data/pattern-fault.ts';
import { spelled } from '../../data/pattern-phrase.ts';
import { tokenize } from '../../grammar/tokens.ts';
import { readClaim } from '../clause.ts';
import type { Relation } from '../verbs.ts';
import { readPattern } from './pattern-phrase.ts';

const SPEAKS_OF_MATCHES = /match/i;

const ASKS: readonly Relation[] = ['match', 'matchWholly'];

/** What no dialect reads; other patterns that the engine refuses mean something to other engines. */
const BROKEN =
  /(?:missing closing|unexpected|missing argument to repetition operator|invalid character class range)[^`]*`/;

/**
 * Why no response can match the regular expression of a criterion, as a sentence for the caller: it is none in any dialect.
 * Undefined unless the criterion asks for a match of it.
 */
export function brokenPatternIn(criterion: Criterion): string | undefined {
  if (!SPEAKS_OF_MATCHES.test(criterion.condition)) return undefined;
  const tokens = tokenize(criterion.condition);
  const claim = tokens && readClaim(criterion, tokens);
  const written = claim && ASKS.includes(claim.relation) ? readPattern(claim.object, 0) : undefined;
  if (written?.next !== claim?.object.length || !written || !isInvalid(written.value.source)) return undefined;
  const compiled = compilePattern(written.value.source, written.value.flags);
  const fault = 'refused' in compiled ? BROKEN.exec(compiled.refused)?.[0].replace(/[:\s]*`$/, '') : undefined;
  return fault && `The regular expression ${spelled(written.value)} cannot be read: ${fault}.`;
}
