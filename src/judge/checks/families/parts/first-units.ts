import { type Form, isFact, partsOf, type Said } from '../../form.ts';
import { isText } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { BlockKind } from '../../markdown/blocks.ts';
import type { Cut } from '../../parts/first-units.ts';
import type { Beside, Vaguely } from '../../parts/landmarks.ts';
import type { CutUnit, Units } from '../../parts/unit-rests.ts';
import type { Wanted } from '../../texts/find.ts';
import { MARKS } from '../../texts/punctuation-marks.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted, some, type TextList } from '../texts/texts.ts';
import { isPlain, type One, ofOne, ofUnits, type Several } from './of-parts.ts';

/** What is asked of the first or the last so many words, sentences and so on. */
export type Within = Cut & {
  holds: Form;
};

/** The texts that a form asks for. */
export const textsOf = (form: Form): string[] =>
  !isFact(form)
    ? partsOf(form).flatMap(textsOf)
    : isText(form)
      ? [form.of as Wanted].flat().map(({ text }) => text)
      : [];

/** As what each kind of part is cut off. */
export const CUT_UNITS: Readonly<Record<string, CutUnit>> = {
  line: 'lines',
  paragraph: 'paragraphs',
  sentence: 'sentences',
  word: 'words',
  character: 'characters',
};
/** Kinds of which the others are all but the first or the last. */
export const IN_ROWS = ['bullet', 'numbered', 'item', 'heading', 'section', 'quote'];
const KIND_OF = Object.fromEntries(Object.entries(CUT_UNITS).map(([kind, unit]) => [unit, kind]));
const partOf = (cut: Cut | undefined): One | undefined => cut && { kind: 'cut', place: { cut } };

/** "'solar' is mentioned in the first 50 words", "everything after the first line", "the text before the first heading" */
export function firstUnits(notation: Notation): void {
  const owners = ['the', "the response's", "the answer's", "the reply's", "the output's"];
  notation.words('FirstOf', each(owners, ['first', 'opening', 'very first', 'initial']), 'start');
  notation.words('FirstOf', each(owners, ['last', 'final', 'closing', 'very last']), 'end');
  notation.rule(
    'FirstUnits = FirstOf N Many<size> OfWhole?',
    (side: Units['side'], count: number, unit: string): Cut | undefined =>
      count > 0 ? { side, count, unit: unit as CutUnit } : undefined,
  );
  notation.rule('PartPlace = FirstUnits', partOf);
  notation.rule('Clause = FirstUnits Pred<plural,response>', (cut: Units, holds: Said) => ofUnits(cut, holds));
  notation.rule('Clause = Texts<and> BothUsed InPart FirstUnits', (all: Quoted[], cut: Cut) =>
    ofOne(partOf(cut)!, { and: all.map(some), both: true }),
  );
  notation.rule('Clause = FirstUnits Copula Text', (cut: Units, text: Quoted): Said | undefined =>
    cut.unit === 'words' && text.text.split(/\s+/u).length === cut.count
      ? { ask: cut.side, of: { ...plainText(text), isUnit: true }, names: true }
      : undefined,
  );
  besideMarks(notation);
  someOfUnits(notation);
  together(notation);
}

/** What remains where so many are cut off. */
const restOf = (cut: Cut | undefined): Units | undefined =>
  cut && 'count' in cut && !cut.isRest ? { ...cut, isRest: true } : undefined;

/** The text before or after one part by its place. */
function besidePart(side: Beside['side'], { kind, place, within }: One): Units | undefined {
  const unit = CUT_UNITS[kind];
  if (within || !unit || typeof place !== 'number') return undefined;
  const count = side === 'after' ? (place < 0 ? -place - 1 : place + 1) : place < 0 ? -place : place;
  if (count === 0) return undefined;
  const isRest = (side === 'after') === place >= 0;
  const isToNext = !isRest && (unit === 'sentences' || unit === 'paragraphs');
  return { side: place < 0 ? 'end' : 'start', count, unit, ...(isRest && { isRest }), ...(isToNext && { isToNext }) };
}

/** What a part is cut off at. */
type CutMark = { one: One } | { units: Units } | Omit<Beside, 'side'>;

function cutBeside(side: Beside['side'], at: CutMark): Cut | undefined {
  if ('one' in at) return besidePart(side, at.one);
  if ('units' in at) return (side === 'after') === (at.units.side === 'start') ? restOf(at.units) : undefined;
  return { side, ...at };
}

const LANDMARKS: Readonly<Partial<Record<BlockKind, readonly string[]>>> = {
  heading: ['heading', 'header', 'markdown heading'],
  list: ['list', 'bullet list', 'bulleted list', 'numbered list', 'bullet points', 'bullets'],
  table: ['table', 'markdown table'],
  code: ['code block', 'fenced code block', 'code fence'],
  quote: ['block quote', 'blockquote'],
};
const VAGUE: Readonly<Record<Vaguely['vague'], readonly string[]>> = {
  body: ['body', 'main body', 'body text'],
  introduction: ['introduction', 'intro', 'introductory part'],
  conclusion: ['conclusion', 'concluding part'],
  opening: ['opening', 'opening part'],
  closing: ['closing', 'closing part', 'ending'],
  'first half': ['first half'],
  'second half': ['second half', 'last half', 'latter half'],
};

function besideMarks(notation: Notation): void {
  const whole = ['', 'of the response', 'of its response', 'in the response', 'of the answer', 'of the reply'];
  const such = ['', 'that comes', 'that follows', 'comes', 'which comes', 'that appears', ...whole.slice(1, 2)];
  const all = ['everything', 'all text', 'all the text', 'all content', 'whatever'];
  notation.words('SideOf', each(all, such), true);
  notation.words('SideOf', each(['anything'], such), 'any');
  const some = ['the text', 'the part', 'the content', 'what', 'the rest', 'the portion', 'the remainder'];
  notation.words('SideOf', each([...some, 'the remaining text'], such), false);
  notation.words('SideIs', ['after', 'following', 'below', 'beyond', 'past'], 'after');
  notation.words('SideIs', ['before', 'preceding', 'above', 'up to', 'ahead of'], 'before');
  notation.rule('CutMark = OnePart', (one: One): CutMark => ({ one }));
  notation.rule('CutMark = FirstUnits', (units: Units): CutMark => ({ units }));
  for (const [kind, noun] of [
    ['word', 'word'],
    ['character', 'character'],
    ['character', 'letter'],
  ])
    notation.rule(
      `CutMark = Nth ${noun} OfWhole?`,
      ({ place }: Pick<One, 'place'>): CutMark => ({ one: { kind: kind!, place } }),
    );
  const beside = (mark: Beside['mark'], place?: Beside['place']): CutMark => ({ mark, ...(place && { place }) });
  notation.words('WhichOne', ['the only', 'the'], '');
  notation.words('WhichOne', ['the first', 'the very first'], 'first');
  notation.words('WhichOne', ['the last', 'the final', 'the very last'], 'last');
  for (const [kind, names] of Object.entries(LANDMARKS)) notation.words('Landmark', names, kind);
  notation.rule('CutMark = WhichOne Landmark', (which: '' | 'first' | 'last', kind: BlockKind) =>
    beside(kind, which || undefined),
  );
  const ofText = (which: '' | 'first' | 'last' | undefined, text: Quoted) =>
    beside(plainText(text), which || undefined);
  notation.rule('CutText = WhichOne? Text', ofText);
  notation.rule('CutMark = WhichOne ( One<mark> | One<none> )', (which: '' | 'first' | 'last', name: string) => {
    const sign = MARKS.find(({ unit }) => unit.plural === name)?.characters[0];
    return sign && ',.!?;:—'.includes(sign)
      ? beside({ text: sign, wholeWords: false, caseSensitive: false }, which || undefined)
      : undefined;
  });
  const cutAt = (side: Beside['side'], at: CutMark) => partOf(cutBeside(side, at));
  notation.rule(
    'OnePart = SideOf SideIs ( CutMark | CutText )',
    (of: boolean | 'any', side: Beside['side'], at: CutMark): One | undefined => {
      const one = cutAt(side, 'mark' in at && of ? { ...at, isAll: true } : at);
      return one && of === 'any' ? { ...one, isAny: true } : one;
    },
  );
  // "No digits after the first line"; "'a' before 'b'" is their order.
  notation.rule('InPlace = SideIs CutMark', cutAt);
  // "No emoji outside the first line": after it.
  notation.words('Elsewhere', [
    ...each(['anywhere', 'anywhere else'], ['but in', 'except in', 'but on', 'outside', 'other than in']),
    ...['outside', 'outside of'],
  ]);
  notation.rule('InPlace = Elsewhere OnePart', (one: One) => {
    if (one.place !== 0 && one.place !== -1) return undefined;
    const rest = besidePart(one.place === 0 ? 'after' : 'before', one);
    return partOf(rest && { ...rest, isAround: true });
  });
  for (const [vague, names] of Object.entries(VAGUE))
    notation.words('VaguePart', each(each(['the', 'its', "the response's"], names), whole), vague);
  notation.words('VaguePart', each(['the beginning', 'the start'], whole.slice(1)), 'opening');
  notation.words('VaguePart', each(['the end', 'the very end'], whole.slice(1)), 'closing');
  notation.rule('OnePart = VaguePart', (vague: Vaguely['vague']) => partOf({ vague }));
}

/** "Every line except the first", "each of the first three lines", "no sentence after the second", "every word of the title" */
function someOfUnits(notation: Notation): void {
  notation.words('OutOf', ['in', 'of', 'within', 'from', 'inside']);
  const inside = (of: Several, one: One | undefined): Several | undefined =>
    of.which === 'bare' || of.which === 'plural' || of.inside || !one || one.kind === of.kind
      ? undefined
      : { ...of, inside: one };
  // "The last line of the first paragraph", "the first word of every line"
  const ofRow = (kind: string, outer: string) => (kind === 'cell' && outer.endsWith('row') ? 'row cell' : kind);
  notation.rule('OnePart = Nth Unit OutOf OnePart', (nth: Pick<One, 'place'>, kind: string, within: One) =>
    kind === within.kind || within.within ? undefined : { kind: ofRow(kind, within.kind), place: nth.place, within },
  );
  notation.rule(
    'SomeParts<third> = Nth Unit OutOf SomeParts<N>',
    (nth: Pick<One, 'place'>, kind: string, of: Several): Several | undefined =>
      of.nth || of.inside || kind === of.kind || (of.which !== 'all' && of.which !== 'some')
        ? undefined
        : { ...of, nth: { kind: ofRow(kind, of.kind), place: nth.place } },
  );
  notation.rule('SomeParts<N> = SomeParts<N> OutOf OnePart', inside);
  const ofCut = (of: Several, cut: Cut | undefined): Several | undefined => {
    if (!cut || !('count' in cut) || KIND_OF[cut.unit] !== of.kind) return undefined;
    const { isToNext: _, ...units } = cut;
    return inside(of, partOf(units));
  };
  notation.words('Excepting', [
    ...['except', 'except for', 'but', 'other than', 'apart from', 'excluding', 'aside from', 'besides', 'but for'],
  ]);
  const excepting = (of: Several, { place }: Pick<One, 'place'>): Several | undefined => {
    const [kind, isAt] = [of.kind, place === 0 || place === -1];
    const isOfAll = of.which === 'all' || of.which === 'none';
    // What stands beside an item is no other one.
    if (isAt && isOfAll && !of.inside && IN_ROWS.includes(kind))
      return { ...of, but: place === 0 ? 'first' : 'last', except: { kind, place } };
    const cut = isAt ? restOf({ side: place === 0 ? 'start' : 'end', count: 1, unit: CUT_UNITS[kind]! }) : undefined;
    const rest = isOfAll ? ofCut(of, cut) : undefined;
    return rest && { ...rest, except: { kind, place } };
  };
  notation.rule('SomeParts<N> = SomeParts<N> ,? Excepting Nth ( one )? ,?', excepting);
  notation.rule('SomeParts<N> = SomeParts<N> ,? Excepting OnePart ,?', (of: Several, one: One) =>
    isPlain(one, of.kind) ? excepting(of, one) : undefined,
  );
  notation.rule('SomeParts<N> = ( all | every ) but Nth ( Unit | Units )', ({ place }: One, kind: string) =>
    excepting({ kind, which: 'all', denied: 'exceed', must: true }, { place }),
  );
  notation.rule('SomeParts<N> = SomeParts<N> SideIs Nth ( one )?', (of: Several, side: Beside['side'], one: One) =>
    ofCut(of, besidePart(side, { ...one, kind: of.kind })),
  );
  notation.rule('SomeParts<N> = SomeParts<N> SideIs OnePart', (of: Several, side: Beside['side'], one: One) =>
    isPlain(one, of.kind) ? ofCut(of, besidePart(side, one)) : undefined,
  );
  // "Each of the first three lines"
  const share = (which: Several['which'], denied: Several['denied'], must: boolean) => ({ which, denied, must });
  for (const number of ['third', 'plural'])
    notation.words(`EachOf<${number}>`, ['each of', 'every one of', 'each one of'], share('all', 'modal', true));
  notation.words('EachOf<plural>', ['all of', 'all'], share('all', 'exceed', true));
  for (const number of ['third', 'plural']) {
    notation.words(`EachOf<${number}>`, ['none of', 'not one of'], share('none', 'never', false));
    notation.words(
      `EachOf<${number}>`,
      ['any of', 'any one of', 'one of', 'at least one of'],
      share('some', 'plain', true),
    );
  }
  // "The first two sentences both contain 'a'"
  notation.rule('SomeParts<plural> = FirstUnits ( both | all )', (cut: Units) =>
    ofCut({ kind: KIND_OF[cut.unit]!, ...share('all', 'exceed', true) }, cut),
  );
  notation.rule('SomeParts<N> = EachOf<N> FirstUnits', (of: Omit<Several, 'kind'>, cut: Units) =>
    ofCut({ ...of, kind: KIND_OF[cut.unit]! }, cut),
  );
}

/** "'a' and 'b' occur in the same sentence" */
function together(notation: Notation): void {
  notation.rule('InSame = ( in | within ) ( the same | one and the same ) Unit ( at least once )?');
  const inOne =
    (which: 'some' | 'none') =>
    (all: Quoted[], kind: string): Said => ({
      part: { kind, which },
      holds: { and: all.map((text) => some(plainText(text))) },
      names: true,
      ...(which === 'none' && { denies: true }),
    });
  notation.rule('Clause = Texts<and> ( Used | BothUsed ) together? InSame', inOne('some'));
  notation.rule('Clause = List ( Used | BothUsed ) together? InSame', ({ texts, joiner }: TextList, kind: string) =>
    joiner === 'and' ? inOne('some')([...texts], kind) : undefined,
  );
  notation.rule('Clause = Texts<and> Unused together? InSame', inOne('none'));
  notation.rule('Core<F,W> = ( Verb<use,F> | Verb<say,F> ) both? Texts<and> InSame', inOne('some'));
  notation.rule('Core<F,response> = Verb<have,F> both? Texts<and> InSame', inOne('some'));
}
