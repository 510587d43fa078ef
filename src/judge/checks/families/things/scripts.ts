import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { isInScript } from '../../texts/scripts.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';

/** How facts are decided about the script of the letters. */
export const SCRIPTS_USED: Readonly<Record<string, Decider>> = {
  'in script': wholeText<{ script: string; isAll?: true }>(
    'scripts',
    'the letters',
    ({ script }) => script,
    isInScript,
  ),
};

/** These are names of languages as well. */
const LANGUAGES = ['greek', 'arabic', 'hebrew', 'thai', 'korean', 'latin'];
const OTHERS = ['cyrillic', 'hangul', 'devanagari', 'hiragana', 'katakana'];

/** "Is written in the Cyrillic alphabet", "all the letters are Greek", "only Cyrillic letters are used" */
export function scripts(notation: Notation): void {
  for (const script of [...LANGUAGES, ...OTHERS]) {
    notation.words('ScriptName', [script], script);
    notation.words('ScriptLetters', each([script], ['letters', 'characters', 'script', 'alphabet']), script);
    if (OTHERS.includes(script)) notation.words('Script', [script], script);
  }
  notation.rule('Script = ScriptLetters');
  notation.rule('Script = the ScriptLetters', (script: string) => script);
  const all = (script: string): Said => ({ ask: 'in script', of: { script, isAll: true }, whole: true });
  notation.rule(
    'InScript = ( in | written in | written using | spelled in ) Script',
    (script: string): Said => ({
      ask: 'in script',
      of: { script },
      whole: true,
    }),
  );
  // Where it stands says nothing.
  const ofLast = (...said: unknown[]) => all(said.at(-1) as string);
  notation.words('ScriptOnly', ['only', 'exclusively', 'entirely', 'alone']);
  notation.rule('InScript = ( in | written in | written using ) Script ScriptOnly', all);
  notation.rule('InScript = ( ScriptOnly | Wholly ) ( in | written in ) Script', all);
  notation.rule('Adjective = InScript');
  notation.rule(
    'Adjective = InScript ,? ( without | with no | and without ) any? Many<made>',
    (form: Said, ask: string) =>
      ask.endsWith(' letters') ? { and: [form, { ask, in: [[0, 0]] }], undeniable: true } : undefined,
  );
  notation.rule('Clause = EveryLetter Inside? ( is | are | must be | should be ) ScriptName', ofLast);
  notation.rule('Clause = EveryLetter Inside? ( is | are | must be | should be ) ( in | from | of ) Script', ofLast);
  notation.words('BelongTo', each(['belong to', 'come from', 'are from', 'are part of'], ['the']));
  notation.rule('Clause = EveryLetter Inside? BelongTo ScriptLetters', ofLast);
  notation.rule('Clause = only ScriptLetters ( UsedPlain | Allowed ) Inside?', all);
  notation.rule('Core<F,W> = Verb<use,F> only ScriptLetters', all);
  notation.rule('Core<F,response> = ( Verb<have,F> only | Verb<consistOnly,F> ) ScriptLetters', all);
}
