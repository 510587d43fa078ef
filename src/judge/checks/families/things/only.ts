import type { Check } from '../../check.ts';
import { type Fact, isFact, OPEN, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { LABELS, wholeBlockCheck } from '../../markdown/code-blocks.ts';
import { onlyCheck, type Whole } from '../../markdown/only-blocks.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';

interface OnlyThing {
  whole: Whole;
  isLoose?: true;
  needsCode?: true;
}

/** How facts are decided that say that there is nothing else. */
export const ONLY: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  'only code': ({ of }) => wholeBlockCheck({ language: of as string }),
  only: ({ of }, negated) => {
    const { whole, isLoose, needsCode }: OnlyThing =
      typeof of === 'string' ? { whole: of as Whole } : (of as OnlyThing);
    if (whole === 'a code block' && !negated && !isLoose && !needsCode) return wholeBlockCheck({ language: undefined });
    return onlyCheck(whole, negated, isLoose, needsCode);
  },
};

const WHOLES: Readonly<Record<Whole, readonly string[]>> = {
  'a bulleted list': [
    'a bulleted list',
    'a bullet list',
    'a bullet-point list',
    'a single bulleted list',
    'bullet points',
    'bullets',
  ],
  'a numbered list': ['a numbered list', 'a single numbered list', 'numbered items'],
  'a list': ['a list', 'a markdown list'],
  'a table': ['a table', 'a markdown table', 'a single table', 'a single markdown table'],
  'a code block': [
    'a code block',
    'a single code block',
    'one code block',
    'a fenced code block',
    'a single fenced code block',
    'one fenced code block',
    'one fenced block',
    'a single fenced block',
    'exactly one code block',
    'a markdown code block',
  ],
  'code blocks': ['code blocks'],
  prose: [],
  'a digit': [],
  digits: ['digits'],
  'a URL': ['a url', 'a single url', 'one url'],
  emojis: ['emojis', 'emoji'],
  'an emoji': ['an emoji', 'a single emoji', 'one emoji'],
  letters: ['letters'],
};

const verbs: Readonly<Record<string, readonly string[]>> = {
  consists: ['consists of', 'consist of', 'consist of', 'consisted of', 'consisting of'],
  contains: ['contains', 'contain', 'contain', 'contained', 'containing'],
  has: ['has', 'have', 'have', 'had', 'having'],
  returns: ['returns', 'return', 'return', 'returned', 'returning'],
  outputs: ['outputs', 'output', 'output', 'output', 'outputting'],
  is: ['is', 'are', 'be', 'was', 'being'],
};
const nothingElse = [
  'and nothing else',
  'with nothing else',
  'and no other text',
  'with no other text',
  'without any other text',
  'without other text',
  'with no additional text',
  'without any additional text',
  'with no surrounding text',
  'without any surrounding text',
  'with no text before or after it',
  'with no text around it',
  ...each(
    ['with no text', 'without text', 'without any text', 'with nothing', 'and no text', 'and nothing'],
    ['outside it', 'outside of it', 'before or after it'],
  ),
  'and no additional text',
  'and nothing more',
  'nothing more',
  'nothing else',
  'with nothing before or after',
  'with nothing before or after it',
  'with no text before or after',
  'and no other words',
  ...each(
    [
      'no text',
      'no prose',
      'nothing',
      'with no text',
      'with no prose',
      'with nothing',
      'without text',
      'without any text',
    ],
    ['around it', 'outside it', 'outside of it', 'around'],
  ),
];

/** What can only be said of all of a response. */
const WHOLE_FACTS = ['whole number', 'whole form'];

/** That a response is nothing but something. */
export function only(notation: Notation): void {
  // "Contains only one digit": how many it has, or all that it is?
  notation.rule(
    'Core<F,response> = Verb<have,F> ( only | just ) one ( digit | number | letter ) ( in it )?',
    () => OPEN,
  );
  // "Contains only one table" says how many there are.
  const isOne = (name: string) => /^(?:one|a single|exactly one) /.test(name);
  for (const [whole, names] of Object.entries(WHOLES)) {
    notation.words('WholeOne', names.filter(isOne), whole);
    notation.words(
      'WholeThing',
      names.filter((name) => !isOne(name)),
      whole,
    );
  }
  for (const [at, form] of FORMS.entries()) {
    const said = Object.values(verbs).map((one) => one[at]!);
    const nothingBut = [
      'nothing but',
      'nothing except',
      'nothing other than',
      'nothing more than',
      'nothing apart from',
    ];
    notation.words(`NothingBut<${form}>`, [
      ...each(said, nothingBut),
      ...each(said.slice(0, 4), ['only', 'solely', 'exclusively', 'just']),
      ...each(['only', 'solely'], said.slice(0, 5)),
      ...said
        .slice(0, 1)
        .flatMap((one) =>
          ['only', 'solely', 'entirely', 'exclusively'].map((adverb) => one.replace(/ of$/, ` ${adverb} of`)),
        ),
      ...each(said.slice(5), ['only', 'just', 'solely', 'simply', 'entirely']),
    ]);
    // "Contains just the word 'yes'" may be said of one word among others.
    const whole = said.filter((_, place) => place !== 1 && place !== 2);
    notation.words(`NothingButText<${form}>`, [...each(said, nothingBut), ...each(whole, ['only', 'just', 'solely'])]);
    notation.words(`Consisting<${form}>`, each(said, ['']));
  }
  const nothing = (of: Whole): Said => ({ ask: 'only', of, whole: true });
  // "Is formatted as a bulleted list": words beside it may be meant as well.
  const formed: readonly Whole[] = ['a bulleted list', 'a numbered list', 'a table'];
  for (const whole of formed)
    notation.words(
      'FormedWhole',
      WHOLES[whole].filter((name) => name.startsWith('a ')),
      whole,
    );
  notation.rule(
    'State = ( formatted as | presented as | given as | written as | structured as | returned as ) FormedWhole',
    (whole: Whole): Said => ({ ask: 'only', of: { whole, isLoose: true }, undeniable: true, plainFor: 1 }),
  );
  notation.words(
    'NothingElse1',
    nothingElse.flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule('NothingElse2 = NothingElse1');
  // "Mentions 'foo' alone" may say that no other text of its kind is mentioned.
  notation.words(
    'NothingElse2',
    ['alone', 'on its own', 'by itself'].flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule('Core<F,response> = NothingBut<F> WholeThing NothingElse2?', nothing);
  notation.words('NothingButIs', ['nothing but', 'nothing other than', 'nothing except', 'nothing apart from']);
  notation.rule('Clause = NothingButIs WholeThing ( UsedPlain | IsPut )', nothing);
  notation.rule('Core<F,response> = Verb<be,F> ( NothingButIs | only | just ) WholeOne NothingElse2?', nothing);
  // "Is a single table"; what is one among others may be a list with a sentence before it.
  notation.rule('State = WholeOne', nothing);
  notation.rule('Core<F,response> = Verb<consist,F> WholeOne', nothing);
  notation.rule('Clause = WholeAnswer ( is | must be | should be ) ( WholeThing | WholeOne )', nothing);
  for (const whole of [...formed, 'a code block'] as const)
    notation.words(
      'SomeWhole',
      WHOLES[whole].filter((name) => name.startsWith('a ') && !isOne(name)),
      whole,
    );
  notation.rule(
    'State = SomeWhole',
    (whole: Whole): Said => ({ ask: 'only', of: { whole, isLoose: true }, undeniable: true, plainFor: 1 }),
  );
  notation.rule('Clause = Whole ( is | must be | should be ) ( WholeThing | WholeOne ) NothingElse2?', nothing);
  notation.rule('Core<F,response> = Consisting<F> ( WholeThing | WholeOne ) NothingElse2', nothing);
  notation.rule(
    'Core<F,response> = NothingBut<F> ( a | one | a single ) CodeLanguage NothingElse2?',
    (language: string): Said => onlyCode(language),
  );
  const onlyCode = (language: string): Said => ({ ask: 'only code', of: language, undeniable: true });
  notation.rule('State = ( one | a single | exactly one ) CodeLanguage', onlyCode);
  notation.rule(
    'Core<F,response> = Consisting<F> ( a | one | a single | exactly one ) CodeLanguage NothingElse2',
    onlyCode,
  );
  for (const name of Object.keys(LABELS))
    notation.words('CodeLanguage', each([name.toLowerCase()], ['code block', 'fenced code block']), name);
  // With the families that have a word for it.
  notation.rule(
    'Core<F,response> = NothingBut<F> WholeNumber',
    (of: string): Said => ({ ask: 'whole number', of: { name: of } }),
  );
  // "Consists of exactly three bullet points": with other text around them it is open.
  notation.rule(
    'Core<F,response> = ( Verb<consist,F> | Comprises<F> ) Sized<made> AndNothing?',
    (form: Said): Said | undefined => {
      if (!isFact(form) || form.ask !== 'bullet points' || form.in![0]![0] === 0) return undefined;
      const count = { ask: form.ask, in: form.in! };
      return {
        and: [count, { ask: 'agreeing', of: [{ ask: 'only', of: 'a bulleted list' }, count] }],
        plainFor: 1,
        undeniable: true,
      };
    },
  );
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(`Comprises<${form}>`, [['comprises', 'comprise', 'comprise', 'comprised', 'comprising'][at]!]);
  notation.rule('Core<F,response> = NothingBut<F> Digits', (): Said => ({ ask: 'only', of: 'a digit' }));
  notation.rule(
    'Core<F,response> = NothingButText<F> NamedText',
    (text: Quoted): Said => ({ ask: 'equals', of: [plainText(text)] }),
  );
  notation.rule(
    'Core<F,response> = NothingBut<F> JsonNoun',
    (noun: { kind: string; demanded?: { wish: unknown } }): Said | undefined =>
      noun.demanded
        ? undefined
        : { ask: 'json', of: { kind: noun.kind, mayBeFenced: false, otherwise: 'fails' }, whole: true },
  );
  // What is a text as a whole is nothing else anyhow.
  notation.rule('Core<F,response> = Verb<be,F> State NothingElse2', (form: Said): Said | undefined =>
    isFact(form) && (form.ask.startsWith('equals') || WHOLE_FACTS.includes(form.ask))
      ? { ...form, undeniable: true }
      : undefined,
  );
  notation.words('Whitespace', ['whitespace', 'white space', 'blanks', 'spaces']);
  notation.rule('Core<F,response> = NothingBut<F> Whitespace', (): Said => ({ ask: 'empty' }));
  notation.words('Digits', ['one digit', 'a digit', 'a single digit']);
  notation.rule('Core<F,response> = NothingBut<F> questions', (): Said => ({ ask: 'only questions' }));
}
