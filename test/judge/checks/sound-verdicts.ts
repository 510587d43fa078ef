import type { Undecided } from '../../../src/judge/checks/check.ts';
import { responseTurns, type Subject } from '../../../src/judge/conversation.ts';
import type { Verdict } from '../../../src/judge/verdict.ts';
import { compiledOf, type FamilyRow, said } from './every-family.ts';

type Said = Verdict | Undecided;

/** What the check of one condition says of one response with each prefix. */
interface FourSaid {
  passes: Said;
  fails: Said;
  reward: Said;
  penalize: Said;
}

/** That what the check of a row says of a response with the four prefixes is sound. */
export function expectSoundOf(row: FamilyRow, subject: Subject): void {
  const compiled = compiledOf(row);
  try {
    expectSound(
      {
        passes: said(compiled['Passes if'], subject),
        fails: said(compiled['Fails if'], subject),
        reward: said(compiled.Reward, subject),
        penalize: said(compiled.Penalize, subject),
      },
      subject,
    );
  } catch (error) {
    throw new Error(`Not sound: ${row.name}`, { cause: error });
  }
}

/** That the four agree, and that each verdict is whole: a score in its range, a reason, and quotes that stand there. */
function expectSound({ passes, fails, reward, penalize }: FourSaid, subject: Subject): void {
  const texts = responseTurns(subject).flatMap(({ text, toolCalls, toolResults }) => [
    text,
    ...toolCalls.map((call) => call.arguments),
    ...toolResults.map((result) => result.text),
  ]);
  for (const one of [passes, fails, reward, penalize]) {
    if ('undecided' in one) {
      expect(one).toEqual({ undecided: expect.stringMatching(/\S/) });
      continue;
    }
    expect(one.explanation).toMatch(/\S/);
    for (const { quote } of one.evidence)
      if (quote !== null) expect(texts.some((text) => text.includes(quote))).toBe(true);
  }
  expect(fails).toEqual(
    scoreOf(passes) === undefined ? passes : { ...passes, explanation: expect.any(String), score: opposite(passes) },
  );
  const [passed, rewarded, penalized] = [passes, reward, penalize].map(scoreOf);
  // Where the condition does not apply, or nobody can tell whether it holds, there is no grade either.
  if (typeof passed !== 'number') {
    expect([rewarded, penalized]).toEqual([passed, passed]);
    return;
  }
  const [holding, other] = passed === 1 ? [rewarded, penalized] : [penalized, rewarded];
  expect(holding).toBe(1);
  // Its grade may be open.
  if (other === undefined) return;
  expect(other).toBeGreaterThanOrEqual(0);
  expect(other).toBeLessThan(1);
}

/** Undefined where it is left to a model. */
const scoreOf = (one: Said) => ('undecided' in one ? undefined : one.score);

const opposite = (one: Said) => {
  const score = scoreOf(one);
  return typeof score === 'number' ? 1 - score : score;
};
