import type { ToolNames } from '../../../conversation.ts';
import type { Check } from '../../check.ts';
import type { Token } from '../../grammar/tokens.ts';
import { schemaCheck } from '../../tools/tool-schemas.ts';
import type { Claim } from '../claim.ts';
import { namesOne } from '../names-one.ts';
import { readCallsClause } from './tool-clause.ts';
import { readCallsObject } from './tool-object.ts';

/**
 * Checks tool calls against the definitions of their tools: that a call's tool is defined, its arguments are JSON, none that the
 * schema requires is missing, none is unknown to it, each has its type and all are as the schema says. An argument is unknown
 * when `properties` does not name it, unless `additionalProperties` allows it explicitly. Graded by the share of calls that
 * hold. Where no tool was called, "every call …" is null, "no call …" holds and "a call …" does not. Undecided when no tools are
 * defined, and for a tool without a schema or with one that is invalid, too large or ambiguous, unless another call decides.
 */
export function toolSchemas(given: Claim, _known: ToolNames | undefined): Check | undefined {
  const { relation, object, negated } = given;
  // Without a tool, arguments and parameters are those of a debate, or of a function in code.
  if (!object.some(isOfTool)) return undefined;
  const claim = relation === 'toolCalls' ? readCallsClause(object) : readCallsObject(given);
  if (!claim || (negated && !claim.wantsFault)) return undefined;
  return schemaCheck(negated ? { ...claim, wantsFault: false } : claim, namesOne(object));
}

const WORDS = ['tool', 'tools', "tool's", "tools'", 'tool-call', 'tool-calls'];

const isOfTool = (token: Token) => token.kind === 'word' && WORDS.includes(token.text);
