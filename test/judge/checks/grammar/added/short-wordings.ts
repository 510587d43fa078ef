import type { Sentences } from './rows.ts';

/** Short wordings of what begins and ends a text, follows a label, or is written in one way. */
export const SHORT_WORDINGS: Sentences = {
  decided: {
    'it ends with exactly two hashtags': [
      ['New shoes. #run #trail', 1],
      ['New shoes. #run', 0],
      ['#run New shoes. #run #trail #out', 0],
      ['#run #trail', 1],
      ['New shoes. #run #trail!', 'open'],
    ],
    'it has at least two hashtags at the end': [
      ['New shoes. #run #trail #out', 1],
      ['New #run #trail shoes.', 0],
    ],
    'the last line ends with a link': [
      ['Hi.\nSee https://example.com/a', 1],
      ['See https://example.com/a\nBye', 0],
    ],
    'every bullet starts with a number': [
      ['- 200 g flour\n- 3 eggs', 1],
      ['- 200 g flour\n- eggs', 0],
      ['- 200 g flour\n- three eggs', 'open'],
    ],
    'it starts with a number': [
      ['42 is it.', 1],
      ['It is 42.', 0],
      ['3D it is.', 'open'],
    ],
    '"Verdict:" is followed by PASS or FAIL': [
      ['All green.\n\nVerdict: PASS', 1],
      ['Verdict: needs work', 0],
      ['All tests PASS.', 0],
      ['**Verdict:** PASS', 'open'],
      ['Verdict: PASS\nVerdict: unclear', 'open'],
    ],
    '"Total:" is directly followed by a number': [
      ['Total: 12', 1],
      ['Total: unknown', 0],
    ],
    '"ms" comes right after "Time: 20"': [
      ['Time: 20 ms', 1],
      ['Time: 20 s', 0],
    ],
    'Fails if "free" appears anywhere except in "free shipping"': [
      ['You get free shipping.', 1],
      ['You get a free mug.', 0],
      ['Free shipping and a free mug.', 0],
      ['It is free', 0],
      ['A free-standing lamp.', 'open'],
    ],
    'Penalize AcmeCloud written in any other casing': [
      ['AcmeCloud it is.', 1],
      ['Acmecloud it is.', 0],
      ['Nothing.', 1],
    ],
    'Reward writing FREE in all caps every time it appears': [
      ['FREE and FREE.', 1],
      ['FREE and free.', 0],
    ],
    'Reward a --- line directly above the "Sources" heading': [
      ['Hi.\n\n---\n\n## Sources\n- a', 1],
      ['---\n\nHi.\n\n## Sources\n- a', 0],
      ['Hi.\n\n---\n\n**Sources**', 'open'],
    ],
    'there is a blank line right before the "Notes" heading': [
      ['Hi.\n\n## Notes\na', 1],
      ['Hi.\n## Notes\na', 0],
    ],
    'Penalize quotes longer than 5 words inside double quotes': [
      ['He said "we will go" and left.', 1],
      ['He said "we will go there with all of you" and left.', 0],
      ['A "b" and c and d and e and f and "g".', 1],
    ],
    'Penalize bullets made with * or +, use - only': [
      ['- a\n- b', 1],
      ['* a\n* b', 0],
      ['- a\n+ b', 0],
    ],
    'Penalize curly quotes, only straight ones please': [
      ['Click "Save".', 1],
      ['Click “Save”.', 0],
    ],
    'all links are https, none plain http': [
      ['[a](https://example.com/a)', 1],
      ['[a](https://example.com/a) [b](http://example.com/b)', 0],
    ],
    'Penalize bare URLs, links have to be [text](url)': [
      ['See [a](https://example.com/a).', 1],
      ['See https://example.com/a', 0],
    ],
    'Fails if a dollar price is missing its two decimals': [
      ['It is $12.50.', 1],
      ['It is $12.50 or $18.', 0],
    ],
    'it says yes or no, but not both words': [
      ['Yes, we do.', 1],
      ['Yes and no.', 0],
      ['It depends.', 0],
    ],
    'it has "Kind regards," on its own line': [
      ['Hi.\n\nKind regards,\nKim', 1],
      ['Hi. Kind regards, Kim', 0],
    ],
    'Fails if there is a {{...}} placeholder': [
      ['Hi {{first_name}}.', 0],
      ['Hi Kim.', 1],
    ],
    'it has exactly two %s placeholders': [
      ['Hi %s, you have %s.', 1],
      ['Hi %s.', 0],
    ],
    'it uses both °C and °F': [
      ['180 °C (356 °F)', 1],
      ['180 °C', 0],
    ],
    'it contains both € and $': [
      ['€5 or $6', 1],
      ['€5', 0],
    ],
    'the first heading contains a version like 1.4.2': [
      ['# Release 2.0.1\n\nHi.', 1],
      ['# Release\n\n2.0.1', 0],
    ],
    "it's pure ASCII, nothing else": [
      ['Cafe', 1],
      ['Café', 0],
    ],
    "there's a ticket number like SUP-1234 in there": [
      ['It is SUP-4821.', 1],
      ['It is 4821.', 0],
    ],
    'everything fits on one single line': [
      ['One', 1],
      ['One\nTwo', 0],
    ],
    'every link it mentions is https': [['[a](http://example.com/a)', 0]],
  },
  left: [
    'it says yes or no to the offer',
    'it ends with a link to the past',
    'every paragraph starts with a number of facts',
    '"Note:" is followed by a warning',
    '"Dear" is followed by "Kim"',
    'Penalize long answers, only short ones please',
    'Penalize tables, use prose only',
    'all links are https, none to competitors',
    'Fails if a price is missing',
    'Fails if "free" appears except in "toll free"',
    'Penalize bullets made with love or care',
    'Penalize quotes longer than 15 words in the intro',
    'everything fits the theme',
    'every numbered item starts with a number',
  ],
};
