import { type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import type { OnePart, PartKind, SeveralParts } from '../parts/part-kind.ts';

export type Count = 'singular' | 'plural';

/** The numbers that a verb may have that follows. */
interface Agreeing {
  counts: readonly Count[];
}

export type NamedOne = OnePart & Agreeing;
export type NamedSeveral = SeveralParts & Agreeing;
export type ResponsePart = NamedOne | NamedSeveral;

export const isSeveral = (part: ResponsePart): part is NamedSeveral => typeof part.which !== 'number';

/** How a part is called, in the singular and in the plural. "Items" and "points" alone may be anything. */
const NAMES: Record<PartKind, readonly (readonly [singular: string, plural: string])[]> = {
  paragraph: [['paragraph', 'paragraphs']],
  sentence: [['sentence', 'sentences']],
  line: [
    ['line', 'lines'],
    ['non-empty line', 'non-empty lines'],
  ],
  bullet: [
    ['bullet point', 'bullet points'],
    ['bullet', 'bullets'],
    ['bullet-point', 'bullet-points'],
    ['bulleted item', 'bulleted items'],
    ['bullet item', 'bullet items'],
  ],
  numbered: [
    ['numbered item', 'numbered items'],
    ['numbered list item', 'numbered list items'],
    ['numbered point', 'numbered points'],
    ['numbered step', 'numbered steps'],
  ],
  item: [
    ['list item', 'list items'],
    ...['of the list', 'in the list', 'of its list', 'in its list'].map(
      (place) => [`item ${place}`, `items ${place}`] as const,
    ),
  ],
  heading: [
    ['heading', 'headings'],
    ['section heading', 'section headings'],
  ],
};

interface Named {
  kind: PartKind;
  count: Count;
}

const NAMED: readonly (readonly [string, Named])[] = (Object.keys(NAMES) as PartKind[]).flatMap((kind) =>
  NAMES[kind].flatMap(([singular, plural]) => [
    [singular, { kind, count: 'singular' }] as const,
    [plural, { kind, count: 'plural' }] as const,
  ]),
);

/** Reads the name of a part: "bullet points". */
export const readPartName = (tokens: readonly Token[], at: number): Reading<Named> | undefined =>
  readPhrase(tokens, at, NAMED);
