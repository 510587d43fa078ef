/** No name of a field, an argument or a column. */
const NO_NAME =
  '(?!(?:the|a|an|its|their|each|every|any|some|no|not|and|or|nor|it|they|that|which|is|are|has|have|with|without|all|both|one|of|in|to|' +
  'for|than|then|there|be|field|key|property|argument|parameter|object|null|true|false|empty|missing|value|at|by|as|from|only|keys|values|fields|properties|objects|arrays|elements|strings|numbers|nulls|' +
  'duplicates|comments|whitespace|spaces|tabs|newlines|text|rows|columns|valid)\\b)';
/** What a tool, an argument and a text are called, and who calls or writes them, as regular expressions over pieces. */
const CLASSES: Readonly<Record<string, string>> = {
  // A name that may stand without quotation marks.
  WORD: `${NO_NAME}[\\p{L}_][\\w-]*`,
  KEY: `(?:«\\d+_?»|${NO_NAME}[\\p{L}_][\\w-]*)`,
  TOOL: '(?:«\\d+_»|[a-z\\d]+_\\w+)',
  QUOTED: '«\\d+_?»',
  CAPS: '[A-Z][A-Z_\\d]+',
  COUNT: '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|eighty)',
  NUMBER: '[\\d.]+',
  // Up to six pieces, without a comma.
  SOME: '[^ ,]+(?: [^ ,]+){0,5}',
  FIELD: '(?:field|key|property|attribute|member)',
  ARGUMENT: '(?:argument|parameter|arg|param)',
  OBJECT: '(?:object|item|element|entry|record)',
  OBJECTS: '(?:objects|items|elements|entries|records)',
  AGENT: '(?:it|(?:the|your|our) (?:assistant|agent|bot|chatbot|model|ai))',
  // What is provided may be the user's.
  OWN: '(?:suggested|proposed|generated|returned|resulting|produced|printed|output)',
  MADE: '(?:suggested|proposed|generated|returned|resulting|produced|provided|delivered|presented|supplied|printed|output)',
  MAKES:
    '(?:wrote|writes|has written|returns|returned|generates|generated|suggests|suggested|proposes|proposed|gives|gave|' +
    'produces|produced|outputs|provides|provided|prints|printed)',
  DATA:
    '(?:sql|query|statement|function|code|script|snippet|command|json|csv|xml|yaml|html|table|object|array|python|' +
    'javascript|typescript|program|regex|config|configuration|manifest|data)',
  CALLED: '(?:called|invoked|run|triggered|executed)',
  // What is used, and has such a name, is called.
  ACTION:
    '(?:(?:get|set|fetch|find|search|send|create|update|delete|list|look|lookup|check|book|cancel|run|issue|make|add|remove|place|' +
    'charge|process|schedule|query|load|save|read|write|submit|open|close)_\\w+)',
};
/** A step's pattern as a regular expression. */
export const sourceOf = (pattern: string): string =>
  pattern.replaceAll(/\b[A-Z]{3,}\b/gu, (name) => CLASSES[name] ?? name);

/**
 * A step: what stands there, and what says the same. `“$1”` puts a name in quotation marks. A third pattern must stand somewhere in
 * the condition.
 */
export type Step = readonly [pattern: string, put: string, beside?: string];

/** Words that say nothing of a thing but that it was made, or where it stands. */
const MADE: readonly Step[] = [
  ['(DATA) (?:that |which )?(?:AGENT) (?:MAKES)', '$1'],
  ['(DATA) (?:that|which) (?:is|was|has been) (?:OWN)', '$1'],
  ['(the|a|an) (?:OWN) ((?:[^ ]+ )?DATA)', '$1 $2'],
  ['what (?:is|was) (?:MADE) is', 'the response is'],
  [
    '(?:is (?:delivered|given|presented|supplied|provided|put|placed|wrapped|enclosed)|comes(?: back| wrapped)?) in(?=(?: [^ ,]+){1,4} (?:block|fence|array|object))',
    'is in',
  ],
  ['comes on (a single|one) line', 'is on $1 line'],
  ['(?:comes|came) back as', 'is'],
  ['is (?:MADE|given|passed|sent|specified|handed over) as (a|an)', 'is $1', 'FIELD|ARGUMENT|TOOL|json'],
  ['(rather than|instead of|and not|not) as (a|an)', '$1 $2'],
  ["([a-z]+)'s got", '$1 has'],
  ['(?:anywhere |somewhere )in it', 'in it'],
  ['(?:on|inside|within) it(?=$| ,)', 'in it'],
  ['(has (?:any |some |a )?null values?) in it', '$1', 'json'],
  ['(?:comes|came) (?:with|complete with)', 'has'],
  ['(?:tops|goes (?:over|above|past|beyond)|runs (?:over|past)) (NUMBER)', 'exceeds $1'],
  ['than (SOME) (?:has|have|does|do|is|are)(?=$| ,)', 'than $1'],
  ['(?:, )?(?:inclusive|both included|both ends included|endpoints included)$', '', 'between NUMBER and NUMBER'],
  ['((?:json|sql|code|query|python)(?: output| code)?) in which', '$1 where'],
  ['(?:a|an) (later|earlier) (?:date|day|time) than', '$1 than'],
  ['at least (COUNT) (?:and|but) (?:at most|no more than|not more than) (COUNT)', 'between $1 and $2'],
  ['whose value (?:lies |falls |is |ranges )?between', 'between'],
  ['a (string|text|value) (?:that is )?(?:formatted|written) as', 'formatted as'],
  [
    '(?:,|and|, and) (?:not|never|no) (?:some |any )?(?:other|different) (?:value|label|one|string)$',
    '',
    '(?:is|are) SOME or SOME',
  ],
  ['what (?:you|we|one) gets? (?:by |when (?:you|we|one) )?(?:add|adding|adds) up', 'the sum of'],
];

/** Calls of tools, their order and their number. */
const CALLS: readonly Step[] = [
  ['(TOOL) (?:got|gets|was|has been) (?:CALLED)', '$1 is called'],
  ['(ACTION) (?:is|got|gets|was|has been) used (before|after)', '$1 is called $2'],
  [
    '(before|after) (?:AGENT )?(?:ever )?(?:calls|called|calling|had called|has called|having called|invoked|invokes) (TOOL)',
    '$1 $2',
  ],
  ['(before|after) (?:AGENT )?(?:uses|used|using|runs|ran) (ACTION)', '$1 $2'],
  ['(before|after) (TOOL) (?:is|was|gets|has been|does|did)$', '$1 $2'],
  [
    'without (?:ever )?having (?:CALLED) (TOOL)(?: first| before(?:hand| that)?| earlier(?: on)?| previously| in an earlier (?:step|turn|call))?',
    'without first calling $1',
  ],
  ['(?:hits|fires) (both )?(ACTION)', 'calls $1$2'],
  ['(?:used|uses) (ACTION) (before|after)', 'calls $1 $2'],
  ['(ACTION) and (ACTION) are both (?:requested|CALLED|made|issued)', '$1 and $2 are called', 'in the same'],
  ['(ACTION) and (ACTION) are both (?:requested|made|issued)', '$1 and $2 are both called'],
  [
    ',? ?(?:in (?:either|any)|whichever|whatever|no matter (?:which|the|what)|regardless of the) order$',
    '',
    'both TOOL and TOOL',
  ],
  ['(?:issues|sends|fires off|performs|does|executes) ((?:[^ ,]+ ){1,4}tool calls?)', 'makes $1'],
  ['issuing ((?:[^ ,]+ ){1,4}tool calls?)', 'making $1'],
  ['(tool calls?) (?:in total|overall|altogether|all told|in all)', '$1'],
  [
    '(?:conversations|chats|runs|replies|responses|traces) (?:in which|where) AGENT makes (SOME tool calls?)',
    'conversations with $1',
  ],
  [
    '(?:gets there|does it|does this|manages|finishes|is done|gets it done|gets by|succeeds) (?:in|with|within|using) (SOME tool calls?)',
    'makes $1',
  ],
  ['(?:answers|replies|responds) (?:directly|straight away) and (does not|never)', '$1', 'tools?|tool calls?'],
  [
    '(same (?:tool |function )?call (?:twice|again|two times|more than once)) with (?:the )?(?:exact |exactly the |very )?(?:same|identical) (?:arguments|parameters|args|inputs)',
    '$1',
  ],
  ['one and the same (message|turn)', 'the same $1'],
];

/** Arguments of calls. */
const ARGUMENTS: readonly Step[] = [
  ['(?:arg|param)', 'argument'],
  ['(?:args|params)', 'arguments'],
  ['the (?:required|mandatory|expected) (KEY) (ARGUMENT|FIELD)', 'the $1 $2', 'calls? (?:to|of) TOOL'],
  [
    '(the calls? (?:to|of) TOOL) (?:omits|leaves out|leaves off|forgets|is made without|comes without|misses)',
    '$1 lacks',
  ],
  ['(the calls? (?:to|of) TOOL) (?:supplies|provides|specifies|carries|gives|is given|receives|passes)', '$1 has'],
  ['(?:handed|fed|supplied|provided|forwarded) to (TOOL)', 'passed to $1'],
  ['passed to the (TOOL) tool', 'passed to $1'],
  [
    'is one (?:that )?the user (?:wrote|typed|gave|mentioned|named|entered|provided|supplied)',
    "appears in the user's message",
    'TOOL',
  ],
  [
    'is (?:exactly )?the same [a-z]+(?: [a-z]+)? (?:that )?the user (?:wrote|typed|gave|mentioned|entered|provided|supplied)',
    'is the one the user gave',
    'TOOL',
  ],
  [
    '(TOOL) (?:gets|receives|is given|is passed) the (?:same |very same )?([a-z]+(?: [a-z]+)?) (?:that )?the user (?:wrote|typed|gave|entered|provided|supplied)',
    '$1 is called with the $2 the user gave',
  ],
  ['the user (?:typed|wrote|entered|supplied)', 'the user gave', 'TOOL'],
  [
    '(TOOL) is called for (an? [a-z]+ (?:over|above|under|below|of|greater|less|more|exceeding))',
    '$1 is called with $2',
  ],
  // "A call to send_email without a subject"
  ['^(?:an? |any )?calls? (?:to|of) (TOOL) (where|whose|in which)', '$1 calls $2'],
  ['^(?:an? |any )?calls? (?:to|of) (TOOL) (?:that (?:comes?|is made|are made) )?(with|without)', '$1 being called $2'],
  ['^an? (TOOL) call (with|without)', '$1 being called $2'],
  ['without (?:any |an |a )?(?:earlier|prior|previous|preceding) call (?:to|of) (TOOL)', 'without first calling $1'],
  ['with (?:all|the) (?:two|three|four|five) arguments :', 'with all of these arguments :'],
  ['(with an? [a-z_]+ argument) ,? ?(?:whatever the value|with any value|of any value)$', '$1'],
  [
    '(TOOL) is called (SOME) and its (?:ARGUMENT )?(KEY)(?: ARGUMENT)? (is|contains|exceeds|starts|ends)',
    '$1 is called $2 and the $3 argument of $1 $4',
  ],
  [
    'any tool (?:besides|except|but|apart from|other than) (SOME) (?:gets|is|was) (?:used|called)$',
    'a tool other than $1 is called',
  ],
  // "Search calls whose query is empty"
  [
    '(?:a |any |the )?(TOOL|(?!tool |phone |the |function |method |api |video )[a-z]+) calls? (?:where|in which) (?:the |its )?(WORD)(?: ARGUMENT)? (is|exceeds|contains|includes|starts|begins|ends|matches)',
    '$1 being called with a $2 that $3',
  ],
  [
    '(?:a |any |the )?(TOOL|(?!tool |phone |the |function |method |api |video )[a-z]+) calls? whose (WORD)(?: ARGUMENT)? (is|exceeds|contains|includes|starts|begins|ends|matches)',
    '$1 being called with a $2 that $3',
  ],
  ['(with a [a-z_]+ that contains) (CAPS)', '$1 “$2”'],
];

/** JSON and its fields. */
const FIELDS: readonly Step[] = [
  ['(is|returns|outputs|gives) one json (object|array)', '$1 a json $2'],
  [
    ', (?:extra|other|additional|more|further) (?:keys|fields|properties|ones) (?:are|is) (?:fine|ok|okay|allowed|permitted|no problem)$',
    '',
    '^(?!.* (?:only|exactly|just|no) ).*',
  ],
  ['(the json|the json object|the returned json) has ((?:WORD ,? ?)+and WORD)$', '$1 has “$2”'],
  [
    '(?:,|and|, and) (?:with )?(?:no|without any|without) (?:other |further |additional )?(?:keys?|fields?|properties) (?:besides|other than|but|except|apart from|beyond) (?:these|those|them)(?: two| three| four| five)?$',
    'and no other keys',
  ],
  [
    '(?:each|every) OBJECT(?: in the (?:list|array|json))? has (?:both )?an? (WORD) and an? (WORD)$',
    'every object in the array has a “$1” and a “$2”',
    'object|json',
  ],
  [
    '(?:each|every) OBJECT in (KEY) has (?:both )?an? (KEY) and an? (KEY)$',
    'every object in “$1” has a “$2” and a “$3”',
    'object|json',
  ],
  [
    'any (id|sku|email|slug|code|uuid|username) (?:in|within|of) the (?:json )?array (?:repeats|is repeated|is duplicated|appears twice|occurs twice)$',
    'two objects in the array share the same “$1”',
  ],
  [
    'the (KEY) FIELD is (?:nested |located |placed |found |contained )?(?:inside|in|within|under) (?:a|an|the) (KEY) object(?: (?:in|of) the json)?$',
    'the “$2” object has a “$1” field',
  ],
  [
    'the (?:date|day|number|value|text|string|amount|time|timestamp|figure) (?:stored |given |found |held )?(?:in|under) (TOOL)',
    '$1',
  ],
  [
    'the (?:number|value|text|string|amount|figure) (?:stored |given |found |held )?(?:in|under) (QUOTED) in the json',
    '$1 in the json',
  ],
  [
    '(KEY) in the json (?:matches|equals|is|is equal to) the (?:actual |exact |total )?(?:number|count) of',
    '$1 equals the number of',
  ],
  [
    '(?:matches|equals|is equal to) the (?:actual |exact |total )?(?:number|count) of (?:elements|entries|items|objects|records) in (?:the )?(QUOTED)(?: array| list)?',
    'equals the number of items in $1',
    'json|array',
  ],
  ['json whose (KEY)(?: value| FIELD)? (is|lies|contains|starts|ends|has|matches)', 'json where “$1” $2'],
  [
    'json with an? (KEY) FIELD (?:inside|in|under|within) (?:the )?(KEY)(?: object)?$',
    'json where “$2” has a “$1” field',
  ],
  [
    'the (KEY) object nested (?:within|in|inside) the json (?:contains|has|holds) an? (?!typo|mistake|bug|error)(KEY)(?: FIELD)?$',
    'the “$1” object has a “$2” field',
  ],
  ['(KEY) is (?:present|there) in the json and (is|lies|contains|starts|ends)', '$1 in the json $2'],
  [
    '(the boolean (?:true|false)) ,? ?(?:as opposed to|rather than|and not|not|instead of) (?:a|the) (?:string|text)(?: QUOTED)?',
    '$1',
  ],
  [
    'text before the opening (?:curly )?brace or after the closing (?:curly )?brace(?: of the json)?',
    'text before or after the json',
  ],
  // "The amounts listed under items" are those of objects.
  ...[
    ['(?!value|number|item|figure)([a-z_]+[^s])s', '“$2” values'],
    ['([a-z_]+[^s]) (?:values|fields)', '“$2” values'],
    ['(QUOTED)', '$2'],
  ].map(
    ([named, put]): Step => [
      `^(?:the value (?:of|for|under) |the (?=[^ ]+ FIELD ))?(KEY)(?: FIELD)? (?:is equal to|equals|matches|is|comes to|adds up to) the (?:sum|total) of (?:all )?(?:the )?${named} ` +
        '(?:values |fields )?(?:listed |given |found |stored |held )?(?:in|under) (?:(?:the )?(KEY) (?:array|list)|(KEY))$',
      `“$1” equals the sum of the ${put} in “$3$4”`,
    ],
  ),
  ['^(WORD) equals the sum of the (WORD) (prices|amounts|totals|costs|values)$', '“$1” equals the sum of the $2 $3'],
  [
    ', (?:with )?the (earliest|latest|oldest|newest|lowest|highest|smallest|largest|biggest|cheapest) (?:one |ones |year |value |item )?(?:being |coming |comes |is |at the )?(?:first|top)$',
    ', $1 first',
  ],
  [
    'sets (KEY) to (true|false|null|NUMBER|QUOTED) (?:but|and|while) leaves (KEY) (empty|null|blank)',
    'has “$1” set to $2 and “$3” is $4',
  ],
  [
    '(?<=^(?:when |if )?)(WORD) is (true|false|null) (and|but|while|yet|, but|although) (WORD) is',
    '“$1” is $2 and “$4” is',
  ],
  [
    'when (WORD) is (true|false|null|QUOTED) ,? ?there is (?:also )?(?:a|an) (WORD)(?: given| set| present)? in the json$',
    '$3 is present when $1 is $2',
  ],
  ['there is no (WORD) (?:given |set |stated |present )?in the json', 'there is no “$1” field in the json'],
  ['^(?:a|an) (KEY)(?: value| FIELD)? in the json that (is|lies|contains|starts|ends|matches)', 'json where “$1” $2'],
  ['^(?:a|an) (QUOTED) FIELD that (is|lies|contains|starts|ends|matches)', 'json where $1 $2'],
  [
    '^(?:a|an) (?:explicit |literal )?null (?:value )?(?:for|in|under|as) (KEY)(?: field)?(?: in the json)?',
    '“$1” being null in the json',
  ],
  ['^(WORD) that are (all )?(SOME) in the \\1 (?:array|list)$', 'json where all the “$1” are $3'],
  [
    '(json lines(?: format)?) , (?:with |that is |i \\. e \\. )?one (?:valid )?json object (?:per|on each) line$',
    '$1 with one json object per line',
  ],
  ['(on (?:a single|one) line) ,? ?(?:without|with no)(?: any)? (?:line breaks|newlines|line break)', '$1'],
  ['is (?:printed|returned|given|written|output) (on (?:a single|one) line)', 'is $1', 'json'],
  ['(?:the )?(?:opening|first) (?:curly brace|brace|square bracket|curly bracket)$', 'the json', 'text before'],
  ['(?:the )?(?:closing|last|final) (?:curly brace|brace|square bracket|curly bracket)$', 'the json', 'text after'],
  ['(there is) (?:any|some) (text (?:before|after) the json)', '$1 $2'],
  ['the json (?:has|contains|includes) (?:an? )?(WORD(?: \\. WORD)+)$', '$1 is in the json'],
  [
    'the json (?:lacks|is missing|does not have|does not contain|omits) (?:an? )?(WORD(?: \\. WORD)+)(?: field)?$',
    '$1 is missing from the json',
  ],
  ['(WORD(?: \\. WORD)+) is missing from the json', '$1 in the json is missing'],
  ['the (KEY) FIELD in the json is missing', '$1 is missing from the json'],
];

/** SQL and its clauses. */
const SQL: readonly Step[] = [
  [
    'any of the (?:sql )?(?:keywords|commands|statements|clauses|words) (CAPS(?: , CAPS)* ,? or CAPS)',
    '$1',
    'sql|query',
  ],
  [
    ',? ?(?:regardless of|ignoring|whatever the) (?:letter )?case$',
    '',
    '(?:sql|query) (?:has|contains|includes|uses) CAPS',
  ],
  ['(?:an? |any )?sql update(?: statement| query)?', 'an UPDATE statement', 'WHERE'],
  ['(?:an? |any )?sql delete(?: statement| query)?', 'a DELETE statement', 'WHERE'],
  ['(?:that|which) (?:comes?|runs?|is|are) without', 'without'],
  [
    'selects (?:every|all)(?: the)? columns? (?:by means of|with|using|via|by|through) (?:an asterisk|a star|an? \\*)',
    'uses SELECT *',
  ],
  [
    '(uses? SELECT \\*|uses? QUOTED|selects (?:every|all)(?: the)? columns? (?:with|using|via|by|through) QUOTED) (?:instead of|rather than) (?:naming|listing|spelling out|selecting) (?:the columns|its columns|their columns|them|columns|specific columns)(?: by name| explicitly)?',
    '$1',
  ],
  ['is (?:capped|limited|bounded|restricted) (?:with|by) (a LIMIT)', 'has $1'],
  ['has (a LIMIT) ,? ?and it is (NUMBER|at most|no more than|under|below)', 'has $1 of $2'],
  ['(sql keywords) (?:such as|like) CAPS(?: , CAPS)*(?: ,? (?:and|or) CAPS)?', '$1'],
  ['(sql keywords) being in', '$1 in'],
];

/** CSV and tables. */
const ROWS: readonly Step[] = [
  ['(?:more or fewer|fewer or more|more or less) (fields|columns|values|cells) than', 'a different number of $1 than'],
  ['uses (SOME) (rather than|instead of|and not) (SOME) as ((?:a|the|its) [a-z]+)', 'uses $1 as $4 $2 $3', 'csv'],
  [', including the header(?: row| line)? ,', '', 'the same number of'],
  [
    'starts (?:directly |straight |right )?(?:with|from) (?:the )?data(?: rows?)? (?:instead of|rather than|without) (?:the |its )?header(?: line| row)?',
    'does not start with the header',
    'csv',
  ],
  ['the csv output', 'the csv'],
  ['comma-separated (fields|values)', '$1', 'csv'],
  ['the header row of (?:its|the) (?:markdown )?table (?:includes|has|contains) a column', 'the table has a column'],
  [
    '(?:it is|the response is) (?:a )?csv (?:and|,|with) (?:the|its) header (?:line |row )?(?:is|being)',
    'it is a csv with the header',
  ],
  ['header (?:line|row) followed by', 'header and'],
  ['the header row of the table lists', 'the table has', 'the columns'],
  [
    '^an? (?:answer|reply|response) that (?:presents|shows|gives|puts|lays out|displays|lists) (?:its|the) (?:results?|data|findings|answer|values) in',
    'responses with',
  ],
  ['table of ((?:exactly |at least |at most )?[^ ]+ (?:columns|rows))', 'table with $1'],
  ['in any of its rows$', '', 'table|csv'],
];

/** Code, its lines and its blocks, and HTML. */
const CODE: readonly Step[] = [
  ['the (python|javascript|typescript|bash|java|rust|ruby|php) (has|does|is|uses|contains|never)', 'the $1 code $2'],
  [
    '(code|script|snippet|program) (?:does not import (?:anything|any (?:modules|libraries|packages))|imports nothing|never imports anything)',
    '$1 has no imports',
  ],
  [
    'the (?:function|method|class|snippet|script|component) (?:still )?(has|contains|includes) (a|any) ((?:TODO|FIXME)(?: comment| marker| note)?(?: in it)?)$',
    'the code $1 $2 $3',
  ],
  ['(?:any )?comment lines?', 'comments', 'code|script'],
  [
    '(?:the )?(?:code|script|snippet|program) (?:has|contains|includes) (?:a|any|at least one|some|even one) lines? (?:that |which )?(?:exceeds|is longer than|is wider than|is over|longer than|wider than|over|of more than) (COUNT) (?:characters|columns)(?: in length| long| wide)?(?: , (?:leading )?(?:spaces|indentation) (?:being )?(?:counted|included)(?: as well| too)?)?',
    'a line of code is longer than $1 characters',
  ],
  [
    'the (?:text|contents?|lines?) (?:inside|in|within|of) the code (?:block|fence) (is|are) indented',
    'the code is indented',
  ],
  ['(?:code )?fence (tagged|labelled|labeled|marked)', 'code block $1'],
  [
    '(block|fence) (?:that |which )?(?:carries|bears|has|with|carrying|bearing) the (?:language )?(?:tag|label|identifier) (KEY)',
    '$1 tagged $2',
  ],
  ['a (?:javascript|typescript|js) variable', 'a variable'],
  ['(declared with var) (?:instead of|rather than) (?:let|const)(?: or (?:const|let))?', '$1'],
  ['none of the html (?:elements|tags) has an? (KEY) attribute', 'the html has no $1 attributes'],
];

export const STEPS: readonly Step[] = [...MADE, ...CALLS, ...ARGUMENTS, ...FIELDS, ...SQL, ...ROWS, ...CODE];
