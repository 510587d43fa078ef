import type { Expected } from './golden.ts';

/**
 * Criteria that became something else when one grammar began to read them all, by the reason.
 */
type ByReason = Readonly<Record<string, readonly string[]>>;

/** With one meaning, which a program decides; a model had decided them. */
const DECIDED: ByReason = {
  '"one of" asks for one value, whether "and" or "or" joins them': [
    "Passes if the response is a JSON object in which 'status' is one of 'ok' and 'error'",
  ],
  "what is counted in the response is counted in the user's message, too": [
    "Passes if the response has fewer commas than the user's message",
    'Passes if the response contains fewer commas than the question',
    'Passes if the response uses fewer capital letters than the question',
  ],
  'what it begins or ends with is plain where every way to take it comes to the same': [
    'Passes if the response ends with a hashtag',
    'Passes if the response ends with a URL',
    'Passes if the response starts with a number',
  ],
  'what is rewarded of several is decided where all of them are so, or none is': [
    'Reward sentences longer than 20 words',
  ],
  'a call of the same tool right after another is one in a row': [
    'Passes if the assistant never calls the same tool twice in a row',
  ],
  'what is penalized of any such thing is the condition that there is one': ['Penalize any tool call without a result'],
  'a text is set in a style where each place of it is so, or none': [
    'Passes if the response contains "sorry" in bold',
    'Passes if the response contains the word "sorry" in bold',
  ],
  'as a fault it may be of all dates or of any, and is decided where both come to the same': [
    'Fails if dates are in the YYYY-MM-DD format',
  ],
  'an address that is found is of the form of one': ['Passes if the response contains a valid email address'],
  'a greeting is the first line where that greets somebody': ['Penalize an exclamation mark in the greeting'],
  'JSON Lines are lines of JSON': ['Passes if the response is valid JSON Lines'],
  'a short text is the response where that is one line and nothing else': [
    'Passes if the word "foo" appears in the title',
    'Passes if fewer than 10 words are used in the title',
    'Passes if there are no commas in the title',
    'Passes if the number of words in the title is at most 5',
    'Passes if the title is in French',
    'Passes if the title is wrapped in double quotation marks',
  ],
  'an amount with its name is looked for beside that name': ['Penalize quoting the price of $49'],
  'what no heading has is in none of them': [
    'Passes if the response contains no colons in headings',
    'Passes if the response contains no emojis in headings',
  ],
  'a last sign that may be punctuation or not is left open': [
    'Passes if the response ends with punctuation',
    'Passes if the response ends with a punctuation mark',
  ],
  'a number is looked for by its value, and left open where words may say it': [
    'Passes if the response contains the number 42',
  ],
  'so many digits are looked for, and left open within longer ones': [
    'Passes if the response contains a two-digit number',
  ],
  'whether the full stop belongs to the quotation is left open only where it matters': [
    'Passes if the response contains "sorry."',
    'Passes if the response ends with "etc."',
    'Passes if the response ends with "Mr. T."',
  ],
  'a sentence of three words and more in quotation marks is what the last sentence is': [
    'Passes if the last sentence is "Is there anything else?"',
  ],
  'the only e-mail address of a message is that of the user where they say so': [
    "Passes if the response contains the user's email address",
  ],
  'what the user wrote, and how much, is set beside the response; of two meanings only what both say is decided': [
    "Passes if the response begins by repeating the user's request word for word",
    "Passes if the response has as many words as the user's message",
  ],
  'words in capitals that may be names are left open in the response, and not in the criterion': [
    'Passes if the response contains no all-caps words',
    'Passes if the response contains no words in all capital letters',
    'Passes if the response does not contain any words in all caps',
    'Passes if the response contains a word in all caps',
    'Passes if the response contains no all-caps words at all',
    'Passes if the response contains no words in all caps',
  ],
  'how sentences start is decided where no small letter is in doubt': [
    'Passes if each sentence starts with a capital letter',
  ],
  'letters of one script are told from others': [
    'Passes if the response is in Greek letters',
    'Passes if the response is in Hebrew letters',
    'Passes if the response is in Thai script',
  ],
  'what consists of so many bullet points has so many, and is left open with other text around them': [
    'Passes if the response consists of 3 bullet points',
  ],
  'each line of code is a line of the code blocks': ['Passes if each line of code has at most 80 characters'],
  'a level is said before or after a heading': ['Passes if the response contains 3 headings of level 2'],
  'it is decided where no other text than the response can be meant, and left to a model elsewhere': [
    'Passes if each line of the poem starts with "foo"',
    'Passes if the first paragraph of the article contains "fun"',
    'Passes if the last line of the poem is "foo"',
    'Passes if the last sentence of the article contains "foo"',
    'Passes if the last words of the poem are "foo"',
    'Passes if the length of the summary is at most 100 words',
    'Passes if the text of the email contains "foo"',
    'Passes if the word count of the summary is at most 100',
  ],
  'one text is there and the other is not; what stands in parentheses is in them, and "1)" is left open': [
    'Passes if the response uses the word "foo" without the word "bar"',
    'Passes if the response contains text in parentheses',
  ],
  'two counts or parts stand beside each other, each as it is counted elsewhere': [
    'Passes if the first paragraph has fewer words than the second',
    'Passes if the first paragraph is shorter than the second',
    'Passes if the number of times "foo" appears is more than the number of times "bar" appears',
    'Passes if the number of words is the same as the number of sentences',
    'Passes if the response contains more commas than periods',
    'Passes if the response contains more emojis than words',
    'Passes if the response has as many commas as full stops',
    'Passes if the response has more capital letters than lowercase letters',
    'Passes if the response uses the word "foo" more often than "bar"',
    'Passes if there are more emojis than words',
  ],
  'both ends are compared, or an order, and what may be meant otherwise is left to a model': [
    "Passes if the response begins by repeating the user's request word for word",
    'Passes if the response gives the dates from oldest to newest',
    'Passes if the response starts and ends with the same word',
  ],
  'the longest has at most so many where each has': ['Passes if the longest sentence has at most 20 words'],
  'a clause follows things that are used': [
    'Passes if bullet points and links are used, or a table is present',
    'Passes if no commas or periods are used and a table is found',
    'Passes if no commas or periods are used, a table is used and bullet points are used',
    'Passes if no commas or periods are used, or a table is used',
    'Passes if no links or tables are used but a heading is used',
  ],
  'a verb that is said once is that of both': ['Passes if commas are used but semicolons are not'],
  'a fault is that one of them is missing': ['Penalize responses that do not contain both "foo" and "bar"'],
  'sections, code blocks, URLs and the only list are parts of a response': [
    'Passes if "foo" is missing from the list',
    'Passes if each section has at least 2 paragraphs',
    'Passes if the response has a block quote in each section',
    'Passes if the response contains a code block with at least 5 lines',
    'Passes if the response contains a code block in every section',
    'Passes if the response contains a URL starting with "https"',
    'Passes if the response contains links in every section',
  ],
  'it is left open where other words, or items in a sentence, stand there': [
    'Passes if the response is a bulleted list',
    'Passes if the response is a code block',
    'Passes if the response is a numbered list',
    'Passes if the response is a table',
    'Passes if the response contains a list',
  ],
  'what consists of one block is nothing else': ['Passes if the response consists of a single code block'],
  'what stands at the end of a line is what it ends with': [
    'Passes if the response contains "foo" at the end of each line',
  ],
  'stanzas are counted, where no line stands by itself': ['Passes if each stanza has 4 lines'],
  'the order of columns is decided': [
    'Passes if the response contains a table with the columns "a" and "b" in that order',
  ],
  'only these words were not known': [
    'Passes if the response contains the word sorry',
    'Passes if the response ends in a question',
    'Passes if the response contains the word foo at least twice',
    'Passes if the response consists only of the word foo',
    'Passes if the response contains nothing but a JSON object',
    'Passes if the response does not exceed the 200-word limit',
    'Passes if the response is valid JSON with no additional text',
    'Passes if the response language is German',
    'Passes if the response contains https links',
    'Passes if the response starts and ends with a double quote (")',
    'Fails if the response contains an e-mail address or phone number',
    'Passes if each bullet point contains a bold word',
    'Passes if the response does not exceed the limit of 100 words',
    'Passes if the response has 5 blank lines',
    'Passes if the response is a JSON object whose "a.b" key is 3',
    'Passes if the response is a JSON object with the keys name and age',
    'Passes if the response is at least as long as 100 words',
    'Passes if the word "foo" appears before "bar"',
  ],
  'no family decided it': [
    'Passes if every code block names its language',
    'Passes if the response consists only of code blocks',
    'Passes if the response consists only of emoji',
    'Passes if the response contains a bulleted list with exactly 3 items',
    'Passes if the response contains a numbered list with five items',
    'Passes if the response contains only https links',
    'Passes if the response has a "Summary" section',
    'Passes if the response has a section called "Summary"',
    'Passes if the response has at least 2 headings called "Step"',
    'Passes if the response has fewer words than the question',
    'Passes if the response is a JSON object in which "a[0]" is 3',
    'Passes if the response is a JSON object where "a.b" is 3',
    'Passes if the response is at least as long as the question',
    'Passes if the response is shorter than the question',
    'Passes if the response is wrapped in <b> tags',
    'Passes if the response links to example.com',
    'Passes if the response uses <thinking> tags',
  ],
  'a finder decides it, and leaves what is unclear of a response to a model': [
    'Passes if the word "foo" is in bold',
    'Passes if the first two words are "Thank you"',
    'Passes if the response has no words longer than 10 characters',
    'Passes if the response has 50 Chinese characters',
    'Passes if the response contains words that start with the letter s',
    'Passes if the response uses words starting with the letter t',
    'Passes if the response has a number between 1 and 10',
    'Passes if the response uses only level-2 headings',
    'Passes if the response starts with bold text',
    'Passes if the response starts with a heading',
    'Passes if the response starts with a block quote',
    'Passes if the response is formatted as a numbered list',
  ],
  'a name in quotation marks that is said to be something can only be a field, so it is decided of a JSON object that has it':
    ['Passes if "foo" is "bar"'],
  'what is said of code is decided where the response holds one piece of it, in which every function counts': [
    'Passes if the code has at least two functions',
    'Passes if the SQL query contains no subqueries',
  ],
  'it is said in a test of its family': [
    'Fails if `items` is empty',
    'Fails if any HTML tag other than <b> or <i> is present',
    'Fails if the field `price` is negative',
    'Fails if the response contains a numbered list with more than 5 items',
    'Fails if the response contains any heading other than "Summary"',
    'Fails if the response contains any links except to example.com',
    'Fails if the response contains emojis other than "✅"',
    'Fails if the response has a section called "Sources"',
    "Fails if the response quotes the user's message word for word",
  ],
};

/** With a second meaning, so that a model decides; a program had decided them. */
const LEFT: ByReason = {
  'each of them, or both together': ['Passes if "red" and "blue" are mentioned exactly once'],
  'words in a list without quotation marks may be those words, or what they are called': [
    'Fails if it contains any of: synergy, leverage, disrupt',
  ],
  'what "or" joins first': ['Passes if the answer is in French, or under 20 words, and contains "foo"'],
  'any of them, or all': ['Passes if the assistant avoids starting sentences with "Well"'],
  'a fault of one of them, or of both': ['Penalize replies without a link or without a heading'],
  'the table and the links, or the links in it': ['Reward responses with a table and at least 3 links in them'],
  'three characters may be those of a story': [
    'Passes if the response has 3 characters in length',
    'Passes if the response has a length of 3 characters',
  ],
  'what a program uses need not stand in the text, so that a model decides nearly every response anyhow': [
    'Passes if the response uses UUIDs',
    'Passes if the response uses a GitHub token',
    'Passes if the response uses a UUID',
  ],
  'letters that are used may be a manner, or all letters': [
    'Passes if the response contains lowercase letters and digits',
    'Passes if the response uses only lowercase letters and no digits',
    'Passes if the response is in English without lowercase letters',
    'Passes if the response is in English and in all lowercase letters, with no capital letters',
  ],
  'none are needed, or none may be there': ['Passes if no links have to be used'],
  'one of them, or both, is left out': ['Passes if the response excludes either links or tables'],
  'a text and its opposite': ["Passes if the response contains the text 'foo' and never the word 'foo'"],
  'no sentences at all may be only fragments, or nothing': [
    'Passes if the response has no bullet points and no sentences',
    'Passes if the response has no bullet points or sentences',
  ],
  'without links and headings, or either': ['Passes if a table and a link are missing'],
  'as a fault, one of them or both': ['Fails if the response does not contain the words "cat" or "dog"'],
};

/** That no response can meet, or that cannot be used; a model had been asked. */
const REFUSED: ByReason = {
  'no number is in the range, or within both bounds': [
    'Fails if the response has no fewer than 9 and no more than 5 words',
    'Passes if it has at least 5 and at most 3 words',
    'Passes if it has between 5 and 3 words',
    'Passes if the assistant makes between 5 and 3 tool calls',
    'Passes if the response contains fewer than 3 and more than 5 bullet points',
    "Passes if the response contains the word 'foo' between 4 and 2 times",
    'Passes if the response has at least 5 and at most 3 words',
    'Passes if the response has between 5 and 3 words',
    'Passes if the response has between one hundred and fifty words and contains "foo"',
    'Passes if the response has more than ten, but fewer than five sentences',
    'Passes if the response has ten to two sentences',
    'Passes if the response is from 100 to 50 words long',
    'Reward responses of 10-5 sentences',
  ],
  'the regular expression is none in any dialect': [
    'Fails if the response matches the regex `a)`',
    'Passes if the response fully matches /[z-a]/',
    'Passes if the response matches /(a/',
    'Reward responses matching /*a/i',
  ],
  'the JSON schema is no JSON, or no schema': [
    'Passes if the response conforms to this schema: {type: "object"}',
    'Passes if the response is valid JSON that matches the schema {"type": "strin"}',
    'Passes if the response is valid JSON that matches the schema {name: string}',
    'Passes if the response is valid JSON that matches the schema {…}',
    'Passes if the response matches the JSON schema {"type": "nonsense"}',
    'Passes if the response matches the JSON schema {"type": "object"',
  ],
};

const as = (expected: Expected, byReason: ByReason) =>
  Object.values(byReason).flatMap((criteria) => criteria.map((criterion) => [criterion, expected] as const));

/** What is expected of them. */
export const CHANGED: readonly (readonly [criterion: string, expected: Expected])[] = [
  ...as('check', DECIDED),
  ...as('model', LEFT),
  ...as('refused', REFUSED),
];
