import { canonical } from '../../form.ts';
import { Several } from '../../grammar/chart.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { anyOne, every, type Of, some } from './valued-said.ts';

/** Of dates: in which form they are written, and on which side of a day. */
export function valuedDates(notation: Notation): void {
  // ISO 8601 has other forms than "2026-03-01".
  const format = (of: Of, name: string) => (name === 'ISO 8601' ? undefined : of({ kind: 'date', format: name }));
  notation.words(
    'WrittenAs',
    each(['is', 'are', 'must be', 'should be'], ['', 'written', 'given', 'stated', 'formatted']).concat(
      'come',
      'comes',
    ),
  );
  notation.words('StyleOf', [
    'in the us style',
    'in us style',
    'in the us format',
    'in the american style',
    'in american format',
    'in the european style',
  ]);
  notation.rule('Clause = Stated<date> WrittenAs ( FormatLink | StyleOf ) DateFormat ( format | form )?', format);
  notation.rule('Clause = Stated<date> WrittenAs DateFormat ( format | form )?', format);
  notation.rule(
    'Clause = Stated<date> ( uses | use | follows | follow | has | have ) ( the )? DateFormat ( format | form )',
    format,
  );
  notation.words(
    'UsesForm',
    each(['uses', 'use', 'follows', 'follow', 'has', 'have', 'must use', 'should use'], ['the']),
  );
  notation.rule('Clause = Stated<date> UsesForm ( format | form | pattern ) DateFormat', format);
  // "Is written like 2024-05-01"
  notation.rule('Clause = Stated<date> ( WrittenAs like | WrittenAs as in | DateLooksLike ) #day', (of: Of) =>
    format(of, 'YYYY-MM-DD'),
  );
  notation.words('DateLooksLike', ['looks like', 'look like', 'must look like', 'should look like']);
  notation.rule('Clause = Stated<date> DateLooksLike ( this : )? DateFormat', format);
  notation.rule('DayForm = ( DateLooksLike | WrittenAs like | WrittenAs as in ) #day', () => 'YYYY-MM-DD');
  notation.rule('DayForm = DateLooksLike DateFormat', (name: string) => name);
  notation.words('PlainDates', [
    'dates',
    'the dates',
    'dates in the response',
    'the dates in the response',
    'dates , wherever they occur ,',
    'all dates , wherever they occur ,',
    'its dates',
  ]);
  const plainly = (name: string): Several | undefined => {
    const [all, any] = [every, some].map((of) => format(of, name));
    if (!all || !any) return undefined;
    const both = [all, any].map((form) => canonical(form));
    return new Several([
      { ...all, onlyFor: 1 },
      { ask: 'agreeing', of: both, undeniable: true, onlyFor: -1 },
    ]);
  };
  notation.rule('Clause = PlainDates WrittenAs FormatLink? DateFormat ( format | form )?', plainly);
  notation.rule('Clause = PlainDates DayForm', plainly);
  notation.kind('#day', (token) =>
    token.kind === 'date'
      ? token.text
      : token.kind === 'quoted' && /^\d{4}-\d\d-\d\d$/.test(token.text)
        ? token.text
        : undefined,
  );
  for (const [side, words] of [
    ['after', ['after', 'later than']],
    ['before', ['before', 'earlier than']],
    ['from', ['on or after', 'no earlier than', 'not before']],
    ['to', ['on or before', 'no later than', 'not after']],
  ] as const)
    notation.words('OnSide', words, side);
  notation.rule('Clause = Stated<date> ValueIs OnSide #day', (of: Of, side: 'after', day: string) =>
    of({ kind: 'date', day, side }),
  );
}

/** Of e-mail addresses: which one it is, and at which domain. */
export function valuedMails(notation: Notation): void {
  notation.rule('MailName = #label', (name: string) => name);
  notation.rule('MailName = MailName . #label', (a: string, b: string) => `${a}.${b}`);
  notation.rule('Mail = MailName @ Host', (name: string, host: string) => `${name}@${host}`.toLowerCase());
  notation.kind('#mail', (token) =>
    token.kind === 'quoted' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(token.text) ? token.text.toLowerCase() : undefined,
  );
  notation.rule('Mail = #mail');
  const kind = 'e-mail address';
  const only = (address: string) => every({ kind, address });
  // Where there is none at all, it is open: another one may not be missed.
  notation.rule(`Clause = Mail is OnlyThing<mail> StatedIn?`, only);
  notation.rule(`Clause = OnlyThing<mail> StatedIn? is Mail`, only);
  notation.words('AtDomain', ['at', 'on', 'at the domain', 'on the domain', 'under']);
  notation.rule(`Clause = Stated<mail> ( is | are | must be ) AtDomain Host`, (of: Of, host: string) =>
    of({ kind, domain: host.toLowerCase() }),
  );
  notation.rule(`Clause = Stated<mail> ( ends with | end with | ends in | end in ) @ Host`, (of: Of, host: string) =>
    of({ kind, domain: host.toLowerCase() }),
  );
  notation.kind('#maildomain', (token) =>
    token.kind === 'quoted' && /^@[\w.-]+\.\w+$/u.test(token.text) ? token.text.slice(1).toLowerCase() : undefined,
  );
  notation.rule(
    `Clause = Stated<mail> ( ends with | end with | ends in | end in ) #maildomain`,
    (of: Of, domain: string) => of({ kind, domain }),
  );
  // "Any e-mail address that is not at example.com"
  notation.words('NotAt', [
    'that is not at',
    'that are not at',
    'not at',
    'outside',
    'outside of',
    'that is not on',
    'that does not end with @',
    'that does not end in @',
  ]);
  const elsewhere = (domain: string) => anyOne({ kind, domain: domain.toLowerCase(), isNot: true });
  notation.rule(`Object = ( AnyThing<mail> | AThing<mail> ) NotAt Host`, elsewhere);
  notation.rule(`Clause = ( AnyThing<mail> | AThing<mail> ) NotAt Host ( Used | GivenOut )`, elsewhere);
  notation.words(
    'GivenOut',
    each(['is', 'are', 'gets'], ['given', 'given out', 'shared', 'stated', 'provided', 'mentioned', 'listed']),
  );
}
