import type { Sentences } from './rows.ts';

/** What is said after a condition and asks for nothing, or for the same again. */
export const REMARKS: Sentences = {
  decided: {
    'it parses as JSON, nothing around it': [
      ['{"a":1}', 1],
      ['Here: {"a":1}', 0],
    ],
    'Penalize SELECT * in the SQL, list the columns': [
      ['```sql\nSELECT id FROM a;\n```', 1],
      ['```sql\nSELECT * FROM a;\n```', 0],
    ],
    '"## Ingredients" comes before "## Steps", both required': [
      ['## Ingredients\n\nEggs\n\n## Steps\n\nBoil.', 1],
      ['## Steps\n\nBoil.', 0],
    ],
    'the answer is just yes or no, lowercase': [
      ['yes', 1],
      ['Yes', 0],
    ],
    'Penalize Markdown headings, this goes out as plain text': [
      ['Hello there.', 1],
      ['# Hello\n\nText.', 0],
    ],
    "there's one link in it, not two, not zero": [
      ['See https://example.com now.', 1],
      ['None here.', 0],
    ],
    "it's a single line, zero line breaks": [
      ['One line', 1],
      ['Two\nlines', 0],
    ],
    'Penalize tab characters in the code, spaces only please': [
      ['```py\nif a:\n    b()\n```', 1],
      ['```py\nif a:\n\tb()\n```', 0],
    ],
    'everything is lowercase, no capitals at all': [
      ['all small', 1],
      ['Not Small', 0],
    ],
    'Penalize times with AM or PM, we use 24h': [
      ['It starts at 15:00.', 1],
      ['It starts at 3:00 PM.', 0],
    ],
    'Reward blurbs with 20 to 30 words, no more, no less': [
      [
        'word word word word word word word word word word word word word word word word word word word word word word word word word.',
        1,
      ],
      ['Too short.', 0.1],
    ],
    'the output is JSONL, each line parsing on its own': [
      ['{"a":1}\n{"a":2}', 1],
      ['{"a":1}\nno', 0],
    ],
    'Reward British "colour" and never "color"': [
      ['A colour.', 1],
      ['A color.', 0],
    ],
    'the output is pure ASCII, nothing fancy': [
      ['plain', 1],
      ['café', 0],
    ],
    'Penalize parentheses, the voice bot reads them out loud': [
      ['Come at noon.', 1],
      ['Come (at noon).', 0],
    ],
    "it's just YES or NO, no other text": [
      ['YES', 1],
      ['YES, because it is so.', 0],
    ],
    'Penalize tabs; indent with spaces only': [
      ['a b', 1],
      ['a\tb', 0],
    ],
    'times are 24h, so no am/pm': [
      ['It opens at 15:30.', 1],
      ['It opens at 3:30 pm.', 0],
    ],
    'Penalize words in ALL CAPS, except FAQ': [
      ['See the FAQ below.', 1],
      ['READ the FAQ below.', 0],
    ],
    'it has at most 5 words, no exceptions': [
      ['One two.', 1],
      ['One two three four five six.', 0],
    ],
    'Penalize emojis, please': [
      ['Hi.', 1],
      ['Hi 🙂', 0],
    ],
    'Reward answers under 5 words, ok?': [
      ['Yes, of course.', 1],
      ['This is far too long for that.', 0.25],
    ],
    'the output is a JSON array, so nothing before or after it': [
      ['[1]', 1],
      ['Sure: [1]', 0],
    ],
    'the reply is "Done", nothing else': [
      ['Done', 1],
      ['Done, and more.', 0],
    ],
    'it has exactly three bullets, not four': [
      ['- a\n- b\n- c', 1],
      ['- a\n- b\n- c\n- d', 0],
    ],
    'it has a link (just one)': [
      ['https://example.com', 1],
      ['https://example.com and https://example.org', 0],
    ],
    'Penalize links, not even one': [
      ['Hi.', 1],
      ['https://example.com', 0],
    ],
    "Penalize bullet points, the chat widget can't render them": [
      ['Hi.', 1],
      ['- a\n- b', 0],
    ],
    "Fails if there's no heading, it's required": [
      ['# A\n\nText', 1],
      ['Text', 0],
    ],
    "it's under 20 characters, so it fits in a text message": [
      ['Short.', 1],
      ['This one is much too long for that.', 0],
    ],
    'Penalize numbered lists, use bullets instead': [
      ['- a\n- b', 1],
      ['1. a\n2. b', 0],
    ],
    'Penalize "utilize", just say "use"': [
      ['Use it.', 1],
      ['Utilize it.', 0],
    ],
    'it mentions "Acme Corp", spelled exactly like that': [
      ['At Acme Corp.', 1],
      ['At ACME CORP.', 0],
    ],
    "it's one sentence, emojis not allowed": [
      ['Go home.', 1],
      ['Go home 🙂.', 0],
    ],
    "it's in English, under 8 words": [
      ['This is a short text in English.', 1],
      ['This is a much longer text that is written in plain English.', 0],
    ],
    "it has at most 280 characters (it's a tweet) and no links": [
      ['Short.', 1],
      ['https://example.com', 0],
    ],
    'it has no links, no emojis, no tables': [
      ['Plain.', 1],
      ['Plain 🙂', 0],
    ],
    "Fails if it has more than 3 sentences, that's too long": [
      ['One. Two.', 1],
      ['One. Two. Three. Four.', 0],
    ],
    'Penalize more than one exclamation mark, one is fine': [
      ['Hi!', 1],
      ['Hi! Ho!', 0],
    ],
    'it has links, at most two': [
      ['https://example.com', 1],
      ['None.', 0],
    ],
    'Fails if it includes emojis, git complains': [
      ['Hi.', 1],
      ['Hi 🙂', 0],
    ],
    'Reward ending with a question, to keep the chat going': [
      ['Shall we go on?', 1],
      ['We go on.', 0],
    ],
    'it has tables, not lists': [
      ['| a | b |\n| - | - |\n| 1 | 2 |', 1],
      ['- a\n- b', 0],
      ['| a | b |\n| - | - |\n| 1 | 2 |\n\n- a\n- b', 'open'],
    ],
    'it ends with a question mark, not a period': [
      ['Shall we?', 1],
      ['We shall.', 0],
    ],
    "it's a single word, punctuation not allowed": [
      ['Done', 1],
      ['Done.', 0],
      ["Don't", 'open'],
    ],
    'Penalize more than two emojis, max two': [
      ['Hi 🙂', 1],
      ['Hi 🙂🙂🙂', 0.5],
    ],
    "Fails if it's longer than 2 sentences; keep it brief": [
      ['One. Two.', 1],
      ['One. Two. Three.', 0],
    ],
    'it contains "Terms apply", doesn\'t matter where': [
      ['All of it. Terms apply.', 1],
      ['Nothing applies.', 0],
    ],
    'every line ends with a semicolon, even the last one': [
      ['a;\nb;', 1],
      ['a;\nb', 0],
    ],
    'it says "login", one word': [
      ['Your login is new.', 1],
      ['Your log in is new.', 0],
    ],
    'Penalize headings, none needed': [
      ['Text', 1],
      ['# Title\n\nText', 0],
    ],
    'it has at least two links, more is okay': [
      ['https://example.com https://example.org https://example.net', 1],
      ['https://example.com', 0],
    ],
    'Penalize the word "just" — adds nothing': [
      ['We go.', 1],
      ['We just go.', 0],
    ],
    'Fails if it says "guys", say "everyone" instead': [
      ['Hi everyone', 1],
      ['Hi guys', 0],
    ],
    'it has no digits, spell numbers out': [
      ['five', 1],
      ['5', 0],
    ],
    'it is in all caps, no lowercase': [
      ['YES', 1],
      ['Yes', 0],
    ],
    'Penalize inline styles in the HTML, no style= please': [
      ['```html\n<p class="a">A</p>\n```', 1],
      ['```html\n<p style="color: red">A</p>\n```', 0],
    ],
    'Penalize question marks, no questions please': [
      ['Hello.', 1],
      ['Hello?', 0],
    ],
    'Penalize semicolons — nobody likes them': [
      ['A, b.', 1],
      ['A; b.', 0],
    ],
    'Fails if the reply has more than one link, one link max': [
      ['https://example.com', 1],
      ['https://example.com https://example.org', 0],
    ],
    'it includes the word "FREE", all caps': [
      ['It is FREE.', 1],
      ['It is free.', 0],
    ],
    "Penalize hashtags, this isn't Instagram": [
      ['Hi.', 1],
      ['Hi #you', 0],
    ],
    'each paragraph has at most 2 sentences, no more': [
      ['One. Two.', 1],
      ['One. Two. Three.', 0],
    ],
    "Fails if it's over 3 words, even by one": [
      ['One two three', 1],
      ['One two three four', 0],
    ],
    "it contains an emoji, doesn't matter which": [
      ['Hi 🙂', 1],
      ['Hi', 0],
    ],
    'the reply has exactly 3 sentences, otherwise it fails': [
      ['One. Two. Three.', 1],
      ['One.', 0],
    ],
    'the response has at most 12 words so it fits in a tweet': [
      ['Short.', 1],
      ['a b c d e f g h i j k l m', 0],
    ],
    'the response has at most 12 words since the widget truncates longer ones': [
      ['Short.', 1],
      ['a b c d e f g h i j k l m', 0],
    ],
    'Reward replies of at least 5 words, short ones are useless to us': [
      ['One two three four five six.', 1],
      ['One.', 0.2],
    ],
    'Fails if the reply has more than 12 words, anything longer gets cut off': [
      ['Short.', 1],
      ['a b c d e f g h i j k l m', 0],
    ],
    'Penalize nested bullets, we only render one level': [
      ['- a\n- b', 1],
      ['- a\n  - b', 0],
    ],
    'it contains a table to save space': [
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
      ['No.', 0],
    ],
    'it has no emojis, as required by legal': [
      ['No.', 1],
      ['Yes 🙂', 0],
    ],
    'it has no emojis per our style guide': [
      ['No.', 1],
      ['Yes 🙂', 0],
    ],
    'it ends with a question mark, whatever the user asks': [
      ['So?', 1],
      ['So.', 0],
    ],
    'it has no tables; otherwise the import fails': [
      ['No.', 1],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 0],
    ],
    'it has no headings, remember the widget is tiny': [
      ['No.', 1],
      ['# A', 0],
    ],
    'it has no headings. This is very important.': [
      ['No.', 1],
      ['# A', 0],
    ],
  },
  left: [
    'the response has no headings, we tolerate one',
    'the response has no headings, we keep the title',
    'the response has no headings, we use them in code',
    "Fails if the response contains an emoji, we don't mind one",
    'Penalize headings, we keep the title',
    'the response is under 50 words, we skip the title',
    'Reward replies under 50 words, we exempt code',
    'the response has no headings, since the title is exempt',
    'the response contains no commas, since lists are exempt',
    'Fails if the response is over 50 words, since code does not count',
    'the response has three bullets, because four is fine too',
    "the response has no headings, we don't use bullets either",
    'the response has no headings, since bullets are not allowed',
    'the response has three bullets, because each must be a question',
    'the response has no headings, since it must be one paragraph',
    'Reward ending with a question, not a period',
    'the response has no headings, use bullets instead',
    'the response has no headings, we use only bullets',
    'Reward lists without nested bullets',
    'Penalize a missing period',
    'Reward an empty list',
    'Penalize anything but a list',
    'Passes if it has a date, we use ISO format',
    'Passes if it has no emojis, customers are addressed by name',
    'Passes if it has no links, the user is asked for a date',
    'Passes if it has no emojis, the brand is mentioned',
    'Passes if it has no links, users get a table',
    'Passes if it has no brands, customers and partners',
    'Passes if it has no emojis, it sounds professional',
    'Passes if it has a price, it is shown in bold',
    'Passes if it is under 50 words, no explanation',
    'Passes if it has two sentences, no explanation',
    "Passes if it has three bullets, that's it",
    'Passes if it has three bullets, lowercase',
    'Passes if it has three bullets, max 10 words',
    'Passes if it has a table, at most 50 words',
    'Passes if it has 3 bullets, no fewer',
    'Passes if it mentions "x1" or "y1", both required',
    'Passes if it ends with a comma, period',
    'Passes if it has exactly three bullets, not three',
    'Fails if it has a link and a table, both forbidden',
    'Fails if it has emojis, it sounds unprofessional',
    'Fails if it contains "sorry" because of a delay',
    'Penalize "color", use British spelling',
    'Penalize emojis, use a friendly tone',
    'Penalize emojis, slang',
    'Penalize tables, use prose only',
    'Penalize lists, the items are too long',
    'Penalize starting with "Sure", "Of course"',
    'Reward a table, our brand name in it',
    'it has 3 bullets, no more',
    'it has a link, our new logo',
    'it contains "Free", uppercase',
    'it has no lists, this is a single sentence',
    'it has a link, any link to example.com',
    'it has three links, links only',
    'it has no links, nobody is named',
    'it calls search, every time',
    'it has no links, the brand never appears',
    'it has no links, the customer gets a refund',
    "it has no emojis, sentences don't open with a verb",
    "it's at most 100 words, including code",
    'Penalize links without text, no links please',
    'Penalize Markdown headings, plain text only',
    'it has no emojis, our brand is bold',
    'it has exactly three lines, blank lines included',
    'it has at most 60 characters, not words',
    'it is valid JSON with the key "name", nothing else',
    'it has three links, not just one',
    'Penalize tables, bullets are fine',
    "Fails if it has a link, it's required",
    'it has three bullets in any case',
    'it contains "x" regardless of case',
    'it has a code block, the build passes',
    'it mentions "captions" for accessibility',
    'it says "restart" to save space',
    'Fails if it has more than two links, the widget shows only one',
    'Passes if it has at most two links, the widget only shows three',
    'Fails if it contains a link, the user asked for this',
    'it mentions the refund as requested by the user',
    'Fails if it has headings, which our SEO needs',
    'it says "yes" otherwise "no"',
    'it has one link or the build breaks',
    'it has at most 50 words, short ones are useless to us',
    'Reward replies of at least 5 words, longer ones get truncated',
    'it has a link so the button is blue',
    'it has no links, our footer is exempt',
    'it has no emoji, our brand smiley is fine',
    'it has no headings, our title is left out of this',
    'it has no bold text, since bold is reserved for warnings',
    'it has no emoji, as we use them in greetings',
    'Fails if it has emoji, as we only use them in greetings',
    'it has no links, since links go in the footer',
    'it has no emoji, per our tone rules for complaints',
    'it has at most 20 words, we count links separately',
  ],
};
