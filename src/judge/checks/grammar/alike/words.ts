import { each } from '../../families/shape.ts';
import type { Alike } from './alike.ts';

// Not "gives", "provides" and "offers": what is given may be given in another way. Not "the answer": it may be a part of the response.
const HAS = ['includes', 'holds', 'carries', 'features', 'comprises', 'displays', 'bears'];
const HAVE = ['include', 'hold', 'carry', 'feature', 'comprise', 'display', 'bear'];
const HAVING = ['holding', 'carrying', 'featuring', 'comprising', 'displaying'];
const RETURNED = ['returned', 'generated', 'resulting', 'produced', 'finished'];
const MADE = ['json', 'json object', 'json array', 'object', 'array', 'text', 'code', 'list', 'table', 'sql'];
const JUDGED = ["assistant's", "model's", "bot's", "agent's"];

/** Verbs, amounts and places, whatever they are said of. */
export const alikeWords: readonly Alike[] = [
  [['has', 'contains'], HAS],
  [['have', 'contain'], HAVE],
  [['with'], [...HAVING, 'having', 'containing']],
  [
    ['without'],
    [
      ...['that lacks', 'lacking', 'which lacks', 'containing no', 'that contains no', 'having no'],
      ...['in which there is no', 'without including', 'without using', 'without making'],
    ],
  ],
  [
    ['has no', 'contains no'],
    ['makes no use of', 'does not make use of', 'is without'],
  ],
  [[''], ['the use of', 'the presence of', 'the inclusion of', 'the appearance of']],
  [['no'], ['the absence of', 'the complete absence of']],
  [
    ['in'],
    [
      ...each(['found', 'located', 'contained', 'nested', 'embedded', 'placed', 'present'], ['in', 'within', 'inside']),
      ...['inside', 'listed in', 'that appears in', 'appearing in', 'left in', 'in the text of'],
    ],
  ],
  [['is in', 'appears in'], each(['is'], ['found in', 'embedded in', 'contained in', 'included in', 'present in'])],
  [['are in', 'appear in'], each(['are'], ['found in', 'embedded in', 'contained in', 'included in', 'present in'])],
  [
    ['there is', 'the response has'],
    ['there exists', 'it has', 'it contains', 'it includes'],
  ],
  [['there are', 'the response has'], ['there exist']],
  [['there is no', 'the response has no'], []],
  [['there are no', 'the response has no'], []],
  [['more than'], ['in excess of', 'upwards of', 'greater than', 'exceeding']],
  [['at most'], ['not more than', 'a maximum of', 'at the most', 'a max of']],
  [['at least'], ['no fewer than', 'a minimum of', 'not fewer than', 'at the least', 'a min of']],
  [
    ['has more than', 'is more than'],
    ['exceeds', 'surpasses', 'goes beyond'],
  ],
  [
    ['have more than', 'are more than'],
    ['exceed', 'surpass'],
  ],
  [['exactly'], ['precisely']],
  [
    ['field', 'key'],
    ['property', 'attribute', 'member'],
  ],
  [
    ['fields', 'keys'],
    ['properties', 'attributes', 'members'],
  ],
  [['the response'], ['the completion', 'the returned text', ...each(['the'], each(JUDGED, ['reply', 'response']))]],
  [['responses'], ['writing', 'texts', 'a response', 'a reply']],
  [
    ['starts with', 'begins with'],
    ['opens with', 'leads with', 'leads off with'],
  ],
  [
    ['start with', 'begin with'],
    ['open with', 'lead with'],
  ],
  [['that starts with'], ['beginning with', 'starting with', 'that opens with']],
  [['ends with'], ['ends in', 'closes with', 'finishes with', 'concludes with', 'finishes on']],
  [['end with'], ['end in', 'close with', 'finish with', 'conclude with', 'finish on']],
  [['that ends with'], ['ending with', 'ending in', 'closing with', 'finishing with', 'that closes with']],
  [['where'], ['in which']],
  [['is called'], ['is invoked', 'gets called', 'gets invoked']],
  [['are in'], each(['are'], ['listed in', 'given in', 'arranged in', 'presented in'])],
  [['is in'], each(['is'], ['listed in', 'given in', 'arranged in', 'presented in'])],
  [
    ['in capitals', 'in uppercase'],
    ['entirely in capitals', 'entirely in uppercase', 'in all caps'],
  ],
  [[''], ['altogether', 'visibly', 'accidental']],
  [['text'], ['explanatory text', 'additional text', 'further text', 'extra text', 'other text']],
  ...each(['the'], MADE).map((one): Alike => [[one], each(['the'], each(RETURNED, [one.slice(4)]))]),
];
