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

const listed = (text: string): readonly string[] => text.trim().split(/\s*,\s*/u);
const any = (text: string) => `(?:${listed(text).join('|')})`;
const set = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => text.trim().split(/\s+/u)));
// Without letters of all alphabets: those take V8 so long to compile, that the first sentence would wait for it.
const whole = (...all: string[]) => new RegExp(`^(?:${all.join('|')})$`, 'i');
const start = (...all: string[]) => new RegExp(`^(?:${all.join('|')})(?![a-z'-])`, 'i');

/** Beside these, a reason says what is wanted, or when. */
const DEMANDS = set(
  'want wants need needs expect expects require requires prefer prefers ask asks insist insists demand demands wish wishes mean means',
  'count counts treat treats allow allows allowed accept accepts permit permits ignore ignores unless except if when whenever but also and',
  'or should must shall ought has have had case sensitive insensitive word words mentioned named addressed greeted told asked thanked called quoted cited linked exactly anywhere instead limit limits maximum minimum max',
  'min cap caps two three four five six seven eight nine ten twenty fifty hundred longer shorter otherwise until while other others',
);
/** Beside these, a reason says what is not meant: "we tolerate one", "because the title does not count". */
const EXEMPT = set(
  'one tolerate tolerates mind forgive forgives let lets live exempt exempts exclude excludes excluded spare spares skip skips care cares keep keeps',
  'make makes exception exceptions fine free optional too either neither nor acceptable welcome ok okay title titles code count counts allow allows allowed',
);
const EXEMPTING = set(...DEMANDS, ...EXEMPT, 'banned forbidden prohibited');
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

/** Who reads what is written, or deals with it: none of them can be a thing in a response. */
const OUTSIDE = any(`
  voice (?:bot|assistant|agent), tts, speech (?:engine|synthesi[sz]er), screen readers?, parsers?, pipeline, importer, exporter, apps?, widget, ui, front ?end, back ?end,
  clients?, customers?, brand, legal, marketing, editors?, cms, crm, terminal, renderer, viewer, browsers?, compiler, linter, database, api, endpoint, server, system,
  platform, channel, screens?, display, slack, discord, sms, gateway, twitter, whatsapp, telegram, readers?, users?, visitors?, people, kids, children,
  students?, patients?, audience, team, company, shop, store, boss, manager, printer, fonts?, search engines?, google, seo, compliance, downstream code, ops, designers?,
  translators?, devices?, phones?, watch, kiosk, chat window, tool ?chain, build, ci, loader, importers?, spreadsheet`);
const OUTSIDER = `(?:(?:the|our|my|your|their|some|most|many|all) (?:[a-z'-]+ ){0,2})?${OUTSIDE}`;
const WE = any("we, we're, we've, we'll, i, i'm");
/** What these do: "users and customers" is no reason, and of whom "the user is asked for a date" speaks is asked for something. */
const DO = any(`
  (?:can't|cannot) (?:show|display|see|use), (?:can't|cannot|doesn't|don't|won't) (?:like|read|render|support|handle|parse|allow|understand|care|scroll|have time|need), crash(?:es)?, complain(?:s|ed)?, (?:read, hate, like, love,
  strip, choke, break, render, remove, drop, lose, fail, reject, escape, mangle, garble, speak, parse, skip, dislike, struggle, stumble, trip, cut, truncate, convert, eat, block, flag, scan,
  skim, trust, swallow, interpret, pronounce, throw, split)s?`);
const WE_DO = `${WE}(?! (?:of|in|on|at|for|with|to|from|by|as) )`;
const THEY_DO = `(?:${OUTSIDER}|nobody|no one|everyone|everybody|folks)(?= ${DO}(?![a-z'-]))`;
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

const isFault = (around: Around) => around.isFault;
/** Of "links and tables" as a fault, "they" may be forbidden together, or each. */
const isOfBad = (around: Around) => around.isFault !== around.isNegative && !around.isJoined;

/** What people say after a condition that asks for nothing: manners of speaking, that it must be so, and why. */
export const REMARKS: readonly Remark[] = [
  {
    begins: whole(
      'pl(?:ease|s)|thanks|thank you|cheers|many thanks|literally|(?:for )?(?:privacy|legal|security|safety|brand) reasons|(?:privacy|safety|security|accessibility)(?: first| matters)?|(?:no exceptions?|no excuses)(?: please)?|without exceptions?|no matter what|no ifs or buts',
      'as (?:always|usual|ever|a rule|agreed|discussed|promised|requested|instructed|specified)|obviously',
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
  // Whose rule it is, and for whom: "as our customers like it", "for accessibility".
  { begins: start('as (?:we|our|users|customers|people|readers)'), others: CONDITIONS },
  {
    begins: start(
      '(?:as )?per (?:our|the|company|house|brand)',
      'in line with (?:our|the|company|house|brand)',
      'for our',
    ),
    others: DEMANDS,
    isOfOthers: true,
  },
  {
    begins: whole(
      `for (?:the sake of |better )?(?:accessibility|readability|consistency|clarity|seo|privacy|legal|brand|compliance|security|safety|style)(?: reasons)?`,
      `for ${OUTSIDER}`,
      'so (?:it|they) (?:still )?fits? (?:in(?:to)?|on) (?:a|one|an|the) (?:text message|sms|text|tweet|screen|page|slide|notification|card|watch)',
    ),
  },
  { begins: start('because', 'since'), others: LIMITING, isOfOthers: true, is: (around) => !around.isFault },
  { begins: start('because', 'since'), others: LIMITING_FAULT, is: isFault },
  { begins: start(`that's (?:what|why|how) (?:we|they|people|${OUTSIDER})`), others: CONDITIONS },
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
  { begins: start(THEY_DO, OURS_IS), others: DEMANDS, isOfOthers: true },
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

const SIDES = 'around|before|after|outside(?: of)?|besides|beyond|in front of|next to|below|above|behind';
const PLACED = `(?: (?:${SIDES})(?:,? (?:or|and|nor) (?:${SIDES}))?(?: (?:it|that|this|them))?)`;
const TEXTS = any(
  'text, words?, prose, commentary, explanations?, characters?, content, sentences?, output, chatter, chit-chat, small talk, fluff, filler, padding, preamble, intro, introduction, outro, comments?, notes?, remarks?, lead-in, sign-off, caveats?, decoration, wrapping, wrapper',
);
/** That there is nothing else. */
export const NOTHING_ELSE = whole(
  `(?:(?:with|and|so|meaning|there's|there is|having) )*nothing(?: (?:else|more|extra|further|added))?(?:${PLACED}| at all| whatsoever)?`,
  `(?:(?:with|and|so|meaning|there's|there is|having) )*(?:no|without|without any) (?:other |extra |additional |further |surrounding |more |added |accompanying )?${TEXTS}(?:,? (?:and |or |and no |or any |no )?${TEXTS}){0,2}(?:${PLACED}| at all| whatsoever)?`,
  'nothing (?:more|else) than that|(?:and )?not (?:a|one) (?:single )?(?:word|character|letter|thing) (?:more|else)',
  "(?:and )?(?:only that|just that|nothing but that)|that only|(?:all )?on its own|by itself|alone|(?:and )?that(?:'s| is) (?:it|all)",
);

/** A small number, in digits or in words. */
export const NUMBER = '(?:\\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten)';
/** That a number is just that: "no more, no less", "not two, not zero". */
export const NO_MORE = whole(
  '(?:no|not) (?:more|less|fewer)(?:,| and| or| but)* (?:no|not) (?:less|fewer|more)',
  'neither (?:more|less|fewer) nor (?:more|less|fewer)',
  'exactly|precisely|exactly that many|that many exactly|on the dot|to be (?:exact|precise)',
  `(?:not|never) ${NUMBER}(?:,? (?:and |or |nor )?(?:not |never )?${NUMBER})*`,
);
/** "Just one", "exactly three of them" */
export const JUST = whole(
  `(?:and )?(?:just|only|exactly|precisely) (?:a single )?(${NUMBER})(?: only| in total| of them)?`,
  `(${NUMBER}) (?:only|exactly|precisely|in total)`,
);
/** Of "three bullets" there may be no more, and fewer; of "exactly three" or of one this says the same again. */
export const NOT_MORE = whole('(?:and )?(?:no|not) (?:one )?more');
/** That there is none, or not even one. */
export const NONE = whole(
  'none(?: at all| whatsoever| of them| of that)?|not (?:even )?(?:a single )?one(?: of them)?|none (?:needed|please|wanted|required|necessary|here|allowed)|zero|never ever|not (?:even )?once|even (?:just )?(?:a single )?one|nowhere|not anywhere|anywhere|ever|at all',
);
/** Of what is said of each: "every single one of them", "even the last one". */
export const EACH = whole(
  '(?:each|each and every one|every one|every single one|all|each one)(?: of them)?|not just (?:some|the first|one)(?: of them| one)?',
  `(?:including|even) the (?:very )?(?:first|last)(?: one| [a-z]+)?|(?:the )?(?:last|first)(?: one)? (?:too|included|as well)`,
);
/** Of two things: "both required". */
export const BOTH = whole(
  '(?:they |they are )?both(?: of them)?(?: (?:are |must be |have to be |need to be |should be )?(?:required|there|present|included|in there|mandatory|needed|obligatory))?',
);
/** "At most five", "three or more of them" */
export const AT_MOST = whole(
  `(?:at most|max(?:imum)?(?: of)?|up to|no more than|not more than) (${NUMBER})(?: of them)?`,
  `(${NUMBER}) (?:at most|max|maximum|tops|at the (?:very )?most|or fewer|or less)`,
);
export const AT_LEAST = whole(
  `(?:at least|min(?:imum)?(?: of)?|no fewer than|not fewer than) (${NUMBER})(?: of them)?`,
  `(${NUMBER}) (?:at least|min|minimum|or more|at the (?:very )?least)`,
);
/** "The SMS limit", "3 is the max", "that's too long", "one is fine" */
export const LIMIT = whole(
  `(${NUMBER}) (?:is|being) (?:the|our|a|my) (?:limit|max|maximum|cap|most)`,
  `(${NUMBER}) is (?:fine|ok|okay|enough|plenty|allowed)`,
  `(?:that's |that is |it's )?(?:the |our |an? )?(?:hard )?(?:${OUTSIDE} |tweet |meta |title |subject |character |word |length |ad |ads )?(?:limit|max|maximum|cap|length)`,
  `(?:that's |that is |it's )?(?:way )?too (?:long|much|many|wordy)(?: for (?:us|an? (?:sms|tweet|text message|text)|${OUTSIDER}))?`,
);
/** Of a length that has a limit: "keep it short". */
export const SHORT = whole(
  '(?:so |please )?keep (?:it|them|things|replies|answers|that) (?:short|brief|concise|tight|succinct|snappy)|brevity (?:matters|please|is key|counts)|short and sweet',
  '(?:short|brief|concise) please|less is more|no (?:rambling|essays|waffle|novels|walls? of text)',
);
/** "More is fine", "shorter is okay" */
export const MORE_OR_LESS = whole(
  '(?:(more)|fewer|less|shorter) (?:is|are) (?:fine|ok|okay|allowed|welcome|good|no problem|also fine|fine too)|the shorter the better|shorter is better',
);
/** "Anywhere in the text", "doesn't matter where" */
export const ANYWHERE = whole(
  "anywhere(?: in (?:the|its) (?:text|reply|response|answer)| in it)?|(?:it )?(?:doesn't|does not) matter where|in any (?:position|place)|wherever|no matter where|the (?:position|place) (?:doesn't|does not) matter",
);
/** Of a single word: "no punctuation". */
export const NO_PUNCTUATION = whole(
  '(?:no|without|without any|not any|zero) punctuation(?: marks?)?(?: at all| whatsoever)?|punctuation (?:is )?(?:not allowed|forbidden|not permitted)',
);
/** "TCK-48213, five digits" */
export const OF_DIGITS = whole(`(${NUMBER}) (digits|letters|characters)`);
/** "Doesn't matter which", "any will do" */
export const WHICHEVER = whole(
  "whichever|(?:it )?doesn't matter which(?: one)?|any(?: one)? (?:will do|is fine|works)|(?:of )?any (?:kind|sort)|no matter which(?: one)?",
);
/** Of too many: "even by one". */
export const EVEN_BY = whole(`even (?:just )?by (?:one|1|a (?:single )?[a-z]+)`);
/** Of a text that is written so: "FREE", all caps. */
export const WRITTEN_IN = whole(
  '(?:in )?(?:all )?(?:(uppercase|upper case|caps|capitals)|(lowercase|lower case))|(capitali[sz]ed)',
);
/** "Login", one word. */
export const IN_WORDS = whole(`(?:as )?(${NUMBER}) words?`);
/** The same thing named again: "no questions please", "any emoji". */
export const NAMED_AGAIN = whole(
  `(any|no|zero|not a single)((?: [a-z=<>/]+){1,3}?)(?: please| needed| here| at all| whatsoever| wanted| necessary| allowed)*`,
);
/** Of a length of all there is: "hashtags included". */
export const INCLUDED = whole(
  `(?:the )?(?:[a-z]+ )?[a-z]+ (?:included|and all|counted)|including (?:the )?[a-z]+(?: [a-z]+)?`,
);
/** "All of it", "every letter" */
export const THROUGHOUT = whole(
  'every single one|all of it|the (?:whole|entire) (?:thing|text|reply|answer|response)|throughout|every (?:single )?(?:letter|word|line|character)|(?:from )?(?:start to finish|top to bottom|beginning to end|first to last)',
);
/** "No other language" */
export const NO_OTHER_LANGUAGE = whole(
  '(?:and )?(?:no|in no) other languages?|nothing else|only|(?:and )?(?:only )?that language only|and no other',
);
/** What is all lowercase, or all capitals, has not anyhow: "no capitals at all". */
export const OTHER_CASE = whole(
  '(?:no|not a single|zero|not one|never|without any|no use of) (?:(capitals?|caps|(?:capital|uppercase|upper-case)(?: letters?)?)|(?:lowercase|lower-case|small)(?: letters?)?)(?: at all| anywhere| whatsoever)?',
);
/** What strict JSON has not anyhow. */
export const STRICT = whole(
  '(?:no|without) (?:trailing commas?|comments|single quotes|unquoted keys|syntax errors|errors)(?:,? (?:or|and|and no|no) (?:trailing commas?|comments|single quotes|unquoted keys))?|strict(?:ly)?(?: json)?|well-formed|syntactically valid',
);
/** What bullets and items are anyhow. */
export const PER_LINE = whole(
  '(?:each|each one|every one|all) on (?:its|their) own lines?|one per line|on separate lines|one on each line',
);
/** Of lines of JSON each is JSON. */
export const LINE_BY_LINE = whole(
  'each line (?:parses|parsing|is valid|being valid|valid)(?: json)?(?: on its own| by itself| separately)?|one per line',
);
/** That nothing is done which is not to be done anyhow. */
export const PLAIN = whole('nothing (?:fancy|special|exotic|fancier|clever)|plain and simple|keep it (?:simple|plain)');
/** Of an order, in which both are: "in that order". */
export const IN_ORDER = whole('(?:and )?in (?:exactly )?(?:that|this) order|(?:and )?in order|both required');
/** What can stand only for each other: "penalize tabs, spaces only". */
const INSTEAD = [
  ['tabs?', 'spaces?'],
  ['spaces?', 'tabs?'],
  ['(?:curly|smart)', 'straight'],
  ['straight', '(?:curly|smart)'],
  ['(?:am|pm|12-?(?:hour|hr|h))', '24(?:-hour|-hr|-h|h| hour| hours)'],
  ['24(?:-hour|-hr|-h|h| hour)', '(?:12(?:-hour|-hr|-h|h| hour)|am/pm)'],
  ['(?:capitals?|uppercase|caps)', '(?:lowercase|small)'],
  ['lowercase', '(?:capital|uppercase)'],
  ['markdown$', 'plain text'],
  ['html(?: tags?| markup)?$', '(?:markdown|plain text)'],
].map(([fault, rule]) => ({
  fault: new RegExp(`\\b${fault}(?![a-z\\d])`, 'i'),
  rule: whole(
    `(?:please |just |only )*(?:(?:we )?use |(?:always )?indent with |write (?:in )?|stick (?:to|with) |with |in )?(?:only |just |the )*${rule}(?: quotes| quotation marks| letters| ones| times?| format| clock| characters)?(?: only)?(?: instead)?(?: please)?`,
  ),
}));
/** What is said in its place in words of its own: "no digits, spell out the numbers". */
const IN_PLACE = [
  [
    '(?:digits?|numerals?)',
    '(?:spell|write)(?: out)?(?: the| all)? numbers?(?: out|(?: out)? (?:as|in) words)?|numbers (?:as|in) words',
  ],
  ['(?:caps|capitals|uppercase|exclamation)', '(?:no|stop|we avoid) (?:shouting|yelling|screaming)'],
].map(([fault, rule]) => ({ fault: new RegExp(`\\b${fault}\\b`, 'i'), rule: whole(rule!) }));
/** "Spaces only please", "use spaces", "indent with spaces instead". */
export const insteadIn = (head: string, tail: string): boolean =>
  [...IN_PLACE, ...INSTEAD].some(({ fault, rule }) => fault.test(head) && rule.test(tail));
