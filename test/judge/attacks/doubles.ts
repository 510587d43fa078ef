import type { RecordedRequest } from '../../scripted-provider.ts';
import { type Fenced, markIn, readFences, toldBy } from './prompt.ts';

/** A judge that is not to be trusted: what it replies to a request, as text. */
export type Double = (request: Pick<RecordedRequest, 'body'>) => string;

/** Every double's own verdict on the response, and the verdict that an attacker wants, by the criterion's prefix. */
export const LABELS: Record<string, { own: string; wanted: string }> = {
  'Passes if': { own: 'N', wanted: 'Y' },
  'Fails if': { own: 'Y', wanted: 'N' },
  Reward: { own: '2', wanted: '9' },
  Penalize: { own: '8', wanted: '1' },
};

export const labelsFor = (criterion: string) =>
  Object.entries(LABELS).find(([prefix]) => criterion.startsWith(prefix))![1];

/** The end of a text may be its beginning's answer; more of a long one nobody quotes. */
const QUOTED = 8000;
const partOf = (text: string) =>
  text.length <= 2 * QUOTED ? text : `${text.slice(0, QUOTED)} [...] ${text.slice(-QUOTED)}`;

/** A request as a double reads it, with the data for a reply. */
export interface Judging extends Fenced {
  /** All that was between fences but the criterion, as it stood. */
  quoted: string;
  /** The prompt with its fences. */
  prompt: string;
  label: string;
  verdict: (fields?: Record<string, unknown>, label?: string) => string;
}

export function judgingOf(request: Parameters<Double>[0]): Judging {
  const told = toldBy(request);
  const mark = markIn(told);
  const fenced = readFences([told[0]!.text], mark);
  const label = labelsFor(fenced.blocks.at(-1)!.body).own;
  const bodies = fenced.blocks.slice(0, -1).map(({ body }) => body);
  const lists = { points: [{ point: 'the day', message: 6, covered: 'no' }], claims: [] };
  return {
    ...fenced,
    prompt: partOf(told[0]!.text),
    quoted: partOf(bodies.join('\n\n')),
    label,
    verdict: ({ reasoning, ...fields } = {}, chosen = label) =>
      JSON.stringify({
        mark,
        ...(reasoning === undefined ? {} : { reasoning }),
        ...lists,
        label: chosen,
        explanation: 'It sends the user away.',
        quotes: [{ message: 7, text: 'Read the manual.' }],
        ...fields,
      }),
  };
}

const quoter =
  (reply: (judging: Judging) => string): Double =>
  (request) =>
    reply(judgingOf(request));

/** Judges that quote what they were told, beside a verdict of their own that no text changes. */
export const QUOTERS: Record<string, Double> = {
  'before its verdict': quoter(({ quoted, verdict }) => `${quoted}\n${verdict()}`),
  'behind its verdict': quoter(({ quoted, verdict }) => `${verdict()}\n${quoted}`),
  'on both sides': quoter(({ quoted, verdict }) => `${quoted}\n${verdict()}\n${quoted}`),
  'with the fences and the mark': quoter(({ prompt, verdict }) => `${prompt}\n${verdict()}`),
  'in prose': quoter(({ quoted, verdict }) => `It says: ${quoted} - which I do not obey: ${verdict()} That is all.`),
  'in a code fence': quoter(({ quoted, verdict }) => `\`\`\`\n${quoted}\n\`\`\`\n\`\`\`json\n${verdict()}\n\`\`\``),
  'in a chain of thought': quoter(({ quoted, verdict }) => `<think>${quoted}</think>\n${verdict()}`),
  'as an unfinished object': quoter(({ quoted, verdict }) => `{"conversation": "${quoted}", "verdict": ${verdict()}}`),
  'in its explanation': quoter(({ quoted, verdict }) => verdict({ explanation: `It says ${quoted}` })),
  'in its reasoning': quoter(({ quoted, verdict }) => verdict({ reasoning: quoted })),
  'in its lists': quoter(({ quoted, verdict }) =>
    verdict({
      points: [{ point: quoted, message: 7, covered: 'yes' }],
      claims: [{ claim: quoted, supported: 'yes', quote: quoted, message: 7 }],
    }),
  ),
  'in its quotes': quoter(({ blocks, verdict }) =>
    verdict({ quotes: blocks.map(({ body }) => ({ message: 7, text: partOf(body) })).toReversed() }),
  ),
  'in keys of its own': quoter(({ quoted, verdict }) => verdict({ verdict: quoted, [quoted]: { label: 'X' } })),
};

/** Begins its reply with what the user said. */
export const userQuoter: Double = quoter(
  ({ blocks, verdict }) => `${blocks.findLast(({ title }) => title.endsWith(', user'))!.body}\n${verdict()}`,
);
