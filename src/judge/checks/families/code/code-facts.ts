import { type CodeFact, codeFact, codeFactWords } from '../../data/code-facts.ts';
import { and, isFact, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';
import { codeObjects, notOfCode, ofCode } from './code-objects.ts';
import { diffWords } from './diff-words.ts';
import { placedCode } from './placed-code.ts';
import { AS_GIVEN, sqlWords } from './sql-words.ts';

/** How facts are decided about what code says. */
export const CODE_FACTS: Readonly<Record<string, Decider>> = {
  'code fact': wholeText('code', 'the code of the response', codeFactWords, (text, fact: CodeFact) =>
    codeFact(text, fact),
  ),
};

/** What code calls and nothing else is called. */
const BUILTINS: ReadonlySet<string> = new Set(['print', 'eval', 'exec', 'console.log', 'println', 'printf', 'alert']);
/** Modules that are nothing else: "imports correctly" is about something else. */
const MODULES: ReadonlySet<string> = new Set(
  'json csv math random collections typing pathlib logging hashlib uuid glob argparse pandas numpy scipy sklearn matplotlib seaborn requests urllib httpx aiohttp flask django fastapi sqlalchemy pydantic torch tensorflow keras os sys re subprocess pickle shutil socket asyncio threading multiprocessing itertools functools datetime pytest unittest react lodash axios jquery numba polars boto3'.split(
    ' ',
  ),
);

/** What follows "a function named" and is no name. */
const NO_NAME =
  /^(?:\w+ly|after|in|with|as|by|for|like|something|anything|whatever|according|well|right|so|the|a|an|any|one|it|its)$/u;

/** "The function is called twice" */
const HOW =
  /^(?:twice|thrice|once|again|first|last|often|here|there|\w+where|later|instead|async|inside|outside|next|too|also|only|never|always|early|late|upfront|before|lazy|eager)$/u;

/** What "it defines ROI" leaves open. */
const isPlainlyName = (name: string) => /_|^[a-z]\w*[A-Z]/u.test(name);

/** Which functions and classes code defines, what it imports and calls: "defines a function called `parse`". */
export function codeFacts(notation: Notation): void {
  notation.add(codeObjects);
  notation.add(sqlWords);
  notation.add(placedCode);
  notation.add(diffWords);
  subjects(notation);
  functions(notation);
  imports(notation);
  calls(notation);
}

/** "The code", "the Python script in the response": of other languages, as of Python, whatever the code block says that it is. */
function subjects(notation: Notation): void {
  const code = ['code', 'code block', 'snippet', 'script', 'code snippet', 'program', 'solution', 'source code'];
  const the = ['the', 'its', 'the generated', 'the returned', 'the final', 'any'];
  const scripts = ['js', 'javascript', 'typescript', 'bash'];
  notation.words('SomeCode', [
    ...each(the, code),
    ...each(['the'], scripts),
    ...each(the, each([...scripts, 'ts', 'java', 'go', 'rust', 'php', 'ruby', 'shell', 'c', 'c + +', 'sql'], code)),
  ]);
  notation.words('PythonCode', [...each(the, each(['python'], code)), ...each(the.slice(0, -1), ['python'])]);
  notation.words('CodeGiven', [
    ...AS_GIVEN.slice(1),
    ...each(['', 'that was', 'that is', 'which was'], ['returned', 'generated', 'produced', 'provided', 'given']),
    ...each(['in', 'inside'], ['the code block', 'the fenced code block']),
  ]);
  notation.rule('AnyCode = ( SomeCode | PythonCode ) CodeGiven?');
  notation.rule('AnyCode = ( TheSql | TheYaml )');
  for (const form of ['third', 'past']) {
    notation.rule(`Clause = ( SomeCode | TheYaml ) CodeGiven? Pred<${form},code>`);
    notation.rule(`Clause = PythonCode CodeGiven? Pred<${form},code>`, inPython);
    notation.rule(`Clause = TheSql Pred<${form},sql>`);
  }
  notation.rule('Core<F,sql> = Core<F,code>');
}

/** What "the Python code" defines is Python. */
function inPython(form: Said): Said {
  if ('not' in form) return { ...form, not: inPython(form.not) as typeof form.not };
  if ('and' in form) return { ...form, and: form.and.map(inPython) };
  if ('or' in form) return { ...form, or: form.or.map(inPython) };
  const of = isFact(form) && (form.of as CodeFact);
  return of && ('defines' in of || 'async' in of) ? { ...form, of: { ...of, language: 'Python' } } : form;
}

function functions(notation: Notation): void {
  notation.kind('#function', (token) => {
    const name = token.kind === 'quoted' ? token.text.replace(/\(\)$/u, '') : token.kind === 'word' ? token.raw : '';
    if (token.kind === 'word' && NO_NAME.test(name)) return undefined;
    return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : undefined;
  });
  // "Contains a function call"
  notation.kind('#codename', (token) => {
    const name = token.kind === 'quoted' ? token.text.replace(/\(\)$/u, '') : token.kind === 'word' ? token.raw : '';
    return /^[A-Za-z_$][\w$]*$/u.test(name) && (token.kind === 'quoted' || /[_\d$]|.\p{Lu}/u.test(name))
      ? name
      : undefined;
  });
  notation.words('Called1', ['called', 'named', 'by the name of', 'with the name']);
  notation.words('FunctionNoun', ['function', 'method']);
  const called = (defines: string) => ofCode({ defines });
  const inAny: readonly (readonly [string, (form: Said) => Said])[] = [
    ['', (form) => form],
    ['python ', inPython],
  ];
  notation.rule("CodeName = #codename ( '(' ')' )?", (name: string) => name);
  for (const [language, made] of inAny) {
    notation.rule(`CodeNoun<sure> = ${language}function Called1 #function ( '(' ')' )?`, (name: string) =>
      made(called(name)),
    );
    notation.rule(`CodeNoun<sure> = ${language}function CodeName`, (name: string) => made(called(name)));
  }
  // "A JavaScript function" names a language.
  notation.rule("CodeNoun<sure> = ( CodeName | #function '(' ')' | #quotedcall ) function", (name: string) =>
    isPlainlyName(name) || /^[a-z]/u.test(name) ? called(name) : undefined,
  );
  notation.rule('CodeNoun<sure> = class Called1 #function', (name: string) => ofCode({ style: 'class', name }));
  notation.rule('CodeNoun<sure> = class #classname', (name: string) => ofCode({ style: 'class', name }));
  // "A function called parse_date with two arguments", "parse_date takes two arguments"
  notation.words('ArityNoun', ['argument', 'arguments', 'parameter', 'parameters']);
  notation.rule('WithArity = ( with | that takes | taking | that has ) Amount ArityNoun', (amount: Amount) => amount);
  notation.rule(
    'TakesArity = ( takes | has | accepts | must take | should take ) Amount ArityNoun',
    (amount: Amount) => amount,
  );
  const taking = (defines: string, { in: args, bare }: Amount): Said => ({
    ...ofCode({ defines, args }),
    ...(bare && { plainFor: 1 }),
  });
  for (const [language, made] of inAny) {
    notation.rule(`CodeNoun<sure> = ${language}function Called1? #codename WithArity`, (name: string, amount: Amount) =>
      made(taking(name, amount)),
    );
    notation.rule(`CodeNoun<sure> = ${language}function Called1 #function WithArity`, (name: string, amount: Amount) =>
      isPlainlyName(name) ? undefined : made(taking(name, amount)),
    );
  }
  notation.rule('Clause = ( the function )? CodeName TakesArity', taking);
  notation.words('CodeNoun<any>', ['function', 'functions'], ofCode({ functions: [[1, Infinity]] }));
  notation.rule('CodeSome<K> = both? ( the )? functions Called1? #function and #function', (a: string, b: string) => ({
    ...and(called(a), called(b)),
    plainFor: 1,
  }));
  const awaited = (name: string) => ofCode({ async: name });
  for (const [language, made] of inAny)
    notation.rule(`CodeNoun<sure> = async ${language}function Called1? #codename`, (name: string) =>
      made(awaited(name)),
    );
  notation.words('CodeCount<any>', ['function', 'functions'], (functions: CodeFact & never) => ({ functions }));
  notation.rule('Core<F,code> = Verb<define,F> CodeObject<any>');
  notation.rule('Core<F,response> = Verb<define,F> CodeObject<sure>');
  notation.rule('Core<F,code> = Verb<define,F> CodeName', called);
  // "It defines ROI"
  notation.rule('Core<F,response> = Verb<define,F> CodeName', (name: string) =>
    isPlainlyName(name) ? called(name) : undefined,
  );
  notation.words('IsDefined', each(['is', 'gets', 'must be'], ['defined', 'declared', 'implemented', 'present']));
  notation.words('IsDefined', ['exists', 'is there']);
  notation.rule('Clause = CodeItem<sure> IsDefined InCode?', (form: Said) => definesSome(form));

  // "The function is called parse_date", "it defines parse_date": of several functions it is unclear which is meant.
  const only = (defines: string) => ofCode({ defines, isOnly: true });
  const names = ["function's name", 'name of the function', 'function name'];
  notation.words(
    'TheFunctionIs',
    each(
      ['the function', 'its function', 'the main function', 'the function it defines', "the code's function"],
      ['is', 'must be', 'should be'],
    ),
  );
  notation.words('ThePythonIs', each(['the python function'], ['is', 'must be', 'should be']));
  notation.words('TheNameIs', each(each(['the'], names), ['is', 'must be', 'should be']));
  const notOnly = (name: string) => notOfCode(only(name));
  for (const [language, made] of inAny) {
    const the = language === '' ? 'TheFunctionIs' : 'ThePythonIs';
    const onlyOne = (name: string) => made(only(name));
    notation.rule(`Clause = ${the} ( called | named ) CodeName`, onlyOne);
    notation.rule(`Clause = ${the} not ( called | named ) CodeName`, (name: string) => made(notOnly(name)));
    notation.rule(`Clause = ${the} named #function`, onlyOne);
    // "The function name is lowercase" says how it is written.
    notation.rule(`Clause = ${the} called #function`, (name: string) => (HOW.test(name) ? undefined : onlyOne(name)));
    notation.rule(`Core<F,response> = Verb<be,F> a ${language}function Called1 #function ( '(' ')' )?`, onlyOne);
  }
  notation.rule('Clause = the function ( defined | it defines ) is CodeName', only);
  notation.rule('Clause = no function is ( called | named ) CodeName', (name: string) => notOfCode(called(name)));
  notation.rule('Clause = TheNameIs CodeName', only);
  notation.rule('Clause = TheNameIs not CodeName', notOnly);
  notation.kind(
    '#classname',
    (token) =>
      (token.kind === 'quoted' && /^[A-Za-z_]\w*$/u.test(token.text) && token.text) ||
      (token.kind === 'word' && /^\p{Lu}\w*$/u.test(token.raw) && token.raw) ||
      undefined,
  );
  notation.rule('Clause = the class ( is | must be | should be ) ( called | named ) #classname', (name: string) =>
    ofCode({ style: 'class', name, isOnly: true }),
  );

  // "fetchUser is declared as an async function"
  notation.words('IsAsync', [
    ...each(['is', 'must be', 'should be', 'is declared as', 'is defined as', 'is written as'], ['an async function']),
    ...each(['is', 'is declared', 'is marked', 'is marked as', 'must be', 'is defined as'], ['async']),
  ]);
  notation.words('IsNotAsync', each(['is not', 'is not declared as', 'must not be'], ['an async function', 'async']));
  notation.rule('Clause = ( the function | function )? #codename IsAsync', awaited);
  notation.rule('Clause = ( the function | function )? #codename IsNotAsync', (name: string) =>
    notOfCode(awaited(name)),
  );
}

const definesSome = (form: Said): Said | undefined => {
  const of = isFact(form) && (form.of as CodeFact);
  return of && ('defines' in of || ('style' in of && of.style === 'class')) ? form : undefined;
};

/** "Imports pandas", "imports anything besides re and json", "imports only re" */
function imports(notation: Notation): void {
  notation.kind('#module', (token) => {
    if (token.kind === 'quoted') return /^[A-Za-z_][\w.]*$/u.test(token.text) ? token.text : undefined;
    return token.kind === 'word' && (MODULES.has(token.raw) || /^[a-z]+(?:_[a-z]+)+$/u.test(token.raw))
      ? token.raw
      : undefined;
  });
  notation.rule('Module = ( the | a | any )? #module ( module | package | library )?', (name: string) => name);
  notation.rule('Modules<and> = Module', (one: string) => [one]);
  notation.rule('Modules<or> = Module', (one: string) => [one]);
  notation.rule('Modules<and> = Modules<and> ( , | ,? and ) Module', (all: string[], one: string) => [...all, one]);
  notation.rule('Modules<or> = Modules<or> ( , | ,? or | ,? nor ) Module', (all: string[], one: string) => [
    ...all,
    one,
  ]);
  notation.rule('EitherModules = ( Modules<and> | Modules<or> )');
  const besides = ['besides', 'other than', 'except', 'except for', 'but', 'beyond', 'apart from', 'outside of'];
  const modules = ['module', 'modules', 'package', 'packages', 'library', 'libraries'];
  notation.words('ThingBesides', each(['anything', ...each(['any', 'a'], modules)], besides));
  notation.words('NothingBesides', each(['nothing', ...each(['no'], modules)], besides));
  notation.words('NoImportsBesides', each(each(['no'], ['imports', ...modules]), besides));
  const noOther = (importsOther: string[]): Said => notOfCode(ofCode({ importsOther }));
  const imported = (names: string[]) => names.map((name) => ofCode({ imports: name }));
  for (const who of ['code', 'response']) {
    notation.rule(`Core<F,${who}> = Verb<import,F> ( either | both )? Modules<and>`, (names: string[]) =>
      and(...imported(names)),
    );
    notation.rule(`Core<F,${who}> = Verb<import,F> ( either )? Modules<or>`, (names: string[]) =>
      or(...imported(names)),
    );
    notation.rule(
      `Core<F,${who}> = Verb<import,F> ThingBesides EitherModules`,
      (importsOther: string[]): Said => ({ ...ofCode({ importsOther }), plainFor: -1 }),
    );
    notation.rule(`Core<F,${who}> = Verb<import,F> NothingBesides EitherModules`, noOther);
    // With fewer of them it may be so, too.
    notation.rule(
      `Core<F,${who}> = ( only Verb<import,F> | Verb<import,F> only ) EitherModules`,
      (importsOther: string[]): Said => ({ ...notOfCode(ofCode({ importsOther, needsAll: true })), undeniable: true }),
    );
  }
  notation.words('OnlyImport', each(each(['is', 'is the', 'must be the'], ['only']), [...modules, 'import']));
  notation.rule(
    'Clause = #module OnlyImport ( that )? ( AnyCode | it ) ( imports | uses | imported )',
    (name: string): Said => ({ ...notOfCode(ofCode({ importsOther: [name], needsAll: true })), undeniable: true }),
  );
  notation.rule('Core<F,code> = ( Verb<have,F> | Verb<use,F> ) NoImportsBesides EitherModules', noOther);
}

/** "Never calls eval()", "contains a print() call" */
function calls(notation: Notation): void {
  notation.rule("Callee = #function '(' ')' ( function )?", (name: string) => name);
  notation.rule('Callee = ( the function | the built-in function | the built-in ) #function', (name: string) => name);
  notation.kind('#quotedcall', (token) =>
    token.kind === 'quoted' ? /^([A-Za-z_$][\w$.]*)\(\)$/u.exec(token.text)?.[1] : undefined,
  );
  notation.rule('Callee = #quotedcall');
  notation.kind('#builtin', (token) => {
    const name = token.kind === 'quoted' ? token.text : token.kind === 'word' ? token.raw : '';
    return BUILTINS.has(name) ? name : undefined;
  });
  for (const method of ['log', 'error', 'warn', 'debug'])
    notation.words('DottedCall', [`console . ${method}`], `console.${method}`);
  notation.kind('#dottedcall', (token) =>
    token.kind === 'quoted' ? /^(console\.(?:log|error|warn|debug))(?:\(\)?)?$/u.exec(token.text)?.[1] : undefined,
  );
  notation.rule('DottedCall = #dottedcall');
  notation.rule("DottedCall = DottedCall '(' ')'?", (name: string) => name);
  // "A leftover console.log("
  const called = (name: string) => `calls of ${name}`;
  notation.rule('One<made> = LeftoverMark? DottedCall ( call | statement )? LeftBehindMark?', called);
  notation.rule('Many<made> = LeftoverMark? DottedCall ( calls | statements )? LeftBehindMark?', called);
  notation.rule(
    'Clause = DottedCall ( Used | IsLeft ) Inside?',
    (name: string): Said => ({
      ask: `calls of ${name}`,
      in: [[1, Infinity]],
    }),
  );
  const calls = (name: string) => ofCode({ calls: name });
  notation.words('CodeCallNoun', ['call', 'calls', 'statement', 'statements']);
  notation.rule('CodeNoun<any> = ( #builtin | Callee ) CodeCallNoun', calls);
  notation.rule('CodeNoun<any> = ( calls | call ) to ( #builtin | Callee )', calls);
  notation.rule('CodeNoun<any> = LeftoverMark? ( DottedCall CodeCallNoun? | Callee )', calls);
  // Whatever uses these by name is code.
  notation.kind('#evalword', (token) =>
    token.kind === 'word' && /^(?:eval|exec)$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('CodeNoun<any> = #evalword', calls);
  notation.rule("CodeNoun<sure> = #builtin '(' ')'?", calls);
  notation.rule('Callable = ( #builtin | Callee | DottedCall )', calls);
  notation.rule('Callable = #codename', (name: string) => (isPlainlyName(name) ? calls(name) : undefined));
  notation.rule('Callables = ( Callable )');
  notation.rule('Callables = ( either )? Callable ( or | nor ) Callable', (a: Said, b: Said) => or(a, b));
  notation.rule('Core<F,code> = Verb<invoke,F> Callables');
}
