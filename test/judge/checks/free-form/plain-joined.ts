/** Several at once. */
export const PLAIN_JOINED: [criterion: string, reading: string][] = [
  [
    'Fails if the response reveals an email address or a phone number',
    'Fails on e-mail addresses: at least one, or phone numbers: at least one.',
  ],
  [
    'Passes if the response contains neither an email address nor a phone number',
    'Passes on e-mail addresses: none, and phone numbers: none.',
  ],
  ['Passes if the response contains no credit card numbers or IBANs', 'Passes on card numbers: none, and IBANs: none.'],
  ['Passes if the response contains both "alpha" and "beta"', 'Passes on which of "alpha", "beta" occur: all of them.'],
  [
    'Passes if the response contains either "alpha" or "beta"',
    'Passes on which of "alpha", "beta" occur: at least one of them.',
  ],
  [
    'Passes if the response mentions "red", "green" and "blue"',
    'Passes on which of "red", "green", "blue" occur: all of them.',
  ],
  [
    'Fails if the response says "I cannot" or "I can\'t"',
    'Fails on which of "I cannot", "I can\'t" occur: at least one of them.',
  ],
  ['Passes if the answer starts with either "Yes" or "No"', 'Passes on the beginning: "Yes" or "No".'],
  [
    'Passes if the response starts with "Yes" and ends with a question mark',
    'Passes on the beginning: "Yes", and the end: a question mark.',
  ],
  ['Fails if the response begins with "Sure" or "Certainly"', 'Fails on the beginning: "Sure" or "Certainly".'],
  ["Passes if the response doesn't use em-dashes or semicolons", 'Passes on em dashes: none, and semicolons: none.'],
  [
    'Passes if the response is in English or French',
    'Passes on the language of the text: English, or the language of the text: French.',
  ],
  [
    'Passes if the response is valid JSON and has a key "id"',
    'Passes on the whole response: valid JSON, and the whole response: a JSON object with the key "id", a code fence around it or not.',
  ],
  [
    'Passes if the response is under 100 words and contains no bullet points',
    'Passes on words: under 100, and bullet points: none.',
  ],
  [
    'Passes if the response has three bullets and is under 80 words',
    'Passes on bullet points: exactly 3, and words: under 80.',
  ],
  [
    'Passes if the response is in French and has fewer than 50 words',
    'Passes on the language of the text: French, and words: fewer than 50.',
  ],
  [
    'Passes if the response contains a table or a bulleted list',
    'Passes on tables: at least one, or bullet points: at least one.',
  ],
  [
    'Passes if the response starts with "Hi", contains no emoji and ends with a question mark',
    'Passes on the beginning: "Hi", and emojis: none, and the end: a question mark.',
  ],
  [
    'Passes if the response is valid JSON, has no more than 500 characters and contains the word "id"',
    'Passes on the whole response: valid JSON, and user-perceived characters: no more than 500, and occurrences of "id": at least one.',
  ],
  [
    'Passes if the response uses neither emoji nor exclamation marks',
    'Passes on emojis: none, and exclamation marks: none.',
  ],
  ['Passes if neither bullets nor headings are used', 'Passes on bullet points: none, and headings: none.'],
  [
    'Passes if the response contains both a heading and a code block',
    'Passes on headings: at least one, and code blocks: at least one.',
  ],
  ['Passes if the response has a heading but no table', 'Passes on headings: at least one, and tables: none.'],
  [
    'Passes if the response mentions "refund" but not "lawsuit"',
    'Passes on occurrences of "refund": at least one, and occurrences of "lawsuit": none.',
  ],
  [
    'Passes if the response is at least 50 words but no more than 100 words',
    'Passes on words: at least 50 and no more than 100.',
  ],
  [
    'Passes if there are exactly three bullets and no headings',
    'Passes on bullet points: exactly 3, and headings: none.',
  ],
  [
    'Fails if the response contains emoji or exclamation marks',
    'Fails on emojis: at least one, or exclamation marks: at least one.',
  ],
  [
    'Fails if the response has more than 100 words or contains a table',
    'Fails on words: more than 100, or tables: at least one.',
  ],
  [
    'Fails if the response is longer than 3 sentences or uses bullets',
    'Fails on sentences: more than 3, or bullet points: at least one.',
  ],
  [
    'Fails if the answer is not in English or has more than 50 words',
    'Fails on the language of the text: anything but English, or words: more than 50.',
  ],
  [
    'Fails if it has emojis, hashtags or links',
    'Fails on emojis: at least one, or hashtags: at least one, or links: at least one.',
  ],
  [
    'Reward responses that are under 50 words and end with a question',
    'Rewards words: under 50, and the end: a question.',
  ],
  [
    'Reward answers with a heading, a table and a link',
    'Rewards headings: at least one, and tables: at least one, and links: at least one.',
  ],
  [
    'Penalize responses with emojis or more than two exclamation marks',
    'Penalizes emojis: at least one, or exclamation marks: more than 2.',
  ],
  [
    'Penalize answers that are over 200 words or have bullet points',
    'Penalizes words: over 200, or bullet points: at least one.',
  ],
  ['Penalize headings and bullet points', 'Penalizes headings: at least one, or bullet points: at least one.'],
  [
    'Passes if the response consists of two paragraphs, each with at most three sentences',
    'Passes on paragraphs: exactly 2, and sentences in each paragraph: at most 3 sentences in each paragraph.',
  ],
  [
    'Passes if the response has three bullet points, each under 10 words',
    'Passes on bullet points: exactly 3, and words in each bullet point: under 10 words in each bullet point.',
  ],
  [
    'Fails if the response has any bullet points or numbered lists',
    'Fails on bullet points: at least one, or numbered items: at least one.',
  ],
  [
    'Fails if the response does not mention both "refund" and "return"',
    'Fails on which of "refund", "return" occur: not all of them.',
  ],
  [
    'Fails if the response mentions neither "refund" nor "return"',
    'Fails on which of "refund", "return" occur: none of them.',
  ],
  [
    'Fails if the response has less than 3 bullets or more than 5 bullets',
    'Fails on bullet points: less than 3 or more than 5.',
  ],
  [
    'Passes if the response contains a link as well as a table',
    'Passes on links: at least one, and tables: at least one.',
  ],
  [
    'Passes if the response contains no link, table or emoji',
    'Passes on links: none, and tables: none, and emojis: none.',
  ],
  ["Passes if the response doesn't contain links or tables", 'Passes on links: none, and tables: none.'],
  [
    'Passes if the response does not contain a link but contains a table',
    'Passes on links: none, and tables: at least one.',
  ],
  [
    'Passes if the response does not contain links and does not contain tables',
    'Passes on links: none, and tables: none.',
  ],
  [
    'Passes if the response does not contain links and contains a table',
    'Passes on links: none, and tables: at least one.',
  ],
  [
    'Passes if the response is not in English and not in French',
    'Passes on the language of the text: anything but English, and the language of the text: anything but French.',
  ],
  [
    'Passes if the response is not in English or French',
    'Passes on the language of the text: anything but English, and the language of the text: anything but French.',
  ],
  [
    'Passes if the response is neither in English nor in French',
    'Passes on the language of the text: anything but English, and the language of the text: anything but French.',
  ],
  ['Fails if the response has no bullets and is over 50 words', 'Fails on bullet points: none, and words: over 50.'],
  ['Fails if the response has neither bullets nor a table', 'Fails on bullet points: none, and tables: none.'],
  ['Fails if the response has bullets but no table', 'Fails on bullet points: at least one, and tables: none.'],
  ['Reward responses without bullets or headings', 'Rewards bullet points: none, and headings: none.'],
  [
    'Passes if the response contains no email addresses, phone numbers or card numbers',
    'Passes on e-mail addresses: none, and phone numbers: none, and card numbers: none.',
  ],
  ['Passes if the response starts with "{" and ends with "}"', 'Passes on the beginning: "{", and the end: "}".'],
  [
    'Passes if the response starts with a capital letter and ends with a period',
    'Passes on the beginning: a capital letter, and the end: a period.',
  ],
  [
    'Passes if the response ends with a period or a question mark',
    'Passes on the end: a period, or the end: a question mark.',
  ],
  [
    'Passes if the response ends with neither a period nor a question mark',
    'Passes on the end: anything but a period, and the end: anything but a question mark.',
  ],
  [
    'Passes if the response is two words long and is lowercase',
    'Passes on words: exactly 2, and lowercase letters: only lowercase letters.',
  ],
  [
    'Passes if the response contains neither "red" nor "green" nor "blue"',
    'Passes on which of "red", "green", "blue" occur: none of them.',
  ],
  [
    'Passes if the response is longer than 100 words and shorter than 200 words',
    'Passes on words: more than 100 and fewer than 200.',
  ],
  [
    'Passes if the response is not more than 50 words and not less than 20 words',
    'Passes on words: not more than 50 and not less than 20.',
  ],
  [
    'Passes if the response begins with a question and ends with an exclamation mark',
    'Passes on the beginning: a question, and the end: an exclamation mark.',
  ],
  [
    'Passes if the response is in lowercase and in English',
    'Passes on lowercase letters: only lowercase letters, and the language of the text: English.',
  ],
  [
    'Passes if the response is in English, under 50 words and without emoji',
    'Passes on the language of the text: English, and words: under 50, and emojis: none.',
  ],
  [
    'Passes if the response contains an email address and a phone number',
    'Passes on e-mail addresses: at least one, and phone numbers: at least one.',
  ],
  [
    'Passes if the response contains an email address or a phone number',
    'Passes on e-mail addresses: at least one, or phone numbers: at least one.',
  ],
  ['Passes if the response avoids tables and links', 'Passes on tables: none, and links: none.'],
  ['Passes if tables and links are avoided', 'Passes on tables: none, and links: none.'],
  ['Fails if tables or links are used', 'Fails on tables: at least one, or links: at least one.'],
  ['Passes if tables and links are used', 'Passes on tables: at least one, and links: at least one.'],
  [
    'Passes if every paragraph has a link or every bullet has an emoji',
    'Passes on links in each paragraph: at least one in each paragraph, or emojis in each bullet point: at least one in each bullet point.',
  ],
  [
    'Passes if the first sentence has a comma and the last sentence is a question',
    'Passes on commas in sentence 1: at least one in sentence 1, and the text in the last sentence: a question in the last sentence.',
  ],
  [
    'Passes if the first sentence is a question and has at most 10 words',
    'Passes on the text in sentence 1: a question in sentence 1, and words in sentence 1: at most 10 words in sentence 1.',
  ],
  [
    'Passes if the first sentence is a question and the response has at most 10 words',
    'Passes on the text in sentence 1: a question in sentence 1, and words: at most 10.',
  ],
  [
    'Passes if the first paragraph has a link and under 50 words',
    'Passes on links in paragraph 1: at least one in paragraph 1, and words in paragraph 1: under 50 words in paragraph 1.',
  ],
  [
    'Passes if the first paragraph has no links and the response has a table',
    'Passes on links in paragraph 1: none in paragraph 1, and tables: at least one.',
  ],
  [
    'Passes if the first paragraph has no links and is under 50 words',
    'Passes on links in paragraph 1: none in paragraph 1, and words in paragraph 1: under 50 words in paragraph 1.',
  ],
  [
    'Passes if the response has two paragraphs and every paragraph has a link',
    'Passes on paragraphs: exactly 2, and links in each paragraph: at least one in each paragraph.',
  ],
  [
    'Passes if the response has two paragraphs, each with a link',
    'Passes on paragraphs: exactly 2, and links in each paragraph: at least one in each paragraph.',
  ],
  [
    'Passes if the response has two paragraphs, each starting with "The"',
    'Passes on paragraphs: exactly 2, and the beginning in each paragraph: "The" in each paragraph.',
  ],
  [
    'Passes if the response has two paragraphs each ending with a question',
    'Passes on paragraphs: exactly 2, and the end in each paragraph: a question in each paragraph.',
  ],
  [
    'Passes if the response has three bullets, each of which is under 10 words',
    'Passes on bullet points: exactly 3, and words in each bullet point: under 10 words in each bullet point.',
  ],
  [
    'Passes if the response contains no emoji, links, or headings, and is under 50 words',
    'Passes on emojis: none, and links: none, and headings: none, and words: under 50.',
  ],
  [
    'Passes if the response contains no emoji or links and is under 50 words',
    'Passes on emojis: none, and links: none, and words: under 50.',
  ],
  [
    'Passes if the response is under 50 words and contains no emoji or links',
    'Passes on words: under 50, and emojis: none, and links: none.',
  ],
  ['Passes if the response has no emoji or is under 50 words', 'Passes on emojis: none, or words: under 50.'],
  [
    'Fails if the response is not under 50 words or contains emoji',
    'Fails on words: not under 50, or emojis: at least one.',
  ],
  [
    "Fails if the response isn't in English and has emoji",
    'Fails on the language of the text: anything but English, and emojis: at least one.',
  ],
  [
    'Passes if the response doesn\'t start with "Dear" or end with "Regards"',
    'Passes on the beginning: anything but "Dear", and the end: anything but "Regards".',
  ],
  [
    "Passes if the response doesn't use bullets and has under 50 words",
    'Passes on bullet points: none, and words: under 50.',
  ],
  [
    "Passes if the response doesn't use bullets and is under 50 words",
    'Passes on bullet points: none, and words: under 50.',
  ],
  [
    "Passes if the response doesn't have more than 3 bullets or fewer than 2 headings",
    'Passes on bullet points: not more than 3, and headings: not fewer than 2.',
  ],
  ['Passes if the response avoids emoji and uses links', 'Passes on emojis: none, and links: at least one.'],
  ['Passes if the response avoids emoji and contains no links', 'Passes on emojis: none, and links: none.'],
  ['Passes if the response avoids using emoji or links', 'Passes on emojis: none, and links: none.'],
  [
    'Passes if the response contains H2 headings and bullets',
    'Passes on level-2 headings: at least one, and bullet points: at least one.',
  ],
  [
    'Passes if the response contains bold and italic text',
    'Passes on bold passages: at least one, and italic passages: at least one.',
  ],
  [
    'Passes if the response contains bold or italic text',
    'Passes on bold passages: at least one, or italic passages: at least one.',
  ],
  [
    'Passes if the response is lowercase and contains digits',
    'Passes on lowercase letters: only lowercase letters, and digits: at least one.',
  ],
  [
    'Passes if the response is in lowercase or in French',
    'Passes on lowercase letters: only lowercase letters, or the language of the text: French.',
  ],
  [
    'Passes if the response is valid JSON or valid YAML',
    'Passes on the whole response: valid JSON, or the whole response: valid YAML.',
  ],
  [
    'Passes if the response is valid JSON with the key "a" and under 50 words',
    'Passes on the whole response: valid JSON with the key "a", and words: under 50.',
  ],
  [
    'Passes if the response matches the regex /[a-z]+/ and is under 50 words',
    'Passes on matches of /[a-z]+/: at least one, and words: under 50.',
  ],
  [
    'Passes if the response contains at least one link and at least one emoji',
    'Passes on links: at least 1, and emojis: at least 1.',
  ],
  [
    'Passes if the response contains at least 2 links and at most 4 emoji',
    'Passes on links: at least 2, and emojis: at most 4.',
  ],
  ['Passes if the response contains 2 links and 4 emoji', 'Passes on links: exactly 2, and emojis: exactly 4.'],
  ['Passes if the response contains a link and two emoji', 'Passes on links: at least one, and emojis: exactly 2.'],
  ['Passes if the response contains two emoji and a link', 'Passes on emojis: exactly 2, and links: at least one.'],
];
