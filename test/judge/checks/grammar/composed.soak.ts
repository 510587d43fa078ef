// The verdict on a compound sentence follows from the verdicts on its parts: that on "contains A but not B" from those on "contains A"
// and "contains B", that on "the first paragraph contains A" from "contains A", asked of that paragraph. This checks thousands of them.
import { runCheck } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import { readConversation, readResponses } from '../../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { talk } from '../in-conversation.ts';
import { numbersFrom } from './sentences.ts';

/** True or false; undefined where a model decides, or nothing follows. */
type Truth = boolean | undefined;

/** Gives the verdict on each text; undefined if a model judges the sentence. */
function judgeOf(sentence: string): ((text: string) => Truth) | undefined {
  const criterion = parseCriterion(sentence);
  const check = compile(criterion, new Set());
  return (
    check &&
    ((text) => {
      const conversation = readConversation({ messages: talk('Hi', text), system: null, tools: null });
      const said = runCheck(check, criterion, { conversation, response: readResponses(conversation, true)[0]! });
      return 'undecided' in said || said.score === null ? undefined : said.score === 1;
    })
  );
}

const remembered = <Value>(make: (key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key: string): Value => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
};
const judges = remembered(judgeOf);
const isSo = (predicate: string, text: string): Truth => judges(`Passes if the response ${predicate}`)?.(text);

const not = (a: Truth): Truth => (a === undefined ? undefined : !a);
const and = (...all: Truth[]): Truth => (all.includes(false) ? false : all.includes(undefined) ? undefined : true);
const or = (...all: Truth[]): Truth => not(and(...all.map(not)));
/** Nothing follows where the condition does not hold. */
const where = (condition: Truth, so: Truth): Truth => (condition === true ? so : undefined);
/** "Either … or …" and "lacks A or B" leave open what they say of both. */
const unlessBoth = (a: Truth, b: Truth, so: Truth): Truth => (a === b ? undefined : so);

interface Wrong {
  wrong: string[];
  verdicts: number;
}
/** Compares what is said with what must be so. */
function compare(found: Wrong, sentence: string, texts: readonly string[], truthOf: (at: number) => Truth): void {
  const judge = judges(sentence);
  if (!judge) return;
  for (const [at, text] of texts.entries()) {
    const [said, truth] = [judge(text), truthOf(at)];
    if (said === undefined || truth === undefined) continue;
    found.verdicts += 1;
    if (said !== truth) found.wrong.push(`${sentence}: ${said} of ${JSON.stringify(text)}`);
  }
}

const random = numbersFrom(7);
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const some = <T>(least: number, make: () => T): T[] => Array.from({ length: least + Math.floor(random() * 3) }, make);

test('a verdict on two joined things follows from the verdicts on each', () => {
  const things = [
    ...['a link', 'a table', 'an emoji', 'a heading', 'the word "free"', '"act now"', 'a code block', 'a question'],
    ...['a bullet list', 'the number 5', 'a date', 'an exclamation mark', 'bold text', 'at least two headings'],
    ...['exactly one link', 'an e-mail address', 'at most one heading'],
  ];
  const blocks = [
    ...['See https://example.com/a for this.', '[docs](https://docs.example.com)', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ...[
      'Great 😀',
      '# Summary',
      '## Next steps',
      'This is free today.',
      'You must act now.',
      '```python\nprint(1)\n```',
    ],
    ...['Is it so?', '- one\n- two', '1. first\n2. second', 'Number 5 it is.', 'On 2024-03-01 we met.', 'Stop!'],
    ...['**Bold** words here', '> quoted', 'Plain words only here.', 'me@example.com'],
  ];
  const texts = [...blocks, ...Array.from({ length: 30 }, () => some(2, () => pick(blocks)).join('\n\n'))];
  const frames: Readonly<Record<string, (a: Truth, b: Truth) => Truth>> = {
    'Passes if the response contains A and B': and,
    'Passes if the response contains both A and B': and,
    'Passes if the response contains A as well as B': and,
    'Passes if the response contains A, and it contains B': and,
    'Passes if the response contains A or B': or,
    'Passes if the response contains either A or B': (a, b) => unlessBoth(a, b, or(a, b)),
    'Passes if the response contains neither A nor B': (a, b) => and(not(a), not(b)),
    'Passes if the response contains no A or B': (a, b) => and(not(a), not(b)),
    'Passes if the response does not contain A or B': (a, b) => and(not(a), not(b)),
    'Passes if the response contains A but not B': (a, b) => and(a, not(b)),
    'Passes if the response contains A and not B': (a, b) => and(a, not(b)),
    'Passes if the response contains A unless it contains B': (a, b) => where(not(b), a),
    'Passes if the response contains A if it contains B': (a, b) => where(b, a),
    'Passes if the response contains A only if it contains B': where,
    'Fails if the response contains A and B': (a, b) => not(and(a, b)),
    'Fails if the response contains A or B': (a, b) => not(or(a, b)),
    'Fails if the response contains A but not B': (a, b) => not(and(a, not(b))),
    'Fails if the response lacks A or B': (a, b) => (a === b ? a : undefined),
    'Passes if the response is free of A and B': (a, b) => (a === b ? not(a) : undefined),
    'Reward responses with A or B': or,
    'Penalize responses with A and B': (a, b) => not(and(a, b)),
    'Penalize responses with A or B': (a, b) => not(or(a, b)),
    'Passes if neither A nor B is present': (a, b) => and(not(a), not(b)),
  };
  const found: Wrong = { wrong: [], verdicts: 0 };
  for (const [frame, truth] of Object.entries(frames))
    for (const a of things)
      for (const b of things) {
        if (a === b) continue;
        const named = frame.includes('no A') ? a.replace(/^an? /u, '') : a;
        const sentence = frame.replace(/\bA\b/u, named).replace(/\bB\b/u, b);
        const of = (thing: string, at: number) => isSo(`contains ${thing}`, texts[at]!);
        compare(found, sentence, texts, (at) => truth(of(a, at), of(b, at)));
      }
  expect(found.wrong).toEqual([]);
  expect(found.verdicts).toBeGreaterThan(50_000);
}, 600_000);

test('a verdict on a part is the verdict on that part alone', () => {
  const sentences = [
    ...['We met on Friday at noon.', 'Is that all right with you?', 'The total is $5 today!', 'It has **bold** words.'],
    ...['Please act now, since it is free.', 'See https://example.com/a for more.', 'However, nothing changed.'],
    ...[
      'You must write to me@example.com first.',
      'Sorry for that, Anna.',
      'Numbers 5 and 7 are odd.',
      'THIS IS LOUD.',
    ],
  ];
  const predicates = [
    ...[
      'contains a link',
      'does not contain "free"',
      'mentions Anna',
      'has at most 6 words',
      'has exactly one sentence',
    ],
    ...[
      'starts with "However"',
      'ends with a question mark',
      'ends with a period',
      'contains a comma',
      'has no digits',
    ],
    ...[
      'is longer than 30 characters',
      'is in all caps',
      'contains a comma but no digits',
      'contains "act now" or a link',
    ],
  ];
  const paragraphs = Array.from({ length: 20 }, () => some(2, () => some(1, () => pick(sentences)).join(' ')));
  const items = Array.from({ length: 12 }, () => some(2, () => pick(sentences)));
  const kinds = [
    { name: 'paragraph', texts: paragraphs.map((all) => all.join('\n\n')), parts: paragraphs },
    { name: 'line', texts: paragraphs.map((all) => all.join('\n\n')), parts: paragraphs },
    {
      name: 'sentence',
      texts: paragraphs.map((all) => all.join('\n\n')),
      parts: paragraphs.map((all) => all.flatMap((one) => one.split(/(?<=[.!?]) /u))),
    },
    { name: 'bullet', texts: items.map((all) => `So:\n\n${all.map((one) => `- ${one}`).join('\n')}`), parts: items },
  ];
  type All = readonly { a: Truth; b: Truth }[];
  const count = (all: All, is: (number: number) => boolean): Truth =>
    all.some(({ a }) => a === undefined) ? undefined : is(all.filter(({ a }) => a).length);
  const frames: Readonly<Record<string, (all: All) => Truth>> = {
    'the first U A': ([first]) => first!.a,
    'the last U A': (all) => all.at(-1)!.a,
    'the second U A': (all) => all[1]!.a,
    'each U A': (all) => and(...all.map(({ a }) => a)),
    'at least one U A': (all) => or(...all.map(({ a }) => a)),
    'no U A': (all) => not(or(...all.map(({ a }) => a))),
    'exactly one U A': (all) => count(all, (number) => number === 1),
    'more than one U A': (all) => count(all, (number) => number > 1),
    'at most one U A': (all) => count(all, (number) => number <= 1),
    'not every U A': (all) => not(and(...all.map(({ a }) => a))),
    'every U except the first A': (all) => and(...all.slice(1).map(({ a }) => a)),
    'only the first U A': (all) => and(all[0]!.a, ...all.slice(1).map(({ a }) => not(a))),
    'the first U A and B': ([first]) => and(first!.a, first!.b),
    'the last U A or B': (all) => or(all.at(-1)!.a, all.at(-1)!.b),
    'the first U A, and the last U B': (all) => and(all[0]!.a, all.at(-1)!.b),
    'the first U A or the last U B': (all) => or(all[0]!.a, all.at(-1)!.b),
    'each U A or B': (all) => and(...all.map(({ a, b }) => or(a, b))),
    'every U that A also B': (all) => and(...all.map(({ a, b }) => or(not(a), b))),
    'no U that A B': (all) => not(or(...all.map(({ a, b }) => and(a, b)))),
    'if the first U A, the last U B': (all) => where(all[0]!.a, all.at(-1)!.b),
    'the first U A unless the last U B': (all) => where(not(all.at(-1)!.b), all[0]!.a),
  };
  const found: Wrong = { wrong: [], verdicts: 0 };
  for (const { name, texts, parts } of kinds)
    for (const [frame, truth] of Object.entries(frames))
      for (const a of predicates)
        for (const b of /\bB\b/u.test(frame) ? predicates : ['']) {
          if (a === b) continue;
          const said = frame.replaceAll('U', name).replace(/\bA\b/u, a).replace(/\bB\b/u, b);
          const of = (at: number) =>
            truth(parts[at]!.map((part) => ({ a: isSo(a, part), b: b ? isSo(b, part) : undefined })));
          compare(found, `Passes if ${said}`, texts, of);
          compare(found, `Fails if ${said}`, texts, (at) => not(of(at)));
        }
  expect(found.wrong).toEqual([]);
  expect(found.verdicts).toBeGreaterThan(100_000);
}, 600_000);

test('a verdict on fields of JSON follows from their values', () => {
  const values = [
    ...[
      'red',
      'low',
      'the free one',
      'a@b.com',
      'https://example.com',
      '2024-03-01',
      'Hello there, Anna.',
      'THREE WORDS HERE',
      '42',
    ],
    ...[5, 12, 0, -3, 4.5, true, false, null, [], ['a'], ['a', 'b'], {}, { k: 1 }],
  ];
  type Value = (typeof values)[number];
  const ofText = (is: (text: string) => boolean) => (value: Value) =>
    typeof value === 'string' ? is(value) : undefined;
  const ofNumber = (is: (number: number) => boolean) => (value: Value) =>
    typeof value === 'number' ? is(value) : undefined;
  // A text of digits may be meant where a number is.
  const isNumber = (value: Value) => (value === '42' ? undefined : typeof value === 'number');
  const predicates: Readonly<Record<string, (value: Value) => Truth>> = {
    'contains "free"': ofText((text) => text.includes('free')),
    'ends with a period': ofText((text) => text.endsWith('.')),
    'is at most 8 characters long': ofText((text) => text.length <= 8),
    'is a string': (value) => typeof value === 'string',
    'is a number': isNumber,
    'is a boolean': (value) => typeof value === 'boolean',
    'is null': (value) => value === null,
    'is true': (value) => value === true,
    'is an array': (value) => Array.isArray(value),
    'is "red"': (value) => value === 'red',
    'is either "red" or "low"': (value) => value === 'red' || value === 'low',
    'is at least 5': ofNumber((number) => number >= 5),
    'is between 1 and 10': ofNumber((number) => number >= 1 && number <= 10),
    'is an e-mail address': ofText((text) => text === 'a@b.com'),
    'contains a digit': ofText((text) => /\d/u.test(text)),
    'has exactly 2 items': (value) => (Array.isArray(value) ? value.length === 2 : undefined),
  };
  type All = readonly { a: Truth; b: Truth }[];
  const [items, pairs] = [
    Array.from({ length: 40 }, () => some(1, () => pick(values))),
    Array.from({ length: 60 }, () => [pick(values), pick(values)]),
  ];
  const frames: Readonly<Record<string, (all: All) => Truth>> = {
    'each item in "x" A': (all) => and(...all.map(({ a }) => a)),
    'at least one item in "x" A': (all) => or(...all.map(({ a }) => a)),
    'no item in "x" A': (all) => not(or(...all.map(({ a }) => a))),
    'the first item of "x" A': ([first]) => first!.a,
    'the last element of "x" A': (all) => all.at(-1)!.a,
    '"a" A': ([one]) => one!.a,
    'the value of "a" A': ([one]) => one!.a,
    'the JSON\'s "a" A': ([one]) => one!.a,
    'neither "a" nor "b" A': ([one, other]) => and(not(one!.a), not(other!.a)),
    '"a" A and "b" B': ([one, other]) => and(one!.a, other!.b),
    '"a" A or "b" B': ([one, other]) => or(one!.a, other!.b),
    'if "a" A, "b" B': ([one, other]) => where(one!.a, other!.b),
    '"a" A unless "b" B': ([one, other]) => where(not(other!.b), one!.a),
    '"a" A and B': ([one]) => and(one!.a, one!.b),
    '"a" A or B': ([one]) => or(one!.a, one!.b),
  };
  const found: Wrong = { wrong: [], verdicts: 0 };
  for (const [frame, truth] of Object.entries(frames)) {
    const all = frame.includes('"x"') ? items : pairs;
    const texts = all.map((one) => JSON.stringify(all === items ? { x: one } : { a: one[0], b: one[1] }));
    for (const a of Object.keys(predicates))
      for (const b of /\bB\b/u.test(frame) ? Object.keys(predicates) : ['']) {
        if (a === b) continue;
        const said = frame.replace(/\bA\b/u, a).replace(/\bB\b/u, b);
        const of = (at: number) => truth(all[at]!.map((one) => ({ a: predicates[a]!(one), b: predicates[b]?.(one) })));
        compare(found, `Passes if ${said}`, texts, of);
        compare(found, `Fails if ${said}`, texts, (at) => not(of(at)));
      }
  }
  expect(found.wrong).toEqual([]);
  expect(found.verdicts).toBeGreaterThan(50_000);
}, 600_000);
