import type { Sentences } from './rows.ts';

export const FIRST_UNITS: Sentences = {
  decided: {
    // What adjoins a paragraph or a sentence stands outside it, and a list in it may.
    '"price" appears in the first paragraph and nowhere else': [
      ['The price is here.\n- a price\n- b', 0],
      ['The price is here.\n1. a price\n2. b', 0],
      ['The price is here.\n# price', 0],
      ['The price is here.\n```\nprice\n```', 0],
      ['The price is.\n|price|b|\n|-|-|\n|1|2|', 0],
      ['The price is here.\n- a\n- b', 1],
      ['The price is here.\n• a price\n• b', 'open'],
      ['The price.\n2. a price', 'open'],
      ['# price\n\nThe price.', 0],
    ],
    '"price" is mentioned only in the last paragraph': [
      ['x\n\nprice\n- price', 0],
      ['x\n\nprice\n- x', 1],
    ],
    'there are exactly two bullets after the first paragraph': [
      ['Here:\n- c\n- d', 1],
      ['# T\n\nHere:\n- c\n- d\n- e', 0],
    ],
    'everything after the first paragraph is at most 3 words': [
      ['a\n- b\n- c d e', 0],
      ['a\n- b\n- c', 1],
    ],
    'there is a link before the second paragraph': [
      ['# [a](http://a.b)\n\nIt is so.\n\nBye now.', 1],
      ['It is so.\n\nSee [a](http://a.b) now.\n\nBye now.', 0],
    ],
    'Fails if the reply mentions "refund" anywhere except in the last paragraph': [
      ['Hello.\n\nBye, the refund.\n- refund', 0],
      ['Hello.\n\nBye, the refund.\n- x', 1],
    ],
    '"refund" does not appear after the first sentence': [
      ['We left.\n- refund', 0],
      ['We left. He did.\n|refund|b|\n|-|-|\n|1|2|', 0],
      ['We left. He did.\n# refund', 0],
      ['We left. He did.\n```\nrefund\n```', 0],
      ['- We left.\n- refund', 0],
      ['# refund\n\nWe left.', 1],
      ['> The refund.\n> We left.', 1],
      ['We\r\nrefund. He did', 1],
      ['- refund', 'open'],
    ],
    'the response has no exclamation marks outside the first sentence': [
      ['# Title!\n\nHi there! Ok now.', 0],
      ['|a!|b|\n|-|-|\n|1|2|\n\nHi there! Ok now.', 0],
      ['Hi there! Ok now.\n# wow!', 0],
      ['# Title\n\nHi there! Ok now.', 1],
    ],
    'there are no exclamation marks after the first sentence': [
      ['# Title!\n\nHi there! Ok now.', 'open'],
      ['# Title\n\nHi there! Ok now.', 1],
    ],
    'the word "important" appears only in the last sentence': [
      ['A b.\n\n# Important\n\nIt is important.', 0],
      ['- important\n\nIt is important.', 0],
      ['A b. It is important.\n- x', 1],
    ],
    'there is no bold after the first sentence': [['**We left. He did.** Bye.', 0]],
    'the text before the last sentence has exactly one bullet': [['- We left.\n- He did.', 1]],
    // A heading or an item is no paragraph, but may be meant, too.
    'only the last paragraph mentions "refund"': [
      ['- refund\n\nrefund', 'open'],
      ['# refund\n\nWe left.\n\nA refund came.', 'open'],
      ['We left.\n\nA refund came.', 1],
      ['A refund came.\n\nThe refund is here.', 0],
    ],
    'only the last sentence ends with a question mark': [
      ['# Why?\n\nWe left. Did you?', 'open'],
      ['# Why\n\nWe left. Did you?', 1],
    ],
    'Penalize any emoji outside the first line': [
      ['Hi 🎉\nBye', 1],
      ['Hi\nBye 🎉', 0],
    ],
    'Fails if a hashtag appears anywhere but in the last line': [
      ['Hi\n#cats', 1],
      ['#cats\nHi', 0],
    ],
    '"solar" appears within the first five words': [
      ['We sell solar panels here today.', 1],
      ['We sell panels of the solar kind.', 0],
      ['We sell panels of solar-grade glass.', 1],
      // A phrase may reach over the end, and "well-known" may be two words.
      ['We sell well-known cheap solar panels.', 'open'],
    ],
    '"solar power" appears within the first three words': [
      ['Buy solar power now.', 1],
      ['Buy our solar power now.', 'open'],
      ['Buy our new solar power.', 0],
    ],
    'the word "solar" does not appear in the first 10 characters': [
      ['We sell solar panels.', 'open'],
      ['We sell lots of solar panels.', 1],
      ['Solar it is.', 0],
    ],
    '"Regards" or "Thanks" appears in the last two lines': [
      ['Hi\nIt works.\nRegards\nAnn', 1],
      ['Hi, Thanks.\nIt works.\nSo\nAnn', 0],
    ],
    '"sun" and "moon" both appear in the first two sentences': [
      ['The sun is up. The moon is not. Bye.', 1],
      ['The sun is up. Good. The moon is not.', 0],
    ],
    'Penalize mentioning "sorry" in the first paragraph': [['Sorry.\n\nIt works.', 0]],
    'the response mentions "x1" in the first two paragraphs': [
      ['A.\n\nB x1.\n\nC.', 1],
      ['A.\n\nB.\n\nC x1.', 0],
    ],
    'the first 3 words are "Here is the"': [
      ['Here is the plan.', 1],
      ['Here is a plan.', 0],
    ],
    '"allergy" and "doctor" occur in the same sentence at least once': [
      ['Ask a doctor about your allergy. Bye.', 1],
      ['Ask a doctor. Your allergy is mild.', 0],
    ],
    '"allergy" and "doctor" never appear in the same paragraph': [
      ['Ask a doctor.\n\nYour allergy is mild.', 1],
      ['Ask a doctor about your allergy.', 0],
      ['Hi.', 1],
    ],
    // Of several, all together or each is asked: both must come to the same.
    'the first two lines contain "x1"': [
      ['Use x1.\nOr x1.\nBye.', 1],
      ['Use x1.\nOr not.\nBye.', 'open'],
      ['Use it.\nOr not.\nx1.', 0],
    ],
    'the first two sentences have fewer than 5 words': [
      ['It is. So be it. And then there is more.', 'open'],
      ['Go. Stop. And then there is more.', 1],
      ['Go on and on and on. Stop.', 0],
    ],
    'the response has a link in the first two lines': [
      ['Hi\nSee https://a.com\nBye', 1],
      ['Hi\nBye\nSee https://a.com', 0],
    ],
    '"solar" appears twice in the first two lines': [
      ['Solar\nsolar\nBye', 1],
      ['Solar\nBye\nsolar', 0],
    ],
    'everything after the first line is in lowercase': [
      ['ABC\nall small\nletters', 1],
      ['abc\nNot small', 0],
      ['abc', 'open'],
    ],
    'the text after "Answer:" is a number': [
      ['I add them up. Answer: 42', 1],
      ['Answer: none', 0],
      ['Answer: 42\nSo it is.', 'open'],
      ['Answer: 4. Answer: 5', 'open'],
      ['42', 'open'],
    ],
    'the text before the first heading is at most 5 words long': [
      ['Here it is.\n\n# A\n\nMore words stand here than that.\n\n# B', 1],
      ['Here it is, as you may have asked.\n\n# A', 0],
      ['No heading at all.', 'open'],
    ],
    'the response contains no digits after the first line': [
      ['Plan 9\nis out', 1],
      ['Plan\n9 is out', 0],
    ],
    // What is excepted may be so too, or may be meant to be otherwise.
    'every line except the first starts with "ab"': [
      ['x\nab b\nab c', 1],
      ['ab\nab b\nab c', 'open'],
      ['x\nb\nab', 0],
    ],
    'every paragraph but the last contains "foo"': [
      ['A foo.\n\nA foo.\n\nNo more.', 1],
      ['A foo.\n\nNothing.\n\nA foo.', 0],
    ],
    'each sentence after the first contains "so"': [
      ['I came. So I saw. So I won.', 1],
      ['So I came. I saw.', 0],
    ],
    'each of the first two sentences contains "so"': [
      ['So I came. So I saw. I won.', 1],
      ['So I came. I saw. So I won.', 0],
    ],
    'each sentence in the first paragraph has at most 3 words': [
      ['I came. I saw.\n\nAnd then I won the war.', 1],
      ['I came and I saw.\n\nI won.', 0],
    ],
    'the body of the response mentions "foo"': [
      ['# Title\n\nWelcome.\n\nA foo is a thing that you may like.\n\nIt is fine.\n\nBye', 1],
      ['A foo is a thing.', 1],
      ['<html><title>Foo</title><body>Bar</body></html>', 'open'],
      ['Dear Ann,\n\nThere is nothing here that you asked for.\n\nRegards,\nFoo', 'open'],
      ['Dear Ann,\n\nThere is nothing.\n\nRegards', 0],
    ],
    '"sun" and "moon" appear in the first two sentences': [
      ['The sun is up. The moon is not. Bye.', 1],
      ['The sun is up. Good. The moon is not.', 0],
    ],
    'the introduction mentions "foo"': [
      ['A foo is a thing.\n\nMore of it.', 1],
      ['This is it.\n\nAnd so.\n\nSo be it.', 0],
      ['This is it.\n\nAnd so.\n\nA foo.', 'open'],
      ['This is it. A foo.\n\nAnd so.', 'open'],
      ['A foo.\n\n**Introduction:** none', 'open'],
    ],
  },
  left: [
    'every paragraph but the second contains "foo"',
    '"solar" appears in the first few words',
    '"solar" appears in the first or second sentence',
    'the response has "sun" and "moon" in the first two lines',
    'the first 4 words are "Here is the"',
    'the first 3 words are in bold',
    '"solar" appears in the first 3 words of each line',
    '"sun" or "moon" appears in the same sentence',
    '"sun" and "moon" do not both appear in the same sentence',
    '"sun" and "moon" appear in the same sentence as "star"',
    '"sun" and "moon" appear in the same spirit',
  ],
};
