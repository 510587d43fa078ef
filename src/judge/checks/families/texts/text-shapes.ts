import { type CharacterClass, hasTextShape, shapeInWords, type TextShape } from '../../data/text-shapes.ts';
import type { Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { readNumber } from '../../number-words.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';

/** What people put around a code that they give. */
export const AROUND = /^[\s"'*_`“”]+|[\s"'*_`“”.!]+$/gu;

/** What shows that a text is more than the code it gives. */
export const AROUND_CODE = /[:"'`\n*]|(?:\S+\s+){4}\S|\s(?:is|are)\s|^(?:here|your|the|this|use|try)\s/iu;

/** How facts are decided about a response that is nothing but some characters. */
export const TEXT_SHAPES: Readonly<Record<string, Decider>> = {
  'text shape': wholeText(
    'characters',
    'the whole response',
    shapeInWords,
    (text, shape: TextShape & { isNamed?: true }) => {
      // "The slug" may stand in a sentence about it.
      if (shape.isNamed && (text.length > 200 || AROUND_CODE.test(text.trim())))
        return { open: 'The response may hold it with something around it.' };
      const is = hasTextShape(text.trim(), shape);
      const isInside = hasTextShape(text.replace(AROUND, ''), shape) !== false;
      if (is === undefined || (!is && isInside && text.trim() !== ''))
        return { open: shape.isListed ? NOT_KNOWN : 'The response has it with something around it.' };
      return { is };
    },
  ),
};

const NOT_KNOWN = 'A program does not know which of such codes there are.';

const NAMES: Readonly<Record<CharacterClass, readonly string[]>> = {
  digits: ['digits', 'digits 0-9', 'numerals'],
  letters: ['letters', 'alphabetic characters'],
  'uppercase letters': ['uppercase letters', 'upper-case letters', 'upper case letters', 'capital letters', 'capitals'],
  'lowercase letters': ['lowercase letters', 'lower-case letters', 'lower case letters', 'small letters'],
  'letters and digits': ['alphanumeric characters', 'alphanumerics'],
  'hexadecimal digits': ['hexadecimal digits', 'hexadecimal characters', 'hex digits', 'hex characters'],
  hyphens: ['hyphens', 'dashes'],
  underscores: ['underscores'],
  dots: ['dots', 'periods', 'full stops'],
  spaces: ['spaces', 'blanks'],
};
const SIZED: Readonly<Record<string, CharacterClass>> = { digit: 'digits', letter: 'letters' };

/** Texts of nothing but some characters: "a six-digit code", "two uppercase letters", "only digits and hyphens". */
export function textShapes(notation: Notation): void {
  for (const [of, names] of Object.entries(NAMES)) {
    notation.words('Characters', names, of);
    if (of !== 'hyphens' && of !== 'dots' && of !== 'spaces' && of !== 'underscores') {
      notation.words('CountedCharacters', names, of);
      notation.words(
        'CountedCharacters',
        names.map((name) => name.replace(/s$/, '')),
        of,
      );
    }
  }
  const one = (...of: CharacterClass[]): TextShape => ({ of });
  // Beside letters, numbers are digits.
  notation.words('RowCharacters', ['numbers'], 'digits');
  notation.rule('RowCharacters = Characters');
  notation.rule('CharacterRow = RowCharacters , RowCharacters', (a: CharacterClass, b: CharacterClass) => [a, b]);
  notation.rule('CharacterRow = CharacterRow , RowCharacters', (all: CharacterClass[], b: CharacterClass) => [
    ...all,
    b,
  ]);
  notation.rule('CharacterList = Characters', one);
  notation.rule('CharacterList = RowCharacters and RowCharacters', one);
  notation.rule('CharacterList = CharacterRow ,? and RowCharacters', (all: CharacterClass[], last: CharacterClass) =>
    one(...all, last),
  );
  notation.rule(
    'CharacterList = CharacterList ,? and an optional leading ( plus | plus sign )',
    (shape: TextShape) => ({ ...shape, mayLead: '+' }),
  );
  // "A six-digit code", "a 40-character hexadecimal string", "a two-letter country code in capitals"
  notation.kind('#sizedword', (token) => {
    const found = token.kind === 'word' && /^(\p{L}+)-(digit|letter|character)$/u.exec(token.text);
    const count = found ? readNumber([{ kind: 'word', text: found[1]!, raw: found[1]! }], 0)?.value : undefined;
    return found && count !== undefined ? { count, unit: found[2]! } : undefined;
  });
  notation.words('SizeUnit', ['digit'], 'digit');
  notation.words('SizeUnit', ['letter'], 'letter');
  notation.words('SizeUnit', ['character'], 'character');
  notation.rule('SizeWord = #sizedword');
  notation.rule('SizeWord = N -? SizeUnit', (count: number, unit: string) => ({ count, unit }));
  notation.words(
    'InLetterCase',
    each(
      ['in', 'all in', 'written in'],
      ['capitals', 'capital letters', 'uppercase', 'uppercase letters', 'upper case'],
    ),
    'uppercase letters',
  );
  notation.words(
    'InLetterCase',
    each(['in', 'all in', 'written in'], ['lowercase', 'lowercase letters', 'lower case']),
    'lowercase letters',
  );
  notation.words('CaseOf', ['uppercase', 'upper-case', 'capital', 'capitalized'], 'uppercase letters');
  notation.words('CaseOf', ['lowercase', 'lower-case'], 'lowercase letters');
  notation.words(
    'ShapedCode',
    ['code', 'string', 'pin', 'id', 'identifier', 'passcode', 'hash', 'abbreviation'],
    'code',
  );
  notation.words('ShapedCode', each(['country', 'currency', 'language', 'state'], ['code']), 'listed');
  notation.words('ShapedCode', ['number', 'integer'], 'number');
  notation.words('HexNoun', each(['hexadecimal', 'hex'], ['string', 'number', 'code', 'hash', 'id', 'value']));
  interface Size {
    count: number;
    unit: string;
  }
  const sized = ({ count, unit }: Size, noun: string, letters?: CharacterClass): TextShape | undefined => {
    const of = unit === 'letter' ? (letters ?? 'letters') : SIZED[unit];
    if (!of || (letters && unit !== 'letter') || (noun === 'number' && unit !== 'digit')) return undefined;
    return {
      of: [of],
      count: [count, count],
      ...(noun === 'number' && { isNumber: true as const }),
      ...(noun === 'listed' && { isListed: true as const }),
    };
  };
  notation.rule('TextShape = ( a | an | one | a single | exactly one ) SizeWord ShapedCode', sized);
  notation.rule(
    'TextShape = ( a | an | a single ) CaseOf SizeWord ShapedCode',
    (letters: CharacterClass, size: Size, noun: string) => sized(size, noun, letters),
  );
  notation.rule(
    'TextShape = ( a | an | a single ) SizeWord CaseOf ShapedCode',
    (size: Size, letters: CharacterClass, noun: string) => sized(size, noun, letters),
  );
  notation.rule('TextShape = ( a | an | a single ) SizeWord ShapedCode InLetterCase', sized);
  notation.rule('TextShape = ( a | an | a single ) SizeWord HexNoun', ({ count, unit }: Size): TextShape | undefined =>
    unit === 'letter'
      ? undefined
      : { of: ['hexadecimal digits'], count: [count, count], ...(unit === 'digit' && { mayBeSigned: true }) },
  );
  const counted = ({ in: numbers }: Amount, of: CharacterClass): TextShape | undefined =>
    numbers.length === 1 && numbers[0]![0] > 0 ? { of: [of], count: [...numbers[0]!] as [number, number] } : undefined;
  notation.rule('CountedShape = Amount CountedCharacters', counted);
  notation.rule('TextShape = ( a string of | a code of | a sequence of | a string with ) CountedShape');
  notation.words(
    'NoOtherText',
    [
      'and nothing else',
      ', and nothing else',
      'and nothing more',
      'only',
      'with nothing else',
      ', with nothing else',
      'with no other text',
      'and no other text',
    ],
    true,
  );
  const whole = (of: TextShape): Said => ({ ask: 'text shape', of });
  notation.rule('State = ( only | just | nothing but )? TextShape NoOtherText?', whole);
  notation.rule('State = CountedShape NoOtherText', whole);
  notation.rule('State = ( only | just | nothing but ) CharacterList NoOtherText?', whole);
  notation.rule('State = ( just | only ) CountedShape', whole);
  // "Consists only of digits" says the same as "contains only digits".
  const consisting = (of: TextShape): Said =>
    JSON.stringify(of) === JSON.stringify(one('digits')) ? { ask: 'only', of: 'digits' } : whole(of);
  for (const form of FORMS) {
    notation.rule(
      `Core<${form},response> = Verb<consistOnly,${form}> ( CharacterList | CountedShape | TextShape )`,
      consisting,
    );
    notation.rule(`Core<${form},response> = Verb<have,${form}> nothing but ( CharacterList | TextShape )`, whole);
  }
  notation.words('OnlyOf', [
    ...each(
      each(
        ['consists', 'is made up', 'is composed', 'must consist', 'should consist', 'is built'],
        ['only', 'solely', 'entirely', 'exclusively'],
      ),
      ['of'],
    ),
    ...each(['contains', 'has', 'may contain', 'must contain', 'should contain', 'uses'], ['only', 'nothing but']),
  ]);
  notation.words(
    'NamedCode',
    each(
      ['the', 'its', 'the generated', 'the returned', 'the suggested', 'the proposed', 'the resulting'],
      [
        'slug',
        'url slug',
        'username',
        'user name',
        'branch name',
        'variable name',
        'function name',
        'file name',
        'filename',
        'identifier',
        'hash',
        'hostname',
        'product code',
        'token',
      ],
    ).flatMap((one) => [one, `${one} returned`]),
  );
  notation.rule(
    'Clause = NamedCode OnlyOf CharacterList',
    (of: TextShape): Said => ({ ask: 'text shape', of: { ...of, isNamed: true }, undeniable: true }),
  );
}
