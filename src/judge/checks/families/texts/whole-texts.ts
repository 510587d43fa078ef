import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Wanted } from '../../texts/find.ts';
import { isAcronym, wantedText } from '../../texts/wanted.ts';
import { plainText, type Quoted, type TextList, textAlone } from './texts.ts';

const MARKS: Readonly<Record<string, readonly string[]>> = {
  'double quotation marks': ['double quotation marks', 'double quotes', 'double-quotes', 'double quote marks'],
  'single quotation marks': ['single quotation marks', 'single quotes', 'single-quotes', 'single quote marks'],
  'quotation marks': ['quotation marks', 'quotes', 'quote marks'],
  parentheses: ['parentheses', 'round brackets'],
  'square brackets': ['square brackets'],
  'double square brackets': ['double square brackets'],
  'curly braces': ['curly braces', 'curly brackets'],
  'double curly braces': ['double curly braces', 'double curly brackets'],
  'angle brackets': ['angle brackets', 'angular brackets'],
  'double angle brackets': ['double angle brackets', 'double angular brackets'],
};
const ONE_MARK: Readonly<Record<string, readonly string[]>> = {
  'double quotation marks': ['a double quotation mark', 'a double quote', 'double quotes'],
  'single quotation marks': ['a single quotation mark', 'a single quote', 'single quotes'],
};

/** What the whole response says, what stands around it, and what it begins by repeating. */
export function wholeTexts(notation: Notation): void {
  // A text.
  notation.words('Exactly', ['exactly', 'precisely', 'equal to', 'exactly equal to', 'identical to'], true);
  notation.words('Just', ['only', 'just', 'simply', 'nothing but']);
  const equals = (text: Quoted, exactly?: boolean): Said => ({
    ask: 'equals',
    of: [exactly ? { ...plainText(text), wholeWords: false } : plainText(text)],
  });
  notation.rule('State = Exactly Text', (exactly: boolean, text: Wanted) => equals(exact(text, exactly), exactly));
  notation.rule('State = Just? NamedText', (text: Wanted) => equals(text));
  notation.rule(
    'State = ( either )? Texts<or>',
    (all: Quoted[]): Said =>
      all.every((text) => isLabel(text) && text.isNameless)
        ? { ask: 'equals one', of: all.map(plainText), list: 'one' }
        : { ask: 'equals', of: all.map(plainText) },
  );
  notation.rule('State = Just ( either )? Texts<or>', (all: Quoted[]): Said | undefined =>
    all.every(isLabel) ? { ask: 'equals', of: all.map(textAlone), list: 'one' } : undefined,
  );
  notation.words('OneWordOnly', ['one word', 'a single word', 'exactly one word', 'one single word', 'just one word']);
  notation.rule('State = OneWordOnly ( : | , ) ( either )? Texts<or>', (all: Quoted[]): Said | undefined =>
    all.every(({ text }) => /^\S+$/u.test(text)) ? { ask: 'equals', of: all.map(plainText), list: 'one' } : undefined,
  );
  // "Replies with exactly 'x'", "responds with 'x' and nothing else"
  notation.rule('WholeReply = Exactly ( Text | the Text )', (exactly: boolean, text: Quoted) =>
    equals(exact(text, exactly), exactly),
  );
  notation.words('OnlyText', ['only', 'just', 'simply', 'nothing but', 'solely']);
  notation.rule('WholeReply = OnlyText Text', (text: Quoted) => equals(text));
  notation.rule(
    'WholeReply = OnlyText ( either )? Texts<or>',
    (of: Quoted[]): Said => ({
      ask: 'equals',
      of: of.map(plainText),
      list: 'one',
    }),
  );
  notation.rule('WholeReply = Text NothingElse2', (text: Quoted) => equals(text));
  notation.rule(
    'WholeReply = ( either )? Texts<or> NothingElse2',
    (of: Quoted[]): Said => ({
      ask: of.every((text) => isLabel(text) && text.isNameless) ? 'equals one' : 'equals',
      of: of.map(plainText),
      list: 'one',
    }),
  );
  notation.rule('WholeReply = WholeReply InAnyCase', (form: Said & { of: Quoted[] }) => ({
    ...form,
    of: form.of.map((text) => ({ ...text, caseSensitive: false })),
  }));
  notation.rule('WholeReply = WholeReply NothingElse2', (form: Said) => form);
  notation.rule(
    'Core<F,writer> = Verb<reply,F> with? WholeReply',
    (form: Said): Said => ({
      ...form,
      undeniable: true,
    }),
  );
  const alone = (of: Quoted[]): Said => ({ ask: 'equals', of: of.map(plainText), list: 'one', undeniable: true });
  for (const verb of ['OnlyText Verb<reply,F> with', 'Verb<reply,F> OnlyText with']) {
    notation.rule(`Core<F,writer> = ${verb} ( either )? Texts<or>`, alone);
    notation.rule(`Core<F,writer> = ${verb} Text`, (text: Quoted): Said => ({ ...equals(text), undeniable: true }));
  }
  notation.rule('State = Just? ( OneOf ShareList | OneOfOf BareList )', (list: TextList): Said | undefined =>
    list.texts.every((text) => isLabel(text) || text.isUnit)
      ? { ask: 'equals', of: list.texts, list: 'one' }
      : undefined,
  );
  notation.rule(
    'State = neither NamedText nor NamedText',
    (a: Wanted, b: Wanted): Said => ({ and: [{ not: equals(a) as never }, { not: equals(b) as never }], denies: true }),
  );
  notation.rule('Core<F,response> = Verb<equal,F> Text', (text: Quoted) => equals(exact(text, true), true));
  notation.rule('Core<F,response> = Verb<consistOnly,F> NamedText', (text: Wanted) => equals(text));
  notation.rule(
    'Core<F,response> = Verb<consistOnly,F> NamedText or NamedText',
    (a: Quoted, b: Quoted): Said => ({ ask: 'equals', of: [plainText(a), plainText(b)], list: 'one' }),
  );

  notation.rule(
    'State = Exactly ( Texts<or> | OneOf ShareList | OneOfOf BareList )',
    (exactly: boolean, of: Wanted[] | TextList): Said | undefined => {
      const all = Array.isArray(of) ? of : of.joiner === 'and' ? [] : of.texts;
      return all.length === 0
        ? undefined
        : {
            ask: 'equals',
            of: all.map((text) => ({ ...plainText(exact(text, exactly)), wholeWords: false })),
            list: 'one',
          };
    },
  );
  letters(notation);
  notation.rule('State = only N One<size>', (n: number, ask: string): Said | undefined =>
    n === 1 ? { ask, in: [[1, 1]] } : undefined,
  );
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> ) any language other than Language',
    (of: string): Said => ({
      not: { ask: 'language alone', of },
      plainFor: -1,
    }),
  );

  // Empty.
  notation.words('Empty', ['empty', 'blank', 'completely empty', 'an empty string', 'an empty response']);
  notation.rule('State = Empty', () => ({ ask: 'empty' }));
  notation.rule('State = ( non-empty | nonempty )', () => ({ not: { ask: 'empty' } }));

  // Wrapped.
  for (const [of, names] of Object.entries(MARKS)) notation.words('Enclosing', names, of);
  for (const [of, names] of Object.entries(ONE_MARK)) notation.words('EnclosingOne', names, of);
  notation.words(
    'Wrapped',
    ['wrapped', 'enclosed', 'surrounded', 'placed', 'put', 'contained', 'encased'].flatMap((one) =>
      ['in', 'within', 'inside', 'by', 'with', 'between'].flatMap((link) => [
        `${one} ${link}`,
        ...['entirely', 'completely', 'fully', 'wholly'].map((adverb) => `${one} ${adverb} ${link}`),
      ]),
    ),
  );
  notation.rule('Adjective = Wholly? Wrapped Enclosing', (of: string) => ({ ask: 'wrapped', of }));
  notation.rule('Clause = ( Whole | WholeAnswer ) ( is | must be | should be ) Wrapped Enclosing', (of: string) => ({
    ask: 'wrapped',
    of,
  }));
  notation.rule('Core<F,response> = ( both )? Verb<frame,F> EnclosingOne ( Bracketed )?', (of: string) => ({
    ask: 'framed',
    of,
  }));
  notation.kind('#quotation', (token) =>
    token.kind === 'quoted' || (token.kind === 'mark' && token.text === '"') ? true : undefined,
  );
  notation.rule("Bracketed = '(' #quotation ')'", () => null);
  notation.words(
    'ItsWhole',
    ['its', 'the', 'its entire', 'the entire', 'its whole', 'the whole'].flatMap((owner) =>
      ['response', 'reply', 'output', 'answer'].map((noun) => `${owner} ${noun}`),
    ),
  );
  notation.rule('Core<F,W> = Verb<wrap,F> ItsWhole ( in | with | within | inside ) Enclosing', (of: string) => ({
    ask: 'wrapped',
    of,
  }));

  // Repeats.
  notation.words(
    'TheRequest',
    ['the', 'this', 'the following', "the user's"].flatMap((one) =>
      [
        'request',
        'prompt',
        'question',
        'query',
        'instruction',
        'instructions',
        'task',
        'message',
        'text',
        'sentence',
        'paragraph',
        'phrase',
        'line',
        'statement',
        'words',
        'user request',
        'original request',
      ].map((noun) => `${one} ${noun}`),
    ),
  );
  notation.words('Literally', ['verbatim', 'exactly as written', 'exactly'], true);
  notation.words(
    'Literally',
    [
      'word for word',
      'word-for-word',
      'without changing a word',
      'without change',
      'without changes',
      'without any changes',
    ],
    false,
  );
  const repeats = (text: string, caseSensitive: boolean): Said => ({
    ask: 'start',
    of: { text, wholeWords: true, caseSensitive },
  });
  const isWhole = (text: string) => !/(?:\.{3}|…)$|^(?:\.{3}|…)|\[(?:\.{3}|…)\]|\\[nrt]/u.test(text);
  notation.words(
    'Copy',
    ['an exact', 'a verbatim', 'a literal'].flatMap((one) =>
      ['repetition', 'copy', 'restatement'].map((noun) => `${one} ${noun} of`),
    ),
    true,
  );
  notation.words(
    'Copy',
    ['a word-for-word', 'a word for word'].flatMap((one) =>
      ['repetition', 'copy', 'restatement'].map((noun) => `${one} ${noun} of`),
    ),
    false,
  );
  notation.rule('Core<F,W> = Verb<start,F> Copy TheRequest : #quoted', (isExact: boolean, text: string) =>
    isWhole(text) ? repeats(text, isExact) : undefined,
  );
  notation.rule('Core<F,W> = Verb<repeat,F> TheRequest Literally : #quoted', (isExact: boolean, text: string) =>
    isWhole(text) ? repeats(text, isExact) : undefined,
  );
  notation.rule('Core<F,W> = Verb<repeat,F> ,? Literally ,? TheRequest : #quoted', (isExact: boolean, text: string) =>
    isWhole(text) ? repeats(text, isExact) : undefined,
  );
  notation.rule(
    'Core<F,W> = Verb<repeat,F> ( the exact request | the exact prompt | the exact text | the following exact text | the exact sentence | the exact question ) : #quoted',
    (text: string) => (isWhole(text) ? repeats(text, true) : undefined),
  );
}

const isLetter = ({ text }: Wanted) => /^\p{L}$/u.test(text);

/** Options to choose from, as in "is 'A', 'B' or 'C'": elsewhere a letter alone may be a letter or a word. */
function letters(notation: Notation): void {
  notation.kind('#option', (token) =>
    token.kind === 'quoted' && token.mark !== '`' && !isAcronym(token.text)
      ? wantedText(token.text, { kind: 'word' })
      : undefined,
  );
  notation.rule('OptionRow = #option , #option', (a: Wanted, b: Wanted) => [a, b]);
  notation.rule('OptionRow = OptionRow , #option', (all: Wanted[], one: Wanted) => [...all, one]);
  notation.rule('Options = #option or #option', (a: Wanted, b: Wanted) => [a, b]);
  notation.rule('Options = OptionRow ,? or #option', (all: Wanted[], one: Wanted) => [...all, one]);
  const someLetter = (all: readonly Wanted[]) => all.some(isLetter) && all.every(isLabel);
  notation.rule('State = ( either )? Options', (of: Wanted[]): Said | undefined =>
    someLetter(of) ? { ask: 'equals one', of, list: 'one' } : undefined,
  );
  notation.rule('State = Just? OneOfOf ( Options | OptionRow )', (of: Wanted[]): Said | undefined =>
    someLetter(of) ? { ask: 'equals', of, list: 'one' } : undefined,
  );
  notation.rule('State = Exactly #option', (_: boolean, text: Wanted): Said | undefined =>
    isLetter(text) ? { ask: 'equals', of: [{ ...text, caseSensitive: true, wholeWords: false }] } : undefined,
  );
}

const exact = (text: Quoted, isExactly: boolean | undefined): Quoted =>
  isExactly && !text.isCased ? { ...text, caseSensitive: true } : text;
/** "A polite refusal" describes the response, and is not its text. */
const isLabel = ({ text }: Wanted) =>
  /^(?!(?:an?|the|some|any|no|one|his|her|its|their|your)\s)[^\s,;]+(?:\s[^\s,;]+)?$/iu.test(text);
