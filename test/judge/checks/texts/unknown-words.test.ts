import { judged } from '../judged.ts';

/** Whether a text has exactly so many sentences: its score, or "open". */
function has(count: number, text: string): number | 'open' | null | undefined {
  try {
    return judged(`Passes if the response has exactly ${count} sentences`, text)?.score;
  } catch (error) {
    expect(String(error)).toMatch(/may end one/);
    return 'open';
  }
}

/** Words that no list of abbreviations holds, and that are no ordinary ones of the text's language. */
const OPEN: [text: string, count: number][] = [
  ['La Sra. Ortega canta en el coro del pueblo. Su hija toca el piano.', 2],
  ['El Lcdo. Prieto firmó la carta. Nadie la leyó.', 2],
  ['A Profa. Souza mora no Porto com a família. Ela canta.', 2],
  ['Il Sig. Conti lavora a Torino. Sua moglie no.', 2],
  ['Der Text steht auf Bl. 7 der Akte. Niemand las ihn.', 2],
  ['Die Fa. Krause liefert morgen. Wir warten.', 2],
  ['Mevr. Bakker woont in Delft. Zij werkt daar.', 2],
  ['Pan Mgr. Dvořák učí děti. Jeho žena také.', 2],
  ['Ul. Krótka jest zamknięta. Jedź inną drogą.', 2],
  ['Проф. Орлов приехал утром. Его ждали.', 2],
  ['Мы живём на ул. Мира в Казани. Нам хорошо.', 2],
  ['Av. Yılmaz geldi. Sonra gitti.', 2],
  ['T.ex. Lund ligger i Skåne. Det är fint.', 2],
  ['الأستاذ د. سمير هنا. وصل اليوم.', 2],
  ['EE. UU. firmó el acuerdo. México también.', 2],
  ['Mr. Hale (b. 1790) built it. He was tall.', 2],
  ['The mill was built c. 1340 by monks. It stands.', 2],
  ['We met Asst. Coach Ray. He was kind.', 2],
  ['She saw Insp. Gray there. He left.', 2],
  ['The song has Snoop feat. Rihanna on it. It is good.', 2],
  ['See Thm. 4 and Lem. 9 there. They help.', 2],
  ['Write to Attn. Sue Long. She reads it.', 2],
  ['The Okla. Senate met. It voted.', 2],
  ['He works at Yum! Brands now. He likes it.', 2],
  ['Yahoo! Mail is down. We wait.', 2],
];

test.each(OPEN)('an abbreviation, or the end: %s', (text, count) => {
  expect(has(count, text)).toBe('open');
});

/** Ordinary words and names, which end sentences with certainty. */
const CERTAIN: [text: string, count: number][] = [
  ['Order No. B7 shipped. It was late.', 2],
  ['Mme. Petit habite la rue St. Paul. Le chien aussi.', 2],
  ['I have a dog. Cats are fine. Birds sing.', 3],
  ['We drove to Paris. Rome was closed. Bob slept.', 3],
  ['She fed the fish. Nobody saw it. Tom left.', 3],
  ['He ate it. Dinner was good. Bread came last.', 3],
  ['Sure. Bread is on the list. Great. Milk, too.', 4],
  ['We use the API. Tests call it. JSON comes back.', 3],
  ['Zorgo ran. We like Zorgo. Mike does not know Zorgo either.', 3],
  ['Her two pets. Their gums. His gait. Max slept.', 4],
  ['It was hot then. Rain fell. Ten people came.', 3],
  ['Das Haus ist alt. Der Hund ist jung. Wir mögen ihn.', 3],
  ['Sie trinkt gern Kaffee. Er trinkt lieber Wasser. Das ist gut.', 3],
  ['La casa es vieja. El perro es joven. Me gusta.', 3],
  ['Le chat est noir. Il dort sur le lit. Nous aussi.', 3],
  ['Вот наш дом. Он очень старый. Мы его любим.', 3],
  ['Congratulations! Bob won. What a day! Tom lost.', 4],
  ['이 책은 좋다. SRE는 좋은 책이다.', 2],
];

test.each(CERTAIN)('certain: %s', (text, count) => {
  expect(has(count, text)).toBe(1);
});

test('what is within brackets or after an abbreviation does not open what is certain all the same', () => {
  expect(judged('Passes if the response has at most 3 sentences', 'La Sra. Ortega canta. Su hija no.')?.score).toBe(1);
  expect(judged('Passes if the first sentence starts with "La"', 'La Sra. Ortega canta. Su hija no.')?.score).toBe(1);
  expect(judged('Passes if every sentence has fewer than 8 words', 'La Sra. Ortega canta. Su hija no.')?.score).toBe(1);
});
