import type { CodeFact } from '../../data/code-facts.ts';
import type { Interval } from '../../form.ts';
import { and, both, type Fact, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { deny, negated } from '../../grammar/said.ts';
import { each } from '../shape.ts';
import { verbs } from '../tools/tool-names.ts';

export const ofCode = (of: CodeFact): Said => ({ ask: 'code fact', of });
export const notOfCode = (fact: Said): Said => ({ not: { ask: 'code fact', of: (fact as Fact).of }, denies: true });

/**
 * What code has, as objects of every verb: of "the code" any of them, and of a response, in which the same words may be said of
 * prose, those that are nothing but code (`sure`).
 */
export function codeObjects(notation: Notation): void {
  notation.feature('K', ['any', 'sure']);
  notation.rule('CodeNoun<any> = CodeNoun<sure>');
  notation.rule('CodeItem<K> = ( a | an | any | some | the | at least one | its own )? CodeNoun<K>');
  // As a wish, it may be exactly one.
  notation.rule('CodeItem<K> = ( a single | even one ) CodeNoun<K>', (form: Said): Said => ({ ...form, plainFor: -1 }));
  notation.rule('CodeRow<K> = CodeItem<K>', (one: Said) => [one]);
  notation.rule('CodeRow<K> = CodeRow<K> , CodeItem<K>', (all: Said[], one: Said) => [...all, one]);
  const listed = ['the keywords', 'the sql keywords', 'the statements', 'the commands', 'these keywords', 'these'];
  notation.words('AnyOfCode', ['either', 'any of', ...each(['any of', 'either of'], listed)]);
  notation.rule('CodeAny<K> = AnyOfCode? CodeRow<K> ,? ( or | nor ) CodeItem<K>', (all: Said[], one: Said) =>
    or(...all, one),
  );
  notation.rule('CodeAll<K> = CodeRow<K> ,? and CodeItem<K>', (all: Said[], one: Said) => [...all, one]);
  notation.rule('CodeSome<K> = ( CodeItem<K> | CodeAny<K> )');
  notation.rule('CodeSome<K> = CodeAll<K>', (all: Said[]): Said => ({ ...and(...all), plainFor: 1 }));
  notation.rule('CodeSome<K> = both CodeAll<K>', (all: Said[]) => both(...all));
  notation.rule('CodeSome<K> = ( Amount | OneAlone ) CodeCount<K>', counted);
  notation.rule('CodeSome<K> = CodeCount<K> ( in it | in them )? Times', (of: CountOf, amount: Amount) =>
    counted(amount, of),
  );
  notation.rule('CodeSome<K> = CodeCount<K> ( only once | just once )', (of: CountOf) =>
    counted({ in: [[1, 1]], bare: true }, of),
  );
  notation.rule('CodeCount<any> = CodeCount<sure>');
  notation.words('OneAlone', ['only one', 'just one', 'a single'], { in: [[1, 1]], bare: true });
  notation.words('CodeNo', ['no', 'no more', 'zero']);
  notation.rule('CodeNone<K> = CodeNo ( CodeItem<K> | CodeAny<K> )', deny);
  notation.words('NoneOfCode', ['none of', ...each(['none of'], listed)]);
  notation.rule(
    'CodeNone<K> = NoneOfCode CodeRow<K> ,? ( or | and ) CodeItem<K>',
    (all: Said[], one: Said): Said => ({ and: [...all, one].map(notOfCode), denies: true }),
  );
  notation.rule(
    'CodeNone<K> = neither CodeItem<K> nor CodeItem<K>',
    (a: Said, b: Said): Said => ({
      and: [notOfCode(a), notOfCode(b)],
      denies: true,
    }),
  );
  notation.words('ButNo', ['but no', 'and no', ', but no', ', no', 'and not', ', not', 'but not', ', but not']);
  notation.rule('CodeSome<K> = CodeItem<K> ButNo CodeItem<any>', (has: Said, lacks: Said) =>
    and(has, notOfCode(lacks)),
  );
  notation.rule('CodeObject<K> = ( CodeSome<K> | CodeNone<K> ) LeftInIt?');
  notation.words('LeftInIt', ['left in it', 'left', 'left in', 'left over', 'left behind']);

  for (const [who, kind] of [
    ['code', 'any'],
    ['response', 'sure'],
  ] as const) {
    notation.rule(`Core<F,${who}> = ( Verb<have,F> | Verb<use,F> | CodeDo<F> ) CodeObject<${kind}>`);
    notation.rule(
      `Core<F,${who}> = ( Verb<avoid,F> | Verb<free,F> | Verb<omit,F> ) ( using | any use of )? ( CodeItem<${kind}> | CodeAny<${kind}> ) LeftInIt?`,
      deny,
    );
    notation.rule(`Core<F,${who}> = ( Verb<lack,F> | Verb<miss,F> ) CodeItem<${kind}>`, deny);
  }
  notation.rule('Core<F,response> = ( Leave<F> | Verb<have,F> ) CodeItem<any> behind? InCode');
  // What is "mentioned" may be so in prose.
  const does = ['used', 'included', 'present', 'found', 'there', 'added', 'run'];
  notation.words('InUse', each(['is', 'are', 'must be', 'should be', 'gets'], does));
  notation.words('InUse', ['appears', 'appear', 'occurs', 'occur', 'exists', 'exist']);
  for (const [kind, where, used] of [
    ['any', 'InCode', 'Used'],
    ['sure', 'InCode?', 'InUse'],
  ]) {
    notation.rule(`Clause = ThereIs CodeObject<${kind}> ${where}`);
    notation.rule(`Clause = CodeSome<${kind}> ( ${used} | IsLeft ) ${where}`);
    notation.rule(`Clause = CodeNone<${kind}> ( UsedPlain | IsLeft ) ${where}`);
    notation.rule(`Clause = CodeItem<${kind}> Unused ${where}`, deny);
    notation.rule(
      `Penalize = ( the use of | use of | any use of )? ( CodeItem<${kind}> | CodeAny<${kind}> ) LeftInIt? ${where}`,
    );
  }
  notation.rule('Clause = ( CodeSome<any> | CodeNone<any> ) ( is | are ) InCode');
  notation.rule('Reward = CodeObject<any> InCode');
  notation.rule('Core<F,code> = Verb<be,F> CodeState');
  for (const who of ['code', 'sql']) notation.rule(`Vp<FIN,${who}> = Verb<be,FIN> ( not | never ) CodeState`, negated);
  verbs(notation, 'CodeDo', [
    ...['does|do|do|did|doing', 'runs|run|run|ran|running', 'touches|touch|touch|touched|touching'],
    ...['sorts with|sort with|sort with|sorted with|sorting with'],
    ...['filters with|filter with|filter with|filtered with|filtering with'],
  ]);
  verbs(notation, 'Leave', ['leaves|leave|leave|left|leaving']);
  notation.words(
    'IsLeft',
    each(['is', 'are'], ['left', 'still', 'left over', 'still left', 'left behind', 'left in']).concat(
      'remains',
      'remain',
    ),
  );
  notation.rule('InCode = ( anywhere | somewhere )? ( in | inside | within | from ) ( AnyCode | any of TheSql )');
  notation.words('InCode', each(['in', 'inside'], ['code', 'python code', 'code blocks', 'code snippets']));
}

export type CountOf = (numbers: readonly Interval[]) => CodeFact;
/** "At least one" is said without a number. */
const counted = ({ in: numbers, bare }: Amount, of: CountOf): Said | undefined =>
  numbers[0]?.join() === '1,Infinity' ? undefined : { ...ofCode(of(numbers)), ...(bare && { plainFor: 1 }) };
