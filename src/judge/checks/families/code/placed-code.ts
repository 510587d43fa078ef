import { and, canonical, type Fact, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { DATA_LABELS } from '../things/things.ts';
import { ofCode } from './code-objects.ts';

type Content = 'sql' | 'commands';
const some = (ask: string): Said => ({ ask, in: [[1, Infinity]] });

/** What shows that a code block holds the code that is spoken of; one of another language may hold something else. */
const HOLDS: Readonly<Record<Content, Said>> = {
  sql: or(
    some('sql code blocks'),
    ofCode({ sql: ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'CREATE', 'ALTER', 'DROP', 'TRUNCATE'] }),
  ),
  commands: or(some('bash code blocks'), some('code blocks without a language')),
};

/** What shows that there is more of it outside of code. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  json: ['{'],
  sql: ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE'],
};
const notFound = (text: string): Said => ({
  ask: 'text',
  of: { text, wholeWords: /^\w/u.test(text), caseSensitive: true },
  in: [[0, 0]],
});

/**
 * That something is in a code block with a label or of a language. Certain only if no other block may hold it and nothing of it stands
 * outside.
 */
export function placedIn(blocks: string): Said {
  const one = some(blocks);
  if (blocks === 'code blocks') return one;
  const label = /(\S+) code blocks$/u.exec(blocks)![1]!;
  const outside: Said = {
    part: { kind: 'prose', which: { code: 'outside' } },
    holds: and(...(SIGNS[label] ?? ['#!']).map(notFound)),
  };
  const others: Said = DATA_LABELS.includes(label)
    ? { ask: 'code labels', of: { labels: [label], isIn: true } }
    : { ask: 'code blocks without a language', in: [[0, 0]] };
  const surely = and(one, others, outside);
  return { ask: 'agreeing', of: [canonical(one), canonical(surely)] };
}

/** "Puts its code inside a fenced block tagged as python", "the SQL is in a code block" */
export function placedCode(notation: Notation): void {
  // Of "any code" nothing is said where there is none.
  notation.words('ItsCode', [
    'its code',
    'the code',
    'all its code',
    'all of its code',
    'all the code',
    'all of the code',
    ...each(['the', 'its'], ['script', 'snippet', 'code snippet', 'function', 'code example']),
  ]);
  const commands = ['command', 'commands', 'shell command', 'terminal command'];
  notation.words('ItsOwnCode', each(['the', 'its'], ['query', 'sql', 'sql query']), 'sql');
  notation.words('ItsOwnCode', each(['the', 'its'], commands), 'commands');
  notation.rule(
    'InCodeBlock = ( in | inside | within | into ) ( a | one | the ) One<made>',
    (ask: string): Said | undefined =>
      ask.endsWith('code blocks') ? { ...placedIn(ask), undeniable: true, plainFor: 1 } : undefined,
  );
  const own = (content: Content, block: Said): Said => {
    if ((block as Fact).ask !== 'code blocks') return block;
    const any = some('code blocks') as Fact;
    const of = [any, canonical({ and: [any, canonical(HOLDS[content])] })];
    return { ask: 'agreeing', of, undeniable: true, plainFor: 1 };
  };
  for (const who of ['writer', 'response']) {
    notation.rule(`Core<F,${who}> = ( Verb<wrap,F> | Verb<give,F> ) ItsCode InCodeBlock`);
    notation.rule(`Core<F,${who}> = ( Verb<wrap,F> | Verb<give,F> ) ItsOwnCode InCodeBlock`, own);
  }
  notation.words(
    'IsPlaced',
    each(
      ['is', 'must be', 'should be'],
      ['', 'given', 'placed', 'put', 'wrapped', 'enclosed', 'presented', 'formatted', 'shown'],
    ),
  );
  notation.rule('Clause = ItsCode IsPlaced InCodeBlock');
  notation.rule('Clause = ItsOwnCode IsPlaced InCodeBlock', own);
}
