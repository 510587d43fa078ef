import type { Check } from '../../check.ts';
import { jsonTextCheck, type Writing } from '../../data/json-text.ts';
import { and, type Fact, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';

/** How facts are decided about JSON as it is written. */
export const JSON_TEXTS: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  'json text': ({ of }, negated) => jsonTextCheck(of as Writing, negated),
};

/** JSON as it is written: on one line, indented, a value for each line, keys that stand twice, comments. */
export function jsonTexts(notation: Notation): void {
  const said = (of: Writing): Said => ({ ask: 'json text', of });
  const none = (of: Writing): Said => ({ not: { ask: 'json text', of }, denies: true });
  notation.rule('WrittenJson = JsonName');
  // What is not JSON as a whole may hold some.
  const valid = (['a JSON object', 'a JSON array'] as const).map(
    (kind): Fact => ({ ask: 'json', of: { kind, mayBeFenced: true, otherwise: 'open' } }),
  );
  notation.rule('Clause = WrittenJson ( ParsesWell | is valid json )', () => or(...valid));
  notation.rule('Clause = WrittenJson ( ParsesNot | is not valid json )', () =>
    and(...valid.map((not): Said => ({ not }))),
  );
  notation.words('LineFree', [
    'without line breaks',
    'without any line breaks',
    'with no line breaks',
    'without newlines',
    'without any newlines',
    'with no newlines',
    'on one line',
    'on a single line',
    'in one line',
    'onto one line',
    'onto a single line',
  ]);
  notation.words('Glossing', [
    'that is',
    'i . e .',
    'i . e . ,',
    'meaning',
    'in other words',
    'which means',
    'that is to say',
  ]);
  notation.words('CompactJson', ['compact json', 'minified json', 'compact', 'minified']);
  const compact = () => said('JSON without line breaks');
  notation.rule('LineFreeJson = json LineFree', compact);
  notation.rule('LineFreeJson = CompactJson ,? Glossing ,? ( json )? LineFree', compact);
  notation.rule('State = LineFreeJson');
  notation.rule('Graded = LineFreeJson');
  notation.rule('Clause = WrittenJson ( is | must be | should be ) ( written | all )? LineFree', compact);
  notation.rule(
    'Clause = WrittenJson ( is | must be | should be ) ( minified | minified and | compact and ) LineFree',
    () => said('minified JSON without line breaks'),
  );
  notation.rule(
    'Clause = WrittenJson ( has no line breaks | contains no line breaks | has no newlines | contains no newlines )',
    compact,
  );
  notation.words('BlankIndent', ['- space indentation', '- space indents', '- space indent']);
  const blanks = (n: number) => (n === 2 || n === 4 ? n : undefined);
  notation.rule('SomeBlanks = ( a )? N BlankIndent', blanks);
  for (const [word, n] of [
    ['two', 2],
    ['four', 4],
  ] as const)
    notation.words('SomeBlanks', each(['', 'a'], each([`${word}-space`], ['indentation', 'indents', 'indent'])), n);
  notation.rule('TwoBlanks = ( with | using | by ) SomeBlanks');
  notation.rule('TwoBlanks = ( with | using | by ) ( an indentation of | an indent of )? N spaces', blanks);
  const indented = (blanks: number): Writing => `JSON indented by ${blanks === 2 ? 2 : 4} spaces`;
  notation.words('Indented', ['indented', 'pretty-printed', 'formatted', 'pretty printed']);
  notation.rule('Clause = WrittenJson ( is | must be | should be ) Indented TwoBlanks', (n: number) =>
    said(indented(n)),
  );
  notation.rule('Clause = WrittenJson ( is not | must not be ) Indented TwoBlanks', (n: number) => none(indented(n)));
  notation.rule('Clause = WrittenJson ( uses | has | must use ) SomeBlanks', (n: number) => said(indented(n)));
  notation.rule("Graded = json ( that is | that's )? Indented TwoBlanks", (n: number) => said(indented(n)));
  // JSON Lines.
  notation.words(
    'EachNonEmptyLine',
    each(each(['each', 'every'], ['', 'non-empty', 'nonempty']), [
      'line',
      'line of the response',
      'line of the output',
    ]),
  );
  notation.words('OfItsOwn', ['of its own', 'by itself', 'on its own', 'in its own right']);
  notation.words('AsJsonLines', [
    '( json lines )',
    '( jsonl )',
    '( jsonlines )',
    ', i . e . json lines',
    ', as in json lines',
  ]);
  notation.rule(
    'Clause = EachNonEmptyLine ( is | must be | should be | holds | contains ) OneOf1 json object OfItsOwn? AsJsonLines?',
    () => said('lines of JSON objects'),
  );
  notation.words(
    'OneOf1',
    each(
      [
        '',
        'valid',
        'single',
        'separate',
        'complete',
        'standalone',
        'self-contained',
        'single valid',
        'valid standalone',
      ],
      [''],
    ).flatMap((one) => each(['a', 'its own', 'one', 'exactly one'], [one])),
  );
  notation.rule('Clause = EachNonEmptyLine ( is | must be | should be ) valid json OfItsOwn? AsJsonLines?', () =>
    said('lines of JSON'),
  );
  notation.rule(
    'Clause = EachNonEmptyLine ( parses as | can be parsed as ) ( valid )? json OfItsOwn? AsJsonLines?',
    () => said('lines of JSON'),
  );
  notation.rule(
    'Clause = EachNonEmptyLine ( parses as | can be parsed as ) OneOf1 json object OfItsOwn? AsJsonLines?',
    () => said('lines of JSON objects'),
  );
  // Keys that stand twice, and comments.
  notation.words('SameKey', each(['the same', 'a', 'any'], ['key', 'json key']));
  notation.words(
    'KeyStandsTwice',
    each(['is', 'appears', 'occurs', 'stands', 'is given', 'is used'], ['twice', 'more than once'])
      .filter((one) => one !== 'is twice' && one !== 'is more than once')
      .concat('is repeated', 'is duplicated'),
  );
  notation.words(
    'InOneObject',
    each(
      ['in one', 'in the same', 'within one', 'within the same', 'in a', 'within a', 'in any'],
      ['json object', 'object'],
    ),
  );
  const twice = () => said('JSON with a repeated key');
  notation.rule('Clause = SameKey KeyStandsTwice InOneObject', twice);
  notation.rule('Clause = no ( key | json key ) KeyStandsTwice InOneObject', () => none('JSON with a repeated key'));
  notation.words('DuplicateKeys', [
    'duplicate keys',
    'duplicated keys',
    'repeated keys',
    'any duplicate keys',
    'a duplicate key',
  ]);
  notation.rule('Clause = TheJson JsonHas DuplicateKeys', twice);
  notation.rule('Clause = TheJson JsonHas ( no duplicate keys | no repeated keys | no duplicate key )', () =>
    none('JSON with a repeated key'),
  );
  notation.rule('Penalize = json ( with | that has | containing ) DuplicateKeys', twice);
  notation.words('WithComments', [
    'with comments',
    'with comments in it',
    'that contains comments',
    'that has comments',
    'containing comments',
    'with a comment in it',
  ]);
  notation.rule('Penalize = json WithComments', () => said('JSON with comments'));
  notation.rule('Clause = TheJson JsonHas ( no comments | no comment )', () => none('JSON with comments'));
  notation.rule('Clause = TheJson JsonHas ( comments | a comment | any comments )', () => said('JSON with comments'));
  // Trailing commas, and what stands around JSON.
  const faults: Readonly<Record<string, Writing>> = {
    'trailing commas': 'JSON with trailing commas',
    comments: 'JSON with comments',
  };
  for (const [name, fault] of Object.entries(faults))
    notation.words('JsonFault', [name, `any ${name}`, `a ${name.slice(0, -1)}`], fault);
  notation.rule('Penalize = json ( with | that has | containing ) JsonFault', said);
  notation.rule('Penalize = json ( with | that has | containing ) JsonFault or JsonFault', (a: Writing, b: Writing) =>
    or(said(a), said(b)),
  );
  notation.rule('Clause = TheJson JsonHas JsonFault', said);
  notation.rule('Clause = TheJson JsonHas JsonFault or JsonFault', (a: Writing, b: Writing) => or(said(a), said(b)));
  notation.rule('Clause = TheJson JsonHas no JsonFault', none);
  notation.rule('Clause = ThereIs JsonFault in the json', said);
  notation.words(
    'PutIn',
    each(
      [
        'wrapped',
        'enclosed',
        'put',
        'placed',
        'inside',
        'contained',
        'surrounded',
        'delivered',
        'given',
        'returned',
        'fenced',
      ],
      ['in', 'inside', 'by', 'within'],
    ),
  );
  notation.words('NotRaw', [
    ...each(
      ['instead of', 'rather than', ', not', 'and not'],
      ['being returned raw', 'returned raw', 'raw', 'given raw', 'being raw'],
    ),
  ]);
  notation.rule('JsonInFence = PutIn JsonFence NotRaw?');
  notation.words('InWord', ['in', 'inside', 'within']);
  notation.rule('Core<F,W> = Verb<wrap,F> ( JsonName | json ) InWord JsonFence', () => said('JSON in a code fence'));
  notation.words(
    'JsonFence',
    each(
      ['a', 'any'],
      ['code fence', 'markdown code fence', 'code block', 'markdown code block', 'fenced code block', 'markdown fence'],
    ).concat('markdown code fences', 'code fences', 'triple backticks', 'backticks', 'markdown'),
  );
  notation.rule('Clause = WrittenJson ( is | must be | should be | comes | gets | arrives ) JsonInFence', () =>
    said('JSON in a code fence'),
  );
  notation.rule('Clause = WrittenJson ( is not | must not be | should not be ) JsonInFence', () =>
    none('JSON in a code fence'),
  );
  notation.words(
    'AroundWhat',
    each(
      each(
        ['', 'other', 'extra', 'additional', 'further', 'surrounding'],
        ['text', 'prose', 'explanation', 'commentary', 'words', 'content'],
      ).concat('anything', 'anything else'),
      ['before or after', 'around', 'outside', 'outside of', 'surrounding', 'preceding or following'],
    ),
  );
  notation.rule('AroundJson = AroundWhat JsonName');
  const around = 'JSON with text around it';
  notation.rule('Clause = ThereIs ( any | some )? AroundJson', () => said(around));
  notation.rule('Clause = ThereIs no AroundJson', () => none(around));
  notation.rule('Clause = no AroundJson UsedPlain', () => none(around));
  notation.rule('Core<F,response> = Verb<have,F> ( any )? AroundJson', () => said(around));
  notation.rule('Core<F,response> = Verb<have,F> no AroundJson', () => none(around));
  notation.rule('Penalize = ( any )? AroundJson', () => said(around));
}
