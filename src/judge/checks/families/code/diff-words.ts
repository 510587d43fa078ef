import { both, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import type { Quoted } from '../texts/texts.ts';
import { verbs } from '../tools/tool-names.ts';
import { notOfCode, ofCode } from './code-objects.ts';

type Side = 'added' | 'removed';

/** What a diff adds and removes: "has both + lines and - lines", "only adds lines", "the patch removes nothing". */
export function diffWords(notation: Notation): void {
  const count = (diff: Side, { in: numbers, bare }: Amount): Said => ({
    ...ofCode({ diff, in: numbers }),
    ...(bare && { plainFor: 1 }),
  });
  const some = (diff: Side) => count(diff, { in: [[1, Infinity]] });
  const none = (diff: Side) => notOfCode(some(diff));
  const more = (diff: Side) => ofCode({ diff, isMore: true });
  const names = ['diff', 'patch', 'git diff'];
  notation.words('TheDiff', each(['the', 'its', 'the unified', 'the git', 'the generated'], names));
  notation.rule('Clause = TheDiff Pred<third,diff>');
  for (const [diff, sign, past, verb, nouns] of [
    [
      'added',
      '+',
      ['added', 'new', 'inserted'],
      ['adds|add|add|added|adding', 'inserts|insert|insert|inserted|inserting'],
      ['additions', 'insertions'],
    ],
    [
      'removed',
      '-',
      ['removed', 'deleted'],
      [
        ...['removes|remove|remove|removed|removing', 'deletes|delete|delete|deleted|deleting'],
        ...['drops|drop|drop|dropped|dropping', 'takes away|take away|take away|took away|taking away'],
      ],
      ['removals', 'deletions'],
    ],
  ] as const) {
    const lines = [
      ...each([sign, ...past], ['line', 'lines']),
      ...each(
        ['line', 'lines'],
        each(['starting with', 'beginning with', 'that start with', 'that starts with', 'with a leading'], [sign]),
      ),
    ];
    notation.words('DiffLines', [...lines, ...nouns, ...nouns.map((one) => one.slice(0, -1))], diff);
    notation.words('DiffPast', past, diff);
    verbs(notation, `Diff${diff}`, verb);
    const does = `Diff${diff}<F>`;
    notation.rule(`Core<F,diff> = ${does} AnyLine`, () => some(diff));
    notation.rule(`Core<F,diff> = ${does} NoLine`, () => none(diff));
    notation.rule(`Core<F,diff> = ${does} Amount ( line | lines )`, (amount: Amount) => count(diff, amount));
    notation.rule(`Core<F,diff> = OnlyThat ${does} AnyLine`, (_: true) => only(_, diff));
    const other = diff === 'added' ? 'Diffremoved<third>' : 'Diffadded<third>';
    notation.rule(`Core<F,diff> = ${does} more lines? than it ${other} lines?`, () => more(diff));
    notation.rule(`Core<F,diff> = ${does} fewer lines? than it ${other} lines?`, () =>
      more(diff === 'added' ? 'removed' : 'added'),
    );
    notation.rule(`Clause = ( a | any | some ) line ( in | of ) TheDiff ( starts with | begins with ) ${sign}`, () =>
      some(diff),
    );
    notation.rule(`Clause = no line ( in | of ) TheDiff ( starts with | begins with ) ${sign}`, () => none(diff));
  }
  const any = ['', 'any', 'a', 'at least one', 'some'];
  notation.words('AnyLine', ['anything', ...each(any, ['line', 'lines', 'code', 'lines of code'])]);
  notation.words('NoLine', ['no lines', 'no line', 'nothing', 'no code', 'no lines of code']);
  notation.rule('DiffDet = ( a | an | any | some )? DiffLines', some);
  notation.rule('DiffDet = Amount DiffLines', (amount: Amount, diff: Side) => count(diff, amount));
  const two = (a: Side, b: Side): Said | undefined => (a === b ? undefined : both(some(a), some(b)));
  notation.rule('DiffDet = both ( DiffLines | DiffPast ) and DiffLines', two);
  notation.rule('DiffDet = ( DiffLines | DiffPast ) and DiffLines', (a: Side, b: Side): Said | undefined => {
    const found = two(a, b);
    return found && { ...found, plainFor: 1 };
  });
  notation.rule(
    'DiffDet = more ( DiffLines | DiffPast ) than DiffLines',
    (diff: Side, other: Side): Said | undefined => (diff === other ? undefined : more(diff)),
  );
  notation.rule(
    'DiffDet = fewer ( DiffLines | DiffPast ) than DiffLines',
    (diff: Side, other: Side): Said | undefined => (diff === other ? undefined : more(other)),
  );
  // Files and hunks.
  verbs(notation, 'Changes', [
    'changes|change|change|changed|changing',
    'touches|touch|touch|touched|touching',
    'modifies|modify|modify|modified|modifying',
    'edits|edit|edit|edited|editing',
  ]);
  const counted =
    (diff: 'files' | 'hunks') =>
    (amount: Amount): Said => ({
      ...ofCode({ diff, in: amount.in }),
      ...(amount.bare && { plainFor: 1 }),
    });
  notation.words('OnlyOne', ['only one', 'just one', 'a single'], { in: [[1, 1]], bare: true });
  notation.rule('Core<F,diff> = Changes<F> ( Amount | OnlyOne ) ( file | files )', counted('files'));
  notation.rule('DiffDet = ( Amount | OnlyOne ) ( hunk | hunks )', counted('hunks'));
  const file = (name: string): Said => ofCode({ diff: 'file', name });
  notation.rule('Core<F,diff> = Changes<F> ( the file )? Text', ({ text }: Quoted) => file(text));
  notation.rule(
    'Core<F,diff> = ( only Changes<F> | Changes<F> only ) ( the file )? Text',
    ({ text: name }: Quoted): Said => ({ ...ofCode({ diff: 'file', name, isOnly: true }), undeniable: true }),
  );
  notation.rule('DiffNone = ( no | zero ) DiffLines', none);
  notation.rule('Core<F,diff> = Verb<have,F> ( DiffDet | DiffNone )');
  notation.rule('Clause = ThereIs ( DiffDet | DiffNone ) in TheDiff');
  notation.words('OnlyThat', ['only', 'just', 'purely', 'solely'], true);
  const only = (_: true, diff: Side): Said => ({
    and: [some(diff), none(diff === 'added' ? 'removed' : 'added')],
    undeniable: true,
    plainFor: 1,
  });
  notation.rule('Core<F,diff> = Verb<have,F> OnlyThat DiffLines', only);
}
