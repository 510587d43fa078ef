import type { Sentences } from './rows.ts';

export const NUMBER_WORDINGS: Sentences = {
  decided: {
    'the last number to appear in the response is 42': [
      ['Of two options, 5 and 42.', 1],
      ['It is 42, or 43.', 0],
      ['It is 42 for two.', 'open'],
      ['None.', 'open'],
    ],
    'the first number in the reply is 7': [
      ['7 or 8', 1],
      ['8 or 7', 0],
      ['1. Take 7.', 'open'],
    ],
    'the only number is 42': [
      ['It is 42.', 1],
      ['It is 43.', 0],
      ['42 or 43', 'open'],
    ],
    'the largest number in the response is under 1000': [
      ['999 or 3', 1],
      ['999 or 1003.', 0],
    ],
    'the smallest number is above 10': [
      ['11 or 30', 1],
      ['11 or 3', 0],
    ],
    'the highest number mentioned is 50': [
      ['50 or 3', 1],
      ['49 or 3', 0],
      ['51 or 50', 0],
    ],
    'no number is larger than 100': [
      ['100 or 5', 1],
      ['101 or 5', 0],
    ],
    'a number above 100 is mentioned': [
      ['It is 101.', 1],
      ['It is 100.', 0],
    ],
    'the percentages listed add up to exactly 100': [
      ['60% A, 40% B', 1],
      ['33.3% A, 33.3% B, 33.4% C', 1],
      ['60% A, 30% B', 0],
      ['60% A, 30% B, total 90%', 'open'],
      ['A 60, B 40%', 'open'],
      ['100% of us: 60% A, 40% B', 'open'],
      ['None.', 'open'],
    ],
    'the sum of the numbers in the reply is 8': [
      ['3, 5', 1],
      ['3, 6', 0],
      ['3 and five', 'open'],
    ],
    'the dollar amounts add up to $100': [
      ['$60 and $40', 1],
      ['$60 and $30', 0],
    ],
    'no percentage is above 100%': [
      ['From 5% to 99%.', 1],
      ['It is 120%.', 0],
      ['It is -120%.', 1],
    ],
    'Fails if the reply mentions any percentage over 50%': [
      ['It is 51%.', 0],
      ['It is 50%.', 1],
    ],
    'Fails if it mentions a year later than 2024': [
      ['In 2025 it began.', 0],
      ['In 2024 it began.', 1],
      ['2500 people came.', 'open'],
      ['In the 2030s.', 'open'],
      ['A few words.', 1],
    ],
    'every year mentioned is between 1900 and 2000': [
      ['From 1901 to 1999.', 1],
      ['In 2001, it began.', 0],
    ],
    'the reply mentions a year': [
      ['Since 1990.', 1],
      ['For ages.', 0],
      ['In 2000 words.', 'open'],
    ],
    'no price is above $500': [
      ['It costs $400.', 1],
      ['It costs $600.', 0],
      ['It costs €600.', 'open'],
    ],
    'Fails if any of the quoted prices is above 500 dollars': [
      ['It costs $501.', 0],
      ['It costs $499.99.', 1],
    ],
    'every date in the reply is in ISO format, YYYY-MM-DD': [
      ['On 2024-05-01.', 1],
      ['On May 1, 2024.', 0],
    ],
    'all dates use the format DD/MM/YYYY': [['On 2024-05-01.', 0]],
    'every date is written like 2024-05-01': [['On 2024-05-01.', 1]],
    'all clock times use the 24-hour HH:MM format, with no am or pm': [
      ['At 14:30.', 1],
      ['At 2:30 pm.', 0],
      ['At 9:30.', 'open'],
    ],
    'the output is an integer between 1 and 10 and nothing more': [
      ['7', 1],
      ['11', 0],
    ],
    'the first line is a number and nothing else': [
      ['42\nThat is it.', 1],
      ['It is all of that\n42', 0],
    ],
    'Fails if there are any numbers written as digits': [
      ['It is 5.', 0],
      ['It is.', 1],
    ],
  },
  left: [
    'the numbers add up to 100%',
    'the numbers add up',
    'the numbers add up to 50',
    'the years add up to 100',
    'the last number is correct',
    'the largest price is under $5',
    'a year later it was finished',
    'the response mentions a year of experience',
    'every price is lower than the last',
    'no number is larger than the first',
    'the date is written like 2024-05-01T10:00',
    'a discount of more than 20% is mentioned',
    'at least 50% of the sentences are questions',
    'the total is $42.50',
    'the percentages are close to 100',
  ],
};
