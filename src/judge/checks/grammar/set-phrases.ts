import { isWord, type Token } from './tokens.ts';

/** Two words that are one name, or one saying: of these neither is meant alone. */
const SET: ReadonlySet<string> = new Set([
  ...['trick or treat', 'now or never', 'sink or swim', 'truth or dare', 'sooner or later', 'heads or tails'],
  ...['do or die', 'dead or alive', 'all or nothing', 'make or break', 'more or less', 'rain or shine'],
  ...['double or nothing', 'friend or foe', 'feast or famine', 'give or take', 'win or lose', 'live or die'],
  ...['ben and jerry', 'marks and spencer', 'dungeons and dragons', 'tom and jerry', 'romeo and juliet'],
  ...['smith and wesson', 'crime and punishment', 'johnson and johnson', 'barnes and noble', 'procter and gamble'],
  ...['simon and garfunkel', 'pride and prejudice', 'war and peace', 'rock and roll', 'black and decker'],
  ...['terms and conditions', 'bosnia and herzegovina', 'trinidad and tobago', 'antigua and barbuda'],
  ...['research and development', 'questions and answers', 'health and safety', 'mergers and acquisitions'],
  ...['profit and loss', 'supply and demand', 'arts and sciences', 'science and technology', 'sales and marketing'],
  ...['adam and eve', 'bonnie and clyde', 'hansel and gretel', 'fish and chips', 'black and white', 'cause and effect'],
  ...['ernst and young', 'dolce and gabbana', 'lewis and clark', 'standard and poor'],
  ...['pros and cons', 'dos and donts', 'king and queen', 'law and order'],
]);
/** What stands before one name. */
const ONE_NAMED =
  'brand company firm shop store chain novel book movie film play show series band duo song album game product team phrase slogan department'.split(
    ' ',
  );

/** Whether names in a row are one: "Tom and Jerry", "the brand Ben and Jerry". */
export function isOneName(tokens: readonly Token[], from: number, all: readonly string[], to: number): boolean {
  const said = tokens.slice(from, to).map((token) => (token.kind === 'word' ? token.text : ''));
  const isNamed = ONE_NAMED.some((noun) => isWord(tokens[from - 1], noun));
  return all.length === 2 && (SET.has(said.join(' ')) || (isNamed && said.includes('and')));
}
