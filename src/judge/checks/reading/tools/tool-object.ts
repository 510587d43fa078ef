import type { Token } from '../../grammar/tokens.ts';
import type { CallsClaim } from '../../tools/tool-calls-claim.ts';
import type { Claim } from '../claim.ts';
import { anyOf, type Meaning, maybe, means, oneOf, sequence, within, words } from '../phrases.ts';
import type { Relation } from '../verbs.ts';
import {
  ARGUMENTS_SAID,
  DEFINED_TOOLS,
  EVERY_REQUIRED,
  MISSING_TOOL,
  ONE_REQUIRED,
  ONLY_DECLARED_ARGUMENTS,
  ONLY_KNOWN_ARGUMENTS,
  type Said,
  UNDECLARED_ARGUMENT,
  UNKNOWN_ARGUMENT,
} from './tool-call-nouns.ts';
import { CALL_SAID } from './tool-call-predicates.ts';
import { everyCall, noCall, readSaid, readWholly, type Share, someCall } from './tool-calls-claim.ts';
import { OF_RESPONSE } from './tool-clause.ts';

type Reader = (tokens: readonly Token[]) => CallsClaim | undefined;

const share = (value: Share, ...phrases: Parameters<typeof means>[1][]): Meaning<Share> => means(value, ...phrases);

const CALL = words('tool call|call');

const CALLS = words('tool calls|calls');

const NOUN = oneOf(CALL, CALLS);

const A = words('a|an|any|at least one|one or more');

/** "A tool call", of which something is said after it. */
const CALLS_MADE = anyOf(
  share('every', words('only'), words('tool calls'), OF_RESPONSE),
  share('every', words('every|each|all'), words('tool call|tool calls|of its tool calls'), OF_RESPONSE),
  share('none', words('no'), words('tool call|tool calls'), OF_RESPONSE),
  share('some', A, words('tool call|tool calls'), OF_RESPONSE),
  share('bare', words('tool calls'), OF_RESPONSE),
);

/** "A call to a nonexistent tool" */
const CALLS_TO = anyOf(
  share('every', words('only'), words('calls')),
  share('none', words('no'), NOUN),
  share('some', A, NOUN),
  share('bare', CALLS),
);

const TO_TOOL: Meaning<Said> = within(
  words('to|of'),
  anyOf<Said>(
    means({ aspect: 'defined', isFault: false }, DEFINED_TOOLS),
    means({ aspect: 'defined', isFault: true }, words('a|an|any|'), MISSING_TOOL),
  ),
);

const AFTER_NOUN = within(words('that|which|'), CALL_SAID);

/** "Only valid tool calls", "no invalid tool call" */
const VALID_CALLS: Meaning<CallsClaim> = anyOf(
  means(everyCall('whole'), words('only|'), words('valid|schema-valid'), words('tool calls'), OF_RESPONSE),
  means(noCall('whole'), words('no'), words('invalid'), words('tool call|tool calls'), OF_RESPONSE),
  means(someCall('whole'), maybe(A), words('invalid'), words('tool call|tool calls'), OF_RESPONSE),
);

/** "Makes a tool call that lacks a required argument", "makes only valid tool calls" */
const made: Reader = (tokens) =>
  readWholly(tokens, VALID_CALLS) ?? readSaid(tokens, CALLS_MADE, AFTER_NOUN) ?? readSaid(tokens, CALLS_TO, TO_TOOL);

/** "Calls tools with all required arguments" */
const TOOLS_CALLED = anyOf(
  share('every', words('only tools|tools only|every tool it calls|all tools it calls|each tool it calls')),
  share('none', words('no'), words('tool|tools')),
  share('some', words('a|any|one of the|one of its'), words('tool|tools')),
  share('bare', words('tools')),
);

const WITH_ARGUMENTS: Meaning<Said> = anyOf(
  within(words('with'), ARGUMENTS_SAID),
  means({ aspect: 'required', isFault: true }, words('without'), ONE_REQUIRED),
  means(
    { aspect: 'arguments', isFault: false },
    words('as|according to|in accordance with'),
    words('its schema says|their schemas say|their schemas|its schema'),
  ),
);

const TOOLS: Meaning<CallsClaim> = anyOf(
  means(everyCall('defined'), words('only'), DEFINED_TOOLS),
  means(noCall('defined'), words('no'), MISSING_TOOL),
  means(someCall('defined'), words('a|an|any|'), MISSING_TOOL),
);

const called: Reader = (tokens) => readWholly(tokens, TOOLS) ?? readSaid(tokens, TOOLS_CALLED, WITH_ARGUMENTS);

const EVERY_CALL = oneOf(
  sequence(
    words('in|for|with|to|on'),
    words('every|each|all|its|all its|all of its'),
    words('tool call|tool calls|tool'),
    OF_RESPONSE,
  ),
  words('to every tool it calls|to each tool it calls|to the tools it calls|when calling a tool|when calling tools'),
  words('whenever it calls a tool|when it calls a tool|to every tool|to tools|to the tools'),
);

const ANY_CALL = oneOf(
  sequence(
    words('in|to|with|from'),
    words('a|any|one of its|its|the|'),
    words('tool call|tool calls|tool|tools'),
    OF_RESPONSE,
  ),
  words('when calling a tool|when calling tools|when it calls a tool'),
);

/** "Provides all required arguments in every tool call", "passes an unknown argument to a tool" */
const given: Reader = (tokens) =>
  readWholly(
    tokens,
    anyOf(
      means(everyCall('required'), EVERY_REQUIRED, maybe(EVERY_CALL)),
      means(everyCall('known'), ONLY_DECLARED_ARGUMENTS, maybe(oneOf(EVERY_CALL, ANY_CALL))),
      means(everyCall('known'), ONLY_KNOWN_ARGUMENTS, oneOf(EVERY_CALL, ANY_CALL)),
      means(noCall('known'), words('no'), UNDECLARED_ARGUMENT, maybe(ANY_CALL)),
      means(someCall('known'), UNDECLARED_ARGUMENT, maybe(ANY_CALL)),
      means(noCall('known'), words('no'), UNKNOWN_ARGUMENT, ANY_CALL),
      means(someCall('known'), UNKNOWN_ARGUMENT, ANY_CALL),
      means(
        everyCall('arguments'),
        words('only|'),
        words('valid'),
        words('arguments|parameters'),
        oneOf(EVERY_CALL, ANY_CALL),
      ),
      means(someCall('arguments'), words('an invalid argument|invalid arguments|an invalid parameter'), ANY_CALL),
    ),
  );

const omitted: Reader = (tokens) =>
  readWholly(
    tokens,
    anyOf(
      means(someCall('required'), ONE_REQUIRED, maybe(ANY_CALL)),
      means(noCall('required'), words('no'), ONE_REQUIRED, maybe(ANY_CALL)),
    ),
  );

/** Faults as what is penalized: "unknown arguments in tool calls" */
const named: Reader = (tokens) =>
  readWholly(
    tokens,
    anyOf(
      means(someCall('known'), oneOf(UNKNOWN_ARGUMENT, UNDECLARED_ARGUMENT), ANY_CALL),
      means(someCall('required'), words('missing'), words('required arguments|required parameters'), ANY_CALL),
      means(someCall('arguments'), words('invalid arguments|invalid parameters'), ANY_CALL),
    ),
  );

const ONLY: Token = { kind: 'word', text: 'only', raw: 'only' };

/** "Only calls x" as "calls only x" */
const afterOnly =
  (read: Reader): Reader =>
  (tokens) =>
    read([ONLY, ...tokens]);

const READERS: Partial<Record<Relation, readonly Reader[]>> = {
  call: [called],
  callOnly: [afterOnly(called)],
  make: [made, named],
  makeOnly: [afterOnly(made)],
  have: [made],
  use: [called, given, made],
  useOnly: [afterOnly(called), afterOnly(given), afterOnly(made)],
  give: [given],
  pass: [given],
  omit: [omitted],
};

/** Reads what is said of the tool calls of an agent or response by a verb: "makes only valid tool calls". */
export function readCallsObject({ relation, object: tokens, about }: Claim): CallsClaim | undefined {
  // Of a response "uses only available tools" may speak of what it tells to use.
  if ((relation === 'use' || relation === 'useOnly') && about !== 'agent' && about !== 'either') return undefined;
  for (const read of READERS[relation] ?? []) {
    const claim = read(tokens);
    if (claim) return claim;
  }
  return undefined;
}
