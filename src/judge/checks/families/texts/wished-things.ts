import { both, denials, type Form, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { isInCommands } from '../code/command-words.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted, some } from './texts.ts';
import { agreeing, found } from './written-texts.ts';

/** What people wish of a response in a few words: a labelled line at an edge, a shebang, commands without a text, code in its block. */
export function wishedThings(notation: Notation): void {
  labelledLines(notation);
  firstWords(notation);
  shebangs(notation);
  commands(notation);
  inOrder(notation);
  placeholders(notation);
  besideJson(notation);
  decades(notation);
}

/** "Closes with a 'TL;DR:' line", "has a 'Note:' line at the very top" */
function labelledLines(notation: Notation): void {
  // Of a line that is named by a word, the word may stand elsewhere in it.
  const at = (place: number, text: Quoted): Said | undefined => {
    const [starts, holds] = [{ ask: 'start', of: plainText(text) }, some(text)].map((form) =>
      ofOne({ kind: 'line', place } as One, form),
    );
    return text.text.endsWith(':') ? starts : starts && holds && agreeing(starts as Form, holds as Form);
  };
  for (const [place, edge, ends] of [
    [0, 'start', ['at the top', 'at the very top', 'on top', 'at the start', 'at the beginning']],
    [-1, 'end', ['at the bottom', 'at the very bottom', 'at the end', 'at the very end']],
  ] as const) {
    notation.words(`LabelAt<${edge}>`, [...ends]);
    notation.rule(`EdgeText<${edge}> = ( a | the ) Text line LabelAt<${edge}>?`, (text: Quoted) => at(place, text));
    for (const has of ['Core<F,response> = Verb<have,F>', 'Clause = ThereIs'])
      notation.rule(`${has} ( a | the ) Text line LabelAt<${edge}>`, (text: Quoted) => at(place, text));
  }
}

/** "The last paragraph's first word is 'x'", "the first word of the last paragraph is 'x'" */
function firstWords(notation: Notation): void {
  const kinds = ['line', 'sentence', 'paragraph', 'section', 'heading', 'bullet'];
  for (const kind of kinds) notation.words('UnitOwner', [`${kind}'s`], kind);
  notation.rule(
    'OpeningWord = Nth UnitOwner first word',
    (place: Omit<One, 'kind'>, kind: string): One => ({ kind, ...place }),
  );
  notation.rule('OpeningWord = the first word ( of | in ) OnePart');
  const first = (one: One, text: Quoted) => ofOne(one, { ask: 'start', of: plainText(text) });
  const not = (one: One, text: Quoted): Said | undefined => {
    const form = first(one, text);
    return form && (denials(form)[0] as Said);
  };
  notation.rule('Clause = OpeningWord ( is | must be | should be ) Text', first);
  notation.rule('Clause = Text ( is | must be | should be ) OpeningWord', (text: Quoted, one: One) => first(one, text));
  notation.rule('Clause = OpeningWord is not Text', not);
  notation.rule('Clause = Text is not OpeningWord', (text: Quoted, one: One) => not(one, text));
}

/** "The script starts with a shebang": the response, or its first code block. */
function shebangs(notation: Notation): void {
  notation.words('Shebang', each(['a', 'the', 'its'], ['shebang', 'shebang line', 'hashbang', 'hashbang line']));
  notation.words('TheScript', each(each(['the', 'every', 'each'], ['', 'shell', 'bash', 'python', 'sh']), ['script']));
  const fence = '```[^\\n]*\\n';
  const any = found('a shebang at the beginning', `(?:\\A\\s*|(?:\\A|\\n)\\s*${fence})#!`);
  const first = found('a shebang at the beginning', `\\A(?:\\s*|[^\`]*${fence})#!`);
  const deny = (form: Said) => denials(form as Form)[0] as Form;
  const has = () => agreeing(any as Form, first as Form);
  const lacks = (): Said => ({ ...agreeing(deny(any), deny(first)), denies: true });
  notation.rule('Clause = ( it | Response | TheScript ) Verb<start,third> Shebang', has);
  notation.rule('Clause = ( it | Response | TheScript ) Not<third> Verb<start,base> Shebang', lacks);
}

/** "Any command contains 'rm -rf'": in code it is one, elsewhere it may be spoken of. */
function commands(notation: Notation): void {
  const names = each(['', 'shell', 'bash', 'terminal'], ['command', 'commands']);
  notation.words('AnyCommand', each(['any', 'a', 'any of the', 'one of the'], names));
  notation.rule('Clause = AnyCommand ( contains | has | uses | includes ) Text', (text: Quoted): Said | undefined =>
    isInCommands(text.text)
      ? undefined
      : {
          ...agreeing(
            agreeing(some(text) as Form, { part: { kind: 'code', which: 'some' }, holds: some(text) } as Form) as Form,
            { ask: 'in commands', of: { has: text.text, which: 'some' } },
          ),
          plainFor: -1,
        },
  );
}

/** "Placeholder junk like 'lorem ipsum' or '[insert name]'": of others, which are like them, a model judges. */
function placeholders(notation: Notation): void {
  const nouns = ['', 'text', 'junk', 'copy', 'content', 'words', 'phrases', 'strings'];
  notation.words(
    'PlaceholderText',
    each(['placeholder', 'dummy', 'filler', 'any placeholder', 'template'], nouns.slice(1)),
  );
  notation.words('PlaceholderText', ['placeholders', 'any placeholders']);
  notation.words('LikeThese', ['like', 'such as', ', like', ', such as', 'e . g .', ', e . g .']);
  const other = found('a placeholder', String.raw`\blorem ipsum\b|[[{<][^\]}>\n]*[\]}>]|\b(?:XXX|TODO|TBD)\b`);
  notation.rule('Special = PlaceholderText LikeThese ( Text | Texts<or> | Texts<and> )', (of: Quoted | Quoted[]) => {
    const named = [of].flat().map((text) => some(text));
    return agreeing(or(...named) as Form, or(...named, other) as Form);
  });
}

/** "Text before the JSON", "nothing comes after the JSON" */
function besideJson(notation: Notation): void {
  const around = { ask: 'json text', of: 'JSON with text around it' };
  const texts = ['text', 'prose', 'commentary', 'words', 'content', 'an explanation', 'explanation', 'an introduction'];
  const any = [
    ...each(['', 'any', 'some', 'any other'], texts.slice(0, 5)),
    ...texts.slice(5),
    'anything',
    'anything else',
  ];
  const none = [...each(['no', 'no other'], texts.slice(0, 5)), 'nothing', 'nothing else'];
  // "[Note] {…}" begins with a bracket, too.
  for (const [side, prepositions, ...sources] of [
    [
      'before',
      ['before', 'in front of', 'ahead of', 'above'],
      '\\A\\s*(?:```\\w*\\s*)?[{\\[]',
      '\\A\\s*(?:```\\w*\\s*)?(?:\\{\\s*["}]|\\[\\s*[\\[{"\\]])',
    ],
    ['after', ['after', 'following', 'below'], '[}\\]]\\s*(?:```)?\\s*$', '["}\\]\\d]\\s*[}\\]]\\s*(?:```)?\\s*$'],
  ] as const) {
    const edge = (numbers: [number, number]) =>
      sources.map((source) => found(`JSON with nothing ${side} it`, source, [numbers]) as Form);
    const [loose, strict] = edge([0, 0]).map((none): Form => ({ and: [around, none] }));
    const form = (): Said => ({ ...agreeing(loose!, strict!), plainFor: -1 });
    notation.words(`TextBy<${side}>`, each(any, prepositions));
    notation.words(`TextComesBy<${side}>`, each(each(any, ['comes', 'is', 'appears', 'stands']), prepositions));
    notation.words(`NoTextBy<${side}>`, each(none, prepositions));
    notation.words(`NoTextComesBy<${side}>`, each(each(none, ['comes', 'is', 'appears', 'stands']), prepositions));
    for (const rule of ['Clause = ThereIs', 'Core<F,response> = Verb<have,F>', 'Penalize = ', 'Clause = '])
      notation.rule(`${rule} Text${rule === 'Clause = ' ? 'Comes' : ''}By<${side}> JsonName`, form);
    const [bare, quoted] = edge([1, Infinity]).map((one): Form => ({ or: [{ not: around }, one] }));
    const lacks = (): Said => ({ ...agreeing(bare!, quoted!), plainFor: 1 });
    for (const rule of ['Clause = ThereIs', 'Core<F,response> = Verb<have,F>', 'Clause = '])
      notation.rule(`${rule} NoText${rule === 'Clause = ' ? 'Comes' : ''}By<${side}> JsonName`, lacks);
  }
}

/** "The names are in alphabetical order, one per line" */
function inOrder(notation: Notation): void {
  notation.words(
    'LinedUp',
    each(['the', 'all the', 'all'], ['names', 'words', 'items', 'entries', 'terms', 'tags', 'cities']),
  );
  notation.words('LinedUp', each(['the'], ['list', 'name list', 'word list', 'list of names', 'list of words']));
  notation.words(
    'OnePerLine',
    each([',', 'with', ', with'], ['one per line', 'one on each line', 'each on its own line', 'one a line']),
  );
  notation.rule(
    'Clause = LinedUp IsSorted OnePerLine',
    (): Said => ({
      ...both({ ask: 'sorted', of: 'line' }, { ask: 'lines', in: [[2, Infinity]] }),
      plainFor: 1,
      undeniable: true,
    }),
  );
}

/** "A year from the 1990s" */
function decades(notation: Notation): void {
  notation.kind('#decade', (token) =>
    token.kind === 'word' && /^[12]\d\d0s$/u.test(token.text) ? Number.parseInt(token.text, 10) : undefined,
  );
  notation.rule('YearBounds = ( from | in | of | within ) the #decade', (from: number) => ({ from, to: from + 9 }));
}
