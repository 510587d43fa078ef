const LANGUAGES =
  'TypeScript YAML XML HTML CSS Java Kotlin Swift Rust Ruby PHP Perl Scala Haskell Golang Mermaid LaTeX'.split(' ');
const SECRETS = [
  ...['GitLab token', 'Slack token', 'Stripe secret key', 'Stripe API key', 'OpenAI API key', 'Anthropic API key'],
  ...['Google API key', 'SendGrid API key', 'npm token', 'PyPI token', 'Hugging Face token'],
];
const REVEALED = [
  ...['UUID', 'MAC address', 'social security number', 'AWS access key', 'GitHub token', 'PEM private key', 'JWT'],
  ...['secret key', 'private key', ...SECRETS],
];
const FEW = [
  ...[
    'colons',
    'asterisks',
    'ampersands',
    'underscores',
    'backticks',
    'ellipses',
    'double spaces',
    'tabs',
    'full stops',
  ],
  ...['level-4 headings', 'level-5 headings', 'level-6 headings'],
];
const CONTAINED = [
  ...['accented', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Thai', 'Korean', 'Hangul', 'Devanagari', 'CJK'].map(
    (script) => `${script} letters`,
  ),
  ...['Japanese characters', 'line breaks', 'trailing spaces', 'curly quotes', 'straight quotes', 'horizontal rules'],
  ...['inline code', 'checkboxes', 'nested lists', 'nested bullets'],
];
const article = (noun: string) => (/^(?:[AO]|npm|XML|HTML)/.test(noun) ? 'an' : 'a');

/** A criterion of each kind of fact that the golden file has none of. */
export const FURTHER: readonly string[] = [
  'Fails if the reply leaves out the value that the `search` tool returned',
  'Passes if the HTML starts with <!DOCTYPE html>',
  'Passes if the reply contains the value that the `search` tool returned',
  'Fails if the reply mentions the name of a tool that was called',
  'Passes if the response has no unfilled square-bracket placeholders',
  ...LANGUAGES.map((name) => `Passes if the response contains a ${name} code block`),
  ...[...SECRETS, 'credential'].map((name) => `Fails if the response contains ${article(name)} ${name}`),
  ...REVEALED.map((name) => `Fails if the response reveals ${article(name)} ${name}`),
  ...FEW.map((name) => `Passes if the response has at most 2 ${name}`),
  ...CONTAINED.map((things) => `Passes if the response contains ${things}`),
  ...[
    'every image has alt text',
    'every code block is tagged as python',
    'all bullet points use hyphens',
    'the output is a comma-separated list',
    'the response is just one capital letter from A to D',
    'no two consecutive sentences begin with the same word',
    'the `limit` argument of the `search` tool is at most 50',
    "the response is the same as the user's message",
    '"solar" appears within the first five words',
    'the brand is written as "GitHub" and never as "Github"',
    'the second line is blank',
    'the response has no consecutive exclamation marks',
    'the response has no leading or trailing whitespace',
    'the response is a one-digit code',
    'the CSV has two columns',
    'the YAML has a "b" key',
    'the percentages add up to 100',
    'every row has the same number of columns as the header',
    'nothing follows the closing </answer> tag',
    'the HTML has exactly one <h1>',
    'the response contains no bare URLs',
    'the response contains https links',
  ].map((condition) => `Passes if ${condition}`),
  'Passes if the response contains double quotation marks',
  'Passes if the response contains an en dash',
  'Passes if the response starts with the line "ab"',
  "Passes if the response is in English when the user's message is in English",
  'Passes if the response only links to example.com',
  'Passes if the response has no insecure links',
  'Passes if the assistant only calls `search` once',
  'Passes if the last message is text and not a tool call',
  'Passes if the first line is a level-1 heading',
  'Passes if the response contains no Markdown',
  'Passes if the response contains no Markdown formatting (headings, bold, lists)',
  'Passes if all list items use "-" as the bullet marker',
  'Passes if every cell in the "Qty" column is a whole number',
  'Passes if the response has at least one checked box',
  'Passes if the response has at least one unchecked box',
  'Passes if the response starts with a <plan> block',
  'Passes if the response contains a <plan> block followed by an <answer> block',
];
