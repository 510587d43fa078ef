import type { Sentences } from './rows.ts';

const TABLE = '| Plan | Price |\n|---|---|\n| Basic | $5 |\n| Pro | $9 |';
const LIST = '- Renew your passport\n- Book the flight';

/** What Markdown's rules join, underline or set in bold and its writer may not have, and labels before a text. */
export const UNMEANT_MARKUP: Sentences = {
  decided: {
    'Passes if the response consists of a bulleted list and nothing else.': [
      [`${LIST}\nLet me know if you need more!`, 'open'],
      [`${LIST}\n\nLet me know if you need more!`, 0],
      [LIST, 1],
    ],
    'Passes if every bullet is at most 5 words.': [
      [`${LIST.replaceAll('-', '•')}\nLet me know if you need more!`, 'open'],
      [`${LIST}\nto the city of Rome`, 0],
    ],
    'Passes if the response ends with a bulleted list.': [[`${LIST}\nEnjoy!`, 'open']],
    'Passes if the block quote does not contain the word "Lincoln".': [
      ['> Be excellent to each other.\n— Abraham Lincoln', 'open'],
      ['> Abraham Lincoln was excellent.', 0],
    ],
    'Passes if the table has exactly two data rows.': [
      [`${TABLE}\nAll prices exclude VAT.`, 'open'],
      [TABLE, 1],
    ],
    'Passes if nothing follows the table.': [[`${TABLE}\nAll prices exclude VAT.`, 'open']],
    'Passes if the response has no headings.': [
      ['Best regards\n---\nThe Acme Team', 'open'],
      ['Section one\n-----------\nIt begins.', 0],
      ['Section one\n===\nIt begins.', 0],
    ],
    'Passes if the response contains no bold text.': [
      ['Define __init__ in the class.', 'open'],
      ['It is 2**3**4.', 'open'],
      ['A __bold__ one', 0],
    ],
    'Passes if no italics are used.': [['The volume is 3*4*5 cm.', 'open']],
    'Passes if the response has no links.': [
      ['Call handlers[name](event) first.', 'open'],
      ['See [name](event).', 0],
    ],
    'Passes if the label is in uppercase.': [
      ['Priority: HIGH', 'open'],
      ['HIGH', 1],
      ['high', 0],
    ],
    'Passes if the tagline contains no colon.': [['Slogan: Go far.', 'open']],
    'Passes if the summary has no colon.': [['TL;DR: It works.', 'open']],
    'Passes if the title contains no digits': [['Option 1: Best shoes', 'open']],
  },
  left: [],
};
