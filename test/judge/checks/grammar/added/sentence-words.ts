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
