/** A number of its own has none of these beside it; a unit may follow, as in "20kg". */
const NOT_BEFORE = String.raw`(?<![\p{Script=Latin}\d_])`;
const NOT_AFTER = String.raw`(?!\d|\p{Script=Latin}*[\d_])`;
/** Groups of three digits, separated by spaces, commas, points or apostrophes; another separator before decimals. */
const GROUPED = String.raw`[1-9]\d{0,2}([ ,.'’])(?:\d{2,3}\1){0,6}\d{3}(?:(?!\1)[.,]\d+)?`;
const PLAIN = String.raw`\d+(?:[.,]\d+)*`;
const MENTION = new RegExp(`${NOT_BEFORE}(?:${GROUPED}${NOT_AFTER}|${PLAIN}${NOT_AFTER})`, 'gu');
const INNER = new RegExp(PLAIN, 'g');
const EXPONENT = /(?<![\p{Script=Latin}\d_.])(\d{1,20})(?:\.(\d{1,20}))?e([+-]?\d{1,2})(?![\p{Script=Latin}\d_])/giu;
/** Card and telephone numbers with separators. */
const CHAIN = /(?<!\d)\d+(?:[ ./-]\d+)+/g;
const CHAIN_DIGITS = { least: 7, most: 32 };

export interface NumberMark {
  /** The possible values of the number: "1,234" is 1234, or 1.234 with a decimal comma. */
  whole: string[];
  /** The values if it is several numbers: "12 345" may be two, and "1,2,3" is three. */
  apart: string[];
  /** The values without decimals, unless that is zero. */
  truncated: string[];
}

/** Yields the numbers of a text in the form of readings(), without those within words. Linear in the text's length. */
export function* numbersIn(text: string): Generator<NumberMark> {
  for (const mention of new Set(text.match(MENTION))) {
    if (/^\d+$/.test(mention)) {
      yield { whole: [canonical(mention)], apart: [], truncated: [] };
      continue;
    }
    const whole = meanings(mention);
    // A list, a version or an IP address has no value.
    if (whole.length === 0) {
      yield { whole: [mention], apart: digitRuns(mention), truncated: [] };
      continue;
    }
    const apart = mention.includes(' ') ? mention.match(INNER)!.flatMap(meanings) : [];
    const truncated = whole
      .filter((meaning) => /^[1-9]\d*\.\d+$/.test(meaning))
      .map((meaning) => meaning.split('.')[0]!);
    yield { whole, apart, truncated };
  }
  for (const [, whole, decimals, exponent] of text.matchAll(EXPONENT)) {
    yield { whole: [shifted(whole!, decimals ?? '', Number(exponent))], apart: [], truncated: [] };
  }
  for (const chain of new Set(text.match(CHAIN))) {
    const digits = chain.replace(/\D/g, '');
    if (digits.length < CHAIN_DIGITS.least || digits.length > CHAIN_DIGITS.most) continue;
    yield { whole: [canonical(digits)], apart: [], truncated: [] };
  }
}

/** The runs of digits of a text, without leading zeros. */
export const digitRuns = (text: string): string[] => (text.match(/\d+/g) ?? []).map((digits) => canonical(digits));

function meanings(mention: string): string[] {
  const found = /^\d+$/.test(mention) ? [canonical(mention)] : [];
  const decimal = /^(\d+)[.,](\d+)$/.exec(mention);
  if (decimal) found.push(canonical(decimal[1]!, decimal[2]));
  const grouped = /^([1-9]\d{0,2}([ ,.'’])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d+))?$/.exec(mention);
  if (grouped) found.push(canonical(grouped[1]!.replace(/\D/g, ''), grouped[3]));
  return found;
}

function canonical(whole: string, decimals = ''): string {
  const kept = decimals.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${kept && `.${kept}`}`;
}

/** A number times a power of ten, digit by digit. */
function shifted(whole: string, decimals: string, exponent: number): string {
  const digits = `${'0'.repeat(Math.max(0, -exponent))}${whole}${decimals}${'0'.repeat(Math.max(0, exponent))}`;
  const point = Math.max(0, -exponent) + whole.length + exponent;
  return canonical(digits.slice(0, point) || '0', digits.slice(point));
}
