import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { notOfCode, ofCode as styled } from './code-objects.ts';

/** What code can have and nothing else: "a bare except", "imports inside functions"; and that its imports come first. */
export function codeSure(notation: Notation): void {
  notation.kind('#excepts', (token) => (token.kind === 'quoted' && /^except:?$/u.test(token.text) ? null : undefined));
  notation.rule(
    'BareExcept = bare ( except | excepts | #excepts ) :? ( clause | clauses | line | lines | statement | statements | block | blocks )?',
    () => null,
  );
  notation.rule('CodeNoun<sure> = BareExcept', () => styled({ style: 'a bare except' }));
  notation.words(
    'CodeNoun<sure>',
    each(
      ['import', 'imports', 'import statement', 'import statements'],
      each(['inside', 'within', 'in'], ['a function', 'functions', 'a def', 'any function']),
    ),
    styled({ style: 'an import in a function' }),
  );
  notation.rule('Penalize = CodeNoun<sure> in LanguageName', (fact: Said) => fact);
  notation.words(
    'CodeNoun<sure>',
    ['debugger statement', 'debugger statements'],
    styled({ style: 'keyword', keyword: 'debugger' }),
  );
  for (const [style, names] of [
    ['a while True loop', ['while true', 'while true loop', 'while true loops']],
    ['a for loop', ['for loop', 'for loops', 'for-loop', 'for-loops']],
    ['a while loop', ['while loop', 'while loops', 'while-loop', 'while-loops']],
    ['an if statement', ['if statement', 'if statements', 'if-statement', 'if-statements']],
    ['a switch statement', ['switch statement', 'switch statements']],
    ['a raise statement', ['raise statement', 'raise statements']],
    ['a throw statement', ['throw statement', 'throw statements']],
    ['an assertion', ['assert statement', 'assert statements', 'assert']],
    ['a yield statement', ['yield statement', 'yield statements', 'yield keyword']],
    ['a with statement', ['with statement', 'with statements']],
    ['an import', ['import statement', 'import statements']],
    [
      'a lambda',
      ['lambda', 'lambdas', 'lambda function', 'lambda functions', 'lambda expression', 'lambda expressions'],
    ],
    ['an arrow function', ['arrow function', 'arrow functions']],
    ['a list comprehension', ['list comprehension', 'list comprehensions']],
    ['async and await', ['async / await', 'async and await', 'async-await']],
    ['a template literal', ['template literal', 'template literals', 'template string', 'template strings']],
    ['a docstring', ['docstring', 'docstrings', 'doc string', 'doc strings']],
    ['type hints', ['type hint', 'type hints', 'type-hints', 'python type hints', 'python type annotations']],
    ['a try block', ['try block', 'try statement', 'try blocks', 'try statements']],
    ['an except clause', each(['try / except', 'try-except'], ['', 'block', 'statement'])],
    ['a catch clause', each(['try / catch', 'try-catch'], ['', 'block', 'statement'])],
    ['a wildcard import', ['wildcard import', 'wildcard imports', 'star import', 'star imports', 'import *']],
    ['a global statement', ['global statement', 'global statements', 'global keyword']],
    ['an f-string', ['f-string', 'f-strings']],
    ['loose equality', ['loose equality', '= =', '= = instead of = = =', '= = rather than = = =']],
    ['a main guard', ['main guard', '__main__ guard', '__main__ block']],
  ] as const)
    notation.words('CodeNoun<sure>', names, styled({ style }));
  for (const [style, names] of [
    ['a loop', ['loop', 'loops']],
    ['an import', ['import', 'imports']],
    ['a decorator', ['decorator', 'decorators']],
    ['a class', ['class', 'classes']],
  ] as const)
    notation.words('CodeNoun<any>', names, styled({ style }));
  notation.kind('#maintext', (token) => (token.kind === 'quoted' && token.text === '__main__' ? null : undefined));
  notation.rule('CodeNoun<sure> = if __name__ = = #maintext ( block | guard | check )?', () =>
    styled({ style: 'a main guard' }),
  );
  const imports = ['import', 'import statement', 'import line'];
  notation.words('AllImports', [
    ...each(['every', 'each'], imports),
    ...each(
      ['', 'all', 'all the', 'the', 'its', 'all of the'],
      imports.map((one) => `${one}s`),
    ),
  ]);
  notation.words('AnImport', [...each(['an', 'any', 'some'], imports), 'any imports', 'some imports']);
  const defs = ['def', 'function', 'function definition', 'function def'];
  notation.words(
    'FirstDef',
    each(['the first', 'any', 'a', 'every', 'its first'], defs).concat(
      each(
        ['any', 'all', 'the', 'all the'],
        defs.map((one) => `${one}s`),
      ),
    ),
  );
  const TOP_VERBS = ['is', 'are', 'come', 'comes', 'go', 'stay', 'stand', 'sit', 'must be', 'should be', 'are all'];
  notation.words(
    'NotAtFileTop',
    each(each(['is not', 'are not', 'are not all'], ['at the top']), ['', 'of the file', 'of the code']),
  );
  const above = () => styled({ style: 'imports above all functions' });
  const top = () => styled({ style: 'imports at the top' });
  notation.words(
    'AtFileTop',
    each(
      [
        ...each(TOP_VERBS, ['at the top', 'at the very top']),
        ...each(['come', 'comes', 'go', 'are', 'must come'], ['first']),
      ],
      ['', ...each(['of the'], ['file', 'code', 'script', 'module'])],
    ),
  );
  notation.rule('Clause = AllImports InCode? LaidBefore FirstDef', above);
  notation.rule('Clause = no import LaidAfter FirstDef', above);
  notation.rule('Clause = ThereIs no ( import | imports ) ( after | below ) FirstDef', above);
  notation.rule('Clause = AllImports InCode? AtFileTop', top);
  notation.words(
    'TopOfFile',
    each(['at the top', 'at the very top'], ['', 'of the file', 'of the code', 'of the script']),
  );
  notation.rule('Graded = AllImports TopOfFile', (): Said => ({ ...top(), plainFor: 1 }));
  notation.rule('Clause = ( AllImports | AnImport ) NotAtFileTop', () => notOfCode(top()));
  notation.rule('Clause = AnImport InCode? LaidAfter FirstDef', (): Said => ({ not: above() as Fact, plainFor: -1 }));
  notation.rule(
    'Clause = ThereIs AnImport ( after | below ) FirstDef',
    (): Said => ({ not: above() as Fact, plainFor: -1 }),
  );
}
