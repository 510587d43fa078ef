/** The longest value that is looked for. */
const mostCharacters = 500;

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/u;
const WRITTEN_NUMBER = /\d+(?:[., {2}]\d+)*/gu;
/** Whole numbers up to here may be written in words. */
const mostInWords = 100;

/**
 * Whether a value, such as what a tool returned, stands in a text as it is; undefined where it may stand there in another form: in
 * other letters or spacing, as "1,200" for 1200, in words, or rounded.
 */
export function standsIn(value: string | number, text: string): boolean | undefined {
  const wanted = String(value).trim();
  if (wanted === '' || wanted.length > mostCharacters) return undefined;
  if (standsAsItIs(wanted, text)) return true;
  if (NUMBER.test(wanted)) return mayStandOtherwise(wanted, text) ? undefined : false;
  const digits = wanted.match(/\d+/gu) ?? [];
  if (digits.some((run) => text.includes(run))) return undefined;
  const folded = fold(text);
  const words = wanted
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '');
  return words.length === 0 || folded.includes(fold(wanted)) || words.every((word) => folded.includes(word))
    ? undefined
    : false;
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Not as a part of a longer word or number. */
function standsAsItIs(wanted: string, text: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + wanted.length, at + wanted.length + 2);
    const isWithin =
      (/^[\p{L}\p{N}_]/u.test(wanted) && /(?:[\p{L}\p{N}_]|\d[.,])$/u.test(before)) ||
      (/[\p{L}\p{N}_]$/u.test(wanted) && /^(?:[\p{L}\p{N}_]|[.,]\d)/u.test(after));
    const isNegative = /^\d/u.test(wanted) && /[-−]$/u.test(before);
    if (!isWithin && !isNegative) return true;
  }
  return false;
}

function mayStandOtherwise(wanted: string, text: string): boolean {
  const number = Number(wanted);
  if (Number.isInteger(number) && Math.abs(number) <= mostInWords) return true;
  const digits = wanted.replace(/\D/gu, '');
  return (text.match(WRITTEN_NUMBER) ?? []).some((written) => {
    const other = Number(written.replace(/[, {2}]/gu, ''));
    // Rounded, of another scale such as thousands, or with a comma for the decimal point.
    return (
      written.replace(/\D/gu, '') === digits ||
      digits.startsWith(String(Math.trunc(Math.abs(other)))) ||
      Math.abs(other - Math.abs(number)) < 1
    );
  });
}
