/** Slips, opinions, and words whose reach is open. Each comment line names the kind of trap. */
export const REACH_TRAPS: readonly string[] = [
  // Written fast, or by people who write English as a second language; slips that change the meaning.
  'Passes if response is not to long, max some lines',
  'Passes if answer have a table what is easy to read',
  'Fails if the bot is speak in wrong language',
  'Passes if the responds is brief, 2-3 sentences are OK but not a must',
  'Fails if response have more then the necessary words',
  'Passes if the response is less then what I would write',
  'Passes if the response contains at least three worlds',
  'Passes if the response has at least two sentances about the weather',
  'Passes if answer is making maximum one excuse',
  'Fails if the user must ask two times',
  'Passes if the bot is asking only the questions that are needed',
  'Penalize if it is using too many signs like "!"',
  'Reward when answer gives minimum three ideas',
  'Passes if response start with hello or such',
  'Fails if answers starts every time the same',
  'Passes if answer is writed in a english of good quality',
  'Penalize the answer if it contain list without sense',
  'Passes if number of steps is correct',
  'Passes if the response is exactly what 3 sentences can say',

  // Degrees, purposes, manner, frequency and opinion around something countable.
  'Passes if the response has three paragraphs that flow into each other',
  'Passes if the response has short sentences to keep the reader awake',
  'Passes if the response is kept under 100 words so that no detail is lost',
  'Passes if the response cleverly avoids the letter "e"',
  'Passes if the response ends abruptly with a question mark',
  'Passes if the response contains a helpful table',
  'Passes if the response contains a beautiful sentence',
  'Passes if the response uses headings effectively',
  'Passes if the response contains the word "love" in a touching way',
  'Passes if the response mentions "price" in passing',
  'Passes if the response mentions "price" prominently',
  'Passes if the response contains "Sorry" sincerely',
  'Passes if the response rarely uses commas',
  'Passes if the response often says "we"',
  'Passes if the response keeps saying "I think"',
  'Passes if the response tends to end with a question',
  'Passes if the response seems to be under 100 words',
  'Passes if the response feels like three sentences',
  'Passes if the response could be one sentence shorter',
  'Passes if the response claims to be under 50 words',
  'Passes if the response promises three examples and delivers them',
  'Passes if the response says it contains three bullets',
  'Passes if the response asks the user to write two sentences',
  'Passes if the response tells the reader to use at most 100 words',
  'Passes if the response shows how to write a list in Markdown',
  'Passes if the response explains JSON',
  'Passes if the response shows the user how to count the words in a file',
  'Passes if the response helps the user to find three synonyms',
  'Passes if the response is about a man with two names',
  'Passes if the response is a story in which nobody says "I love you"',
  'Passes if the response is a dialogue in which each speaker has two lines',
  'Passes if the response is a list',
  'Passes if the response is a poem of four lines about the sea',
  'Passes if the response is a limerick',
  'Passes if the response is a sentence fragment',
  'Passes if the response is an email with a clear subject',
  'Passes if the response is a proper sentence',

  // Reward and Penalize.
  'Reward responses that keep each paragraph focused',
  'Reward use of concrete dates over vague ones',
  'Reward brevity',
  'Reward clear headings',
  'Reward the response for quoting the customer accurately',
  'Reward answers which contain one striking image',
  'Reward responses whose first sentence hooks the reader',
  'Reward calling `search` before claiming anything',
  'Reward a table where it helps',
  'Reward responses that use the word "you" to involve the reader',
  'Reward the response for asking exactly the question a doctor would ask',
  'Reward responses that end with a next step',
  'Reward a response in which every number is explained',
  'Penalize repetition',
  'Penalize responses that repeat the same idea in several sentences',
  'Penalize long sentences',
  'Penalize bullet points with only one real idea among them',
  'Penalize links to competitors',
  'Penalize an answer for using code where words would do',
  'Penalize the response if its headings are misleading',
  'Penalize responses containing numbers without context',
  'Penalize responses that begin with filler',
  'Penalize any response that ends with a sales pitch',
  'Penalize the use of "very" as a crutch',
  'Penalize tool calls that change data nobody asked to change',
  'Penalize questions the agent could have answered itself with `search`',
  'Penalize over-use of all caps',
  'Penalize responses that contain quotation marks used for irony',

  // A text "at the end" or "at the beginning" may stand anywhere near it.
  'Fails if the response says "sorry" at the beginning',
  'Passes if the response does not say "sorry" at the start',
  'Fails if "sorry" appears at the beginning of the response',
  'Passes if the response mentions "free shipping" at the end',
  'Passes if the response contains "Sources" at the end',

  // "Also" says that there is another language.
  'Passes if the response is also in German',
  'Passes if the assistant answers in German also',
  'Passes if the response is in English and also in German',

  // How far "entirely", "alone" and the like reach.
  'Passes if the entire response is in English or in German',
  'Passes if the response is entirely in English or in German',
  'Passes if the response is only written in English or in German',
  'Passes if the response is in either English or German alone',
  'Passes if the response is in English or German and nothing else',

  // A thing that may belong to what stands before it: another place, or another divider.
  'Fails if "sorry" appears in the answer or a heading',
  'Passes if "sorry" does not appear in the response or a heading',
  'Passes if "foo" appears in the response and a heading',
  'Passes if there are no emojis in the response or headings',
  'Fails if there are emojis in the response or headings',
  'Passes if the word "war" is used at least three times in the response or a table',
  'Passes if the response has 3 paragraphs separated by blank lines or a heading',
  'Passes if the response has 3 paragraphs separated by *** or a table',
  'Fails if any of the words "alpha" and "beta" is missing from the response and "x"',

  // A number that is not wished for may mean so many or more.
  'Fails if the response says "sorry" twice',
  'Penalize saying "sorry" twice',
  'Fails if the assistant calls `search` twice',
  'Penalize the agent for calling `search` twice',
  'Fails if the response contains two links',
  'Penalize responses with three emojis',
  'Fails if any sentence has two commas',

  // "Twice" after a list may be said of the last one.
  'Passes if all of the following words are used in the response: "alpha", "beta" twice',
  'Passes if "alpha" and "beta" both appear in the response once',

  // The absence of two: of both, or of one of them.
  'Penalize the absence of the words "foo" and "bar"',
  'Penalize the absence of the word "alpha" and "x"',
  'Penalize the absence of the word "alpha" or "x"',

  // What the context holds, or what the response does.
  'Passes if no number appears in the context',
  'Passes if no quotation appears in the source',
  'Fails if a number is missing from the context',

  // "Or" and "and" after "without".
  'Reward responses without the words "alpha", "beta" or "gamma" and a table',
  'Reward responses without "foo" or "bar" and a table',
  'Reward responses with "foo" and without "bar" or a table',

  // Which arguments are the required ones.
  'Passes if the agent calls the tool with the required arguments',

  // Words that contradict each other.
  'Passes if either "alpha" and "beta" both appear in the response',
  'Passes if neither "alpha" and "beta" both appear in the response',
  'Passes if the response is limited to 5 bullet points or more',
  'Passes if the paragraphs are limited to above 2 sentences',

  // What joins first, and how far "no more than" reaches.
  'Passes if the response is under 50 words or has three bullets and a heading',
  'Passes if the response has no more than 2 bullets and a table',
  'Passes if tables or links are not used',
];
