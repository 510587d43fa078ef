import { NO_KEYS } from '../../families/json/json-bare-names.ts';
import { ORDINALS } from '../../families/parts/parts.ts';
import { NO_NAMES } from '../bare-keys.ts';
import type { Step } from './data-steps.ts';

const RESPONSE =
  "(?:(?:the|this|its|your) (?:whole |entire |final |model's |assistant's )?(?:response|reply|output|answer)|it)";
const A_JSON = '((?:(?:a|an|valid|well-formed|bare|raw|pure|single|one) )*json(?: object| array)?)';
const IS_JSON = `^(${RESPONSE} (?:is|must be)) ${A_JSON}`;
const LIST = '(KEY(?: , KEY)* ,? ?and KEY)';
/** A name without quotation marks that is no word for what a field is like, in a sentence that speaks of JSON. */
const NAME =
  `(?!(?:${[...NO_KEYS, ...NO_NAMES, ...ORDINALS].join('|')}|former|latter|proper|longer|shorter|larger|smaller|right|wrong|main|custom)(?![\\w-]))` +
  '(?![a-z]+(?:ed|ing|al|ant|ent|ary|ive|ble|ful|less|ic|ous|est)(?![\\w-]))WORD';
/** Fields whose values are words, and such words: "status is open". */
const LABELLED = '(?:status|state|priority|severity|sentiment|label|verdict|currency|country)';
const LABEL =
  '(?:[A-Z][A-Z_]+|open|closed|pending|active|inactive|done|failed|ok|success|error|low|medium|high|urgent|critical|positive|negative|' +
  'neutral|approved|rejected|accepted|declined|denied|draft|published|enabled|disabled|paid|unpaid|shipped|cancelled|spam|ham|yes|no)';
const NTH = `(?:${ORDINALS.slice(0, 5).join('|')}|last)`;
const COLUMN = `the (?:(?:QUOTED|${NTH}) column|column (?:called |named |headed )?QUOTED)(?: (?:of|in) the (?:markdown )?(?:table|csv(?: output| file)?))?`;

/** JSON that the response is, and what is said of its parts. */
const WHOLE: readonly Step[] = [
  [`${IS_JSON} ,? ?(?:in which|where|wherein|such that)`, '$1 $2 and'],
  [`${IS_JSON} ,? ?whose`, '$1 $2 and its'],
  ['(,|and|, and) whose', '$1 its', '^(?:the )?[a-z]+ (?:is|must be) (?:[a-z-]+ )*json'],
  [
    `${IS_JSON} (?:without|with no|that lacks|that has no) (?:the |an? |any )?(?:FIELD )?(QUOTED)(?: FIELD)?( at any (?:level|depth))?$`,
    '$1 $2 and the json has no $3 key$4',
  ],
  [
    `${IS_JSON}(?: of objects)? ,? ?(?:and )?(each|all|every one|at least one|none|no two) of (?:which|whom|them|its objects) (has|have|contains?|shares?)`,
    '$1 $2 and $3 of the objects in the array $4',
  ],
  ['(?:each|all|every one) of the objects in the array (?:has|have)', 'every object in the array has'],
  ['no two of the objects in the array', 'no two objects in the array'],
  ['at least one of the objects in the array', 'at least one object in the array'],
  [`${A_JSON} ,? ?(?:all )?on (?:a single|one) line$`, '$1 and is on a single line', `^${RESPONSE} is`],
  ['(json (?:that |which )?(?:is|comes) )all (on (?:a single|one) line)', '$1$2'],
  [`(json(?: object| array)?(?: only)?) \\( ((?:no|without) [^()]+) \\)$`, '$1 , $2'],
  [
    `^${RESPONSE} is ((?:valid )?json) ,? ?(?:inside|in|within|wrapped in|enclosed in|put in) a (?:fenced )?(code fence|code block) ,? ?(?:and )?not (?:bare|as bare text)$`,
    'the json is in a $2',
  ],
  [
    '(the json is )(?:given |put |presented |wrapped )?in a (code block|code fence) ,? ?(?:and not|not|rather than|instead of) (?:as )?(?:bare|plain|raw)(?: text| json)?$',
    '$1in a $2',
  ],
  [`^(${RESPONSE} is) (?:one|a single) json object per line$`, '$1 json lines , one json object per line'],
  [
    '((?:each|every) line of (?:the )?(?:output|response|reply|answer)) ,? ?(?:taken by itself|on its own|by itself|taken alone)(?: ,)?',
    '$1',
  ],
  ['(empty json (?:array|object)) and nothing else$', '$1'],
  [
    '(the json(?: object| array)?) (?:occupies|takes up|fits on|fits in|takes) (?:a single|one|just one|only one) line',
    '$1 is on a single line',
  ],
];

/** Keys and values of JSON. */
const PARTS: readonly Step[] = [
  ['in the json (?:record|answer|reply|response|output|result|data|document|object|payload)', 'in the json'],
  ['the array (QUOTED)', 'the $1 array'],
  ['with the key (QUOTED) ,? whose value is', 'whose $1 is'],
  [
    'json(?: object| output)? with (KEY) as (an array|a list|a number|a string|a boolean|an object)$',
    'json where “$1” is $2',
  ],
  ['^the json(?: object)? has (QUOTED) (?:being|set to|as)(?= (?!its|the))', '$1 in the json is'],
  [
    '^the json(?: object)? has (QUOTED)(?= (?:between|above|below|over|under|at least|at most|greater than|less than) )',
    '$1 in the json is',
  ],
  ['and (QUOTED) (?:being|set to)', 'and $1 in the json is', '^KEY in the json is'],
  [
    '^(KEY) is (SOME(?: SOME)?) ,? ?and (?:each|every)(?: one)?(?: (?:item|element|entry|object|thing))?(?: of them)? (?:has|got) an? (KEY)$',
    '“$1” is $2 and every item in “$1” has a “$3”',
  ],
  ['(an array of (?:at least|at most|exactly) [a-z\\d]+) things', '$1 items'],
  [
    '((?:each|every|no|any|all) (?:object|element|item|entry|objects|elements|items)) in it',
    '$1 in the array',
    '^the json array',
  ],
  [
    '(the json array (?:contains|has) (?:at least|at most|exactly|more than) [a-z\\d]+) objects?',
    '$1 items',
    'every object in',
  ],
  [
    '(QUOTED(?: FIELD)?(?: in the json)?) is (?:either |one of )?((?!TRUE|FALSE|NULL)CAPS(?: , CAPS)* ,? ?or (?!TRUE|FALSE|NULL)CAPS)',
    '$1 is one of “$2”',
  ],
  ['(no|any|a) number in (QUOTED) is', '$1 item in $2 is'],
  ['((?:the )?KEY array) contains (QUOTED) but not (QUOTED)', '$1 contains $2 and does not contain $3'],
  ['is between (NUMBER) - (NUMBER)', 'is between $1 and $2'],
  [
    '(?:the|its) (?:top-level |json )?(?:keys|fields) (?:(?:of|in) the json(?: object)? )?are (?:exactly|only|just|precisely) (?:the following : |these : )?' +
      LIST,
    'the json object has exactly the keys “$1”',
    'top-level|json',
  ],
  [
    `(has (?:exactly )?the (?:top-level )?keys) ${LIST} ,? ?in (?:exactly )?(?:that|this|the given|that exact|this exact)(?: same)? order$`,
    '$1 “$2” and the keys come in this order : “$2”',
    'json|object',
  ],
  [`the (${NAME}) FIELD(?= (?:of|in|from|is missing from) the json)`, 'the “$1” field'],
  [`the (${NAME}) FIELD (?:of|in) the json`, 'the “$1” field in the json'],
  [`^(?:the )?(${LABELLED})(?: FIELD| value)? is (SOME) in the json$`, 'the “$1” field in the json is $2'],
  [`(the “${LABELLED}” field in the json is(?: not)?) (?:set to )?(${LABEL})$`, '$1 “$2”'],
  [`(the “${LABELLED}” field in the json is) (either |neither )(${LABEL}) (n?or) (${LABEL})$`, '$1 $2“$3” $4 “$5”'],
  [
    '(?:each|every|every single) (OBJECT|[a-z]+) (in the KEY (?:array|list)|in the (?:json )?array|in QUOTED) has an? (?!total|count|length|sum|size|number|minimum|maximum)(KEY) (?:(?:that is )?(over|above|under|below|greater than|higher than|less than|lower than|between|at least|at most)|of (at least|at most|between|more than|less than))',
    'the “$3” of every $1 $2 is $4$5',
  ],
  [
    'the json(?: object| reply| output| answer| response)? (?:sets|gives|puts) (KEY) to (one of|either)',
    '“$1” in the json is $2',
  ],
  [
    `(?:each|every|every single) ([a-z]+) (in the KEY (?:array|list)) has an? (${NAME}) FIELD$`,
    'every $1 $2 has a “$3” field',
  ],
  [
    '(?:any|one) of the (objects|elements|items|entries) in the (?:json )?array (lacks|has|contains|is)',
    'one object in the array $2',
  ],
  [
    '(the (?:json )?(?:KEY )?array) (?:contains|has|holds|includes) no (object|element|item|entry) (?:that|which)',
    'no $2 in $1',
  ],
  ['is null ,? ?(?:rather than|instead of|and not|not) (?:missing|absent|left out|omitted|an empty string)', 'is null'],
  ['(the same QUOTED) (?:value|FIELD)$', '$1', 'json|array|object'],
  [
    '(has|contains) (?:the )?same (?:[a-z]+) in it (twice|more than once)',
    '$1 the same value $2',
    'KEY (?:array|list)',
  ],
  [
    'the same (?:value|item|entry|element) (?:is listed|is repeated|appears|occurs|stands) (?:twice|more than once) in (the KEY (?:array|list))(?: (?:of|in) the json)?$',
    '$1 contains the same value twice',
  ],
  ['(the (?:KEY )?(?:array|list)) contains the same value more than once', '$1 contains the same value twice'],
  [
    '((?:the )?KEY (?:array|list)) (?:contains|has|holds) no (?:item|value|element|entry) (?:more than once|twice)',
    '$1 has no duplicates',
  ],
  [
    '(null values?) in the json ,? ?(?:however deep|however deeply nested|no matter how deep|no matter how deeply nested|at any depth|at any level)$',
    '$1 in the json',
  ],
  ['^any (null value)', 'a $1', 'json'],
  [
    '(?:the )?(KEY) (?:array |list )?(?:in the json )?has more (?:items|entries|elements|values|objects) than (?:the )?(KEY) (?:array|list)$',
    'the number of items in $1 is greater than the number of items in $2',
  ],
  ['a true / false value', 'a boolean'],
  [
    '(a(?: real)? boolean) ,? ?(?:rather than|instead of|and not|not) (?:text|a string|a number)(?: or (?:a number|text|a string))?$',
    '$1',
  ],
  [
    '(?:has|puts) (QUOTED) as (?:its|the) first key and (QUOTED) as (?:its|the) last(?: key)?',
    'has the first key $1 and the last key $2',
  ],
  [
    '^a json object that has the first key (QUOTED) and the last key (QUOTED)$',
    'responses where the first key in the json is $1 and the last key in the json is $2',
  ],
  [
    'the json(?: object)? has the first key (QUOTED) and the last key (QUOTED)',
    'the first key in the json is $1 and the last key in the json is $2',
  ],
  ['the (?:text|string|value) (?:in|of|inside|under) the (KEY) FIELD', 'the $1 field'],
  [
    '(the json(?: object)?) (has|contains|includes) (?:a|the) (FIELD) (?:called |named )?(WORD) with (?:the|a) value(?: of)? (WORD|NUMBER|QUOTED)$',
    '$1 $2 a $3 “$4” with the value “$5”',
  ],
  [
    '(QUOTED) values (in the json array|in the array|in KEY) (?:sum to|sum up to|add up to|total|come to) (NUMBER)',
    'sum of the $1 values $2 is $3',
  ],
  ['(any|every|each|a|no) string in (the (?:json )?KEY (?:array|list))', '$1 item in $2'],
  ['the json (KEY (?:array|list))', 'the $1'],
  ['(item in the KEY (?:array|list)) is over (NUMBER (?:characters|words))', '$1 is longer than $2'],
];

/** Columns and rows of tables and CSV. */
const CELLS: readonly Step[] = [
  [
    `^(${RESPONSE} (?:is|must be)) a (markdown )?table with (COUNT|(?:exactly|at least|at most|no more than|more than|fewer than) COUNT) (columns?|rows?|data rows?)$`,
    '$1 a $2table and the table has $3 $4',
  ],
  [
    '(?:an?|any|the same) (id|sku|slug|uuid|[a-z]+_[a-z_]+) (?:appears|occurs|is repeated|is used|shows up|stands) (?:twice|more than once|(?:on|in) more than one (?:line|row)) (?:in|of) the csv',
    'two rows in the csv share the same “$1”',
  ],
  ['(any|a|no|every) csv (field|value|cell)', '$1 $2 in the csv'],
  [`(${COLUMN}) is (empty|blank) in (?:every|each) row$`, 'every cell in $1 is empty'],
  ['the table column (QUOTED)', 'the $1 column'],
  ['^(the csv has SOME columns) and (SOME?) ?(?:data )?rows$', '$1 and the csv has $2 data rows'],
  [
    '^(the csv has the header .*) and ((?:exactly |at least |at most )?COUNT) (?:data rows|rows)$',
    '$1 and the csv has $2 data rows',
  ],
  [
    '(every|each) (row|line) has (the same number of|as many) (fields|columns|values) as the header',
    '$1 csv $2 has $3 $4 as the header',
    'csv',
  ],
  [`^${RESPONSE} is (?:a |valid )*csv with a header(?: row| line)? ,? ?and (?=(?:every|each) csv)`, ''],
  ['csv output whose', 'csv whose'],
  [
    '(the (?:markdown )?(?:table|csv) (?:has|contains|includes) a column) (?:headed|titled|labelled|labeled|called|named) (KEY)$',
    '$1 called “$2”',
  ],
  [`(${COLUMN}) is never (empty|blank)`, 'no cell in $1 is empty'],
  [`(${COLUMN}) is always`, 'every cell in $1 is'],
  [
    `(${COLUMN}) (?:has|contains|holds) (?:only|nothing but|just) (numbers|whole numbers|integers)(?: in it)?`,
    'all cells in $1 are $2',
  ],
  [
    `(${COLUMN}) (?:only (?:has|contains|holds)|(?:has|contains|holds) (?:only|nothing but|just)) (WORD|QUOTED) or (WORD|QUOTED)(?: in it)?`,
    'every cell in $1 is “$2” or “$3”',
  ],
  [
    '((?:data )?rows?|rows of data|(?:data )?lines) (?:below|under|beneath|besides|after|in addition to|apart from) (?:the|its) header(?: row| line)?$',
    'data rows',
    'csv',
  ],
  [
    'there (?:are|is) (SOME) rows? (?:below|under|beneath) the header(?: row)?$',
    'the table has $1 rows below the header',
  ],
  [
    '(?:,|\\() ?(?:the )?header(?: row| line)? (?:not counted|not included|aside|excluded)(?: \\))?$',
    ', not counting the header',
    'table|csv',
  ],
  ['(?:below|under) (?:the|its) header(?: row)?$', '', `^(?:every cell|all cells|no cell|${COLUMN})`],
  ['has an empty cell in any (?:of its rows|row)(?: (?:below|under) the header)?', 'has an empty cell', 'table'],
];

const ORDINAL = `(${ORDINALS.slice(0, 5).join('|')}|last|other)`;
const OF_HTML = '(img|a|button|input|div|span|section|table|form|script|link|video|iframe|label|svg|li|p)';

/** Code blocks one after the other, SQL, HTML and calls. */
const CODE: readonly Step[] = [
  [
    `the ${ORDINAL} code block is (in|tagged|labelled|labeled|marked) (WORD) ,? ?and the ${ORDINAL}(?: one)?(?: is| being)? (?:in|tagged|labelled|labeled|marked)? ?(WORD)$`,
    'the $1 code block is $2 $3 and the $4 code block is $2 $5',
  ],
  [
    `(code blocks) , the ${ORDINAL}(?: one)?(?: is| being)? (in|tagged|labelled|labeled|marked) (WORD) ,? ?and the ${ORDINAL}(?: one)?(?: is| being)? (?:in|tagged|labelled|labeled|marked)? ?(WORD)$`,
    '$1 and the $2 code block is $3 $4 and the $5 code block is $3 $6',
  ],
  [
    `^(${RESPONSE} is)(?: nothing but| only| just)? (?:one |a |a single )?(?:fenced )?code block (?:tagged|labelled|labeled|marked) (?:as )?(json|yaml|sql|python|bash|xml|html|javascript|typescript)(?: ,? ?(?:with |and )?no text (?:around it|before or after (?:it|the fences)))?$`,
    'the response is only a $2 code block',
  ],
  ['(an? (?:delete|update|insert|DELETE|UPDATE|INSERT) statement) in the sql', '$1'],
  ['^there (?:is|are) (SOME) sql (statements?)$', 'the sql has $1 $2'],
  [`^${RESPONSE} (?:is|contains|has) (more than one) sql statement$`, 'the sql has $1 statement'],
  ['has only one (statement)', 'has exactly one $1', 'sql'],
  [
    '(?:declares|defines|introduces) (?:a |any |its |some |the )?variables? (?:with|using|by means of) (let|var|const)',
    'uses $1',
  ],
  [
    '^(?:code with )?lines? (?:of code )?(?:over|above|exceeding|of more than|longer than|with more than) (NUMBER) (characters|columns)(?: (?:inside|in|within) (?:the )?(?:code|code blocks?))?$',
    'responses where a line of code is longer than $1 characters',
    'code',
  ],
  ['any (command) in the (?:shell|bash) script', 'any $1'],
  [`(each|every|all) ${OF_HTML} (?:tags?|elements?) in the html`, '$1 < $2 > tag in the html'],
  [
    'the xml(?: output| document)? (?:has|contains|includes) (SOME) < (WORD) > (elements?|tags?)$',
    'the response contains $1 < $2 > $3',
  ],
  ['(each|every|no|at least one) (TOOL) call (has|includes|contains|passes)', '$1 call to $2 $3'],
  ['^the (TOOL) call sets (KEY) to (QUOTED|NUMBER)$', 'the “$2” argument of $1 is $3'],
  ['^there is text both before and after (the SOME)$', 'there is text before $1 and there is text after $1'],
  [
    '(before|after) the (?:start|beginning|end) of (the (?:code block|table|list))$',
    '$1 $2',
    '^(?:any |there is no )?text',
  ],
  [
    '(code block|fenced block) whose (?:fence|label|language|language tag) is (?:marked |tagged |labelled |labeled )?(WORD)$',
    '$1 tagged $2',
  ],
  [
    '(one (?:fenced )?code block) and its (?:label|language|language tag|tag) is (WORD)$',
    '$1 and the code block is tagged $2',
  ],
  ['^there is only (one (?:fenced )?code block)', 'there is exactly $1'],
  [
    '(the (?:sql|query) is read-only) ,? ?(?:so|meaning|that is ,|i \\. e \\. ,?) (?:it has |there is )?no (?:INSERT|UPDATE|DELETE|DROP)(?:(?: , | or | , or )(?:INSERT|UPDATE|DELETE|DROP|ALTER|CREATE|TRUNCATE))*$',
    '$1',
  ],
  ['^(hashtags|emojis|bullets|links|questions) number (SOME)$', 'there are $2 $1'],
  ['^(?:you|one) (?:can )?counts? (SOME (?:hashtags|emojis|bullets|links|questions|words|sentences))$', 'there are $1'],
];

export const JSON_STEPS: readonly Step[] = [...WHOLE, ...PARTS, ...CELLS, ...CODE];
