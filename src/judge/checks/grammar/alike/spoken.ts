import { type Alike, say } from './alike.ts';

const LAYOUT = [
  ...['table', 'markdown table', 'bulleted list', 'bullet list', 'numbered list', 'list', 'heading', 'code block'],
  ...['fenced code block', 'blockquote', 'horizontal rule'],
];
const HELD = [
  ...['python code', 'javascript code', 'typescript code', 'sql', 'json', 'json object', 'json array', 'csv'],
  ...['table', 'markdown table', 'list', 'bulleted list', 'numbered list', 'query', 'yaml', 'html', 'xml'],
];
const STATED = [
  ...['dollar amount', 'url', 'link', 'hyperlink', 'web address', 'phone number', 'percentage', 'price'],
  ...['e-mail address', 'email address', 'ip address'],
];
const AGENT = '(the assistant|the bot|the agent|the model)';
const GIVEN = '(provided|supplied|given|mentioned|sent|shared|included|posted|pasted|written|typed|stated|listed)';
const GAVE = '(provided|supplied|gave|mentioned|sent|shared|included|posted|pasted|wrote|typed|stated|used|listed)';
const GIVE = '(provide|supply|give|mention|send|share|include|post|paste|write|type|state|use|list)';

const ENDING = ['period', 'full stop', 'comma', 'colon', 'question mark', 'emoji', 'exclamation mark'].map((one) =>
  /^e/u.test(one) ? `an ${one}` : `a ${one}`,
);
const ENDS_OF = ['character', 'letter', 'word', 'line', 'sentence', 'paragraph', 'bullet', 'item', 'heading'];

/** Verbs, tenses, places and amounts in further words, whatever they are said of. */
export const alikeSpoken: readonly Alike[] = [
  // The response by other names.
  say('the response', `the (reply|response|output|answer|text|message) (from|of|by) ${AGENT}`, 'the reply to the user'),
  say(
    'the response',
    `the (reply|response|output|answer|text) (that |which |)${AGENT} (returns|returned|gives|gave|writes|wrote|produces|produced)`,
  ),
  say('the response', `(what|everything|everything that|whatever) ${AGENT} (says|writes|returns|outputs|answers)`),
  say(
    'the response',
    `the (reply|response|output|answer|text) (that |which |)the user (sees|gets|receives)`,
    'the generated answer',
  ),
  say(
    'the response',
    "the (model|assistant|bot|agent|llm|ai)'s final (answer|reply|response|output|message)",
    'the full answer',
  ),
  say(
    'the response is either',
    `${AGENT} (answers|replies|responds) with either`,
    'the classifier (answers|replies|responds) with either',
  ),
  // What stands somewhere, and where.
  say('are in', '(remain|survive|are found|show up|turn up|crop up|come up) in'),
  say('is in', '(remains|survives|is found|shows up|turns up|crops up|comes up) in'),
  say('before', 'ahead of', 'prior to', 'in front of'),
  say('lacks', '(is|gets) (shown|given|written|displayed|listed|printed|stated|quoted) without'),
  ...ENDS_OF.map((one) =>
    say(`the first ${one} is _1 and the last ${one} is`, `the (very |)first ${one} is _1 and the (very |)last is`),
  ),
  // A mark is at the very end; a link may stand near it.
  ...[['start', 'beginning'], ['end']].flatMap(([edge, other = edge]) =>
    ENDING.flatMap((mark) => [
      say(`_1 ${edge}s with ${mark}`, `there is ${mark} at the (|very )(${edge}|${other}) of _1`),
      say(`${edge}s with ${mark}`, `has ${mark} at (the|its) (|very )(${edge}|${other})(| of it)`),
    ]),
  ),
  ...['line', 'sentence', 'paragraph', 'word'].map((unit) =>
    say(
      `has _1 ${unit}s`,
      `is (|laid out |set out |written |printed |spread |arranged )(on|over|across|in) _1 ${unit}s`,
    ),
  ),
  // Who speaks of it, and what was done.
  say('the response has', '(i|we|you) (get|see|find|end up with)', 'i am (given|shown)'),
  say('the response has no', "i (do not|don't|never) (get|see|find)", 'i (do not|never) (get|see|find) any'),
  say('has', 'had'),
  say('contains', 'contained'),
  say('does not', 'did not'),
  say('is left', 'was left'),
  ...['more than', 'at most', 'at least', 'exactly', 'no more than'].map((bound) =>
    say(`it asks ${bound} _1`, `${bound} _1 (is|are|gets|get) asked`),
  ),
  say('slip in', 'slipped in'),
  say('slips in', 'slipped in'),
  say('', '(somewhere|anywhere) in (the|its) (response|reply|output)', 'in what it (wrote|writes|says|returns)'),
  say(',', 'in (the|its) (response|reply|output) ,'),
  ...['letters', 'characters', 'words'].map((unit) =>
    say(`of _1 or more ${unit}`, `(of|with) _1 ${unit} (or more|or longer|and up|and longer)`),
  ),
  ...['at most', 'at least', 'exactly', 'no more than'].flatMap((bound) =>
    ['hashtags', 'bullets', 'links', 'emojis', 'headings', 'questions'].map((many) =>
      say(`it has ${bound} _1 ${many}`, `it is ${bound} _1 ${many}`),
    ),
  ),
  ...['pull request', 'pr', 'issue', 'ticket', 'commit'].map((owner) =>
    say(`the ${owner} title`, `the title of the ${owner}`, `the ${owner}'s title`),
  ),
  say(
    'is empty or whitespace only',
    'is (empty|blank) or (consists of|contains|is made up of|made up of|is) (only whitespace|nothing but whitespace|whitespace only|whitespace alone)',
  ),
  say('<', '(the|a) (closing|end) tag <'),
  say('deeper than', 'any deeper than', 'further down than'),
  say('longer than', 'any longer than'),
  say('text', 'ordinary text', 'normal text'),
  say('has _1 lines', 'takes up _1 lines', 'takes _1 lines'),
  say('throughout', 'all the way through', ', all the way through'),
  ...['years', 'dates', 'prices', 'names', 'scores', 'amounts', 'numbers', 'values', 'times'].map((many) =>
    say(many, `${many} (that are |)(listed|given|mentioned|shown|stated)`),
  ),
  ...['have', 'start', 'begin', 'end', 'use', 'carry', 'contain', 'link', 'point'].map((verb) =>
    say(`all _1 ${verb}`, `_1 all ${verb}`),
  ),
  say('starting with', 'prefixed (with|by)'),
  say('that are', '(given|written|formatted|presented|returned|formulated) as'),
  say('is', '(is|comes) (given|written|formatted|presented|returned|laid out|set out|shown|displayed) as'),
  say('are', '(are|come) (given|written|formatted|presented|returned|laid out|set out|shown|displayed) as'),
  say(
    'and does not end with a period',
    'and (|has )no (period|full stop) at (the|its) end',
    'and no (final|trailing|closing) (period|full stop)',
  ),
  say('', ', from (its|the) first (character|word|line) to (its|the) last ,', 'from its first character to its last'),
  say('there are _1 in', 'any _1 (are|appear|remain) in'),
  say('[', 'all of ['),
  // Tenses and words that add nothing.
  say('is', 'has been', 'is left', 'is kept'),
  say('are', 'have been', 'are left', 'are kept'),
  say('is not', 'has not been', 'has never been'),
  say('are not', 'have not been', 'have never been'),
  say('the first', 'the very first'),
  say('the last', 'the very last', 'the very final'),
  say('its first', 'its very first'),
  say('its last', 'its very last'),
  say(
    '',
    ', inclusive',
    'inclusive',
    'both inclusive',
    ', both inclusive',
    'both ends included',
    ', across all turns ,',
  ),
  say('', '(somewhere|anywhere) in (its|the) text', 'in its text', 'at any (point|place)', 'to be seen', 'at all'),
  say('', '(wherever|whenever|where) (they|it|these) (are used|is used|occur|occurs|appear|appears)', 'as a whole'),
  say('', ', from start to finish ,', 'from start to finish', ', from beginning to end ,', 'from beginning to end'),
  say('', ', taken as a whole ,', ', as a whole ,', ', in its entirety ,', 'in its entirety'),
  say(
    '',
    'of any (kind|sort|type|level)',
    '(anywhere|somewhere) in the answer',
    'whatsoever',
    'to it',
    'itself',
    'attached',
  ),
  // What stands behind a noun and tells it from no other one.
  say('', '(that|which) (is|are)'),
  say(
    '',
    `(that is |which is |)(returned|produced|generated|given|emitted|written|created|supplied|provided|sent) by ${AGENT}`,
  ),
  ...HELD.map((one) => say(one, `${one} (in|of|inside|within) (the|its) (reply|response|output|answer|completion)`)),
  say(
    '',
    '(that|which) (the assistant|the model|the bot|it) (returns|returned|produces|produced|generates|gives|gave|writes|wrote|outputs)',
  ),
  say(
    'labelled',
    '(that|which) (is|has been) (labelled|labeled|tagged|marked|annotated) as',
    'annotated as',
    'tagged as',
    'marked as',
    'labelled as',
  ),
  say(
    'with the value _1',
    'whose value is _1',
    'whose value equals _1',
    'and its value is _1',
    'that is set to _1',
    'that equals _1',
    'set to the value _1',
  ),
  say('with a _1 of _2', 'whose _1 is _2'),
  say(
    'appears',
    '(appears|is found|occurs|shows up|turns up|is present|is used|is to be found) (anywhere|somewhere) (in|within|inside) it',
    '(appears|occurs|shows up|turns up) (anywhere|somewhere|at all)',
    'is (anywhere|somewhere) to be found',
  ),
  say(
    'appear',
    '(appear|are found|occur|show up|turn up|are present|are used) (anywhere|somewhere) (in|within|inside) it',
    '(appear|occur|show up|turn up) (anywhere|somewhere|at all)',
  ),
  say(
    'a boolean',
    '(a json|a real|an actual|a proper|a true) boolean',
    'a boolean (rather than|instead of|and not|, not) a (string|text|number)',
    'a (json |)boolean (rather than|instead of|and not|, not) a string or a number',
    'of type boolean',
    'of the type boolean',
  ),
  say(
    'a number',
    '(a json|a real|an actual|a proper) number',
    'a number (rather than|instead of|and not|, not) a (string|text|boolean)',
    'a (json |)number (rather than|instead of|and not|, not) a (quoted string|numeric string|string in quotes)',
    'of type number',
    'of the type number',
  ),
  say(
    'a string',
    '(a json|a real|an actual|a proper) string',
    'a string (rather than|instead of|and not|, not) a (number|boolean)',
    'of type string',
    'of the type string',
  ),
  say(
    'an array',
    '(a json|a real|an actual|a proper) array',
    'an array (rather than|instead of|and not|, not) (a string|an object|a single value)',
    'of type array',
    'of the type array',
  ),
  say('is called with', '(receives|is given|gets|is passed|takes|is sent|is invoked with|is made with|carries)'),
  say(
    'defines a function named',
    '(defines|declares|contains|has|includes) a function (called|with the name|by the name of|of the name)',
  ),
  // Amounts.
  say('instead of', 'as opposed to', 'in place of', 'in preference to'),
  say('more than once', 'more than (one time|a single time)', 'more than once (in|during|over) the conversation'),
  say('at least once', 'one or more times', 'at least one time', 'once or more', 'a minimum of one time'),
  say('at least one', 'one or more', 'a minimum of one', 'one or several'),
  say(
    'exactly once',
    'once and only once',
    'one time only',
    'exactly one time',
    'precisely once',
    'precisely one time',
  ),
  say('no', 'zero', 'not a single', 'not one', 'not even one', 'not even a single'),
  say('any', 'any (kind|sort|type|form) of', 'even a single', 'even one'),
  say('only', 'exclusively', 'solely', 'purely', 'entirely', 'nothing other than', 'nothing except'),
  say('uses only', '(sticks|keeps|confines itself|limits itself|restricts itself) to', 'stays with'),
  say('uses only', 'is (restricted|limited|confined) to', 'uses (nothing but|nothing except|nothing other than)'),
  say('contains only', '(consists|is made up|is composed|is comprised) (only|entirely|solely|exclusively|purely) of'),
  say('contains nothing but', 'contains nothing (except|besides|other than|apart from|beyond)'),
  say('between _1 and _2', '(anywhere |)from _1 to _2', 'in the range (of |from |)_1 to _2', 'in the range _1 to _2'),
  say('is not between _1 and _2', '(lies|falls|is) outside (of |)(the |)(range|interval) (from |of |)_1 (to|and) _2'),
  say('is not between _1 and _2', '(lies|falls|is) outside (of |)_1 to _2', 'is out of the range (from |of |)_1 to _2'),
  say('is between _1 and _2', '(lies|falls|stays|remains) (between|within) _1 and _2', '(lies|falls) from _1 to _2'),
  // Lengths.
  say('is longer than', '(runs|stretches|goes|extends) (longer than|to more than|over|beyond|past)', 'spans more than'),
  say('is longer than', '(runs|goes) on for more than', 'takes up more than', '(comes|amounts|adds up) to more than'),
  say('are longer than', '(run|stretch|go|extend) (longer than|to more than|over|beyond|past)', 'span more than'),
  say(
    'is shorter than',
    '(runs|stays|is kept|comes in|remains) (under|below)',
    '(comes|amounts|adds up) to fewer than',
  ),
  say('are shorter than', '(run|stay|are kept|come in|remain) (under|below)', '(come|amount|add up) to fewer than'),
  say('is at most', '(does not|must not|never) (go over|run past|go beyond|run over|run to more than)', 'tops out at'),
  say('has at most', 'is (limited to|capped at|kept to|kept within) (at most|no more than|a maximum of)'),
  say('has at most', '(consists of|comprises|is made up of) (at most|no more than|a maximum of)'),
  say('has at least', '(consists of|comprises|is made up of|runs to) (at least|no fewer than|a minimum of)'),
  say('has exactly', '(consists of|comprises|is made up of|runs to|is composed of) exactly'),
  ...['longer than', 'more than', 'fewer than', 'shorter than'].map((than) =>
    say(`a line is ${than}`, `(a single|any single|even one|one) line (is|runs|goes|has|contains) ${than}`),
  ),
  // What stands there or not.
  say('does not contain', '(never includes|never contains|is free of|is free from|is devoid of)'),
  say('do not contain', '(never include|never contain|are free of|are free from|are devoid of)'),
  ...[...LAYOUT, ...STATED].flatMap((one) => {
    const an = /^[aeiou]/u.test(one) && !one.startsWith('u') ? 'an' : 'a';
    const verbs = STATED.includes(one) ? '(quotes|cites|states)' : '(presents|shows|offers|sports)';
    const gerunds = STATED.includes(one) ? '(quoting|citing|stating)' : '(presenting|showing|offering)';
    return [
      say(`contains ${an} ${one}`, `${verbs} (${an}|at least one|some) ${one}`),
      say(`contains any ${one}`, `${verbs} any ${one}`),
      say(`containing ${an} ${one}`, `${gerunds} (${an}|any) ${one}`),
    ];
  }),
  // Edges.
  say('ends with', 'is (terminated|ended|closed|finished|concluded) (by|with)', '(has|carries) at its end'),
  say('end with', 'are (terminated|ended|closed|finished|concluded) (by|with)', '(have|carry) at their end'),
  say('starts with', 'is (started|opened|led off) (by|with)', '(has|carries) at its (start|beginning)'),
  say('starts with', 'sets off with', 'gets started with', 'has as its first (word|words)'),
  say('start with', 'are (started|opened) (by|with)'),
  say('the response starts with a digit', '(the|its) first character (|of the response|of the text|of it) is a digit'),
  say(
    'the response starts with',
    '(the|its) (|very )(first|opening) words (|of the response|of the text|of the output) are',
  ),
  say(
    'the response ends with',
    '(the|its) (|very )(last|final|closing) words (|of the response|of the text|of the output) are',
  ),
  say(
    'there is text after',
    '(anything|something|any text) (other than|but|except|besides) whitespace (follows|comes after)',
  ),
  say(
    'there is text before',
    '(anything|something|any text) (other than|but|except|besides) whitespace (precedes|comes before)',
  ),
  say('the response starts with the string', '(the|its) (|very )first characters (|of the response |of the text )are'),
  say('the response ends with the string', '(the|its) (|very )last characters (|of the response |of the text )are'),
  // Places.
  say(
    'comes after',
    'is (placed|positioned|located|found|put|set|given) after',
    '(stands|sits|is|appears|occurs) (after|below)',
  ),
  say(
    'comes before',
    'is (placed|positioned|located|found|put|set|given) (before|ahead of)',
    '(stands|sits|is|appears|occurs) (before|ahead of)',
  ),
  say('comes before', 'precedes'),
  say('come before', 'precede', 'are placed before', 'are put before'),
  say(
    'below it',
    'beneath it before the next (heading|one)(| begins| starts| comes)',
    'under it before the next (heading|one)(| begins| starts)',
  ),
  say('below it', 'between it and the next (heading|one)', '(underneath|under|beneath) it'),
  // Beside the user's message.
  say(
    "that is not in the user's message",
    `that the user (did not|has not|never|had not) ${GIVE}`,
    `that the user (has not|never|had not) ${GAVE}`,
  ),
  say(
    "that is not in the user's message",
    `that was (not|never) ${GIVEN} by the user`,
    `not ${GIVEN} by the user`,
    "absent from the user's message",
  ),
  say("that is not in the user's message", `the user (did not|has not|never|had not) ${GIVE}`),
  say("that is not in the user's message", `the user (has not|never|had not) ${GAVE}`),
  say("from the user's message", `the user ${GAVE}`),
  say('at most half as long as', '(no longer than|at most|not longer than) half (|the length of)'),
  say(
    'there is text before or after',
    '(anything|something|any text|text) (is written|comes|appears|is said|stands|is put) (before or after|outside|outside of)',
  ),
  say(
    'the < _1 > tag is not empty',
    'there is (|some )(text|content) (between|in between) < _1 > and < / _1 >',
    'there is (|some )(text|content) (inside|in|within) (|the )< _1 >(| tags| tag)',
  ),
  say("that is in the user's message", `that the user (has |)${GAVE}`, `${GIVEN} by the user`),
  say('every reply', `(each|every) (reply|response|answer) (from|by|of) ${AGENT}`, `each of the ${AGENT}'s replies`),
  say('each reply', `(each|every) (reply|response|answer) (from|by|of) ${AGENT}`),
  say(
    'that _1 returned',
    '(exactly |just |precisely |)as _1 returned it',
    'as returned by _1',
    'which _1 returned',
    'that _1 gave back',
  ),
];
