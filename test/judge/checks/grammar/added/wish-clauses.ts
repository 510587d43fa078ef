import type { Sentences } from './rows.ts';

/** What is rewarded or penalized without a sentence: deeds, things of which something is said, amounts, texts in a role. */
export const WISH_CLAUSES: Sentences = {
  decided: {
    'Reward mentioning a ticket number like TCK-48213': [
      ['I opened TCK-90217 for you.', 1],
      ['I opened a ticket for you.', 0],
    ],
    'Reward keeping it to a single paragraph': [
      ['Sales grew. Costs fell.', 1],
      ['Sales grew.\n\nCosts fell.', 0],
    ],
    'Reward lists of numbers sorted from low to high': [
      ['3, 8, 12', 1],
      ['12, 8, 3', 0],
    ],
    'Reward putting the final result inside <answer> tags': [
      ['That makes 36.\n<answer>36</answer>', 1],
      ['That makes 36.\nAnswer: 36', 0],
    ],
    'Reward writing the error code E1042 in backticks': [
      ['You see `E1042` here.', 1],
      ['You see E1042 here.', 0],
    ],
    'Penalize starting with Sure, Certainly or Of course': [
      ['Here are two options.', 1],
      ['Of course! Here are two options.', 0],
      ['Sure, two options.', 0],
    ],
    'Reward having more bullets under "## Pros" than "## Cons"': [
      ['## Pros\n- Light\n- Quiet\n\n## Cons\n- Small', 1],
      ['## Pros\n- Light\n\n## Cons\n- Small\n- Loud', 0],
    ],
    'Reward a year from the 1990s being mentioned': [
      ['They met in 1994.', 1],
      ['They met in 2004.', 0],
    ],
    'Reward closing with a "TL;DR:" line at the very bottom': [
      ['Prices rose.\n\nTL;DR: we switch.', 1],
      ['TL;DR: we switch.\n\nPrices rose.', 0],
    ],
    'Reward a TL;DR line at the very top': [
      ['TL;DR: ship on Monday.\n\nThe tests passed.', 1],
      ['The tests passed.\n\nTL;DR: ship on Monday.', 0],
      ['The tests passed.', 0],
    ],
    "Penalize links that aren't https": [
      ['See https://a.example.com', 1],
      ['See http://a.example.com', 0],
    ],
    'Reward an H1 on top followed by at least two H2s': [
      ['# Guide\n\n## Install\nRun it.\n\n## Use\nClick it.', 1],
      ['# Guide\n\n## Install\nRun it.', 0.75],
    ],
    'Reward exactly five hashtags, all at the end': [
      ['Our roast is here. #a1 #bean #cup #day #eat', 1],
      ['Our roast is here. #bean #cup', 0.2],
      ['#a1 #bean #cup #day #eat are what we love.', 0.5],
    ],
    'Penalize "click here" as link text': [
      ['Read the [guide](https://example.com/a).', 1],
      ['To read, [click here](https://example.com/a).', 0],
    ],
    'Reward docstrings: the Python function must have one': [
      ['```python\ndef area(r):\n    """Return the area."""\n    return 3 * r\n```', 1],
      ['```python\ndef area(r):\n    return 3 * r\n```', 0],
    ],
    'Penalize it when "Disclaimer:" isn\'t the last paragraph\'s first word': [
      ['Gold went up.\n\nDisclaimer: no advice.', 1],
      ['Disclaimer: no advice.\n\nGold went up.', 0],
    ],
    'Reward image tags that all carry alt text': [
      ['<img src="a.png" alt="Red shoe">\n<img src="b.png" alt="Blue shoe">', 1],
      ['<img src="a.png" alt="Red shoe">\n<img src="b.png">', 0],
    ],
    'Reward shell scripts that start with a shebang': [
      ['#!/bin/bash\nset -e', 1],
      ['```bash\n#!/bin/bash\nset -e\n```', 1],
      ['set -e\necho done', 0],
    ],
    'Penalize rm -rf in any command': [
      ['```bash\nmake clean\n```', 1],
      ['```bash\nrm -rf build\n```', 0],
      ['Never run rm -rf here.', 'open'],
    ],
    'Reward answers that put the command in a bash block': [
      ['Run this:\n\n```bash\nnpm test\n```', 1],
      ['Run npm test.', 0],
      ["Run this:\n\n```python\nprint('x')\n```", 0],
    ],
    "Penalize URLs that don't point at docs.acme.com": [
      ['See https://docs.acme.com/setup', 1],
      ['See https://blog.other.com/setup', 0],
    ],
    'Reward subtitles where no line tops 42 characters': [
      ['I told you not to come.\nIt is too late.', 1],
      ['I told you not to come back here ever again in your whole life.\nGo.', 0.5],
    ],
    'Reward only ASCII characters in the filename it returns': [
      ['report-final.pdf', 1],
      ['résumé-final.pdf', 0],
    ],
    'Penalize placeholder junk like "lorem ipsum" or "[insert name]"': [
      ['Dear [insert name], welcome.', 0],
      ['Lorem ipsum dolor sit amet.', 0],
      ['Dear Noor, welcome aboard.', 1],
      ['Dear [Customer], welcome.', 'open'],
    ],
    'Reward name lists in alphabetical order, one per line': [
      ['Anders\nBea\nCarlos', 1],
      ['Carlos\nAnders\nBea', 0.5],
      ['Anders, Bea, Carlos', 'open'],
    ],
    'Penalize fewer than two links': [['[a](https://a.example) [b](https://b.example)', 1]],
    'Reward no more than three bullets': [['- a\n- b', 1]],
    'Reward bullets that start with a capital letter': [
      ['- Ash\n- Birch', 1],
      ['- ash\n- birch', 0],
      ['- Ash\n- birch', 'open'],
    ],
    'Penalize headings in all caps': [
      ['# Trees\n\nAsh.', 1],
      ['# TREES\n\nAsh.', 0],
    ],
    'Reward a question at the end': [
      ['It rained. Did you get wet?', 1],
      ['Did you get wet? It rained.', 0],
    ],
    'Penalize a missing "Sources" section': [
      ['# Sources\n\n- A book', 1],
      ['A book.', 0],
    ],
    'Reward "Summary" before "Details"': [
      ['Summary: short.\nDetails: long.', 1],
      ['Details: long.\nSummary: short.', 0],
    ],
    'Penalize the last sentence ending in a question mark': [
      ['Did it rain? Yes, it did.', 1],
      ['It rained. Did you get wet?', 0],
    ],
    'Penalize not saying "thank you"': [
      ['Thank you!', 1],
      ['Bye.', 0],
    ],
    'Penalize an empty reply': [['Hello.', 1]],
    'Reward a two-sentence summary': [
      ['It rained. We left.', 1],
      ['It rained. We left. It stopped.', 0.5],
    ],
    'Reward three-word slogans': [['Think more slowly', 1]],
    'Reward ending every sentence with a period': [
      ['It rained. We left.', 1],
      ['Did it rain? We left.', 0.5],
    ],
    'Penalize finishing without a full stop': [
      ['We left.', 1],
      ['We left', 0],
    ],
    'Penalize text before the JSON': [
      ['{"a": 1}', 1],
      ['{"a": 1} as asked', 1],
      ['Here it is: {"a": 1}', 0],
      ['[Note] {"a": 1}', 'open'],
    ],
    'Penalize "however" at the start of a sentence': [
      ['It rained. We left.', 1],
      ['It rained. However, we stayed.', 0],
    ],
    'Penalize links to anything but docs.acme.com': [
      ['See https://docs.acme.com/a', 1],
      ['See https://other.example/a', 0],
    ],
    'Penalize hashtags in the first line of the post': [
      ['Our roast is here.\n#coffee', 1],
      ['#coffee is here.', 0],
    ],
    'Penalize headings with emojis in them': [
      ['# Trees\n\nAsh.', 1],
      ['# Trees 🌳\n\nAsh.', 0],
    ],
    "Fails if the script doesn't start with a shebang": [
      ['#!/bin/sh\nls', 1],
      ['ls -l', 0],
    ],
    'the first word of the last paragraph is "Disclaimer:"': [
      ['Gold rose.\n\nDisclaimer: no advice.', 1],
      ['Gold rose.', 0],
    ],
    'Reward leaving the word "cheap" out': [
      ['A fine bag.', 1],
      ['A cheap bag.', 0],
    ],
    'Reward mentioning both "Oslo" and "Bergen"': [
      ['Oslo, then Bergen.', 1],
      ['Oslo.', 0.5],
    ],
    'Reward sorting the list alphabetically': [
      ['- Ash\n- Birch\n- Cedar', 1],
      ['- Cedar\n- Ash\n- Birch', 0],
    ],
    'Reward bolding the word "free"': [
      ['It is **free** today.', 1],
      ['It is free today.', 0],
    ],
    'Reward splitting the answer into two paragraphs': [
      ['One.\n\nTwo.', 1],
      ['One.', 0.5],
    ],
    'Reward signing the email "Team Acme"': [
      ['All is well.\n\nTeam Acme', 'open'],
      ['All is well.', 0],
    ],
    'Reward links that are https': [
      ['https://a.example', 1],
      ['https://a.example and http://b.example', 'open'],
    ],
    'Reward a link in every paragraph': [
      ['See https://a.example.\n\nSee https://b.example.', 1],
      ['See https://a.example.\n\nSee nothing.', 0.5],
    ],
  },
  left: [
    'Reward two links',
    'Reward keeping it to three sentences',
    'Reward two bullets that start with a capital letter',
    'Penalize starting with "Hi" and ending with "Bye"',
    'Reward mentioning a refund',
    'Penalize mentioning prices',
    'Reward links and no tables that are short',
    'Reward bullets that are short',
    'Penalize images that distract',
    'Reward tables in which each row has a link',
    'Penalize "Sure" as an answer to a question',
    'Reward a question at the end of each bullet that matters',
    'Penalize an agent that never asks politely',
    'Reward calling a tool twice in a row',
    'Penalize leaving things out',
    'Reward closing with a "Thanks" or "Bye" line',
    'Reward code that starts fast',
    'Penalize placeholder text',
    'Reward splitting hairs',
    'Reward sorting out the problem',
    'Penalize naming names',
    'Reward bolding the most important words',
    'Penalize bolding the title and the links',
    'Reward short emails that end with "Bye"',
    'Penalize exactly the phrase "as an AI"',
    'Reward the diff if it applies cleanly',
    'Penalize an agent that calls send_email without asking',
    'Reward polite replies that end with "Bye"',
    'Reward everything except answers that contain "buy"',
    'Penalize each sentence ending with "foo"',
    'Penalize no commas',
    'Reward emojis',
    'Penalize links in sentences about prices',
    'Reward a friendly agent that calls send_email',
    'Penalize text before the JSON that is rude',
    'Reward names in a nice order, one per line',
    'Penalize headings in all caps that repeat',
  ],
};
