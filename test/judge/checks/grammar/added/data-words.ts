import type { Sentences } from './rows.ts';

/** Headings, lists, images, CSV and YAML in further words. */
export const DATA_WORDS: Sentences = {
  decided: {
    'the CSV has three columns': [
      ['Hello, world, now', 'open'],
      ['a,b,c\n1,2,3', 1],
      ['a,b\n1,2', 0],
    ],
    'Passes if there is exactly one top-level (H1) heading': [
      ['# A\n\nB', 1],
      ['# A\n\n# B', 0],
    ],
    'Passes if the response contains a heading of level 2': [
      ['## A\n\nB', 1],
      ['# A\n\nB', 0],
    ],
    'Passes if the response has two or more Markdown headings at level two (##)': [
      ['## A\n\nB\n\n## C\n\nD', 1],
      ['## A\n\nB', 0],
    ],
    'Passes if the title on the first line is a markdown H1': [
      ['# A\n\nB', 1],
      ['A\n\nB', 0],
    ],
    'Passes if there\'s a bulleted list under the "Ingredients" heading': [
      ['## Ingredients\n\n- a\n- b', 1],
      ['## Ingredients\n\nOne.', 0],
    ],
    'Passes if there is a code block in the "Usage" section': [
      ['## Usage\n\n```sh\nls\n```', 1],
      ['## Usage\n\nOne.', 0],
    ],
    'Passes if the text under the "Summary" heading is at most 3 words': [
      ['## Summary\n\nOne two.', 1],
      ['## Summary\n\nOne two three four.', 0],
      ['One two.', 'open'],
    ],
    'Fails if the list has nested sub-bullets': [
      ['- a\n  - b', 0],
      ['- a\n- b', 1],
    ],
    'Passes if the list contains no nested items': [
      ['- a\n  - b', 0],
      ['- a\n- b', 1],
    ],
    'Fails if a Markdown image is missing its alt text': [
      ['![](a.png)', 0],
      ['![A](a.png)', 1],
    ],
    'Passes if no image lacks alt text': [
      ['![](a.png)', 0],
      ['![A](a.png)', 1],
    ],
    'Passes if the book title "Dune" is italicized': [
      ['Read *Dune* now.', 1],
      ['Read Dune now.', 0],
    ],
    'Passes if the summary consists of exactly three bullet points': [
      ['- a\n- b\n- c', 1],
      ['- a\n- b', 0],
      ['Here:\n\n- a\n- b\n- c', 'open'],
    ],
    'Passes if the reply comprises at least two bullets': [
      ['- a\n- b', 1],
      ['- a', 0],
    ],
    'Passes if the output is CSV whose first line is exactly id,name,qty': [
      ['id,name,qty\n1,bolt,4', 1],
      ['name,id,qty\nbolt,1,4', 0],
    ],
    'Passes if the header row reads "id,name,amount"': [
      ['id,name,amount\n1,Rent,900', 1],
      ['name,amount\nRent,900', 0],
    ],
    'Passes if the output is CSV with exactly 3 columns': [
      ['a,b,c\n1,2,3', 1],
      ['a,b\n1,2', 0],
    ],
    'Passes if the CSV has at least two rows besides the header': [
      ['a,b\n1,2\n3,4', 1],
      ['a,b\n1,2', 0],
    ],
    'Fails if the CSV contains only the header row': [
      ['a,b', 0],
      ['a,b\n1,2', 1],
    ],
    'Fails if a row of the CSV has more than 3 columns': [
      ['a,b,c,d\n1,2,3,4', 0],
      ['a,b\n1,2', 1],
    ],
    'Passes if the values are separated by semicolons instead of commas': [
      ['a;b\n1;2', 1],
      ['a,b\n1,2', 0],
      ['a;b\n1,5;2', 'open'],
      ['Nothing.', 'open'],
    ],
    'Passes if the CSV uses tabs as the delimiter': [
      ['a\tb\n1\t2', 1],
      ['a;b\n1;2', 0],
    ],
    'Passes if the output is YAML with a top-level key called services': [
      ['services:\n  web: a', 1],
      ['volumes:\n  data: b', 0],
    ],
    'Passes if the YAML has a key named version': [
      ['version: 1\nname: a', 1],
      ['name: a\nkind: b', 0],
    ],
    'Fails if the YAML is invalid': [
      ['a: [1', 0],
      ['a: 1', 1],
    ],
    'Passes if the response starts with YAML front matter that sets title and date': [
      ['---\ntitle: a\ndate: b\n---\nText', 1],
      ['---\ntitle: a\n---\nText', 0],
    ],
    'the YAML sets enabled to true': [
      ['enabled: true', 1],
      ['enabled: false', 0],
      ['enabled: no', 0],
      ['enabled: yes', 'open'],
      ['```yaml\nenabled: on\n```', 'open'],
    ],
  },
  left: [
    'the response consists of exactly three bullet points and a summary',
    'the values are separated clearly',
    'the header row reads well',
    'the YAML is readable',
    'the text under the table is short',
    'the list has nested meanings',
  ],
};
