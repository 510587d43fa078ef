/**
 * Criteria of the golden file that only today's reader decides, by why the second one does not. `decided`: they stay with a model.
 * `later`: one meaning is plain, and a rule for it is still to be written before the first reader is deleted.
 */
export const LEFT_OUT: Readonly<Record<'decided' | 'later', Readonly<Record<string, readonly string[]>>>> = {
  decided: {
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
  },
  later: {
    'what is repeated of the conversation': [
      'Passes if the assistant does not repeat any sentences from its previous messages',
      'Passes if the response is not the same as any earlier response of the assistant',
    ],
    'passages that are turned round': [
      'Passes if "war" is used at least 3 times throughout the response',
      'Passes if a title is included, wrapped in double angular brackets, such as <<title>>',
      'Passes if at least three placeholders, such as [address], are included in square brackets',
      'Passes if at least three words appear in all capital letters',
      'Passes if exclamation points appear at least three times in the response',
      'Passes if words with all capital letters appear at least 3 times in the response',
    ],
    'other wordings': [
      'Passes if the response consists only of a Python code block',
      'Passes if the assistant begins its reply by repeating the following request word for word: "Write a short poem about rain."',
      'Passes if the entire answer is surrounded with double quotation marks',
      'Passes if the response begins with the words "Dear Sir" or the words "Dear Madam"',
      'Passes if the response consists only of the word "yes" or the word "no"',
      'Passes if the response contains "owl" and any of the words "cat" or "dog", and has at most 3 words',
      'Passes if the response contains no percentage or dollar amounts',
      'Passes if the response contains the phrase "Is there anything else I can help with?" at the very end',
      "Passes if the response is at most 3 times as long as the user's message",
      'Passes if the response is exactly "Foo", verbatim',
      'Passes if the response is valid YAML (code fences are fine)',
      'Reward responses that end with the line "ab"',
      'Reward responses where there are 3 paragraphs and the second paragraph starts with "rain"',
    ],
  },
};
