import type { Kind } from '../../data/json.ts';
import { type Fact, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { placedIn } from '../code/placed-code.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';
import type { Demanded } from './json-wish.ts';

/** Further wordings of what JSON is asked for: "has title and body and no other keys", "either valid JSON or NONE". */
export function dataWords(notation: Notation): void {
  keyRows(notation);
  keyCases(notation);
  sorting(notation);
  wholes(notation);
}

const json = (wish: Demanded['wish'], kind: Kind = 'JSON', notes: object = {}): Said => ({
  ask: 'json',
  of: { kind, mayBeFenced: true, otherwise: 'open', wish },
  ...notes,
});

function keyRows(notation: Notation): void {
  notation.rule('Clause = ( TheJson | TheObject ) JsonHas Series NoOthers', (keys: string[]) =>
    json({ keys, only: true }, 'a JSON object', { list: 'one', plainFor: 1 }),
  );
  notation.rule(
    'Clause = TheObject JsonHas ( Keys | TypedKeys )',
    ({ wish, isSeveral, isBare }: Demanded): Said =>
      json(wish, 'a JSON object', { list: 'one', ...((isSeveral || isBare) && { plainFor: 1 }) }),
  );
  notation.rule(
    'TypedKey = ( a | an ) #path of Amount FieldItems',
    (field: string[], { in: numbers, bare }: Amount, size: 'items' | 'words' | 'characters') =>
      bare ? undefined : { field, is: { size, in: numbers } },
  );
  notation.words(
    'FieldIs',
    ['filled in', 'filled', 'filled out'],
    [{ isThere: true }, { isNull: false }, { isEmpty: false }],
  );
}

/** "No key that is not in snake_case" */
function keyCases(notation: Notation): void {
  const cased = (keysIn: string) => json({ whole: { keysIn } as never });
  const not = (keysIn: string): Said => ({ not: cased(keysIn) as Fact, plainFor: -1 });
  notation.words(
    'AnyKeyWord',
    each(['any', 'a', 'some', 'one of the', 'any of the'], ['key', 'keys', 'json key', 'json keys', 'key name']),
  );
  notation.words('KeyIsNotIn', each(['is not', 'are not'], ['', 'in', 'written in']));
  notation.rule('Clause = AnyKeyWord InJson2? KeyIsNotIn KeyCase', not);
  notation.rule('Clause = TheJson JsonHas AnyKeyWord that KeyIsNotIn KeyCase', not);
  notation.words(
    'ForKeys',
    each(
      ['for'],
      ['all of its keys', 'all its keys', 'all keys', 'all the keys', 'its keys', 'every key', 'each key'],
    ).concat('in all of its keys', 'in all its keys', 'for all of the keys', 'for the keys'),
  );
  notation.rule(
    'Clause = TheJson ( uses | must use | should use ) KeyCase ForKeys',
    (keysIn: string): Said => ({
      ...cased(keysIn),
      names: true,
      undeniable: true,
    }),
  );
}

/** "The items go from lowest price to highest" */
function sorting(notation: Notation): void {
  notation.words('GoingFrom', [
    'go from',
    'run from',
    'are listed from',
    'are sorted from',
    'are ordered from',
    'come in order from',
    'go from the',
    'run from the',
  ]);
  for (const [isDescending, low, high] of [
    [false, ['lowest', 'smallest', 'cheapest'], ['highest', 'largest', 'most expensive']],
    [true, ['highest', 'largest'], ['lowest', 'smallest']],
  ] as const) {
    notation.words(`Begin${isDescending ? 'High' : 'Low'}`, low, isDescending);
    notation.words(
      `Finish${isDescending ? 'Low' : 'High'}`,
      each(['to', 'to the', 'down to', 'up to', 'down to the', 'up to the'], high),
    );
  }
  for (const [begin, finish] of [
    ['BeginLow', 'FinishHigh'],
    ['BeginHigh', 'FinishLow'],
  ])
    notation.rule(
      `Clause = ObjectsOf GoingFrom ${begin} SortKey ${finish} SortKey?`,
      (_: unknown, isDescending: boolean, sorted: string, again?: string) =>
        again !== undefined && again !== sorted
          ? undefined
          : json({ whole: { sorted, isDescending } as never }, 'JSON', { names: true, undeniable: true }),
    );
}

function wholes(notation: Notation): void {
  notation.words('JustText', ['just', 'only', 'exactly', 'simply', 'nothing but']);
  const equals = (text: Quoted): Said => ({ ask: 'equals', of: [plainText(text)] });
  notation.rule('States = ( either )? JustText? Text or JsonState', (text: Quoted, a: Said) => or(equals(text), a));
  notation.words(
    'NoNulls',
    each(['without', 'without any', 'with no', 'free of'], ['null values', 'nulls', 'null', 'null value']),
  );
  notation.rule('Kind = json NoNulls', () => json({ values: { none: 'null' } as never }));
  notation.rule('State = ( valid )? json NoNulls AnyDepth?', () => json({ values: { none: 'null' } as never }));
  // JSON in a block that is labelled so.
  notation.words(
    'LabelledFence',
    each(
      ['a', 'one', 'a single'],
      ['json fence', 'json code fence', 'json block', 'json code block', 'fenced json block', 'fenced json code block'],
    ),
  );
  notation.rule(
    'Clause = WrittenJson ( is | comes | must be | should be | is put | is wrapped | is given | is returned ) InWord LabelledFence',
    (): Said => placedIn('json code blocks'),
  );
  notation.rule(
    'Clause = WrittenJson ( is | comes | must be | should be ) InWord JsonFence',
    (): Said => ({ ask: 'json text', of: 'JSON in a code fence' }),
  );
  notation.words('JsonLines', [
    'json lines',
    'jsonl',
    'jsonlines',
    'json lines format',
    'jsonl format',
    'ndjson',
    'in json lines',
    'in json lines format',
    'in jsonl',
    'in jsonl format',
  ]);
  notation.words(
    'LinesParse',
    each(
      each(each(['', ',', ', with', 'with', ', where', 'where'], ['each', 'every']), ['line', 'single line']),
      each(
        ['parsing', 'parses', 'being valid json', 'is valid json', 'valid json', 'parses as json', 'parseable'],
        ['', 'on its own', 'by itself', 'separately', 'independently'],
      ),
    ),
  );
  notation.rule('State = ( valid )? JsonLines LinesParse?', (): Said => ({ ask: 'json text', of: 'lines of JSON' }));
  notation.words(
    'ObjectPerLine',
    each(['', ',', 'with', ', with'], ['one object per line', 'one json object per line']),
  );
  notation.rule(
    'State = ( valid )? JsonLines ObjectPerLine',
    (): Said => ({
      ask: 'json text',
      of: 'lines of JSON objects',
    }),
  );
  const lines = (): Said => ({ ask: 'json text', of: 'JSON without line breaks' });
  notation.rule('Clause = WrittenJson ( comes | stays | fits | is kept | is all | is returned ) LineFree', lines);
  notation.rule('Graded = json ( that comes | that is | that stays | that fits | written ) LineFree', lines);
}
