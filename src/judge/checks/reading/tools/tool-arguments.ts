import type { ToolNames } from '../../../conversation.ts';
import type { Check } from '../../check.ts';
import { isMark, isWord, type Reading, type Token } from '../../grammar/tokens.ts';
import { argumentsCheck, type Scalar, type Wanted } from '../../tools/tool-arguments.ts';
import type { NamedTool } from '../../tools/tool-name.ts';
import type { Claim } from '../claim.ts';
import { words } from '../phrases.ts';
import { areTools, readToolName, type ToolContext, toolContext } from './tool-name.ts';

/**
 * Checks whether a call of a named tool is made with given values: "calls `search` with `city` set to 'Paris'". Values are
 * compared exactly, several of them within one call; the argument may stand beside others. Undecided where a value differs
 * from what is asked only by its type, as 5 from "5", and where arguments are no JSON.
 */
export function toolArguments(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const asked = readAsked(claim, toolContext(claim, knownTools));
  return asked && argumentsCheck(asked.tool.name, asked.wanted, claim.negated);
}

interface Asked {
  tool: NamedTool;
  wanted: Wanted[];
}

function readAsked({ relation, object, negated }: Claim, context: ToolContext): Asked | undefined {
  const isUse = relation === 'use';
  const asked =
    relation === 'call' || isUse ? called(object, context) : relation === 'pass' ? passed(object, context) : undefined;
  const isTool = asked && areTools([asked.tool], isUse ? { ...context, isKnown: true } : context);
  // "Does not call it with x and y" may mean neither.
  return isTool && !(negated && asked.wanted.length > 1) ? asked : undefined;
}

const SET = words('set to|equal to|being');

/** "`search` with the argument `city` set to 'Paris' and `days` set to 3" */
function called(tokens: readonly Token[], { known }: ToolContext): Asked | undefined {
  const tool = readToolName(tokens, 0, known);
  if (!tool || !isWord(tokens[tool.next], 'with')) return undefined;
  const wanted: Wanted[] = [];
  for (let at = tool.next + 1; ; ) {
    const argument = readArgument(tokens, at);
    const start = argument && afterSet(tokens, argument.next);
    const value = start === undefined ? undefined : readValue(tokens, start);
    if (!argument || !value) return undefined;
    wanted.push({ argument: argument.value, value: value.value });
    if (value.next === tokens.length) return { tool: tool.value, wanted };
    const comma = isMark(tokens[value.next], ',') ? 1 : 0;
    at = value.next + comma + (isWord(tokens[value.next + comma], 'and') ? 1 : 0);
    if (at === value.next) return undefined;
  }
}

const afterSet = (tokens: readonly Token[], at: number) =>
  isMark(tokens[at], '=') ? at + 1 + (isMark(tokens[at + 1], '=') ? 1 : 0) : SET(tokens, at)[0];

/** "'Paris' as `city` to `search`" */
function passed(tokens: readonly Token[], { known }: ToolContext): Asked | undefined {
  const value = readValue(tokens, 0);
  const argument = value && isWord(tokens[value.next], 'as') ? readArgument(tokens, value.next + 1) : undefined;
  const start = argument && words('to|in a call to|in a call of')(tokens, argument.next)[0];
  const tool = start === undefined ? undefined : readToolName(tokens, start, known);
  return value && argument && tool?.next === tokens.length
    ? { tool: tool.value, wanted: [{ argument: argument.value, value: value.value }] }
    : undefined;
}

const NOUN = words('argument|parameter');

const NAME = /^[\p{L}_][\p{L}\p{N}_-]*$/u;

/** "`city`", "the argument `city`", "the `city` argument", "its argument city"; a plain word where a value is set for it. */
function readArgument(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const start = ['the', 'its', 'an'].some((word) => isWord(tokens[at], word)) ? at + 1 : at;
  const noun = NOUN(tokens, start)[0];
  const place = noun ?? start;
  const token = tokens[place];
  const name = token?.kind === 'quoted' ? token.text : token?.kind === 'word' ? token.raw : undefined;
  if (name === undefined || !NAME.test(name)) return undefined;
  const after = noun === undefined ? NOUN(tokens, place + 1)[0] : undefined;
  const next = after ?? place + 1;
  const isNamed = token!.kind === 'quoted' || noun !== undefined || after !== undefined || name.includes('_');
  // "The `city`" is no argument yet; a plain word is one where a value follows at once.
  const isPlain = start === at && afterSet(tokens, next) !== undefined;
  return isNamed || isPlain ? { value: name, next } : undefined;
}

const LITERALS: Readonly<Record<string, Scalar>> = { true: true, false: false, null: null };

/** A quoted text, a whole number, true, false or null. */
function readValue(tokens: readonly Token[], at: number): Reading<Scalar> | undefined {
  const token = tokens[at];
  if (token?.kind === 'quoted') return { value: token.text, next: at + 1 };
  if (token?.kind === 'number') return { value: token.value, next: at + 1 };
  const digits = tokens[at + 1];
  if (isMark(token, '-') && digits?.kind === 'number') return { value: -digits.value, next: at + 2 };
  return token?.kind === 'word' && Object.hasOwn(LITERALS, token.text)
    ? { value: LITERALS[token.text]!, next: at + 1 }
    : undefined;
}
