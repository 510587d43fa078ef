/** What each, some or one of its parts is like. */
export const PLAIN_PARTS: [criterion: string, reading: string][] = [
  [
    'Passes if no line is longer than 80 characters',
    'Passes on user-perceived characters in each line: no line with more than 80 characters.',
  ],
  [
    'Passes if every line is at most 72 characters',
    'Passes on user-perceived characters in each line: at most 72 characters in each line.',
  ],
  [
    'Fails if any line exceeds 100 characters',
    'Fails on user-perceived characters in each line: more than 100 characters in at least one line.',
  ],
  [
    'Penalize lines over 120 characters',
    'Penalizes user-perceived characters in each line: over 120 characters in at least one line.',
  ],
  [
    'Passes if every sentence has fewer than 25 words',
    'Passes on words in each sentence: fewer than 25 words in each sentence.',
  ],
  [
    'Passes if no sentence is longer than 30 words',
    'Passes on words in each sentence: no sentence with more than 30 words.',
  ],
  [
    'Fails if any sentence has more than 40 words',
    'Fails on words in each sentence: more than 40 words in at least one sentence.',
  ],
  [
    'Reward responses in which every sentence is shorter than 20 words',
    'Rewards words in each sentence: fewer than 20 words in each sentence.',
  ],
  [
    'Penalize sentences longer than 35 words',
    'Penalizes words in each sentence: more than 35 words in at least one sentence.',
  ],
  ['Passes if every sentence ends with a period', 'Passes on the end in each sentence: a period in each sentence.'],
  [
    'Passes if all sentences end with an exclamation mark',
    'Passes on the end in each sentence: an exclamation mark in each sentence.',
  ],
  [
    'Passes if the first sentence has at most ten words',
    'Passes on words in sentence 1: at most 10 words in sentence 1.',
  ],
  [
    'Passes if the last sentence is a question',
    'Passes on the text in the last sentence: a question in the last sentence.',
  ],
  [
    'Passes if the final sentence ends with a question mark',
    'Passes on the end in the last sentence: a question mark in the last sentence.',
  ],
  [
    'Passes if the first sentence contains the word "refund"',
    'Passes on occurrences of "refund" in sentence 1: at least one in sentence 1.',
  ],
  [
    'Fails if the first sentence is longer than 15 words',
    'Fails on words in sentence 1: more than 15 words in sentence 1.',
  ],
  [
    'Fails if the last sentence is a question',
    'Fails on the text in the last sentence: a question in the last sentence.',
  ],
  [
    'Passes if the opening sentence mentions "Paris"',
    'Passes on occurrences of "Paris" in sentence 1: at least one in sentence 1.',
  ],
  [
    'Passes if each line begins with a capital letter',
    'Passes on the beginning in each line: a capital letter in each line.',
  ],
  ['Passes if the first line starts with "Subject:"', 'Passes on the beginning in line 1: "Subject:" in line 1.'],
  [
    'Passes if each paragraph has at least two sentences',
    'Passes on sentences in each paragraph: at least 2 sentences in each paragraph.',
  ],
  [
    'Passes if no paragraph is longer than 100 words',
    'Passes on words in each paragraph: no paragraph with more than 100 words.',
  ],
  [
    'Passes if every paragraph contains fewer than five sentences',
    'Passes on sentences in each paragraph: fewer than 5 sentences in each paragraph.',
  ],
  [
    'Fails if any paragraph has more than 80 words',
    'Fails on words in each paragraph: more than 80 words in at least one paragraph.',
  ],
  [
    'Passes if the first paragraph is shorter than 50 words',
    'Passes on words in paragraph 1: fewer than 50 words in paragraph 1.',
  ],
  [
    'Passes if the last paragraph begins with "In conclusion"',
    'Passes on the beginning in the last paragraph: "In conclusion" in the last paragraph.',
  ],
  [
    'Passes if the second paragraph starts with the word "However"',
    'Passes on the beginning in paragraph 2: "However" in paragraph 2.',
  ],
  [
    'Passes if the final paragraph contains a link',
    'Passes on links in the last paragraph: at least one in the last paragraph.',
  ],
  [
    'Reward responses where the first paragraph is one sentence',
    'Rewards sentences in paragraph 1: exactly 1 sentence in paragraph 1.',
  ],
  [
    'Penalize paragraphs longer than 120 words',
    'Penalizes words in each paragraph: more than 120 words in at least one paragraph.',
  ],
  [
    'Passes if each bullet is at most 15 words',
    'Passes on words in each bullet point: at most 15 words in each bullet point.',
  ],
  [
    'Passes if every bullet starts with a capital letter',
    'Passes on the beginning in each bullet point: a capital letter in each bullet point.',
  ],
  [
    'Passes if no bullet is longer than 20 words',
    'Passes on words in each bullet point: no bullet point with more than 20 words.',
  ],
  [
    'Passes if each bullet point ends with a period',
    'Passes on the end in each bullet point: a period in each bullet point.',
  ],
  [
    'Fails if any bullet point ends with a period',
    'Fails on the end in each bullet point: a period in at least one bullet point.',
  ],
  [
    'Passes if every bullet begins with an emoji',
    'Passes on the beginning in each bullet point: an emoji in each bullet point.',
  ],
  [
    'Passes if the response contains the word "yes" in the first sentence',
    'Passes on occurrences of "yes" in sentence 1: at least one in sentence 1.',
  ],
  [
    'Passes if the word "refund" appears in the first paragraph',
    'Passes on occurrences of "refund" in paragraph 1: at least one in paragraph 1.',
  ],
  [
    'Passes if the word "refund" appears in every paragraph',
    'Passes on occurrences of "refund" in each paragraph: at least one in each paragraph.',
  ],
  [
    'Passes if each paragraph has exactly one emoji',
    'Passes on emojis in each paragraph: exactly 1 in each paragraph.',
  ],
  [
    'Passes if the response has at least one question in the last paragraph',
    'Passes on questions in the last paragraph: at least 1 in the last paragraph.',
  ],
  ['Passes if every sentence contains a comma', 'Passes on commas in each sentence: at least one in each sentence.'],
  [
    'Passes if every paragraph starts with the word "The"',
    'Passes on the beginning in each paragraph: "The" in each paragraph.',
  ],
  [
    'Passes if every bullet contains a link',
    'Passes on links in each bullet point: at least one in each bullet point.',
  ],
  [
    'Passes if every bullet contains bold text',
    'Passes on bold passages in each bullet point: at least one bold passage in each bullet point.',
  ],
  [
    'Passes if at least two bullets contain links',
    'Passes on links in each bullet point: at least one in at least 2 bullet points.',
  ],
  [
    'Passes if at least one paragraph contains a question',
    'Passes on questions in each paragraph: at least one in at least one paragraph.',
  ],
  [
    'Passes if none of the sentences exceeds 20 words',
    'Passes on words in each sentence: no sentence with more than 20 words.',
  ],
  [
    'Passes if none of the bullets ends with a period',
    'Passes on the end in each bullet point: a period in no bullet point.',
  ],
  [
    'Passes if the first bullet mentions "price"',
    'Passes on occurrences of "price" in bullet point 1: at least one in bullet point 1.',
  ],
  [
    'Passes if the first bullet starts with "Price"',
    'Passes on the beginning in bullet point 1: "Price" in bullet point 1.',
  ],
  [
    'Passes if the third sentence has exactly five words',
    'Passes on words in sentence 3: exactly 5 words in sentence 3.',
  ],
  [
    'Passes if the last line starts with "Sources:"',
    'Passes on the beginning in the last line: "Sources:" in the last line.',
  ],
  [
    'Fails if not every sentence ends with a period',
    'Fails on the end in each sentence: a period, but not in every sentence.',
  ],
  ['Fails if any sentence lacks a period', 'Fails on periods in each sentence: none in at least one sentence.'],
  [
    'Passes if the response contains a sentence with fewer than 5 words',
    'Passes on words in each sentence: fewer than 5 words in at least one sentence.',
  ],
  [
    'Passes if the response contains a paragraph of exactly one sentence',
    'Passes on sentences in each paragraph: exactly 1 sentence in at least one paragraph.',
  ],
  [
    'Passes if there is a sentence that ends with an exclamation mark',
    'Passes on the end in each sentence: an exclamation mark in at least one sentence.',
  ],
  [
    'Passes if there is a bullet with a link',
    'Passes on links in each bullet point: at least one in at least one bullet point.',
  ],
  [
    'Passes if no more than two sentences mention "red"',
    'Passes on occurrences of "red" in each sentence: at least one in at most 2 sentences.',
  ],
  [
    'Passes if exactly two sentences contain "red"',
    'Passes on occurrences of "red" in each sentence: at least one in exactly 2 sentences.',
  ],
  [
    'Passes if not every sentence ends with a period',
    'Passes on the end in each sentence: a period, but not in every sentence.',
  ],
  [
    'Passes if at most one paragraph has more than 50 words',
    'Passes on words in each paragraph: more than 50 words in at most 1 paragraph.',
  ],
  [
    'Passes if at least two paragraphs begin with "The"',
    'Passes on the beginning in each paragraph: "The" in at least 2 paragraphs.',
  ],
  [
    'Passes if the response has at least three sentences in each paragraph',
    'Passes on sentences in each paragraph: at least 3 sentences in each paragraph.',
  ],
  [
    "Passes if the response's last sentence is a question",
    'Passes on the text in the last sentence: a question in the last sentence.',
  ],
  [
    "Passes if the response's first paragraph has two sentences",
    'Passes on sentences in paragraph 1: exactly 2 sentences in paragraph 1.',
  ],
  ['Passes if sentences are under 20 words', 'Passes on words in each sentence: under 20 words in each sentence.'],
  [
    'Passes if paragraphs are no longer than 4 sentences',
    'Passes on sentences in each paragraph: no more than 4 sentences in each paragraph.',
  ],
  ['Passes if sentences are kept under 20 words', 'Passes on words in each sentence: under 20 words in each sentence.'],
  [
    'Passes if every paragraph has a link or an emoji',
    'Passes on each paragraph: links: at least one, or emojis: at least one, in each paragraph.',
  ],
  [
    'Passes if each sentence has a comma and ends with a period',
    'Passes on each sentence: commas: at least one, and the end: a period, in each sentence.',
  ],
  [
    'Passes if each bullet starts with a capital letter and ends with a period',
    'Passes on each bullet point: the beginning: a capital letter, and the end: a period, in each bullet point.',
  ],
  [
    'Passes if each paragraph is under 50 words and contains a link',
    'Passes on each paragraph: words: under 50, and links: at least one, in each paragraph.',
  ],
  [
    'Passes if no paragraph has a link or an emoji',
    'Passes on each paragraph: links: at least one, or emojis: at least one, in no paragraph.',
  ],
  [
    'Passes if no sentence starts with "And" or "But"',
    'Passes on each sentence: the beginning: "And", or the beginning: "But", in no sentence.',
  ],
  [
    'Passes if no sentence starts with "And" or ends with "but"',
    'Passes on each sentence: the beginning: "And", or the end: "but", in no sentence.',
  ],
  [
    'Passes if any paragraph has a link and an emoji',
    'Passes on each paragraph: links: at least one, and emojis: at least one, in at least one paragraph.',
  ],
  [
    'Fails if any paragraph has a link and no emoji',
    'Fails on each paragraph: links: at least one, and emojis: none, in at least one paragraph.',
  ],
  ['Fails if every paragraph has a link', 'Fails on links in each paragraph: at least one in each paragraph.'],
  [
    'Fails if each bullet is longer than 10 words',
    'Fails on words in each bullet point: more than 10 words in each bullet point.',
  ],
  [
    'Fails if all bullets are longer than 10 words',
    'Fails on words in each bullet point: more than 10 words in each bullet point.',
  ],
  [
    'Fails if all sentences end with an exclamation mark',
    'Fails on the end in each sentence: an exclamation mark in each sentence.',
  ],
  [
    'Fails if not all sentences end with a period',
    'Fails on the end in each sentence: a period, but not in every sentence.',
  ],
  [
    'Passes if not all bullets are under 10 words',
    'Passes on words in each bullet point: under 10 words, but not in every bullet point.',
  ],
  [
    'Passes if the response avoids sentences over 20 words',
    'Passes on words in each sentence: no sentence with over 20 words.',
  ],
  [
    'Passes if the response avoids paragraphs longer than 3 sentences',
    'Passes on sentences in each paragraph: no paragraph with more than 3 sentences.',
  ],
  [
    'Passes if the words "red" and "blue" appear in the first paragraph',
    'Passes on occurrences of "red" in paragraph 1: at least one in paragraph 1, and occurrences of "blue" in paragraph 1: at least one in paragraph 1.',
  ],
  [
    'Passes if "red" and "blue" appear in the first paragraph',
    'Passes on occurrences of "red" in paragraph 1: at least one in paragraph 1, and occurrences of "blue" in paragraph 1: at least one in paragraph 1.',
  ],
  [
    'Passes if "red" or "blue" appears in the first paragraph',
    'Passes on occurrences of "red" in paragraph 1: at least one in paragraph 1, or occurrences of "blue" in paragraph 1: at least one in paragraph 1.',
  ],
];
