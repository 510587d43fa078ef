import { and, denials, isFact, OPEN, or, type Said } from '../../form.ts';
import { allHold, oneHolds } from '../../grammar/doubts.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { languageNamed } from '../../language/language-names.ts';

const whole = (form: Said): Said => ({ ...form, whole: true });
const inLanguage = (name: string, isAlone: boolean): Said =>
  isAlone ? whole({ ask: 'language alone', of: name }) : { ask: 'language', of: name };
/** "Not in lowercase" may deny all letters or some; "not all in lowercase" is plain. */
const inCase = (of: string): Said => whole({ ask: 'case', of });
const allInCase = (of: string): Said => ({ ask: 'case', of });

/** What the whole response is: in a language, in one case, JSON, a text, in quotation marks. */
export function properties(notation: Notation): void {
  notation.words('Wholly', ['entirely', 'completely', 'fully', 'exclusively', 'wholly']);
  notation.words('Solely', ['only', 'solely', 'all']);
  notation.words('Alone', [
    'only',
    'alone',
    ...[
      'and no other language',
      'and in no other language',
      'and nothing else',
      'no other language is allowed',
      'with no other language',
      'and no other language is allowed',
      'and no other languages',
      'no other languages are allowed',
    ].flatMap((one) => [one, `, ${one}`]),
  ]);
  notation.words('Written', ['written', 'given', 'phrased', 'worded']);
  // Whoever writes "polish" means something else.
  notation.kind('#language', (token) => {
    if (token.kind !== 'word' || token.raw === 'polish') return undefined;
    return languageNamed(token.text)?.name;
  });
  notation.rule('Language = #language');
  notation.rule('Language = the? Language ( language )', (name: string) => name);
  notation.rule('InLanguage = in Language', (name: string) => inLanguage(name, false));
  notation.rule('InLanguage = in Language Alone', (name: string) => inLanguage(name, true));
  notation.rule('InLanguage = ( Wholly | Solely ) in Language Alone?', (name: string) => inLanguage(name, true));
  notation.rule('InLanguage = in Language or in? Language', (a: string, b: string) =>
    or(inLanguage(a, false), inLanguage(b, false)),
  );
  notation.rule('InLanguage = in Language , in Language ,? or in Language', (a: string, b: string, c: string) =>
    or(...[a, b, c].map((one) => inLanguage(one, false))),
  );
  notation.rule(
    'InLanguage = in languages ( other than | but | except ) Language',
    (name: string): Said => ({ not: inLanguage(name, false) as never }),
  );
  notation.rule('InLanguage = in Language , Language ,? or Language', (a: string, b: string, c: string) =>
    or(...[a, b, c].map((one) => inLanguage(one, false))),
  );
  notation.rule('InLanguage = ( in either | either in ) Language or in? Language', (a: string, b: string) =>
    or(inLanguage(a, false), inLanguage(b, false)),
  );
  notation.rule(
    'InLanguage = in neither Language nor Language',
    (a: string, b: string): Said => ({
      and: [{ not: inLanguage(a, false) as never }, { not: inLanguage(b, false) as never }],
      denies: true,
    }),
  );
  notation.rule(
    'InLanguage = in ( any language | a language ) ( other than | but | except ) Language',
    (name: string): Said => ({ not: inLanguage(name, false) as never }),
  );
  notation.rule('Adjective = InLanguage');
  notation.rule('Adjective = Written InLanguage');
  notation.rule('Adjective = InLanguage ,? ( using only | only using ) CaseLettersOnly', (a: Said, b: string) =>
    and(a, inCase(b)),
  );
  notation.rule('Adjective = Written InLanguage ,? ( using only | only using ) CaseLettersOnly', (a: Said, b: string) =>
    and(a, inCase(b)),
  );
  notation.rule('Adjective = Wholly Written in Language', (name: string) => inLanguage(name, true));
  notation.rule('Core<F,W> = Verb<reply,F> InLanguage');
  notation.rule('Core<F,W> = ( only | solely | exclusively ) Verb<reply,F> in Language', (name: string) =>
    inLanguage(name, true),
  );
  notation.rule(
    "Clause = ( the language of the response | the response language | the response's language | the language used ) is Language",
    (name: string) => inLanguage(name, false),
  );

  // Upper and lower case.
  for (const [of, names] of [
    ['lowercase', ['lowercase', 'lower case', 'lower-case']],
    ['capital', ['uppercase', 'upper case', 'upper-case']],
  ] as const) {
    notation.words('Case1', names, of);
    notation.words(
      'CaseLetters',
      names.map((name) => `${name} letters`),
      of,
    );
  }
  notation.words('CaseLetters', ['capital letters', 'capitals', 'caps'], 'capital');
  notation.words(
    'CaseLettersOnly',
    ['capital letters', 'uppercase letters', 'upper-case letters', 'upper case letters'],
    'capital',
  );
  notation.words('CaseLettersOnly', ['lowercase letters', 'lower case letters', 'lower-case letters'], 'lowercase');
  notation.rule('InCase = in ( Case1 | CaseLetters )', inCase);
  notation.rule('InCase = in ( Case1 | CaseLetters ) only', allInCase);
  notation.rule('InCase = Wholly in ( all )? ( Case1 | CaseLetters ) only?', allInCase);
  notation.rule('InCase = Wholly? in ( all | entirely ) ( Case1 | CaseLetters ) only?', allInCase);
  notation.rule('InCase = all in ( Case1 | CaseLetters )', allInCase);
  notation.rule('Adjective = Written? InCase');
  notation.rule('Adjective = Wholly Written InCase');
  notation.rule('State = Case1', inCase);
  notation.rule('Adjective = ( Wholly | all ) Case1', allInCase);
  notation.rule('Adjective = all ( caps )', () => allInCase('capital'));
  notation.rule('Core<F,W> = Verb<reply,F> ( in | entirely in ) ( all | entirely ) ( Case1 | CaseLetters )', allInCase);
  notation.rule('Core<F,W> = Verb<reply,F> ( in | entirely in | all in ) Case1', inCase);
  notation.rule('Core<F,W> = Verb<keepTo,F> ( all )? ( Case1 | CaseLetters ) ( only | throughout )?', allInCase);
  notation.rule('Clause = ( everything | all of it | all text | all the text ) ( is | must be | should be ) InCase');
  // "contains only lowercase letters" does not say whether digits and blanks may stand there.
  for (const [at, form] of ['uses', 'use', 'use', 'used', 'using'].entries()) {
    notation.words(`UseOnly<${FORMS[at]}>`, [`${form} only`, `only ${form}`]);
  }
  notation.rule('Core<F,W> = UseOnly<F> CaseLettersOnly', allInCase);
  notation.words('EveryLetter', [
    'all letters',
    'every letter',
    'all the letters',
    'all of the letters',
    'each letter',
  ]);
  notation.words('OfCase', ['capitals', 'a capital', 'capital', 'a capital letter', 'in capitals'], 'capital');
  notation.words('OfCase', ['a lowercase letter', 'in lowercase', 'in lower case'], 'lowercase');
  notation.rule(
    'Clause = EveryLetter ( Of | Place )? ( is | are | must be | should be ) ( Case1 | CaseLettersOnly | OfCase )',
    allInCase,
  );
  notation.rule(
    'Core<F,W> = Verb<reply,F> in Language ,? ( using only | only using ) CaseLettersOnly',
    (a: string, b: string) => and(inLanguage(a, false), inCase(b)),
  );

  notation.words('Valid', ['valid', 'well-formed', 'syntactically valid', 'parseable', 'parsable', 'fully valid']);
  notation.words('Output<third>', [
    'returns',
    'produces',
    'outputs',
    'generates',
    'responds with',
    'replies with',
    'answers with',
  ]);
  notation.words('Output<past>', [
    'returned',
    'produced',
    'output',
    'generated',
    'responded with',
    'replied with',
    'answered with',
  ]);
  for (const form of ['base', 'plural'])
    notation.words(`Output<${form}>`, [
      'return',
      'produce',
      'output',
      'generate',
      'respond with',
      'reply with',
      'answer with',
    ]);
  notation.words('Output<gerund>', [
    'returning',
    'producing',
    'outputting',
    'generating',
    'responding with',
    'replying with',
    'answering with',
  ]);

  // YAML, numbers, questions.
  notation.rule('State = ( in | formatted as | written as | output as )? Valid yaml ( format )?', () => ({
    ask: 'yaml',
  }));
  notation.rule('State = a Valid yaml ( document )?', () => ({ ask: 'yaml' }));
  notation.rule('Core<F,writer> = Output<F> only? Valid yaml', () => ({ ask: 'yaml' }));
  for (const name of [
    ...['a number', 'a single number', 'a numeric value', 'one number', 'an integer', 'a single integer'],
    ...[
      'a whole number',
      'a single whole number',
      'a positive number',
      'a positive integer',
      'a positive whole number',
    ],
  ])
    notation.words('WholeNumber', [name], name);
  notation.words('WhateverSign', [
    ', negative or not ,',
    ', positive or negative ,',
    '( positive or negative )',
    ', positive or negative',
  ]);
  notation.rule('WholeNumber = WholeNumber WhateverSign', (name: string) =>
    name.includes('positive') ? undefined : name,
  );
  notation.rule('State = ( only | just )? WholeNumber', (name: string) => ({ ask: 'whole number', of: { name } }));
  const numeric = (name: string, ...compared: unknown[]) => ({ ask: 'whole number', of: { name, compared } });
  notation.rule('Core<F,writer> = Output<F> ( only | just | nothing but ) WholeNumber', (name: string) => ({
    ask: 'whole number',
    of: { name },
  }));
  notation.rule('State = ( only | just )? WholeNumber ,? Compared<number>', numeric);
  for (const joiner of ['and', 'but', 'or'])
    notation.rule(
      `State = ( only | just )? WholeNumber ,? Compared<number> ,? ${joiner} Compared<number>`,
      (name: string, one: unknown, other: unknown) => numeric(name, one, joiner, other),
    );
  notation.rule('State = ( only | just )? WholeNumber ,? Range', (name: string, { in: [span], phrase }: Amount) => ({
    ask: 'whole number',
    of: { name, between: [...span!, phrase ?? `between ${span![0]} and ${span![1]}`] },
  }));
  // "All the letters are capitals"
  notation.words('EveryLetter', [
    'all letters',
    'all the letters',
    'all of its letters',
    'all its letters',
    'every letter',
    'each letter',
    'all of the letters',
  ]);
  for (const [of, names] of [
    ['capital', ['capitals', 'capital letters', 'uppercase', 'upper-case', 'upper case', 'a capital', 'capitalized']],
    ['lowercase', ['lowercase', 'lower-case', 'lower case', 'lowercase letters', 'small']],
  ] as const)
    notation.words(
      'LettersAre',
      names.flatMap((one) =>
        ['is', 'are', 'is in', 'are in', 'must be', 'should be', 'are written in'].map((be) => `${be} ${one}`),
      ),
      of,
    );
  notation.rule('Clause = EveryLetter Place? LettersAre', allInCase);
  notation.rule('State = a question', () => ({ ask: 'is question' }));
  notation.rule('Core<F,response> = Verb<consistOnly,F> questions', () => ({ ask: 'only questions' }));
  notation.words(
    'OnlyAscii',
    ['only', 'solely', 'exclusively', 'nothing but'].flatMap((one) =>
      ['ascii characters', 'ascii', 'ascii text', 'plain ascii', 'plain ascii characters', 'plain ascii text'].map(
        (name) => `${one} ${name}`,
      ),
    ),
  );
  const ascii = (): Said => ({ ask: 'non-ASCII characters', in: [[0, 0]], denies: true });
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<consist,F> ) OnlyAscii', ascii);
  notation.rule('Core<F,W> = Verb<use,F> OnlyAscii', ascii);
  notation.words('AsciiOnly', ['ascii characters only', 'ascii only', 'ascii characters alone', 'ascii text only']);
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<consist,F> ) AsciiOnly', ascii);
  notation.rule('Core<F,W> = Verb<use,F> AsciiOnly', ascii);
  notation.rule('Core<F,response> = Verb<consistOnly,F> plain? ( ascii characters | ascii | ascii text )', ascii);
  notation.rule(
    'State = ( ascii-only | ascii only | pure ascii | plain ascii | only ascii | only ascii characters ) ( and nothing else )?',
    ascii,
  );

  // Several of them: "in German and in lowercase".
  notation.rule('Item = ( Adjective | Extent )');
  notation.rule('States = Item Join<and> Item', allHold);
  notation.rule('States = Extent ,? but Extent', allHold);
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Item Join<and> not Adjective', (a: Said, b: Said) => ({
    and: [a, ...denials(b)],
  }));
  notation.rule('States = Item , Item Join<and> Item', allHold);
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Adjective , Adjective ,? and Vp<FIN,response>', allHold);
  notation.rule('States = both Adjective and Adjective', (a: Said, b: Said) => ({ and: [a, b], both: true }));
  notation.rule('States = ( either )? Adjective Join<or> Adjective', (a: Said, b: Said) =>
    isTotal(a) || isTotal(b) || a.denies || a.list ? OPEN : or(a, b),
  );
  notation.rule('States = Extent Join<or> Extent', oneHolds);
  notation.rule('States = neither Adjective nor Adjective', (a: Said, b: Said) => ({
    and: [...denials(a), ...denials(b)],
    denies: true,
  }));
  notation.rule('Core<F,W> = Verb<reply,F> InLanguage ,? and ( Written )? InCase', and);
  notation.rule('Pred<FIN,response> = Verb<be,FIN> not Adjective and not Adjective', (a: Said, b: Said) => ({
    and: [...denials(a), ...denials(b)],
  }));
}

const isTotal = (form: Said) => isFact(form) && form.ask === 'language alone';
