/** What names a person or a thing in a form: "[NAME]" stands for what is filled in. */
const FILLED =
  /name|date|time|city|user|customer|client|company|brand|title|topic|url|link|number|amount|product|insert|text|your|the |id\b|price/iu;
const SIGNS =
  /\b(?:placeholders?|variables?|tokens?|tags?|braces?|curly|brackets?|still|kept|keeps?|preserved?|survives?|untouched|unchanged|intact|left)\b/iu;

/** Texts that can stand for nothing else, in which the marks and letters themselves are meant. */
const CODES: readonly (readonly [pattern: string, isCode?: (code: string, condition: string) => boolean])[] = [
  [String.raw`https?:\/\/[^\s,;"'<>()]*[^\s,;.:!?"'<>()]`],
  [String.raw`\{\{[A-Za-z_]\w*\}\}|\{[A-Za-z_]\w*\}`, (_, condition) => SIGNS.test(condition)],
  [String.raw`\[[A-Z][A-Z_]+\]`, (code) => !FILLED.test(code)],
  [String.raw`(?:console|process|document|window|System|sys|os|Math|fs|np|pd)\.[a-z]\w*(?:\.\w+)*`],
  [String.raw`(?<=\b(?:with|either|or|and),? |, )[A-Za-z][\w()!-]*:(?=,|\.?$| or\b| and\b)`],
  [String.raw`\b[A-Z]{2,}-\d{2,}(?![\w-])`],
  [String.raw`\[[A-Z][\w']*(?: [\w']+)*\]`, (_, condition) => SIGNS.test(condition)],
  [String.raw`[\w.+-]+@[\w-]+(?:\.[a-z]+)+`],
  [String.raw`%[sd]\b`],
  [String.raw`[!?]{2,}`],
];
const QUOTED = '"[^"]*"|“[^”]*”|‘[^’]*’|«[^»]*»|`[^`]*`';
const ALL = new RegExp(
  `(?<quoted>${QUOTED})|(?<![\\p{L}\\p{N}_/"\x60]|\\b(?:like|as|e\\.g\\.) )(?:${CODES.map(([one]) => `(${one})`).join('|')})`,
  'gu',
);

/** A condition with addresses, placeholders and codes in quotation marks that had none, and these. */
export interface BareCodes {
  condition: string;
  codes: ReadonlySet<string>;
}

/**
 * Writes what can be nothing but a text as a quotation: "contains https://example.com/a", "{first_name} is still there", "starts with
 * feat: or fix:", "begins with [URGENT]". Undefined where there is none.
 */
export function withQuotedCodes(condition: string): BareCodes | undefined {
  const codes = new Set<string>();
  const written = condition.replace(
    ALL,
    (all: string, quoted: string | undefined, ...found: (string | undefined)[]) => {
      if (quoted !== undefined) return all;
      const isCode = CODES[found.findIndex((one) => one !== undefined)]![1];
      if (isCode && !isCode(all, condition)) return all;
      codes.add(all);
      return `"${all}"`;
    },
  );
  return codes.size > 0 ? { condition: written, codes } : undefined;
}
