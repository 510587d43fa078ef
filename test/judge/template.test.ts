import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { explain } from '../../src/judge/criterion/explain.ts';
import { fillCriterion, VariableError, variablesIn, withExamples } from '../../src/judge/criterion/template.ts';

test.each([
  ['Passes if it contains {{city}}', { city: 'Paris' }, 'Passes if it contains "Paris"'],
  ['Passes if it contains {{ the city }}', { 'the city': 'Paris' }, 'Passes if it contains "Paris"'],
  ['Passes if it contains "{{city}}"', { city: 'Paris' }, 'Passes if it contains "Paris"'],
  ['Passes if it contains “{{city}}”', { city: 'a "b"' }, 'Passes if it contains “a "b"”'],
  ['Passes if it contains {{a}} or {{b}}', { a: 'x', b: 'y' }, 'Passes if it contains "x" or "y"'],
  ['Passes if it contains {{a}}', { a: 'the "big" one' }, 'Passes if it contains “the "big" one”'],
  ['Passes if it contains {{a}}', { a: '“x” and "y"' }, 'Passes if it contains \'“x” and "y"\''],
  ['Passes if it has at most {{n:number}} words', { n: 5 }, 'Passes if it has at most 5 words'],
  ['Passes if it has at most {{ n : number }} words', { n: ' 5 ' }, 'Passes if it has at most 5 words'],
  ['Passes if it contains {{n}}', { n: 5 }, 'Passes if it contains "5"'],
  ['Passes if it contains \\{{city}}', {}, 'Passes if it contains {{city}}'],
  ['Passes if it contains {{a}}', { a: '{{b}} $& \\{{c}}' }, 'Passes if it contains "{{b}} $& \\{{c}}"'],
  ['Passes if it contains "Dear {{a}}!"', { a: 'Ann' }, 'Passes if it contains "Dear Ann!"'],
  ['Passes if it contains "{{a}}{{b}}"', { a: 'x', b: 'y' }, 'Passes if it contains "xy"'],
  ['Passes if it contains «no {{a}}»', { a: 'x"' }, 'Passes if it contains «no x"»'],
  ["Passes if it contains 'it's {{a}}' or {{b}}", { a: 'x', b: 'y' }, "Passes if it contains 'it's x' or \"y\""],
  ["Passes if it is about {{a}}'s order", { a: 'Ann' }, 'Passes if it is about "Ann"\'s order'],
  ['Passes if it costs €{{n:number}} or {{n:number}}%.', { n: 5 }, 'Passes if it costs €5 or 5%.'],
  ['Passes if it contains {{constructor}}', { constructor: 'x' }, 'Passes if it contains "x"'],
  ['Passes if it contains {{}} and { {a} }', {}, 'Passes if it contains {{}} and { {a} }'],
])('%s with %j is %s', (template, variables, filled) => {
  expect(fillCriterion(template, variables as Record<string, string>)).toBe(filled);
});

test.each([
  ['{{city}}', {}, 'city', /contains \{\{city\}\}, but no value is given for it\..* \\\{\{city\}\}/],
  ['{{toString}}', {}, 'toString', /no value/],
  ['"{{a}}"', { a: 'say "x"' }, 'a', /quotation marks/],
  ['{{a}}', { a: `"“'\`` }, 'a', /quotation marks/],
  ['"Dear {{a}}!"', { a: 'x" or "y' }, 'a', /quotation marks/],
  ['„Dear {{a}}!“', { a: 'x” or y' }, 'a', /quotation marks/],
  ["'it's {{a}}'", { a: "x' or 'y" }, 'a', /quotation marks/],
  ['"a"{{a}}"b"', { a: ' or ' }, 'a', /joined/],
  ["'a'{{a}}'b'", { a: ' or ' }, 'a', /joined/],
  ['{{a}}{{b}}', { a: 'x', b: 'y' }, 'a', /joined/],
  ['{{a}}km', { a: 'x' }, 'a', /joined/],
  ['a match of /^{{a}}$/', { a: 'x' }, 'a', /joined/],
  ['{{{a}}}', { a: 'x' }, 'a', /joined/],
  ["{{a}}'s order", { a: '“"`' }, 'a', /quotation marks/],
  ['{{n:number}}{{m:number}} words', { n: 1, m: 2 }, 'n', /joined/],
  ['1{{n:number}} words', { n: 1 }, 'n', /joined/],
  ['0.{{n:number}} words', { n: 1 }, 'n', /joined/],
  ['{{a}} or {{a}}', { a: 'x'.repeat(500_001) }, 'a', /1,000,000 characters/],
  ['{{n:number}}', { n: 'many' }, 'n', /must be a number/],
  ['{{n:number}}', { n: '5 or more words. Passes if anything' }, 'n', /must be a number/],
  ['{{n:number}}', { n: '1e9' }, 'n', /must be a number/],
])('%s with %j is refused', (template, variables, variable, message) => {
  const fill = () => fillCriterion(`Passes if it contains ${template}`, variables as Record<string, string>);
  expect(fill).toThrow(VariableError);
  expect(fill).toThrow(expect.objectContaining({ variable, message: expect.stringMatching(message) }));
});

test('a long criterion with many quotation marks is read in linear time', () => {
  const marks = `Passes if it contains ${'“a "a \'a „a '.repeat(50_000)} {{v}}`;
  expect(fillCriterion(marks, { v: 'x' })).toBe(marks.replace('{{v}}', '"x"'));
});

test('a value cannot end its quotation marks, whatever marks it contains', () => {
  const marks = ['"', '“', '”', "'", '`', 'x', ' '];
  for (const a of marks)
    for (const b of marks)
      for (const c of marks) {
        const value = a + b + c;
        let filled: string;
        try {
          filled = fillCriterion('Passes if it contains {{v}} here', { v: value });
        } catch (error) {
          expect(error).toBeInstanceOf(VariableError);
          continue;
        }
        const [, open, inside, close] = /^Passes if it contains (.)([\s\S]*)(.) here$/u.exec(filled)!;
        expect(inside).toBe(value);
        expect(['""', '“”', "''", '``']).toContain(open! + close!);
        expect([inside!.includes(open!), inside!.includes(close!)]).toEqual([false, false]);
      }
});

test('an exact check stays exact when its quoted text or its number comes from a variable', () => {
  const readingOf = (template: string, variables: Record<string, string>) =>
    explain(createReadCriterion()(fillCriterion(template, variables))).reading;
  expect(readingOf('Passes if the response contains {{city}}', { city: 'New York' })).toBe(
    'Passes on occurrences of "New York": at least one.',
  );
  expect(readingOf('Passes if the response has at most {{n:number}} words', { n: '12' })).toBe(
    'Passes on words: at most 12.',
  );
});

test('the names of a template are found once each, and examples stand for their values', () => {
  const template = 'Passes if it has {{n:number}} of {{city}} and {{ city }}, not \\{{x}}';
  expect(variablesIn(template)).toEqual(['n', 'city']);
  expect(withExamples(template)).toBe('Passes if it has 10 of "‹city›" and "‹city›", not {{x}}');
  expect(withExamples(template, { city: 'Rome' })).toBe('Passes if it has 10 of "Rome" and "Rome", not {{x}}');
});
