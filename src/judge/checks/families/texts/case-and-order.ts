import { ofSql } from '../../data/sql-facts.ts';
import { isFact, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { inside } from '../../grammar/said.ts';
import { type Spelling, spelled } from '../../texts/spelling.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';
import { noneOf, occurs, plainText, type Quoted, type TextList } from './texts.ts';

/** How facts are decided that say how a name is spelled. */
export const CASE_AND_ORDER: Readonly<Record<string, Decider>> = {
  spelling: wholeText<Spelling>(
    'spelling',
    'how a text is written',
    ({ as }) => `"${as.text}" and never otherwise`,
    (text, of) => (isOfSql(of) && !isMixed(text) ? ofSql(text, { sqlUpper: [of.as.text] }) : spelled(text, of)),
  ),
};

/** One line of SQL with some of its keywords in small letters, and without texts and comments. */
const isMixed = (text: string) => /^SELECT\b[\s\S]*\bfrom\b/u.test(text.trim()) && !/[\n'"`#.!?-]/u.test(text.trim());

/** A keyword of SQL in capitals is one of the SQL: the same word may stand in prose. */
const isOfSql = ({ as: { text }, not }: Spelling) =>
  not.length === 0 &&
  /^(?:SELECT|FROM|WHERE|INSERT|UPDATE|DELETE|JOIN|INTO|HAVING|UNION|DISTINCT|LIMIT|VALUES|CREATE|ALTER|DROP|GROUP BY|ORDER BY|LEFT JOIN|RIGHT JOIN|INNER JOIN)$/u.test(
    text,
  );

/** Texts that are written in one way and not in another, come one after the other, or are both absent. */
export function caseAndOrder(notation: Notation): void {
  // "The brand is written as 'GitHub' and never as 'Github'", "spells it 'colour' and not 'color'"
  notation.words(
    'BareWrittenAs',
    each(
      each(
        ['is', 'must be', 'should be', 'is always', 'must always be', 'should always be'],
        ['written', 'spelled', 'spelt', 'capitalized', 'capitalised', 'styled', 'called', 'referred to'],
      ),
      ['', 'as', 'exactly as', 'exactly'],
    ),
  );
  notation.words('TheBrand', ['the', 'our', 'its']);
  notation.words(
    'NeverAs',
    each(
      ['and', ', and', ',', 'but', ''],
      ['never', 'never as', 'not', 'not as', 'rather than', 'instead of', 'and not as'],
    ).map((one) => one.trim()),
  );
  notation.words('Spellable', [
    'brand',
    'name',
    'word',
    'term',
    'product',
    'company',
    'trademark',
    'acronym',
    'city',
    'country',
  ]);
  const spelling = (as: Quoted, ...not: Quoted[]): Said => ({
    ask: 'spelling',
    of: { as: plainText(as), not: not.map(plainText) },
    undeniable: true,
    names: true,
  });
  const spelledSo = (as: Quoted, not: Quoted | Quoted[]) => spelling(as, ...[not].flat());
  notation.rule('SpelledNot = NeverAs ( Text | Texts<or> )');
  notation.rule(
    'Clause = TheBrand Spellable ( name )? BareWrittenAs Text SpelledNot',
    (as: Quoted, not: Quoted | Quoted[]) => spelledSo(as, not),
  );
  notation.words('InNoOtherCase', [
    'and never in any other casing',
    ', and never in any other casing',
    'and in no other casing',
    'and never in any other case',
    'and no other casing',
  ]);
  notation.rule('Clause = TheBrand Spellable ( name )? BareWrittenAs Text InNoOtherCase', (as: Quoted) => spelling(as));
  for (const [at, form] of FORMS.entries())
    notation.words(
      `Spell<${form}>`,
      each(
        [
          ['spells', 'spell', 'spell', 'spelled', 'spelling'][at]!,
          ['writes', 'write', 'write', 'wrote', 'writing'][at]!,
        ],
        ['it'],
      ),
    );
  notation.rule('Core<F,W> = Spell<F> Text SpelledNot', spelledSo);

  notation.words('AsWritten', ['verbatim', 'exactly as written', ', verbatim']);
  notation.rule('Clause = Text Used AsWritten Inside?', ({ mayBeCased: _, ...text }: Quoted, isIn?: true) =>
    inside(occurs({ ...text, caseSensitive: true }), isIn),
  );

  // Orders.
  notation.words('ComesFirst', ['comes first', 'appears first', 'is mentioned first', 'is first']);
  notation.words('ThenNext', [
    ', then',
    'then',
    ', and then',
    'and then',
    ', followed by',
    'followed by',
    ', and finally',
    ', and lastly',
  ]);
  notation.rule('ThenTexts = ThenNext Text', (one: Quoted) => [one]);
  notation.rule('ThenTexts = ThenTexts ThenNext Text', (all: Quoted[], one: Quoted) => [...all, one]);
  const inOrder = (...all: Quoted[]): Said => ({ ask: 'order', of: all.map(plainText) });
  notation.rule('Clause = Text ComesFirst ThenTexts', (first: Quoted, then: Quoted[]) => inOrder(first, ...then));
  notation.words('Somewhere', ['somewhere', 'anywhere', 'at some point', 'sometime']);
  notation.rule(
    'Core<F,W> = ( Verb<have,F> | Verb<say,F> ) Text ( Somewhere )? before Text ( is mentioned )?',
    inOrder,
  );
  notation.rule(
    'Core<F,W> = ( Verb<have,F> | Verb<say,F> ) Text ( Somewhere )? after Text ( is mentioned )?',
    (a: Quoted, b: Quoted) => inOrder(b, a),
  );

  // "'a' and 'b' are both absent from the response"
  notation.words(
    'BothUnused',
    each(each(['are', 'must be', 'should be'], ['both', 'all']), [
      'absent',
      'missing',
      'avoided',
      'omitted',
      'excluded',
      'left out',
    ]),
  );
  notation.rule('FromWhole = from ( Response | Answer )', () => null);
  notation.rule(
    'Clause = ( Texts<and> | List ) BothUnused ( FromWhole )?',
    (of: Quoted[] | TextList): Said | undefined => {
      const all = Array.isArray(of) ? of : of.joiner === 'and' ? of.texts : [];
      return all.length === 0 ? undefined : { ...noneOf(all), undeniable: true };
    },
  );
  // "'a' appears, ignoring case": whichever of them "ignoring case" is said of.
  notation.rule(
    'Core<F,W> = ( Verb<have,F> | Verb<use,F> | Verb<say,F> ) ( Several | Occurring ) ( Place | PlaceIn )? InAnyCase',
    (form: Said) => loosened(form),
  );
  notation.rule('State = State InAnyCase', (form: Said) =>
    isFact(form) && form.ask.startsWith('equals')
      ? { ...form, of: (form.of as Quoted[]).map((text) => ({ ...text, caseSensitive: false })) }
      : undefined,
  );
  notation.rule(
    'Clause = neither Text nor Text ( UsedPlain | Used ) Inside? InAnyCase',
    (a: Quoted, b: Quoted, isIn?: true) =>
      inside(noneOf([a, b].map((text) => ({ ...text, caseSensitive: false }))), isIn),
  );
}

/** The same with each text in any case; undefined where it asks for anything else. */
export function loosened(form: Said): Said | undefined {
  if (isFact(form)) {
    if (form.ask === 'text') return { ...form, of: loose(form.of as Quoted) };
    return form.ask === 'texts' ? { ...form, of: (form.of as Quoted[]).map(loose) } : undefined;
  }
  if (!('and' in form || 'or' in form)) return undefined;
  const parts = ('and' in form ? form.and : form.or).map((one) => loosened(one));
  if (parts.includes(undefined)) return undefined;
  return 'and' in form ? { ...form, and: parts as Said[] } : { ...form, or: parts as Said[] };
}

const loose = ({ mayBeCased: _, ...text }: Quoted): Quoted => ({ ...text, caseSensitive: false });
