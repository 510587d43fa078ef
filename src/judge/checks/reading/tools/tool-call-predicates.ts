import { anyOf, type Meaning, maybe, means, oneOf, sequence, within, words } from '../phrases.ts';
import {
  ARGUMENTS_SAID,
  DECLARED,
  EXISTS,
  EXISTS_NOT,
  fault,
  good,
  ONE_REQUIRED,
  RIGHT_TYPES,
  type Said,
  SCHEMA,
  TOOL,
  TOOL_SAID,
  UNKNOWN,
  WRONG_TYPE,
} from './tool-call-nouns.ts';

export const EXISTENCE_SAID: Meaning<Said> = anyOf(means(good('defined'), EXISTS), means(fault('defined'), EXISTS_NOT));

const MATCH = words(
  [
    'matches|match|matching|conforms to|conform to|conforming to|follows|follow|following|complies with|comply with',
    'complying with|satisfies|satisfy|satisfying|respects|respect|respecting|adheres to|adhere to|adhering to|obeys|obey',
    'obeying|fits|fit|fitting|validates against|validate against|validating against|is valid against|are valid against',
    'is valid according to|are valid according to|is valid under|are valid under|is consistent with|are consistent with',
    'passes validation against|pass validation against|valid against|valid under|valid according to|is as required by|are as required by',
  ].join('|'),
);

const VIOLATE = words(
  [
    'violates|violate|violating|breaks|break|breaking|is against|are against|deviates from|deviate from|deviating from',
    'is invalid against|are invalid against|is inconsistent with|are inconsistent with|fails validation against',
    'fail validation against|invalid against|is invalid under|are invalid under|fails to match|fail to match|is not valid against',
    'are not valid against|is not valid according to|are not valid according to|is not consistent with|are not consistent with',
  ].join('|'),
);

const HAS = words(
  [
    'has|have|having|contains|contain|containing|uses|use|using|passes|pass|passing|includes|include|including|provides',
    'provide|providing|gives|give|giving|supplies|supply|supplying|specifies|specify|specifying|is made with|are made with|with',
  ].join('|'),
);

const LACKS = words(
  [
    'lacks|lack|lacking|misses|miss|omits|omit|omitting|is missing|are missing|missing|leaves out|leave out|leaving out|without',
    'is made without|are made without|is without|are without|fails to provide|fail to provide|fails to include|fail to include',
  ].join('|'),
);

const CALLS = words(
  'is to|are to|goes to|go to|is of|are of|is for|are for|calls|call|calling|names|name|naming|uses|use|using|targets|target|targeting|invokes|invoke|to|of',
);

const opposite =
  (meaning: Meaning<Said>): Meaning<Said> =>
  (tokens, at) =>
    meaning(tokens, at).map(({ value, next }) => ({ value: { ...value, isFault: !value.isFault }, next }));

const matches: Meaning<Said> = means(good('whole'), MATCH, SCHEMA);

/** "No unknown arguments": what a fault is denied of. */
export const DENIED_ARGUMENTS: Meaning<Said> = (tokens, at) =>
  opposite(ARGUMENTS_SAID)(tokens, at).filter(({ value }) => !value.isFault);

const hasArguments: Meaning<Said> = anyOf(
  within(HAS, ARGUMENTS_SAID),
  within(sequence(HAS, words('no')), DENIED_ARGUMENTS),
);

/** What is said of a call by a verb of its own, or by a word that stands for one: "with …", "without …", "to …". */
export const CALL_SAID: Meaning<Said> = anyOf(
  matches,
  within(words('all|both|each'), matches),
  means(fault('whole'), VIOLATE, SCHEMA),
  means(good('whole'), words('is|are'), words('all|both|'), words('valid|schema-valid')),
  means(fault('whole'), words('is|are'), words('invalid|not valid')),
  hasArguments,
  means(fault('required'), LACKS, ONE_REQUIRED),
  within(CALLS, TOOL_SAID),
  // "Does not match its schema".
  within(
    words('does not|do not|did not|must not|should not'),
    opposite(anyOf(matches, hasArguments, within(CALLS, TOOL_SAID))),
  ),
  within(words('must|should'), anyOf(matches, hasArguments)),
  means(good('whole'), words('must be|should be'), words('valid')),
);

const MODAL_IS = words('is|are|is all|are all|must be|should be|is also|are also');

/** What is said of the arguments of a call. */
export const OF_ARGUMENTS: Meaning<Said> = anyOf(
  means(good('json'), MODAL_IS, words('valid|well-formed|syntactically valid|parseable|parsable'), words('json')),
  means(good('json'), words('parse as|can be parsed as'), words('valid|'), words('json')),
  means(
    fault('json'),
    words('is not|are not|is no|are no'),
    words('valid|well-formed|parseable|parsable|'),
    words('json'),
  ),
  means(fault('json'), words('is|are'), words('invalid|malformed'), words('json')),
  means(fault('json'), words('do not parse as|cannot be parsed as'), words('valid|'), words('json')),
  means(good('arguments'), MATCH, SCHEMA),
  means(good('arguments'), MODAL_IS, words('valid')),
  means(fault('arguments'), oneOf(VIOLATE, sequence(words('does not|do not'), MATCH)), SCHEMA),
  means(fault('arguments'), words('is|are'), words('invalid|not valid')),
  means(good('types'), words('have|are of|has|is of'), RIGHT_TYPES),
  means(fault('types'), words('have|are of|has|is of'), WRONG_TYPE),
  means(fault('known'), words('is|are'), UNKNOWN),
  means(good('known'), MODAL_IS, words('known|declared|defined')),
  means(good('known'), MODAL_IS, DECLARED, words('in|by'), oneOf(SCHEMA, TOOL)),
  means(good('known'), MODAL_IS, words('in|part of'), SCHEMA),
  means(fault('known'), words('is not|are not'), maybe(DECLARED), words('in|by|part of'), oneOf(SCHEMA, TOOL)),
);
