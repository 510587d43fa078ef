import type { Sentences } from './rows.ts';

const STEPS = '1. Open it\n2. Read it\n3. Close it';
const BULLETS = '- first thing\n- second thing';
const TABLE = '| Name | Price |\n|---|---|\n| Tea | 1 |';

/** Items of one kind of list, one of a thing for each part, the order of blocks and sections, columns and tags by what they hold. */
export const LIST_WORDINGS: Sentences = {
  decided: {
    'at least one item in the bulleted list contains "second"': [
      [BULLETS, 1],
      [STEPS, 0],
    ],
    'the first entry in the numbered list mentions "Open"': [
      [STEPS, 1],
      ['1. Read it\n2. Open it', 0],
    ],
    'the list does not contain duplicate items': [
      [BULLETS, 1],
      ['- tea\n- milk\n- tea', 0],
    ],
    'the bullets use a hyphen and not an asterisk': [
      [BULLETS, 1],
      ['* first thing\n* second thing', 0],
    ],
    'the numbered list starts at 1 and has no gaps in the numbering': [
      [STEPS, 1],
      ['1. a\n3. b', 0],
    ],
    'the response uses a numbered list rather than bullets': [
      [STEPS, 1],
      [BULLETS, 0],
      [`${STEPS}\n\n${BULLETS}`, 'open'],
    ],
    'the list is numbered': [
      [STEPS, 1],
      [BULLETS, 0],
    ],
    'there are three items in the list': [
      [STEPS, 1],
      [BULLETS, 0],
    ],
    'the list is two items long': [
      [BULLETS, 1],
      [STEPS, 0],
    ],
    'the response has one link per bullet': [
      ['- [a](https://a.com)\n- [b](https://b.com)', 1],
      ['- [a](https://a.com)\n- none', 0],
    ],
    'the response has at most one emoji per paragraph': [
      ['Hi 🙂\n\nBye 🙂', 1],
      ['Hi 🙂 🙂\n\nBye', 0],
    ],
    'the table comes before any bullet points': [
      [`${TABLE}\n\n${BULLETS}`, 1],
      [`${BULLETS}\n\n${TABLE}`, 0],
      [`${BULLETS}\n\n${TABLE}\n\n${BULLETS}`, 'open'],
      [TABLE, 'open'],
    ],
    'the code block comes after the table': [
      [`${TABLE}\n\n\`\`\`\na\n\`\`\``, 1],
      [`\`\`\`\na\n\`\`\`\n\n${TABLE}`, 0],
    ],
    'the table is the last thing in the response': [
      [`Prices:\n\n${TABLE}`, 1],
      [`${TABLE}\n\nThese are all the prices.`, 0],
    ],
    'Fails if text follows the last bullet': [
      [BULLETS, 1],
      [`${BULLETS}\n\nThese are all the things.`, 0],
    ],
    'one of the column headers is "Price"': [
      [TABLE, 1],
      ['| Name | Cost |\n|---|---|\n| Tea | 1 |', 0],
    ],
    'each CSV row has two fields': [
      ['name,price\ntea,1', 1],
      ['name,price,size\ntea,1,2', 0],
    ],
    'the text inside the <label> tag is either "spam" or "ham"': [
      ['<label>spam</label>', 1],
      ['<label>eggs</label>', 0],
    ],
    'the file name `config.yaml` is in inline code': [
      ['Open `config.yaml`.', 1],
      ['Open config.yaml.', 0],
    ],
    'every link points to the example.com domain': [
      ['[a](https://example.com/a)', 1],
      ['[a](https://other.com/a)', 0],
    ],
    'each opening parenthesis is closed': [
      ['Tea (hot).', 1],
      ['Tea (hot.', 0],
    ],
    'the answer has a "Note:" label': [
      ['Note: it is hot.', 1],
      ['It is hot.', 0],
    ],
  },
  left: [
    'Fails if there is more than one emoji per paragraph',
    'the response has fewer than 50 words per sentence',
    'the response has links per paragraph',
    'the response has one idea per bullet',
    'Fails if the response uses a numbered list rather than bullets',
    'the numbered list starts at 2 and has no gaps',
    'the list comes before the bullets',
    'the code block comes after the explanation',
    '"Summary" comes first',
    'the answer has a "Note" label',
    'each row has four fields',
    'one of the columns is wide',
  ],
};
