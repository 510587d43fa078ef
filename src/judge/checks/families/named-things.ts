import type { Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { LABELS } from '../markdown/code-blocks.ts';
import { type Target, targetOf } from '../markdown/link-targets.ts';
import { counted, none, shape, some } from './shape.ts';
import { plainText, type Quoted, wanted } from './texts.ts';

/** Headings by what they say, tables by their columns, links by where they lead, and a code block alone. */
export function namedThings(notation: Notation): void {
  const titled = (text: string) => {
    const title = wanted(text, { kind: 'word' });
    return title && plainText(title as Quoted);
  };
  notation.words('CalledSo', ['called', 'titled', 'named', 'that says', 'with the title', 'with the text', 'labeled']);
  notation.rule('HeadingTitled = ( heading | section heading ) CalledSo #quoted', titled);
  notation.rule('Special = ( a | the | any ) HeadingTitled', (of: unknown) => ({
    ...some(shape('headings titled', of)),
    names: true,
  }));
  notation.rule('Special = no HeadingTitled', (of: unknown) => none(shape('headings titled', of)));
  // As a fault it may be either of them, or both.
  notation.rule('Special = the headings CalledSo? #quoted and #quoted', (a: string, b: string): Said | undefined => {
    const titles = [titled(a), titled(b)];
    return titles.includes(undefined)
      ? undefined
      : { and: titles.map((of) => some(shape('headings titled', of))), undeniable: true, plainFor: 1, names: true };
  });

  notation.words('WithColumns', ['the columns', 'columns', 'the column headers', 'column headers', 'the headers']);
  notation.words('WithColumns', ['columns named', 'columns called', 'columns titled']);
  notation.rule('Columns = #quoted , #quoted', (a: string, b: string) => [a, b]);
  notation.rule('Columns = Columns , #quoted', (all: string[], one: string) => [...all, one]);
  const columns = (of: string[]): Said => ({ ask: 'table columns', of, names: true });
  const table = 'Det = a ( markdown )? table ( with | having | that has )';
  notation.rule(`${table} WithColumns :? #quoted and #quoted`, (a: string, b: string) => columns([a, b]));
  notation.rule(`${table} WithColumns :? Columns ,? and #quoted`, (all: string[], one: string) =>
    columns([...all, one]),
  );

  notation.kind('#address', (token): string | undefined => (token.kind === 'word' ? token.raw : undefined));
  notation.rule('Address = #quoted', (text: string) => targetOf(text));
  notation.rule('Address = #address . #address', (a: string, b: string) => targetOf(`${a}.${b}`));
  notation.rule('Address = #address . #address . #address', (a: string, b: string, c: string) =>
    targetOf(`${a}.${b}.${c}`),
  );
  const to = (of: Target) => shape('links to', of);
  notation.rule('Special = ( a | any ) ( link to | hyperlink to | url to ) Address', (of: Target) => ({
    ...some(to(of)),
    names: true,
  }));
  notation.rule('Special = Amount ( links to | hyperlinks to | urls to ) Address', (amount: Amount, of: Target) =>
    counted(to(of), amount),
  );
  notation.rule('Special = no ( link to | links to | hyperlinks to ) Address', (of: Target) => none(to(of)));
  const secure = (): Said => ({ ask: 'secure links', undeniable: true });
  notation.rule('Clause = ( all links | every link | each link ) ( use https | uses https )', secure);

  for (const language of [undefined, ...Object.keys(LABELS)])
    for (const one of ['a', 'one', 'a single'])
      for (const noun of ['code block', 'fenced code block'])
        notation.words('OneCodeBlock', [[one, language?.toLowerCase(), noun].filter(Boolean).join(' ')], {
          language,
        });
  const block = ({ language }: { language?: string }): Said => ({
    ask: 'only code block',
    ...(language && { of: language }),
    undeniable: true,
  });
  notation.rule('State = ( only | just | nothing but ) OneCodeBlock', block);
  notation.rule('Core<F,response> = Verb<consistOnly,F> OneCodeBlock', block);
}
