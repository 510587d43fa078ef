/** Criteria of the golden file that only today's reader decides, by why the second one leaves them to a model. */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'each of them, or both together': ['Passes if "red" and "blue" are mentioned exactly once'],
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
