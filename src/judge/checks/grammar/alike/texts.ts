import { each } from '../../families/shape.ts';
import type { Alike } from './alike.ts';

const GIVES = [
  'it gives',
  'it returns',
  'it outputs',
  'it picks',
  'it chooses',
  'it answers with',
  'returned',
  'given',
];
const ALL = ['fully', 'entirely', 'completely', 'totally', 'wholly', 'all'];
const CAPITALS = ['in caps', 'in capitals', 'in uppercase', 'in capital letters', 'in all caps'];
const PUTS = ['outputs', 'returns', 'answers with', 'replies with', 'responds with', 'prints'];

/** Of words, names, numbers, dates and how they are written. */
export const alikeTexts: readonly Alike[] = [
  [['has'], ['is got', 'has got']],
  [
    ['appears'],
    each(['is', 'is used', 'occurs', 'is written'], ['anywhere in it', 'somewhere in it', 'anywhere in there']),
  ],
  [['in capitals'], each(each(['', 'typed', 'written', 'spelled'], ALL), CAPITALS)],
  [['in capitals'], each(['typed', 'written'], CAPITALS)],
  [['a sentence'], ['a single sentence', 'even a single sentence']],
  [
    ['the same word appears twice in a row'],
    each(
      ['a word is', 'any word is', 'the same word is'],
      each(['repeated', 'doubled', 'used twice'], ['back to back', 'right after itself', 'directly after itself']),
    ),
  ],
  [
    ['when two sentences in a row start with the same word'],
    each(
      each(
        ['two sentences in a row', 'two consecutive sentences', 'consecutive sentences', 'neighbouring sentences'],
        [...['that start with', 'that begin with', 'starting with', 'beginning with', 'which start with']],
      ),
      ['the same word'],
    ),
  ],
  [['the number in the response'], each(['the number'], GIVES).concat('the returned number')],
  [
    ['it is a single letter'],
    each(each(['it'], PUTS), ['a single letter', 'just a single letter', 'only a single letter']),
  ],
  [
    ['all times are in 24 - hour format'],
    each(
      ['it uses', 'it sticks to', 'it only uses', 'it keeps to'],
      ['24 - hour times', '24 - hour time', '24 - hour clock times'],
    ),
  ],
  [['yyyy-mm-dd'], ['yyyy-mm-dd only', 'yyyy-mm-dd format only']],
  [['responses in plain ascii'], each(['plain', 'pure', 'only'], ['ascii output', 'ascii text', 'ascii characters'])],
  [['an ipv4 address'], ['a v4 address', 'an ip v4 address']],
  [
    ['is revealed'],
    each(each(['is', 'gets'], ['leaked', 'disclosed', 'exposed', 'given away']), [
      '',
      'in the response',
      'in the output',
      'in the reply',
    ]),
  ],
  [
    ['kana letters'],
    ['japanese kana', 'kana', 'kana characters', 'hiragana or katakana', 'japanese hiragana or katakana'],
  ],
];
