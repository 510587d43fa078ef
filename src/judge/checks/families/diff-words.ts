import type { DiffFact } from '../data/diff.ts';
import { both, type Fact, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { each } from './shape.ts';

type Side = DiffFact['diff'];

/** What a diff adds and removes: "has both + lines and - lines", "only adds lines", "the patch removes nothing". */
export function diffWords(notation: Notation): void {
  const count = (diff: Side, { in: numbers, bare }: Amount): Said => ({
    ask: 'code fact',
    of: { diff, in: numbers },
    undeniable: true,
    ...(bare && { plainFor: 1 }),
  });
  const some = (diff: Side) => count(diff, { in: [[1, Infinity]] });
  const none = (diff: Side): Said => ({ not: some(diff) as Fact, denies: true });
  notation.words(
    'TheDiff',
    each(['the', 'its', 'the unified', 'the git', 'the generated'], ['diff', 'patch', 'git diff']),
  );
  for (const [diff, sign, past, verb, nouns] of [
    ['added', '+', ['added', 'new', 'inserted'], ['adds', 'inserts'], ['additions', 'insertions']],
    ['removed', '-', ['removed', 'deleted'], ['removes', 'deletes', 'drops'], ['removals', 'deletions']],
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
    notation.words('DiffDoes', verb, diff);
    notation.words(
      'DiffDoesNot',
      each(['does not', 'never', 'must not', 'should not'], [...verb.map((one) => one.slice(0, -1)), ...verb]),
      diff,
    );
  }
  notation.words('DiffHas', ['has', 'contains', 'includes', 'shows', 'must have', 'must contain', 'should have']);
  notation.words('DiffHasNot', each(['does not', 'must not', 'should not'], ['have', 'contain', 'include', 'show']));
  notation.words('AnyLine', each(['', 'any', 'a', 'at least one', 'some'], ['line', 'lines', 'code', 'lines of code']));
  notation.words('NoLine', ['no lines', 'no line', 'nothing', 'no code', 'no lines of code']);
  notation.rule('DiffDet = ( a | an | any | some )? DiffLines', some);
  notation.rule('DiffDet = Amount DiffLines', (amount: Amount, diff: Side) => count(diff, amount));
  notation.rule('DiffDet = both? DiffLines and DiffLines', (a: Side, b: Side): Said | undefined =>
    a === b ? undefined : { ...both(some(a), some(b)), undeniable: true, plainFor: 1 },
  );
  notation.rule('DiffDet = both DiffLines and DiffLines', (a: Side, b: Side): Said | undefined =>
    a === b ? undefined : { ...both(some(a), some(b)), undeniable: true },
  );
  notation.rule('Clause = TheDiff DiffDoes Amount ( line | lines )', (diff: Side, amount: Amount) =>
    count(diff, amount),
  );
  notation.rule('DiffDet = both? DiffPast and DiffLines', (a: Side, b: Side): Said | undefined =>
    a === b ? undefined : { ...both(some(a), some(b)), undeniable: true, plainFor: 1 },
  );
  notation.rule('DiffNone = ( no | zero ) DiffLines', none);
  for (const [sign, diff] of Object.entries({ '+': 'added', '-': 'removed' } as const)) {
    notation.rule(`Clause = ( a | any | some ) line ( in | of ) TheDiff ( starts with | begins with ) ${sign}`, () =>
      some(diff),
    );
    notation.rule(`Clause = no line ( in | of ) TheDiff ( starts with | begins with ) ${sign}`, () => none(diff));
  }
  notation.rule('Clause = TheDiff DiffHas ( DiffDet | DiffNone )');
  notation.rule('Clause = TheDiff DiffHasNot ( a | an | any )? DiffLines', none);
  notation.rule('Clause = ThereIs ( DiffDet | DiffNone ) in TheDiff');
  notation.rule('Clause = TheDiff DiffDoes AnyLine', some);
  notation.rule('Clause = TheDiff ( DiffDoes NoLine | DiffDoesNot ( AnyLine | anything ) )', none);
  notation.words('OnlyThat', ['only', 'just', 'purely', 'solely'], true);
  const only = (_: true, diff: Side): Said => ({
    and: [some(diff), none(diff === 'added' ? 'removed' : 'added')],
    undeniable: true,
    plainFor: 1,
  });
  notation.rule('Clause = TheDiff OnlyThat DiffDoes AnyLine', only);
  notation.rule('Clause = TheDiff DiffHas OnlyThat DiffLines', only);
}
