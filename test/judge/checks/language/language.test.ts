import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { judged, scored } from '../judged.ts';
import { TEXTS } from './language-texts.ts';

const undecided = (criterion: string, answer: unknown): string => {
  try {
    return scored(criterion, answer);
  } catch (error) {
    return (error as Error).message;
  }
};
const TOO_SHORT = 'The text is too short to tell its language for certain.';
const UNCLEAR = 'The language of the text cannot be told for certain.';
const MIXED = 'The text may hold several languages, so its language cannot be told for certain.';
const SCRIPTS = 'The text is written in several scripts, so its language cannot be told for certain.';

/** Each asks for German. */
const GERMAN = [
  ...['is in German', 'is written in German', 'is in the German language', 'is written in the German language'],
  ...['is in German language', 'is in german', 'remains in German', 'must be in German', 'should be written in German'],
  ...['is entirely in German', 'is written entirely in German', 'is entirely written in German', 'is only in German'],
  ...['is in German only', 'is written completely in German', 'is exclusively in German', 'stays in German'],
].map((said) => `Passes if the response ${said}`);

const OTHERS = [
  'Passes if the assistant responds in German',
  'Passes if the assistant answers in the German language.',
  'Passes if the assistant replied in German only',
  'Passes if the assistant responds only in German',
  'Passes if the assistant writes entirely in German',
  'Passes if it is in German',
  'Passes if the answer is in German',
  'Fails if the response is not in German',
  "Fails if the assistant doesn't answer in German",
  'Reward responses in German',
  'Reward answers written in German',
  'Reward the assistant for answering in German',
  'Penalize responses that are not in German',
];

test.each([...GERMAN, ...OTHERS])('%s', (criterion) => {
  const scores = [TEXTS.German, TEXTS.English, TEXTS.Russian].map((answer) => scored(criterion, answer));
  expect(scores).toEqual(['language 1', 'language 0', 'language 0']);
});

const NOT_GERMAN = [
  'Passes if the response is not in German',
  "Passes if the response isn't written in German",
  'Passes if the assistant does not respond in German',
  'Passes if the assistant never answers in German',
  'Fails if the response is in German',
  'Penalize answers in German',
  'Penalize responses written in German',
];

test.each(NOT_GERMAN)('%s', (criterion) => {
  const scores = [TEXTS.German, TEXTS.English, TEXTS.Russian].map((answer) => scored(criterion, answer));
  expect(scores).toEqual(['language 0', 'language 1', 'language 1']);
});

const NAMES = Object.keys(TEXTS);

test.each(NAMES)('tells %s from every other language', (name) => {
  const scores = Object.entries(TEXTS).map(([other, text]) => {
    const score = undecided(`Passes if the response is in ${name}`, text);
    return other !== name && score === UNCLEAR ? 'language 0' : score;
  });
  expect(scores).toEqual(NAMES.map((other) => `language ${other === name ? 1 : 0}`));
});

test.each(NAMES)('knows %s in capitals and in small letters', (name) => {
  const text = TEXTS[name]!;
  const scores = [text.toUpperCase(), text.toLowerCase()].map((one) =>
    scored(`Passes if the response is in ${name}`, one),
  );
  expect(scores).toEqual(['language 1', 'language 1']);
});

test.each([
  ['Farsi', 'Persian'],
  ['Bangla', 'Bengali'],
  ['Slovene', 'Slovenian'],
])('knows %s as a name of %s', (other, name) => {
  const asked = [other, name].map((one) => compile(parseCriterion(`Passes if the response is in ${one}`))?.asked);
  expect(asked).toEqual([name, name]);
});

const NEIGHBOURS: [language: string, asked: string[], text: string][] = [
  [
    'Galician',
    ['Spanish', 'Portuguese', 'Catalan'],
    'Onte camiñamos ao longo do río ata que se puxo o sol, e ninguén quería volver á casa. Os nenos tiraban pedras á auga mentres a súa avoa lles contaba historias sobre o vello muíño.',
  ],
  [
    'Afrikaans',
    ['Dutch', 'German'],
    'Gister het ons langs die rivier geloop totdat die son gesak het, en niemand wou huis toe gaan nie. Die kinders het klippe in die water gegooi terwyl hulle ouma vir hulle stories oor die ou meule vertel het.',
  ],
  [
    'Luxembourgish',
    ['German', 'Dutch'],
    "Gëschter si mir laanscht de Floss gaangen, bis d'Sonn ënnergaangen ass, a kee wollt heemgoen. D'Kanner hu Steng an d'Waasser gehäit, wärend hir Boma hinnen Geschichten iwwer déi al Millen erzielt huet.",
  ],
  [
    'Macedonian',
    ['Bulgarian', 'Russian'],
    'Вчера шетавме покрај реката додека не зајде сонцето и никој не сакаше да си оди дома. Децата фрлаа камења во водата додека баба им им раскажуваше приказни за старата воденица.',
  ],
  [
    'Belarusian',
    ['Russian', 'Ukrainian'],
    'Учора мы гулялі ўздоўж ракі, пакуль не села сонца, і ніхто не хацеў ісці дадому. Дзеці кідалі камяні ў ваду, а бабуля расказвала ім гісторыі пра стары млын.',
  ],
  [
    'Pashto',
    ['Persian', 'Urdu', 'Arabic'],
    'پرون موږ د سیند په غاړه تر لمر لوېدو پورې وګرځېدو او هېچا نه غوښتل چې کور ته لاړ شي. ماشومانو په اوبو کې ډبرې غورځولې او انا یې ورته د زړې ژرندې کیسې کولې.',
  ],
  [
    'Nepali',
    ['Hindi', 'Marathi'],
    'हिजो हामी घाम नअस्ताएसम्म नदीको किनारै किनार हिँड्यौं र कसैलाई घर जान मन लागेन। बच्चाहरू पानीमा ढुङ्गा फाल्दै थिए भने उनीहरूकी हजुरआमा पुरानो घट्टको कथा सुनाउँदै हुनुहुन्थ्यो।',
  ],
  [
    'Croatian',
    ['Slovenian', 'Czech'],
    'Jučer smo hodali uz rijeku dok sunce nije zašlo i nitko nije htio ići kući. Djeca su bacala kamenje u vodu dok im je baka pričala priče o starom mlinu.',
  ],
  [
    'Yiddish',
    ['Hebrew'],
    'נעכטן זענען מיר געגאַנגען לענגאויס דעם טייַך ביז די זון איז אונטערגעגאַנגען, און קיינער האָט נישט געוואָלט גיין אַהיים.',
  ],
  ['Assamese', ['Bengali'], 'কালি আমি সূৰ্য ডুব যোৱালৈকে নদীৰ পাৰে পাৰে খোজ কাঢ়িলোঁ আৰু কোনেও ঘৰলৈ যাব বিচৰা নাছিল।'],
  [
    'Hindi in Latin letters',
    ['Hindi', 'English'],
    'Kal hum suraj doobne tak nadi ke kinare tehelte rahe aur koi ghar nahi jana chahta tha.',
  ],
  [
    'Swahili',
    ['English', 'Kannada'],
    'Jana tulitembea kando ya mto mpaka jua lilipotua, na hakuna aliyetaka kurudi nyumbani.',
  ],
];

test.each(NEIGHBOURS)('leaves %s to a model where %j is asked for', (_, asked, text) => {
  for (const name of asked) expect(undecided(`Passes if the response is in ${name}`, text)).toBe(UNCLEAR);
});

const [english, german, japanese] = [TEXTS.English!, TEXTS.German!, TEXTS.Japanese!];

const MIXTURES: [string, string, string, string][] = [
  ['a greeting in another language', `Hello there! ${german}`, 'language 1', MIXED],
  ['a short quotation', `${german}\nEr rief: "This is the end of it."`, 'language 1', MIXED],
  ['names and products', `${german} Das sagte Sarah Miller von Google in New York.`, 'language 1', 'language 1'],
  [
    'a program',
    `${german}\n\`\`\`\nif the user is not here then return the list of all the things and stop\n\`\`\``,
    'language 1',
    'language 1',
  ],
  ['code within a line', `${german} Nutze \`the list and this that\`.`, 'language 1', 'language 1'],
  ['a link', `${german} https://example.com/the-end-of-the-world-and-you`, 'language 1', 'language 1'],
  ['a part in another language', `${german}\n\n${english}`, MIXED, 'language 0'],
  ['a long part in a script of its own', `${german}\n\n${japanese}`, SCRIPTS, SCRIPTS],
  ['two words', 'Guten Morgen', UNCLEAR, UNCLEAR],
  ['one word', 'Danke', TOO_SHORT, TOO_SHORT],
  ['nothing', '', TOO_SHORT, TOO_SHORT],
  ['numbers alone', '1 2 3, 4!', TOO_SHORT, TOO_SHORT],
  ['code alone', '```\nlet the = of and in\n```', TOO_SHORT, TOO_SHORT],
];

test.each(MIXTURES)('a German text with %s, "in German" and "entirely in German"', (_, text, is, isWhole) => {
  expect(undecided('Passes if the response is in German', text)).toBe(is);
  expect(undecided('Passes if the response is entirely in German', text)).toBe(isWhole);
});

const BY_LETTERS: [string, string, string, string][] = [
  ['Korean', `${TEXTS.Korean} Google`, 'language 1', SCRIPTS],
  ['Chinese', '好的，谢谢', TOO_SHORT, TOO_SHORT],
  ['Japanese', '日本国憲法第九条戦争放棄', UNCLEAR, UNCLEAR],
  ['Japanese', '昨日は日が沈むまで歩きました。\n昨天我们沿着河边散步，一直走到太阳下山', MIXED, MIXED],
  ['Punjabi', TEXTS.Urdu!, UNCLEAR, UNCLEAR],
  ['Thai', 'สวัสดีครับ ยินดีต้อนรับ', 'language 1', 'language 1'],
];

test.each(BY_LETTERS)('%s: %s', (name, text, is, isWhole) => {
  expect(undecided(`Passes if the response is in ${name}`, text)).toBe(is);
  expect(undecided(`Passes if the response is entirely in ${name}`, text)).toBe(isWhole);
});

const small = english.toLowerCase();
const COMBINED: [string, string, string][] = [
  ['is in English and entirely in lowercase letters', small, 'language+casing 1'],
  ['is in English and entirely in lowercase letters', english, 'language+casing 0'],
  ['is in English and entirely in lowercase letters', german.toLowerCase(), 'language+casing 0'],
  ['is in English and entirely in capital letters', english.toUpperCase(), 'language+casing 1'],
  ['is in English and entirely in capital letters', german.toUpperCase(), 'language+casing 0'],
  [
    'is in English, in all lowercase, and contains no commas',
    small.replaceAll(',', ''),
    'language+casing+punctuation 1',
  ],
  ['is in German and contains no commas', german, 'language+punctuation 0'],
  ['is in German or in English', english, 'language 1'],
  ['is in German or in English', TEXTS.Russian!, 'language 0'],
  // A part that is undecided leaves the whole to a model, unless another part decides it.
  ['is in English and entirely in lowercase letters', 'yes', TOO_SHORT],
  ['is in English and entirely in lowercase letters', 'Yes', 'language+casing 0'],
  ['is in English or entirely in lowercase letters', 'yes', 'language+casing 1'],
  ['is in English or entirely in lowercase letters', 'Yes', TOO_SHORT],
];

test.each(COMBINED)('%s: %s', (condition, answer, want) => {
  expect(undecided(`Passes if the response ${condition}`, answer)).toBe(want);
});

test.each([
  ['Reward responses that are in English and contain a semicolon', 'a, b', TOO_SHORT],
  ['Penalize responses that are in English and contain no commas', 'a, b', 'language+punctuation 1'],
  ['Reward responses that are in English or contain commas', 'a, b', 'language+punctuation 1'],
  ['Penalize responses that are in English or exceed 2 words', 'a, b, c', TOO_SHORT],
])('no grade is made of what is undecided: %s', (criterion, answer, want) => {
  expect(undecided(criterion, answer)).toBe(want);
});

const EXPLANATIONS: [string, string, string][] = [
  ['Passes if the response is in English', german, 'The text is in German; the criterion asks for English.'],
  [
    'Passes if the response is in Kannada',
    TEXTS.Tamil!,
    'The text is in Tamil script; the criterion asks for Kannada.',
  ],
  [
    'Fails if the response is not in German',
    german,
    'The text is in German; the criterion fails on anything but German.',
  ],
  [
    'Passes if the response is entirely in German',
    `${german}\n\n${english}`,
    'A large part of the text is in English; the criterion asks for German alone.',
  ],
  [
    'Passes if the response is in English and contains no commas',
    'Yes, sir.',
    'The text is too short to tell its language for certain (undecided); 1 comma, in "Yes, sir." (none: no); the criterion asks for both.',
  ],
];

test.each(EXPLANATIONS)('explains: %s', (criterion, answer, want) => {
  expect(judged(criterion, answer)?.explanation).toBe(want);
});

test('does not apply to a response of attachments alone', () => {
  expect(judged('Passes if the response is in English', [{ type: 'image' }])?.score).toBeNull();
});

const ODD: [string, string, string][] = [
  ['a million letters in one word', 'a'.repeat(1_000_000), UNCLEAR],
  ['a million backticks', '`'.repeat(1_000_000), TOO_SHORT],
  ['a million at signs', 'a@'.repeat(500_000), TOO_SHORT],
  ['lone surrogates', `\ud83d ${english} \udc00`, 'language 1'],
  ['letters beyond the first plane', '𝐀𐐀'.repeat(250_000), SCRIPTS],
  ['line breaks of every kind', english.replaceAll(' ', '\r\n'), 'language 1'],
  ['a long text', `${english}\n`.repeat(3000), 'language 1'],
];

test.each(ODD)('reads %s', (_, text, want) => {
  expect(undecided('Passes if the response is in English', text)).toBe(want);
});
