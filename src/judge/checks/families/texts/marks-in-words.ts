import type { Form, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { count } from '../../grammar/said.ts';
import { each } from '../shape.ts';
import { agreeing, foundCased } from './written-texts.ts';

/** Marks and sizes: "an exclamation mark shows up more than once", "an ellipsis ('...' or '…')" */
export function marksInWords(notation: Notation): void {
  notation.rule(
    'Clause = ( a | an | the ) One<mark> ( UsedPlain | is used | shows up | comes up ) Times',
    (thing: string, times: Amount) => count(thing, times),
  );
  notation.words('AfterStop', [
    'after a period',
    'after a full stop',
    'after periods',
    'after a sentence',
    'between sentences',
  ]);
  notation.rule('Special = ( a | any )? ( double space | double spaces | two spaces ) AfterStop', () =>
    agreeing(
      foundCased('two blanks after a full stop', String.raw`[.!?]["'”’)]? {2,}\S`) as Form,
      foundCased('two blanks after a full stop', `[.!?]["'”’)*_]* {2,}`) as Form,
    ),
  );
  // "Straight quotes, not curly ones"
  notation.words(
    'NotCurly',
    each(
      [', not', ', never', 'and not', 'instead of', 'rather than', ', no'],
      ['curly ones', 'curly quotes', 'smart ones', 'smart quotes', 'curly'],
    ),
  );
  notation.rule(
    'Object = straight ( quotes | quotation marks ) NotCurly',
    (): Said => ({ ask: 'curly quotes', in: [[0, 0]], denies: true, undeniable: true }),
  );
  for (const thing of ['One<mark>', 'Many<mark>', 'One<none>', 'Many<none>'])
    notation.rule(`${thing} = ${thing} '(' #ellipsis or #ellipsis ')'`, (name: string) =>
      name === 'ellipses' ? name : undefined,
    );
  notation.kind('#ellipsis', (token) =>
    token.kind === 'quoted' && /^(?:\.\.\.|…)$/u.test(token.text) ? true : undefined,
  );
}
