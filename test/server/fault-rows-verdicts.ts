import { verdictReply } from '../scripted-provider.ts';
import { replying, verdictText } from './fault-providers.ts';
import { type Row, twice } from './fault-row.ts';

/** Verdicts that are none. */
export const verdictRows = (): Row[] => [
  ...['y', 'Yes', 'YN', 'YY', '', '1', '7', 'null', true, 1, 0, null, ['Y'], { Y: 1 }].map((label) =>
    twice(`gives the label ${JSON.stringify(label)}`, { reply: verdictReply({ label }) }),
  ),
  twice('gives no label', { reply: verdictReply({ score: 1 }) }),
  ...['0', '10', 11, 7.5, '7.5', -1, 0, '07', ' 7', 'Y', null, [7]].map(
    (label): Row => ({
      ...twice(`gives the level ${JSON.stringify(label)}`, { reply: verdictReply({ label }) }),
      graded: true,
      amongSamples: true,
    }),
  ),
  ...['', ' ', 3, { text: 'Because.' }].map((explanation) =>
    twice(`gives the explanation ${JSON.stringify(explanation)}`, { reply: { ...verdictReply(), explanation } }),
  ),
  ...[
    null,
    'none',
    { message: 1 },
    [3],
    [{ message: '1', text: 'x' }],
    [{ message: 1.5, text: 'x' }],
    [{ message: 1 }],
  ].map((quotes) => twice(`gives the quotes ${JSON.stringify(quotes)}`, { reply: { ...verdictReply(), quotes } })),
  twice('gives no mark', { reply: JSON.stringify(verdictReply()) }),
  twice('gives another mark', { reply: { mark: '0123456789ab', ...verdictReply() } }),
  twice(
    'gives the label twice',
    replying((request) => verdictText(request).replace('"label"', '"label":"N","label"')),
  ),
  twice(
    'gives two verdicts',
    replying((request) => verdictText(request) + verdictText(request, { label: 'N' })),
  ),
  twice(
    'gives JSON with a comma too many',
    replying((request) => verdictText(request).replace(/\}$/, ',}')),
  ),
];

const CLAIM = { claim: 'Five days.', supported: 'yes', quote: 'five working days', message: 1 };
const POINT = { point: 'Five days.', message: 1, covered: 'yes' };

/** Verdicts that rest on a list, which is none. */
export const listRows = (): Row[] => [
  ...[undefined, null, 'none', {}, [3], [{}], [{ ...CLAIM, supported: 'maybe' }], [{ ...CLAIM, message: '1' }]].map(
    (claims): Row => ({
      ...twice(`gives the claims ${JSON.stringify(claims)}`, { reply: verdictReply({ label: 'Y', claims }) }),
      request: { evaluation_criteria: 'Passes if the response is supported by the source' },
    }),
  ),
  ...[undefined, 'all', [null], [{ ...POINT, covered: true }], [{ ...POINT, point: 3 }]].map(
    (points): Row => ({
      ...twice(`gives the points ${JSON.stringify(points)}`, { reply: verdictReply({ label: 'Y', points }) }),
      request: { evaluation_criteria: 'Passes if the response mentions all key points' },
    }),
  ),
];
