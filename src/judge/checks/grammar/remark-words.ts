import { any, DO_NOT, NUMBER, OUTSIDER, SYSTEM, whole } from './remark-patterns.ts';

const SIDES = 'around|before|after|outside(?: of)?|besides|beyond|in front of|next to|below|above|behind';
const PLACED = `(?: (?:${SIDES})(?:,? (?:or|and|nor) (?:${SIDES}))?(?: (?:it|that|this|them))?)`;
const JOINING_NOTHING =
  "(?:(?:with|and|so|meaning|there's|there is|having|(?:it |which )?(?:contains|has|holds|says|includes|is)|absolutely|literally|strictly) )*";
const TEXTS = any(
  'text, words?, prose, commentary, explanations?, characters?, content, sentences?, output, chatter, chit-chat, small talk, fluff, filler, padding, preamble, intro, introduction, outro, comments?, notes?, remarks?, lead-in, sign-off, caveats?, decoration, wrapping, wrapper',
);
/** That there is nothing else. */
export const NOTHING_ELSE = whole(
  `${JOINING_NOTHING}nothing(?: (?:else|more|extra|further|added))?(?:${PLACED}| at all| whatsoever)?(?:,?(?: and| or)? (?:nothing|none)${PLACED})?`,
  `(?:(?:with|and|so|meaning|there's|there is|having) )*(?:no|without|without any) (?:other |extra |additional |further |surrounding |more |added |accompanying )?${TEXTS}(?:,? (?:and |or |and no |or any |no )?${TEXTS}){0,2}(?:${PLACED}| at all| whatsoever)?`,
  '(?:which|that) (?:must|should|has to|is to) be (?:all (?:that|there) (?:is|it (?:says|returns|outputs))(?: there| returned| given)?|the (?:only thing|entire|whole|full|complete) ?(?:response|reply|answer|output|message|text|thing)?(?: (?:that is )?(?:returned|given|output|written|there|said))?)',
  "(?:and )?that(?:'s| is) (?:all of it|the (?:entire|whole|full|complete) (?:response|reply|answer|output|message|text))",
  'nothing (?:more|else) than that|(?:and )?not (?:a|one) (?:single )?(?:word|character|letter|thing) (?:more|else)',
  "(?:and )?(?:only that|just that|nothing but that)|that only|(?:all )?on its own|by itself|alone|(?:and )?that(?:'s| is) (?:it|all)",
);

const [BEFORE, AFTER] = [/\b(?:before|above|in front)\b/iu, /\b(?:after|below|behind|beyond|follow\w*)\b/iu];
/** On which side of something there is nothing else, where that is said of one side alone. */
export function oneSide(tail: string): 'start' | 'end' | undefined {
  const [before, after] = [BEFORE.test(tail), AFTER.test(tail)];
  if (before === after || /\b(?:around|outside|besides|next to)\b/iu.test(tail)) return undefined;
  return before ? 'start' : 'end';
}
/** That nothing stands behind what is last. */
export const NOTHING_AFTER = whole(
  `(?:and |with )?(?:no|without any|without) (?:other |more |further )?${TEXTS} (?:follows?|following|(?:comes?|coming|stands?) (?:after|behind|below)|after|behind|below)(?: (?:it|that|this|them))?`,
  '(?:and |with )?nothing (?:else |more )?(?:follows|following|(?:comes|coming) (?:after|behind|below)|after|behind|below)(?: (?:it|that|this|them))?',
);
/** That a number is just that: "no more, no less", "not two, not zero". */
export const NO_MORE = whole(
  '(?:no|not) (?:more|less|fewer)(?:,| and| or| but)* (?:no|not) (?:less|fewer|more)',
  'neither (?:more|less|fewer) nor (?:more|less|fewer)',
  `neither ${NUMBER} nor ${NUMBER}|not ${NUMBER},? (?:and|or) (?:not|no) (?:more|fewer|less)`,
  'exactly|precisely|exactly that many|that many exactly|on the dot|to be (?:exact|precise)',
  `(?:not|never) ${NUMBER}(?: times?)?(?:,? (?:and |or |nor )?(?:not |never )?${NUMBER})*`,
  '(?:and )?(?:not|never) (?:zero times|never|none) (?:and|or|nor) (?:not |never )?(?:twice|two|several|more)',
);
/** "Just one", "exactly three of them" */
export const JUST = whole(
  `(?:and )?(?:just|only|exactly|precisely) (?:a single )?(${NUMBER})(?: only| in total| of them)?`,
  `(${NUMBER}) (?:only|exactly|precisely|in total)`,
);
/** Of "three bullets" there may be no more, and fewer; of "exactly three" or of one this says the same again. */
export const NOT_MORE = whole(
  '(?:and )?(?:no|not|never) (?:one )?more|(?:and )?(?:not|never|no) (?:a |any )?(?:second|two|twice|another|others)(?: one)?',
);
/** That there is none, or not even one. */
export const NONE = whole(
  "(?:i|we) (?:don't|do not) want (?:a single one|any|one|them|it)(?: at all| in there| there)?",
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
  `(?:that's |that is |it's )?(?:the |our |an? )?(?:hard )?(?:${OUTSIDER} |tweet |meta |title |subject |character |word |length |ad |ads )?(?:limit|max|maximum|cap|length)`,
  `(?:that's |that is |it's )?(?:way )?too (?:long|much|many|wordy)(?: for (?:us|an? (?:sms|tweet|text message|text)|${OUTSIDER}))?`,
);
/** Of a length that has a limit: "keep it short". */
export const SHORT = whole(
  '(?:so |please )?keep (?:it|them|things|replies|answers|that) (?:short|brief|concise|tight|succinct|snappy)|brevity (?:matters|please|is key|counts)|short and sweet',
  '(?:short|brief|concise) please|less is more|no (?:rambling|essays|waffle|novels|walls? of text)',
);
const ONES = `(?: ${any('than that, ones?, replies, answers, responses, messages, texts?, outputs?, titles?, subjects?, lines?, names?, posts?')})?`;
const CAUSE = '(?:because |since |as )?(?:any(?:thing)? |everything |all |the )?';
const NO_USE = `(?:(?:gets?|is|are|will be|will get|would be|would get|looks?|feels?) (?:just |simply |always |way |all )?${any(`
  truncated, cut, cut off, clipped, dropped, rejected, lost, ignored, useless, unreadable, too much, too long, too short, too thin, too little, too wordy, too brief, skipped, no good, no use, of no use,
  no help, not ok, not okay, not fine, not useful, not allowed, not acceptable, not enough, not helpful, pointless, unusable, a waste`)}|(?:won't|don't|doesn't|can't|cannot|will not|do not) ${any(`
  fit, help, work, do, display, render, be shown, be displayed, be read, be sent, go through, load`)})(?: (?:to|for|by|in|on) (?:us|me|${OUTSIDER}|people|(?:an? |one |our )?(?:tweet|sms|text|card|slide|page)))?`;
/** Why there is a limit: "longer ones get truncated", "since the widget cuts off anything longer", "short ones are useless to us". */
export const TOO_LONG = whole(
  `${CAUSE}(?:longer|bigger|more)${ONES} ${NO_USE}`,
  `${CAUSE}(?:past|beyond|over|above) that ${NO_USE}`,
  `(?:because |since |as )?${SYSTEM} ${any(DO_NOT)} (?:off )?(?:anything |everything |any |all |the )?(?:longer|bigger|more)${ONES}`,
);
export const TOO_SHORT = whole(`${CAUSE}(?:short(?:er)?|fewer|less)${ONES} ${NO_USE}`);
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
const CASE = '(?:(?:upper|lower|capital|small|large)(?:[ -]?case)?(?: letters?)?|capitali[sz]ed|capitals)';
/** That capital and small letters are not told apart. */
export const ANY_CASE = whole(
  `(?:and )?(?:whether |in |either )*${CASE}(?: case)? or (?:in )?${CASE}`,
  '(?:in |of )?(?:any|either|whatever|whichever) (?:letter |upper or lower )?(?:case|casing|capitali[sz]ation)(?: (?:of letters|it (?:may|might) be (?:written|typed) in))?',
  '(?:regardless|irrespective|independent(?:ly)?) of (?:the )?(?:letter |upper or lower )?(?:case|casing|capitali[sz]ation)',
  '(?:regardless of|no matter) how (?:it|they) (?:happens? to be|is|are|may be) (?:capitali[sz]ed|cased)',
  "(?:the )?(?:letter )?(?:case|casing|capitali[sz]ation) (?:doesn't|does not|doesn’t) matter|(?:case|casing|capitali[sz]ation) (?:is )?ignored|ignoring (?:the )?(?:letter )?(?:case|casing|capitali[sz]ation)|whatever the (?:case|casing|capitali[sz]ation)|case[- ]insensitive(?:ly)?",
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
export const IN_WORDS = whole(`(?:as |in |just )?(${NUMBER}) words?(?: only)?`);
/** The same thing named again: "no questions please", "any emoji". */
export const NAMED_AGAIN = whole(
  `(any|no|zero|not a single)((?: [a-z=<>/]+){1,3}?)(?: please| needed| here| at all| whatsoever| wanted| necessary| allowed)*`,
);
/** What may be included in a length; "counting nouns" means that only nouns are counted. */
const ADDED =
  '(?:spaces?|blanks?|white ?spaces?|punctuation(?: marks)?|line breaks|newlines|hashtags|mentions|emojis?|links?|urls?|headings?|headers?|titles?|subject(?: line)?|greetings?|salutations?|signatures?|sign-offs?|markup|markdown|tags|everything|all of it)';
/** That a length includes everything: "hashtags included", "counting spaces". */
export const INCLUDED = whole(
  '(?:with |and )?(?:the |its |their |all )?(?:(?!not )[a-z]+ )?(?!not )[a-z]+ (?:being )?(?:included|and all)(?: too| as well)?',
  `(?:with |and )?(?:the |its |their |all )?${ADDED}(?:,? and (?:the )?${ADDED})? counted(?: too| as well| in)?`,
  `counting (?:the |its |all )?${ADDED}(?:,? and (?:the )?${ADDED})?(?: too| as well)?`,
  'including (?:the |its |all )?[a-z]+(?: [a-z]+)?',
);
/** Of keys that JSON must have: "extra keys are fine". */
export const MORE_KEYS = whole(
  '(?:but |and )?(?:any )?(?:extra|other|more|additional|further) (?:keys|fields|properties|attributes) (?:is|are|being|may be|can be) (?:fine|ok|okay|allowed|permitted|welcome|no problem|ignored|also fine|there|present)(?: too| as well)?',
  "(?:but |and )?(?:i|we) (?:don't|do not) (?:mind|care about) (?:extra|other|more|additional) (?:keys|fields|properties|attributes)",
);
/** Of a value that is one of several: "and not some other value". */
export const NO_OTHER_VALUE = whole(
  '(?:and |but )?(?:not|no|never) (?:(?:some|any) )?(?:other|another|different)(?: (?:value|label|word|option|string|one|thing)s?)?',
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
/** What one line or one paragraph has not anyhow. */
export const NO_BREAKS = whole(
  '(?:with |and )?(?:no|without|without any|not a single) (?:line ?breaks?|newlines?|new lines?|line breaks or newlines)(?: (?:in it|in between|anywhere|at all|whatsoever|inside))?',
);
/** What Markdown things are, or are written with: "a horizontal rule (---)", "nested lists, that is, items under other items". */
const GLOSSES = [
  [
    'nested(?: (?:lists?|bullets?|items?|bullet points?))?|sub-?bullets?|sub-?lists?',
    '(?:list |a |an )?(?:items?|bullets?|lists?)(?: (?:that (?:is|are) )?(?:indented|nested))? (?:beneath|under|below|inside|within) (?:other|another|a|an)(?: list)?(?: items?| bullets?| lists?| one| ones)?|indented',
  ],
  [
    '(?:top-level|level[- ]1|level[- ]one|h1|main) headings?',
    '(?:a line |lines |that )?(?:(?:beginning|starting|begins|starts) )?(?:with )?(?:a single|one|just one|a) #(?: sign| mark| character| symbol)?|#',
  ],
  ['(?:second-level|level[- ]2|level[- ]two|h2) headings?', '(?:with )?(?:two #s?|##)'],
  ['level (?:three|3)|(?:third-level|level[- ]3|level[- ]three|h3) headings?', '(?:with )?(?:three #s?|###)'],
  ['horizontal rules?', '(?:a line of |lines of )?(?:---|three dashes|three hyphens|dashes|three or more dashes)'],
  [
    '(?:blockquote|block quote|quote)s?',
    '(?:an? |any )?lines? (?:beginning|starting|that (?:begins?|starts?)) with (?:a |the )?["“]?>["”]?(?: (?:sign|mark|character|symbol))?',
  ],
  ['(?:numerals?|digits?)(?: (?:occur|appear|are used)(?: anywhere)?)?', '(?:the digits )?0 ?(?:-|–|to|through) ?9'],
].map(([thing, gloss]) => ({
  thing: new RegExp(`\\b(?:${thing})$`, 'i'),
  gloss: whole(`(?:(?:that is|meaning|i\\.e\\.),? )?(?:${gloss})`),
}));
/** "Only straight quotes, with no curly ones" */
const NO = /^(?:with |and )?(?:no|not|never|without(?: any)?) /i;
export const onlyIn = (head: string, tail: string): boolean =>
  /\bonly\b/i.test(head) &&
  NO.test(tail) &&
  INSTEAD.some(({ fault, rule }) => fault.test(head) && rule.test(tail.replace(NO, '')));
/** Of a part, the rest does not matter: "however long the rest is". */
export const THE_REST = whole(
  '(?:the )?(?:rest|others?|other (?:parts|lines|sections|paragraphs|sentences)|remainder)(?: of (?:it|the (?:text|reply|response|message|email)))? (?:can|may) be (?:anything|whatever|as long as (?:it|they) (?:wants?|likes?)|free[- ]form|longer|shorter)',
  "(?:the )?(?:rest|others?|other (?:parts|lines|sections|paragraphs|sentences)|remainder) (?:does not|doesn't|do not|don't) (?:matter|count)",
  "(?:(?:they|it|that) (?:is|are) |they're |it's |that's )?(?:fine|ok|okay|allowed|welcome) (?:elsewhere|everywhere else|anywhere else)",
  'however (?:long|short) the (?:rest|others?|other parts) (?:is|are)|whatever the rest (?:is|says|looks like)|no matter how long the rest is',
);
/** Whether a remark says what the thing before it is. */
export const glossIn = (head: string, tail: string): boolean =>
  GLOSSES.some(({ thing, gloss }) => thing.test(head) && gloss.test(tail));
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
  ['var$', '(?:let or const|const or let|let/const|const/let|let|const)'],
  ['(?:contractions?|[a-z]+n\'t["”]?)', '(?:the |their )?(?:full|long|uncontracted|spelled-out) forms?'],
].map(([fault, rule]) => ({
  fault: new RegExp(`\\b${fault}(?![a-z\\d])`, 'i'),
  rule: whole(
    // Of spaces as such tabs are no other form.
    ...(fault === 'spaces?'
      ? []
      : [
          `(?:instead of|rather than|in place of|as opposed to|where) (?:the |a |an )?${rule}(?: quotes| quotation marks| letters| ones| times?| format| clock| characters)?(?: (?:should be|should have been|belong|are wanted|are needed)(?: used)?)?`,
        ]),
    `(?:please |just |only )*(?:(?:we |i )?use |(?:i|we) (?:just |only )?want |give me |it should be |(?:always )?indent with |write (?:in )?|stick (?:to|with) |with |in )?(?:only |just |the )*${rule}(?: quotes| quotation marks| letters| ones| times?| format| clock| characters)?(?: only)?(?: instead)?(?: please)?`,
  ),
}));
/** What is said in its place in words of its own: "no digits, spell out the numbers". */
const IN_PLACE = [
  [
    '(?:digits?|numerals?)',
    '(?:spell|write)(?: out)?(?: the| all)? numbers?(?: out|(?: out)? (?:as|in) words)?|numbers (?:as|in) words|(?:we want )?numbers (?:(?:should|must|have to|need to) be )?(?:spelled|spelt|written)(?: out| as words| in words)',
  ],
  ['(?:caps|capitals|uppercase|exclamation)', '(?:no|stop|we avoid) (?:shouting|yelling|screaming)'],
].map(([fault, rule]) => ({ fault: new RegExp(`\\b${fault}\\b`, 'i'), rule: whole(rule!) }));
/** "Spaces only please", "use spaces", "indent with spaces instead". */
export const insteadIn = (head: string, tail: string): boolean =>
  [...IN_PLACE, ...INSTEAD].some(({ fault, rule }) => fault.test(head) && rule.test(tail));
