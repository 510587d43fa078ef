import type { Sentences } from './rows.ts';

const LINES = 'Rain on me\nfall on me\ncome on now\nlet it be';
const SONG = `[Verse 1]\n${LINES}\n\n[Chorus]\n${LINES}`;
const labelled = (one: string, other: string) => `${one}\n${LINES}\n\n${other}\n${LINES}`;

/** Labels of songs, marks of other programs than Markdown's, codes of emojis, signs of formulas, and things of two senses. */
export const OTHER_MARKUP: Sentences = {
  decided: {
    'the song is eight lines long': [
      [SONG, 'open'],
      [labelled('(Verse 1)', '(Chorus)'), 'open'],
      [labelled('Verse 1:', 'Chorus:'), 'open'],
      [labelled('**Verse 1**', '**Chorus**'), 'open'],
      [labelled('*Verse*', '*Chorus*'), 'open'],
      [labelled('🎵 Verse 1', '🎵 Chorus (x2)'), 'open'],
      [labelled('1.', '2.'), 'open'],
      [labelled('I', 'II'), 'open'],
      [`${LINES}\n\n${LINES}`, 1],
      [LINES, 0],
    ],
    'the song is more than eight lines long': [
      [SONG, 'open'],
      [`${LINES}\n\n${LINES}`, 0],
    ],
    'there are exactly eight lines': [
      [SONG, 'open'],
      [`${LINES}\n\n${LINES}`, 1],
      [`Links\n${LINES}\nTitle\n${LINES}`, 0],
    ],
    'each stanza has four lines': [
      [SONG, 'open'],
      [labelled('I.', 'II.'), 'open'],
      [`${LINES}\n\n${LINES}`, 1],
      [`${LINES}\nOn\n\n${LINES}`, 0],
    ],
    'the poem has two stanzas with 5 lines each': [[SONG, 'open']],
    'the song contains no digits': [
      [SONG, 'open'],
      ['Verse 1: Rain\nChorus: Come', 'open'],
      ['[Verse 1]\nRain 4 me', 0],
      [LINES, 1],
    ],
    'no line of the song contains a digit': [[SONG, 'open']],
    'the song starts with "Rain"': [
      [SONG, 'open'],
      [LINES, 1],
    ],
    'the song starts with "Hey"': [[SONG, 0]],
    'the first line of the song is "Rain on me"': [[SONG, 'open']],
    'every line of the song has at least three words': [[SONG, 'open']],
    'the lyrics are at most 24 words long': [[SONG, 'open']],
    'no line occurs twice': [['[Chorus]\nCome\n\n[Chorus]\nGo', 'open']],
    'the song contains "[Chorus]"': [[SONG, 1]],
    'the poem has two headings': [[labelled('# Verse', '# Chorus'), 1]],
    'it contains no square brackets': [[SONG, 0]],
    'the WhatsApp message has no bold text': [
      ['Your *order* is ready.', 'open'],
      ['Your order is ready.', 1],
    ],
    'the Slack message contains bold text': [
      ['*Deploy* finished', 'open'],
      ['Deploy finished', 0],
    ],
    'the Telegram message contains italic text': [['*Order* ready', 'open']],
    'the Discord message has no bold text': [['__Rules__', 'open']],
    'the WhatsApp message contains strikethrough text': [['~~20~~ 15', 'open']],
    'the Teams message has a heading': [['# News', 'open']],
    'the Slack message contains no links': [
      ['See <https://a.com|here>', 'open'],
      ['See below', 1],
    ],
    'the Slack message has no @mentions': [
      ['Hi <!here>', 'open'],
      ['Hi @ann', 0],
      ['Hi', 1],
    ],
    "the response has no headings, since Slack doesn't render them": [['# News', 'open']],
    'the Slack message has two bullet points': [['- a\n- b', 1]],
    'the message has bold text': [['**Deploy** finished', 1]],
    'the response contains a code block tagged LaTeX': [
      ['```latex\nx\n```', 1],
      ['```tex-\nx\n```', 0],
    ],
    'the Slack message contains no emojis': [
      ['Deploy finished :white_check_mark:', 'open'],
      ['Done :+1:', 'open'],
      ['Done :tada::fire:', 'open'],
      ['Done at 10:30:15, a:b:c, Foo::bar::baz', 1],
      ['Write `:tada:`', 1],
    ],
    "there's no emoji": [['GG <:pepe:123456>', 'open']],
    'it starts with an emoji': [
      [':tada: Done', 'open'],
      ['Done', 0],
    ],
    'each bullet starts with an emoji': [['- :tada: Done', 'open']],
    'the answer ends with "x = 3"': [
      ['Subtract 4 and halve: $x = 3$', 'open'],
      ['Hence \\(x = 3\\).', 'open'],
      ['Hence $$x = 3$$', 'open'],
      ['\\[\nx = 3\n\\]', 'open'],
      ['Thus $\\boxed{x = 3}$', 'open'],
      ['Thus x = 3', 1],
      ['Thus $x = 4$', 0],
    ],
    'the reply starts with "x = 3"': [['$x = 3$ is the answer', 'open']],
    'the last line is "Answer: 12"': [
      ['So\nAnswer: $12$', 'open'],
      ['So\nAnswer: \\boxed{12}', 'open'],
      ['So\nAnswer: $12', 0],
    ],
    'it contains "costs 5 or 6"': [['It costs $5 or $6.', 0]],
    'there are exactly two paragraphs': [
      ['See our page\n\n![A nurse](jab.png)\n\nAsk a doctor', 'open'],
      ['See our page\n\nAsk a doctor', 1],
      ['See our page\n\nAsk a doctor\n\nGo', 0],
    ],
    'the last paragraph contains "doctor"': [
      ['Go\n\nAsk a doctor\n\n![A nurse](jab.png)', 'open'],
      ['Go\n\nAsk a doctor', 1],
    ],
    'the recipe has a date in ISO format': [['Bake it by 2026-03-01.', 1]],
    'the story contains no capital letters': [['once upon a time.', 1]],
  },
  left: [
    'the recipe contains dates',
    'the recipe has no dates',
    'there are dates in the shopping list',
    'the meal plan contains dates',
    'the story contains a letter',
    'the story contains no letters',
    'the play has two characters',
  ],
};
