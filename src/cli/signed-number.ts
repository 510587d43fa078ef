/** A number for people, with a real minus sign, and none before zero. The output for programs has JSON's own. */
export function decimalText(value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  return value < 0 && Number(size) !== 0 ? `−${size}` : size;
}

/** The same for a difference: with a plus above zero. */
export function differenceText(value: number, digits: number): string {
  const text = decimalText(value, digits);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** A difference of two rates in points, with at most one decimal place: `+12.4`, `−3`. */
export const pointsText = (value: number): string => differenceText(value * 100, 1).replace(/\.0$/, '');
