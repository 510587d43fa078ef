import { type CodeFact, codeFact, codeFactWords } from '../data/code-facts.ts';
import { type Fact, or, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { type Decider, wholeText } from './bridge.ts';
import { diffWords } from './diff-words.ts';
import { each } from './shape.ts';
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

/** Which functions and classes code defines, what it imports and calls: "defines a function called `parse`". */
export function codeFacts(notation: Notation): void {
  notation.add(sqlWords);
  notation.add(diffWords);
  const said = (of: CodeFact): Said => ({ ask: 'code fact', of, undeniable: true });
  // Functions.
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
  const code = ['code', 'code block', 'snippet', 'script', 'code snippet', 'program', 'solution'];
  notation.words('SomeCode', each(['the', 'its', 'the generated'], code));
  notation.words('PythonCode', each(['the', 'its', 'the generated'], each(['python'], code)).concat('the python'));
  // Of other languages, as of Python, whatever the code block says that it is.
  const scripts = ['js', 'javascript', 'typescript', 'bash'];
  notation.words('SomeCode', [
    ...each(['the'], scripts),
    ...each(['the', 'its', 'the generated'], each([...scripts, 'ts', 'java', 'go', 'rust', 'php', 'ruby'], code)),
  ]);
  notation.words('Defines', ['defines', 'declares', 'contains', 'has', 'includes', 'must define', 'should define']);
  notation.words('Called1', ['called', 'named', 'by the name of', 'with the name']);
  notation.rule('NamedFunction = a ( python )? function Called1 #function', (name: string) => name);
  notation.rule("NamedFunction = a ( python )? function Called1 #function '(' ')'", (name: string) => name);
  notation.words('IsDefined', ['is defined', 'gets defined', 'is declared', 'is there', 'exists', 'is present']);
  const called = (defined: string) => said({ defines: defined });
  const python = (defined: string) => said({ defines: defined, language: 'Python' });
  notation.rule('Clause = SomeCode Defines NamedFunction', called);
  notation.rule('Clause = SomeCode Defines ( the | a ) function #codename', called);
  notation.rule('Clause = ThereIs NamedFunction ( in SomeCode )?', called);
  notation.rule('Clause = Response Defines NamedFunction', called);
  notation.rule('Clause = PythonCode Defines NamedFunction', python);
  notation.rule('Clause = PythonCode Defines ( the | a ) function #codename', python);
  notation.rule('Clause = a function Called1 #function IsDefined ( in the code )?', called);
  notation.rule('Clause = a python function Called1 #function IsDefined ( in the code )?', python);

  // "The function is called parse_date", "it defines parse_date": of several functions it is unclear which is meant.
  const only = (defines: string) => said({ defines, isOnly: true });
  const not =
    (act: (name: string) => Said) =>
    (name: string): Said => ({ not: act(name) as Fact, denies: true });
  const names = ["function's name", 'name of the function', 'function name'];
  notation.rule("CodeName = #codename ( '(' ')' )?", (name: string) => name);
  notation.words(
    'TheFunctionIs',
    each(
      [
        'the function',
        'the python function',
        'its function',
        'the main function',
        'the function it defines',
        "the code's function",
      ],
      ['is', 'must be', 'should be'],
    ),
  );
  notation.words('TheNameIs', each(each(['the'], names), ['is', 'must be', 'should be']));
  notation.rule('Clause = TheFunctionIs ( called | named ) CodeName', only);
  notation.rule('Clause = TheFunctionIs not ( called | named ) CodeName', not(only));
  notation.rule('Clause = the function ( defined | it defines ) is CodeName', only);
  notation.rule('Clause = no function is ( called | named ) CodeName', not(called));
  notation.rule('Clause = TheFunctionIs named #function', only);
  // "The function name is lowercase" says how it is written.
  notation.rule('Clause = TheNameIs CodeName', only);
  notation.rule('Clause = TheFunctionIs called #function', (name: string) => (HOW.test(name) ? undefined : only(name)));
  notation.rule('Clause = ( Response | it ) ( is | must be ) NamedFunction', only);
  notation.rule('Clause = TheNameIs not CodeName', not(only));
  notation.kind(
    '#classname',
    (token) =>
      (token.kind === 'quoted' && /^[A-Za-z_]\w*$/u.test(token.text) && token.text) ||
      (token.kind === 'word' && /^\p{Lu}\w*$/u.test(token.raw) && token.raw) ||
      undefined,
  );
  notation.rule('Clause = the class ( is | must be | should be ) ( called | named ) #classname', (name: string) =>
    said({ style: 'class', name, isOnly: true }),
  );
  notation.rule('CodeOrIt = ( SomeCode | PythonCode | Response | it )');
  notation.words('DefinesIt', ['defines', 'declares', 'must define', 'should define']);
  notation.rule('Clause = ( SomeCode | PythonCode ) DefinesIt CodeName', called);
  notation.rule('Clause = CodeOrIt DefinesIt ( the | a ) ( python )? function CodeName', called);
  // "It defines ROI"
  notation.rule('Clause = ( Response | it ) DefinesIt CodeName', (name: string) =>
    /_|^[a-z]\w*[A-Z]/u.test(name) ? called(name) : undefined,
  );
  notation.rule('Clause = CodeOrIt Defines ( a | the ) CodeName function', called);
  notation.rule(
    'Clause = ( SomeCode | PythonCode ) Defines Amount ( function | functions )',
    ({ in: functions, bare }: Amount): Said => ({ ...said({ functions }), ...(bare && { plainFor: 1 }) }),
  );
  notation.rule("Clause = CodeOrIt Defines ( a | the ) ( #function '(' ')' | #quotedcall ) function", called);

  // "fetchUser is declared as an async function"
  const awaited = (name: string) => said({ async: name });
  notation.words('IsAsync', [
    ...each(['is', 'must be', 'should be', 'is declared as', 'is defined as', 'is written as'], ['an async function']),
    ...each(['is', 'is declared', 'is marked', 'is marked as', 'must be', 'is defined as'], ['async']),
  ]);
  notation.words('IsNotAsync', each(['is not', 'is not declared as', 'must not be'], ['an async function', 'async']));
  notation.rule('Clause = ( the function | function )? #codename IsAsync', awaited);
  notation.rule('Clause = ( the function | function )? #codename IsNotAsync', (name: string) => ({
    not: awaited(name) as Fact,
    denies: true,
  }));
  notation.rule('AsyncFunction = an async ( python )? function Called1? #codename', awaited);
  notation.rule('Clause = CodeOrIt Defines AsyncFunction');
  notation.rule('Clause = ThereIs AsyncFunction ( in SomeCode )?');

  // "The code imports pandas", "the script never calls eval()", "contains a print() call".
  notation.words('CodeGiven', AS_GIVEN.slice(1));
  notation.rule('AnyCode = ( SomeCode | PythonCode ) CodeGiven?');
  notation.rule('AnyCode = ( TheSql | TheYaml )');
  notation.kind('#module', (token) => {
    if (token.kind === 'quoted') return /^[A-Za-z_][\w.]*$/u.test(token.text) ? token.text : undefined;
    return token.kind === 'word' && (MODULES.has(token.raw) || /^[a-z]+(?:_[a-z]+)+$/u.test(token.raw))
      ? token.raw
      : undefined;
  });
  notation.rule('Module = ( the )? #module ( module | package | library )', (name: string) => name);
  notation.rule('Module = #module', (name: string) => name);
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
  notation.rule('CodeCall = ( a | any ) ( #builtin | Callee ) ( call | calls | statement | statements )');
  notation.rule('CodeCall = ( a call | any calls | any call | calls ) to ( #builtin | Callee )');
  const imported = (name: string) => said({ imports: name });
  const calls = (name: string) => said({ calls: name });
  const negative = ['does not', 'must not', 'should not', 'never', 'may not'];
  notation.words('Imports', ['imports', 'must import', 'should import']);
  notation.words('ImportsNot', each(negative, ['import', 'imports']));
  notation.rule('Clause = AnyCode Imports Module', imported);
  // "Anything besides re and json", "only re"
  notation.rule('Modules = Module', (one: string) => [one]);
  notation.rule('Modules = Modules ( , | ,? and | ,? or ) Module', (all: string[], one: string) => [...all, one]);
  const besides = ['besides', 'other than', 'except', 'except for', 'but', 'beyond', 'apart from', 'outside of'];
  const modules = ['module', 'modules', 'package', 'packages', 'library', 'libraries'];
  notation.words('ThingBesides', each(['anything', ...each(['any', 'a'], modules)], besides));
  notation.words('NothingBesides', each(['nothing', ...each(['no'], modules)], besides));
  notation.words('NoImportsBesides', each(each(['no'], ['imports', ...modules]), besides));
  const other = (importsOther: string[]): Said => said({ importsOther });
  const noOther = (importsOther: string[]): Said => ({ not: said({ importsOther }) as Fact, denies: true });
  notation.rule('Clause = AnyCode Imports ThingBesides Modules', (names: string[]) => ({
    ...other(names),
    plainFor: -1 as const,
  }));
  notation.rule('Clause = AnyCode Imports NothingBesides Modules', noOther);
  notation.rule('Clause = AnyCode ( has | uses ) NoImportsBesides Modules', noOther);
  notation.rule('Clause = AnyCode ImportsNot ThingBesides Modules', noOther);
  // With fewer of them it may be so, too.
  notation.rule(
    'Clause = AnyCode ( only imports | imports only | must only import ) Modules',
    (names: string[]): Said => ({
      not: said({ importsOther: names, needsAll: true }) as Fact,
      undeniable: true,
    }),
  );
  notation.rule('Clause = AnyCode ImportsNot Module', not(imported));
  notation.words('CodeCalls', ['calls', 'uses', 'must call', 'must use', 'should call', 'should use', 'invokes']);
  notation.words('CodeCallsNot', each(negative, ['call', 'use', 'calls', 'uses', 'invoke', 'invokes']));
  notation.rule('Clause = AnyCode CodeCalls Callee', calls);
  notation.rule('Clause = AnyCode CodeCallsNot Callee', not(calls));
  // "Never calls eval() or exec()"
  notation.rule('Callable = ( #builtin | Callee )');
  notation.rule(
    'Clause = AnyCode CodeCallsNot ( either )? Callable ( or | nor ) Callable',
    (a: string, b: string): Said => ({
      and: [not(calls)(a), not(calls)(b)],
      denies: true,
      plainFor: 1,
    }),
  );
  notation.rule(
    'Clause = AnyCode CodeCalls ( either )? Callable or Callable',
    (a: string, b: string): Said => ({
      ...or(calls(a), calls(b)),
      undeniable: true,
    }),
  );
  notation.words('HoldsCall', ['contains', 'has', 'includes', 'makes']);
  notation.words('HoldsNoCall', each(['does not', 'must not', 'should not'], ['contain', 'have', 'include', 'make']));
  notation.rule('Clause = AnyCode HoldsCall CodeCall', calls);
  notation.rule('Clause = AnyCode HoldsNoCall CodeCall', not(calls));
  notation.rule(
    'Clause = AnyCode ( contains no | has no | makes no ) ( #builtin | Callee ) ( call | calls | statements | statement )',
    not(calls),
  );
}
