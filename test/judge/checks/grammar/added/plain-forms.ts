import type { Sentences } from './rows.ts';

/** Codes, names, placeholders that are left, prices and times. */
export const PLAIN_FORMS: Sentences = {
  decided: {
    'Passes if the response is a valid UUID': [
      ['123e4567-e89b-12d3-a456-426614174000', 1],
      ['`123e4567-e89b-12d3-a456-426614174000`', 'open'],
      ['Here: 123e4567-e89b-12d3-a456-426614174000', 0],
    ],
    'Passes if the answer is a hex colour code: a # followed by six hexadecimal digits': [
      ['#FF00AA', 1],
      ['#fff', 0],
    ],
    'Passes if the answer is a hex color code': [
      ['#fff', 'open'],
      ['red', 0],
    ],
    'Passes if the response is a version number of the form X.Y.Z': [
      ['1.2.3', 1],
      ['v1.2.3', 'open'],
      ['1.2', 0],
    ],
    'Passes if the response is an email address': [
      ['a@b.example', 1],
      ['Mail a@b.example', 0],
    ],
    'Passes if the response is a date in YYYY-MM-DD format': [
      ['2024-02-29', 1],
      ['2024-02-30', 'open'],
      ['29.02.2024', 0],
    ],
    'Passes if the branch name is kebab-case: lowercase letters, digits and single hyphens only': [
      ['add-new-x', 1],
      ['Add-New', 0],
      ['feature/add-x', 'open'],
      ['The branch name is `add-x`', 'open'],
    ],
    'Passes if the output is in snake_case': [
      ['user_name', 1],
      ['userName', 0],
      ['user', 'open'],
    ],
    'Fails if unfilled template variables such as {{first_name}} are left in the email': [
      ['Hi {{first_name}},', 0],
      ['Hi Ann,', 1],
      ['Hi [Name],', 'open'],
    ],
    'Fails if any double curly-brace template variable such as {{first_name}} survives in the output': [
      ['Hi {{ x }}', 0],
      ['Hi {x}', 1],
    ],
    'Fails if a placeholder such as [NAME] or {{name}} is left in the text': [
      ['Dear [NAME]', 0],
      ['Dear {{name}}', 0],
      ['Dear Ann', 1],
      ['Dear Ann, see [the guide]', 'open'],
    ],
    'Fails if the response contains an unfilled placeholder in square brackets, such as [Name] or [Company]': [
      ['Hi [Name]', 0],
      ['Hi Ann', 1],
    ],
    'Passes if the response contains a hex color code': [
      ['Use #FF5733 here', 1],
      ['Order #123456', 'open'],
      ['Use red', 0],
    ],
    'Passes if the response contains a semantic version number (MAJOR.MINOR.PATCH)': [
      ['Use 1.2.3 now', 1],
      ['Released 12.03.2024', 'open'],
      ['None', 0],
    ],
    'Fails if the response contains a version number': [
      ['Python 3', 'open'],
      ['Use it', 1],
    ],
    'Passes if the response contains a price in euros': [
      ['It costs 12,50 €.', 1],
      ['It costs 5 dollars in Europe.', 0],
    ],
    'Passes if the response contains an amount in pounds': [
      ['It costs £5.', 1],
      ['It weighs 5 pounds.', 'open'],
    ],
    'Passes if all euro amounts have exactly two decimals': [
      ['€5.00 and 3,20 EUR', 1],
      ['€5', 0],
      ['free', null],
    ],
    'Fails if any prices are quoted in dollars': [
      ['It costs $5.', 0],
      ['It costs 5 euros.', 1],
    ],
    'Passes if all prices are in euros': [
      ['It costs €5 or $6.', 0],
      ['It costs 5.', 'open'],
      ['It costs €5.', 1],
    ],
    'Passes if times are written in the 24-hour clock, with no am or pm': [
      ['Opens 09:00 to 17:00.', 1],
      ['Opens at 2:30 pm.', 0],
      ['Opens at 9.', 'open'],
      ['Opens soon.', null],
    ],
    'Passes if the time is written in 24-hour format, e.g. 14:30': [
      ['It starts at 14:30.', 1],
      ['It starts at 2:30 pm.', 0],
    ],
    'Passes if the response contains a time in 24-hour format': [
      ['at 18:05', 1],
      ['at 6 pm', 0],
    ],
  },
  left: [
    'Fails if placeholders are left in the response',
    'the response is a name',
    'the response contains a version number of the product',
    'template variables such as {{name}} are kept',
    'the time is right',
    'the price is in line with the market',
    'prices are in the table',
    'the price is in dollars',
    'Fails if times are in 24-hour format',
    'the slug is in good shape',
    'Fails if links are left in the email',
    'a time in minutes is given',
  ],
};
