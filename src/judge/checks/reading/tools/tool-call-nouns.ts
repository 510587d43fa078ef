import type { Aspect } from '../../tools/tool-call-faults.ts';
import { anyOf, type Meaning, maybe, means, oneOf, type Phrase, sequence, words } from '../phrases.ts';

/** What is said of a call: an aspect of it that holds, or a fault of it. */
export interface Said {
  aspect: Aspect;
  isFault: boolean;
}

export const good = (aspect: Aspect): Said => ({ aspect, isFault: false });

export const fault = (aspect: Aspect): Said => ({ aspect, isFault: true });

const ITS = [
  "its|their|the|each|the tool's|the tools'|the tools|its tool's|their tools'|their tools|each tool's|every tool's",
  "the called tool's|the corresponding tool's|the respective tool's|the corresponding|the respective",
  "a tool's",
].join('|');

/** "Its schema", "the tool's JSON schema", "the schema of the called tool", "the tool definition". */
export const SCHEMA: Phrase = oneOf(
  sequence(words(ITS), words('json|tool|parameter|parameters|input|argument|'), words('schema|schemas')),
  sequence(
    words(
      "its|their|the tool's|the tools'|the tools|its tool's|their tools|each tool's|the called tool's|the corresponding tool's",
    ),
    words('definition|definitions'),
  ),
  sequence(words('the|its|their'), words('tool definition|tool definitions')),
  sequence(
    words('the'),
    words('json|'),
    words('schema|schemas|definition|definitions'),
    words('of its tool|of their tools|of the tool|of the tools|of the called tool|of the called tools|of each tool'),
  ),
);

export const TOOL = words('the tool|its tool|the called tool|that tool|the tools|their tools');

const ARGUMENT = words('argument|parameter');

const ARGUMENTS = words('arguments|parameters');

const ARGUMENT_S = oneOf(ARGUMENT, ARGUMENTS);

const ANY = words('a|an|any|some|one or more|at least one|');

const DECLARES = words('declares|defines|names|lists|knows|has|accepts|specifies|describes|includes|allows');

const DECLARE = words('declare|define|name|list|know|have|accept|specify|describe|include|allow|contain');

export const DECLARED = words('declared|defined|named|listed|known|specified|described|included|allowed');

const REQUIRED = words('required|mandatory');

/** The end of "the required arguments of the tool". */
const OF_TOOL = maybe(sequence(words('of|in|from|by'), oneOf(SCHEMA, TOOL, words('a tool|any tool'))));

const THAT_ARE = words('that are|which are|that were|');

/** "All of its required arguments", "every argument that its schema requires". */
const ALL_REQUIRED: Phrase = oneOf(
  sequence(
    words('all|all of|every|each|each of|every one of|'),
    words('its|the|their|of its|of the|of their|'),
    words("tool's|tools'|"),
    REQUIRED,
    ARGUMENT_S,
    OF_TOOL,
  ),
  sequence(
    words('all|every|each|all the|all of the'),
    ARGUMENT_S,
    words('that|which|'),
    oneOf(SCHEMA, TOOL),
    words('requires|require'),
  ),
  sequence(
    words('all|every|each|all the|all of the'),
    ARGUMENT_S,
    words('that are required|that is required|required'),
    words('by'),
    oneOf(SCHEMA, TOOL),
  ),
);

/** "All required arguments": "required arguments" alone may be some of them. */
export const EVERY_REQUIRED: Phrase = (tokens, at) =>
  words('all|every|each|its|their|the')(tokens, at).length > 0 ? ALL_REQUIRED(tokens, at) : [];

/** What is lacked: "a required argument", "any of its required arguments", "required arguments". */
export const ONE_REQUIRED: Phrase = oneOf(
  sequence(
    oneOf(
      words("a|an|any|one|some|one or more|at least one|the tool's|"),
      sequence(words('one of|any of|some of|one or more of'), words('its|the|their')),
    ),
    REQUIRED,
    ARGUMENT_S,
    OF_TOOL,
  ),
  sequence(words('an|any'), ARGUMENT, words('that|which|'), oneOf(SCHEMA, TOOL), words('requires|require')),
  sequence(words('an|any'), ARGUMENT, words('required by|that is required by'), oneOf(SCHEMA, TOOL)),
);

export const UNKNOWN = words(
  [
    'unknown|undeclared|undefined|extra|unexpected|unsupported|unrecognized|unrecognised|additional|nonexistent',
    'non-existent|undocumented|extraneous',
  ].join('|'),
);

/** "An unknown argument": of what it is unknown must stand beside it, for an essay has additional arguments, too. */
export const UNKNOWN_ARGUMENT: Phrase = sequence(ANY, UNKNOWN, ARGUMENT_S);

/** "Arguments that its schema does not declare" */
export const UNDECLARED_ARGUMENT: Phrase = oneOf(
  sequence(ANY, ARGUMENT_S, words('that|which|'), oneOf(SCHEMA, TOOL), words('does not|do not'), DECLARE),
  sequence(ANY, ARGUMENT_S, words('that is not|that are not|not'), DECLARED, words('in|by'), oneOf(SCHEMA, TOOL)),
  sequence(ANY, ARGUMENT_S, words('that is not|that are not|not'), words('in|part of'), SCHEMA),
  sequence(ANY, ARGUMENT_S, words('that does not exist in|that do not exist in|outside|outside of'), SCHEMA),
);

export const ONLY_KNOWN_ARGUMENTS: Phrase = sequence(
  words('only known|only declared|only defined|only documented'),
  ARGUMENTS,
);

/** "Only arguments that the tool's schema declares". */
export const ONLY_DECLARED_ARGUMENTS: Phrase = oneOf(
  sequence(words('only'), ARGUMENTS, THAT_ARE, DECLARED, words('in|by'), oneOf(SCHEMA, TOOL)),
  sequence(words('only'), words('the|'), ARGUMENTS, THAT_ARE, words('of|from|in|within'), SCHEMA),
  sequence(
    words('only'),
    words('the|'),
    ARGUMENTS,
    words('that|which|'),
    oneOf(SCHEMA, TOOL),
    oneOf(DECLARES, DECLARE),
  ),
);

export const RIGHT_TYPES = oneOf(
  words('the right type|the right types|the correct type|the correct types|correct types'),
  sequence(
    words('the|'),
    words('type|types'),
    words('that|'),
    SCHEMA,
    words('requires|asks for|specifies|says|declares|defines'),
  ),
);

export const WRONG_TYPE = words(
  'the wrong type|a wrong type|an incorrect type|the incorrect type|the wrong types|wrong types|incorrect types|an invalid type|invalid types',
);

const LISTED = sequence(
  words('in|of|from|listed in|allowed by'),
  words('its|the|their|the argument'),
  words('enum|enums'),
);

const NO_JSON = words(
  'that are not valid json|that are not json|that are no json|that are no valid json|that are invalid json|that cannot be parsed as json|that do not parse as json|that is not valid json',
);

/** What a call has, or is made with. */
export const ARGUMENTS_SAID: Meaning<Said> = anyOf(
  means(good('required'), EVERY_REQUIRED),
  means(good('arguments'), words('only|'), words('valid|schema-valid'), ARGUMENTS),
  means(
    good('arguments'),
    words('only|'),
    ARGUMENTS,
    words('that|which|'),
    words('match|conform to|follow|comply with|satisfy|fit|matching'),
    SCHEMA,
  ),
  means(
    good('arguments'),
    words('arguments valid against|arguments that are valid against|arguments valid under|arguments according to'),
    SCHEMA,
  ),
  means(good('known'), oneOf(ONLY_KNOWN_ARGUMENTS, ONLY_DECLARED_ARGUMENTS)),
  means(good('types'), words('only|'), ARGUMENTS, words('of|with|that have'), RIGHT_TYPES),
  means(good('types'), words('correctly typed arguments|correctly-typed arguments')),
  means(good('json'), ARGUMENTS, words('that are'), words('valid json|well-formed json|syntactically valid json')),
  means(good('json'), words('valid json arguments|valid json as arguments|valid json as its arguments')),
  means(fault('known'), oneOf(UNKNOWN_ARGUMENT, UNDECLARED_ARGUMENT)),
  means(fault('required'), words('a|any|one or more|at least one|'), words('missing required'), ARGUMENT_S),
  means(fault('arguments'), ANY, words('invalid|schema-invalid'), ARGUMENT_S),
  means(
    fault('arguments'),
    ANY,
    ARGUMENT_S,
    words('that|which'),
    words('violates|violate|breaks|break|does not match|do not match|is against|are against'),
    SCHEMA,
  ),
  means(fault('types'), ANY, ARGUMENT_S, words('of|with|that has|that have'), WRONG_TYPE),
  means(fault('types'), ANY, words('wrongly typed|incorrectly typed|mistyped'), ARGUMENT_S),
  means(fault('values'), ANY, words('argument|arguments|value|values'), words('that is not|that are not|not'), LISTED),
  means(
    fault('values'),
    ANY,
    words('value|values'),
    words('outside|outside of'),
    words('its|the|their|the allowed'),
    words('enum|enums'),
  ),
  means(fault('json'), words('arguments'), NO_JSON),
  means(
    fault('json'),
    words('invalid json arguments|malformed json arguments|invalid json as arguments|malformed json as arguments'),
  ),
);

export const EXISTS = words(
  'exists|exist|is defined|are defined|is available|are available|is provided|are provided|is declared|are declared|was provided|were provided|was defined|were defined',
);

export const EXISTS_NOT = words(
  [
    'does not exist|do not exist|is not defined|are not defined|is not available|are not available|is not provided',
    'are not provided|is not declared|are not declared|was not provided|were not provided|was not defined|were not defined',
    'is undefined|is unavailable|are undefined|are unavailable',
  ].join('|'),
);

const THAT = words('that|which');

const MISSING = words(
  'nonexistent|non-existent|unknown|undefined|undeclared|unavailable|invented|made-up|hallucinated',
);

const NOUN = words('tool');

const NOUNS = words('tools');

/** "Tools that exist", "available tools", "the tools that are defined". */
export const DEFINED_TOOLS: Phrase = oneOf(
  sequence(words('the|'), words('available|existing|defined|declared|provided'), NOUNS),
  sequence(words('the|'), NOUNS, THAT, EXISTS),
  words(
    'the tools available|the tools provided|the tools defined|tools defined in the request|tools available to it|the tools available to it',
  ),
);

const DEFINED_TOOL: Phrase = oneOf(
  sequence(words('a|an|one of the'), words('available|existing|defined|declared|provided'), oneOf(NOUN, NOUNS)),
  sequence(words('a'), NOUN, THAT, EXISTS),
);

/** "A tool that does not exist", "undefined tools"; without its article, for what stands before it. */
export const MISSING_TOOL: Phrase = oneOf(
  sequence(MISSING, oneOf(NOUN, NOUNS)),
  sequence(oneOf(NOUN, NOUNS), THAT, EXISTS_NOT),
  sequence(oneOf(NOUN, NOUNS), words('not'), words('defined|provided|available|declared')),
);

export const TOOL_SAID: Meaning<Said> = anyOf(
  means(good('defined'), oneOf(DEFINED_TOOL, DEFINED_TOOLS)),
  means(fault('defined'), words('a|an|any|'), MISSING_TOOL),
);
