/** What is counted or numbered, and the letter or the sign that stands for its number. */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:act|answer|appendix|attempt|bullet|case|chapter|choice|chunk|column|count|day|episode|example|exercise|exhibit|fig\.|figure|footnote|group|iteration|item|lesson|level|line|match|message|module|month|no\.|number|option|page|paragraph|part|phase|point|priority|problem|question|rank|rating|ref|reference|round|row|rule|score|season|section|sentence|slide|source|stage|step|table|task|team|ticket|top|total|turn|unit|verse|version|volume|week|year)\s#?([xny]|#(?![\p{L}\p{N}]))(?![\p{L}\p{N}'’&-])/giu;

/** Letters and lines that stand for something else in a text that is shown as a sample. */
const BLANKS: readonly RegExp[] = [
  // "XX:XX", "$XX.XX", "NN%", "20XX"
  /(?<!\p{L}|\p{N})\d*(?:X{2,}|N{2,})(?![\p{L}\p{N}])/u,
  // "xxx-xxx-xxxx", "4xx"
  /(?<![\p{L}\p{N}])(?:x{2,4}(?:[-. ]x{2,4})+|[1-5]xx)(?![\p{L}\p{N}])/u,
  // "YYYY-MM-DD", "HH:MM"
  /(?<![\p{L}\p{N}])(?:YYYY|yyyy|(?:HH|hh):(?:MM|mm)|(?:MM|mm):(?:SS|ss)|MM[-/.]DD|DD[-/.]MM)(?![\p{L}\p{N}])/u,
  // "X/10", "N%", "X out of 10", "X days"
  /(?<![\p{L}\p{N}/.])[XN](?:\s?\/\s?[\dXYNM]|\s?%|\sout of\b|\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|items?|points?|words?|stars?|steps?|results?|times|people)\b)/u,
  // "Score: X", "Total: $X", "Item #N", "Verdict: X, Reason: Y"
  /[\p{L}\p{N})*][:=]\s*[*_"(]*[XN](?![\p{L}\p{N}'’&-])/u,
  /[$€£#][XNY](?![\p{L}\p{N}'’&-])/u,
  // "from X to Y", "Page n of m"
  /(?<![\p{L}\p{N}'’&-])(?:[XN]\s(?=.*\s[YM](?![\p{L}\p{N}'’&-]))|[xn] (?:out )?of [nmxy](?![\p{L}\p{N}]))/u,
  // "TICKET-N"
  /(?<![\p{L}\p{N}])[A-Z]+-[XN](?![\p{L}\p{N}-])/u,
  // "x.y.z", "Python 3.x", "192.168.x.x"
  /(?<![\p{L}\p{N}.])(?:v?(?:x\.y\.z|X\.Y(?:\.Z)?)|vx\.y|(?:v?\d+\.){1,3}[xX])(?![\p{L}\p{N}])/u,
  // "Dear NAME,", "et al., YEAR", "(Author, Year)"
  /[\p{Ll}.][,:]?\s(?:YOUR |FIRST |LAST |FULL )?(?:FIRST|LAST|USER)?_?(?:NAME|USER|CUSTOMER|CLIENT|RECIPIENT|PERSON|AUTHOR|TITLE|YEAR|DATE|CITY|COMPANY|TOPIC|NUMBER)[,.!:;)]*$/u,
  /\bAuthor,? \(?Year\b/u,
  // "Dear Name,", "— Author Name"
  /(?:\b(?:Dear|Hello|Hi|Hey),? (?:\p{Lu}\p{Ll}+ )?Name|[—–-] ?(?:Author|Your|First|Full)(?: Last)? Name)(?![\p{L}\p{N}])/u,
  // "Serves N", "The answer is X."
  /\p{Ll}\sN[.,!?:;)]*$/u,
  /(?<![\p{L}\p{N}])\p{Ll}+\s[XY][.,!?:;)]*$/u,
  // "item(s)", "http(s)://", "colo(u)r", and no call of a function
  /(?<!(?<!\p{L})(?:all|any|dict|eval|hash|int|iter|len|list|max|min|next|print|repr|set|sorted|str|sum|tuple|type))(?<=\p{L}{3})\(e?s\)/u,
  /\p{Ll}{2}\(\p{Ll}{1,2}\)\p{Ll}/u,
  // "\d+"
  /\\[dwDWS](?:[+*?{\\]|$)/u,
  // "[PASS/FAIL]", "<yes|no>"
  /[[<{]\s*\p{L}[\p{L}\p{N} _-]*(?:[|/] ?\p{L}[\p{L}\p{N} _-]*)+[\]>}]/u,
  /_{3,}/u,
  // "Ticket ###", and no heading
  /(?<=[^\s#][^\n]*)#{3,}/u,
];

const isUpper = (letter: string) => letter === letter.toUpperCase();

/** Whether a text shows evident blanks beside other signs: a form to fill in, or that text itself. "XXX" alone is a mark. */
export const hasBlank = (text: string): boolean =>
  !/^(?:X+|N+|_+|#+)$/u.test(text.trim()) &&
  (BLANKS.some((blank) => blank.test(text)) ||
    Array.from(text.matchAll(NUMBERED)).some(([, letter]) => isUpper(letter!)));
