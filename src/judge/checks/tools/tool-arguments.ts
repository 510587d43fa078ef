import { calls, type Subject, type ToolCall, type ToolNames } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { isMark, isWord, type Reading, type Token } from '../grammar/tokens.ts';
import type { Claim } from '../reading/claim.ts';
import { words } from '../reading/phrases.ts';
import { inMessage } from '../spoken.ts';
import { told } from './tool-call-faults.ts';
import { areTools, type NamedTool, readToolName, type ToolContext, toolContext } from './tool-name.ts';
import { isFields } from './tool-schema-source.ts';

export type Scalar = string | number | boolean | null;

/** An argument of a call as it is asked for. */
export interface Wanted {
  argument: string;
  value: Scalar;
}

/** How many messages are shown as evidence. */
const mostShown = 10;

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

export function argumentsCheck(name: string, wanted: readonly Wanted[], negated: boolean): Check {
  const values = wanted.map(({ argument, value }) => `${told(argument)} set to ${JSON.stringify(value)}`).join(' and ');
  return {
    name: 'tool-arguments',
    what: `calls of \`${name}\` with ${values}`,
    asked: negated ? 'none' : 'at least one',
    reads: 'calls',
    isCostly: true,
    run: (subject) => run(subject, name, wanted, values, negated),
  };
}

function run(subject: Subject, name: string, wanted: readonly Wanted[], values: string, negated: boolean): CheckResult {
  const all = calls(subject).filter(({ call }) => call.name === name);
  const read = all.map(({ index, call }) => ({ index, isMet: meets(call, wanted) }));
  const met = read.filter(({ isMet }) => isMet);
  if (met.length === 0 && read.some(({ isMet }) => isMet === undefined)) {
    return { holds: 'undecided', reason: `A call of ${told(name)} has arguments that cannot be compared for certain.` };
  }
  const shown = (met.length > 0 ? met : read).map(({ index }) => index);
  return {
    ...plainly(met.length > 0 !== negated),
    found: `${all.length === 0 ? 'No' : all.length} ${all.length === 1 ? 'call' : 'calls'} of ${told(name)}${all.length === 0 ? '' : `, ${met.length === 0 ? 'none' : met.length} with ${values}`}`,
    evidence: [...new Set(shown.length > 0 ? shown : [subject.response.last])]
      .slice(0, mostShown)
      .map((index) => inMessage(index)),
  };
}

/** Whether a call has all the values; undefined where nobody can tell. */
function meets({ arguments: text }: ToolCall, wanted: readonly Wanted[]): boolean | undefined {
  const args = parsed(text);
  if (!isFields(args)) return undefined;
  const met = wanted.map(({ argument, value }) => {
    const given = Object.hasOwn(args, argument) ? args[argument] : undefined;
    if (given === value) return true;
    // 5 and "5", or true and "true": the quotation marks may be the sentence's own.
    const isAlike = typeof given !== 'object' && given !== undefined && given !== '' && String(given) === String(value);
    return isAlike ? undefined : false;
  });
  return met.includes(false) ? false : met.includes(undefined) ? undefined : true;
}

function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
