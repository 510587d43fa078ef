import { each } from '../../families/shape.ts';
import type { Alike } from '../paraphrases.ts';

const INSTEAD = ['instead of', 'rather than', 'and not', 'not', ', not'];
const IMPORTED = ['the code', 'the snippet', 'the script', 'the program'];
const TAG_SAID = [
  ...each(
    ['says', 'states', 'names', 'specifies', 'declares', 'shows'],
    [
      ...['what language it is', 'which language it is', 'what language it is in', 'which language it is in'],
      ...['what language it is written in', 'the language', 'its language', 'the language it is in'],
    ],
  ),
  ...each(
    ['is labelled with', 'is labeled with', 'is tagged with', 'is annotated with'],
    [...['its language', 'a language', 'the language', 'a language name']],
  ),
  ...each(['comes with', 'carries', 'has'], ['a language hint', 'its language', 'a language name', 'a label']),
];
const OPENING = [
  '',
  'after the backticks',
  'after its backticks',
  'after the opening backticks',
  'on its opening fence',
];

/** Of JSON, CSV, YAML, SQL and code. */
export const alikeData: readonly Alike[] = [
  // Values.
  [
    ['and it is'],
    ['and it is either', 'and its value is', 'and its value is either', 'and the value is', ', and it is either'],
  ],
  [['in the json'], ['given in the json', 'stated in the json', 'reported in the json', 'that the json gives']],
  [['between'], ['somewhere between', 'anywhere between']],
  [['is empty'], ['is left empty', 'comes back empty']],
  [['or less'], ['or lower', 'or below', 'or under']],
  [
    ['is null'],
    each(
      [
        'comes back',
        'is given',
        'is returned',
        'is left',
        'is set to',
        'comes back as',
        'is returned as',
        'is left as',
      ],
      ['null'],
    ),
  ],
  [
    ['is an empty string'],
    ['is left as an empty string', 'comes back as an empty string', 'is returned as an empty string'],
  ],
  [['any value in the json'], ['some json value', 'any json value', 'a json value', 'some value in the json']],
  [['the value in _1 is'], ['the value of _1 is', 'the value for _1 is', 'the value stored in _1 is']],
  [['in'], ['stored under', 'that is stored under', 'stored in', 'that is stored in']],
  ...each(['number', 'boolean', 'string'], ['']).flatMap((type): Alike[] =>
    ['a string', 'a number', 'a text'].map(
      (other): Alike => [
        [`${other} instead of a ${type} in the json`],
        each(each([`${other} in the json`], INSTEAD), [`a ${type}`]),
      ],
    ),
  ),
  [
    ['the _1 array has as many items as the _2 array'],
    [
      ...each(
        ['the _1 array is'],
        ['as long as', 'exactly as long as', 'the same length as', 'of the same length as'],
      ).map((one) => `${one} the _2 array`),
      ...each(
        ['the _1 array has'],
        ['the same length as', 'the same size as', 'as many entries as', 'as many elements as'],
      ).map((one) => `${one} the _2 array`),
      ...each(
        ['the _1 and _2 arrays'],
        [
          ...[
            'have the same length',
            'are the same length',
            'are equally long',
            'are of equal length',
            'are of the same length',
          ],
          ...['have equal lengths', 'have the same number of items', 'have the same number of entries'],
        ],
      ),
    ],
  ],
  [
    ['and has a top-level _1 key'],
    [
      ...each(each(['and', 'and its', 'and the', 'and at the'], ['top level']), [
        'has a _1 key',
        'contains a _1 key',
        'has a _1 field',
      ]),
      ...each(
        ['and has', 'and contains'],
        each(['a _1 key', 'a _1 field', 'an _1 key', 'an _1 field'], ['at the top level', 'at its top level']),
      ),
    ],
  ],
  [
    ['keys other than'],
    each(
      ['extra keys', 'additional keys', 'any keys', 'other keys', 'keys'],
      ['beyond', 'besides', 'apart from', 'in addition to'],
    ),
  ],
  [['well-formed'], ['well formed']],
  [
    ['responses where _1 in the json is'],
    each(
      ['json', 'a json object', 'json output'],
      ['whose _1 is', 'whose _1 value is', 'whose _1 field is', 'in which _1 is'],
    ),
  ],
  [
    ['the code has a bare except'],
    [
      'a try block has a bare except',
      'there is a bare except in the code',
      'a bare except is used',
      'it has a bare except',
    ],
  ],
  [
    ['a non-empty _1 array'],
    each(each(['a', 'an'], ['_1 array', '_1 list']), [
      'that is not empty',
      'that is non-empty',
      'which is not empty',
      'that has something in it',
    ]),
  ],
  [
    ['responses where _1 consists of _2'],
    each(['a _1', 'an _1'], ['made of _2', 'made up of _2', 'consisting of _2', 'that consists of _2']),
  ],
  [
    ['responses where the _1 field has no _2'],
    each(each(['a', 'an'], ['_1 field']), [
      'with no _2 in it',
      'that has no _2 in it',
      'without a _2',
      'without an _2',
      'with no _2',
    ]),
  ],
  [
    ['responses where the keys of the json are'],
    each(['json', 'a json object', 'json objects', 'json output'], ['whose keys are']),
  ],
  // Forms of JSON, CSV and YAML.
  [
    ['is on a single line'],
    each(
      ['is', 'comes', 'is returned', 'is given', 'is written', 'is printed'],
      ['on a single line', 'on one line'],
    ).slice(1),
  ],
  [
    ['json is on a single line'],
    each(
      each(
        ['json is', 'json comes', 'json is returned', 'json is given', 'json is written'],
        ['on a single line', 'on one line'],
      ),
      [
        ', without indentation',
        ', without any indentation',
        ', with no indentation',
        ', not indented',
        ', not pretty-printed',
      ],
    ),
  ],
  [
    ['responses that are json lines'],
    each(['json lines', 'jsonl'], ['output', 'format', '']).concat('output in json lines'),
  ],
  [
    ['output where each line is a valid json object'],
    each(
      ['json lines output ,', 'json lines ,'],
      each(
        ['that is ,', 'i . e .', 'meaning'],
        [
          'output where each line on its own is a valid json object',
          'each line is a valid json object',
          'one valid json object per line',
        ],
      ),
    ),
  ],
  [
    ['the csv does not start with the header'],
    each(
      ['the csv'],
      [
        'is missing a header row with',
        'is missing the header row',
        'is missing the header',
        'lacks the header row',
        'has no header row with',
      ],
    ),
  ],
  [
    ['the csv uses _1 as the separator'],
    [
      ...each(each(['_1 are used as the', '_1 is used as the'], ['csv separator', 'csv delimiter']), ['']),
      ...each(each(['_1 are used as the', '_1 is used as the'], ['separator', 'delimiter']), [
        'in the csv',
        'of the csv',
      ]),
    ],
  ],
  [
    ['the csv uses _1 as the separator instead of _2'],
    each(each(each(['_1 are used as the', '_1 is used as the'], ['csv separator', 'csv delimiter']), INSTEAD), ['_2']),
  ],
  [
    ['responses where the csv uses _1 as the separator'],
    each(
      ['csv output', 'csv', 'a csv'],
      [
        'with _1 as the separator',
        'with _1 as the delimiter',
        'with _1 as its separator',
        'that uses _1 as the separator',
        'delimited by _1',
        'separated by _1',
      ],
    ),
  ],
  // Code.
  [['code block has a language'], each(each(['code block', 'code fence', 'fenced block'], TAG_SAID), OPENING)],
  ...['typescript', 'javascript', 'python', 'bash', 'yaml', 'markdown'].map(
    (language): Alike => [
      ['labelled _1 or _2'],
      each(
        ['labelled', 'tagged', 'marked'],
        [`as ${language} , either with _1 or with _2`, `as ${language} , with _1 or _2`, `either _1 or _2`],
      ),
    ],
  ),
  [
    ['has var in it'],
    each(
      ['has var in it ,'],
      ['we want let or const', 'we want const or let', 'it should be let or const', 'use let or const'],
    ),
  ],
  [
    ['line of code is longer than _1 characters'],
    [
      ...each(
        each(
          ['line of code'],
          ['is longer than', 'is wider than', 'exceeds', 'goes past', 'goes over', 'runs past', 'is over'],
        ),
        ['_1 columns'],
      ),
      ...each(['line of code'], ['is wider than', 'goes past', 'runs past', 'goes beyond']).map(
        (one) => `${one} _1 characters`,
      ),
    ],
  ],
  ...IMPORTED.map(
    (code): Alike => [
      [`${code} does not import _1`],
      each(['_1'], [`is not imported in ${code}`, `is never imported in ${code}`]),
    ],
  ),
  ...IMPORTED.map(
    (code): Alike => [
      [`${code} imports _1`],
      each(['_1 is imported'], [`in ${code}`, `by ${code}`]).concat(`_1 gets imported in ${code}`),
    ],
  ),
  [
    ['is left in'],
    ['has been left in', 'was left in', 'got left in', 'is still left in', 'is sitting in', 'has been forgotten in'],
  ],
  // SQL.
  [
    ['does not use SELECT *'],
    each(
      each(['names', 'lists', 'selects', 'spells out'], ['its columns', 'the columns', 'columns', 'specific columns']),
      each(
        ['', 'explicitly', 'by name'],
        each(['instead of', 'rather than'], ['using select *', 'writing select *', 'select *']),
      ),
    ),
  ],
  [['responses where the sql does not use _1'], ['sql that does not use _1', 'sql without _1']],
  [
    ['has a limit of at most _1'],
    each(
      each(
        ['limits', 'restricts', 'caps'],
        ['its result', 'its results', 'the result', 'the results', 'itself', 'its output'],
      ),
      each(
        ['to at most _1 rows', 'to no more than _1 rows', 'to _1 rows or fewer', 'to _1 rows at most', 'at _1 rows'],
        ['', ...each(['by means of', 'with', 'using', 'by', 'through'], ['a limit clause', 'a limit', 'limit'])],
      ),
    ),
  ],
];
