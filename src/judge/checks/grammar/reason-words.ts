import { any, DO_NOT, OUTSIDER, SYSTEM, start, whole } from './remark-patterns.ts';

/** What is said of a condition beside the remark. */
export interface Around {
  isFault: boolean;
  /** Whether it is "Reward …" or "Penalize …": then "it" is no response. */
  isWish: boolean;
  /** Whether the condition denies something, so that the remark speaks of what is not to be there. */
  isNegative: boolean;
  /** Whether it names several things. */
  isJoined: boolean;
}

/** A remark by its beginning; after that come any words but these, or none. */
export interface Remark {
  begins: RegExp;
  others?: ReadonlySet<string>;
  /** Whether it may name nothing that a response may have, but what the condition names. */
  isOfOthers?: true;
  is?: (around: Around) => boolean;
}

const set = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => text.trim().split(/\s+/u)));

/** Beside these, a reason says what is wanted, or when. */
const DEMANDS = set(
  'want wants need needs expect expects require requires prefer prefers ask asks insist insists demand demands wish wishes mean means',
  'count counts treat treats allow allows allowed accept accepts permit permits ignore ignores unless except if when whenever but also and',
  'or should must shall ought has have had case sensitive insensitive word words mentioned named addressed greeted told asked thanked called quoted cited linked exactly anywhere instead limit limits maximum minimum max',
  'min cap caps two three four five six seven eight nine ten twenty fifty hundred longer shorter otherwise until while other others',
);
/** Beside these, a reason says what is not meant: "we tolerate one", "because the title does not count". */
const EXEMPT = set(
  'separately one tolerate tolerates mind forgive forgives let lets live exempt exempts exclude excludes excluded spare spares skip skips care cares keep keeps',
  'make makes exception exceptions fine free optional too either neither nor acceptable welcome ok okay title titles code count counts allow allows allowed',
);
const EXEMPTING = set(...DEMANDS, ...EXEMPT, 'banned forbidden prohibited');
/** Beside these, what is said of ours is no reason: "our footer is exempt", "our docs page is fine". */
const EXCUSING = set(
  ...DEMANDS,
  'exempt exempts exception exceptions excluded exclude excludes fine ok okay welcome acceptable enough left reserved separately apart skip skips spare spares',
);
/** What a response may have, or be asked to do: of who reads it this is no reason, but "users are asked for a date". */
export const CONTENTS = set(
  'table tables list lists link links bullet bullets heading headings price prices date dates number numbers name names greeting emoji emojis',
  'title titles paragraph paragraphs sentence sentences line lines character characters code image images quote quotes question questions url',
  'urls json phone bold italic italics lowercase uppercase capitals mentioned named spelled spelt written linked quoted cited included listed',
  'used given shown addressed greeted told asked thanked called capitalized formatted apology',
);
/** What "we" do may be wished, where something is: "it has a date, we use ISO dates". */
const DOINGS = set(
  ...EXEMPTING,
  'use uses write writes spell spells format formats put puts stick sticks go goes keep keeps start starts begin begins end ends list lists',
  'cite cites quote quotes name names mark marks number numbers group groups add adds include includes say says',
);
/** Beside these, it is no mere cause. */
const LIMITING = set(...EXEMPTING, 'only');
/** Of a fault, what must be is the rule behind it: "since every bullet must stand at the top level". */
const LIMITING_FAULT = set(...EXEMPT, 'unless except if when but also or instead need want only');
const CONDITIONS = set('unless except if when whenever but or');

const WE = any("we, we're, we've, we'll, i, i'm");
/** What these do: "users and customers" is no reason, and of whom "the user is asked for a date" speaks is asked for something. */
const DO = any(DO_NOT);
/** What a program does with what it cannot take, or all that it can; "the build passes" may be asked for. */
const SYSTEMS_DO = any(`
  ${DO_NOT}, only [a-z]+s?, shows? only, takes? only, (?:cut|chop|clip)s? (?:it |them |things )?(?:off|short), (?:barf|die|bail|fall over|blow up|go blank|wrap|overflow|misread|ignore|hide|collapse)s?,
  (?:depend|rel(?:y|ie))s? on (?:it|this|that|them), is (?:very |so |too |really )?(?:old|limited|strict|picky|dumb|slow|small|tiny|narrow|fragile|brittle|plain[ -]text|text[ -]only|monospaced?)`);
const WE_DO = `${WE}(?! (?:of|in|on|at|for|with|to|from|by|as) )`;
const THEY_DO = `(?:${OUTSIDER}|nobody|no one|everyone|everybody|folks)(?= ${DO}(?![a-z'-]))`;
const SYSTEM_DOES = `(?:${SYSTEM})(?= ${SYSTEMS_DO}(?![a-z'-]))`;
const OURS_IS = `(?:our|my) [a-z]+(?: [a-z]+)?(?= (?:is|are|was|were|${DO})(?![a-z'-]))`;

const MODIFIERS = '(?:really |just |simply |so |very |too |way too |pretty |only |always |often |usually )?';
const EFFECTS =
  'look|sound|feel|seem|read|break|confuse|annoy|distract|clutter|mess|ruin|trip|scare|hurt|waste|cost|slow|bother|offend|irritate|bore|add|take|make|tend|come';
const NOT_DONE =
  "(?:don't|do not|doesn't|does not|can't|cannot|won't|never) (?:render|display|show up|help|print|load|scale|translate|parse|convert|work)";
const LOST =
  '(?:get|gets|are|is) (?:stripped|lost|mangled|ignored|dropped|garbled|escaped|eaten|read out|read aloud|cut off)';
const BAD = `${MODIFIERS}${any(`
  hard to [a-z]+, difficult to [a-z]+, annoying, ugly, distracting, unprofessional, childish, confusing, noisy, useless, unreadable, spammy, loud, pushy, casual,
  formal, salesy, dated, outdated, cheesy, rude, off-putting, off-brand, silly, tacky, lazy, cold, robotic, shouty, messy, not accessible, not readable, not professional,
  not our style, not our tone, not on brand, not our thing, bad style, bad form, bad practice, bad taste, bad for [a-z]+, an? distraction, a nuisance, a pain, a mess, an eyesore, a (?:security |legal )?risk,
  a liability, against (?:our|the|company|house) [a-z]+(?: [a-z]+)?`)}`;
const BETTER = '(?:much |far |so much |way )?(?:easier|nicer|cleaner|safer|better|clearer|faster|friendlier|kinder)';
const IT_IS = "(?:this is |that's |that is |it's |it is |which is )";
const THEY_ARE = "(?:they're |they are |these are |those are |that's |that is |which is |which are )";

/** In "because at least twice, since at most once" these are words that are counted. */
const CAUSE =
  '(?:because|since)(?= )(?! (?:just |only )?(?:at (?:least|most)|once|twice|thrice|never|not|none|zero|exactly|up to|a single time|(?:no )?(?:more|fewer|less) than|[a-z\\d]+ times?)(?![a-z]))';

const isFault = (around: Around) => around.isFault;
/** Of "links and tables" as a fault, "they" may be forbidden together, or each. */
const isOfBad = (around: Around) => around.isFault !== around.isNegative && !around.isJoined;

const HOW = '(?:very|really|so|super|quite|extremely|absolutely)';
/** What has rules for those who write. */
const GUIDE =
  '(?:our|the|its|company|brand|house) (?:[a-z]+ )?(?:style guide|styleguide|guidelines?|guide|policy|policies|rules|rulebook|house style|brand book|brand voice|style|spec|standards?|conventions?|contract|docs|documentation|requirements?)';

/** What people say after a condition that asks for nothing: manners of speaking, that it must be so, and why. */
export const REMARKS: readonly Remark[] = [
  {
    begins: whole(
      'pl(?:ease|s)|thanks|thank you|cheers|many thanks|literally|(?:for )?(?:privacy|legal|security|safety|brand) reasons|(?:privacy|safety|security|accessibility)(?: first| matters)?|(?:no exceptions?|no excuses)(?: please)?|without exceptions?|no matter what|no ifs or buts',
      'as (?:always|usual|ever|a rule|agreed|discussed|promised|requested|instructed|specified|required|expected)|obviously',
      `as (?:agreed|requested|required|demanded|specified|instructed|discussed|promised|set out|laid down|expected) (?:by|with|in|to) (?!the users?$)(?:${OUTSIDER}|${GUIDE})`,
      `(?:as |just )?(?:per|according to|following|under|in line with|as stated in|by) ${GUIDE}|(?:as )?per (?:spec|contract|policy|style guide|guidelines|design|request|client request|agreement)|as ${GUIDE} (?:says?|demands?|requires?|states?|asks|prescribes?|has it)`,
      `(?:${IT_IS})?(?:a |an |our |the )?(?:company|house|brand|editorial|team|corporate|legal|internal|style) (?:policy|rule|style|standard|convention|guideline|preference|requirement|voice)s?`,
      `(?:this |that |it )(?:is|really is|really matters|matters)(?: ${HOW})*(?: (?:important|critical|crucial|essential|vital|key|a hard rule|a strict rule|company policy|by design|on purpose|intentional))?(?: (?:to|for) (?:us|me|${OUTSIDER}))?`,
      `(?:${HOW} )?important(?: (?:to|for) (?:us|me|${OUTSIDER}))?|that's (?:a|our) (?:hard |strict |firm )?(?:rule|requirement|policy)|(?:i|we) mean it|i'm serious|always|seriously`,
      'in (?:all|every) (?:cases?|situations?|circumstances?)|at all times|without fail|under (?:all|any) circumstances',
      `(?:whatever|no matter what|regardless of what|irrespective of what) (?:the )?(?:users?|customers?|people|anyone|anybody|someone) (?:asks?|asked|says?|said|wants?|writes?|wrote|types?)`,
      `(?:regardless|irrespective|independent(?:ly)?)(?: of (?:the )?(?:question|topic|input|prompt|subject|context|situation|circumstances))?|whatever the (?:question|topic|input|prompt|subject|context)(?: is)?`,
      `(?:${OUTSIDER}) (?:insists?|insisted|is (?:very |really )?(?:strict|picky|touchy|sensitive)|said so|says so|rules)(?: (?:on|about) (?:it|this|that))?`,
      `(?:we're|we are|(?:most |our |all )*(?:users|customers|people|readers|visitors) are|this is|it's) (?:mostly |all |only |usually )?on (?:${OUTSIDER}|mobile)`,
      '(?:simple|easy) as that|plain and simple|zero tolerance|strictly|end of (?:story|discussion)|(?:hard|house|brand|style) rule|(?:our )?house style',
      "that's (?:the|our) (?:rule|style|house style|policy|way)|that's all (?:i|we) ask",
      '(?:ok|okay|right|alright|got it|deal|clear|is that clear|understood|yes)\\?',
      '(?:braces|brackets|capitals|capital letters|quotes|punctuation|dashes|slashes|hyphens?|accents?|full stop|period|exclamation marks?|question mark)(?: included| and all)|count them',
      `(?:otherwise|else|or else|or) (?:it|that) fails|no matter how [a-z]+ (?:it|they) (?:is|are)`,
      "that's the only (?:rule|requirement|condition|criterion)|nothing else matters|that's all that matters",
      `as (?:any|all|every|good|most) [a-z]+(?: [a-z]+)? (?:should|do|does|must)`,
      `(?:as|which) (?:it|they|all of them|each of them|(?:a|an|the|each|every) [a-z]+(?: [a-z]+)?) (?:always )?(?:must|should)(?: be| do| always be)?`,
    ),
  },
  // What a fault would be a sign of: "which would indicate a leaked card number".
  {
    begins: start(
      'which (?:would|could|might|may|can) (?:indicate|suggest|signal|imply|point to|look like|give away|break|confuse|reveal)',
    ),
    others: CONDITIONS,
    is: isFault,
  },
  // Whose rule it is, and for whom: "as our customers like it", "for accessibility".
  { begins: start('as (?:we|our|users|customers|people|readers)'), others: CONDITIONS },
  {
    begins: start(
      '(?:as )?per (?:our|the|company|house|brand)',
      'in line with (?:our|the|company|house|brand)',
      'for our',
    ),
    others: set(...DEMANDS, 'for on about in during'),
    isOfOthers: true,
  },
  {
    begins: whole(
      `for (?:the sake of |better )?(?:accessibility|readability|consistency|clarity|seo|privacy|legal|brand|compliance|security|safety|style)(?: reasons)?`,
      `for ${OUTSIDER}`,
      `so (?:that )?(?:it|they|the (?:text|reply|answer|response|output)) (?:still |all |always )?(?:fits?|goes|go|stays?) (?:in(?:to|side)?|on(?:to)?|within|under) (?:(?:a|one|an|the|our|my|its) (?:single |small |mobile )?(?:text message|sms|text|tweet|screen|page|slide|notification|push notification|card|watch|line|subject line|preview|limit)|two lines|${OUTSIDER})`,
      `to (?:keep|make) (?:it|things|them|this|that) (?:nice and )?(?:readable|short|simple|clear|concise|scannable|easy to (?:read|scan)|accessible|consistent|tidy|clean|light|fast|safe|friendly|neutral|brief)`,
      `to (?:fit|go|stay) (?:in(?:to|side)?|on(?:to)?|within|under|below) (?:(?:a|one|an|the|our) (?:[a-z]+ )?(?:text message|sms|text|tweet|screen|page|slide|notification|card|watch|limit)|${OUTSIDER})`,
      `to (?:save|avoid|prevent|reduce) (?:space|time|money|tokens|confusion|noise|clutter|scrolling|misunderstandings|truncation|spam|cost)`,
    ),
  },
  { begins: start(CAUSE), others: LIMITING, isOfOthers: true, is: (around) => !around.isFault },
  { begins: start(CAUSE), others: LIMITING_FAULT, is: isFault },
  {
    begins: start(`(?:that's|that is|this is|it's|it is) (?:just )?(?:what|why|how) (?:we|they|people|${OUTSIDER})`),
    others: CONDITIONS,
  },
  // "We only render one level"
  {
    begins: start(
      `we (?:can )?(?:only|just) (?:can )?(?:show|render|support|display|parse|print|read|take|handle|allow)`,
    ),
    others: DEMANDS,
    isOfOthers: true,
  },
  // "To keep the chat going"
  {
    begins: start(
      'to (?:keep|make|avoid|help|save|match|stay|prevent|ease|improve|ensure|let|give|build|encourage|sound|look|please|show|fit)',
    ),
    others: DEMANDS,
    isOfOthers: true,
  },
  // "Git complains", "JSON hates those"
  {
    begins: start(
      String.raw`(?!(?:it|the (?:response|reply|answer|output|text))\b)[a-z][a-z-]*(?: \d+)?(?: [a-z]+){0,2} (?:hates?|dislikes?|chokes?|complains?|struggles?|stumbles?|trips?|(?:can't|cannot|doesn't|don't|won't) (?:handle|parse|render)|needs? (?:it|this|that|them))`,
    ),
    others: DEMANDS,
    isOfOthers: true,
  },
  // "So users don't get lost", "so it can be read aloud", "this goes out as plain text".
  {
    begins: start(
      'so (?:it|they) (?:still )?(?:renders?|works?|loads?|displays?|parses?)',
      `so (?:that )?(?:${WE}|${OUTSIDER}|it|they|this) (?:can|could)`,
      `so (?:that )?(?:${WE}|${OUTSIDER}) (?:doesn't|don't|won't|isn't|aren't|knows?|gets?|sees?)`,
      'this (?:goes|is going|will go|ends up|gets|will be|is (?:sent|read|parsed|fed|shown|displayed|printed|pasted|published|for|meant for|an? (?:sms|text message|tweet|voice|chat)))',
      "it(?:'s| is| gets| will be) (?:going to|going out|going into|fed|piped|sent|parsed|pasted|published|spoken|meant for|for|read (?:out|aloud|by|to)|an? (?:sms|text message|tweet|voice|chat))",
    ),
    others: DEMANDS,
    isOfOthers: true,
  },
  { begins: start(THEY_DO, OURS_IS, SYSTEM_DOES), others: EXCUSING, isOfOthers: true },
  // "Otherwise the import fails", "or else our parser breaks"
  {
    begins: start(
      `(?:otherwise|or else|or|else) (?:(?:${OUTSIDER}|it all|everything|things|stuff|we)) (?:${SYSTEMS_DO}|gets? [a-z]+|loses? [a-z]+|is (?:lost|broken|useless|gone|rejected|stuck))`,
    ),
    others: DEMANDS,
    isOfOthers: true,
  },
  { begins: start(WE_DO), others: DOINGS, is: (around) => !around.isFault },
  { begins: start(WE_DO), others: EXEMPTING, is: isFault },
  {
    begins: whole(
      `(?:${IT_IS}|${THEY_ARE})?(?:forbidden|banned|prohibited|unacceptable|off[- ]limits|taboo|a no-go|a (?:big )?no-no|a dealbreaker|an? (?:instant|automatic|immediate) fail)`,
      `(?:${IT_IS}|${THEY_ARE})?(?:not|never) (?:allowed|ok|okay|acceptable|permitted|welcome|wanted|cool|fine)`,
      `(?:we|our [a-z]+) (?:don't|do not|doesn't|never|can't|won't) (?:allow|accept|permit|want|tolerate|use|like) (?:it|that|this|them|these|those|any)(?: here)?`,
      "no thanks|no thank you|no way|nope|please no|please don't|not here|not in here",
      `${THEY_ARE}${BAD}`,
    ),
    is: isOfBad,
  },
  {
    begins: start(`(?:they|these|those) ${MODIFIERS}(?:${EFFECTS}|${NOT_DONE}|${LOST})`),
    others: DEMANDS,
    is: isOfBad,
  },
  {
    begins: start(`(?:that|which) ${MODIFIERS}(?:(?:${EFFECTS})e?s|${NOT_DONE}|${LOST})`),
    others: DEMANDS,
    is: isOfBad,
  },
  // "This is a legal document", "this isn't Instagram"
  { begins: start("this (?:is(?:n't| not)? an?|isn't|is not)"), others: DEMANDS, isOfOthers: true, is: isOfBad },
  {
    begins: start(`it(?:'s| is) ${BAD}`, `it ${MODIFIERS}(?:(?:${EFFECTS})e?s|${NOT_DONE})`),
    others: DEMANDS,
    is: (around) => isOfBad(around) && around.isFault && around.isWish,
  },
  {
    begins: whole(
      `(?:we|i|our [a-z]+|${OUTSIDER}) (?:need|want|expect|require|insist on)s? (?:it|that|this|them|those|both)`,
      `which (?:is what )?(?:we|our [a-z]+|${OUTSIDER}) (?:needs?|wants?|expects?|requires?|likes?|prefers?|asked for|looks? for|reads?|parses?|relies on|depends on)`,
      `(?:as|like) (?:our [a-z]+|${SYSTEM}) (?:needs?|wants?|expects?|requires?|likes?)(?: (?:it|that|this|them))?`,
      `(?:${OUTSIDER}|we|they|i) (?:asked for|asks? for|requested|demanded|loves?|likes?) (?:it|this|that|them|those|these)`,
      `(?:${IT_IS})?(?:required|mandatory|obligatory|compulsory|non-negotiable|essential|a must|a must-have|a hard (?:limit|cap|rule|requirement|maximum)|hard (?:limit|cap|max|maximum|requirement))`,
    ),
    is: (around) => around.isFault === around.isNegative,
  },
  // "Penalize 'just', adds nothing": of a thing that is penalized
  {
    begins: start('(?:(?:just|only) )?(?:adds (?:nothing|noise)|sounds|looks|feels|reads|comes across)'),
    others: DEMANDS,
    is: (around) => isOfBad(around) && around.isFault && around.isWish,
  },
  {
    begins: whole(`(?:${IT_IS}|${THEY_ARE})?${BETTER} (?:to [a-z]+|for (?:us|everyone|${OUTSIDER}))(?: [a-z]+)?`),
    is: (around) => !around.isFault,
  },
  {
    begins: whole(`(?:we|i|our [a-z]+|${OUTSIDER}) (?:need|want|expect|require)s? (?:at least )?(?:one|some)`),
    is: (around) => around.isFault && around.isNegative,
  },
  // What must not be is a fault anyhow; and what is to be there in its place: "use words instead", "spell them out".
  { begins: start('which (?:must|should) never (?:be|happen|occur)'), others: set(), is: isFault },
  {
    begins: whole(
      `(?:which|as) no [a-z]+(?: [a-z]+)? (?:must|should|may|can)(?: be| have| do)?`,
      String.raw`(?:just |please )?(?:use|write|say|give|put|try|show|make|pick|choose|go with|stick with|stick to)(?: (?!(?:if|when|unless|but|or|and)\b)[a-z'-]+){1,4} instead`,
      '(?:just |please )?(?:spell|write|drop|leave|skip|cut|remove|avoid|strip|lose|delete|omit) (?:it|them|these|those|this|that)(?: out| away| off| in full)?(?: completely| entirely| altogether)?',
      `(?:just |please )?(?:use|say|write|put|go with)(?: the (?:word|phrase))? ["“][^"“”]+["”] instead`,
      `just (?:use|say|write|put|go with)(?: the (?:word|phrase))? ["“][^"“”]+["”]`,
      `(?:just |please )?(?:list|name|spell out|write out) (?:the|all|all the|every|each) columns?(?: names?)?`,
    ),
    is: isFault,
  },
  {
    begins: whole(
      `(?:just |pure |mere |that's |${IT_IS})?(?:an? )?(?:filler|filler word|cliché|cliche|buzzword|corporate speak|bad style|bad form|bad practice)`,
      `too (?:loud|casual|informal|formal|pushy|salesy|shouty|noisy|childish|cute|stiff) for (?:us|${OUTSIDER})`,
      'too hard to (?:read|scan|parse|follow)',
    ),
    is: (around) => around.isFault,
  },
];
