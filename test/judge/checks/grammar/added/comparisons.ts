import type { Sentences } from './rows.ts';

export const COMPARISONS: Sentences = {
  decided: {
    'there are more question marks than full stops': [
      ['Where did it happen? When? I see.', 1],
      ['I see. That is odd. Where?', 0],
      ['Where? Here.', 0],
    ],
    'the response has fewer commas than semicolons': [
      ['a; b; c, d', 1],
      ['a, b; c', 0],
    ],
    'the number of bullet points equals the number of links': [
      ['- [a](https://a.com)\n- [b](https://b.com)', 1],
      ['- [a](https://a.com)\n- b', 0],
    ],
    'the number of commas exceeds that of colons': [
      ['a, b, c: d', 1],
      ['a: b: c, d', 0],
    ],
    'the number of colons and the number of semicolons are equal': [
      ['a: b; c', 1],
      ['a: b; c;', 0],
    ],
    'there are as many exclamation marks as question marks': [
      ['Why? Oh!', 1],
      ['Why? Why? Oh!', 0],
      ['Why? Oh! No!', 'open'],
    ],
    'the reply contains the same number of exclamation marks and question marks': [
      ['Why? Oh!', 1],
      ['Why? Oh! No!', 0],
    ],
    'the numbers of opening and closing curly braces are equal': [
      ['{ a: { b } }', 1],
      ['{ a: { b }', 0],
    ],
    'Fails if the answer uses more exclamation marks than periods': [
      ['Good! Great! Fine.', 0],
      ['Good. Great. Fine!', 1],
    ],
    'the keyword "solar" occurs more often than the keyword "wind"': [
      ['The wind park beat the other wind site; solar lagged.', 0],
      ['The solar park beat the other solar site; wind lagged.', 1],
      ['Solar and wind.', 0],
    ],
    '"yes" and "no" appear equally often': [
      ['yes no yes no', 1],
      ['yes no yes', 0],
    ],
    'the response mentions "tea" less often than "coffee"': [
      ['coffee, coffee and tea', 1],
      ['tea and coffee', 0],
    ],
    'commas are used more often than semicolons': [
      ['a, b, c; d', 1],
      ['a; b; c, d', 0],
    ],
    'bullet points outnumber links': [
      ['- a\n- [b](https://b.com)', 1],
      ['- [b](https://b.com)', 0],
    ],
    'the answer has an even number of words': [
      ['One two three four.', 1],
      ['One two three.', 0],
      ['A well-known fact.', 'open'],
    ],
    'the number of lines is odd': [
      ['a\nb\nc', 1],
      ['a\nb', 0],
    ],
    'the number of sentences is divisible by 3': [
      ['One is here. Two is here. Three is here.', 1],
      ['One is here. Two is here.', 0],
    ],
    'the text "**" occurs an even number of times': [
      ['**bold** text', 1],
      ['**bold text', 0],
      ['plain text', 1],
    ],
    'each line has an odd number of words': [
      ['a b c\nd e f', 1],
      ['a b c\nd e', 0],
    ],
    'the first paragraph is shorter, in words, than the second one': [
      ['Short one.\n\nThis one is a good deal longer.', 1],
      ['This one is a good deal longer.\n\nShort one.', 0],
      ['Only one paragraph stands here.', 'open'],
    ],
    'Fails if the last paragraph is longer than the first one, counted in words': [
      ['Short one.\n\nThis one is a good deal longer.', 0],
      ['This one is a good deal longer.\n\nShort one.', 1],
    ],
    'the second line is longer than the first': [
      ['ab\nabc def', 1],
      ['abc def\nab', 0],
      ['incomprehensibilities\na b c', 'open'],
    ],
    'the last paragraph has fewer words than any other paragraph': [
      ['The storm reached the coast.\n\nIt brought down trees.\n\nNobody fell.', 1],
      ['The storm came.\n\nIt brought down trees.\n\nNobody was hurt at all.', 0],
    ],
    'the closing sentence is the shortest': [
      ['This one has many words. So does this one here. Done now.', 1],
      ['Done now. So does this one here. This one has many words in it.', 0],
    ],
    'the first line has the most words': [
      ['a b c\nd e\nf', 1],
      ['a\nb c\nd', 0],
      ['a b\nc d\ne', 'open'],
    ],
    'each line is longer than the one before it': [
      ['a\na b\na b c', 1],
      ['a\na b c\na b', 0],
    ],
    'the word count decreases with each successive line': [
      ['the old red barn\nthe red barn\nthe barn\nbarn', 1],
      ['barn\nthe barn\nthe red barn', 0],
    ],
    'the first and last paragraphs have the same number of sentences': [
      ['One is here. Two is here.\n\nThree is here. Four is here.', 1],
      ['One is here. Two is here.\n\nThree is here.', 0],
    ],
    'the "Pros" section has as many bullet points as the "Cons" section': [
      ['## Pros\n- a\n- b\n\n## Cons\n- c\n- d', 1],
      ['## Pros\n- a\n\n## Cons\n- c\n- d', 0],
      ['No headings.', 'open'],
    ],
    'the opening and closing lines of the output are identical': [
      ['Stars shine.\nThe night is cold.\nStars shine.', 1],
      ['Stars shine.\nThe night is cold.', 0],
      ['Stars shine.\nCold.\nStars shine!', 'open'],
      ['Stars shine.', 'open'],
    ],
    "the reply's closing word is the same as its opening word, ignoring case and punctuation": [
      ['Time heals all, given time.', 1],
      ['Time heals all wounds.', 0],
    ],
    'the response begins and ends with the same word': [
      ['Home is home.', 1],
      ['Home is far.', 0],
      ['Home-made is home.', 'open'],
    ],
    'the reply has at least twice as many commas as semicolons': [
      ['a, b, c; d', 1],
      ['a, b; c', 0],
    ],
    '"tea" is mentioned more than twice as often as "milk"': [
      ['tea, tea, tea and milk', 1],
      ['tea, tea and milk', 0],
    ],
    'the letter "e" occurs more often than the letter "a"': [
      ['we see a bee', 1],
      ['a banana', 0],
    ],
    'the last paragraph is at least twice as long as the first': [
      ['It is so.\n\nIt is so because we all said that it is so.', 1],
      ['It is so.\n\nIt is not so.', 0],
    ],
    'no paragraph is longer than the first one': [
      ['This one is a good deal longer.\n\nShort one.', 1],
      ['Short one.\n\nThis one is a good deal longer.', 0],
    ],
    'the longest line is the last one': [
      ['a\nb c\nd e f', 1],
      ['d e f\nb c\na', 0],
    ],
    'no line is longer than the line before it': [
      ['a b c\na b\na b', 1],
      ['a b\na b c', 0],
    ],
    'each line has exactly one word more than the previous line': [
      ['a\na b\na b c', 1],
      ['a\na b c', 0],
    ],
    'all lines have the same number of words': [
      ['a b\nc d', 1],
      ['a b\nc', 0],
    ],
    'each paragraph begins with a different word': [
      ['One is here.\n\nTwo is there.', 1],
      ['One is here.\n\nOne is there.', 0],
      ['Well-known it is.\n\nWell, it is.', 'open'],
    ],
    'no two bullet points end with the same word': [
      ['- red car\n- blue bus', 1],
      ['- red car\n- blue car', 0],
    ],
    'every line starts with the same letter': [
      ['Anna\nalso\nate', 1],
      ['Anna\nBert', 0],
    ],
    'Fails if two lines begin with the same word': [
      ['It rains.\nNow it stops.\nIt rains.', 0],
      ['It rains.\nThen we go.', 1],
    ],
    'the brackets are balanced throughout the response': [
      ['a (b) [c]', 1],
      ['a (b', 0],
    ],
    'the first and last sentences are different': [
      ['We came. We saw. We won.', 1],
      ['We came. We saw. We came.', 0],
    ],
  },
  left: [
    'Passes if there are more commas than periods or colons',
    'Passes if there are more good ideas than bad ones',
    'Passes if the number of bullets is close to the number of links',
    'Passes if the second paragraph is better than the first',
    'Passes if the first paragraph is simpler than the second',
    'Passes if each paragraph begins with a different idea',
    'Fails if two sentences begin with the same word',
    'Passes if there are twice as many commas as semicolons',
    'Passes if the first and last lines rhyme',
    'Passes if the first and last paragraphs are similar',
    'Passes if the opening and closing lines are about the same topic',
    'Passes if "cheap" is stressed more than "fast"',
    'Passes if the word is more common than "the"',
    'Passes if each line is better than the one before it',
    'Passes if there are more links than in the earlier answer',
  ],
};
