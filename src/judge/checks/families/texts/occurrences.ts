import { and, both, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { denied, inside } from '../../grammar/said.ts';
import type { Wanted } from '../../texts/find.ts';
import { hasBlank } from '../../texts/text-blanks.ts';
import { each } from '../shape.ts';
import { noneOf, occurs, plainText, type Quoted, some, type TextList, wanted } from './texts.ts';

const edgeOf = (edge: string, text: Quoted): Said => ({
  ask: edge,
  of: plainText(text),
  ...(text.isCased && { cased: true }),
});

/** Other ways to say that a text occurs, or that it does not. */
export function occurrences(notation: Notation): void {
  // "Is in the response", "is anywhere in it".
  notation.words('IsIn', ['is', 'are', 'must be', 'should be', 'has to be', 'stands', 'can be seen', 'shows']);
  notation.words('IsNotIn', ['is not', 'are not', 'must not be', 'should not be', 'is nowhere']);
  notation.rule('Clause = ( Text | Letter ) IsIn Place', (text: Wanted) => occurs(text));
  notation.rule('Clause = ( Text | Letter ) IsNotIn Place', (text: Wanted) => noneOf([text]));
  notation.rule('Clause = Texts<or> IsIn Place', (all: Wanted[]) => or(...all.map((text) => some(text))));
  notation.rule(
    'Clause = ( NoneOf | None ) ( List | BareList ) Used Inside?',
    (list: TextList, isIn?: true): Said | undefined =>
      list.joiner === 'nor' ? undefined : inside(noneOf(list.texts), isIn),
  );
  notation.words('IsNowhere', each(['appears', 'occurs', 'is found', 'is used', 'is mentioned'], ['nowhere']));
  notation.rule('Clause = ( Text | Letter ) IsNowhere Inside?', (text: Wanted, isIn?: true) =>
    inside(noneOf([text]), isIn),
  );
  // At the very edge it is what the response starts or ends with; "at the end" may be anywhere near it.
  for (const [edge, places] of [
    ['start', ['at the very beginning', 'at the very start']],
    ['end', ['at the very end']],
  ] as const) {
    notation.words(`LiesAt<${edge}>`, each(['is', 'stands', 'comes', 'appears', 'must be', 'should be'], places));
    notation.rule(`Clause = LyingAt<${edge}> LiesAt<${edge}> OfWhole?`, (form: Said) => form);
    notation.rule(`LyingAt<${edge}> = Text`, (text: Quoted): Said | undefined =>
      edge === 'start' && text.text === 'I' && !text.isUnit ? undefined : edgeOf(edge, text),
    );
  }
  // Of two or more: "'a' appears but not 'b'", "not both 'a' and 'b' appear", "all three of 'a', 'b' and 'c' appear".
  notation.rule(
    'Clause = Text UsedPlain Inside? ( but not | , but not ) Text',
    (text: Wanted, isIn: true | undefined, other: Wanted) => inside(and(some(text), noneOf([other])), isIn),
  );
  notation.words('DoNotBoth', each(['do not both', 'must not both', 'should not both'], ['appear', 'occur']));
  const notBoth = (all: Quoted[], isIn?: true): Said | undefined =>
    all.length === 2 ? inside(or(...all.map((text) => denied(some(text)))), isIn) : undefined;
  notation.rule('Clause = Texts<and> DoNotBoth Inside?', notBoth);
  notation.rule('Clause = not both Texts<and> UsedPlain Inside?', notBoth);
  notation.rule('Clause = all N of Texts<and> UsedPlain Inside?', (n: number, all: Quoted[], isIn?: true) =>
    n === all.length ? inside(both(...all.map(some)), isIn) : undefined,
  );
  // "Penalize the word 'a' appearing more than twice"
  notation.words('Appearing', ['appearing', 'occurring', 'being used', 'showing up', 'being repeated', 'used']);
  notation.rule('Penalize = ( Text | Letter ) Appearing Times', (text: Wanted, times: Amount) => occurs(text, times));
  for (const [name, forms] of [
    ['omit', ['leaves out', 'leave out', 'leave out', 'left out', 'leaving out']],
    ['use', ['outputs', 'output', 'output', 'output', 'outputting']],
    ['use', ['hedges with', 'hedge with', 'hedge with', 'hedged with', 'hedging with']],
    ['say', ['spells out', 'spell out', 'spell out', 'spelled out', 'spelling out']],
  ] as const)
    for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
      notation.words(`Verb<${name},${form}>`, [forms[at]!]);

  // Without quotation marks: "the hashtag #launchday", "the name Alice", "the number 42".
  notation.kind('#name', (token) =>
    token.kind === 'word' && /^\p{Lu}[\p{L}\p{N}_-]+$/u.test(token.raw) && !hasBlank(token.raw) ? token.raw : undefined,
  );
  notation.kind('#tag', (token) => (token.kind === 'word' ? token.raw : undefined));
  const literal = (text: string): Quoted | undefined => wanted(text, { kind: 'word', isUnit: true });
  notation.rule(
    'Named = the ( hashtag | hash tag ) # #tag',
    (text: string): Quoted => ({ text: `#${text}`, wholeWords: true, caseSensitive: false }),
  );
  notation.rule('Named = the ( word | name | term | keyword | acronym | abbreviation ) #name', literal);
  // "The code SAVE10" is read as other codes are.
  notation.rule('Named = the code #name', (text: string) =>
    /\p{N}|^\p{Lu}{2,}$/u.test(text) ? undefined : literal(text),
  );
}
