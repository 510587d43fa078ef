/** What names a person or a thing in a form: "[NAME]" stands for what is filled in. */
const FILLED =
  /name|date|time|city|user|customer|client|company|brand|title|topic|url|link|number|amount|product|insert|text|your|the |id\b|price/iu;
const SIGNS =
  /\b(?:placeholders?|variables?|tokens?|tags?|braces?|curly|brackets?|still|kept|keeps?|keeping|leaves?|alone|preserved?|survives?|untouched|unchanged|intact|left|missing|dropp\w+|lost|gone|replaced|removed|same|carried|copied|disappears|translat\w+|leaving|in place)\b/iu;
/** An example is no text that is meant. */
const NO_EXAMPLE = String.raw`(?<!\b(?:like|as|e\.g\.) )`;
/** "Appears as €19.99" shows the text itself. */
const NO_SAMPLE = String.raw`(?<!\b(?:like|such as|e\.g\.) )`;
const ENDS = String.raw`(?=$|[\s)]|[.,;:?!](?:$|\s))`;
/** "Above $100", "before 2024-05-31": any value on that side. "From $5 to $10": all that lie between. */
const BOUND =
  /\b(?:than|under|over|above|below|exceed\w*|least|most|between|within|up to|around|about|roughly|nearly|before|after|until|till|by|since|past|from|to|minus|plus|earlier|later) (?:the |a )?[€£$]?\d/iu;
const isValue = (_: string, condition: string) => !BOUND.test(condition);
/** "address.zip is missing" may be said of a field of JSON; "config.yml" names a file. */
const isNoField = (code: string, condition: string) =>
  FILES.test(code) || !SAID_OF_FIELDS.test(condition.slice(condition.indexOf(code) + code.length));
const FILES = /[/-]|\.(?:ya?ml|json|jsx?|tsx?|py|md|txt|html|css|toml|csv|xml|pdf|docx?|xlsx?|png|jpe?g)$/u;
const SAID_OF_FIELDS =
  /^ (?:(?:is|was) (?:not |also |always |never )?(?:missing|absent|there|present|given|set|included|omitted|left out)\b|appears|exists|does not exist)/u;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Texts that can stand for nothing else, in which the marks and letters themselves are meant. */
const CODES: readonly (readonly [
  pattern: string,
  isCode?: (code: string, condition: string) => boolean,
  /** Whether what is said of it leaves its case no question. */
  isCaseSaid?: true,
])[] = [
  [String.raw`${NO_EXAMPLE}https?:\/\/[^\s,;"'<>()]*[^\s,;.:!?"'<>()]`],
  [String.raw`${NO_EXAMPLE}(?:\{\{[A-Za-z_]\w*\}\}|\$?\{\w+\})`, (_, condition) => SIGNS.test(condition)],
  [String.raw`${NO_EXAMPLE}\[[A-Z][A-Z_]+\]`, (code) => !FILLED.test(code)],
  [String.raw`${NO_EXAMPLE}(?:console|process|document|window|System|sys|os|Math|fs|np|pd)\.[a-z]\w*(?:\.\w+)*`],
  [
    String.raw`(?<=\b(?:with|by|either|or|and|an?|prefix(?:es)?:?),? |, |prefix(?:es)?:? \()[A-Za-z][\w()!-]*:(?=,|\.?$| or\b| and\b|\)| prefix\b)`,
  ],
  // "Outputs the token NO_ANSWER and nothing else"
  [String.raw`[A-Z][A-Z_\d]+(?= (?:and|with) (?:absolutely )?(?:nothing|no other)\b)`],
  ['[Ll]orem ipsum', undefined, true],
  // "Starts with P.S."
  [String.raw`(?<=\bwith )(?:[A-Z]\.){2,}(?=\s|$)`],
  // "TCK-48213", "BNK-", "ORD_2024-17"
  [
    String.raw`(?!UTF-|ISO-|COVID-|GPT-)[A-Z]{2,8}(?:[-_][A-Z0-9]+)*(?:[-_]\d{2,}|-(?=\s(?:plus|and|followed|then)\s))${ENDS}`,
  ],
  // "Exactly NONE"; "only ASCII" names what a text is written in.
  [`(?<=(?:just|exactly|only) )(?!(?:ASCII|UTF|HTML|SQL|JSON|XML|YAML|CSV|CSS|PDF|ISO|LATEX)\\b)[A-Z]{2,}${ENDS}`],
  // "31/12/2025"
  [String.raw`\d{2}[/.]\d{2}[/.]\d{4}${ENDS}`],
  // "#FF8800", "#48213"
  [String.raw`#(?:[0-9A-Fa-f]{6}|\d{3,})${ENDS}`],
  // "555-012-3456"; of "0800 555 0199" it is unclear where it ends.
  [String.raw`(?:(?:\+\d{1,4}|\d{2,4})(?:-\d{2,4}){2,3}(?<!\d{4}-\d\d-\d\d)|\d{3}-\d{4})${ENDS}`],
  // "4111111111111111", "4111 1111 1111 1111"
  [String.raw`(?:\d{10,19}|\d{4}(?: \d{4}){2,3})${ENDS}`],
  // "SPRING24", "LH452"; "SHA256" names a method, and "ISO8601" a form.
  [
    String.raw`(?!(?:UTF|ISO|RFC|SHA|BASE|HTML|CSS|ES|MPEG|COVID|GPT|UTC|GMT|INT|FLOAT|RGB|ASCII|H)\d)(?:(?=[A-Z\d]*\d{2})[A-Z][A-Z\d]{3,15}|(?=\d+[A-Z])[A-Z\d]{8,24})${ENDS}`,
  ],
  // "€19.99", "$1,200", "15%"
  [
    String.raw`${NO_SAMPLE}(?:[€£$]\d+(?:,\d{3})*(?:\.\d\d)?|\d{1,3}(?:\.\d+)?%)${ENDS}(?! (?:million|billion|thousand)\b)`,
    isValue,
  ],
  // "2024-05-31", "31 May 2024", "May 31, 2024"
  [
    String.raw`${NO_SAMPLE}(?:\d{4}-\d\d-\d\d|\d{1,2} (?:${MONTHS}) \d{4}|(?:${MONTHS}) \d{1,2}, \d{4})${ENDS}`,
    isValue,
  ],
  // "3:30 pm"
  [String.raw`${NO_SAMPLE}(?:1[0-2]|[1-9]):[0-5]\d ?(?:[ap]m|[AP]M)${ENDS}`, isValue],
  // "Includes 2024 but not 2023"
  [
    String.raw`(?<=\b(?:includes?|contains?|mentions?|says?|has|names?|shows?|not|nor|or|and|both|either|neither) )\d{4}(?= (?:but not|and not|and|or|nor) \d{4}\b|\.?$)`,
    (_, condition) =>
      isValue(_, condition) &&
      (condition.match(/\d+/gu)?.length ?? 0) > 1 &&
      !/\d(?! ?(?:but|and|or|nor|\.?$|\d))/u.test(condition),
  ],
  // "Opens with Dear Ms. Alvarez"
  [
    String.raw`(?<=\b(?:with|by saying|line is|says|salutation is|greeting is) )(?:Dear|Hi|Hello|Hey) (?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*${ENDS}`,
  ],
  // "Ends with 42", "the last word is 42"
  [String.raw`(?<=\b(?:(?:ends?|starts?|begins?) with|ends? in|(?:last|first) (?:word|line) is) )\d{1,9}(?=\.?$)`],
  // "--force", "rm -rf"
  [String.raw`${NO_EXAMPLE}(?:--[a-z][\w-]*\w|rm -rf)${ENDS}`],
  // "#launch"
  [String.raw`${NO_EXAMPLE}#(?!(?:hash)?tags?\b)[A-Za-z]\w+${ENDS}`],
  // "The last line says Total: $120"
  [
    String.raw`(?<=\b(?:says|reads|(?:first|last|final|second|third) line is) )\p{Lu}\p{L}*(?: \p{L}+)?: (?=[€£$\d\p{Lu}])[^\s"']+?(?: [^\s"']+?){0,4}?(?=\.?$)`,
    (code) => !/\b(?:and|or|but|with|then|not)\b/u.test(code),
  ],
  // "The result 3.14 is in bold"
  [
    String.raw`\d+(?:[.,]\d+)*(?=,? (?:is|are|appears|must be|should be) (?:set |written )?in (?:bold|italics|backticks))`,
  ],
  // "$ is used", "chapter 3", "both 88213 and 88214 appear"
  [String.raw`(?<=^)[€£¥$](?= (?:is|appears|shows|comes|never)\b)`],
  [
    String.raw`${NO_EXAMPLE}(?:section|chapter|article|clause|figure|appendix|Section|Chapter|Article|Figure) \d+(?:\.\d+)*${ENDS}`,
  ],
  [String.raw`\d{5,9}(?= (?:and|or|is|are|both|appears?|comes|shows|turns|gets|in|before|after)\b|,|\.?$)`, isValue],
  // "2025 shows up in the first line"
  [String.raw`(?<=^)\d{4}(?= (?:is|appears|shows up|turns up|comes up|occurs|stands) in )`],
  // "+49"
  [String.raw`\+[1-9]\d{0,2}${ENDS}`],
  // "@acme.io"
  [String.raw`@[a-z\d-]+(?:\.[a-z\d-]+)+${ENDS}`],
  // "v2.4.0", "2.14.0"
  [String.raw`v?\d{1,3}(?:\.\d{1,4}){2,3}${ENDS}`],
  // "name,email,role"
  [String.raw`[A-Za-z]\w*(?:,[A-Za-z]\w*){1,15}${ENDS}`],
  // "09:30"
  [String.raw`(?:[01]\d:[0-5]\d|2[0-3]:[0-5]\d)${ENDS}`],
  // "user.address.city"
  [
    String.raw`[a-z][a-zA-Z\d]*(?:_[a-zA-Z\d]+)*(?:\.[a-z]\w*){2,4}(?<!\.(?:com|org|net|io|example|dev))${ENDS}`,
    isNoField,
  ],
  // "config.yml", "src/main.go"
  [
    String.raw`${NO_EXAMPLE}(?:[\w-]+\/)*[A-Za-z_][\w-]*\.(?:ya?ml|json|jsx?|tsx?|py|md|txt|go|rs|html|css|sh|toml|csv|xml|lock|sql|env|pdf|docx?|xlsx?|png|jpe?g|zip|log)${ENDS}`,
    isNoField,
  ],
  // "npm install", "git push origin main"
  [
    String.raw`${NO_EXAMPLE}(?:npm|pnpm|yarn|pip|pip3|git|docker|cargo|kubectl|brew|npx|make) (?:run [a-z][\w:-]*|status|diff|log|add|test|start|install|ci|build|push|pull|commit|clone|init|compose up|compose down|checkout|rebase)(?: (?:-{1,2}[a-z][\w-]*|origin \w+))*${ENDS}`,
  ],
  [String.raw`${NO_EXAMPLE}\[[A-Z][\w']*(?: [\w']+)*\]`, (_, condition) => SIGNS.test(condition)],
  [String.raw`${NO_EXAMPLE}[\w.+-]+@[\w-]+(?:\.[a-z]+)+`],
  [String.raw`${NO_EXAMPLE}%[sd]\b`],
  // "Both °C and °F"
  [String.raw`°[CF](?!\p{L})`],
  [
    String.raw`(?<=\b(?:contains|uses|has|includes) (?:(?:a|an|any|the|both) )?(?:[€£¥$%°] (?:and not|but not|and|or) )?)[€£¥$%°](?= (?:and not|but not|and|or) [€£¥$%°]|\.?$)`,
  ],
  // "'Verdict:' is followed by PASS or FAIL", "writing FREE in all caps", "says yes or no, but not both"
  [String.raw`(?<=\bfollowed by (?:either )?(?:[A-Z]{2,}(?:, | or ))*)[A-Z]{2,}${ENDS}`],
  [String.raw`(?<=\bwriting )[A-Z]{2,}(?= in )`],
  // "AcmeCloud in any other casing"
  [
    String.raw`[A-Z][A-Za-z\d]+(?= (?:(?:is |are )?(?:written|spelled|spelt|used) |is |appears )?(?:in|with) (?:any other|another|other) (?:casing|letter case|capitali[sz]ation))`,
    undefined,
    true,
  ],
  [
    String.raw`\byes(?= or no\b)|(?<=\byes or )no\b`,
    (_, condition) => /\bor no,? (?:but )?not both\b/u.test(condition),
    true,
  ],
  ['[!?]{2,}'],
  [`(?:sudo )?rm -[rf]{1,2}${ENDS}`, undefined, true],
  // "A TL;DR line"
  [`TL;DR:?${ENDS}`, undefined, true],
  // "The emoji 🎉", "the separator ###", "the citation marker [1]"
  [
    String.raw`(?<=\b(?:emoji|symbol|separator|delimiter|marker|handle) )(?![-–—.,;:!?&(]+(?:\s|$))[^\s\p{L}\p{N}"'“‘(]\S*?${ENDS}`,
  ],
  // "A ## Summary heading", "the first heading is ## Summary", "a --- line"
  [
    String.raw`#{1,6} (?!H\d)\p{Lu}[\p{L}\d]*(?: [\p{L}\d&]+){0,3}?(?= (?:heading|header|section)s?\b)`,
    undefined,
    true,
  ],
  [
    String.raw`(?<=\b(?:headings?(?: (?:is|called|named|must be))?|under|below) )#{1,6} \p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,3}(?=\.?$| (?:is|comes|and|or|must|in)\b)`,
    undefined,
    true,
  ],
  [String.raw`(?:-{3,}|\*{3,}|={3,}|_{3,})(?= (?:lines?|separators?|dividers?|rules?)\b)`],
  // "Uses sudo or rm -rf"
  [
    String.raw`(?<=\b(?:uses?|using|contains?|has|have|runs?|with|without|no|not|or|and|nor|Penalize) )sudo(?=,? (?:or|and|nor|in)\b|\.?$)`,
    undefined,
    true,
  ],
  // "#!/bin/bash"
  [String.raw`#!\/[\w/.-]*\w(?: (?:bash|python3?|node|sh))?${ENDS}`],
];
const QUOTED = '"[^"]*"|“[^”]*”|‘[^’]*’|«[^»]*»|`[^`]*`';
const ALL = new RegExp(
  `(?<quoted>${QUOTED})|(?<![\\p{L}\\p{N}_/"\x60])(?:${CODES.map(([one]) => `(${one})`).join('|')})`,
  'gu',
);

/** A condition with addresses, placeholders and codes in quotation marks that had none, and these. */
export interface BareCodes {
  condition: string;
  codes: ReadonlySet<string>;
}

/**
 * Writes what can be nothing but a text as a quotation: "contains https://example.com/a", "{first_name} is still there", "starts with
 * feat: or fix:", "begins with [URGENT]", "gives the ticket number TCK-48213". Undefined where there is none.
 */
export function withQuotedCodes(condition: string): BareCodes | undefined {
  const codes = new Set<string>();
  let isWritten = false;
  const written = condition.replace(
    ALL,
    (all: string, quoted: string | undefined, ...found: (string | undefined)[]) => {
      if (quoted !== undefined) return all;
      const [, isCode, isCaseSaid] = CODES[found.findIndex((one) => one !== undefined)]!;
      if (isCode && !isCode(all, condition)) return all;
      if (!isCaseSaid) codes.add(all);
      isWritten = true;
      return `"${all}"`;
    },
  );
  return isWritten ? { condition: written, codes } : undefined;
}
