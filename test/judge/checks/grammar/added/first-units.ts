import type { Sentences } from './rows.ts';

export const FIRST_UNITS: Sentences = {
  decided: {
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
  },
  left: [
    '"solar" appears in the first few words',
    '"solar" appears in the first or second sentence',
    '"sun" and "moon" appear in the first two sentences',
    'the response has "sun" and "moon" in the first two lines',
    'the first two lines contain "x1"',
    'the first 4 words are "Here is the"',
    'the first 3 words are in bold',
    '"solar" appears twice in the first two lines',
    '"solar" appears in the first 3 words of each line',
    'the response has a link in the first two lines',
    '"sun" or "moon" appears in the same sentence',
    '"sun" and "moon" do not both appear in the same sentence',
    '"sun" and "moon" appear in the same sentence as "star"',
    '"sun" and "moon" appear in the same spirit',
  ],
};
