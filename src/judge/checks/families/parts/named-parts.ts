import type { Check } from '../../check.ts';
import { both, type Fact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { type Title, titleCheck } from '../../markdown/heading-titles.ts';
import { HTML_NAMES } from '../../markdown/html-names.ts';
import { sectionCheck } from '../../markdown/sections.ts';
import {
  type BesideTag,
  type BlockEdge,
  besideTagCheck,
  blockCheck,
  blockEdgeCheck,
  blockOrderCheck,
  type Enclosed,
  enclosedCheck,
} from '../../markdown/tagged-blocks.ts';
import { quantityOf } from '../bridge.ts';
import { each, type Shape, shape } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';
import type { One } from './of-parts.ts';

type Decider = (fact: Fact, negated: boolean) => Check | undefined;

/** How facts are decided about parts by their names: sections by their titles, and what a tag encloses. */
export const NAMED_PARTS: Readonly<Record<string, Decider>> = {
  'headings titled': ({ of, in: numbers }) => counted(numbers, (asked) => titleCheck(of as Title, asked)),
  sections: ({ of, in: numbers }) => counted(numbers, (asked) => sectionCheck(of as Title, asked)),
  'tagged blocks': ({ of, in: numbers }) => counted(numbers, (asked) => blockCheck(of as string, asked)),
  'block at': ({ of }, negated) => {
    return blockEdgeCheck(of as BlockEdge, negated);
  },
  'beside tag': ({ of }, negated) => besideTagCheck(of as BesideTag, negated),
  'block order': ({ of }, negated) => blockOrderCheck(of as [string, string], negated),
  enclosed: ({ of }, negated) => enclosedCheck(of as Enclosed, negated),
};

function counted(numbers: Fact['in'], check: (asked: NonNullable<ReturnType<typeof quantityOf>>) => Check) {
  const asked = quantityOf(numbers!);
  return asked && check(asked);
}

/** A title without the signs that make it a heading, which say its level: "## Summary". */
export function titleOf(text: Quoted): Title {
  const [, signs, rest] = /^(#{1,6})\s+(\S.*)$/su.exec(text.text) ?? [];
  return signs ? { ...plainText({ ...text, text: rest! }), level: signs.length } : plainText(text);
}

/** Parts of a response by their names. */
export function namedParts(notation: Notation): void {
  sections(notation);
  blocks(notation);
}

function sections(notation: Notation): void {
  notation.words('SectionName', ['section', 'markdown section'], 'sections');
  notation.words(
    'SectionName',
    ['heading', 'section heading', 'markdown heading', 'header', 'markdown header', 'section header'],
    'headings titled',
  );
  notation.words('SectionNames', ['sections', 'markdown sections'], 'sections');
  notation.words(
    'SectionNames',
    ['headings', 'section headings', 'markdown headings', 'headers', 'section headers'],
    'headings titled',
  );
  const called = ['called', 'titled', 'entitled', 'named', 'labeled', 'labelled', 'headed'];
  const saying = [
    'reading',
    'saying',
    'that reads',
    'that says',
    'with the text',
    'with the title',
    'with the heading',
    'with the name',
  ];
  notation.words('Called', [...called, ...each(['that is', 'that are', 'which is', 'which are'], called), ...saying]);
  const titled = (ask: string, text: Quoted, amount: Amount = { in: [[1, Infinity]] }): Said => ({
    ask,
    of: titleOf(text),
    ...amount,
  });
  const shaped = (ask: string, text: Quoted): Shape => shape(ask, titleOf(text));
  notation.rule('Shape = ( SectionName | SectionNames ) Called Nameless', shaped);
  notation.rule('Shape = Nameless SectionName', (text: Quoted, ask: string) => shaped(ask, text));
  notation.rule('Det = ( a | an | the ) SectionName Nameless', titled);
  notation.rule('Det = the Nameless SectionName', (text: Quoted, ask: string) => titled(ask, text));
  // "The sections 'a' and 'b'": all of them. It is uncertain which of them "not" denies, and which are a fault.
  const all = (ask: string, texts: readonly Quoted[]): Said => ({
    ...both(...texts.map((text) => titled(ask, text))),
    plainFor: 1,
  });
  notation.rule('Det = ( the | these | the following )? SectionNames ( Called | : )? Texts<and>', all);
  notation.rule('Det = ( the | these | the following ) SectionNames : List0', all);
  notation.rule('List0 = Row', (texts: string[]) =>
    texts.map((text) => ({ text, wholeWords: true, caseSensitive: false })),
  );
  notation.rule('Det = ( the )? Texts<and> SectionNames', (texts: Quoted[], ask: string) => all(ask, texts));

  const part = (text: Quoted, isIts?: true): One => ({
    kind: 'section',
    place: { titled: titleOf(text) },
    ...(isIts && { isIts }),
  });
  notation.rule('OnePart = the section ( Called )? Nameless OfWhole?', (text: Quoted) => part(text));
  notation.rule('OnePart = the section under ( the heading )? Nameless', (text: Quoted) => part(text));
  notation.rule('OnePart = the Nameless section OfWhole?', (text: Quoted) => part(text));
  notation.rule('OnePart = its Nameless section', (text: Quoted) => part(text, true));
  notation.rule(
    'OnePart = ( the text | the content | the contents ) ( under | of | below | in ) the ( heading | section ) Nameless',
    (text: Quoted) => part(text),
  );
}

function blocks(notation: Notation): void {
  const NAME = /^[a-z_][\w-]*$/iu;
  notation.kind('#tagword', (token) =>
    token.kind === 'word' && NAME.test(token.raw) ? token.raw.toLowerCase() : undefined,
  );
  notation.kind('#tagquoted', (token) => {
    const name =
      token.kind === 'quoted' ? /^<([a-z_][\w-]*)>(?:\s?(?:…|\.\.\.)?\s?<\/\1>)?$/iu.exec(token.text)?.[1] : undefined;
    return name?.toLowerCase();
  });
  notation.rule('Tag = < #tagword >', (name: string) => name);
  notation.rule('Tag = #tagquoted');
  notation.rule('TagPair = Tag', (name: string) => name);
  notation.rule('TagPair = < #tagword > ( and | … | . . . )? < / #tagword >', (name: string, other: string) =>
    name === other ? name : undefined,
  );
  notation.words('TagNoun', each(['', 'xml', 'xml-style', 'xml-like'], ['tag', 'tags', 'element', 'elements']));
  notation.words('BlockNoun', ['block', 'blocks', 'section', 'sections', 'tag block', 'tag pair', 'pair of tags']);
  // A tag of HTML is that of its own family.
  const isPlain = (name: string) => !HTML_NAMES.has(name);
  notation.rule('BlockOf = TagPair BlockNoun', (name: string) => name);
  notation.rule('BlockOf = TagPair TagNoun', (name: string) => (isPlain(name) ? name : undefined));
  notation.rule('Shape = BlockOf', (name: string) => shape('tagged blocks', name));
  notation.rule('Det = TagPair TagNoun', (name: string): Said | undefined =>
    isPlain(name) ? { ask: 'tagged blocks', of: name, in: [[1, Infinity]] } : undefined,
  );

  // What they enclose.
  const part = (name: string): One => ({ kind: 'tagged', place: { tagged: name } });
  notation.rule('OnePart = the BlockOf', part);
  notation.rule('OnePart = Tag', (name: string) => (isPlain(name) ? part(name) : undefined));
  notation.words(
    'InsideOf',
    each(
      ['the text', 'the content', 'the contents', 'what is', 'whatever is', 'everything'],
      ['inside', 'within', 'in', 'between', 'of'],
    ),
  );
  // "Exactly three <item> elements are output"
  notation.rule(
    'Clause = Special ( are output | is output | are written | is written | are given | is given )',
    (form: Said) => ('ask' in form && form.ask === 'tagged blocks' ? form : undefined),
  );
  notation.rule(
    'Clause = ( something | anything | any text | text ) WrittenOutside the? AnyTag',
    (name: string): Said => ({
      not: { ask: 'enclosed', of: { what: 'whole', name } },
      denies: true,
    }),
  );
  const outside = each(
    ['text', 'any text', 'some text', 'anything', 'something', 'other text'],
    ['outside', 'outside of', 'before or after', 'around'],
  );
  notation.words(
    'SomeOutside',
    each(
      ['there is', 'there is any', 'there is some'],
      outside.filter((one) => !/^(?:any|some) /u.test(one)),
    ).concat(each(['there is'], outside)),
  );
  notation.rule(
    'Clause = SomeOutside the? AnyTag',
    (name: string): Said => ({
      not: { ask: 'enclosed', of: { what: 'whole', name } },
      denies: true,
    }),
  );
  notation.rule(
    'Clause = the? AnyTag ( is missing | is absent | is left out | is not there )',
    (name: string): Said | undefined =>
      isPlain(name) ? { ask: 'tagged blocks', of: name, in: [[0, 0]], denies: true } : undefined,
  );
  notation.words(
    'NothingOutside',
    each(each(['nothing', 'no text', 'nothing else'], ['stands', 'is', 'appears', 'comes', 'is written']), [
      'outside',
      'outside of',
    ]),
  );
  notation.rule('Clause = NothingOutside the? AnyTag', (name: string) => enclosed('whole', name));
  notation.words(
    'WrittenOutside',
    each(['is written', 'stands', 'is', 'appears', 'is found'], ['outside', 'outside of']),
  );
  notation.words('HoldsOnly', [
    'holds',
    'contains',
    'is',
    'must be',
    'must contain',
    'holds only',
    'contains only',
    'contains nothing but',
    'holds nothing but',
  ]);
  const labelled = (name: string, labels: string[]): Said => ({
    part: { kind: 'tagged', which: { tagged: name } },
    holds: { ask: 'equals', of: labels.map((text) => ({ text, wholeWords: true, caseSensitive: false })) },
    names: true,
  });
  notation.words('AndNothing', ['and nothing else', ', and nothing else']);
  notation.rule('Clause = TagPart HoldsOnly ( either )? Labels AndNothing', labelled);
  notation.rule('TagPart = the BlockOf');
  notation.rule('TagPart = InsideOf the? AnyTag');
  notation.rule('Clause = TagPart ( is | must be | should be ) ( either )? Labels', labelled);
  notation.kind('#label2', (token) =>
    token.kind === 'quoted'
      ? token.text
      : token.kind === 'word' && /^\p{Lu}[\p{Lu}\p{N}_-]*$/u.test(token.raw)
        ? token.raw
        : undefined,
  );
  notation.rule('Labels = #label2', (one: string) => [one]);
  notation.rule('Labels = #label2 or #label2', (a: string, b: string) => [a, b]);
  notation.rule('Labels = LabelRow ,? or #label2', (all: string[], one: string) => [...all, one]);
  notation.rule('LabelRow = #label2 , #label2', (a: string, b: string) => [a, b]);
  notation.rule('LabelRow = LabelRow , #label2', (all: string[], one: string) => [...all, one]);
  notation.rule('AnyTag = TagPair ( BlockNoun | TagNoun )?');
  notation.rule('OnePart = InsideOf the? AnyTag', part);

  // Around the whole response, or the answer in it.
  const wholes = ['response', 'reply', 'output'];
  notation.words(
    'Enclosable',
    [
      ...each(['its', 'the', 'its entire', 'the entire', 'its whole', 'the whole', 'its full', 'the full'], wholes),
      ...each(['its entire', 'the entire', 'its whole', 'the whole', 'its full', 'the full'], ['answer']),
      'everything',
      'all text',
      'all the text',
      'all of the text',
      'all of its output',
      'all its output',
    ],
    'whole',
  );
  notation.words('Enclosable', each(['its', 'the'], ['answer', 'result', 'verdict', 'solution']), 'answer');
  notation.words(
    'Enclosable',
    each(
      ['its', 'the'],
      ['final answer', 'final response', 'final output', 'final result', 'end result', 'final verdict'],
    ),
    'final',
  );
  notation.rule('AnyTag = ( one | a | a single | exactly one ) pair of AnyTag', (name: string) => name);
  const into = '( in | with | inside | within | between | by )';
  const enclosed = (what: Enclosed['what'], name: string): Said => ({ ask: 'enclosed', of: { what, name } });
  notation.rule(`Core<F,W> = Verb<wrap,F> Enclosable ${into} AnyTag`, enclosed);
  notation.rule('Clause = Enclosable IsWrapped the? AnyTag', enclosed);
  notation.rule('Adjective = Wholly? Wrapped AnyTag', (name: string) => enclosed('whole', name));
  const wraps = ['wrapped', 'enclosed', 'surrounded', 'placed', 'put', 'contained'].flatMap((one) =>
    each([one], ['in', 'within', 'inside', 'by', 'with', 'between']),
  );
  notation.words('IsWrapped', each(['is', 'must be', 'should be', 'has to be'], wraps));
  notation.words(
    'Outside',
    each(
      ['no text', 'nothing', 'no content', 'nothing else', 'no other text'],
      ['outside', 'outside of', 'before or after', 'around'],
    ),
  );
  notation.rule('Core<F,response> = Verb<have,F> Outside the? AnyTag', (name: string) => enclosed('whole', name));
  notation.rule('Clause = ( there is )? Outside the? AnyTag', (name: string) => enclosed('whole', name));

  // At an edge, and in an order.
  for (const edge of ['start', 'end'])
    notation.rule(
      `EdgeText<${edge}> = ( a | an | the )? BlockOf`,
      (name: string): Said => ({ ask: 'block at', of: { edge, name }, names: true }),
    );
  notation.words('OneBlock', ['a', 'an'], { in: [[1, Infinity]] });
  notation.words('OneBlock', ['one', 'exactly one', 'a single'], { in: [[1, 1]] });
  notation.words(
    'BeforeAnswer',
    each(each(['before the', 'before its', 'before the final', 'before its final'], ['answer', 'response', 'reply']), [
      '',
    ]),
  );
  notation.rule(
    'Det = OneBlock BlockOf BeforeAnswer',
    ({ in: numbers }: Amount, name: string): Said => ({
      and: [
        { ask: 'block at', of: { edge: 'start', name, isBefore: true } },
        { ask: 'tagged blocks', of: name, in: numbers },
      ],
      plainFor: 1,
    }),
  );
  notation.words('ThenBlock', [
    'before',
    'followed by',
    'followed later by',
    'and later',
    'and then',
    ', then',
    ', followed by',
    'that comes before',
    'which comes before',
    'preceding',
  ]);
  notation.rule(
    'Det = ( a | an | the )? BlockOf ThenBlock ( a | an | the )? BlockOf',
    (first: string, second: string): Said => ({ ask: 'block order', of: [first, second], plainFor: 1 }),
  );
  notation.words('Before', [
    'comes before',
    'appears before',
    'is before',
    'precedes',
    'stands before',
    'is followed by',
  ]);
  notation.rule(
    'Clause = ( a | an | the ) BlockOf Before ( a | an | the ) BlockOf',
    (first: string, second: string): Said => ({ ask: 'block order', of: [first, second] }),
  );
}
