import { type Check, runCheck, type Undecided } from '../../../src/judge/checks/check.ts';
import { compile } from '../../../src/judge/checks/compile.ts';
import {
  readConversation,
  readResponses,
  type Subject,
  toolNames,
  type WireConversation,
} from '../../../src/judge/conversation.ts';
import { type Criterion, type Prefix, parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import { createMemory } from '../../../src/judge/remembered.ts';
import type { Verdict } from '../../../src/judge/verdict.ts';

type Messages = WireConversation['messages'];

/** Sentences that only one family understands. */
export interface FamilyRow {
  name: string;
  /** What follows each of the four prefixes. */
  condition: string;
  /** A conversation in which a content stands where the family looks; the answer to a greeting where nothing is said. */
  messages: (content: unknown) => Messages;
  /** A text made of another, of about its length, in which the family has all to read; the other itself where nothing is said. */
  sample: (text: string) => string;
}

const answered = (content: unknown): Messages => [
  { role: 'user', content: 'Hi' },
  { role: 'assistant', content },
];

/** The same is said before, too. */
export const repeated = (content: unknown): Messages => [
  { role: 'user', content },
  { role: 'assistant', content },
];

/** A tool is called with it, gives it back, and it is answered. */
export const called = (content: unknown): Messages => [
  { role: 'user', content: 'Hi' },
  {
    role: 'assistant',
    content: null,
    tool_calls: [
      {
        id: 'call-1',
        type: 'function',
        function: { name: 'search', arguments: JSON.stringify({ query: content, limit: 3 }) },
      },
    ],
  },
  { role: 'tool', tool_call_id: 'call-1', content },
  { role: 'assistant', content },
];

const row = (
  name: string,
  condition: string,
  { messages = answered, sample = (text) => text }: Partial<FamilyRow> = {},
): FamilyRow => ({ name, condition, messages, sample });

const jsonLines = (text: string) => JSON.stringify(text.split('\n'));
const yamlLines = (text: string) => text.replace(/[^\w\s]/gu, '').replace(/^ *(?=\w)/gmu, '- ');

/** At least one row for every family; a test finds a family without one. */
export const EVERY_FAMILY: readonly FamilyRow[] = [
  row('words', 'the response has fewer than 120 words'),
  row('sentences', 'the response has at most 12 sentences'),
  row('characters', 'the response has fewer than 900 characters'),
  row('a word', "the response contains the word 'a'"),
  row('an exact phrase', "the response contains the exact phrase 'a a a a b' at least twice"),
  row('a long text', `the response contains the text "${'a '.repeat(50)}b"`),
  row(
    'words of a list',
    'the response contains all of the keywords "ab", "forest", "harbour", "index", "journey", "kitchen", "lantern", "mountain", "notebook", "orchard", "pepper" and "quarry"',
  ),
  row('the beginning', "the response starts with 'ab'"),
  row('the end', "the response ends with the phrase 'Is there anything else?'"),
  row('the whole', 'the response is exactly "ab"'),
  row(
    'a repeated request',
    'the response begins by repeating the following request word for word: "Write a poem about rain."',
  ),
  row('labels', 'the response is one of "ab", "a", "An"'),
  row('nothing', 'the response is not empty'),
  row('a number as a whole', 'the response is a number between 1 and 10'),
  row('ASCII', 'the response has fewer than 10 non-ASCII characters'),
  row('repeated lines', 'no line is repeated'),
  row('duplicate sentences', 'the response has no duplicate sentences'),
  row('a heading by its text', 'the response has a heading called "An"'),
  row('a table by its shape', 'the response has a table with at least 2 rows'),
  row('links to a host', 'the response has at most 2 links to example.com'),
  row('secure links', 'all links use https'),
  row('one code block alone', 'the response is only a code block'),
  row('wrapped', 'the response is enclosed in square brackets'),
  row('one letter', 'the response contains the letter a at least 40 times'),
  row('lowercase', 'the response is in all lowercase'),
  row('capital letters', 'the response has fewer than 10 capital letters'),
  row('words in capitals', 'the response has fewer than 10 words in all caps'),
  row('language', 'the response is in German'),
  row('punctuation', 'the response has fewer than 10 commas'),
  row('emojis', 'the response has fewer than 10 emojis'),
  row('JSON', 'the response is valid JSON', { sample: jsonLines }),
  row(
    'JSON of a schema',
    'the response matches this JSON Schema: {"type": "array", "items": {"type": "string", "pattern": "^(a|[^b])*$"}}',
    { sample: jsonLines },
  ),
  row('YAML', 'the response is valid YAML', { sample: yamlLines }),
  row('bullet points', 'the response has at most 3 bullet points'),
  row('e-mail addresses', 'the response contains an e-mail address'),
  row('phone numbers', 'the response contains a phone number'),
  row('card numbers', 'the response contains a credit card number'),
  row('IBANs', 'the response contains an IBAN'),
  row('IP addresses', 'the response contains an IP address'),
  row('secrets', 'the response contains an API key'),
  row('social security numbers', 'the response contains a social security number'),
  row('UUIDs', 'the response contains a UUID'),
  row('tool calls', 'the assistant calls the tool `search` at least once', { messages: called }),
  row('schemas of tools', 'every tool call has valid arguments', { messages: called }),
  row('arguments', "the assistant calls `search` with the argument `query` set to 'a'", { messages: called }),
  row('the order of calls', 'the first tool called is `search`', { messages: called }),
  row('the choice of tools', 'the assistant calls at most 2 different tools', { messages: called }),
  row('repeated calls', 'no two tool calls are identical', { messages: called }),
  row('results of calls', 'every tool call has a result', { messages: called }),
  row('paragraphs', 'the response has exactly 3 paragraphs'),
  row('parts between dividers', 'the response has 3 paragraphs separated by ***'),
  row('one paragraph', 'the second paragraph has at most 40 words'),
  row('each part', 'each line has at most 40 words'),
  row('parts as they are contained', 'the response contains no sentence longer than 40 words'),
  row('parts and their number', 'the response has exactly three bullet points, each under 10 words'),
  row('lines', 'the response has at most 3 lines'),
  row('titles', 'the response contains a title wrapped in double angle brackets'),
  row('postscripts', 'the response contains a postscript'),
  row('placeholders', 'the response contains at least 3 placeholders in square brackets'),
  row('sections', 'the response has at least 3 sections, each marked with "SECTION X" where X is a number'),
  row('different answers', 'the response gives two different answers separated by ******'),
  row('tables', 'the response contains a table'),
  row('block quotes', 'the response contains a blockquote'),
  row('numbered lists', 'the response contains a numbered list'),
  row('links', 'the response contains at least 3 links'),
  row('highlights', 'the response highlights at least 3 sections with markdown'),
  row('highlights as shown', 'the response highlights at least 3 sections with markdown, i.e. *highlighted section*'),
  row('headings', 'the response has at least 3 headings'),
  row('bold passages', 'the response has at least 3 bold phrases'),
  row('code blocks', 'the response contains a code block'),
  row('a pattern of the whole', 'the response matches the regex `^(a+)+$`'),
  row('a pattern', 'the response contains at least 2 matches of the regex `(a|aa)*b`'),
  row('each sentence', 'each sentence has at most 20 words'),
  row('dates', 'the response contains at least 2 dates'),
  row('citations', 'the response contains at least 2 citations in the form [1]'),
  row('numbers', 'the response contains at least 2 numbers'),
  row('tags', 'the response contains an HTML tag'),
  row('questions', 'the response contains at least 2 questions'),
  row("the user's language", "the response is in the same language as the user's message", { messages: repeated }),
  row('grounded numbers', 'every number in the response appears in the context', { messages: repeated }),
  row('grounded quotations', 'every quotation appears in the conversation', { messages: repeated }),
  row('compared lengths', "the response is longer than the user's message", { messages: repeated }),
  row('joined', 'the response has at most 9 words or contains a comma'),
  row('joined with a parser', 'the response contains an emoji and a table'),
];

/** The tools of each conversation. */
export const TOOLS: WireConversation['tools'] = [
  {
    type: 'function',
    function: {
      name: 'search',
      description: 'Searches the web.',
      parameters: {
        type: 'object',
        properties: { query: { type: 'string' }, limit: { type: 'integer', minimum: 1 } },
        required: ['query'],
      },
    },
  },
];

const PREFIXES: readonly Prefix[] = ['Passes if', 'Fails if', 'Reward', 'Penalize'];

/** A row's criterion with a prefix. */
export const criterionOf = ({ condition }: FamilyRow, prefix: Prefix): string =>
  `${prefix}${prefix.endsWith('if') ? '' : ' when'} ${condition}`;

/** The latest response of a row's conversation about some content. */
export function subjectOf({ messages }: FamilyRow, content: unknown): Subject {
  const conversation = readConversation({ messages: messages(content), system: null, tools: TOOLS });
  return { conversation, response: readResponses(conversation, true)[0]! };
}

const known = toolNames(subjectOf(EVERY_FAMILY[0]!, '').conversation);

export interface Compiled {
  criterion: Criterion;
  check: Check;
}

const compiled = createMemory<Record<Prefix, Compiled>>();

/** A row's check with each prefix. */
export const compiledOf = (given: FamilyRow): Record<Prefix, Compiled> =>
  compiled(given.condition, () => {
    const pairs = PREFIXES.map((prefix) => {
      const criterion = parseCriterion(criterionOf(given, prefix));
      const check = compile(criterion, known);
      if (!check) throw new Error(`It is no check: ${criterion.text}`);
      return [prefix, { criterion, check }];
    });
    return Object.fromEntries(pairs);
  });

/** What a check says of a subject. */
export const said = ({ criterion, check }: Compiled, subject: Subject): Verdict | Undecided =>
  runCheck(check, criterion, subject);
