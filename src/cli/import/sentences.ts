import type { Sentence } from './imported.ts';

/** How a sentence begins: `Fails if` says the opposite of `Passes if`. */
export type Verdict = 'Passes' | 'Fails';

const QUOTES = ['""', '“”', "''"] as const;

/** A text in marks that it does not contain itself. */
function quoted(text: string): string | undefined {
  const marks = QUOTES.find((pair) => [...pair].every((mark) => !text.includes(mark)));
  return marks && marks[0]! + text + marks[1]!;
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');

const regex = (verdict: Verdict, source: string, flags = ''): Sentence => ({
  text: `${verdict} if the response matches the regular expression /${source}/${flags}`,
  proof: new RegExp(`^${verdict} on matches of /[^]*/${flags}: at least one\\.$`),
});

/** In quotation marks if the reader then means each occurrence of the text; as a pattern otherwise. */
export function contains(verdict: Verdict, text: string): Sentence[] {
  const inMarks = quoted(text);
  return [
    ...(inMarks
      ? [
          {
            text: `${verdict} if the response contains the exact text ${inMarks}`,
            proof: new RegExp(
              `^${verdict} on occurrences of [^]*\\(parts of words count, case-sensitive\\): at least one\\.$`,
            ),
          },
        ]
      : []),
    regex(verdict, escaped(text)),
  ];
}

export const containsAnyCase = (verdict: Verdict, text: string): Sentence[] => [regex(verdict, escaped(text), 'i')];

export const containsAny = (verdict: Verdict, texts: string[], flags = ''): Sentence[] => [
  regex(verdict, `(?:${texts.map(escaped).join('|')})`, flags),
];

/** `Fails if` of all of them would need "not all", so each verdict has its own words. */
export function containsAll(verdict: Verdict, texts: string[], flags = ''): Sentence[] {
  const patterns = texts.map((text) => `matches the regular expression /${escaped(text)}/${flags}`);
  return [
    {
      text: `${verdict} if the response ${patterns.join(' and ')}`,
      proof: new RegExp(
        `^${verdict} on ${texts.map(() => `matches of /[^]*/${flags}: at least one`).join(', and ')}\\.$`,
      ),
    },
  ];
}

export const startsWith = (verdict: Verdict, text: string): Sentence[] => [regex(verdict, `^${escaped(text)}`)];
export const endsWith = (verdict: Verdict, text: string): Sentence[] => [regex(verdict, `${escaped(text)}$`)];
export const matches = (verdict: Verdict, source: string): Sentence[] => [
  regex(verdict, source.replaceAll(/\\.|\//gs, (found) => (found === '/' ? '\\/' : found)).replaceAll('\n', '\\n')),
];

export function equals(verdict: Verdict, text: string): Sentence[] {
  const inMarks = quoted(text);
  return [
    ...(inMarks && text.trim() === text && text !== ''
      ? [
          {
            text: `${verdict} if the response equals ${inMarks}`,
            proof: new RegExp(`^${verdict} on the whole response: [^]*\\(case-sensitive\\)\\.$`),
          },
        ]
      : []),
    regex(verdict, `^${escaped(text)}$`),
  ];
}

export const isJson = (verdict: Verdict, schema?: unknown): Sentence[] => [
  {
    text: `${verdict} if the response is valid JSON${schema === undefined ? '' : ` that matches the schema ${JSON.stringify(schema)}`}`,
    proof: new RegExp(
      `^${verdict} on the whole response: valid JSON${schema === undefined ? '' : ' that matches the schema'}\\.$`,
    ),
  },
];

/** @param length What the sentence says of it, such as `at most 50` */
export const words = (verdict: Verdict, length: string): Sentence[] => [
  {
    text: `${verdict} if the response has ${length} word${length.endsWith(' 1') ? '' : 's'}`,
    proof: new RegExp(`^${verdict} on words: ${length}\\.$`),
  },
];

/** A rubric in the source's own words; it is one that a model reads, or one that code happens to understand. */
export function rubric(verdict: Verdict, text: string): Sentence[] {
  const plain = text.trim();
  if (verdict === 'Passes' && /^(Passes if|Fails if|Reward|Penalize) /.test(plain)) return [{ text: plain }];
  const said = /^the (?:response|answer|output|reply|assistant)\b/i.test(plain) && !/[.!?]\s+\S/.test(plain);
  return [
    {
      text: said
        ? `${verdict} if ${plain[0]!.toLowerCase()}${plain.slice(1).replace(/\.$/, '')}`
        : `${verdict} if the response meets this rubric: ${plain}`,
    },
  ];
}
