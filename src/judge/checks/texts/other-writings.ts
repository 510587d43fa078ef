const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundred|thousand|million)';
const FRACTIONS: Readonly<Record<string, string>> = {
  10: 'tenth',
  20: 'fifth',
  25: 'quarter',
  33: 'third',
  50: 'half',
  75: 'quarters',
};
const spelled = (unit: string) => String.raw`\b${NUMBER_WORD}[\s-]${unit}\b`;
/** "Ten percent", "a tenth" */
const shareLike = (digits: string) =>
  [numberLike(digits), asFraction(digits), spelled('per\\s?cent'), FRACTIONS[digits] && `\\b${FRACTIONS[digits]}\\b`]
    .filter(Boolean)
    .join('|');
/** "0.2", "0,20", ".2" */
function asFraction(percent: string): string {
  const [whole, part] = String(Number((Number(percent) / 100).toFixed(8))).split('.');
  return part === undefined ? '' : String.raw`(?<![\d.,])${whole === '0' ? '0?' : whole}[.,]${part}0*(?!\d|[.,]\d)`;
}
/** "17.30", "1730", "5:30 PM", "half past five" */
function timeLike(hour: string, minutes: string, half?: string): string {
  const hours = [...new Set([Number(hour), (Number(hour) + 12) % 24, Number(hour) % 12 || 12])].map(
    (one) => `0?${one}`,
  );
  const said = { '00': "o['’]clock|noon|midnight|midday", 15: 'quarter', 30: 'half', 45: 'quarter' }[minutes];
  const written = alone(
    `(?:${hours.join('|')})${minutes === '00' || half ? `(?:\\s?[.:h]?\\s?${minutes})?` : `\\s?[.:h]?\\s?${minutes}`}`,
  );
  return said === undefined ? written : `${written}|\\b(?:${said})\\b`;
}

/** The digits of a phone number or a code in other groups: "5551234", "(555) 1234". */
function groupsLike(text: string): string {
  const grouped = (digits: string) => alone(digits.match(/\d/gu)!.join(String.raw`[ ().\-–/\u00a0\u202f]{0,3}`));
  // At home a number is called without the code of its country.
  const [, atHome] = /^\+\d{1,3}\D(.*\d.*)$/u.exec(text) ?? [];
  return atHome === undefined ? grouped(text) : `${grouped(text)}|${grouped(atHome)}|${grouped(`0${atHome}`)}`;
}

/** What is known by its digits however it is written: a price, a share, a long number; a date by its day; a time by its hour. */
const VALUES: readonly (readonly [form: RegExp, others: (...found: string[]) => string])[] = [
  [/^[€£$](\d[\d,]*(?:\.\d\d)?)$/u, numberLike],
  [/^(\d+(?:\.\d+)?)%$/u, shareLike],
  [
    /^°([CF])$/u,
    (unit) =>
      String.raw`[℃℉]|[°º˚]\s?${unit}|\d\s?${unit}\b|\bdegrees?\b|${unit === 'C' ? 'celsius|centigrade' : 'fahrenheit'}`,
  ],
  [/^(\d{4}(?: ?\d{3,4}){1,4}\d*)$/u, numberLike],
  [/^(section|chapter|article|clause|figure|appendix) (\d+(?:\.\d+)*)$/iu, numberedLike],
  [/^(\d{4}-\d\d-(\d\d))$/u, (date, day) => `${alone(`0?${Number(day)}`)}|${alone(date!.replaceAll('-', ''))}`],
  [/^(?:\p{Lu}\p{Ll}+ )?(\d{1,2})(?: \p{Lu}\p{Ll}+|,) \d{4}$/u, (day) => alone(`0?${Number(day)}`)],
  [/^(\d{1,2}):(\d\d)( ?[ap]m)?$/iu, timeLike],
  [/^(?=(?:\D*\d){6})(\+?\(?\d+(?:(?:(?:[ /-]|\)[ -]?)\d{2,}){1,6}|(?:\.\d{2,}){2,4}))$/u, groupsLike],
];

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ');
/** "Chapter three", "Chapter III", "the third chapter", "chapters 1-4", "section 4.1", and its number elsewhere. */
function numberedLike(noun: string, n: string): string {
  const digits = n.replaceAll('.', '[.]');
  const at = Number(n) - 1;
  const named = WORDS[at] ? [`${noun}s?\\s(?:${WORDS[at]}|${ROMAN[at]})\\b`, `\\b${ORDINALS[at]}\\s${noun}`] : [];
  const less = Array.from({ length: Math.min(99, Math.max(0, at)) }, (_, one) => one + 1).join('|');
  const within = less && `${noun}s\\s(?:${less})\\s?(?:[-–—]|to|through)\\s?(?!(?:${less})(?!\\d))\\d`;
  const nth = `\\b${digits}(?:st|nd|rd|th)\\s${noun}`;
  const partOf = `${noun}s?\\s${digits}[.]\\d`;
  return [`${alone(digits)}(?!\\.\\d)`, partOf, nth, ...named, within].filter(Boolean).join('|');
}

const alone = (source: string) => String.raw`(?<!\d)${source}(?!\d)`;

/** The same digits in other groups, or without cents that are none. */
export function numberLike(digits: string): string {
  const plain = digits.replaceAll(/\.00$|[ ,]/gu, '');
  const grouped = [...plain].map((one) => (one === '.' ? '[.,]' : one)).join(String.raw`[ .,'’\u00a0\u202f-]?`);
  return String.raw`(?<!\d|\d[.,])${grouped}(?:[.,]00?)?(?!\d|[.,]\d)`;
}

/** What finds other ways to write a value; undefined of a text that is none. */
export function otherWritings(text: string): RegExp | undefined {
  for (const [form, others] of VALUES) {
    const found = form.exec(text);
    if (found) return new RegExp(others(...found.slice(1)), 'giu');
  }
  return undefined;
}
