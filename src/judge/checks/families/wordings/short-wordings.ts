import { and, type Fact, type Form, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';
import { agreeing, asSource, escaped, found, NUMBER_WORDS } from '../texts/written-texts.ts';

/** Short wordings of what begins and ends a text, follows a label, or is written in one way. */
export function shortWordings(notation: Notation): void {
  followed(notation);
  exceptIn(notation);
  spellings(notation);
  rulesAbove(notation);
  quotedLengths(notation);
  bulletSigns(notation);
}

/** "'Verdict:' is followed by 'PASS' or 'FAIL'": right after it, wherever it is. */
function followed(notation: Notation): void {
  notation.words('IsFollowedBy', each(['is directly', 'is immediately', 'is always directly'], ['followed by']), true);
  notation.words('IsFollowedBy', ['is followed directly by', 'is followed immediately by'], true);
  notation.words('IsFollowedBy', each(['directly', 'immediately'], ['precedes']), true);
  const right = each(['comes', 'stands', 'appears'], ['right', 'directly', 'immediately']);
  notation.words('IsFollowedBy', each(right, ['before', 'in front of']), true);
  notation.words('IsFollowedBy', ['is followed by', 'is always followed by'], false);
  interface Next {
    source: string;
    name: string;
  }
  const asNext = (text: Quoted): Next => ({ source: asSource(text), name: `"${text.text}"` });
  notation.rule('FollowedBy = Text', (text: Quoted) => [asNext(text)]);
  notation.rule('FollowedBy = ( either )? Texts<or>', (all: Quoted[]) => all.map(asNext));
  for (const name of ['a number', 'a digit', 'a single digit'])
    notation.words('FollowedBy', [name], [{ source: '\\d', name }]);
  const follows = (label: Quoted, isDirect: boolean, next: Next[]): Said | undefined => {
    // After another text, it may follow anywhere later.
    if (!isDirect && !/[:=]$/u.test(label.text)) return undefined;
    const first = asSource(label);
    const one = `(?:${next.map(({ source }) => source).join('|')})`;
    const called = `"${label.text}" followed by ${next.map(({ name }) => name).join(' or ')}`;
    // With signs between them, or on the next line, it may be meant or not; so may one of several that something else follows.
    const after = next[0]!.source === '\\d' ? `(?:\\d|(?:${NUMBER_WORDS})\\b)` : one;
    const strict = and(found(called, `${first}[ \\t]*${one}`), found(`"${label.text}"`, first, [[1, 1]]));
    return { ...agreeing(strict, found(called, `${first}[^\\p{L}\\p{N}]*${after}`)), names: true };
  };
  notation.rule('Clause = Text IsFollowedBy FollowedBy', follows);
  notation.words('ComesDirectly', [...each(right, ['after']), 'directly follows', 'immediately follows']);
  notation.rule('Clause = FollowedBy ComesDirectly Text', (next: Next[], label: Quoted) => follows(label, true, next));
}

/** "'free' appears anywhere except in 'free shipping'" */
function exceptIn(notation: Notation): void {
  notation.words('ExceptIn', [
    ...each(each(['', 'anywhere', ', '], ['except', 'but', 'other than', 'apart from']), [
      'in',
      'as part of',
      'within',
      'inside',
    ]),
    ...each(['', 'anywhere'], ['outside', 'outside of', 'and is not part of', 'but is not part of']),
  ]);
  notation.rule('Clause = Text Used ExceptIn Text', (text: Quoted, within: Quoted): Said | undefined => {
    const rest = within.text.slice(text.text.length);
    const isBefore = within.text.toLowerCase().startsWith(text.text.toLowerCase());
    if (!isBefore || !/^\w+$/u.test(text.text) || !/^ [A-Za-z]{2,20}$/u.test(rest)) return undefined;
    const word = rest.slice(1);
    // Every other beginning of the next word.
    const others = [...word].map((letter, at) => `${word.slice(0, at)}(?:[^${letter}]|$)`).join('|');
    const alone = (signs: string) =>
      found(`"${text.text}" outside "${within.text}"`, `\\b${text.text}(?:$|${signs}|\\s+(?:$|${others}))`);
    // "Free-standing" and "freeing" may be it or not.
    return { ...agreeing(alone("[^\\w\\s’'-]"), alone(`[^\\s]`)), names: true };
  });
}

/** "'AcmeCloud' in any other casing", "writing 'FREE' in all caps every time it appears" */
function spellings(notation: Notation): void {
  notation.words('InOtherCase', [
    ...each(
      each(['', 'written', 'spelled', 'spelt', 'used'], ['in any other', 'in another', 'with any other', 'in other']),
      ['casing', 'case', 'letter case', 'capitalization', 'capitalisation', 'casings'],
    ),
  ]);
  const spelling = (text: Quoted): Said => {
    const { mayBeCased: _, ...as } = plainText(text);
    return { ask: 'spelling', of: { as, not: [] } };
  };
  // Where it does not occur at all, it is in no other casing.
  const otherwise = (text: Quoted): Said => ({
    and: [
      { ask: 'text', of: { ...plainText(text), caseSensitive: false, mayBeCased: undefined }, in: [[1, Infinity]] },
      { not: spelling(text) as Fact },
    ],
    undeniable: true,
    onlyFor: -1,
  });
  notation.rule('Penalize = Text InOtherCase', otherwise);
  notation.rule('Clause = Text ( is | appears | occurs )? InOtherCase', otherwise);
  notation.words('EveryTime', [
    'every time',
    'each time',
    'everywhere',
    'throughout',
    'wherever it appears',
    'whenever it appears',
  ]);
  notation.words(
    'EveryTime',
    each(
      ['every time', 'each time', 'wherever', 'whenever'],
      [...['it appears', 'it is used', 'it occurs', 'they appear', 'they are used', 'they occur']],
    ).filter((one) => !/^whe\w+ it appears$/u.test(one)),
  );
}

/** "A --- line directly above the 'Sources' heading" */
function rulesAbove(notation: Notation): void {
  notation.words(
    'DirectlyAbove',
    each(['directly', 'right', 'immediately', 'just'], ['above', 'before', 'in front of']),
  );
  const blank = '[ \\t]*\\n';
  const any = `(?:[-*_][ \\t]*){3,}\\n(?:${blank})*`;
  notation.words('LineAbove', ['horizontal rule', 'horizontal line', 'divider'], any);
  notation.rule('LineAbove = - - - line', () => `-{3,}${blank}(?:${blank})*`);
  notation.words('LineAbove', ['blank line', 'empty line'], blank);
  // A title in bold, or with more words, may be that heading or not.
  const stands = (above: string, { text }: Quoted): Said => {
    const title = escaped(text);
    const before = `(?:^|\\n)${above}[ \\t]*`;
    const called = `${above === blank ? 'a blank line' : 'a line'} directly above the heading "${text}"`;
    return agreeing(
      found(called, `${before}#{1,6}[ \\t]+${title}:?[ \\t]*#*[ \\t]*(?:\\n|$)`),
      found(called, `${before}[#*_ \\t]*${title}\\b`),
    );
  };
  notation.rule('Some<made> = a LineAbove DirectlyAbove TitleRef', stands);
  notation.rule('Clause = a LineAbove ( comes | stands | is | sits ) DirectlyAbove TitleRef', stands);
}

/** "Quotes longer than 15 words inside double quotes" */
function quotedLengths(notation: Notation): void {
  notation.words('QuotedWords', [
    ...each(['', 'a', 'any'], ['quote', 'quotation', 'quoted passage', 'passage']),
    ...each(['', 'any'], ['quotes', 'quotations', 'quoted passages', 'text', 'passages']),
  ]);
  notation.words(
    'InDoubleMarks',
    each(['in', 'inside', 'within', 'between'], ['double quotes', 'double quotation marks']),
  );
  notation.words('LongerInWords', ['longer than', 'of more than', 'with more than', 'over', 'that is longer than']);
  notation.words('LongerInWords', ['that are longer than', 'is longer than', 'has more than', 'are longer than']);
  const longer = (count: number): Said | undefined => {
    if (count < 1 || count > 60) return undefined;
    const quoted = (word: string, least: number) =>
      found(
        `a quotation of more than ${count} words`,
        `(?:^|[\\s(>:*_—–-])["“]${word}(?:\\s+${word}){${least},}\\s*["”]`,
      );
    // Signs between blanks are no words for everybody.
    return agreeing(quoted('[^\\s"“”]*[\\p{L}\\p{N}][^\\s"“”]*', count), quoted('[^\\s"“”]+', count));
  };
  notation.rule('Penalize = QuotedWords LongerInWords N words InDoubleMarks', longer);
  notation.rule('Penalize = QuotedWords InDoubleMarks LongerInWords N words', longer);
  notation.rule('Clause = QuotedWords InDoubleMarks LongerInWords N words', (count: number) => {
    const form = longer(count);
    return form && { ...form, onlyFor: -1 as const };
  });
}

/** "Bullets made with * or +": some that are so. */
function bulletSigns(notation: Notation): void {
  notation.words('BulletsBy', each(['bullets', 'bullet points'], ['made with', 'that use', 'using', 'marked with']));
  notation.rule('Penalize = BulletsBy BulletSign or BulletSign', (a: string, b: string): Said | undefined =>
    a !== b && [a, b].every((sign) => '-*+'.includes(sign))
      ? or(...([a, b].map((sign): Form => ({ ask: `bullets with ${sign}`, in: [[1, Infinity]] })) as Said[]))
      : undefined,
  );
}
