import { or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { Wanted } from '../../texts/find.ts';
import { isAcronym, type Named, wantedText } from '../../texts/wanted.ts';
import { CASE_IGNORED, CASE_KEPT } from './case-words.ts';
import { NOUNS, type Noun } from './text-nouns.ts';

const LITERAL = ['exact', 'literal'];

/** A quotation as it is to be looked for; undefined where it may stand for other texts. */
export const wanted = (text: string, named: Named = {}): Wanted | undefined =>
  // "The hashtag '#'" may be any.
  named.kind === 'hashtag' && text.length < 2 ? undefined : wantedText(text, named);

/** The naming of a quotation by its noun, and how exactly it is meant. */
export const namingOf = (
  { kind, isUnit = false, mayBeCased, ...others }: Noun,
  exact: string | undefined,
  verbatim: string | undefined,
): Named => {
  const isExact = exact !== undefined && LITERAL.includes(exact);
  return {
    kind,
    ...others,
    isUnit: isUnit || isExact,
    isExact: (isExact && kind !== 'word') || verbatim === 'case',
    mayBeCased: mayBeCased || (isExact && kind === 'word'),
    isLiteral: verbatim !== undefined || isExact,
  };
};

/** Upper and lower case as the criterion says it after the text; undefined where it had to say so and does not. */
function cased(text: Quoted, said?: 'yes' | 'no' | 'none'): Quoted | undefined {
  if (said === 'yes' || said === 'no') {
    const { mayBeCased: _, ...plain } = text;
    return { ...plain, caseSensitive: said === 'yes', isCased: true };
  }
  if (said === 'none') return text;
  return isAcronym(text.text) && !text.caseSensitive ? undefined : text;
}

/** A text with what is noted of how it was said. */
export interface Quoted extends Wanted {
  isCased?: true;
  /** It has no name of its own: in "the string 'a' or 'b'" the name of the first is that of the others. */
  isNameless?: true;
  /** Its name is a plural, so that others after it would be of the same list. */
  isPlural?: true;
  /** It is called exact. */
  isExact?: true;
}

/** The text alone. */
/** A text that is said to be all that there is. */
export const textAlone = (text: Quoted): Wanted => ({ ...plainText(text), isAlone: true });

export function plainText({ isCased: _, isNameless: __, isExact: ___, isPlural: ____, ...text }: Quoted): Wanted {
  return text;
}

export function occurs(given: Quoted, amount: Amount = { in: [[1, Infinity]] }): Said {
  return { ask: 'text', of: plainText(given), ...amount, ...(given.isCased && { cased: true }) };
}
export const some = (text: Wanted): Said => occurs(text);
export const none = (text: Wanted): Said => occurs(text, { in: [[0, 0]], denies: true });
/** None of several; denying that may stress it. */
export const noneOf = (texts: readonly Wanted[]): Said =>
  texts.length === 1 ? none(texts[0]!) : { and: texts.map(none), denies: true };

/** "(case-sensitive)" after the last of several may be said of all. */
function alike(all: Quoted[], joiner: 'and' | 'or'): Quoted[] | undefined {
  if (all.some(({ isPlural }) => isPlural)) return undefined;
  if (all.at(-1)!.isCased && all.some(({ isCased }) => !isCased)) return undefined;
  const [first, ...others] = all as [Quoted, ...Quoted[]];
  if (first.isNameless || !others.every(({ isNameless }) => isNameless)) return all;
  // "the exact phrase 'a' and 'b'" does not say whether 'b' is exact, too.
  if (first.isExact && joiner === 'and') return undefined;
  return [first, ...others.map(({ text }) => ({ ...first, text }))];
}

/** A list of texts, and what joins them; `announced`: nothing but a list can follow. */
export interface TextList {
  texts: readonly Wanted[];
  joiner: 'and' | 'or' | 'nor' | undefined;
  isAnnounced: boolean;
}

export const listed = (
  texts: readonly (Wanted | undefined)[],
  joiner: TextList['joiner'],
  isAnnounced: boolean,
): TextList | undefined => {
  const found = texts
    .map((text) => text && cased(text))
    .filter((text) => text !== undefined)
    .map(plainText);
  return found.length === texts.length ? { texts: found, joiner, isAnnounced } : undefined;
};

/** Quotations, and what is meant by several of them. */
export function texts(notation: Notation): void {
  notation.feature('J', ['and', 'or']);
  notation.kind('#quoted', (token) => (token.kind === 'quoted' && token.mark !== '`' ? token.text : undefined));
  notation.kind('#letter', (token) => (token.kind === 'word' && /^\p{L}$/u.test(token.raw) ? token.raw : undefined));
  for (const [value, nouns] of NOUNS) {
    notation.words('Noun', nouns, value);
    notation.words(
      'Nouns',
      [...nouns.map((noun) => `${noun}s`), ...(value.kind === 'answer' ? ['replies'] : [])],
      value,
    );
  }
  for (const exact of [...LITERAL, 'specific']) notation.words('Exact', [exact], exact);
  notation.words('Verbatim', ['verbatim', 'exactly as written'], 'case');
  notation.words('Verbatim', ['word for word', 'word-for-word'], 'words');
  notation.words(
    'Case',
    [
      '( case-sensitive )',
      'case-sensitive',
      'case-sensitively',
      'case sensitive',
      '( case sensitive )',
      ', case-sensitive',
      ', verbatim',
      'verbatim',
      'exactly as written',
    ],
    'yes',
  );
  notation.words(
    'Case',
    ['case-insensitive', 'case-insensitively', 'case insensitive'].flatMap((one) => [one, `( ${one} )`, `, ${one}`]),
    'no',
  );
  notation.words('Case', CASE_IGNORED, 'no');
  notation.words('Case', CASE_KEPT, 'yes');
  notation.words(
    'Case',
    [
      'word for word',
      'word-for-word',
      // "'foo' without quotes" may say how it has to be written.
      '( without quotes )',
      '( without quotation marks )',
      ...[
        'without the quotes',
        'without the quotation marks',
        'excluding quotes',
        'excluding the quotes',
        'not including the quotes',
      ].flatMap((one) => [one, `( ${one} )`]),
    ],
    'none',
  );
  notation.words('TheOne', ['the', 'this', 'the following', 'following', 'our', 'our own', 'your']);
  // "The competitor name 'x'" says of whom the name is, not where it has to stand, as "the closing phrase" would.
  notation.words('NounOf', [
    ...['competitor', "competitor's", 'competing', 'rival', 'legal', 'standard', 'mandatory', 'own', 'required'],
    ...['forbidden', 'banned', 'prohibited', 'british', 'american', 'uk', 'us', 'usual', 'internal', 'trademarked'],
    ...['english', 'french', 'german', 'spanish', 'italian', 'latin', 'japanese', 'portuguese', 'dutch', 'single'],
    ...['registered', 'canned', 'placeholder', 'official', 'agreed', 'first-person', 'second-person', 'third-person'],
  ]);
  notation.rule('Noun = NounOf Noun');
  notation.rule('Nouns = NounOf Nouns');
  notation.rule('Naming = Noun', (noun: Noun) => namingOf(noun, undefined, undefined));
  notation.rule('Naming = TheOne Exact? Noun Verbatim?', (exact: string, noun: Noun, verbatim: string) =>
    namingOf(noun, exact, verbatim),
  );
  notation.rule('Nameless = #quoted', (text: string) => {
    const found = wanted(text);
    return found && { ...found, isNameless: true };
  });
  notation.rule('Named = Naming :? #quoted', (naming: Named, text: string) => {
    const found = naming.kind === 'letter' ? undefined : wanted(text, naming);
    return found && (naming.isLiteral ? { ...found, isExact: true } : found);
  });
  notation.rule('Named = Naming , #quoted ,', (naming: Named, text: string) => wanted(text, naming));
  notation.kind('#plainsign', (token) =>
    token.kind === 'mark' && /^[#!?@$%&*+~^=|]$/u.test(token.text) ? token.text : undefined,
  );
  notation.rule('Named = Naming #plainsign', (naming: Named, text: string) =>
    naming.kind === 'character' || naming.kind === 'text' ? wanted(text, naming) : undefined,
  );
  notation.rule('Named = the following : #quoted', (text: string) => wanted(text));
  notation.rule('Named = the #quoted Noun', (text: string, noun: Noun) =>
    noun.kind === 'word' || noun.kind === 'hashtag' ? wanted(text, namingOf(noun, undefined, undefined)) : undefined,
  );
  // "A 'Note:' label": without its colon it might be drawn otherwise.
  notation.rule('Named = ( a | an | the ) #quoted label', (text: string) =>
    text.endsWith(':') ? wanted(text) : undefined,
  );
  // "The exact words 'a b'" is one; "the words 'red and green'" may be two.
  notation.rule(
    'Named = ( the | these | the following ) Exact? Nouns Verbatim? :? #quoted',
    (exact: string | undefined, noun: Noun, verbatim: string | undefined, text: string) => {
      const isSeveral = noun.kind !== 'word' || /[,;]|\s(?:and|or)\s/iu.test(text);
      const found = isSeveral ? undefined : wanted(text, namingOf(noun, exact, verbatim));
      return found && { ...found, isPlural: true, ...((exact || verbatim) && { isExact: true }) };
    },
  );
  notation.rule('Text = ( Nameless | Named ) Case?', cased);
  notation.rule('NamedText = Named Case?', cased);
  // Whoever calls a sign a letter means the sign.
  notation.rule('Letter = the? ( letter ) #quoted', (text: string) =>
    /^[^\p{L}\p{N}\s]$/u.test(text) ? wanted(text, { kind: 'text' }) : undefined,
  );
  notation.rule('Letter = the? ( letter ) #letter', (text: string) => wanted(text, { kind: 'letter' }));
  notation.rule('Letter = the? ( letter ) #quoted Case?', (text: string, said: 'yes') => {
    const found = wanted(text, { kind: 'letter' });
    return found && cased(found, said);
  });

  // Several: "'a', 'b' and 'c'", each perhaps with a name of its own.
  notation.rule('Commas = Text , Text', (a: Wanted, b: Wanted) => [a, b]);
  notation.rule('Commas = Commas , Text', (all: Wanted[], one: Wanted) => [...all, one]);
  notation.words('Join<and>', ['and', ', and']);
  notation.words('Join<or>', ['or', ', or', 'or , if not ,', ', or , if not ,', ', or if not ,']);
  for (const joiner of ['and', 'or'] as const) {
    notation.rule(`Texts<${joiner}> = Text Join<${joiner}> Text`, (a: Quoted, b: Quoted) => alike([a, b], joiner));
    notation.rule(`Texts<${joiner}> = Commas Join<${joiner}> Text`, (all: Quoted[], one: Quoted) =>
      alike([...all, one], joiner),
    );
  }
  // And with one name for all.
  notation.rule('Quoted = #quoted');
  notation.rule('Row = Quoted ( , | ; ) Quoted', (a: string, b: string) => [a, b]);
  notation.rule('Row = Row ( , | ; ) Quoted', (all: string[], one: string) => [...all, one]);
  for (const joiner of ['and', 'or', 'nor'] as const) {
    const join = (all: string[] | string, one: string) => ({
      texts: [...(Array.isArray(all) ? all : [all]), one],
      joiner,
    });
    notation.rule(`Rows = Quoted ,? ${joiner} Quoted`, join);
    notation.rule(`Rows = Row ,? ${joiner} Quoted`, join);
    notation.rule(`Alike<${joiner}> = Quoted ${joiner} Quoted`, (a: string, b: string) => [a, b]);
    notation.rule(`Alike<${joiner}> = Alike<${joiner}> ${joiner} Quoted`, (all: string[], one: string) => [
      ...all,
      one,
    ]);
    notation.rule(`Rows = Alike<${joiner}>`, (all: string[]) => (all.length > 2 ? { texts: all, joiner } : undefined));
  }
  notation.rule('Rows = Row', (all: string[]) => ({ texts: all, joiner: undefined }));
  notation.words('Announcing', ['these', 'the following', 'these following', 'following']);
  // After "any of" and the like commas alone are enough; "these emojis: smile, heart" are no words.
  notation.rule('BareListing = Listing :', (of: Listing) =>
    of.naming.isSentence || of.naming.kind !== 'word' ? undefined : { ...of, isAnnounced: true },
  );
  notation.rule(
    'ShareList = ( Listing Rows | BareListing BareRow )',
    ({ naming, isAnnounced, count }: Listing, { texts: all, joiner }: Rows) =>
      all.some((text) => /[,;]$/.test(text)) || (count !== undefined && count !== all.length)
        ? undefined
        : listed(
            all.map((text) => wanted(text, naming)),
            joiner,
            isAnnounced,
          ),
  );
  notation.rule(
    'List = ( Listing Rows | BareListing BareRow )',
    ({ naming, isAnnounced, count }: Listing, { texts: all, joiner }: Rows) => {
      if (all.some((text) => /[,;]$/.test(text)) || (count !== undefined && count !== all.length)) return undefined;
      if (joiner === undefined && !isAnnounced) return undefined;
      return listed(
        all.map((text) => wanted(text, naming)),
        joiner,
        isAnnounced,
      );
    },
  );
  // "Any of the words 'IT' or 'US' (case-sensitive)": of all, where they have one name.
  notation.rule(
    'CasedList = Listing Rows Case',
    ({ naming, count }: Listing, { texts: all, joiner }: Rows, said: 'yes' | 'no' | 'none') => {
      const found = all.map((text) => wanted(text, naming)).map((text) => text && cased(text, said));
      const known = found.filter((text) => text !== undefined);
      return known.length < all.length || count !== undefined || said === 'none'
        ? undefined
        : { texts: known.map(plainText), joiner, isAnnounced: false };
    },
  );
  interface Listing {
    naming: Named;
    isAnnounced: boolean;
    count: number | undefined;
  }
  const listing =
    (isAnnounced: boolean) =>
    (count: number | undefined, exact: string | undefined, noun: Noun, verbatim: string | undefined) => ({
      naming: { ...namingOf(noun, exact, verbatim), isPlural: true },
      isAnnounced,
      count,
    });
  notation.rule('Listing = the? N? Exact? Nouns Verbatim?', listing(false));
  notation.rule('Listing = the? N? Exact? Nouns Verbatim? :', listing(true));
  notation.rule('Listing = Announcing N? Exact? Nouns Verbatim? :?', listing(true));
  notation.rule('Listing = ( the following | these ) :', () => ({ naming: {}, isAnnounced: true, count: undefined }));

  // One, and how often.
  notation.words('Mentions', [
    'occurrences of',
    'occurrence of',
    'instances of',
    'instance of',
    'appearances of',
    'appearance of',
  ]);
  notation.words('Mentions', ['mentions of', 'mention of', 'uses of', 'use of']);
  notation.rule('Occurring = Text', some);
  notation.rule('Occurring = Text Times', occurs);
  notation.rule('Occurring = LetterDet');
  notation.rule('LetterDet = Letter', someLetter);
  notation.rule('LetterDet = Letter Times', occurs);
  notation.words('LetterCase', ['capital', 'uppercase', 'upper-case'], 'capital');
  notation.words('LetterCase', ['lowercase', 'lower-case', 'small'], 'lowercase');
  const inCase = (letterCase: string, text: string): Quoted | undefined => {
    const letter = letterCase === 'capital' ? text.toUpperCase() : text.toLowerCase();
    return /^\p{L}$/u.test(letter) ? wanted(letter, { kind: 'letter', isExact: true }) : undefined;
  };
  notation.rule('CasedLetter = the? LetterCase letter ( #letter | #quoted )', inCase);
  notation.rule('LetterDet = CasedLetter', (letter: Quoted): Said => some(letter));
  notation.rule('LetterDet = CasedLetter Times', occurs);
  notation.kind('#ticked', (token) => (token.kind === 'quoted' && token.mark === '`' ? token.text : undefined));
  notation.rule('Letter = the? ( letter ) #ticked', (text: string) =>
    /^\p{L}$/u.test(text) ? wanted(text, { kind: 'letter' }) : undefined,
  );
  notation.rule('SayDet = ( Text | Mentioned | Several )', (of: Quoted | Said) =>
    'text' in of ? some(of as Quoted) : of,
  );
  notation.rule('SayDet = Text Times', occurs);
  notation.rule('Mentioned = Amount Mentions ( Text | Letter )', (amount: Amount, text: Wanted) =>
    occurs(text, amount),
  );
  notation.rule('Mentioned = ( no | not a single ) Mentions ( Text | Letter )', none);
  notation.rule('Mentioned = ( any | a | an | even a single ) Mentions ( Text | Letter )', some);
  notation.rule('Mentioned = ( any | a | an ) Mentions Texts<or>', (all: Wanted[]) => or(...all.map(some)));
  notation.rule('Mentioned = no Mentions Texts<or>', noneOf);
  notation.words('SignNoun', ['character', 'characters', 'symbol', 'symbols', 'sign', 'signs']);
  const signOf = (text: string) => (/^[^\p{L}\p{N}\s]$/u.test(text) ? wanted(text, { kind: 'character' }) : undefined);
  notation.rule('SignText = ( #quoted | #plainsign ) SignNoun', signOf);
  // "More than one '!'"
  notation.rule('SignText = #quoted', signOf);
  notation.rule('Mentioned = Amount SignText', (amount: Amount, sign: Wanted) => occurs(sign, amount));
  notation.rule('Mentioned = no SignText', none);
  notation.rule('Mentioned = any SignText', (sign: Wanted): Said => ({ ...some(sign), any: true }));
}

export interface Rows {
  texts: string[];
  joiner: TextList['joiner'];
}

/** "Contains the letter B" may ask for an answer. */
const someLetter = (letter: Wanted): Said => ({
  ...some(letter),
  ...(/^\p{Lu}/u.test(letter.text) && { style: true }),
});
