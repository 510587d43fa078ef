import { isCapital, isWord, type Token, textOf } from './tokens.ts';

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

/** Whether two names that are one stand there: "Tom and Jerry", "the brand Ben and Jerry". */
export function hasOneName(tokens: readonly Token[]): boolean {
  return tokens.some((joiner, at) => {
    const [before, one, other] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
    if (joiner.kind !== 'word' || !isCapital(one) || !isCapital(other)) return false;
    const isNamed = isWord(joiner, 'and') && ONE_NAMED.some((noun) => isWord(before, noun));
    return isNamed || SET.has(`${textOf(one)} ${joiner.text} ${textOf(other)}`);
  });
}
