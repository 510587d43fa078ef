import type { Sentences } from './rows.ts';

export const JOINED: Sentences = {
  decided: {
    'all of the following hold: the response has fewer than 5 words, there is no link, and the word "warranty" is mentioned':
      [
        ['The warranty is over.', 1],
        ['The warranty is long since over.', 0],
        ['It is over.', 0],
      ],
    'Fails if any of the following is true: the response has a table, the response has a link, or the response has an emoji':
      [
        ['Hi 🙂', 0],
        ['Hi', 1],
      ],
    'Penalize answers that are longer than 3 words, or that include a link, or both': [
      ['one two three', 1],
      ['https://example.com', 0],
    ],
    'the response contains a link or a table, or both': [
      ['See https://example.com', 1],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 1],
      ['See there.', 0],
    ],
    'Fails if the word "guarantee" is used, unless the words "terms apply" are there as well': [
      ['A guarantee.', 0],
      ['A guarantee; terms apply.', 1],
      ['Terms apply.', 1],
      ['Hi', 1],
    ],
    '"workspace" must appear and "project" must not': [
      ['Open a workspace.', 1],
      ['Open a workspace in the project.', 0],
      ['Open it.', 0],
    ],
    'the response is exactly the single word "APPROVED" and nothing more': [
      ['APPROVED', 1],
      ['APPROVED today', 0],
      ['approved', 0],
    ],
    'the response is "yes" or "no" and nothing else': [
      ['yes', 1],
      ['We will see about that tomorrow.', 0],
    ],
    'the response is one word: "yes" or "no"': [
      ['no', 1],
      ['no, sir', 0],
    ],
    'the assistant replies with exactly "I do not know." and nothing else': [
      ['I do not know.', 1],
      ['I do not know. Sorry.', 0],
    ],
    'the assistant responds with only "OK"': [
      ['OK', 1],
      ['OK then', 0],
    ],
    'the response contains one and only one heading': [
      ['# A\n\ntext', 1],
      ['# A\n\n# B', 0],
    ],
    'the response has exactly three (3) bullet points': [
      ['- a\n- b\n- c', 1],
      ['- a\n- b', 0],
    ],
    'the response is a dozen (12) words': [['one two three four five six seven eight nine ten eleven twelve', 1]],
    'the response is on a single line': [
      ['one line', 1],
      ['two\nlines', 0],
    ],
    'the response is given as one single paragraph': [
      ['A. B.', 1],
      ['A.\n\nB.', 0],
    ],
    'the response is written in at most 2 sentences': [
      ['It works. It is fast.', 1],
      ['It works. It is fast. It is new.', 0],
    ],
    'the response comes in at under 5 words': [
      ['one two three', 1],
      ['one two three four five', 0],
    ],
    'Fails if the word "very" is used more than once in total': [
      ['very good', 1],
      ['very, very good', 0],
    ],
    'Penalize the word "very" appearing more than once': [['very good', 1]],
    'Penalize any of: "maybe", "perhaps"': [
      ['Perhaps.', 0],
      ['Yes.', 1],
    ],
    'Penalize the pronouns "he" and "she"': [
      ['She left.', 0],
      ['They left.', 1],
    ],
    'there is exactly one of a table and a link': [
      ['See https://example.com', 1],
      ['| a | b |\n|---|---|\n| 1 | 2 |\n\nhttps://example.com', 0],
      ['See there.', 0],
    ],
    'the response contains at least two of the following: a link, a table, an emoji': [
      ['See https://example.com 🙂', 1],
      ['See https://example.com', 0],
    ],
    'the response contains none of the following: a link, a table or an emoji': [
      ['See there.', 1],
      ['Hi 🙂', 0],
    ],
    // Things without an article are these things.
    'it uses at least two of these: headings, bullets, tables': [
      ['# A\n\n- b\n- c', 1],
      ['headings, bullets, tables', 0],
    ],
    'it uses none of these: headings, bullets, tables': [
      ['# A', 0],
      ['No headings, bullets or tables here.', 1],
    ],
    "it doesn't use any of these: bold, italics, headings": [
      ['**A**', 0],
      ['bold', 1],
    ],
    'the response has all of these: heading, list, link': [
      ['# A\n\n- b\n- https://example.com', 1],
      ['- b\n- https://example.com', 0],
    ],
    'Fails if it includes any of these: email addresses, phone numbers, URLs': [
      ['Write to a@example.com', 0],
      ['No URLs here.', 1],
    ],
    'it avoids all of the following: links, emojis': [
      ['Hi 🙂', 0],
      ['Hi', 1],
    ],
    'Penalize the use of any of these: emojis, exclamation marks': [
      ['Hi!', 0],
      ['Hi.', 1],
    ],
    'every paragraph contains at least one of these: number, link': [
      ['I have 2.\n\nhttps://example.com', 1],
      ['I have 2.\n\nA number, a link.', 0],
    ],
    'it contains at least one of these elements: list, table': [
      ['- a\n- b', 1],
      ['A list, a table.', 'open'],
    ],
    'either the response has a heading or "foo" appears, but not both': [
      ['# A', 1],
      ['# A\n\nfoo', 0],
      ['Hi', 0],
    ],
    'the response either is in French or contains "foo", but not both': [
      ["Bonjour, je suis très content de vous voir aujourd'hui.", 1],
      ['OK', 'open'],
    ],
    'exactly one of the following is true: the response has a link; the response has over 3 words': [
      ['https://example.com', 1],
      ['It is there: https://example.com', 0],
    ],
    'the response contains a table or, if not, is a question': [
      ['Where is it?', 1],
      ['It is there.', 0],
    ],
    'Fails if the response has a link unless it has a table': [
      ['See https://example.com', 0],
      ['See there.', 1],
    ],
  },
  left: [
    'it contains none of the following: links, emojis, code',
    'Fails if it contains any of the following: profanity, insults, threats',
    'Fails if it contains any of: synergy, leverage, disrupt',
    'Penalize any of the following: filler, repetition, hedging',
    'it includes all of these: name, age, city',
    'it includes all of these: Heading, Greeting, Signature',
    'it mentions one of the following: price, date',
    'it includes at least two of these elements: metaphor, simile, alliteration',
    'it uses any of these languages: french, german',
    'it contains any of these emojis: smile, heart',
    'the response has one of a link and a table',
    'Fails if the response has either a link or two tables, but not both',
    'either the response is short and has a link or it has a table, but not both',
    'not exactly one of a link and a table is present',
    'exactly one of the following is true: the response has a link, a table',
    'all of the following hold: the response has a link or a table, and the word "warranty" is mentioned',
    'all of the following hold: the response has a link, it is long, and the tone is kind',
    'all of the following are true: there is a link, it has three words, and there is no emoji',
    'any of the following is true: the response has a table and a link, or the response has an emoji',
    'the response does not contain a link or a table, or both',
    'the response has no links, or both',
    'the response has a link and a table, or both',
    'Fails if the response has a link unless it has no table',
    'Fails if the response has a link and a table unless the word "terms" is used',
    'Fails if the response has a link unless needed',
    '"workspace" must appear and "project" must not be far',
    'the response is not just "yes" or "no"',
    'the response is not "yes" and nothing else',
    'the response is one word: polite',
    'the assistant replies with "OK" and nothing else of note',
    'the assistant does not reply with only "OK"',
    'the response has three (4) bullet points',
    'the response is on one subject',
    'the response is on the line',
    'the response comes in handy',
    'Penalize the words "he" and "she" in total',
    'the words "a1" and "b1" appear more than once in total',
    'Penalize every mention of "foo"',
    'the response spans many topics',
  ],
};
