import type { Sentences } from './rows.ts';

/** Sentences, words by their places, words in capitals, and what stands in one part only. */
export const SENTENCE_WORDS: Sentences = {
  decided: {
    'every sentence starts with a capital letter': [
      ['It rains. The road is wet.', 1],
      ['it rains. The road is wet.', 0],
      ['It rains on the house. the road is wet.', 0],
      ['It rains. 3 roads are wet.', 'open'],
      ['It costs approx. five euros. Pay now.', 1],
      ['Use npm. npm is a tool.', 'open'],
    ],
    'Fails if a sentence starts with a lowercase letter.': [
      ['We met. It was late.', 1],
      ['we met at noon. It was late.', 0],
      ['- apples\n- pears', 'open'],
    ],
    'no sentence begins with a lower-case letter': [['We met. 3 of us left.', 1]],
    'Fails if any sentence runs longer than 4 words.': [
      ['It rains today.', 1],
      ['It rains today on all roads.', 0],
    ],
    'Fails if a line starts with "Note".': [
      ['All well.\nNote this.', 0],
      ['All well.\nNot this.', 1],
    ],
    'the third word of the reply is "dragon"': [
      ['See the dragon, run!', 1],
      ['See the small dragon.', 0],
      ['See the', 0],
      ['A well-known dragon.', 'open'],
    ],
    'its second-to-last word is either "red" or "blue"': [
      ['The sky is blue today.', 1],
      ['The sky is grey today.', 0],
    ],
    'the second word of the last line is "Smith"': [
      ['Regards,\nAnn Smith', 1],
      ['Ann Smith\nRegards, Bob', 0],
    ],
    '"deadline" is mentioned in the last paragraph and only there': [
      ['Hello.\n\nThe deadline is Friday.', 1],
      ['The deadline is near.\n\nThe deadline is Friday.', 0],
      ['Hello.\n\nBye.', 0],
    ],
    'bold appears only in the first line': [
      ['**Title**\nText', 1],
      ['**Title**\n**Text**', 0],
      ['Title\nText', 'open'],
    ],
    'no emojis are used outside the last line': [
      ['Hi\nBye 👋', 1],
      ['Hi 👋\nBye', 0],
    ],
    'the response has no capital letters after its first character': [
      ['Seven ways to win', 1],
      ['Seven Ways to win', 0],
    ],
    'Fails if an exclamation mark appears after the first sentence.': [
      ['Hello! We are open.', 1],
      ['Hello! We are open!', 0],
    ],
    'Fails if there are any words in ALL CAPS.': [
      ['I like NASA.', 'open'],
      ['You MUST come.', 0],
      ['I am here.', 1],
    ],
    'no word is written in full capitals': [['Come IMMEDIATELY!', 0]],
    'two or more words are fully capitalised, like STOP': [
      ['STOP NOW', 1],
      ['STOP now', 0],
    ],
    'Fails if any word other than SALE is written entirely in capital letters.': [
      ['Big SALE today', 1],
      ['Big SALE TODAY', 0],
    ],
    'Fails if the reply contains a word written entirely in capitals that is four letters or longer.': [
      ['The USA won.', 1],
      ['They SHOUT.', 0],
    ],
    'all the letters are capitals': [
      ['STOP 42', 1],
      ['Stop', 0],
    ],
    'each paragraph begins with a different word': [
      ['One is here.\n\nTwo is there.', 1],
      ['One is here.\n\nOne is there.', 0],
    ],
    'Fails if any two lines start with the same word.': [
      ['a b\nc d\na e', 0],
      ['a b\nc d', 1],
    ],
    'every paragraph ends with a bracketed number, e.g. [3]': [
      ['All is well [1].\n\nAll is fine [2].', 1],
      ['All is well.\n\nAll is fine [2].', 0],
    ],
    'nothing comes after the line "Thank you"': [
      ['Hi\nThank you', 1],
      ['Thank you\nBye', 0],
    ],
    'the last sentence is "This is not legal advice."': [
      ['Go to court. This is not legal advice.', 1],
      ['This is not legal advice. Go to court.', 0],
    ],
    'the reply ends with "See you soon."': [
      ['Bye. See you soon.', 1],
      ['See you soon. Bye.', 0],
    ],
    'Fails if the model repeats the same sentence word for word.': [['We are open today. We are open today.', 0]],
    'Fails if a word is immediately doubled, like "the the".': [
      ['See the the dog.', 0],
      ['See the dog.', 1],
    ],
  },
  left: [
    'every sentence starts with a lowercase letter',
    'a line starts with "Note"',
    '"deadline" appears only in the second paragraph',
    'the third word is "well-known"',
    'the last sentence is "foo"',
    'the list appears only in the first paragraph',
    'Passes if a word is in all caps.',
  ],
};

/** Links by their schemes and parameters, scripts, and what of the user's message stands in the response. */
export const LINKS_AND_SCRIPTS: Sentences = {
  decided: {
    'Fails if any link in the output uses http:// instead of https://.': [
      ['See http://a.com', 0],
      ['See https://a.com', 1],
    ],
    'Fails if a URL beginning with plain http:// rather than https:// is handed out.': [['See http://a.com/b', 0]],
    'Fails if an http:// link is included.': [['See [a](https://a.com)', 1]],
    'all links use https://': [
      ['See https://a.com', 1],
      ['No link', null],
    ],
    'the answer links to a page on docs.example.com': [
      ['See https://docs.example.com/start', 1],
      ['See https://example.org', 0],
    ],
    'all links point to acme.com and no other domain is linked': [
      ['See https://acme.com/a', 1],
      ['See https://acme.com and https://b.org', 0],
    ],
    'Fails if any domain other than acme.com is linked.': [['See https://b.org', 0]],
    'Fails if a URL contains tracking parameters such as utm_source.': [
      ['https://a.com/?utm_source=x', 0],
      ['https://a.com/?page=2', 1],
      ['https://a.com/?ref=x', 'open'],
    ],
    'no link has UTM parameters': [['https://a.com/?q=1&utm_medium=mail', 0]],
    'Fails if any link includes a gclid parameter.': [
      ['https://a.com/?gclid=1', 0],
      ['https://a.com/?utm_source=x', 1],
    ],
    'the answer is written in the Cyrillic alphabet, without any Latin letters': [
      ['Привет, мир', 1],
      ['Привет, world', 0],
      ['Hello', 0],
    ],
    'the reply is written in Greek letters only': [
      ['Καλημέρα', 1],
      ['Καλημέρα Bob', 0],
    ],
    'the response is in Arabic script': [
      ['مرحبا', 1],
      ['Hello', 0],
      ['مرحبا Bob', 'open'],
    ],
    'every letter in the reply is Greek': [
      ['Καλημέρα', 1],
      ['Καλημέρα Bob', 0],
    ],
    'all the letters are Cyrillic': [
      ['Да! 5', 1],
      ['42', 'open'],
    ],
    'Fails if any Latin letters appear.': [
      ['Да, OK', 0],
      ['Да', 1],
    ],
    'the response contains at least one katakana character': [['カ', 1]],
    'only plain ASCII characters are used': [
      ['plain', 1],
      ['café', 0],
    ],
    'the response is made up solely of ASCII characters': [['café', 0]],
    'Fails if the output contains characters outside plain ASCII.': [['naïve', 0]],
    'all characters are ASCII': [['abc', 1]],
    'the order number the user gave is quoted back in the reply': [
      ['Order 48213 is on its way.', 1, 'Where is my order 48213?'],
      ['It is on its way.', 0, 'Where is my order 48213?'],
    ],
    'the e-mail address the user gave appears in the reply': [
      ['We wrote to ann@x.com.', 1, 'Write to ann@x.com'],
      ['We wrote to you.', 0, 'Write to ann@x.com'],
      ['We wrote to you.', 'open', 'Write to ann@x.com or bob@x.com'],
    ],
    "Fails if the assistant echoes the user's email address back.": [
      ['Thanks, ann@x.com!', 0, 'My email is ann@x.com'],
      ['Thanks!', 1, 'My email is ann@x.com'],
      ['I will write to bob@x.com.', 'open', 'Send it to bob@x.com'],
    ],
    "all {curly} placeholders in the user's text are still there, unchanged, in the translation": [
      ['Hallo {name}', 1, 'Hello {name}'],
      ['Hallo {Name}', 0, 'Hello {name}'],
      ['Hallo', null, 'Hello'],
    ],
    "every placeholder from the user's message is kept": [['Hallo {name}', 'open', 'Hello {name}, [date]']],
    "the response has as many lines as the user's message": [
      ['a\nb', 1, 'c\nd'],
      ['a', 0, 'c\nd'],
      ['a\nb\ne', 'open', 'c\nd'],
    ],
    "the list has as many items as the user's list": [
      ['- a\n- b', 1, '- c\n- d'],
      ['- a', 0, '- c\n- d'],
      ['- a', 'open', 'c, d'],
    ],
    "the assistant starts by quoting the user's message in full, unchanged": [
      ['> Where is the station?\n\nOver there.', 1, 'Where is the station?'],
      ['Over there.', 0, 'Where is the station?'],
      ['You ask: Where is the station?', 'open', 'Where is the station?'],
    ],
    "Fails if the user's message is quoted back verbatim in the reply.": [
      ['You said: "Where is the nearest bus station?"', 0, 'Where is the nearest bus station?'],
      ['Over there.', 1, 'Where is the nearest bus station?'],
    ],
  },
  left: [
    'the response is in Greek letters and Latin letters',
    'the answer is in script',
    'no link contains parameters',
    "the user's address appears in the reply",
    'the response starts by quoting the user',
  ],
};
