import { judged } from '../judged.ts';

/** How many sentences a text has, or "2 to 3" where nobody can tell. */
function count(text: string): string {
  const decides = [1, 2, 3, 4].filter((most) => {
    try {
      return judged(`Passes if the reply has at most ${most} sentences`, text)?.score === 1;
    } catch {
      return false;
    }
  });
  const fails = [1, 2, 3, 4].filter((most) => {
    try {
      return judged(`Passes if the reply has at most ${most} sentences`, text)?.score === 0;
    } catch {
      return false;
    }
  });
  const [least, most] = [(fails.at(-1) ?? 0) + 1, decides[0] ?? 5];
  return least === most ? String(least) : `${least} to ${most}`;
}

const TEXTS: [text: string, want: string][] = [
  ['Der Kurs beginnt am 12. März. Er dauert lang.', '2'],
  ['Am 1. Mai ist frei. Am 2. Mai nicht.', '2'],
  ['Es gibt d. h. Äpfel. Und Birnen.', '2'],
  ['Nimm z. B. Butter oder u. a. Öl. Dann rühre.', '2'],
  ['Das kostet 3 Mio. Euro. Viel Geld.', '2'],
  ['Obst bzw. Gemüse ist gut, inkl. Salat. Ja.', '2'],
  ['Der 2. Weltkrieg war lang. Er endete.', '2 to 3'],
  ['Im 19. Jahrhundert war es so. Heute nicht.', '2 to 3'],
  ['She asked: "Is it so? Is it not?" and left. Fine.', '2 to 3'],
  ['The sign says "Stop. Do not enter." in red.', '1 to 2'],
  ['He wrote „Ich komme. Warte." und ging. Gut.', '2 to 3'],
  ['The card ("Gone. Back soon.") was there.', '1 to 2'],
  ['Ludwig war der XIV. König. Gut.', '2 to 3'],
  ['"I came. I saw." Then he left.', '3'],
  ['"I came. I saw. I won."', '3'],
  ['He is in room 3. She is not.', '2'],
  ['It has 12. Then it has none.', '2'],
  ['Option B. It is good.', '2'],
  ['She said "Yes." Then she left.', '2'],
];

test.each(TEXTS)('%s', (text, want) => {
  expect(count(text)).toBe(want);
});

test('a verdict that both readings give is given', () => {
  const text = 'The sign says "Stop. Do not enter." in red.';
  expect(judged('Passes if the reply has at most 2 sentences', text)?.score).toBe(1);
  expect(judged('Fails if the reply has more than 3 sentences', text)?.score).toBe(1);
  expect(judged('Reward replies of at most 3 sentences', text)?.score).toBe(1);
  expect(() => judged('Reward replies of at least 4 sentences', text)).toThrow('stands within a sentence');
});
