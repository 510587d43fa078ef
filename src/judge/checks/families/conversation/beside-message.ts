import { sameScriptCheck } from '../../conversation/user-script.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Decider } from '../bridge.ts';
import { each } from '../shape.ts';

/** How it is decided whether the response is in the user's script. */
export const USER_SCRIPT: Readonly<Record<string, Decider>> = {
  'user script': (_, negated) => sameScriptCheck(negated),
};

/** More that is set beside the user's message: lengths in a unit that is named, the same text, the language that they wrote in. */
export function besideMessage(notation: Notation): void {
  // "Shorter (in characters) than the user's message", "longer than the user's message, counted in words".
  for (const [phrase, words] of [
    ['fewer', ['shorter']],
    ['more', ['longer']],
    ['no more', ['no longer']],
    ['no fewer', ['no shorter']],
  ] as const)
    notation.words('LongerOrShorter', words, phrase);
  const units = ['words', 'characters', 'lines', 'sentences'] as const;
  for (const unit of units) {
    const counted = [`counted in ${unit}`, `in ${unit}`, `measured in ${unit}`, `by ${unit}`, `counting ${unit}`];
    notation.words(
      'InUnit',
      counted.flatMap((one) => [one, `( ${one} )`]),
      unit,
    );
    notation.words(
      'InUnitWithin',
      counted.flatMap((one) => [one, `( ${one} )`, `, ${one} ,`]),
      unit,
    );
    notation.words(
      'InUnitAfter',
      counted.flatMap((one) => [`, ${one}`]),
      unit,
    );
  }
  const compared = (phrase: string, unit: string, message: string): Said => ({
    ask: 'compared count',
    of: { phrase, unit, message },
    names: true,
    ...(/^no /.test(phrase) && { denies: true }),
  });
  notation.rule('BesideMessage = LongerOrShorter InUnitWithin than TheMessage', compared);
  notation.rule(
    'BesideMessage = LongerOrShorter than TheMessage ( InUnit | InUnitAfter )',
    (phrase: string, message: string, unit: string) => compared(phrase, unit, message),
  );
  notation.rule('Det = exactly the same number of Many<size> as TheMessage', (unit: string, message: string) =>
    compared('the same number of', unit, message),
  );
  notation.rule('Det = exactly as many Many<size> as TheMessage', (unit: string, message: string) =>
    compared('the same number of', unit, message),
  );

  // The same text.
  notation.words('SameAsMessage', [
    ...[
      'identical to',
      'exactly the same as',
      'the same as',
      'an exact copy of',
      'a verbatim copy of',
      'word for word the same as',
    ],
    ...['a word-for-word copy of', 'word-for-word identical to'],
    ...each(['', 'just', 'simply', 'merely', 'nothing but', 'nothing more than'], ['a copy of', 'an exact copy of']),
  ]);
  const same = (message: string): Said => ({ ask: 'same as message', of: message, names: true });
  notation.rule('Adjective = SameAsMessage TheMessage', same);
  for (const [form, verb] of [
    ['third', 'differs'],
    ['plural', 'differ'],
    ['base', 'differ'],
  ])
    notation.words(`Differ<${form}>`, [verb!]);
  for (const form of ['third', 'plural', 'base'])
    notation.rule(
      `Core<${form},response> = Differ<${form}> from TheMessage`,
      (of: string): Said => ({
        not: { ask: 'same as message', of },
        denies: true,
      }),
    );

  // "The user is answered in the language they wrote in"
  notation.words('TheirLanguage', [
    ...each(
      ['the language', 'the same language'],
      ['they wrote in', 'that they wrote in', 'they used', 'that they used', 'in which they wrote', 'they write in'],
    ),
    ...['their language', 'their own language'],
  ]);
  notation.rule(
    'Clause = the user ( is | must be | should be | gets | was ) ( answered | addressed | replied to ) in TheirLanguage',
    (): Said => ({
      ask: 'user language',
    }),
  );
}

/** "As many items as the user's list", "quotes the user's message in full": beside the rules of whole conversations. */
export function alsoBesideMessage(notation: Notation): void {
  // "As many lines as the user's message": just as many, or at least.
  const asMany = (unit: string, message: string): Said => ({
    ask: 'agreeing',
    of: ['the same number of', 'no fewer'].map((phrase) => ({ ask: 'compared count', of: { phrase, unit, message } })),
    names: true,
    undeniable: true,
  });
  notation.rule('Det = as many Many<size> as TheMessage', asMany);
  notation.words('ItemNoun', ['items', 'list items', 'entries']);
  notation.words('TheUsersList', ["the user's list", "the list in the user's message", 'the list the user sent']);
  notation.words('TheUsersList', ['the list the user gave', 'the list that the user sent']);
  const items = () => asMany('list items', "the user's message");
  const sameItems = (): Said => ({
    ask: 'compared count',
    of: { phrase: 'the same number of', unit: 'list items', message: "the user's message" },
    names: true,
  });
  for (const subject of [
    'Clause = ( the list | its list | the bulleted list ) ( has | contains | must have )',
    'Det =',
  ]) {
    notation.rule(`${subject} as many ItemNoun as TheUsersList ( has | has items )?`, items);
    notation.rule(`${subject} ( the same number of | exactly as many ) ItemNoun as TheUsersList ( has )?`, sameItems);
  }
  userScript(notation);
}

/** "In the same alphabet as the user's message" */
function userScript(notation: Notation): void {
  const scripts = ['script', 'alphabet', 'writing system'];
  const wrote = ['wrote in', 'writes in', 'used', 'uses', 'is using', 'is writing in'];
  notation.words('UserScript', [
    ...each(each(['the same'], scripts), [
      "as the user's message",
      'as the user',
      'as the user did',
      'as the user wrote in',
    ]),
    ...each(each(['the same', 'the'], scripts), each(['', 'that'], each(['the user'], wrote))),
    ...each(each(['the'], scripts), ["of the user's message", 'of the user']),
    ...each(["the user's"], scripts),
  ]);
  const script = (): Said => ({ ask: 'user script', names: true });
  notation.rule('Adjective = written? in UserScript', script);
  notation.rule('Core<F,W> = Verb<reply,F> in UserScript', script);
  notation.rule('Core<F,response> = Verb<use,F> UserScript', script);
}
