import { judged, scored } from '../judged.ts';

/** How many dates stand in a text beyond doubt. */
const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['ISO', 'on 2024-03-05, and at 2024-03-05T10:00:00Z', 2],
  ['slashes', '12/31/2024, 31/12/2024 and 2024/12/31', 3],
  ['full stops', '31.12.2024', 1],
  ['hyphens', '31-12-2024', 1],
  ['months with a year', 'March 5, 2024; March 5th 2024; 5 March 2024; the 5th of May, 2024; Mar. 5, 2024', 5],
  ['months without a year', 'by April 12th, or 5 March', 2],
  ['leap days', '2024-02-29 and 2000-02-29', 2],
  ['years and months alone', 'In 2024, in May, she may march', 0],
  ['numbers with the same signs', '1/2, 10-20-30-40, 192.168.1.2024.1, 555-123-4567', 0],
  ['what is no day by far', '2024-13-45 and 99/99/2024', 0],
  ['CRLF and emoji', '📅\r\n2024-03-05\r\n', 1],
  ['within a word or a number', 'x2024-03-05, 12024-03-05, 2024-03-055', 0],
];

test.each(TEXTS)('counts dates: %s', (_, text, want) => {
  expect(scored(`Passes if the response contains exactly ${want} dates`, text)).toBe('dates 1');
});

const OPEN: [string, string][] = [
  ['a day that is none', '2024-02-30'],
  ['a year of two digits', '12/31/24'],
  ['a month and a year', 'in March 2024'],
  ['what may be of miles', 'they may march: March 5'],
  ['another language', 'el 5 de marzo de 2024'],
  ['another script', '3月5日'],
  ['a day of the week', 'on Monday'],
  ['a quarter of a year', 'in Q3 2024'],
  ['the fruit', 'two figs and three dates'],
];

test.each(OPEN)('leaves open whether it is a date: %s', (_, text) => {
  expect(() => judged('Passes if the response contains no dates', text)).toThrow(/may be a date/);
});

/** A range or a list of days, and how many dates it is at least and at most. */
const RANGES: [string, number, number][] = [
  ['5–6 March 2024', 1, 2],
  ['5-6 March', 1, 2],
  ['March 5–6, 2024', 1, 2],
  ['March 5 to 6, 2024', 1, 2],
  ['March 5th through 7th, 2024', 1, 2],
  ['from 5 to 6 March 2024', 1, 2],
  ['between 5 and 6 March 2024', 1, 2],
  ['5, 6 and 7 March 2024', 1, 3],
  ['March 5, 6 and 7, 2024', 1, 3],
  ['April 5-6', 1, 2],
  ['03/05–03/06/2024', 1, 3],
  ['5 March – 6 April 2024', 2, 2],
  ['1 January 2024 to 3 January 2024', 2, 2],
  ['2024-03-05 to 2024-03-07', 2, 2],
  ['2023–24', 0, 0],
  ['March 5, 2024', 1, 1],
  ['5 March 2024, 10 people', 1, 1],
  ['April 5, 10:30', 1, 1],
];

test.each(RANGES)('a reader counts what %j holds: %i to %i', (text, least, most) => {
  // "At least 0" is always so, and no check.
  if (least > 0) expect(scored(`Passes if the response contains at least ${least} dates`, text)).toBe('dates 1');
  expect(scored(`Passes if the response contains at most ${most} dates`, text)).toBe('dates 1');
  if (least < most)
    for (const asked of [`exactly ${least} dates`, `exactly ${most} dates`, `more than ${least} dates`])
      expect(() => judged(`Passes if the response contains ${asked}`, text)).toThrow(/may be a date/);
});

test.each(['2024-03-05/2024-03-07', '05.-06.03.2024', '12/5-6/2024', 'the 2024-03-05/06'])(
  'leaves a range in digits open: %s',
  (text) => {
    expect(() => judged('Passes if the response contains exactly 2 dates', text)).toThrow(/may be a date/);
  },
);

test('leaves a range open where a format is asked for', () => {
  const condition = 'contains no date in the format YYYY-MM-DD';
  expect(() => judged(`Passes if the response ${condition}`, '2024-03-05/2024-03-07')).toThrow(/may be a date/);
});

test('what is open matters only where it decides', () => {
  const text = '2024-03-05 or 12/31/24';
  expect(scored('Passes if the response contains a date', text)).toBe('dates 1');
  expect(scored('Passes if the response contains at most 2 dates', text)).toBe('dates 1');
  expect(() => judged('Passes if the response contains exactly one date', text)).toThrow();
});

const FORMATS: [string, string, number | 'open'][] = [
  ['a date in the format YYYY-MM-DD', '2024-03-05', 1],
  ['a date in YYYY-MM-DD format', '05/03/2024', 0],
  ['a date formatted as YYYY-MM-DD', 'On March 5, 2024', 0],
  ['dates in the format "DD/MM/YYYY"', '31/12/2024', 1],
  ['a date in DD/MM/YYYY format', '12/31/2024', 0],
  ['a date in MM/DD/YYYY format', '12/31/2024', 1],
  ['a date in the format DD.MM.YYYY', '31.12.2024', 1],
  ['a DD/MM/YYYY date', '31/12/2024', 1],
  ['an ISO 8601 date', '2024-03-05T10:00', 1],
  ['a date in ISO 8601 format', '03/05/2024', 0],
  ['a date in ISO format', '20240305', 'open'],
  ['a date in the format YYYY-MM-DD', '2024-3-5', 'open'],
  ['a date in the format YYYY-MM-DD', '2024-02-30', 'open'],
  ['at least 2 dates in the format YYYY-MM-DD', '2024-03-05', 0],
  ['no dates in MM/DD/YYYY format', '2024-03-05', 1],
  ['a time in the format HH:MM', 'at 09:30', 1],
  ['a time in HH:MM format', 'at nine', 0],
  ['a time in HH:MM format', 'at 9:30', 'open'],
  ['a time in HH:MM format', '09:30:15', 'open'],
  ['a time in HH:MM format', 'at 25:10', 'open'],
];

test.each(FORMATS)('contains %s: %s', (what, text, want) => {
  const criterion = `Passes if the response contains ${what}`;
  if (want === 'open') expect(() => judged(criterion, text)).toThrow();
  else expect(scored(criterion, text)).toBe(`dates ${want}`);
});

const WORDINGS: [string, string][] = [
  ['Passes if the response includes at least one date', 'dates 1'],
  ['Passes if the response is free of dates', 'dates 0'],
  ['Fails if the response contains any dates', 'dates 0'],
  ['Reward responses with at least 2 dates', 'dates 0.5'],
  ['Penalize responses without a date', 'dates 1'],
];

test.each(WORDINGS)('%s', (criterion, want) => {
  expect(scored(criterion, 'It is 2024-03-05.')).toBe(want);
});

test('says where a date stands', () => {
  expect(judged('Passes if the response contains no dates', 'It is 2024-03-05.')).toMatchObject({
    explanation: '1 date ("2024-03-05"), in "It is 2024-03-05."; the criterion asks for none.',
    evidence: [{ source: { id: 'messages[1]', type: 'message' }, quote: 'It is 2024-03-05.' }],
  });
});

test.each([
  'Version 1.2.2024',
  'v. 1.2.2024',
  'see Section 4.5.2020',
  'chapter 4.5.2020',
  '§ 4.5.2020',
  'No. 4.5.2020',
])('may be a date or another number: %s', (text) => {
  expect(() => judged('Passes if the response contains a date', text)).toThrow('may be a date');
});

test.each(['released 4.5.2020', 'version 2024-03-05', 'Section 4/5/2020', 'reversion 4.5.2020'])(
  'is a date: %s',
  (text) => {
    expect(judged('Passes if the response contains a date', text)?.score).toBe(1);
  },
);
