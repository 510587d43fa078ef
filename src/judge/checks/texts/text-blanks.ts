/** What is counted or numbered, and the letter that stands for its number. */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:act|answer|chapter|count|day|example|figure|item|level|line|month|number|page|part|phase|problem|question|rating|round|score|section|slide|source|stage|step|task|total|week|year)\s#?([xn])(?![\p{L}\p{N}'’&-])/giu;

/** Letters and lines that stand for something else in a text that is shown as a sample. */
const BLANKS: readonly RegExp[] = [
  // "XX:XX", "$XX.XX", "NN%"
  /(?<![\p{L}\p{N}])(?:X{2,}|N{2,})(?![\p{L}\p{N}])/u,
  // "YYYY-MM-DD", "HH:MM"
  /(?<![\p{L}\p{N}])(?:YYYY|(?:HH|hh):(?:MM|mm)|MM[-/.]DD|DD[-/.]MM)(?![\p{L}\p{N}])/u,
  // "X/10", "N%", "X out of 10"
  /(?<![\p{L}\p{N}/.])[XN](?:\s?\/\s?\d|\s?%|\sout of\b)/u,
  // "Score: X"
  /[\p{L}\p{N})*][:=]\s*[*_"(]*[XN][*_")]*[.!]?$/u,
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
