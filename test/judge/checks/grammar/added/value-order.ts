import type { Sentences } from './rows.ts';

export const VALUE_ORDER: Sentences = {
  decided: {
    'the dates go from latest to earliest': [
      ['2024-05-01: release\n2024-03-10: beta\n2023-12-01: alpha', 1],
      ['2023-12-01: alpha\n2024-03-10: beta\n2024-05-01: release', 0],
      ['2023-12-01: alpha', 'open'],
      ['We met on 2023-12-01, and on 2024-03-10 again.', 'open'],
    ],
    'the dates in the timeline run from earliest to latest': [
      ['As of 2024-01-05:\n- 2019-04-02: founded\n- 2020-11-15: product', 'open'],
      ['- March 5, 2019: founded\n- April 1, 2020: product', 1],
      ['- 3/5/2020: founded\n- 4/1/2019: product', 0],
      ['- 3/5/2020: founded\n- 4/1/2020: product', 'open'],
      ['- 5 March: founded\n- 1 April: product', 'open'],
    ],
    'the events are in chronological order by date': [
      ['- 2020-01-05: start\n- 2021-03-02: launch', 1],
      ['- 2021-03-02: launch\n- 2020-01-05: start', 0],
    ],
    'Fails if the dates are not in chronological order': [
      ['- 2020-01-05: start\n- 2021-03-02: launch', 1],
      ['- 2021-03-02: launch\n- 2020-01-05: start', 0],
    ],
    'the years in the timeline are listed oldest first': [
      ['- 1998: founded\n- 2005: first shop\n- 2019: sold', 1],
      ['- 2019: sold\n- 2005: first shop\n- 1998: founded', 0],
      ['In 2005, after its founding in 1998, it grew.', 'open'],
      ['- 1990s: founded\n- 2005: sold', 'open'],
    ],
    'each line of the timeline starts with a later year than the line above it': [
      ['1969: Moon landing\n1981: First shuttle\n1998: Space station', 1],
      ['1969: Moon landing\n1998: Space station\n1981: First shuttle', 0],
      ['1969: Moon landing\n1969: First walk', 0],
      ['Timeline\n1969: Moon landing\n1981: First shuttle', 'open'],
    ],
    'each date is later than the one before it': [
      ['2020-01-05\n2021-03-02', 1],
      ['2020-01-05\n2020-01-05', 0],
    ],
    'the numbers are listed from largest to smallest': [
      ['9, 5, 2', 1],
      ['2, 5, 9', 0],
      ['1. 9\n2. 5\n3. 2', 1],
      ['Of the 5 teams, 9 players and 2 coaches came.', 'open'],
      ['9,5,2', 'open'],
    ],
    'the percentages are in ascending order': [
      ['- A: 5%\n- B: 10%\n- C: 40%', 1],
      ['- A: 50%\n- B: 10%', 0],
      ['- A: 5-10%\n- B: 40%', 'open'],
    ],
    'the prices are sorted from lowest to highest': [
      ['- Basic: $5\n- Pro: $10.50', 1],
      ['- Pro: $10.50\n- Basic: $5', 0],
      ['- Pro: $10.50\n- Basic: €5', 'open'],
      ['- Pro: $1.5k\n- Basic: $5', 'open'],
    ],
    'the response lists the years in ascending order': [
      ['1990, 1995, 2001', 1],
      ['2001, 1995, 1990', 0],
    ],
    'all numbers in the output are even': [
      ['2, 4, 8', 1],
      ['2, 3, 8', 0],
    ],
    'every number is odd': [
      ['1 and 3', 1],
      ['1 and 4', 0],
    ],
    'Fails if a sentence is repeated verbatim': [
      ['It rains. It rains.', 0],
      ['It rains. It pours.', 1],
    ],
    'Fails if the model repeats the same sentence word for word': [
      ['It rains here. It rains here.', 0],
      ['It rains here. It pours here.', 1],
    ],
    'Fails if the same line appears more than once in the output': [
      ['It rains\nIt rains', 0],
      ['It rains\nIt pours', 1],
    ],
    'Fails if a word is immediately doubled, like "the the"': [
      ['Open the the door.', 0],
      ['Open the door.', 1],
    ],
    'Fails if two consecutive words are the same': [
      ['It is is so.', 0],
      ['It is so.', 1],
    ],
    "Fails if the user's message is quoted back verbatim in the reply": [
      ['What is the capital of Peru? It is Lima.', 0, 'What is the capital of Peru?'],
      ['Lima.', 1, 'What is the capital of Peru?'],
    ],
    "the reply starts by quoting the user's question in full": [
      ['Where is Oslo? In Norway.', 1, 'Where is Oslo?'],
      ['Oslo is in Norway.', 0, 'Where is Oslo?'],
      ['You ask: Where is Oslo? In Norway.', 'open', 'Where is Oslo?'],
      ['where is oslo? In Norway.', 'open', 'Where is Oslo?'],
    ],
  },
  left: [
    'Passes if the steps are in chronological order',
    'Passes if the events are in chronological order',
    'Passes if the dates are in a sensible order',
    'Passes if the numbers are in alphabetical order',
    'Passes if the dates are in numerical order',
    'Passes if the prices are in chronological order',
    'Passes if the most important dates come first',
    'Fails if an idea is repeated verbatim',
    'Fails if a word is repeated',
  ],
};
