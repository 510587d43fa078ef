import type { FieldWish } from '../../data/field-wish.ts';
import type { Scalar } from '../../data/json-demands.ts';
import type { WrittenPattern } from '../../data/pattern-phrase.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';

/** Words that a value without quotation marks does not begin or go on with. */
const NO_VALUE =
  'a an and any are as at both but by for from if in is it its of on or so than that the then to two when with without'.split(
    ' ',
  );

/** How the value of a field is written, and which number it stays below. */
export function fieldFormats(notation: Notation): void {
  formats(notation);
  compared(notation);
}

function formats(notation: Notation): void {
  const format = (of: string): FieldWish[] => [{ format: of }];
  const timestamps = ['timestamp', 'datetime', 'date-time', 'date and time'];
  notation.rule(`FieldIs = ( an | a valid ) Iso ( ${timestamps.join(' | ')} )`, () => format('ISO 8601 timestamp'));
  notation.rule(
    `FieldIs = ( an | a valid ) Iso ( ${timestamps.join(' | ')} ) in utc ( ,? ending in z | ,? ending with z | ending in #zed )?`,
    () => format('ISO 8601 timestamp in UTC'),
  );
  notation.kind('#zed', (token) => (token.kind === 'quoted' && token.text === 'Z' ? true : undefined));
  notation.rule('Iso = ( iso | iso8601 | iso-8601 )', () => null);
  notation.rule('Iso = iso #number', (n: number) => (n === 8601 ? null : undefined));
  notation.words(
    'FieldIs',
    each(['a', 'a valid'], each(['hex', 'hexadecimal'], ['color', 'colour', 'color code', 'colour code'])),
    format('hex color'),
  );
  notation.kind('#e164', (token) => (token.kind === 'number' && token.value === 164 ? true : undefined));
  notation.rule('FieldIs = ( a phone number | a valid phone number )? in e . #e164 format', () =>
    format('phone number in E.164 format'),
  );
  notation.rule('FieldIs = ( a date | a valid date )? FormatLink DateFormat ( format | form )?', format);
  notation.rule('FieldIs = ( a | an | a valid ) DateFormat date', (of: string) =>
    of === 'ISO 8601' ? undefined : format(of),
  );
  notation.rule('FieldIs = ( a time )? FormatLink TimeFormat ( format | form )?', format);
  notation.rule('FieldVerb = ( follows | uses | has ) ( the )? DateFormat format', format);
  notation.rule('FieldVerb = ( has | takes | follows | uses ) the ( form | format ) ( of )? DateFormat', format);
  notation.rule('FieldVerb = ( follows | matches ) DateFormat', format);
  notation.rule('FieldVerb = ( looks like | is formatted | is formatted as | is formatted like ) DateFormat', format);
  notation.rule(
    'FieldVerb = ( matches | must match | should match ) Pattern',
    (matches: WrittenPattern): FieldWish[] => [{ matches }],
  );
  for (const [inCase, words] of [
    ['lower', ['lower case', 'lowercase', 'lower-case']],
    ['upper', ['upper case', 'uppercase', 'upper-case']],
  ] as const)
    notation.words(
      'FieldIs',
      words.flatMap((one) => [one, `in ${one}`, `all ${one}`, `written in ${one}`]),
      [{ inCase }],
    );
  for (const [edge, verbs] of [
    ['start', ['starts with', 'begins with', 'must start with', 'must begin with']],
    ['end', ['ends with', 'ends in', 'must end with', 'must end in']],
  ] as const) {
    notation.words('FieldEdge', verbs, edge);
    const plain = edge === 'start' ? ['start with', 'begin with'] : ['end with', 'end in'];
    notation.words('FieldEdgeNot', each(['does not'], plain), edge);
  }
  edgeValues(notation);
  notation.rule('FieldVerb = FieldEdge EdgeValue', (edge: 'start' | 'end', text: string): FieldWish[] => [
    { edge, text },
  ]);
  notation.rule('FieldVerb = FieldEdgeNot EdgeValue', (edge: 'start' | 'end', text: string): FieldWish[] => [
    { isNot: { edge, text } },
  ]);
}

/** What a value starts or ends with: in quotation marks, or a path, a scheme or the end of an address without them. */
function edgeValues(notation: Notation): void {
  notation.rule('EdgeValue = FieldValue', ({ value }: { value: Scalar }) =>
    typeof value === 'string' ? value : undefined,
  );
  notation.kind('#edgemark', (token) =>
    token.kind === 'mark' && '/@.:-_#'.includes(token.text) ? token.text : undefined,
  );
  notation.kind('#edgeword', (token) =>
    token.kind === 'word' && /^[\p{L}\p{N}_-]+$/u.test(token.raw) && !NO_VALUE.includes(token.text)
      ? token.raw
      : undefined,
  );
  notation.kind('#edgecapitals', (token) =>
    token.kind === 'word' && /^[A-Z][A-Z\d_-]*$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('EdgeValue = #edgecapitals');
  for (const scheme of ['https', 'http', 'www']) notation.words('EdgeValue', [scheme], scheme);
  const grown = (a: string, b: string) => `${a}${b}`;
  notation.rule('EdgeRun = #edgemark');
  notation.rule('EdgeRun = #edgeword #edgemark', (word: string, mark: string) =>
    '/:-_'.includes(mark) ? grown(word, mark) : undefined,
  );
  notation.rule('EdgeRun = EdgeRun #edgeword', (run: string, word: string) =>
    /[\p{L}\p{N}_-]$/u.test(run) ? undefined : grown(run, word),
  );
  notation.rule('EdgeRun = EdgeRun #edgemark', grown);
  notation.rule('EdgeValue = EdgeRun', (run: string) => (/[\p{L}/@#]/u.test(run) ? run : undefined));
}

/** Numbers that a value exceeds, or stays below. */
function compared(notation: Notation): void {
  const bounded =
    (isOver: boolean) =>
    (n: number): FieldWish[] => [{ number: isOver ? { from: n, isOpen: true } : { to: n } }];
  notation.rule('FieldVerb = ( exceeds | goes over | is over | goes above | rises above ) Signed', bounded(true));
  notation.words(
    'NotExceed',
    each(['does not', 'must not', 'may not', 'should not', 'can not'], ['exceed', 'go over']).concat('never exceeds'),
  );
  notation.rule('FieldVerb = NotExceed Signed', bounded(false));
  notation.words('FieldStays', ['stays', 'remains', 'must stay', 'should stay', 'is kept', 'must remain']);
  notation.rule('FieldVerb = FieldStays NumberBounds', (bounds: FieldWish) => [bounds]);
}
