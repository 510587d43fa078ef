import { citedAbove } from '../../data/citations.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';

/** How facts are decided about the numbers of citations. */
export const CITATION_NUMBERS: Readonly<Record<string, Decider>> = {
  'cited above': wholeText('citations', 'citations', (n: number) => `one higher than [${n}]`, citedAbove),
};

/** "No citation is higher than [3]" */
export function citationNumbers(notation: Notation): void {
  const nouns = [
    'citation',
    'citation number',
    'reference number',
    'source number',
    'bracketed citation',
    'bracketed number',
  ];
  notation.words('ACited', each(['a', 'any'], nouns));
  notation.words('NoCited', each(['no'], nouns));
  notation.words(
    'IsAbove',
    each(['is', 'goes'], ['higher than', 'above', 'greater than', 'larger than', 'beyond']).concat(
      'exceeds',
      'is over',
    ),
  );
  notation.words('AboveIt', ['above', 'higher than', 'greater than', 'over', 'beyond']);
  notation.rule('CitedNumeral = [ #number ]');
  notation.kind('#citedquote', (token) => {
    const [, n] = (token.kind === 'quoted' && /^\[(\d{1,3})\]$/u.exec(token.text)) || [];
    return n === undefined ? undefined : Number(n);
  });
  notation.rule('CitedNumeral = #citedquote');
  const above = (n: number): Fact => ({ ask: 'cited above', of: n });
  notation.rule(
    'Clause = NoCited IsAbove CitedNumeral',
    (n: number): Said => ({ not: above(n), denies: true, names: true }),
  );
  notation.rule(
    'Clause = ACited IsAbove CitedNumeral',
    (n: number): Said => ({ ...above(n), plainFor: -1, names: true, undeniable: true }),
  );
  notation.rule(
    'Clause = ACited AboveIt CitedNumeral ( Used | IsPut | is cited )',
    (n: number): Said => ({ ...above(n), plainFor: -1, names: true, undeniable: true }),
  );
  notation.words(
    'HighestCited',
    each(['the highest', 'the largest'], ['citation number', 'citation', 'bracketed number', 'number cited']),
  );
  notation.rule(
    'Clause = HighestCited ( is | must be ) ( at most | no higher than | not higher than | no more than ) CitedNumeral',
    (n: number): Said => ({ not: above(n), denies: true, names: true }),
  );
}
