import type { Sentences } from './rows.ts';

/** Numbers, lists of texts and their order, and labels, in further plain words. */
export const PLAIN_COUNTS: Sentences = {
  decided: {
    'Fails if not all of the words "red", "green" and "blue" appear in the response': [
      ['Red and blue.', 0],
      ['Red, blue and green.', 1],
    ],
    'the words "red" and "green" do not both appear': [
      ['Red.', 1],
      ['Red and green.', 0],
    ],
    'all but one of the words "red", "green" and "blue" are used': [
      ['Red and blue.', 1],
      ['Red.', 0],
      ['Red, blue and green.', 0],
    ],
    'at most one of the words "cat" and "dog" appears, however often': [
      ['A cat, a cat.', 1],
      ['A cat and a dog.', 0],
    ],
    'the response contains the words "red" and "green", in any order': [
      ['Green, then red.', 1],
      ['Red.', 0],
    ],
    'the words "cat" and "dog" both appear, in whatever order': [
      ['A dog and a cat.', 1],
      ['A dog.', 0],
    ],
    'the response mentions "one", "two" and "three" in this order': [
      ['One, two and three.', 1],
      ['One, three and two.', 0],
      ['One and two.', 0],
    ],
    'it names Anna, Ben and Carla in that order': [
      ['Anna, Ben and Carla.', 1],
      ['Ben, Anna and Carla.', 0],
    ],
    '"tea" and "milk" both appear, the latter before the former': [
      ['Milk, then tea.', 1],
      ['Tea, then milk.', 0],
    ],
    'the first mention of "Anna" comes before the first mention of "Ben"': [
      ['Anna met Ben, and Anna left.', 1],
      ['Ben met Anna, and Ben left.', 0],
      ['Anna left.', 0],
    ],
    'the first "apple" comes after the last "pear"': [
      ['A pear, a pear, an apple.', 1],
      ['An apple, a pear.', 0],
    ],
    '"Verdict:" comes earlier in the answer than "Rationale:"': [
      ['Verdict: yes. Rationale: so.', 1],
      ['Rationale: so. Verdict: yes.', 0],
    ],
    'the word "apple" comes directly before the word "pie"': [
      ['An apple pie.', 1],
      ['A pie of apple.', 0],
    ],
    '"foo" and "bar" appear twice each': [
      ['foo bar foo bar', 1],
      ['foo bar foo', 0],
    ],
    'the response contains the word "cat" at least once but fewer than three times': [
      ['A cat and a cat.', 1],
      ['A dog.', 0],
      ['A cat, a cat, a cat.', 0],
    ],
    'the word "please" occurs, but no more than twice': [
      ['Please.', 1],
      ['No.', 0],
      ['Please, please, please.', 0],
    ],
    'the response contains "and" max twice': [
      ['a and b and c', 1],
      ['a and b and c and d', 0],
    ],
    'the response is between 3 and 6 words long, both excluded': [
      ['One two three four.', 1],
      ['One two three.', 0],
      ['One two three four five six.', 0],
    ],
    'the response has strictly between 3 and 6 words': [
      ['One two three four five.', 1],
      ['One two three.', 0],
    ],
    'the response is 5 words +/- 1': [
      ['One two three four.', 1],
      ['One two three.', 0],
      ['One two three four five six seven.', 0],
    ],
    'the response is five words, give or take one': [
      ['One two three four five six.', 1],
      ['One two three.', 0],
    ],
    'the word count is between 2 to 4': [
      ['One two three.', 1],
      ['One two three four five.', 0],
    ],
    'the response has either exactly one or exactly three sentences': [
      ['One.', 1],
      ['One. Two.', 0],
      ['One here. Two here. Three here.', 1],
    ],
    'the response exceeds neither 4 words nor 2 sentences': [
      ['It is. So be.', 1],
      ['It is so, and be it.', 0],
    ],
    'Fails if the response exceeds 4 words or 2 sentences': [
      ['It is. So be.', 1],
      ['It is so, and be it.', 0],
    ],
    'the response has exactly 4 characters, spaces included': [
      ['ab c', 1],
      ['abc', 0],
    ],
    'Fails if the number of question marks is anything but one': [
      ['So?', 1],
      ['So? So?', 0],
    ],
    'Fails if more then 2 sentences end in exclamation marks': [
      ['Go! Go! Go!', 0],
      ['Go! Go! Stop.', 1],
    ],
    'the response has atleast 3 words': [
      ['One two three.', 1],
      ['One.', 0],
    ],
    'the response is < 5 words & contains no emoji': [
      ['So be it.', 1],
      ['So be it 😀', 0],
      ['So be it, and more of it.', 0],
    ],
    'the response contains "cat" and/or "dog"': [
      ['A cat and a dog.', 1],
      ['A dog.', 1],
      ['A cow.', 0],
    ],
    'Penalize responses that contain a semicolon, an em dash or both': [
      ['So; it is.', 0],
      ['So — it is; yes.', 0],
      ['So it is.', 1],
    ],
    'the response contains "a1" and either "b1" or "c1"': [
      ['a1 c1', 1],
      ['b1 c1', 0],
    ],
    'the response contains either "a1", or both "b1" and "c1"': [
      ['c1 b1', 1],
      ['a1', 1],
      ['c1', 0],
    ],
    'the response not only contains the word "cat" but also ends with an exclamation mark': [
      ['A cat!', 1],
      ['A cat.', 0],
    ],
    'the response contains "warning" if and only if it contains "danger"': [
      ['So.', 1],
      ['A warning of danger.', 1],
      ['A warning.', 0],
    ],
    "it contains the word 'refund', but not in the first sentence": [
      ['Hi there. A refund is due.', 1],
      ['A refund is due. Bye now.', 0],
      ['Hi there.', 0],
    ],
    'the response contains no digits except in the last line': [
      ['a\n1', 1],
      ['1\na', 0],
      ['a\nb', 1],
    ],
    'the response contains no links except in the last paragraph': [
      ['Hi.\n\nSee [a](https://a.com).', 1],
      ['See https://a.com\n\nBye.', 0],
      ['Hi.\n\nBye.', 1],
    ],
    'the response contains no emojis except in the last line': [
      ['Hi\nBye 😀', 1],
      ['Hi 😀\nBye', 0],
    ],
    'the second sentence mentions "Paris" and the first one does not': [
      ['I am here. Paris is there.', 1],
      ['Paris is there. Paris is here.', 0],
    ],
    'the first two sentences both contain "rain"': [
      ['The rain falls. More rain falls. So.', 1],
      ['The rain falls. So it is.', 0],
    ],
    'the words "guarantee" and "refund" are found in the same sentence': [
      ['We guarantee a refund.', 1],
      ['We guarantee it. A refund is due.', 0],
    ],
    'the response is a single word without punctuation': [
      ['Yes', 1],
      ['Yes.', 0],
      ['Yes it is', 0],
      ['Well-known', 'open'],
    ],
    'the response contains the words "red", "green" and "blue" in this order': [
      ['Red, green and blue.', 1],
      ['Red, blue and green.', 0],
    ],
    'the response starts or ends with "Hi"': [
      ['Hi there', 1],
      ['I said Hi', 1],
      ['I say', 0],
    ],
    // As to its case "exactly" may say something or not.
    'the response ends with "Good luck!" exactly': [
      ['So, Good luck!', 1],
      ['So, good luck!', 'open'],
      ['So.', 0],
    ],
    'the response ends with "Thank you!" including the exclamation mark': [
      ['So. Thank you!', 1],
      ['So. Thank you.', 0],
    ],
    'it closes with the line Reply STOP to opt out.': [
      ['Hi\nReply STOP to opt out.', 1],
      ['Hi\nBye', 0],
    ],
    'the third word from the end is "very"': [
      ['It is very much so', 1],
      ['It is so very much', 0],
    ],
    'the last word but one is "the"': [
      ['Go to the moon', 1],
      ['Go to a moon', 0],
    ],
    'the response contains the whole word "art"': [
      ['Fine art.', 1],
      ['A fine part.', 0],
    ],
    '"very" or "really" appears as a whole word': [
      ['Really so.', 1],
      ['Surreally so.', 0],
    ],
    'the response contains "STOP" in capitals': [
      ['STOP it', 1],
      ['Stop it', 0],
    ],
    'the response contains the word "may" in lower case': [
      ['You may go.', 1],
      ['It is May.', 0],
    ],
    'the letter "q" occurs twice or more, upper and lower case together': [
      ['Quite quick.', 1],
      ['Quite so.', 0],
    ],
    'Reward the word "refund", any casing': [
      ['REFUND', 1],
      ['So.', 0],
    ],
    '"SELECT" and "FROM" are in capitals wherever they occur': [
      ['SELECT a FROM b', 1],
      ['SELECT a from b', 0],
    ],
    'Fails if the phone number in the reply does not start with +49': [
      ['Call +49 30 123456.', 1],
      ['Call +44 20 7946 0958.', 0],
    ],
    'Fails if the response uses any of the forbidden words "delve" and "leverage"': [
      ['We delve.', 0],
      ['We dig.', 1],
    ],
    'all letters in the response belong to the Cyrillic alphabet': [
      ['Да', 1],
      ['Yes', 0],
    ],
    'the response is one of: bug, feature, question': [
      ['feature', 1],
      ['contain', 0],
      ['A bug in the code, and more.', 0],
    ],
  },
  left: [
    'the response does not contain "a1" and "b1" in any order',
    'the response does not contain "a1" and "b1" in that order',
    'not all of the words "a1" and "b1" must be used',
    '"a1" and "b1" appear three times each week',
    'Fails if the response says "very" more than once or twice',
    'the tone of the response is one of: calm, positive, neutral',
    // How a response is, and no label.
    'the response is one of: short, polite, helpful',
    'the response is one of low, medium or high quality',
    'the response is one of: short, medium, long',
    'the answer is low, medium or high',
    'Reward the answer "B1"',
    'Reward the use of "we" over "I"',
    'the response does not contain some emojis',
    // Whether the fault is the word, or that it is not allowed.
    'Fails if the word "free" is forbidden in the response',
    'the response contains "Hi!" with the exclamation mark in bold',
    'the response contains "foo" with the comma',
    'the response has between 5 and 10 words, exclusive of the title',
    'the response has about 10 words, give or take 2',
    'the response has 10 sentences, give or take 2 words',
    'Fails if the response exceeds 10 words and 2 sentences',
    'the response contains "free" but not in capitals',
    'the response does not contain "free" but not in the first sentence',
    'the response contains no punctuation errors',
    'the response contains "a1" and "b1" or "c1"',
    'the response does not contain "a1" and either "b1" or "c1"',
    'the response does not only contain "a1" but also "b1"',
    'it ends with the line Reply STOP to opt out and has no emoji',
    'the response mentions Johnson & Johnson',
    'the response lists pros & has cons',
    'the response contains more then 3 links then a table',
  ],
};
