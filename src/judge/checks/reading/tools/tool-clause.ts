import type { Token } from '../../grammar/tokens.ts';
import type { CallsClaim } from '../../tools/tool-calls-claim.ts';
import { anyOf, type Meaning, maybe, means, oneOf, sequence, within, words } from '../phrases.ts';
import {
  ARGUMENTS_SAID,
  DEFINED_TOOLS,
  EVERY_REQUIRED,
  EXISTS_NOT,
  MISSING_TOOL,
  ONE_REQUIRED,
  UNDECLARED_ARGUMENT,
  UNKNOWN_ARGUMENT,
} from './tool-call-nouns.ts';
import { CALL_SAID, DENIED_ARGUMENTS, EXISTENCE_SAID, OF_ARGUMENTS } from './tool-call-predicates.ts';
import { everyCall, noCall, readSaid, readWholly, type Share, someCall } from './tool-calls-claim.ts';

const AGENT = words('the assistant|the agent|the model|it|the response|the ai|the ai assistant');

/** Words after "tool calls" that name all of the response's. */
export const OF_RESPONSE = maybe(
  oneOf(
    sequence(words('of|in|from|by|made by'), AGENT),
    sequence(words('that|which|'), AGENT, words('makes|made|has made|contains')),
  ),
);

const THE = words("the|its|the assistant's|the agent's|the model's|the response's|the answer's|the reply's");

const CALL = words('tool call|call to a tool|call of a tool');

const CALLS = words('tool calls|calls to tools|calls of tools');

const THE_CALLS = sequence(THE, CALLS);

const share = (value: Share, ...phrases: Parameters<typeof means>[1][]): Meaning<Share> => means(value, ...phrases);

const CALLS_SUBJECT = anyOf(
  share('every', words('every|each|every single'), CALL, OF_RESPONSE),
  share('every', words('all|all of|each of|every one of|'), THE_CALLS, OF_RESPONSE),
  share('every', words('all'), CALLS, OF_RESPONSE),
  share('bare', words('tool calls'), OF_RESPONSE),
  share('every', THE, words('tool call'), OF_RESPONSE),
  share('none', words('no'), oneOf(CALL, CALLS), OF_RESPONSE),
  share('none', words('none of'), THE_CALLS, OF_RESPONSE),
  share('some', words('a|any|some|at least one|one or more'), oneOf(CALL, CALLS), OF_RESPONSE),
  share('some', words('any of|one of|at least one of|some of|one or more of|any one of'), THE_CALLS, OF_RESPONSE),
);

/** "Has an unknown argument or lacks a required one": what follows may leave its verb out. */
const NO_FAULT = within(words('no'), DENIED_ARGUMENTS);

const PREDICATE = anyOf(CALL_SAID, ARGUMENTS_SAID, NO_FAULT);

const ARGUMENT = words('argument|parameter');

const ARGUMENTS = words('arguments|parameters');

/** "The arguments of every tool call", "all tool call arguments", "an argument of a tool call" */
const ARGUMENTS_SUBJECT = anyOf(
  share(
    'every',
    words('the|all|all the|all of the|every|each'),
    oneOf(ARGUMENT, ARGUMENTS),
    words('of|in'),
    oneOf(sequence(words('every|each|all|all the|all of the|the|its|all its'), oneOf(CALL, CALLS)), THE_CALLS),
    OF_RESPONSE,
  ),
  share('every', words('the|all|all the|its'), words('tool call|tool-call'), ARGUMENTS),
  share('every', words("every tool call's|each tool call's|the tool call's"), ARGUMENTS),
  share('every', words('every'), words('tool call argument|argument of a tool call')),
  share(
    'every',
    words('the|all|all the'),
    ARGUMENTS,
    words('passed to'),
    words('every tool|each tool|all tools|tools|the tools'),
  ),
  share('none', words('no'), ARGUMENT, words('of|in'), words('any|a'), CALL),
  share('none', words('no'), words('tool call argument|tool call arguments')),
  share('some', words('an|any|one of the|the'), oneOf(ARGUMENT, ARGUMENTS), words('of|in'), words('a|any'), CALL),
  share('some', words('a|any'), words('tool call argument')),
);

/** "Every tool that it calls", "the called tools", "no tool that is called" */
const BY_AGENT = maybe(sequence(words('by'), AGENT));

const CALLED = oneOf(
  sequence(words('that is|that are|that was|that were|'), words('called|used|invoked'), BY_AGENT),
  sequence(words('that|which|'), AGENT, words('calls|called|invokes|invoked|uses')),
);

const TOOLS_SUBJECT = anyOf(
  share('every', words('every|each'), words('tool'), CALLED),
  share('every', words('all|all the|all of the|the'), words('tools'), CALLED),
  share('every', words('all|all the|the'), words('called'), words('tools')),
  share('none', words('no'), words('tool'), CALLED),
  share('some', words('a|any|one of the'), words('tool|tools'), CALLED),
  share('some', words('a|any'), words('called tool')),
);

const EVERY_CALL = maybe(
  oneOf(
    sequence(
      words('in|of|for|with|to|on'),
      words('every|each|all|the|its|all of its'),
      words('tool call|tool calls'),
      OF_RESPONSE,
    ),
    words(
      'to every tool|to each tool|to every tool called|when calling a tool|when calling tools|when a tool is called',
    ),
  ),
);

const ANY_CALL = oneOf(
  sequence(
    words('in|of|from|to|with'),
    words('a|any|one of the|its|'),
    words('tool call|tool calls|tool|tools'),
    OF_RESPONSE,
  ),
  words('when calling a tool|when calling tools|when a tool is called'),
);

const IS = words('is|are|was|were');

const GIVEN = words('provided|present|given|passed|included|supplied|specified|used|added|sent');

const LEFT_OUT = words('missing|omitted|left out|absent|lacking|not provided|not given|not present|not passed');

const MUST = words('is|are|was|were|must be|should be|has been|have been|is always|are always');

/** Clauses whose subject is an argument or a tool, and which say something of all calls. */
const OTHER_CLAUSES: Meaning<CallsClaim> = anyOf(
  means(everyCall('required'), EVERY_REQUIRED, MUST, GIVEN, EVERY_CALL),
  means(noCall('required'), words('no'), ONE_REQUIRED, IS, LEFT_OUT, maybe(ANY_CALL)),
  means(someCall('required'), ONE_REQUIRED, IS, LEFT_OUT, maybe(ANY_CALL)),
  means(someCall('known'), UNDECLARED_ARGUMENT, IS, GIVEN, maybe(ANY_CALL)),
  means(noCall('known'), words('no'), UNDECLARED_ARGUMENT, IS, GIVEN, maybe(ANY_CALL)),
  means(someCall('known'), UNKNOWN_ARGUMENT, IS, GIVEN, ANY_CALL),
  means(noCall('known'), words('no'), UNKNOWN_ARGUMENT, IS, GIVEN, ANY_CALL),
  means(everyCall('defined'), words('only'), DEFINED_TOOLS, IS, words('called|used|invoked'), BY_AGENT),
  means(noCall('defined'), words('no'), MISSING_TOOL, IS, words('called|used|invoked'), BY_AGENT),
  means(noCall('defined'), words('no tool is called|no tool is used'), BY_AGENT, words('that'), EXISTS_NOT),
  means(someCall('defined'), words('a|an|any'), MISSING_TOOL, IS, words('called|used|invoked'), BY_AGENT),
);

/** Reads a clause whose subject is tool calls, their arguments or the tools called. */
export const readCallsClause = (tokens: readonly Token[]): CallsClaim | undefined =>
  readSaid(tokens, CALLS_SUBJECT, PREDICATE) ??
  readSaid(tokens, ARGUMENTS_SUBJECT, OF_ARGUMENTS) ??
  readSaid(tokens, TOOLS_SUBJECT, EXISTENCE_SAID) ??
  readWholly(tokens, OTHER_CLAUSES);
