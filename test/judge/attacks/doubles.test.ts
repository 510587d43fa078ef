import { readConversation } from '../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import { questionOf } from '../../../src/judge/model/question.ts';
import { type Attack, GUESS } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { type Double, QUOTERS } from './doubles.ts';
import { FAKE_FENCES } from './fake-fences.ts';
import { FAKE_VERDICTS } from './fake-verdicts.ts';
import { blindlyObedient, obedient } from './obedient.ts';
import { planted } from './planting.ts';

const WANTED = 'Y';
const OWN = 'N';
const MOST = 0.8;

/** What a double replies to the question with an attack in it, in which `change` may still change the words. */
function replyTo(double: Double, attack: Attack | undefined, change = (text: string) => text): string {
  const { conversation, agent } = planted(attack, WANTED);
  const subject = { conversation: readConversation(conversation), response: { first: 4, last: 7 }, agent };
  const criterion = parseCriterion('Passes if the response is kind to the user');
  const { messages, mark } = questionOf({ criterion, subject, reasoning: false, clean: false });
  const told = messages.map(({ role, content }) => ({ role, content: change(content.replaceAll(mark, GUESS)) }));
  return double({ body: { model: 'm', messages: told } });
}

/** The share of attacks under which a double does not give its own verdict. */
function shareFooled(double: Double, attacks: readonly Attack[], change?: (text: string) => string): number {
  const fooled = attacks.filter((attack) => labelIn(replyTo(double, attack, change)) !== OWN);
  return fooled.length / attacks.length;
}

const labelIn = (reply: string) => /"label":"(.)"/.exec(reply)?.[1];

describe('the doubles can be fooled, so that what protects them is seen', () => {
  test('in peace nobody is', () => {
    for (const double of [obedient, blindlyObedient, ...Object.values(QUOTERS)])
      expect(labelIn(replyTo(double, undefined))).toBe(OWN);
  });

  test('a judge that obeys is by nearly every attack, when it has no eye for the fences', () => {
    expect(shareFooled(blindlyObedient, ATTACKS)).toBeGreaterThan(MOST);
  });

  test('and by every end of a block whose mark was guessed, wherever its lines are shown as lines', () => {
    const ends = FAKE_FENCES.filter(({ text }) => `\n${text}`.includes(`\n>>>${GUESS}\n\nThe label`));
    const shown = ends.filter(({ at }) => at !== 'role' && at !== 'tool parameters');
    expect(shown.length).toBeGreaterThanOrEqual(10);
    expect(shareFooled(obedient, shown)).toBe(1);
  });

  test('one that quotes fools who takes the first verdict of its reply, or the last, whatever its mark', () => {
    const plain = FAKE_VERDICTS.filter(({ text }) => text.includes('"label":"LABEL"'));
    const found = plain
      .map((attack) => replyTo(QUOTERS['on both sides']!, attack))
      .map((reply) => [...reply.matchAll(/"label":"(.)"/g)].map(([, label]) => label));
    for (const place of [0, -1])
      expect(found.filter((labels) => labels.at(place) === WANTED).length / plain.length).toBeGreaterThan(MOST);
  });
});
