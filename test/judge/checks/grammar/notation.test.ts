import { grammar, grammarInSteps } from '../../../../src/judge/checks/grammar/grammar.ts';
import { type GrammarPart, Notation } from '../../../../src/judge/checks/grammar/notation.ts';

const notationOf = (...parts: GrammarPart[]) => {
  const notation = new Notation();
  for (const part of parts) notation.add(part);
  return notation;
};
const colours: GrammarPart = (notation) => {
  notation.words('Shade', ['red'], 'red');
  notation.rule('Clause = Shade');
};

test.each<[string, GrammarPart]>([
  ['words', (notation) => notation.words('Shade', ['dark'], 'dark')],
  ['a rule', (notation) => notation.rule('Shade = dark', () => 'dark')],
  ['words of a feature', (notation) => notation.words('Shade<one>', ['dark'], 'dark')],
])('no two families define one symbol, with %s', (_, dark) => {
  expect(() => notationOf(colours, dark).build()).toThrow(/colours and .* both define Shade\.$/);
});

test('nor one kind of token, of which the second would replace the first', () => {
  const kind: GrammarPart = (notation) => notation.kind('#shade', () => 'red');
  expect(() => notationOf(kind, (notation) => kind(notation)).build()).toThrow(/both define #shade/);
});

test('a symbol that is shared takes what each adds', () => {
  const notation = notationOf(colours, (one) => one.rule('Clause = dark', () => 'dark'));
  notation.share(['Clause']);
  expect(notation.build().symbols.has('Clause')).toBe(true);
});

test('the grammar keeps to that', () => {
  expect(grammar().rules.lhs.length).toBeGreaterThan(1000);
});

test('it is built in many steps, so that a server answers other requests in between', () => {
  let steps = 0;
  for (const _ of grammarInSteps()) steps += 1;
  expect(steps).toBeGreaterThan(25);
});
