import { type Fact, isFact, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { deny, negated, noted } from '../../grammar/said.ts';
import type { Wanted } from '../../texts/find.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted, textAlone } from '../texts/texts.ts';
import { type One, ofOne, ofSeveral, type Several } from './of-parts.ts';

/** Parts that hold others, of which a text may be said that is not all of them. */
const OF_MORE_THAN_A_TEXT = [
  'section',
  'section 1',
  'section 2',
  'section 3',
  'code',
  'cut',
  'table',
  'list',
  'prose',
  'greeting',
  'word',
];

/** That a part is a text and nothing else: "the second line is 'x'", "every cell is 'x'", "no bullet reads 'x'". */
export function partTexts(notation: Notation): void {
  const equals = (...all: Quoted[]): Said => ({ ask: 'equals', of: all.map(plainText) });
  const alone = (...all: Quoted[]): Said => ({ ask: 'equals', of: all.map(textAlone) });
  const just = ['nothing but', 'just', 'only', 'simply'];
  for (const [at, form] of FORMS.entries()) {
    const verbs = (all: readonly string[]) => all.map((one) => one.split('|')[at]!);
    const be = verbs(['is|are|be|was|being']);
    const [reads, has, consists] = [
      verbs(['reads|read|read|read|reading', 'says|say|say|said|saying']),
      verbs(['contains|contain|contain|contained|containing']),
      verbs(['consists|consist|consist|consisted|consisting']),
    ];
    notation.words(`Reads<${form}>`, [reads[0]!, ...each(consists, ['of'])]);
    notation.words(`ReadsOnly<${form}>`, [
      ...each([...be, ...reads], just),
      ...each(has, just.slice(0, 3)),
      ...each(consists, [...each(['of', ''], ['nothing but']), 'only of', 'solely of', 'of just']),
    ]);
    notation.words(`MayRead<${form}>`, [...be, ...reads]);
  }
  notation.words('ElseNot', each(['', ','], ['and nothing else', 'and nothing more', 'and no more']));
  notation.rule('ReadText<F> = Reads<F> Text ElseNot?', equals);
  notation.rule('ReadText<F> = MayRead<F> Text ElseNot', equals);
  notation.rule('ReadText<F> = ReadsOnly<F> Text ElseNot?', alone);
  // Of "is 'x' or 'y'" the whole text is asked, too.
  notation.rule('ReadText<F> = Reads<F> ( either )? Texts<or>', (all: Quoted[]) => equals(...all));
  notation.rule('ReadText<F> = ReadsOnly<F> ( either )? Texts<or>', (all: Quoted[]) => alone(...all));
  notation.rule('BeText<F> = Verb<be,F> Text', equals);
  for (const name of ['Read', 'Be']) {
    notation.rule(`Is${name}<FIN> = ${name}Text<FIN>`);
    notation.rule(`Is${name}<FIN> = Modal ${name}Text<base>`, (form: Said): Said => ({ ...form, must: true }));
    notation.rule(`Is${name}<FIN> = ModalNot ${name}Text<base>`, (form: Said) =>
      noted(deny(form), { negated: true, must: true }),
    );
  }
  notation.rule('IsRead<FIN> = Not<FIN> ReadText<base>', negated);
  notation.rule('IsBe<FIN> = Verb<be,FIN> not Text', (text: Quoted) => negated(equals(text)));
  notation.words('OtherThanThat', ['anything other than', 'anything but', 'something other than']);
  notation.rule('IsRead<FIN> = Verb<be,FIN> OtherThanThat Text', (text: Quoted) => deny(equals(text)));
  notation.rule('IsRead<FIN> = Verb<be,FIN> ( in | within | inside ) Enclosing', (of: string) => ({
    ask: 'wrapped',
    of,
  }));
  const ofPart = (one: One, holds: Said, isSure: boolean): Said | undefined => {
    const isEdge = one.place === 0 || one.place === -1;
    if (isDrawn(holds) && !(one.kind === 'line' && isEdge)) return undefined;
    // A heading at an edge has words of its own.
    const isHeading = one.kind === 'heading' && isEdge && isFact(holds);
    return isSure || (isAllOf(one.kind, holds) && !isHeading) ? ofOne(one, holds) : undefined;
  };
  // "The bullets are 'x'" may be said of them together.
  const ofParts = (of: Several, holds: Said, isSure: boolean) =>
    of.which === 'plural' ||
    of.which === 'bare' ||
    isDrawn(holds) ||
    isSample(holds) ||
    !(isSure || isAllOf((of.nth ?? of).kind, holds))
      ? undefined
      : ofSeveral(of, holds);
  for (const [name, isSure] of [
    ['Read', true],
    ['Be', false],
  ] as const) {
    notation.rule(`Clause = OnePart Is${name}<third>`, (one: One, holds: Said) => ofPart(one, holds, isSure));
    notation.rule(`Clause = SomeParts<N> Is${name}<N>`, (of: Several, holds: Said) => ofParts(of, holds, isSure));
  }
}

const textsOf = (holds: Said): readonly Wanted[] => {
  const { ask, of } = ('not' in holds ? holds.not : holds) as Fact;
  return ask === 'equals' ? (of as Wanted[]) : [];
};

/** "---" is a divider, which is not counted as a line. */
const isDrawn = (holds: Said) => textsOf(holds).some(({ text }) => !/[\p{L}\p{N}]/u.test(text));

/** "Each line is 'key: value'" says what form they have. */
const isSample = (holds: Said) =>
  textsOf(holds).some(({ text }) => /\p{L}\s*[:=–—-]\s*\p{L}|[<>[\]{}…]|\.\.\./u.test(text));

/** "The first sentence is 'foo'" may be about what it says; three words or more that begin as a sentence does are its text. */
const isAllOf = (kind: string, holds: Said): boolean =>
  !OF_MORE_THAN_A_TEXT.includes(kind) &&
  (kind !== 'sentence' || textsOf(holds).every(({ text }) => SENTENCE.test(text)));
const SENTENCE = /^\p{Lu}\S*(?:\s+\S+){2}/u;
