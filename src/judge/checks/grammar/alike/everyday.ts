import { type Alike, say } from './alike.ts';

const PREFIXES =
  '(a|the|its|one of the following|one of these|one of the) (|type |commit |conventional commit |commit type )(prefix|prefixes)';
const AGENT = '(it|the response|the reply|the model|the assistant|the bot|the answer)';
const GIVES = '(answers with|outputs|returns|replies with|responds with)';
const MARKS = ['a question mark', 'an exclamation mark', 'a period', 'a full stop', 'a colon', 'an ellipsis'];

/** Of what engineers ask for every day: commit messages, labels, sizes, quotes and marks. */
export const alikeEveryday: readonly Alike[] = [
  // Prefixes.
  say(
    'starts with one of the following :',
    '(starts|begins|opens) with one of (the|these|the following) (|allowed |conventional |commit )prefixes (|:)',
    '(has|carries|bears|uses) one of (the|these|the following) (|allowed |conventional |commit )prefixes (|:)',
    '(is prefixed|prefixed) (with|by) one of (|the following|these) :',
  ),
  say('starts with', `(starts|begins|opens) with ${PREFIXES} (-|:|,)`, 'is prefixed (with|by) (|either)'),
  say('start with', 'be prefixed (with|by)'),
  say('does not start with _1', '(lacks|is missing|has no) (a|an|the|) _1 prefix'),
  say('starts with _1', '(has|carries|bears) (a|an|the) _1 prefix'),
  say('line in the body', 'body line', "line of the (body|commit's body|commit body|message body)"),
  say('lines in the body', 'body lines', "lines of the (body|commit's body|commit body|message body)"),
  say('longer than _1 characters', '(wider|longer) than _1 columns', 'more than _1 columns wide'),
  say(
    'the second line of the commit message is blank',
    'the commit message has (a blank|an empty) line between (the |its |)(subject|title|summary) and (the |its |)body',
    'the subject and (the |)body of the commit message are separated by (a blank|an empty) line',
    'the commit message separates (the |its |)subject from (the |its |)body (with|by) (a blank|an empty) line',
  ),
  // Sign-offs.
  say('is signed', 'is signed off (as|with|by)', 'is signed (by|as|with)'),
  say(
    'there is text after',
    '(there is|there comes|it has) (anything|something) after the (sign-off|closing|signature)',
  ),
  // Block quotes.
  say('the response starts with a block quote', 'the first line is (|in )a (block quote|blockquote)'),
  say('block quote', 'quote block'),
  say('block quotes', 'quote blocks'),
  // Characters.
  say(
    'contains a non-ascii character',
    '(contains|uses|has|includes) (anything|something) (outside|outside of|beyond) (|plain )ascii',
  ),
  say('contains only ascii', '(stays|keeps|remains) (within|inside|in) (|plain |pure |7-bit |7 - bit |basic )ascii'),
  say('only ascii', '(7-bit|7 - bit|basic) ascii(| only)', 'nothing but ascii', 'nothing outside ascii'),
  say('curly quotes', '(typographic|typographical|typographer) quotes'),
  // One label.
  say(
    'and nothing else',
    'and absolutely nothing else',
    'and nothing else (at all|whatsoever)',
    ', and absolutely nothing else',
  ),
  say('the response is a single letter :', `${AGENT} (|only )${GIVES} (just |only |)(a single|one) letter (|:)`),
  say(
    'the response is a single letter :',
    `(the response|the reply|the output) is (just |only |exactly |)(a single|one) letter (|,)`,
  ),
  say(
    'the response is just _1 or _2',
    `${AGENT} (just |only |)${GIVES} (either |just |)_1 or _2 (only|and nothing else)`,
  ),
  say(
    'the response is just _1 or _2',
    `${AGENT} only ${GIVES} (either |)_1 or _2`,
    `${AGENT} ${GIVES} (only|just) (either |)_1 or _2`,
  ),
  say(
    'the response is either _1 or _2',
    '(the response|the reply|the output) is (one|a single) word , (either |)_1 or _2',
    '(the response|the reply|the output) is one of two words : _1 or _2',
  ),
  say('digit', '(lone|single) digit'),
  // Sizes.
  say('fits in a tweet', 'is short enough (for|to fit in|to fit into|to be) a (tweet|single tweet)'),
  say('at most _1 characters', '_1 (characters|chars) (tops|max|maximum)'),
  say('exceeds', '(spills|creeps|bleeds) (over|past)'),
  say('has', 'takes up', 'occupies', 'fills'),
  say('tops', ', tops'),
  say('max', ', max'),
  // Words in capitals.
  say(
    'word of _1 or more letters in all caps',
    'word in (all caps|capitals|all capitals|capital letters|uppercase) (of|with) (_1 letters or more|at least _1 letters|_1 or more letters)',
  ),
  say(
    'words of _1 or more letters in all caps',
    'words in (all caps|capitals|all capitals|capital letters|uppercase) (of|with) (_1 letters or more|at least _1 letters|_1 or more letters)',
  ),
  say('throughout', 'the whole way through', 'all the way down', 'all through'),
  say('in lowercase', '(in|written in) (small|lower-case) letters (only|throughout|)'),
  // Marks.
  ...MARKS.map((mark) => say(`the response ends with ${mark}`, `there is ${mark} at the (|very )end`)),
  say('em dashes', 'the em dash', 'the em-dash'),
  say('semicolons', 'the semicolon'),
  say('exclamation marks', 'the exclamation mark'),
  say('ellipses', 'the ellipsis'),
  say('is used', '(is|gets) used as (a placeholder|placeholder text|filler)'),
  say('are named', 'get named', 'get mentioned'),
];
