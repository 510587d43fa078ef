/** What is said once more at the end of a condition: in other words, or as the rule whose breach was named. */
export interface Aside {
  /** The condition without it. */
  said: string;
  aside: string;
  /** Whether it says what has to be, also where the condition names a fault. */
  isRule: boolean;
}

/** These may add to what is asked. */
const NO_MORE = String.raw`(?!.*\b(?:unless|except|if|when|whenever|but|or)\b)`;
const RULE = new RegExp(
  String.raw`^(.+?)(?:[,;:]| [—–-]) ${NO_MORE}((?:it|they|[a-z][a-z ]{1,30}) (?:must|should|has to|have to|needs to|need to) .+?)\.?$`,
  'su',
);
const GLOSS = new RegExp(
  String.raw`^(.+?)(?:,? \(|, )(?:i\.e\.|that is|in other words|which means|meaning),? ${NO_MORE}(.+?)\)?\.?$`,
  'su',
);

/** "… before the list, the first line has to be a bullet", "… with the code, i.e. the fence is the first thing". */
export function asideOf(condition: string): Aside | undefined {
  const gloss = GLOSS.exec(condition);
  if (gloss) return { said: `${gloss[1]}.`, aside: `${gloss[2]}.`, isRule: false };
  const rule = RULE.exec(condition);
  return rule ? { said: `${rule[1]}.`, aside: `${rule[2]}.`, isRule: true } : undefined;
}
