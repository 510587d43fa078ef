import { type Alike, say } from './alike.ts';

const NOT_A = '(instead of|rather than|and not|not|, not)';
const OPENING = '(| after (the|its|the opening) backticks| on its opening fence)';
const BY_LIMIT = '(| (by means of|with|using|by|through) (a limit clause|a limit|limit))';
const LANGUAGE = '(what|which) language it is(| in)|the language|its language|what language it is written in';

/** Of JSON, CSV, YAML, SQL and code. */
export const alikeData: readonly Alike[] = [
  // Values.
  say('and it is', 'and its value is(| either)', '(|, )and it is either', 'and the value is'),
  say('in the json', '(given|stated|reported) in the json', 'that the json gives'),
  say('between', '(somewhere|anywhere) between'),
  say('is empty', 'is left empty', 'comes back empty'),
  say('or less', 'or (lower|below|under)'),
  say('is null', '(comes back|is returned|is left)(| as) null', 'is given null'),
  say('is an empty string', '(is left|comes back|is returned) as an empty string'),
  say('any value in the json', '(some|any|a) json value', 'some value in the json'),
  say('the value in _1 is', 'the value (of|for|stored in) _1 is'),
  say('in', '(|that is )stored (under|in)'),
  ...['number', 'boolean', 'string'].flatMap((type) =>
    ['a string', 'a number', 'a text'].map((other) =>
      say(`${other} instead of a ${type} in the json`, `${other} in the json ${NOT_A} a ${type}`),
    ),
  ),
  say(
    'the _1 array has as many items as the _2 array',
    'the _1 array is (|exactly )as long as the _2 array',
    'the _1 array is (|of )the same length as the _2 array',
    'the _1 array has (the same length as|the same size as|as many entries as|as many elements as) the _2 array',
    'the _1 and _2 arrays have (the same length|equal lengths|the same number of items|the same number of entries)',
    'the _1 and _2 arrays are (the same length|equally long|of equal length|of the same length)',
  ),
  say(
    'and has a top-level _1 key',
    'and (its |the |at the |)top level (has|contains) a _1 (key|field)',
    'and (has|contains) (a|an) _1 (key|field) at (the|its) top level',
  ),
  say('keys other than', '(extra |additional |any |other |)keys (beyond|besides|apart from|in addition to)'),
  say('well-formed', 'well formed'),
  say(
    'responses where _1 in the json is',
    '(json|a json object|json output) (whose _1(| value| field)|in which _1) is',
  ),
  say('a non-empty _1 array', '(a|an) _1 (array|list) (that|which) is (not empty|non-empty)'),
  say('responses where _1 consists of _2', '(a|an) _1 (made of|made up of|consisting of|that consists of) _2'),
  say('responses where the _1 field has no _2', '(a|an) _1 field (with|that has) no _2 in it'),
  say('responses where the _1 field has no _2', '(a|an) _1 field (with no|without a|without an) _2'),
  say('responses where the keys of the json are', '(json|a json object|json objects|json output) whose keys are'),
  // Forms.
  say(
    'is on a single line',
    '(is|comes) on one line',
    '(comes|is returned|is given|is written|is printed) on a single line',
  ),
  say(
    'json is on a single line',
    'json (is|comes|is returned|is given|is written) on (a single|one) line , (without|without any|with no) indentation',
    'json (is|comes|is returned|is given|is written) on (a single|one) line , not (indented|pretty-printed)',
  ),
  say('responses that are json lines', '(json lines|jsonl)(| output| format)', 'output in json lines'),
  say(
    'output where each line is a valid json object',
    'json lines(| output) , (that is ,|i . e .|meaning) (output where |)each line (|on its own )is a valid json object',
    'json lines(| output) , (that is ,|i . e .|meaning) one valid json object per line',
  ),
  say('the csv does not start with the header', 'the csv (is missing|lacks) (a|the) header row(| with)'),
  say('the csv does not start with the header', 'the csv has no header row with'),
  say('the csv uses _1 as the separator', '_1 (is|are) used as the csv (separator|delimiter)'),
  say('the csv uses _1 as the separator', '_1 (is|are) used as the (separator|delimiter) (in|of) the csv'),
  say(
    'the csv uses _1 as the separator instead of _2',
    `_1 (is|are) used as the csv (separator|delimiter) ${NOT_A} _2`,
  ),
  say(
    'responses where the csv uses _1 as the separator',
    '(csv output|csv|a csv) with _1 as (the|its) (separator|delimiter)',
    '(csv output|csv|a csv) (delimited|separated) by _1',
  ),
  // Code.
  say(
    'code block has a language',
    `(code block|code fence|fenced block) (says|states|names|specifies|declares|shows) (${LANGUAGE})${OPENING}`,
    `(code block|code fence|fenced block) is (labelled|labeled|tagged|annotated) with (its|a|the) language${OPENING}`,
    `(code block|code fence|fenced block) (comes with|carries|has) (a language hint|its language|a language name|a label)${OPENING}`,
  ),
  ...['typescript', 'javascript', 'python', 'bash', 'yaml', 'markdown'].map((name) =>
    say('labelled _1 or _2', `(labelled|tagged|marked) (as ${name} , (either |)with _1 or (with |)_2|either _1 or _2)`),
  ),
  say('has var in it', 'has var in it , (we want|it should be|use) (let or const|const or let)'),
  say('the code has a bare except', 'a try block has a bare except', 'there is a bare except in the code'),
  say(
    'line of code is longer than _1 characters',
    'line of code (is longer than|is wider than|exceeds|goes past|goes over|runs past|is over) _1 columns',
    'line of code (is wider than|goes past|runs past|goes beyond) _1 characters',
  ),
  ...['the code', 'the snippet', 'the script', 'the program'].flatMap((code) => [
    say(`${code} imports _1`, `_1 (is|gets) imported (in|by) ${code}`),
    say(`${code} does not import _1`, `_1 is (not|never) imported in ${code}`),
  ]),
  say('is left in', '(has been|was|got|is still) left in', 'is sitting in', 'has been forgotten in'),
  // SQL.
  say(
    'use select *',
    'select (all columns|every column|all the columns) (with|using|via|through|by) (|a |an )(*|star|asterisk)',
  ),
  say(
    'uses select *',
    'selects (all columns|every column|all the columns) (with|using|via|through|by) (|a |an )(*|star|asterisk)',
  ),
  say(
    'no two objects in the array have the same _1',
    '(every|each) object (|in the array )has a unique _1',
    'no _1 (occurs|appears|is used) (twice|more than once) in the array',
    'no two objects share (a|an|the same) _1',
  ),
  say(
    'does not use SELECT *',
    '(names|lists|selects|spells out) (its|the|specific|) columns (explicitly|by name|) (instead of|rather than) (using|writing|) select *',
  ),
  say('responses where the sql does not use _1', 'sql (that does not use|without) _1'),
  say(
    'has a limit of at most _1',
    `(limits|restricts|caps) (its result|its results|the result|the results|itself|its output) to (at most|no more than) _1 rows${BY_LIMIT}`,
    `(limits|restricts|caps) (its result|its results|the result|the results|itself|its output) to _1 rows (or fewer|at most)${BY_LIMIT}`,
  ),
  say(
    'highest first',
    ', with the (highest|largest|biggest|greatest) _1 (first|at the top|on top|leading)',
    'the (highest|largest|biggest|greatest) (|_1 )first',
    '(largest|biggest|greatest) first',
  ),
  say(
    'lowest first',
    ', with the (lowest|smallest|least) _1 (first|at the top|on top|leading)',
    'the (lowest|smallest) (|_1 )first',
    'smallest first',
  ),
  say('are sorted by', 'are (ordered|arranged|ranked|listed in order|put in order) by'),
  say('is sorted by', 'is (ordered|arranged|ranked|put in order) by'),
  say(
    '_1 equals the number of',
    'the (number|value|figure|count) (in|under|stored in|given in|held in|of) _1 (matches|equals|is equal to|is the same as|corresponds to|agrees with) the number of',
  ),
  say(
    '_1 equals the number of',
    '_1 (matches|corresponds to|agrees with|is the same as|gives|states) the (actual |)(number|count) of',
  ),
  say(
    'equals the sum of',
    '(is equal to|matches|is|adds up to|comes to|agrees with) the (sum|total) of',
    'is what you get by adding up',
    'equals the total of',
  ),
  say(
    'the sum of the _1 in _2',
    'the sum of (the|all|all the) _1 (fields|values) (in|of) (the |)_2 (array|list)',
    'the sum of (the|all|all the) _1 (in|of) the _2 (array|list)',
  ),
  say(
    'has the same number of fields',
    'has the same number of (fields|columns|values|cells) as (its|the) header(| row| line)',
    'has as many (fields|columns|values|cells) as (its|the) header(| row| line)',
  ),
  say(
    'the csv header is',
    'the first line (|of the output |of the response |of the csv )is the (csv |)header(| row| line)',
    'the (csv|output|response) (opens|starts|begins) with the header(| row| line)',
  ),
  say('wrapped in', '(wrapped|enclosed|put|placed) (in|inside|within|between) a pair of', 'surrounded by (a pair of|)'),
  say(
    'without a thousands separator',
    'without (a comma|commas) as (its|the|a|their) (thousands|thousand) separator',
    'with no thousands separator',
  ),
  say('1000', 'one thousand', 'a thousand'),
  say('time', 'time of day', 'clock time'),
  say('times', 'times of day', 'clock times'),
  say(
    'with am or pm',
    'with am or pm (instead of|rather than|and not) (in|on|using|) (the |)24 - hour (clock|format|time|notation)',
  ),
  say(
    'hex color',
    '(six-digit|6 - digit|) (hexadecimal|hex) (color|colour)(| code)',
    'hexadecimal color',
    'hexadecimal colour',
  ),
  say(
    'in upper case',
    '(written|set|typed|put|given) in (upper case|uppercase|capitals|capital letters)(| wherever they are used| throughout)',
  ),
  say('select', 'the sql keywords select', 'the keywords select', 'the sql keyword select', 'the keyword select'),
  say(
    'uses select *',
    '(selects|fetches|returns|reads|asks for|takes) (all|every|all the) (columns|column) (by means of|with|using|by using|through|via) select *',
    'relies on select *',
    'resorts to select *',
  ),
  say(
    'has a limit of',
    '(caps|limits|restricts|bounds) (its|the) (result|results|output|rows|result set) (with|to|using|by|through|by means of) a limit of',
  ),
  say(
    'does not use',
    '(declares its variables|is written) without (ever |)(using|use of|the use of) (the |)',
    'makes no use of (the |)',
    'never (uses|makes use of) (the |)',
  ),
  say('var', 'var keyword', 'the var keyword', 'the keyword var'),
  say('the sql has', 'the response (contains|has|includes) (a|an) sql statement (with|that uses|such as|like)'),
  say('has a', '(carries|holds|bears|includes|comes with|is given|possesses) a'),
  say('has an', '(carries|holds|bears|includes|comes with|is given|possesses) an'),
  ...['an order', 'a ticket', 'a case', 'an invoice', 'a tracking', 'a booking', 'a customer', 'a reference'].map(
    (one) =>
      say(
        '_1 followed by _2',
        `${one} (reference|number|id|code|identifier) (consisting of|made up of|in the form of|of the form|written as|in the form|that consists of) _1 followed by _2`,
      ),
  ),
];
