import type { Sentences } from './rows.ts';

/** What stands in the source and is not shown so: it leaves a response open where it would change the verdict, and else changes nothing. */
export const AS_SHOWN: Sentences = {
  decided: {
    'the response mentions "refund"': [
      ['A refund.', 1],
      ['<!-- refund -->', 'open'],
      ['A refund. <!-- refund -->', 1],
      ['It <!-- says\nrefund --> is.', 'open'],
      ['re\u00adfund', 1],
      ['`<!-- refund -->`', 1],
    ],
    'the response contains "node_modules"': [
      ['In node_modules it is.', 1],
      ['In node\\_modules it is.', 'open'],
      ['`node\\_modules`', 0],
    ],
    'the response contains "free of charge"': [
      ['It is __free__ of charge.', 'open'],
      ['It is **free** of charge.', 1],
    ],
    'the response contains "__init__"': [['It has __init__ in it.', 1]],
    'the response mentions "AT&T"': [
      ['Call AT&T.', 1],
      ['Call AT&amp;T.', 'open'],
    ],
    'the response mentions "&amp;"': [['Write &amp; for it.', 1]],
    'the response mentions "New York"': [
      ['New\nYork', 1],
      ['New&nbsp;York', 'open'],
      ['New<br>York', 'open'],
      ['> New\n> York', 'open'],
      ['New\n\nYork', 'open'],
    ],
    'Fails if the response reveals an email address': [['Hi. <!-- ann@example.com -->', 0]],
    'the response starts with "Hello"': [
      ['Hello.', 1],
      ['\ufeffHello.', 1],
      ['<!-- note -->\nHello.', 'open'],
    ],
    'the response starts with a heading': [
      ['\ufeff# A\n\nb', 'open'],
      ['<!-- note -->\n# A\n\nb', 'open'],
      ['# A\n\nb', 1],
    ],
    'the response ends with a question mark': [
      ['Is it?', 1],
      ['Is it?\n\n<!-- note -->', 'open'],
      ['Is it?&nbsp;', 'open'],
      ['Is it?[^1]\n\n[^1]: Perhaps.', 'open'],
      ['Is it [so][1]?\n\n[1]: https://example.com', 'open'],
    ],
    'it has no numbers': [
      ['None.', 1],
      ['[It](https://example.com/5) is.', 'open'],
      ['It is.[^1]\n\n[^1]: So.', 'open'],
      ['[It][a] is.\n\n[a]: https://example.com/5', 'open'],
      ['It&#39;s so.', 'open'],
      ['It is 5.', 0],
    ],
    'each bullet has at most 2 words': [
      ['- One two\n  **three four**', 0],
      ['- One\n  **two**', 1],
    ],
    'no bullet contains bold text': [['- One\n  **two**', 0]],
    'it mentions "$5"': [
      ['It is $5.', 1],
      ['It is $5 million.', 'open'],
    ],
    'Fails if it includes any dates': [
      ['Due 05/2024.', 'open'],
      ["Due May '24.", 'open'],
      ['Due soon.', 1],
    ],
    'Fails if there is anything after the </answer> tag': [
      ['<answer>4</answer>', 1],
      ['<answer>4</answer><answer>5</answer>', 'open'],
      ['<answer>4</answer> So.', 0],
    ],
    'it has no colons': [
      ['[It](https://example.com) is.', 'open'],
      ['It: so.', 0],
    ],
    'there are no parentheses': [
      ['1) One\n2) Two', 'open'],
      ['a) One\nb) Two', 'open'],
      ['[It](https://example.com) is.', 'open'],
      ['It (so).', 0],
    ],
    'it has no exclamation marks': [
      ['> [!NOTE]\n> It is.', 'open'],
      ['It is!', 0],
    ],
    'the response has no emojis': [
      ['[It](https://example.com/😀) is.', 'open'],
      ['It is 😀.', 0],
    ],
    'it has no capital letters': [
      ['```JSON\nx\n```', 'open'],
      ['so it is', 1],
    ],
    'it has no underscores': [
      ['__So__ it is.', 'open'],
      ['so_it_is', 0],
    ],
    'the second word is "is"': [
      ['It is so.', 1],
      ['- [x] It is so.', 'open'],
    ],
    'no line starts with "-"': [
      ['One\n\n---\n\nTwo', 'open'],
      ['One\n- Two', 0],
    ],
    'the response has exactly two paragraphs': [
      ['One.\n\nTwo.', 1],
      ['One.\n\n&nbsp;\n\nTwo.', 'open'],
      ['One.<br><br>Two.', 'open'],
    ],
    'the response contains bold text': [
      ['<b>So</b> it is.', 1],
      ['**So** it is.', 1],
    ],
    'every image has alt text': [['<img src="a.png" alt="A">', 1]],
    // A numbered list that blocks of code part in two is one to readers.
    'Fails if any list has fewer than two items': [
      ['1. Go:\n\n```\na\n```\n\n2. Stay:\n\n```\nb\n```', 'open'],
      ['1. Go:\n2. Stay:', 1],
      ['- Go:\n\nSo it is.', 0],
    ],
    'the word "stay" does not appear after the first list': [
      ['1. Go:\n\nIt is.\n\n2. Stay.', 'open'],
      ['1. Go:\n2. Stay.\n\nIt is.', 1],
      ['- Go.\n\nStay.', 0],
    ],
    // What stands behind a rule may be a remark of its own.
    'the "Summary" section has exactly one sentence': [
      ['# Pets\n\n## Summary\n\nGet a dog.\n\n---\n\nIs that all? I can help.', 'open'],
      ['# Pets\n\n## Summary\n\nGet a dog.', 1],
    ],
    'the last section ends with a period': [['# Pets\n\n## Summary\n\nGet a dog.\n\n---\n\nIs that all?', 'open']],
    'nothing follows the "Summary" section': [
      ['# Pets\n\n## Summary\n\nGet a dog.\n\n---\n\nIs that all?', 'open'],
      ['# Pets\n\n## Summary\n\nGet a dog.', 1],
      ['# Pets\n\n## Summary\n\nGet a dog.\n\n## More\n\nGet a cat.', 0],
    ],
    'the response contains only bullets': [
      ['- a\n  - b', 1],
      ['- a\n  1. b', 'open'],
      ['- a\n\n  ```\n  b\n  ```', 'open'],
      ['- a\n\nb', 0],
    ],
    'the answer ends with "です。"': [
      ['これは**猫です。**', 'open'],
      ['これは猫です。', 1],
      ['これは猫。', 0],
    ],
    'the response is valid JSON': [['{"a": "&amp;<!-- b --> \\u0041"}', 1]],
    'the response contains no HTML comments': [['<!-- so -->', 0]],
    'the response contains exactly one link': [['[It][1] is.\n\n[1]: https://example.com', 1]],
  },
  left: [],
};
