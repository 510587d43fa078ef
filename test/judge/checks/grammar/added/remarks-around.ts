import type { Judged, Sentences } from './rows.ts';

const HAIKU = 'Soft rain on the roof\nA cat sleeps by the window\nNight folds into dawn';
const SUMMARY = 'The firm grew 5% in May. Sales rose in all regions.';
const STORY = 'The fox ran. The hen hid. Night fell. All slept.';
const JOKE = 'Why did the hen cross the road? To get to the other side!';
const FILE = 'Please find the file below. It is new.';

const BEFORE = [
  ...['Here you go!', 'Got it!', 'Happy to help!', 'Gladly.', 'Done!', 'I wrote this for you!', '¡Claro!', 'Voilà.'],
  ...["I'd love to help with that!", 'Natürlich!', 'Con gusto!'],
].map((one) => `${one}\n\n`);
const AFTER = [
  ...['Hope that helps!', 'Hope you love it!', 'Enjoy!', 'Feel free to tweak it!', 'Want another one? Just ask!'],
  ...['If you want, I can make it funnier!', 'Word count: 5!', '(Character count: 27!)', '**Note:** I love the form!'],
  ...['P.S. I can write more!', '**Why it works:** it is calm.', '**Why it works:**\n\n- short\n- calm'],
  ...['¡Espero que te guste!', 'Viel Spaß damit!', 'Enjoy!\n\nWant another one?'],
].map((one) => `\n\n${one}`);
const isOpen = (texts: readonly string[]): Judged[] => texts.map((text) => [text, 'open']);

/** Whether a remark before or after a work is of it is open where that matters. */
export const REMARKS_AROUND: Sentences = {
  decided: {
    'the haiku does not contain the word "love"': [
      [HAIKU, 1],
      [`${HAIKU}\n\nHope that helps!`, 1],
      [`I'd love to!\n\n${HAIKU}`, 'open'],
      [`${HAIKU}\n\nHope you love it!`, 'open'],
      ['Love is rain\nLove is wind\nLove is all', 0],
    ],
    'the haiku has exactly three lines': [
      [HAIKU, 1],
      ...isOpen(BEFORE.map((one) => one + HAIKU)),
      ...isOpen(AFTER.map((one) => HAIKU + one)),
      [`${HAIKU}\nHope you love it!`, 'open'],
    ],
    'the haiku ends with the word "dawn"': [
      [HAIKU, 1],
      [`Got it!\n\n${HAIKU}`, 1],
      ...isOpen(AFTER.map((one) => HAIKU + one)),
      [`${HAIKU}\n\n(17 syllables)`, 'open'],
    ],
    'the last line of the haiku contains the word "dawn"': [
      [HAIKU, 1],
      [`${HAIKU}\n\nEnjoy!`, 'open'],
    ],
    'the summary starts with "The firm"': [
      [SUMMARY, 1],
      [`${SUMMARY}\n\nHope that helps!`, 1],
      ...isOpen(BEFORE.map((one) => one + SUMMARY)),
      [`Got it! ${SUMMARY}`, 'open'],
      [`Happy to help!\n${SUMMARY}`, 'open'],
      [`Sales rose. ${SUMMARY}`, 0],
    ],
    'Fails if the summary contains the word "help"': [[`Happy to help.\n\n${SUMMARY}`, 'open']],
    'Reward a summary with at most 10 words': [
      [SUMMARY, 0.9],
      [`Got it!\n\n${SUMMARY}`, 'open'],
    ],
    'the story is exactly 4 sentences long': [
      [STORY, 1],
      [`Happy to help!\n\n${STORY}`, 'open'],
      [`${STORY} (4 sentences)`, 'open'],
      [`${STORY}\n\nHope you enjoyed it!`, 'open'],
      [`${STORY}\n\nThe end.`, 0],
    ],
    'the story ends with "The end."': [[`${STORY}\n\nThe end.`, 1]],
    'the joke is at most two sentences': [
      [JOKE, 1],
      [`Here you go!\n\n${JOKE}`, 'open'],
      [`${JOKE}\n\nHope that made you smile!`, 'open'],
    ],
    'the joke has exactly two paragraphs': [['Why did the hen cross?\n\nTo get to the other side!', 1]],
    'the translation is a single sentence': [
      ['Good morning, how are you?', 1],
      ['Good morning, how are you?\n\nThis is an informal greeting.', 'open'],
      ['Got it!\n\nGood morning, how are you?', 'open'],
    ],
    'the essay has exactly two paragraphs': [
      ['I like tea.\n\nWe drink it hot or cold.', 1],
      ['I like tea.\n\nWe drink it hot or cold.\n\nEnjoy!', 'open'],
      ['I like tea.\n\nWe drink it hot or cold.\n\nIt is good.', 0],
    ],
    'the dialogue contains no exclamation marks': [['Ann: Hi, Bob!\n\nBob: Hello, Ann.\n\nAnn: Fine, thanks!', 0]],
    'the recipe contains no exclamation marks': [
      ['1. Mix flour and eggs.\n2. Fry in a pan!', 0],
      ['Happy to help!\n\n1. Mix flour and eggs.\n2. Fry in a pan.', 'open'],
    ],
    'Fails if the email contains an exclamation mark': [
      [`Perfect!\n\n${FILE}`, 'open'],
      [`Hi Tom!\n\n${FILE}`, 0],
      [`${FILE}\n\nThanks!`, 0],
    ],
    'the song has exactly two lines': [
      ['La la la, the sun is up\nLa la la, we sing', 1],
      ['La la la\nLo lo lo\n\nTotal: 6 words.', 'open'],
      ['La la la\nLo lo lo\n\nThe tone is warm, and the words are plain, so it suits most who sing.', 'open'],
      ['This is a great topic, and I had a lot of fun with it.\n\nLa la la\nLo lo lo', 'open'],
    ],
    'the letter has exactly two sentences': [
      [FILE, 1],
      [`${FILE}\n\n**Tone:** friendly!`, 'open'],
      [`${FILE}\n\nSoll ich es kürzen?`, 'open'],
      [`${FILE}\n\nWas that okay?`, 'open'],
      [`What a fun request!\n\n${FILE}`, 'open'],
      [`${FILE}\n\nSee you soon!`, 0],
    ],
    'the commit message is at most 2 lines long': [
      ['feat: add x\n\nCloses #4', 1],
      ['Done!\n\nfeat: add x\n\nCloses #4', 'open'],
    ],
  },
  left: [],
};
