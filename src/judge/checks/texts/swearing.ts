/** Swear words, which are also meant in other forms, or with a sign for a letter: "crappy", "h*ll". */
export const isSwearing = (word: string): boolean =>
  /^(?:damn|hell|crap|shit|fuck|ass|arse|bitch|bastard|piss|dick|bollocks|bloody|cunt|wank|prick|goddamn|darn)$/iu.test(
    word,
  );

/** What finds other forms of such a word. */
export function swearingLike(word: string): RegExp {
  const masked = [...word.slice(1)].map((letter) => `(?:${letter}|[*#@$!%_-])`).join('');
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${word[0]}(?:${word.slice(1)}(?:${word.at(-1)}?(?:y|ier|iest|ish|ed|er|ers|ing|s|es|it|ty|uva|hole|head)s?|able|ation)|${masked})(?![\\p{L}\\p{N}])`,
    'giu',
  );
}
