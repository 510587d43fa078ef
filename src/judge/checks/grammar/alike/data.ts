import { each } from '../../families/shape.ts';
import type { Alike } from '../paraphrases.ts';

const INSTEAD = ['instead of', 'rather than', 'and not', 'not', ', not'];
const IMPORTED = ['the code', 'the snippet', 'the script', 'the program'];
const TAG_SAID = [
  ...each(['says', 'states', 'names', 'specifies', 'declares', 'shows'], [
    ...['what language it is', 'which language it is', 'what language it is in', 'which language it is in'],
    ...['what language it is written in', 'the language', 'its language', 'the language it is in'],
  ]),
  ...each(['is labelled with', 'is labeled with', 'is tagged with', 'is annotated with'], [
    ...['its language', 'a language', 'the language', 'a language name'],
  ]),
  ...each(['comes with', 'carries', 'has'], ['a language hint', 'its language', 'a language name', 'a label']),
];
const OPENING = ['', 'after the backticks', 'after its backticks', 'after the opening backticks', 'on its opening fence'];

/** Of JSON, CSV, YAML, SQL and code. */
export const alikeData: readonly Alike[] = [
  // Values.
  [
    ['and it is'],
    [
      ...each(each(['and', ', and'], ['it is', 'its value is', 'that is', 'the value is']), ['', 'either', 'one of']),
      ...each(['which is', ', which is'], ['', 'either', 'one of']),
    ].filter((one) => one !== 'and it is'),
  ],
  [['between'], ['somewhere between', 'anywhere between']],
  [['or less'], ['or lower', 'or below', 'or under']],
  [
    ['is null'],
    each(
      ['comes back', 'is given', 'is returned', 'is left', 'is set to', 'comes back as', 'is returned as', 'is left as'],
      ['null'],
    ),
  ],
  [['is an empty string'], ['is left as an empty string', 'comes back as an empty string', 'is returned as an empty string']],
  [['any value in the json'], ['some json value', 'any json value', 'a json value', 'some value in the json']],
  [['the value in _1 is'], ['the value of _1 is', 'the value for _1 is', 'the value stored in _1 is']],
  [
    ['in'],
    each(each(['', 'that is', 'which is'], ['stored', 'kept', 'held', 'given', 'returned']), ['under', 'in']),
  ],
  ...each(['number', 'boolean', 'string'], ['']).flatMap((type): Alike[] =>
    ['a string', 'a number', 'a text'].map((other): Alike => [
      [`${other} instead of a ${type} in the json`],
      each(each([`${other} in the json`], INSTEAD), [`a ${type}`]),
    ]),
  ),
  [
    ['the _1 array has as many items as the _2 array'],
    [
      ...each(['the _1 array is'], ['as long as', 'exactly as long as', 'the same length as', 'of the same length as']).map(
        (one) => `${one} the _2 array`,
      ),
      ...each(['the _1 array has'], ['the same length as', 'the same size as', 'as many entries as', 'as many elements as']).map(
        (one) => `${one} the _2 array`,
      ),
      ...each(['the _1 and _2 arrays'], [
        ...['have the same length', 'are the same length', 'are equally long', 'are of equal length', 'are of the same length'],
        ...['have equal lengths', 'have the same number of items', 'have the same number of entries'],
      ]),
    ],
  ],
  [['has _1 at the top level'], each(['and'], ['its top level has _1']).concat()],
  [
    ['responses where the _1 field has no _2'],
    each(each(['a', 'an'], ['_1 field']), ['with no _2 in it', 'that has no _2 in it', 'without a _2', 'without an _2', 'with no _2']),
  ],
  [['responses where the keys of the json are'], each(['json', 'a json object', 'json objects', 'json output'], ['whose keys are'])],
  // Orders of age alone: "oldest first" is another order of dates.
  [
    ['by age in ascending order'],
    each(['by age', 'by age ,'], ['youngest first', 'youngest to oldest', 'from youngest to oldest', 'with the youngest first']),
  ],
  [
    ['by age in descending order'],
    each(['by age', 'by age ,'], ['oldest first', 'oldest to youngest', 'from oldest to youngest', 'with the oldest first']),
  ],
  // Forms of JSON, CSV and YAML.
  [
    ['is on a single line'],
    each(
      each(['is', 'comes', 'is returned', 'is given', 'is written', 'is printed', 'is output'], ['on a single line', 'on one line']),
      ['', ', without indentation', ', without any indentation', ', with no indentation', ', not indented', ', not pretty-printed'],
    ).filter((one) => one !== 'is on a single line'),
  ],
  [['responses that are json lines'], each(['json lines'], ['output', 'format', '']).concat('output in json lines', 'jsonl', 'jsonl output')],
  [
    ['the csv uses _1 as the separator'],
    [
      ...each(each(['_1 are used as the', '_1 is used as the'], ['csv separator', 'csv delimiter']), ['']),
      ...each(each(['_1 are used as the', '_1 is used as the'], ['separator', 'delimiter']), ['in the csv', 'of the csv']),
    ],
  ],
  [
    ['the csv uses _1 as the separator instead of _2'],
    each(each(each(['_1 are used as the', '_1 is used as the'], ['csv separator', 'csv delimiter']), INSTEAD), ['_2']),
  ],
  [['responses where the csv uses _1 as the separator'], each(['csv output', 'csv', 'a csv'], ['with _1 as the separator', 'with _1 as the delimiter', 'with _1 as its separator', 'that uses _1 as the separator', 'delimited by _1', 'separated by _1'])],
  // Code.
  [
    ['code block has a language'],
    each(each(['code block', 'code fence', 'fenced block'], TAG_SAID), OPENING),
  ],
  [['fenced code block'], ['fenced block']],
  [
    ['line of code is longer than _1 characters'],
    [
      ...each(each(['line of code'], ['is longer than', 'is wider than', 'exceeds', 'goes past', 'goes over', 'runs past', 'is over']), [
        '_1 columns',
      ]),
      ...each(['line of code'], ['is wider than', 'goes past', 'runs past', 'goes beyond']).map((one) => `${one} _1 characters`),
    ],
  ],
  ...IMPORTED.map((code): Alike => [
    [`${code} imports _1`],
    each(['_1 is imported'], [`in ${code}`, `by ${code}`]).concat(`_1 gets imported in ${code}`),
  ]),
  [['is left in'], ['has been left in', 'was left in', 'got left in', 'is still left in', 'is sitting in', 'has been forgotten in']],
  [['variables'], ['its variables', 'all its variables', 'all variables', 'all of its variables', 'every variable']],
  // SQL.
  [
    ['does not use _1'],
    [
      ...each(
        each(['names', 'lists', 'selects', 'spells out'], ['its columns', 'the columns', 'columns', 'specific columns']),
        each(['', 'explicitly', 'by name'], each(['instead of', 'rather than'], ['using _1', 'writing _1', '_1'])),
      ),
    ],
  ],
  [['responses where the sql does not use _1'], each(['sql', 'queries', 'a query'], ['that does not use _1', 'without _1'])],
  [
    ['has a limit of at most _1'],
    each(
      each(['limits', 'restricts', 'caps'], ['its result', 'its results', 'the result', 'the results', 'itself', 'its output']),
      each(['to at most _1 rows', 'to no more than _1 rows', 'to _1 rows or fewer', 'to _1 rows at most', 'at _1 rows'], [
        '',
        ...each(['by means of', 'with', 'using', 'by', 'through'], ['a limit clause', 'a limit', 'limit']),
      ]),
    ),
  ],
];
