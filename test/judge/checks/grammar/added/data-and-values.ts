import type { Sentences } from './rows.ts';

const CSV = 'id,qty\n1,4\n2,6';

/** Codes, dates, numbers, JSON and CSV, as they are named without quotation marks. */
export const DATA_AND_VALUES: Sentences = {
  decided: {
    // Codes by themselves, and what is like an example.
    'it gives the ticket number TCK-48213': [
      ['Your ticket is TCK-48213.', 1],
      ['Your ticket is TCK-48214.', 0],
    ],
    'the reply mentions the invoice number INV-2024-17': [
      ['See INV-2024-17.', 1],
      ['See INV-2024-18.', 0],
    ],
    'it contains an order ID such as ORD-123456': [
      ['It is ORD-482133.', 1],
      ['It is on its way.', 0],
      ['It is ORD-48213.', 'open'],
    ],
    'Fails if a ticket ID such as PROJ-123 appears in the response': [
      ['Fixed (PROJ-881).', 0],
      ['Fixed.', 1],
      ['See APP-2203.', 'open'],
    ],
    "there's a ticket number like TK-12345 (TK, dash, five digits)": [
      ['It is TK-48213.', 1],
      ['It is TK-482.', 0],
    ],
    "there's a case number (BNK- plus six digits)": [
      ['It is BNK-482133.', 1],
      ['It is BNK-48213.', 0],
    ],
    "there's a hex colour like #FF8800": [
      ['Use #00aaff.', 1],
      ['Use orange.', 0],
    ],
    // Dates and times.
    'it has a date like 2025-03-09, year first with dashes': [
      ['It ends on 2025-08-31.', 1],
      ['It ends on August 31, 2025.', 0],
    ],
    'Reward replies with a date like 31/12/2025': [
      ['On 28/02/2025.', 1],
      ['On 2025-02-28.', 'open'],
      ['Soon.', 0],
    ],
    'all dates are written like 12 March 2024': [
      ['On 3 May 2025 and 14 June 2025.', 1],
      ['On May 3, 2025.', 0],
      ['On 3rd May 2025.', 'open'],
    ],
    'it gives a time like 14:30': [
      ['At 15:45.', 1],
      ['In the afternoon.', 0],
    ],
    'Fails if times are written with AM or PM': [
      ['At 9:30 AM.', 0],
      ['At 14:30.', 1],
    ],
    'times are in 24-hour format like 14:30, with no am or pm': [
      ['At 15:45.', 1],
      ['At 3:45 pm.', 0],
    ],
    'it names a day of the week': [
      ['Come on Tuesday.', 1],
      ['Come tomorrow.', 0],
      ['Come on Tue.', 'open'],
    ],
    'Penalize a month name': [
      ['In June.', 0],
      ['In summer.', 1],
      ['May I ask?', 'open'],
    ],
    // Phone numbers and e-mail addresses.
    'the phone number starts with +49': [
      ['Call +49 30 901820.', 1],
      ['Call +44 20 7946 0018.', 0],
      ['Call us.', 'open'],
    ],
    'Reward a reply that includes a phone number starting with +44': [
      ['Call +44 20 7946 0018.', 1],
      ['Call us.', 0],
    ],
    'every phone number in it is written like 555-012-3456': [
      ['Call 212-555-0123.', 1],
      ['Call (212) 555-0123.', 0],
    ],
    'any phone number in it is written like 555-012-3456': [
      ['Call 212-555-0123.', 1],
      ['Call (212) 555-0123.', 0],
    ],
    'the answer gives an email address ending in @acme.io': [
      ['Write to jo@acme.io.', 1],
      ['Write to jo@gmail.com.', 0],
    ],
    'Fails if it has an email address that ends with @gmail.com': [
      ['Write to jo@gmail.com.', 0],
      ['Write to jo@acme.io.', 1],
    ],
    // Numbers and amounts.
    '384 shows up in the answer': [
      ['It is 384.', 1],
      ['It is 1384.', 0],
    ],
    'the invoice text states a total of $147.50': [
      ['Total: $147.50', 1],
      ['Total: $147.00', 0],
    ],
    'the whole answer is just a number': [
      ['42', 1],
      ['No idea.', 0],
    ],
    'the rating it gives after "Rating:" is between 1 and 5': [
      ['Good.\nRating: 4', 1],
      ['Good.\nRating: 7', 0],
      ['Good.', 'open'],
    ],
    'the score after "Score:" is at least 7': [
      ['Score: 8', 1],
      ['Score: 3', 0],
    ],
    'Fails if any number has more than two decimals': [
      ['It is 3.142.', 0],
      ['It is 3.14, or 3.', 1],
    ],
    'Penalize numbers with more than one decimal': [
      ['It is 3.14.', 0],
      ['It is 3.1.', 1],
    ],
    'Penalize numbers of a thousand or more written without a comma, like 12500': [
      ['It has 12500 people.', 0],
      ['It has 12,500 people and 40 cats.', 1],
      ['In 2024 it grew.', 'open'],
    ],
    'every number over 1,000 is written with a comma': [
      ['It has 12,500 people.', 1],
      ['It has 12500 people.', 0],
    ],
    "Penalize euro amounts that don't have two decimals": [
      ['It is €12.', 0],
      ['It is €12.50.', 1],
    ],
    'the percentages it gives add up to 100': [
      ['60% and 40%', 1],
      ['60% and 30%', 0],
    ],
    "prices are in € and there's no $ sign": [
      ['It is €12.', 1],
      ['It is $12.', 0],
    ],
    // JSON.
    'priority in the JSON is one of low, medium, high': [
      ['{"priority":"high"}', 1],
      ['{"priority":"urgent"}', 0],
    ],
    'the color in the JSON is one of red, green': [
      ['{"color":"red"}', 1],
      ['{"color":"blue"}', 0],
    ],
    'Fails if the tags array is empty': [
      ['{"tags":[]}', 0],
      ['{"tags":["a"]}', 1],
    ],
    'the JSON object has title and body and no other keys': [
      ['{"title":1,"body":2}', 1],
      ['{"title":1,"body":2,"id":3}', 0],
    ],
    'the object has the keys "a" and "b" and no other keys': [
      ['{"a":1,"b":2}', 1],
      ['{"a":1}', 0],
    ],
    'every object in the array has an id': [
      ['[{"id":1},{"id":2}]', 1],
      ['[{"id":1},{}]', 0],
    ],
    'the items in the JSON go from lowest price to highest': [
      ['[{"price":1},{"price":2}]', 1],
      ['[{"price":2},{"price":1}]', 0],
    ],
    'the objects in the array run from highest score down to lowest': [
      ['[{"score":2},{"score":1}]', 1],
      ['[{"score":1},{"score":2}]', 0],
    ],
    '"total" is what you get when you add up the "amount" of all "lines"': [
      ['{"total":3,"lines":[{"amount":1},{"amount":2}]}', 1],
      ['{"total":4,"lines":[{"amount":1},{"amount":2}]}', 0],
    ],
    'there\'s a message field in the JSON whenever status is "error"': [
      ['{"status":"error","message":"x"}', 1],
      ['{"status":"error"}', 0],
    ],
    'Fails if the JSON\'s status is anything other than "open", "closed" or "pending"': [
      ['{"status":"open"}', 1],
      ['{"status":"lost"}', 0],
    ],
    'Fails if "confidence" isn\'t a number from 0 to 1': [
      ['{"confidence":0.4}', 1],
      ['{"confidence":4}', 0],
      ['{"confidence":"high"}', 0],
    ],
    'Fails if "confidence" is outside the range 0 to 1': [
      ['{"confidence":0.4}', 1],
      ['{"confidence":4}', 0],
    ],
    'user.address.city is filled in': [
      ['{"user":{"address":{"city":"Oslo"}}}', 1],
      ['{"user":{"address":{"city":""}}}', 0],
    ],
    'address.zip is a string made up of five digits': [
      ['{"address":{"zip":"01234"}}', 1],
      ['{"address":{"zip":"0123"}}', 0],
    ],
    "Fails if any JSON key isn't snake_case": [
      ['{"first_name":1}', 1],
      ['{"firstName":1}', 0],
    ],
    'the JSON uses camelCase for all of its keys': [
      ['{"firstName":1}', 1],
      ['{"first_name":1}', 0],
    ],
    '"tags" is an array of strings in which nothing is repeated': [
      ['{"tags":["a","b"]}', 1],
      ['{"tags":["a","a"]}', 0],
    ],
    'the JSON object is flat: none of its values is itself an object or an array': [
      ['{"a":1}', 1],
      ['{"a":[1]}', 0],
    ],
    'the JSON comes inside a ```json fence': [
      ['```json\n{"a":1}\n```', 1],
      ['{"a":1}', 0],
    ],
    'we get either a JSON object or exactly NO_RESULT': [
      ['NO_RESULT', 1],
      ['{"a":1}', 1],
      ['Nothing here.', 0],
    ],
    'the response is JSON without null values': [
      ['{"a":1}', 1],
      ['{"a":null}', 0],
    ],
    'the reply is a JSON array with three things in it': [
      ['[1,2,3]', 1],
      ['[1,2]', 0],
    ],
    'the value under "sentiment" in the JSON output is one of "positive", "negative" or "neutral"': [
      ['{"sentiment":"neutral"}', 1],
      ['{"sentiment":"mixed"}', 0],
    ],
    'the JSON has a "summary" of at most three words': [
      ['{"summary":"all is well"}', 1],
      ['{"summary":"all is very well"}', 0],
    ],
    // CSV, XML and tags.
    'the first CSV line is name,email,role': [
      ['name,email,role\nA,a@b.io,x', 1],
      ['name,role\nA,x', 0],
    ],
    'the CSV has id,qty as its header row': [
      [CSV, 1],
      ['name,role\nA,x', 0],
    ],
    'Fails if the CSV has blank lines in it': [
      [CSV, 1],
      ['id,qty\n1,4\n\n2,6', 0],
    ],
    'Penalize empty cells in the CSV': [
      [CSV, 1],
      ['id,qty\n1,\n2,6', 0],
      ['There is no CSV here.', 'open'],
    ],
    'the qty column in the CSV is all whole numbers': [
      [CSV, 1],
      ['id,qty\n1,many', 0],
      ['id,qty\n1,3.0', 'open'],
    ],
    'every value in the qty column of the CSV is a number': [
      ['id,qty\n1,4.5', 1],
      ['id,qty\n1,many', 0],
    ],
    'Fails if some CSV rows have more or fewer columns than the header': [
      [CSV, 1],
      ['id,qty\n1,4,5', 0],
    ],
    'the root element is <order>': [
      ['<order><item/></order>', 1],
      ['<cart/>', 0],
    ],
    'Penalize anything written after the closing </summary> tag': [
      ['<summary>Fine.</summary>', 1],
      ['<summary>Fine.</summary> Bye.', 0],
    ],
  },
  left: [
    'the text in the JSON is hello',
    'Fails if it offers a credit of more than $50',
    'it gives a code like XX-1234',
    'it has a date like 03/04/2025',
    'the main array is empty',
    'the sentiment in the JSON is positive or negative',
    'the names run from shortest to longest',
    'it mentions 12',
    'Fails if 3 are listed',
    'Fails if the input array is empty',
    'the populations have thousands commas',
  ],
};
