/** Whether a date with the name of its month is written so; undefined of a short name, or with "th". */
export function isNamedSo(date: string, format: string): boolean | undefined {
  const forms = {
    'D MONTH YYYY': /^\d{1,2} (\p{L}+) \d{4}$/u,
    'MONTH D, YYYY': /^(\p{L}+) \d{1,2}, \d{4}$/u,
  } as Readonly<Record<string, RegExp>>;
  const form = forms[format];
  if (!form) return false;
  const month = form.exec(date)?.[1];
  if (month !== undefined) return month.length > 3 && !/^sept$/iu.test(month) ? true : month === 'May' || undefined;
  const order = (shown: string) => /^\p{L}/u.test(shown) === (format === 'MONTH D, YYYY');
  return order(date) ? undefined : false;
}

/** Whether a phone number begins with a code such as "+49"; undefined of "0049". */
export function startsSo(phone: string, start: string): boolean | undefined {
  const compact = phone.replaceAll(/[\s().-]/gu, '');
  return compact.startsWith(start) ? true : compact.startsWith(start.replace('+', '00')) ? undefined : false;
}
