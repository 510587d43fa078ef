import { canonical, type Fact, type Form, isFact, or, partsOf, type Said } from '../../form.ts';
import { allHold, isSome } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { inside } from '../../grammar/said.ts';
import type { ListKind } from '../../markdown/list-sizes.ts';
import { type Place, placed } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { CASE_IGNORED } from '../texts/case-words.ts';
import type { Noun } from '../texts/text-nouns.ts';
import { listed, namingOf, occurs, plainText, type Quoted, some, wanted } from '../texts/texts.ts';

/** Words of the other families, as people put them. */
export function furtherWords(notation: Notation): void {
  inParts(notation);
  several(notation);
  things(notation);
}

function inParts(notation: Notation): void {
  notation.words('IsThere', ['is', 'must be', 'should be', 'has to be']);
  notation.rule('Clause = Text IsThere InPart PartPlace', (text: Quoted, place: Place) =>
    placed({ ask: 'text', of: plainText(text), in: [[1, Infinity]] }, place),
  );
  notation.words('EndToEnd', ['from beginning to end', 'from start to end', 'from start to finish', 'at both ends']);
  notation.rule('Adjective = Wrapped Enclosing EndToEnd', (of: string) => ({ ask: 'wrapped', of }));
}

function several(notation: Notation): void {
  // "'a' is mentioned at least three times and 'b' at most once"
  notation.rule('Joint = Text Used Times And Text Times', (a: Quoted, one: Amount, b: Quoted, other: Amount) =>
    one.bare || other.bare ? undefined : allHold(occurs(a, one), occurs(b, other)),
  );
  notation.words('InAnyCase', CASE_IGNORED);
  const loose = ({ mayBeCased: _, ...text }: Quoted): Quoted => ({ ...text, caseSensitive: false });
  notation.rule('Clause = Text Used Inside? InAnyCase', (text: Quoted, isIn?: true) =>
    inside(occurs(loose(text)), isIn),
  );
  notation.rule('Clause = Text Used Inside? Times InAnyCase', (text: Quoted, isIn: true | undefined, times: Amount) =>
    inside(occurs(loose(text), times), isIn),
  );
  notation.rule('Clause = Texts<or> Used Inside? InAnyCase', (all: Quoted[], isIn?: true) =>
    inside(or(...all.map((text) => some(loose(text)))), isIn),
  );
  // "The words Monday and Friday", "the single word YES"
  notation.rule('Named = the single ( word | term ) #name', (text: string) =>
    wanted(text, { kind: 'word', isUnit: true }),
  );
  notation.rule('Named = the single ( word | term ) #quoted', (text: string) =>
    wanted(text, { kind: 'word', isUnit: true }),
  );
  notation.rule('Names = #name , #name', (a: string, b: string) => [a, b]);
  notation.rule('Names = Names , #name', (all: string[], one: string) => [...all, one]);
  for (const joiner of ['and', 'or'] as const) {
    const list = (noun: Noun, texts: readonly string[]) =>
      noun.kind === 'word'
        ? listed(
            texts.map((text) => wanted(text, namingOf(noun, undefined, undefined))),
            joiner,
            true,
          )
        : undefined;
    notation.rule(
      `List = ( the | these | the following ) Nouns :? #name ${joiner} #name`,
      (noun: Noun, a: string, b: string) => list(noun, [a, b]),
    );
    notation.rule(
      `List = ( the | these | the following ) Nouns :? Names ,? ${joiner} #name`,
      (noun: Noun, all: string[], one: string) => list(noun, [...all, one]),
    );
  }
  notation.words(
    'IsRepeated',
    each(['is', 'are'], ['repeated word for word', 'repeated word-for-word', 'repeated exactly', 'repeated verbatim']),
  );
}

function things(notation: Notation): void {
  notation.rule(
    'Clause = ( a | any ) ListName ( is | must be | should be ) ( Bound | Length ) ListItem ( long )?',
    (kind: ListKind, { in: numbers }: Amount): Said => ({
      ask: 'list of',
      of: { kind, numbers },
      names: true,
    }),
  );
  notation.rule(
    'Core<F,response> = NothingBut<F> WholeNumber ,? Range',
    (name: string, { in: [span], phrase }: Amount): Said => ({
      ask: 'whole number',
      of: { name, between: [...span!, phrase ?? `between ${span![0]} and ${span![1]}`] },
    }),
  );
  notation.words(
    'ClockTime',
    each(['a time'], ['in 24-hour notation', 'in 24-hour format', 'in the 24-hour format', 'in the 24-hour notation']),
  );
}

/** Conditions about the user's message: "if the user's message contains 'x'". */
export function userConditions(notation: Notation): void {
  const ofUser = (form: Said): Said | undefined =>
    isOfText(form) && asksOf(form).every((ask) => FOR_USER.includes(ask))
      ? { ask: 'of user', of: canonical(form), names: true }
      : undefined;
  // What was said earlier was said, too, and "the user mentions 'x'" may be said of an earlier message.
  const ever = (form: Said): Said | undefined => {
    const said = ofUser(form);
    return said && isFact(said) ? { ...said, of: { ever: said.of } } : undefined;
  };
  notation.rule('UserClause = TheMessage Pred<third,response>', (message: string, form: Said) =>
    message.endsWith('question') ? undefined : ofUser(form),
  );
  notation.words('MessageIs', ['is', 'was', 'equals']);
  notation.rule('UserClause = TheMessage MessageIs Text', (_: string, text: Quoted) =>
    ofUser({ ask: 'equals', of: [plainText(text)] }),
  );
  const users = ['the user', 'the customer', 'a user'];
  const verbs = (...all: string[]) => each(users, all);
  notation.words('UserMentions', verbs('mentions', 'says', 'types', 'writes', 'uses', 'includes'));
  notation.rule('UserClause = UserMentions SayDet', ever);
  // "Mentions tables" may be the word.
  notation.words('UserUses', verbs('uses', 'includes'));
  notation.rule('UserClause = UserUses Object', ofUser);
  notation.words('UserWrites', [
    ...verbs('writes', 'asks', 'speaks', 'is writing', 'is asking', 'is speaking', 'wrote', 'asked', 'messages'),
    ...each(users, each(['writes', 'asks', 'asks a question', 'writes a message'], [''])),
  ]);
  notation.rule('UserClause = UserWrites InLanguage', ofUser);
  notation.words('InUsers', ['in', 'within', 'somewhere in', 'anywhere in']);
  notation.rule('UserClause = ThereIs Object InUsers TheMessage', ofUser);
  notation.rule('UserClause = Text Used InUsers TheMessage', (text: Quoted) => ofUser(some(text)));
  notation.rule('UserClause = Text Used by the user', (text: Quoted) => ever(some(text)));
  notation.rule('UserClause = ( Sized<C> | Some<S> | Single ) Used InUsers TheMessage', ofUser);
  const said = ['said', 'mentioned', 'typed', 'used', 'included'];
  notation.words('UserSaid', [...verbs(...said, ...each(['has'], said)), 'the user wrote']);
  notation.rule('UserClause = UserSaid SayDet', ever);
  notation.words(
    'UserSaidNot',
    each(each(users, ['does not', 'did not', 'has not']), [
      'say',
      'said',
      'mention',
      'mentioned',
      'use',
      'used',
      'type',
    ]),
  );
  notation.rule('UserClause = UserSaidNot SayDet', (form: Said): Said | undefined => {
    const not = isSome(form) ? ever(form) : undefined;
    return not && { not: not as Fact, denies: true };
  });
  const given = ['provided', 'shared', 'included', 'sent', 'posted', 'pasted', 'used'];
  notation.words('UserHasGiven', verbs(...given, ...each(['has'], [...given, 'given']), 'gave', 'gives', 'provides'));
  notation.words('UserHasGiven', verbs('shares', 'sends', 'posts', 'pastes'));
  notation.rule('UserClause = UserHasGiven Object', ever);
  notation.words('ToUserWho', ['to a user who', 'to any user who', 'to a customer who']);
  notation.rule(
    'UserReply = ( the | a | any ) ( reply | response | answer ) ToUserWho ( mentions | says | writes ) SayDet',
    ofUser,
  );
}

/** What can be asked of what a user typed: of a list, a table or code it is open what counts there. */
const FOR_USER = [
  ...['text', 'texts', 'words', 'characters', 'sentences', 'lines', 'paragraphs', 'language', 'language alone', 'case'],
  ...['start', 'end', 'equals', 'equals one', 'empty', 'matches', 'whole match', 'lines matching', 'whole number'],
  ...[
    'code blocks',
    'links',
    'URLs',
    'question marks',
    'exclamation marks',
    'numbers',
    'digits',
    'percentages',
    'dates',
  ],
  ...['e-mail addresses', 'phone numbers', 'hashtags', 'emojis', 'is question', 'json', 'in script', 'line breaks'],
];
const asksOf = (form: Form): string[] =>
  isFact(form)
    ? [form.ask]
    : 'not' in form
      ? [form.not.ask]
      : 'part' in form
        ? ['part']
        : partsOf(form).flatMap(asksOf);

/** What is asked of the conversation or of tools, and not of a text alone. */
const OF_MORE =
  /"ask":"(?:open|grounded|kept|agreeing|within|own text|turn lengths|call|tool|other tools|only tools|different tools|repeated|answered calls|unanswered|user (?:script|language)|compared|starts with message|same as|every turn|nth turn|so many turns|of user|exclusive)/u;

/** Whether a message of the user, or another one of the assistant, can be asked the same: all of it is of its text. */
export const isOfText = (form: Said): boolean => {
  const { refers, refersToMany, ...rest } = form;
  // Of one thing "in it" is in the message.
  const said = JSON.stringify(isFact(form) ? rest : form);
  return !OF_MORE.test(said) && !/"(?:plainFor|onlyFor|refers|refersToMany|total|style|byAgent|ofAnswer)":/u.test(said);
};
