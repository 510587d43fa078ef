import type { Sentences } from './rows.ts';

const CODE = (code: string, label = '') => `Here it is:\n\n\`\`\`${label}\n${code}\n\`\`\``;
const TABLE = '| Item | Price |\n| --- | --- |\n| Tea | 3 |\n| Total | 3 |';
const SCORES = (...all: number[]) =>
  `| Name | Score |\n| --- | --- |\n${all.map((n) => `| A${n} | ${n} |`).join('\n')}`;

export const MARKDOWN_THINGS: Sentences = {
  decided: {
    // Headings by level and title.
    'Passes if it has an H2 called Installation': [
      ['## Installation\n\nRun it.', 1],
      ['# Installation\n\nRun it.', 'open'],
      ['## Usage\n\nRun it.', 0],
    ],
    'Fails if there is a level-3 heading titled "Next steps"': [
      ['### Next steps\n\nGo on.', 0],
      ['### Last words\n\nGo on.', 1],
    ],
    'Fails if the response has no section called Root cause': [
      ['## Root cause\n\nA bug.', 1],
      ['## Impact\n\nA bug.', 0],
    ],
    'Penalize headings deeper than three hashes': [
      ['#### Deep\n\nText.', 0],
      ['### Fine\n\nText.', 1],
    ],
    "Fails if there's a heading deeper than ###": [
      ['#### Deep\n\nText.', 0],
      ['# A\n\n### B\n\nText.', 1],
    ],
    'Passes if there are no headings below an H2': [
      ['# A\n\n## B\n\nText.', 1],
      ['### C\n\nText.', 0],
    ],
    "Passes if there's exactly one # heading at the top level": [
      ['# A\n\n## B\n\nText.', 1],
      ['# A\n\nText.\n\n# B\n\nText.', 0],
    ],
    'Penalize headings with nothing under them': [
      ['# A\n\nText.\n\n# B', 0],
      ['# A\n\n# B\n\nText.', 0],
      ['# A\n\n## B\n\nText.', 'open'],
      ['# A\n\n```\nx\n```', 1],
    ],
    'Fails if a heading is left with no text under it': [
      ['# A\n\nText.', 1],
      ['# A\n\n- one\n- two', 'open'],
      ['# A\n\nText.\n\n# B', 0],
    ],
    'Fails if the response has an empty section': [['## Added\n\n- a\n\n## Fixed', 0]],
    'Passes if there is a section headed "Next steps" with some text under it': [
      ['## Next steps\n\nCall us.', 1],
      ['## Other\n\nCall us.', 0],
    ],
    'Passes if it has its sections in this order: Summary, Impact, Fix': [
      ['## Summary\n\na\n\n## Impact\n\nb\n\n## Fix\n\nc', 1],
      ['## Impact\n\na\n\n## Summary\n\nb\n\n## Fix\n\nc', 0],
    ],
    // Lists.
    "Fails if there's a list inside another list": [
      ['- a\n  - b', 0],
      ['- a\n- b', 1],
    ],
    'Passes if every bullet starts with something in bold': [
      ['- **Size**: 40 cm\n- **Weight**: 3 kg', 1],
      ['- **Size**: 40 cm\n- Weight: 3 kg', 0],
    ],
    'Reward bullets that all begin with a bold label': [['- **Size**: 40 cm\n- Weight: 3 kg', 0.5]],
    'Passes if the bullets are made with "-" and not with "*"': [
      ['- a\n- b', 1],
      ['* a\n* b', 0],
    ],
    'Fails if bullets are made with asterisks': [
      ['* a\n* b', 0],
      ['- a\n- b', 1],
      ['* a\n- b', 'open'],
    ],
    'Penalize asterisk bullets': [
      ['* a\n- b', 0],
      ['- a', 1],
    ],
    'Fails if the step numbers skip or repeat': [
      ['1. a\n2. b\n3. c', 1],
      ['1. a\n3. b', 0],
      ['1. a\n2. b\n2. c', 0],
      ['No list here.', 1],
    ],
    'Fails if the numbering of the steps skips a number': [
      ['1. a\n2. b', 1],
      ['1. a\n3. b', 0],
      ['1. a\n2. b\n2. c', 'open'],
    ],
    'Fails if the list numbers skip one, they should go 1, 2, 3 and so on': [
      ['1. a\n2. b\n3. c', 1],
      ['1. a\n3. b', 0],
    ],
    'Passes if the tasks are checkboxes like "- [ ]"': [
      ['- [ ] Wash\n- [ ] Dry', 1],
      ['- Wash\n- Dry', 0],
    ],
    'Penalize lists where the same bullet shows up twice': [
      ['- milk\n- eggs\n- milk', 0],
      ['- milk\n- eggs', 1],
    ],
    'Reward lists where each bullet is ten words or fewer': [
      ['- milk\n- eggs', 1],
      ['- one two three four five six seven eight nine ten eleven', 0],
    ],
    'Passes if no two items on the shopping list are the same': [
      ['- milk\n- eggs', 1],
      ['- milk\n- milk', 0],
    ],
    'Fails if it goes straight into the list with no line of text before it': [
      ['- a\n- b', 0],
      ['Here are the items:\n\n- a\n- b', 1],
    ],
    "Reward if there's no intro before the list, the first line has to be a bullet": [
      ['- a\n- b', 1],
      ['Here are the items:\n\n- a\n- b', 0],
    ],
    'Passes if the steps are given as a numbered list rather than as bullets': [
      ['1. a\n2. b', 1],
      ['- a\n- b', 0],
    ],
    'Fails if one of the bullets ends in a period': [
      ['- a.\n- b', 0],
      ['- a\n- b', 1],
    ],
    'Passes if it uses headings or lists but not both at once': [
      ['# A\n\nText.', 1],
      ['# A\n\n- a\n- b', 0],
    ],
    'Passes if the bullets use - and not *': [
      ['- a\n- b', 1],
      ['* a\n* b', 0],
    ],
    'Passes if each bullet has a bold label': [['- **Size**: 40 cm\n- Weight: 3 kg', 0]],
    'Fails if a checkbox is already ticked': [
      ['- [x] a\n- [ ] b', 0],
      ['- [ ] a\n- [ ] b', 1],
    ],
    'Fails if any link goes to example.com': [
      ['[a](https://example.com/x)', 0],
      ['[a](https://other.com/x)', 1],
    ],
    'Passes if the first heading is Overview': [
      ['# Overview\n\nText.', 1],
      ['# Risks\n\nText.\n\n# Costs\n\nText.', 0],
    ],
    'Passes if the table has a header row with Item and Price': [[TABLE, 1]],
    // Tables.
    'Passes if the last row of the table starts with Total': [
      [TABLE, 1],
      [SCORES(1, 2), 0],
    ],
    'Passes if one of the table columns is called "Price"': [
      [TABLE, 1],
      [SCORES(1, 2), 0],
    ],
    'Fails if there is no table with a Price column': [
      [TABLE, 1],
      [SCORES(1, 2), 0],
    ],
    'Passes if the table rows go from the highest Score down to the lowest': [
      [SCORES(9, 5, 1), 1],
      [SCORES(1, 5, 9), 0],
    ],
    'Passes if the rows of the table go from lowest to highest Score': [
      [SCORES(1, 5, 9), 1],
      [SCORES(9, 5, 1), 0],
    ],
    'Reward a Markdown table with at least three rows under the header': [
      [SCORES(1, 5, 9), 1],
      [SCORES(1, 5), 0],
    ],
    "Fails if the comparison table doesn't have 4 columns": [[TABLE, 0]],
    'Penalize a table unless it has three data rows or more': [
      [SCORES(1, 5, 9), 1],
      [SCORES(1, 5), 0],
      ['No table.', 1],
    ],
    // Links.
    'Penalize links whose text is just "here" or "click here"': [
      ['See [here](https://a.com).', 0],
      ['See [the guide](https://a.com).', 1],
    ],
    'Passes if no link has the text "here"': [['See [here](https://a.com).', 0]],
    'Fails if the link text is "here" or "click here"': [
      ['See [click here](https://a.com).', 0],
      ['See [the guide](https://a.com).', 1],
      ['See [here](https://a.com) and [the guide](https://b.com).', 'open'],
    ],
    "Fails if there's a bare URL that isn't wrapped in a Markdown link": [
      ['See https://a.com/x now.', 0],
      ['See [a](https://a.com/x).', 1],
    ],
    'Penalize raw URLs, links should be written as [text](url)': [
      ['See https://a.com/x now.', 0],
      ['See [a](https://a.com/x).', 1],
    ],
    'Passes if all the links point to https addresses': [
      ['See [a](https://a.com/x).', 1],
      ['See [a](http://a.com/x).', 0],
    ],
    'Fails if a link uses http:// where it should be https://': [
      ['See [a](http://a.com/x).', 0],
      ['See [a](https://a.com/x).', 1],
    ],
    "Fails if there's a link in the reply, unless it leads to docs.acme.io": [
      ['See [a](https://docs.acme.io/x).', 1],
      ['See [a](https://other.com/x).', 0],
    ],
    // Code blocks.
    'Passes if the code is in a ```python block': [
      [CODE('x = 1', 'python'), 1],
      [CODE('x = 1', 'js'), 0],
    ],
    'Passes if the JSON comes inside a ```json fence': [
      [CODE('{}', 'json'), 1],
      [CODE('{}'), 0],
    ],
    "Penalize code blocks that don't name a language": [
      [CODE('x = 1'), 0],
      [CODE('x = 1', 'python'), 1],
    ],
    'Fails if a code fence is opened without naming a language': [
      [CODE('x = 1'), 0],
      [CODE('x = 1', 'python'), 1],
    ],
    "Fails if there's anything after the closing ``` of the code block": [
      [CODE('x = 1'), 1],
      [`${CODE('x = 1')}\n\nEnjoy your code.`, 0],
    ],
    'Fails if a code block is opened with ``` and never closed': [
      [CODE('x = 1'), 1],
      ['```\nx = 1', 0],
    ],
    'Passes if some explanation precedes the first code block': [
      [`This is how we do it in Python:\n\n\`\`\`\nx = 1\n\`\`\``, 'open'],
      ['```\nx = 1\n```', 0],
    ],
    'Passes if the table is followed by an explanation': [
      ['| A |\n|---|\n| 1 |\n\nLet me know if you need more!', 'open'],
      ['| A |\n|---|\n| 1 |', 0],
    ],
    'Fails if the response uses horizontal rules': [
      ['---\ntitle: My Post\n---\n\nHello.', 'open'],
      ['---\nNote: this\n---\n\nHello.', 0],
    ],
    'Passes if the response has no headings': [
      ['---\n# settings\ntitle: My Post\n---\n\nHello.', 1],
      ['---\ntitle: My Post\n---\n\n# Hello', 0],
    ],
    'Passes if the response contains no bullet points': [
      ['---\ntags:\n- tea\n- home\n---\n\nHello.', 1],
      ['<!--\n- todo\n- more\n-->\n\nHello.', 1],
      ['<!-- a -->\n- b', 0],
      ['<!-- never closed\n- b', 0],
    ],
    'Reward answers that are only a code block, no text around it': [
      ['```\nx = 1\n```', 1],
      [CODE('x = 1'), 0],
    ],
    'Fails if TODO appears outside of a code block': [
      ['TODO: write this.', 0],
      [CODE('# TODO'), 1],
    ],
    'Passes if npm install shows up in backticks': [
      ['Run `npm install` first.', 1],
      ['Run npm install first.', 0],
    ],
    "Passes if config.yml is in backticks every time it's mentioned": [
      ['Edit `config.yml` now.', 1],
      ['Edit config.yml now.', 0],
    ],
    "Passes if the script's first line is #!/bin/bash": [['#!/bin/bash\necho hi', 1]],
    // What code says.
    'Penalize leftover TODOs': [
      [CODE('x = 1  # TODO: rename'), 0],
      [CODE('x = 1'), 1],
      ['I left no TODO in it.', 'open'],
    ],
    'Penalize TODO or FIXME left in the code': [
      [CODE('x = 1  # FIXME'), 0],
      [CODE('x = 1'), 1],
    ],
    'Fails if there is a call to console.log': [
      [CODE('console.log(1);', 'js'), 0],
      [CODE('run(1);', 'js'), 1],
      [CODE('// console.log(1)', 'js'), 'open'],
    ],
    'Fails if the code calls console.log': [
      [CODE('console.log(1);', 'js'), 0],
      [CODE('run(1);', 'js'), 1],
    ],
    'Fails if it uses SELECT *': [
      [CODE('SELECT * FROM a;', 'sql'), 0],
      [CODE('SELECT id FROM a;', 'sql'), 1],
    ],
    'Fails if anything is declared with var': [
      [CODE('var a = 1;', 'js'), 0],
      [CODE('let a = 1;', 'js'), 1],
      [CODE('// no var here\nlet a = 1;', 'js'), 'open'],
    ],
    'Passes if variables in the JavaScript are declared with const or let and never with var': [
      [CODE('const a = 1;', 'js'), 1],
      [CODE('var a = 1;', 'js'), 0],
      [CODE('run();', 'js'), 'open'],
    ],
    'Passes if a Python function by the name of parse_date gets defined': [
      [CODE('def parse_date(x):\n    return x', 'python'), 1],
      [CODE('def other(x):\n    return x', 'python'), 0],
    ],
    'Passes if the code has a return statement': [
      [CODE('def f(x):\n    return x', 'python'), 1],
      [CODE('def f(x):\n    print(x)', 'python'), 0],
    ],
    'Reward Python code that has no comments in it': [
      [CODE('x = 1', 'python'), 1],
      [CODE('# one\nimport os', 'python'), 0],
    ],
    'Penalize tabs used for indentation in the code': [
      [CODE('if x:\n\ty = 1', 'python'), 0],
      [CODE('if x:\n    y = 1', 'python'), 1],
    ],
    'Fails if console.log is still in there': [
      [CODE('console.log(1);', 'js'), 0],
      [CODE('run(1);', 'js'), 1],
    ],
    'Fails if the code uses eval': [
      [CODE('eval(x)', 'python'), 0],
      [CODE('run(x)', 'python'), 1],
    ],
    'Penalize any DROP, DELETE or TRUNCATE statement': [
      [CODE('DROP TABLE a;', 'sql'), 0],
      [CODE('SELECT id FROM a;', 'sql'), 1],
    ],
    'Fails if there are comments in the SQL': [
      [CODE('-- all\nSELECT id FROM a;', 'sql'), 0],
      [CODE('SELECT id FROM a;', 'sql'), 1],
    ],
    'Reward SQL that finishes with a semicolon': [
      [CODE('SELECT id FROM a;', 'sql'), 1],
      [CODE('SELECT id FROM a', 'sql'), 0],
    ],
    'Passes if the code is indented with spaces only, no tabs': [
      [CODE('if x:\n    y = 1', 'python'), 1],
      [CODE('if x:\n\ty = 1', 'python'), 0],
    ],
    // Said once more.
    "Fails if there's a nested list (i.e. a bullet indented under another bullet)": [
      ['- a\n  - b', 0],
      ['- a\n- b', 1],
      ['1. a\n   1. b', 'open'],
    ],
    'Reward answers that start straight with the code, i.e. the opening fence is the first thing': [
      ['```\nx = 1\n```', 1],
      [CODE('x = 1'), 0],
    ],
  },
  left: [
    'Passes if there are at least three todos',
    'Fails if it has no # headings',
    'Fails if headings are deeper than the outline',
    'Passes if every section has enough text',
    'Penalize links whose text is vague',
    'Passes if the code is in a suitable block',
    'Fails if a code block is opened without a good reason',
    'Passes if variables are declared with care',
    'Fails if the table rows go from the best to the worst',
    'Penalize leftover tasks',
    'Fails if "a" is used, it should sound friendly',
    'Passes if the numbers skip the details',
    'Passes if the bullets are made with care',
    'Passes if there is a section about Risks with some text under it',
  ],
};
