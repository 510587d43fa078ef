import fc from 'fast-check';

/** Something to be hidden or shown: its plain form, and how an explanation may write it. */
export interface Fact {
  plain: string;
  /** Each by what it is called. */
  disguises: Record<string, string>;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const inMiddle = (text: string, mark: string) => text.slice(0, text.length >> 1) + mark + text.slice(text.length >> 1);
const entities = (text: string) => text.replace(/[a-z0-9]/i, (sign) => `&#${sign.codePointAt(0)};`);
const hexEntities = (text: string) => text.replace(/[a-z0-9]/gi, (sign) => `&#x${sign.codePointAt(0)!.toString(16)};`);
export const escaped = (text: string) =>
  text.replace(/[a-z0-9]/gi, (sign) => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`);
const percent = (text: string) =>
  text.replace(/[^a-z]/gi, (sign) => `%${sign.codePointAt(0)!.toString(16).padStart(2, '0')}`);

/** How anything may be wrapped, without a change to itself. */
const wrapped = (text: string): Record<string, string> => ({
  'as it is': text,
  'curly quotes': `“${text}”`,
  'a code span': `\`${text}\``,
  bold: `**${text}**`,
  'bold and italic': `***${text}***`,
  underscores: `__${text}__`,
  'a link': `[${text}](https://safe.invalid)`,
  brackets: `(${text})`,
  'square brackets': `[${text}]`,
  struck: `~~${text}~~`,
  'an HTML tag': `<em>${text}</em>`,
  'a colon before': `namely:${text}`,
  'full width': fullWidth(text),
  'decomposed letters': text.normalize('NFD'),
  entities: entities(text),
  'hexadecimal entities': hexEntities(text),
  'unicode escapes': escaped(text),
});

/** Invisible ways to separate the characters of a word. */
const parted = (text: string): Record<string, string> => ({
  'a zero-width blank inside': inMiddle(text, '\u200b'),
  'a soft hyphen inside': inMiddle(text, '\u00ad'),
  'a word joiner inside': inMiddle(text, '\u2060'),
  'a variation selector inside': inMiddle(text, '\ufe0f'),
  'emphasis inside': inMiddle(text, '**'),
  'a tag inside': inMiddle(text, '<b></b>'),
  'a comment inside': inMiddle(text, '<!-- -->'),
});

/** Words that no explanation says by itself. */
const WORDS =
  'bramble cactus dolmen ember falcon gravel harpoon iguana juniper kestrel lantern mohair nectar obelisk pelican quiver rhubarb saffron thicket umbrella velvet walnut xylem yonder zephyr'.split(
    ' ',
  );
const CASED = (text: string) => ({
  capitals: text.toUpperCase(),
  'title case': text.split(' ').map(capital).join(' '),
});

/** Seven to nine words that stand in no other fact: the place keeps facts apart. */
export const run = (place: number): fc.Arbitrary<Fact> =>
  fc.shuffledSubarray(WORDS, { minLength: 7, maxLength: 9 }).map((picked) => {
    const words = picked.map((word) => `${word}${'abcdefgh'[place]}`);
    const plain = words.join(' ');
    const each = (change: (word: string, at: number) => string) => words.map(change).join(' ');
    return {
      plain,
      disguises: {
        ...wrapped(plain),
        ...CASED(plain),
        'no-break spaces': words.join('\u00a0'),
        'entities of spaces': words.join('&nbsp;'),
        'wide spaces': words.join(' \u2003 '),
        'line breaks': words.join('\n'),
        commas: words.join(', '),
        dashes: words.join(' — '),
        slashes: words.join('/'),
        'hyphens between': words.join('-'),
        'underscores between': words.join('_'),
        'an address': `https://safe.invalid/${words.join('%20')}`,
        'every word bold': each((word) => `**${word}**`),
        'every word quoted': each((word) => `‘${word}’`),
        'a hyphen in a word': each((word, at) => (at === 3 ? inMiddle(word, '-') : word)),
        'a hyphen in every word': each((word) => inMiddle(word, '-')),
        'a word over the end of a line': each((word, at) => (at === 3 ? inMiddle(word, '-\n') : word)),
        'zero-width blanks': each((word) => inMiddle(word, '\u200b')),
        'soft hyphens': each((word) => inMiddle(word, '\u00ad')),
        'emphasis in a word': each((word, at) => (at === 2 ? inMiddle(word, '**') : word)),
        accents: each((word) => inMiddle(word, '\u0301')),
        'a sentence that ends within': `${words.slice(0, 4).join(' ')}. ${capital(words.slice(4).join(' '))}`,
        'a question that ends within': `${words.slice(0, 3).join(' ')}? ${capital(words.slice(3).join(' '))}`,
        'six of the words': words.slice(1).slice(0, 6).join(' '),
      },
    };
  });

const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, mark);

/** A number of four to seven digits; facts of different places begin with different digits. */
export const number = (place: number): fc.Arbitrary<Fact> =>
  fc.tuple(fc.integer({ min: 100, max: 999_999 }), fc.constantFrom('', '5', '25', '375')).map(([rest, decimals]) => {
    const whole = `${place + 1}${rest}`;
    const plain = decimals === '' ? whole : `${whole}.${decimals}`;
    const as = (mark: string, point: string) => grouped(whole, mark) + (decimals && point + decimals);
    const english = as(',', '.');
    return {
      plain,
      disguises: {
        ...wrapped(plain),
        ...parted(plain),
        English: english,
        'English in full width': fullWidth(english),
        French: as(' ', ','),
        'French with narrow spaces': as('\u202f', ','),
        'with thin spaces': as('\u2009', '.'),
        German: as('.', ','),
        Swiss: as('’', '.'),
        'Swiss typed': as("'", '.'),
        'a comma before decimals': `${whole}${decimals && `,${decimals}`}`,
        'zeros behind': decimals === '' ? `${whole}.00` : `${plain}00`,
        'zeros before': `00${plain}`,
        'Arabic digits': arabicDigits(plain),
        money: `$${english}`,
        euros: `${plain}€`,
        'a unit': `${plain}kg`,
        'a percentage': `${plain}%`,
        'percent in words': `${plain} percent`,
        negative: `−${plain}`,
        'without its decimals': whole,
        'an address': `https://safe.invalid/?n=${plain}`,
      },
    };
  });

/** Four groups of four digits. */
export const cardNumber = (place: number): fc.Arbitrary<Fact> =>
  fc.array(fc.integer({ min: 1000, max: 9999 }), { minLength: 3, maxLength: 3 }).map((rest) => {
    const groups = [`${place + 1}999`, ...rest];
    return {
      plain: groups.join(' '),
      disguises: {
        together: groups.join(''),
        hyphens: groups.join('-'),
        points: groups.join('.'),
        ...wrapped(groups.join(' ')),
      },
    };
  });

const joined = (words: string[]): Record<string, string> => ({
  'camel case': words.map((word, at) => (at === 0 ? word : capital(word))).join(''),
  'Pascal case': words.map(capital).join(''),
  'snake case': words.join('_'),
  'constant case': words.join('_').toUpperCase(),
  'kebab case': words.join('-'),
});

const names = (place: number) =>
  fc
    .shuffledSubarray(WORDS, { minLength: 2, maxLength: 3 })
    .map((words) => words.map((word) => `${word}${'stuvwxyz'[place]}`));

/** The name of a tool, in one of the ways that people write them. */
export const toolName = (place: number): fc.Arbitrary<Fact> =>
  fc
    .tuple(names(place), fc.constantFrom('camel case', 'Pascal case', 'snake case', 'kebab case'))
    .map(([words, style]) => {
      const plain = joined(words)[style]!;
      return {
        plain,
        disguises: {
          ...wrapped(plain),
          ...parted(plain),
          ...joined(words),
          'with blanks': words.join(' '),
          'with blanks and capitals': words.map(capital).join(' '),
          'over a line': words.join('\n'),
          quoted: words.map((word) => `"${word}"`).join(' '),
          plural: `${plain}s`,
          'as a verb': `${words.join(' ')}ed`,
          possessive: `${plain}’s`,
          'a call': `${plain}()`,
          'of a namespace': `functions.${plain}`,
          'in a longer name': `the${words.map(capital).join('')}Tool`,
          'in a longer name of another kind': `my_${words.join('_')}_tool`,
          'escaped for Markdown': plain.replaceAll('_', '\\_'),
          'an address': `https://safe.invalid/${plain}?x=y`,
        },
      };
    });

/** A name of a field or a state: two or three words and underscores, or capitals inside. */
export const identifier = (place: number): fc.Arbitrary<Fact> =>
  fc.tuple(names(place), fc.constantFrom('camel case', 'snake case', 'constant case')).map(([words, style]) => {
    const plain = joined(words)[style]!;
    return {
      plain,
      disguises: {
        ...wrapped(plain),
        ...parted(plain),
        ...joined(words),
        plural: `${joined(words)['snake case']}s`,
        possessive: `${plain}'s`,
        'escaped for Markdown': plain.replaceAll('_', '\\_'),
        'a path': `/srv/${plain}/x`,
      },
    };
  });

/** Letters and digits, such as those of an order or a depot. */
export const code = (place: number): fc.Arbitrary<Fact> =>
  fc
    .tuple(
      fc.constantFrom('ord_', 'QX-', 'K', 'Depot', 'ticket-'),
      fc.integer({ min: 100, max: 999 }),
      fc.constantFrom('', 'z', 'Ab', '-r'),
    )
    .map(([before, digits, after]) => {
      const plain = `${before}${place + 1}${digits}${after}`;
      const bare = plain.replace(/[_-]/g, '');
      return {
        plain,
        disguises: {
          ...wrapped(plain),
          ...parted(plain),
          'small letters': plain.toLowerCase(),
          capitals: plain.toUpperCase(),
          'without joints': bare,
          'with other joints': plain.replace(/[_-]/g, ' '),
          'with hyphens': bare.replace(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/g, '-'),
          'with blanks': bare.replace(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/g, ' '),
          possessive: `${plain}’s`,
          'a path': `/srv/${plain}.txt`,
          'a mailbox': `${plain}@safe.invalid`,
          'percent-encoded': percent(plain),
        },
      };
    });

/** An address or a path without any digit. */
export const address = (place: number): fc.Arbitrary<Fact> =>
  fc.tuple(names(place), fc.constantFrom('@', '.', '/')).map(([[first, second], joint]) => {
    const plain = joint === '/' ? `/srv/${first}/${second}` : `${first}${joint}${second}.example`;
    return {
      plain,
      disguises: {
        ...wrapped(plain),
        ...parted(plain),
        capitals: plain.toUpperCase(),
        'a link': `[here](https://${plain.replace(/^\//, '')})`,
        'angle brackets': `<mailto:${plain}>`,
      },
    };
  });
