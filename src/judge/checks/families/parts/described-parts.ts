import { and, canonical, denials, type Fact, OPEN, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { none, plainText, type Quoted, some } from '../texts/texts.ts';
import { type One, ofOne, ofSeveral } from './of-parts.ts';

/** Parts that are named by what is said of them: "starts with a line that begins with 'x'", "a line with 'x', and that line …". */
export function describedParts(notation: Notation): void {
  atEdges(notation);
  lastSign(notation);
  titleLine(notation);
  labelled(notation);
  saidAgain(notation);
}

const PLAIN = ['line', 'paragraph', 'sentence'];

function atEdges(notation: Notation): void {
  notation.words('ALone', ['a', 'a single', 'one']);
  notation.words('Reading', [
    ...['reading', 'saying', 'that reads', 'that says', 'that is just', 'that is exactly', 'reading exactly'],
    ...each(['consisting', 'that consists', 'made up'], ['of', 'only of', 'of just', 'of nothing but']),
    ...each(['containing', 'that contains', 'with', 'that has'], ['only', 'just', 'nothing but']),
  ]);
  for (const [edge, place] of [
    ['start', 0],
    ['end', -1],
  ] as const) {
    const one = (kind: string): One | undefined => (PLAIN.includes(kind) ? { kind, place } : undefined);
    notation.rule(`PartAt<${edge}> = ALone Unit Such<third>`, (kind: string, holds: Said) => {
      const part = one(kind);
      return part && ofOne(part, holds);
    });
    notation.rule(`PartAt<${edge}> = ALone Unit Reading Text`, (kind: string, text: Quoted) =>
      kind === 'line' ? ofOne({ kind, place }, { ask: 'equals', of: [plainText(text)] }) : undefined,
    );
    notation.rule(`Core<F,W> = Verb<${edge},F> PartAt<${edge}>`);
  }
}

/** "The title is in all caps on the first line" */
function titleLine(notation: Notation): void {
  notation.rule(
    'Clause = ( the title | the headline | the heading ) Pred<third,response> ( on | in ) the first line',
    (holds: Said) =>
      'ask' in holds && SIZE_OR_CASE.includes(holds.ask) ? ofOne({ kind: 'line', place: 0 }, holds) : undefined,
  );
}
const SIZE_OR_CASE = ['case', 'words', 'characters'];

/** "There is one emoji, and it is the very last character" */
function lastSign(notation: Notation): void {
  notation.rule(
    'Clause = the emoji ( is | must be | should be ) FirstSign<end> OfAll?',
    (): Said => ({
      ask: 'end',
      of: 'an emoji',
      names: true,
    }),
  );
}

/** "A 'TL;DR' line": one that begins with it. Where it stands within a line only, that may be one, or not. */
function labelled(notation: Notation): void {
  const line = (which: 'some' | 'none', text: Quoted, there: Said): Said | undefined => {
    const begins = ofSeveral(
      { kind: 'line', which, denied: 'plain', must: false },
      { ask: 'start', of: plainText(text) },
    );
    return begins && { ask: 'agreeing', of: [begins, there].map(canonical), undeniable: true, names: true };
  };
  // "The first line is a 'Subject:' line"
  const first = (one: One, text: Quoted): Said | undefined =>
    one.kind === 'line' && text.text.endsWith(':') ? ofOne(one, { ask: 'start', of: plainText(text) }) : undefined;
  notation.rule('Clause = OnePart ( is | must be | should be ) ( a | an | the ) Text line', first);
  notation.rule('Clause = OnePart ( is not ) ( a | an | the ) Text line', (one: One, text: Quoted) => {
    const form = first(one, text);
    return form && denials(form)[0];
  });
  notation.rule('Det = ( a | an ) Nameless line', (text: Quoted) => line('some', text, some(text)));
  notation.rule('Det = no Nameless line', (text: Quoted) => line('none', text, none(text)));
}

/** Of several lines that start with it, one may be meant, or each: where both come to the same, that is decided. */
function saidAgain(notation: Notation): void {
  notation.words('ThatSame', ['that', 'this', 'the', 'the same', 'that same']);
  notation.rule(
    'Joint = ( Response Verb<have,third> | ThereIs ) ALone Unit Such<third> And ThatSame Unit Pred<third,response>',
    (kind: string, first: Said, again: string, then: Said): Said | undefined => {
      if (kind !== again || 'or' in first || 'or' in then) return undefined;
      const some = (holds: Said) => ofSeveral({ kind, which: 'some', denied: 'plain', must: false }, holds);
      const [not, ...others] = denials(then);
      const [one, both] = [some(first), some(and(first, then))];
      if (!one || !both || !not || others.length > 0) return OPEN;
      const none = { part: { kind, which: 'none' as const }, holds: and(first, not) };
      return { ask: 'agreeing', of: [both, and(one, none)].map(canonical), undeniable: true, names: true } as Fact;
    },
  );
}
