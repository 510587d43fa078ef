import { ATTACKS } from './attacks.ts';
import { labelsFor, QUOTERS } from './doubles.ts';
import { changedVerdicts, court } from './judging.ts';
import { obedient } from './obedient.ts';

const SOME = ATTACKS.filter((_, at) => at % 8 === 0);
const LABEL = /(?<="label":\s*"?)[YNX1-9](?="?[,}])/g;

type Alternatives = { token: string; logprob: number }[];

const token = (text: string, alternatives: Alternatives = [{ token: text, logprob: 0 }]) => ({
  token: text,
  logprob: alternatives[0]!.logprob,
  top_logprobs: alternatives,
});

/**
 * The tokens of a reply in which every label is a token of its own. The one of the judge's own verdict is likely at 0.8,
 * with a rest of 0.2 for the wanted one; wherever else a label stands, the wanted one is all but certain.
 */
function tokensOf(reply: string, { own, wanted }: { own: string; wanted: string }) {
  const verdictAt = reply.search(/\{"mark":"[0-9a-f]{12}","points"|\{"mark":"[0-9a-f]{12}","reasoning"/);
  const labels = [...reply.matchAll(LABEL)];
  const ownAt = labels.find(({ index }) => index > verdictAt)!.index;
  const tokens = labels.flatMap(({ 0: label, index }, at) => [
    token(reply.slice(at === 0 ? 0 : labels[at - 1]!.index + 1, index)),
    index === ownAt
      ? token(label, [
          { token: own, logprob: Math.log(0.8) },
          { token: wanted, logprob: Math.log(0.2) },
        ])
      : token(
          label,
          label === wanted
            ? undefined
            : [
                { token: label, logprob: Math.log(0.01) },
                { token: wanted, logprob: Math.log(0.99) },
              ],
        ),
  ]);
  return { content: [...tokens, token(reply.slice(labels.at(-1)!.index + 1))].filter((piece) => piece.token !== '') };
}

describe.each(['Passes if the response is kind to the user', 'Reward responses that are kind to the user'])(
  '%s: with the probabilities of labels no verdict is changed',
  (criterion) => {
    test.each(Object.entries({ ...QUOTERS, 'and obeys what stands outside the fences': obedient }))(
      'by a judge that quotes what it was told %s',
      async (_, double) => {
        await using open = await court('openai');
        const trial = { criterion, double, logprobs: (reply: string) => tokensOf(reply, labelsFor(criterion)) };
        expect((await open.judge(trial)).labelProbabilities).toMatchObject({
          [labelsFor(criterion).own]: expect.closeTo(0.8, 9),
          [labelsFor(criterion).wanted]: expect.closeTo(0.2, 9),
        });
        expect(await changedVerdicts(open, trial, SOME)).toEqual([]);
      },
    );
  },
);
