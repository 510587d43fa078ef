import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { LineForm, NextLine } from '../../texts/line-forms.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted, wanted } from './texts.ts';

/** Lines beside others, lines of one form, and lines with labels: "every line has the form 'key: value'". */
export function lineWords(notation: Notation): void {
  after(notation);
  keyed(notation);
  labelled(notation);
}

const line = (of: LineForm): Said => ({ ask: 'line form', of, names: true, undeniable: true, plainFor: 1 });

/** "The line right after 'Ingredients:' is a bullet" */
function after(notation: Notation): void {
  const where = ['after', 'right after', 'directly after', 'immediately after', 'just after', 'following', 'below'];
  notation.words('TheLineAfter', each(each(['the', 'the next', 'the very next'], ['line']), [...where, 'right below']));
  notation.rule('LineAfter = TheLineAfter ( the line )? Text', (text: Quoted) => text.text);
  const next = (one: string, is: NextLine) => line({ is: 'after line', line: one, next: is });
  const be = ['is', 'must be', 'should be'];
  for (const [is, names] of [
    ['a bullet point', ['a bullet', 'a bullet point', 'a list item']],
    ['a blank line', ['blank', 'empty', 'a blank line', 'an empty line']],
    ['a code block', ['a code block', 'a fenced code block', 'a code fence']],
  ] as const)
    notation.words('NextLineIs', each(be, names), is);
  notation.rule('Clause = LineAfter NextLineIs', next);
  notation.words('NextStarts', ['starts with', 'begins with', 'must start with', 'must begin with']);
  notation.rule('Clause = LineAfter NextStarts Text', (one: string, { text }: Quoted) => next(one, { starts: text }));
  notation.words('ComesRightAfter', [
    ...each(['comes', 'appears', 'stands', 'is', 'must come'], ['right after', 'directly after', 'immediately after']),
    ...['directly follows', 'immediately follows'],
  ]);
  notation.words('CodeThere', ['a code block', 'the code block', 'a fenced code block', 'the fenced code block']);
  notation.rule('Clause = CodeThere ComesRightAfter the line Text', ({ text }: Quoted) => next(text, 'a code block'));
  notation.words(
    'RightBehind',
    each(['is directly', 'is immediately', 'is right', 'must be directly'], ['followed by']),
  );
  notation.words('RightBehind', ['is followed directly by', 'is followed immediately by']);
  notation.rule(
    'Clause = ( the line | a line saying | the line saying | the line reading ) Text RightBehind ( a line | one ) LineStarting Text',
    (first: Quoted, { text }: Quoted) => next(first.text, { starts: text }),
  );
  notation.rule(
    'Clause = the line Text ( comes last | is last | is the last one )',
    (text: Quoted): Said => ({ ask: 'end line', of: plainText({ ...wanted(text.text, { kind: 'line' }), ...text }) }),
  );
  // "Nothing comes after the line 'Thank you.'"
  notation.rule(
    'Clause = NothingIs<after> the line Text',
    (text: Quoted): Said => ({ ask: 'end line', of: plainText({ ...wanted(text.text, { kind: 'line' }), ...text }) }),
  );
}

/** "Every line has the form KEY=value" */
function keyed(notation: Notation): void {
  const forms = ['form', 'format', 'pattern', 'shape'];
  notation.words('HasForm', [
    ...each(each(['has', 'have', 'follows', 'follow', 'uses', 'use'], ['the', 'this']), forms),
    ...each(each(['is', 'are', 'must be', 'is written', 'are written'], ['in the', 'of the']), forms),
    ...['looks like', 'look like', 'is written as', 'reads', 'is formatted as', 'are formatted as'],
  ]);
  type Key = Omit<Extract<LineForm, { is: 'key value' }>, 'is'>;
  const keyForm = (key: string, sign: ':' | '=', value: string): Key => ({
    sign,
    // Capitals in a sample may be asked for, or only show where the key stands.
    ...((/^\p{Lu}+$/u.test(key) || /^\p{Lu}+$/u.test(value)) && { mayBeCapitals: true as const }),
  });
  notation.kind('#keyform', (token) => {
    const [, key, sign, value] =
      (token.kind === 'quoted' &&
        /^<?(key|name|field|label|KEY|NAME|Key|Name)>? ?([:=]) ?<?(value|VALUE|Value)>?$/u.exec(token.text)) ||
      [];
    return key && sign ? keyForm(key, sign as ':' | '=', value!) : undefined;
  });
  notation.kind('#keyname', (token) =>
    token.kind === 'word' && /^(?:key|name|field|label)$/u.test(token.text) ? token.raw : undefined,
  );
  notation.kind('#valuename', (token) => (token.kind === 'word' && token.text === 'value' ? token.raw : undefined));
  notation.rule('KeyForm = #keyform');
  for (const sign of [':', '='] as const)
    notation.rule(`KeyForm = #keyname ${sign} #valuename`, (key: string, value: string) => keyForm(key, sign, value));
  notation.words('KeyCapitals', [
    ...each(
      [
        ', the key being',
        ', with the key',
        'with the key',
        ', with keys',
        ', the keys being',
        'with keys',
        ', where the key is',
      ],
      ['in capitals', 'in uppercase', 'in capital letters', 'uppercase', 'in all caps', 'in upper case'],
    ),
  ]);
  notation.words('EachLine2', [
    ...each(['every', 'each', 'every single'], ['line', 'non-empty line', 'non-blank line']),
    ...['all lines', 'the lines', 'all of the lines'],
  ]);
  notation.rule('Clause = EachLine2 HasForm KeyForm', (form: Key) => line({ is: 'key value', ...form }));
  notation.rule('Clause = EachLine2 HasForm KeyForm KeyCapitals', ({ sign }: Key) =>
    line({ is: 'key value', sign, inCapitals: true }),
  );
}

/** "The options are labelled A), B), C) and D), each on its own line" */
function labelled(notation: Notation): void {
  notation.kind('#optionletter', (token) =>
    token.kind === 'word' && /^\p{Lu}$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule("OptionLabel = #optionletter ')'", (letter: string) => `${letter})`);
  notation.rule('OptionLabel = #optionletter .', (letter: string) => `${letter}.`);
  notation.rule('OptionLabels = OptionLabel , OptionLabel', (a: string, b: string) => [a, b]);
  notation.rule('OptionLabels = OptionLabels , OptionLabel', (all: string[], one: string) => [...all, one]);
  notation.rule('AllLabels = OptionLabels ,? and OptionLabel', (all: string[], one: string) => [...all, one]);
  notation.rule('AllLabels = OptionLabel ( to | through ) OptionLabel', (a: string, b: string) => {
    const [from, to] = [a.charCodeAt(0), b.charCodeAt(0)];
    return from < to
      ? Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at) + a.slice(1))
      : undefined;
  });
  notation.words('TheOptions', [
    ...each(['the', 'its', 'all', 'all the'], ['options', 'choices', 'answer options', 'answer choices', 'answers']),
  ]);
  notation.rule('OptionsAll = TheOptions', () => null);
  notation.rule('OptionsAll = ( all | the | all the ) N ( options | choices | answers )', (n: number) => n);
  notation.words('AreLabelled', each(['are', 'must be', 'should be'], ['labelled', 'labeled', 'marked', 'lettered']));
  notation.words('OnOwnLine', [
    ...each(
      [', each on', 'each on', ', each one on', ', with each on'],
      ['its own line', 'a line of its own', 'a separate line', 'a new line'],
    ),
    ', one per line',
  ]);
  notation.rule('Clause = OptionsAll AreLabelled AllLabels OnOwnLine', (n: number | null, labels: string[]) =>
    n === null || n === labels.length ? line({ is: 'labels', labels }) : undefined,
  );
}
