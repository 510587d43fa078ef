import { sectionNumbers } from '../../../../src/judge/checks/texts/marked-sections.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, string[]][] = [
  ['nothing', '', []],
  ['on lines of their own', 'SECTION 1\na\n\nSECTION 2\nb', ['1', '2']],
  ['with titles and emphasis', '## SECTION 1: a\r\n**SECTION 2** b\n> "SECTION 3', ['1', '2', '3']],
  ['in JSON', '{\n  "SECTION 1": "a",\n  "SECTION2": "b"\n}', ['1', '2']],
  ['one that comes again', 'SECTION 1\nSECTION 2\n\nSECTION 1\na\nSECTION 1.1', ['1', '2']],
  ['within a line', 'See SECTION 1.', []],
  ['in other letters, or words', 'Section 1\nSECTIONS 2\nSECTION A\nSECTION 3rd\nSECTION IV', []],
];

test.each(TEXTS)('finds sections: %s', (_, text, want) => {
  expect(sectionNumbers(text, 'SECTION')).toEqual(want);
});

const CRITERIA: [string, string][] = [
  [
    'Passes if the response has at least 2 sections, each marked with "Day X" where X is a number.',
    'marked-sections 1',
  ],
  [
    'Passes if the response has at least 3 sections, each marked with "Day X" where X is a number.',
    'marked-sections 0',
  ],
  [
    'Passes if the response has at least 2 sections, each marked with "DAY X" where X is a number.',
    'marked-sections 0',
  ],
  [
    'Passes if the response contains exactly two sections, each labeled as "Day N", where N is a number',
    'marked-sections 1',
  ],
  ['Passes if the response has 2 sections marked with "Day X" where X is the section number', 'marked-sections 1'],
  ['Fails if the response has more than one section marked with "Day X" where X is a number', 'marked-sections 0'],
  [
    'Reward responses that have at least 4 sections, each beginning with "Day X" where X is a number',
    'marked-sections 0.5',
  ],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'Day 1: Sleep.\n\nDay 2: Rest.')).toBe(want);
});

test('names the sections', () => {
  const verdict = judged(
    'Passes if the response has 3 sections marked with "Day X" where X is a number',
    'Day 1\n\nDay 2',
  );
  expect(verdict?.explanation).toBe('2 sections marked "Day X" (1, 2); the criterion asks for exactly 3.');
});
