import { both, canonical, type Form, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { inside } from '../../grammar/said.ts';
import { hasBlank } from '../../texts/text-blanks.ts';
import { wantedText } from '../../texts/wanted.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { noneOf, plainText, type Quoted, some } from '../texts/texts.ts';
import { agreeing } from '../texts/written-texts.ts';
import { only, some as someValue } from './valued-said.ts';

/** What a code or a number is called before it: "order 88213", "flight LH452". */
const CODES = [
  ...['order', 'ticket', 'invoice', 'issue', 'case', 'booking', 'reservation', 'flight', 'train', 'room', 'gate'],
  ...['version', 'release', 'build', 'error', 'coupon', 'voucher', 'code', 'reference', 'sku', 'model', 'card', 'iban'],
  ...['isbn', 'jira key', 'issue key', 'email', 'email address', 'e-mail address', 'hotline', 'token', 'pin'],
  ...['file', 'file name', 'filename', 'path', 'user id', 'customer id', 'domain', 'password', 'postcode', 'seat'],
  ...each(['promo', 'discount', 'coupon', 'error', 'hex', 'color', 'colour', 'zip', 'tracking', 'internal'], ['code']),
  ...each(['secret', 'access', 'voucher', 'gift', 'product', 'confirmation', 'booking'], ['code']),
  ...each(['phone', 'telephone', 'contact', 'card', 'credit card', 'tracking', 'account', 'serial'], ['number']),
  ...each(['hotline', 'gate', 'room', 'platform', 'seat', 'version', 'build', 'issue', 'claim', 'policy'], ['number']),
  ...each(['order', 'ticket', 'invoice', 'case', 'booking', 'flight', 'confirmation', 'reference'], ['number', 'id']),
  ...['booking reference', 'function name', 'variable', 'variable name', 'class', 'constant', 'flag', 'handle'],
  ...['environment variable', 'component', 'hook', 'username', 'hashtag', 'bug'],
];
/** Of these there are other ways to write one: "the total, 348,", "the deadline 31 May 2024". */
const AMOUNTS = [
  ...['date', 'deadline', 'due date', 'delivery date', 'start date', 'end date', 'time', 'start time'],
  ...['meeting time', 'day', 'year'],
  ...['price', 'total', 'amount', 'total amount', 'fee', 'cost', 'discount', 'rate', 'percentage', 'figure', 'budget'],
  ...['score', 'sum', 'result', 'final result', 'count', 'grand total', 'total price', 'amount due', 'answer'],
  ...['final answer', 'number'],
];
/** What is done with such a value and with placeholders, by what that says of the response; each verb in every form. */
const DONE = {
  GivesValue: [
    ...['lists,list,list,listed,listing'],
    ...['quotes,quote,quote,quoted,quoting', 'restates,restate,restate,restated,restating'],
  ],
  RepeatsValue: ['repeats,repeat,repeat,repeated,repeating'],
  DropsValue: ['forgets,forget,forget,forgot,forgetting', 'drops,drop,drop,dropped,dropping'],
  KeepText: [
    ...['leaves,leave,leave,left,leaving', 'retains,retain,retain,retained,retaining'],
    ...['carries over,carry over,carry over,carried over,carrying over'],
  ],
  Keeping: [
    ...['keeps,keep,keep,kept,keeping', 'preserves,preserve,preserve,preserved,preserving'],
    ...['retains,retain,retain,retained,retaining', 'echoes,echo,echo,echoed,echoing'],
    ...['echoes back,echo back,echo back,echoed back,echoing back'],
    ...['repeats back,repeat back,repeat back,repeated back,repeating back'],
  ],
} as const;
/** Of these the sign before the digits is no part: "order #88213" may be written "order 88213". */
const NUMBERED = /^#(?=\d+$)/u;
/** What stands for itself: a number, an address, a name as programs have it. */
const CODE = /^(?![{<[%])(?=.*(?:[\d@_]|\p{Ll}\p{Lu}|\w\.\w|^-))[^\n]+$/u;
/** What is no name of a field: a placeholder, a code, a name with a capital. */
const NO_FIELD = /[{}<>%[\]\s]|^\p{Lu}|\d{2}/u;
const TIMES = ['year', 'date', 'day', 'time', 'deadline'];
/** "$1,234.56", "12.5%", "42 km" */
const MEASURED = /^[$€£]?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|€|[\p{L}°][\p{L}°/]{0,9}))?$/u;
/** What the name of a value says of it, where that is a plain number or amount: "88213", "$49", "10%". */
export const besideOf = (noun: string, text: string): { beside?: string; isYear?: true } => {
  if (noun === 'year' && /^\d{4}$/u.test(text)) return { isYear: true };
  const isPlain = /^[$€£]?\d+%?$/u.test(text) || (AMOUNTS.includes(noun) && MEASURED.test(text));
  return isPlain && !noun.split(' ').some((word) => TIMES.includes(word)) ? { beside: noun } : {};
};
/** As which a date or a time is given may be its form. */
const DAYS = /\d-\d\d-|\d:\d|\p{L}{3}|\d\.\d+\./u;

/** Values with their names and without quotation marks, as which they are given, and greetings by whom they name. */
export function namedValues(notation: Notation): void {
  apposed(notation);
  stated(notation);
  prices(notation);
  kept(notation);
}

/** "Mentions order 88213", "the promo code SPRING24", "the total, 348, is in bold" */
function apposed(notation: Notation): void {
  const code = (noun: string, text: string): Quoted | undefined => {
    const found = wantedText(text.replace(NUMBERED, ''), { kind: 'word' });
    const isUnit = !noun.startsWith('version');
    return (
      found && { ...found, mayBeCased: true, ...(isUnit && { isUnit }), isApposed: true, ...besideOf(noun, found.text) }
    );
  };
  for (const noun of CODES) notation.words('ApposedCode', [noun], noun);
  for (const noun of [...CODES, ...AMOUNTS]) notation.words('ApposedNoun', [noun], noun);
  notation.words('ApposedOwner', [
    ...['the', 'our', 'its', 'their', 'this', 'your', 'exact', 'the exact', 'the correct', 'the right', 'a'],
    ...each(['the', ''], ["user's", "customer's", "client's", "caller's", "company's", 'customer', 'user', 'full']),
  ]);
  notation.kind('#quotedcode', (token) =>
    token.kind === 'quoted' && token.mark !== '`' && CODE.test(token.text) ? token.text : undefined,
  );
  notation.kind('#longcode', (token) => {
    if (token.kind === 'number') return token.value > 999 ? String(token.value) : undefined;
    return token.kind === 'word' &&
      /\p{N}/u.test(token.raw) &&
      /\p{Lu}|\p{N}{2}|.{7}/u.test(token.raw) &&
      !hasBlank(token.raw)
      ? token.raw
      : undefined;
  });
  notation.rule('ValueText = ApposedOwner? ApposedNoun #quotedcode', code);
  // "The price of get_price" is another text.
  notation.rule('ValueText = ApposedOwner? ApposedNoun of #quotedcode', (noun: string, text: string) =>
    /^[$€£+]?\d/u.test(text) ? code(noun, text) : undefined,
  );
  notation.rule('ValueText = ApposedOwner? ApposedCode #longcode', code);
  notation.rule('Named = ValueText', (text: Quoted) => text);
  // "Restates order 88213", "forgets the order number 88213"
  for (const [name, verbs] of Object.entries(DONE))
    for (const [at, form] of FORMS.entries())
      notation.words(
        `${name}<${form}>`,
        verbs.map((verb) => verb.split(',')[at]!),
      );
  notation.rule('Core<F,W> = GivesValue<F> ValueText', (text: Quoted) => some(plainText(text)));
  // As a fault, what is repeated may be said twice.
  notation.rule(
    'Core<F,W> = RepeatsValue<F> ValueText',
    (text: Quoted): Said => ({ ...some(plainText(text)), plainFor: 1 }),
  );
  notation.rule('Core<F,W> = DropsValue<F> ValueText', (text: Quoted) => noneOf([plainText(text)]));
  notation.kind('#status', (token) =>
    token.kind === 'number' && token.value > 99 && token.value < 600 ? String(token.value) : undefined,
  );
  notation.rule('Named = the? ( error | http | http status | http error ) #status', (text: string) =>
    code('error', text),
  );
  // "3.50" and "1,200" are not kept as they are written.
  notation.kind('#smallnumber', (token) =>
    token.kind === 'number' && token.value < 1000 ? String(token.value) : undefined,
  );
  notation.rule('Named = ApposedOwner ApposedNoun , ( #smallnumber | #quotedcode ) ,', code);
}

/** "The price appears as €19.99", "the last line gives the total as 42" */
function stated(notation: Notation): void {
  const is = ['is', 'must be', 'should be'];
  // "Written as $12.99" may show a form.
  notation.words('AppearsAs', ['appears as', 'shows up as', 'reads', ...each(is, ['displayed as', 'printed as'])]);
  notation.words('IsGivenAs', each(is, ['given as', 'stated as', 'listed as', 'quoted as', 'shown as', 'reported as']));
  notation.rule('StatedText = Text', (text: Quoted) => text);
  notation.rule('StatedText = #smallnumber', (text: string) => wantedText(text, { kind: 'word', isUnit: true }));
  const loose = (noun: string, text: Quoted): Said | undefined =>
    /\d/u.test(text.text) ? some({ ...plainText(text), ...besideOf(noun, text.text) }) : undefined;
  const exact = (noun: string, text: Quoted) =>
    DAYS.test(text.text) ? undefined : loose(noun, { ...text, caseSensitive: true, isUnit: true });
  notation.rule('Clause = ApposedOwner? ApposedNoun AppearsAs StatedText', exact);
  notation.rule('Clause = ApposedOwner? ApposedNoun IsGivenAs StatedText', (noun: string, text: Quoted) =>
    DAYS.test(text.text) ? undefined : loose(noun, text),
  );
  for (const verb of ['have', 'say', 'give']) {
    notation.rule(`Core<F,W> = Verb<${verb},F> ApposedOwner ApposedNoun as StatedText`, loose);
    notation.rule(`Core<F,W> = Verb<${verb},F> ApposedOwner ApposedCode as #longcode`, (noun: string, text: string) =>
      loose(noun, wantedText(text, { kind: 'word', isUnit: true, isLiteral: true })!),
    );
  }
}

/** "The price in the text isn't $49", "a price like $12.99 shows up" */
function prices(notation: Notation): void {
  interface Price {
    kind: 'dollar amount' | 'euro amount' | 'pound amount';
    amount: number;
  }
  const priced = ({ kind, amount }: Price, isNot?: true): Said =>
    only({ kind, bounds: { from: amount, to: amount }, isPrice: true, ...(isNot && { isNot }) });
  notation.words('ThePrice', ['the price']);
  notation.words('OnlyPrice', ['the only price', 'the only amount']);
  notation.rule('ThePrice = OnlyPrice');
  notation.rule('Clause = PriceSaid is OnlyPrice StatedIn?', (price: Price) => priced(price));
  notation.rule('Clause = OnlyPrice ValueEquals PriceSaid', (price: Price) => priced(price));
  const shown = ['listed price', 'quoted price', 'stated price', 'price shown', 'price listed', 'price displayed'];
  notation.words('ThePriceSaid', each(['the', 'the only'], shown));
  notation.rule('PriceThere = ( ThePrice StatedIn | ThePriceSaid )');
  notation.rule('Clause = PriceThere ValueEquals PriceSaid', (price: Price) => priced(price));
  notation.rule('Clause = PriceThere CopulaNot PriceSaid', (price: Price) => priced(price, true));
  // Without cents, or in another currency, it may be like that or not.
  const like = ({ kind, amount }: Price): Said | undefined => {
    if (Number.isInteger(amount)) return undefined;
    const any = { or: [{ ask: `${kind}s`, in: [[1, Infinity]] }, someValue({ kind: 'price', hasCents: true })] };
    return { ask: 'agreeing', of: [someValue({ kind, hasCents: true }), any].map((one) => canonical(one as Said)) };
  };
  notation.words('APrice', each(['a', 'any', 'at least one'], ['price', 'amount', 'dollar amount', 'euro amount']));
  notation.rule('ValuedThing = APrice LikeSample PriceSaid', like);
  notation.rule("ValuedThing = APrice '(' LikeSample PriceSaid ')'", like);
  notation.words('LikeSample', ['like', 'such as', ', like', ', such as', 'e . g .', ', e . g .', 'as in']);
}

/** Whom one speaks to, in several languages. */
const PRONOUNS =
  /^(?:you|y['’]all|thou|we|du|sie|ihr|euch|tu|toi|vous|tú|usted|ustedes|vos|vosotr[oa]s|você|vocês|lei|voi|jij|je|u|jullie|ty|pan|pani|ni|ты|вы|sen|siz|あなた|你|您)$/iu;

/** "Keeps the {{first_name}} placeholder", "the customer's card number … is echoed back" */
function kept(notation: Notation): void {
  const SIGNS = ['placeholder', 'variable', 'template variable', 'merge tag', 'token', 'marker', 'tag', 'field'];
  notation.kind('#braced', (token) =>
    token.kind === 'quoted' && /^(?:\$?\{{1,2}\w+\}{1,2}|%\w+%?|<\w+>|\[\w+\])$/u.test(token.text)
      ? { text: token.text, wholeWords: false, caseSensitive: false }
      : undefined,
  );
  notation.rule(`Named = ( the | a | our )? #braced ( ${SIGNS.join(' | ')} )`, (text: Quoted) => text);
  notation.rule(`Named = ( the | our )? ( ${SIGNS.slice(1).join(' | ')} ) #braced`, (text: Quoted) => text);
  notation.words('Unchanged', [
    ...['exactly as is', 'exactly as it is', 'exactly as written', 'exactly as given', 'as-is', 'in place', 'alone'],
    ...['as written', 'just as it is', 'untranslated', 'exactly the same', 'verbatim', 'in', 'in there'],
  ]);
  // "Keeps 'status' unchanged", "'total' is unchanged" may be said of a field.
  const one = (text: Quoted) => (text.isNameless && !NO_FIELD.test(text.text) ? undefined : some(plainText(text)));
  const all = (texts: Quoted[]) =>
    texts.map(one).includes(undefined) ? undefined : both(...texts.map((text) => some(plainText(text))));
  notation.rule('Core<F,W> = KeepText<F> Nameless Unchanged', one);
  notation.rule('Core<F,W> = Keeping<F> ( Nameless | Named )', one);
  notation.rule('Core<F,W> = Keeping<F> both? Texts<and>', all);
  notation.rule('Core<F,W> = KeepText<F> both? Texts<and> Unchanged', all);
  const back = ['echoed', 'echoed back', 'repeated back', 'quoted back', 'read back', 'leaked', 'exposed', 'revealed'];
  back.push('shared', 'disclosed', 'given away');
  const still = ['unchanged', 'untouched', 'intact', 'still intact', 'still in place', 'left in place', 'left alone'];
  still.push(
    'untranslated',
    ...each(
      ['left', 'kept', 'carried over', 'copied over'],
      ['untranslated', 'as is', 'exactly as is', 'unchanged', 'untouched', 'intact'],
    ),
  );
  notation.words('IsEchoed', each(['is', 'are', 'was', 'gets'], back));
  notation.words('NotEchoed', each(['is not', 'are not', 'is never', 'must not be'], back));
  notation.words(
    'IsUnchanged',
    each(['is', 'are', 'must be', 'should be'], still).concat(each(['stays', 'remains'], ['as is', 'in', 'the same'])),
  );
  notation.rule('Clause = Text IsEchoed Inside?', (text: Quoted, isIn?: true) => inside(some(plainText(text)), isIn));
  notation.rule('Clause = Text NotEchoed Inside?', (text: Quoted, isIn?: true) =>
    inside(noneOf([plainText(text)]), isIn),
  );
  // "Drops the %s", "keeps the %s"
  notation.rule(`BracedText = ( the | any | a )? #braced ( ${SIGNS.join(' | ')} )?`, (text: Quoted) => text);
  notation.rule('Core<F,W> = DropsValue<F> BracedText', (text: Quoted) => noneOf([text]));
  notation.rule('Core<F,W> = ( Keeping<F> | KeepText<F> ) the #braced Unchanged?', (text: Quoted) => some(text));
  // A placeholder that "was replaced" is no longer there.
  const gone = ['dropped', 'lost', 'removed', 'replaced', 'translated', 'filled in', 'deleted', 'stripped out'];
  notation.words(
    'WasDropped',
    each(['is', 'was', 'got', 'gets', 'has been'], gone).concat('is gone', 'goes missing', 'disappears'),
  );
  notation.rule(`Clause = ( BracedText | the ( ${SIGNS.join(' | ')} ) #braced ) WasDropped`, (text: Quoted) =>
    noneOf([text]),
  );
  notation.words('NotDropped', each(['is not', 'was not', 'does not get', 'are not'], [...gone, 'touched', 'changed']));
  notation.rule('Clause = BracedText NotDropped', (text: Quoted) => some(text));
  notation.rule(
    'Clause = NamedText ( is | was | gets | got ) translated',
    (text: Quoted): Said => ({
      ...noneOf([plainText(text)]),
      plainFor: -1,
    }),
  );
  notation.rule('Core<F,W> = ( Keeping<F> | KeepText<F> ) #braced as a ( placeholder | variable )', (text: Quoted) =>
    some(text),
  );
  notation.rule('Clause = Text IsUnchanged Inside?', (text: Quoted, isIn?: true) => {
    const form = one(text);
    return form && inside(form, isIn);
  });
  notation.kind('#i', (token) => (token.kind === 'word' && token.raw === 'I' ? 'I' : undefined));
  notation.rule('Named = ( the word | the pronoun | first-person ) #i', (text: string) =>
    wantedText(text, { kind: 'word', isUnit: true }),
  );
  // "The safe word pineapple"
  notation.words('SecretWord', each(['the', 'our'], ['safe word', 'secret word', 'magic word', 'trigger word']));
  notation.rule('Named = SecretWord ( #listword | #quoted )', (text: string) =>
    wantedText(text, { kind: 'word', isUnit: true }),
  );
  notation.rule('Named = ( first person | first-person | second-person ) #quoted', (text: string) =>
    wantedText(text, { kind: 'word', isUnit: true }),
  );
  notation.words('PersonName', [
    ...each(["the customer's", "the client's", "the recipient's", "the guest's"], ['name', 'first name']),
    ...each(each(['the', ''], ['customer', 'user', 'client', 'recipient', 'guest', 'first', 'last', 'full']), ['name']),
  ]);
  notation.rule('Named = PersonName ( #quoted | #name )', (text: string) =>
    wantedText(text, { kind: 'word', isUnit: true, isName: true }),
  );
  // "The greeting uses the customer name 'Priya'"
  const part = (): One => ({ kind: 'greeting', place: { block: 'greeting' } });
  notation.rule('OnePart = ( the | its ) GreetingName', part);
  notation.words('GreetingName', ['greeting', 'salutation', 'opening greeting', 'greeting line']);
  // Another line may stand above it.
  notation.rule('Clause = ( the | its ) GreetingName ( is | reads | must be ) Text', (text: Quoted): Said => {
    const [there, first] = [some(plainText(text)), { ask: 'start', of: plainText(text) }];
    const edge = agreeing(first, { ask: 'within', of: { vague: 'opening', holds: canonical(there) } });
    return { ...agreeing(canonical(there), edge as Form), undeniable: true, names: true };
  });
  // Who is named elsewhere need not be greeted. "You" stands for its forms, and any sentence may say it.
  const greeted = (text: Quoted): Said | undefined => {
    if (PRONOUNS.test(text.text)) return undefined;
    const named = some(plainText(text));
    const greets = ofOne(part(), named);
    return greets && { and: [named, { ask: 'agreeing', of: [greets, named].map(canonical) }], undeniable: true };
  };
  const users = each(['the'], ['user', 'customer', 'client', 'reader', 'recipient']);
  for (const [at, form] of FORMS.entries()) {
    const address = ['addresses', 'address', 'address', 'addressed', 'addressing'][at]!;
    const greet = ['greets', 'greet', 'greet', 'greeted', 'greeting'][at]!;
    notation.words(`GreetsAs<${form}>`, each(each([address, greet], users), ['as', 'with the name', 'by the name']));
    notation.words(`Greets<${form}>`, [address, greet]);
  }
  notation.rule('Core<F,W> = GreetsAs<F> Text', greeted);
  notation.words(
    'IsGreetedAs',
    each(each(users, ['is', 'gets']), ['greeted as', 'addressed as', 'addressed by the name']),
  );
  notation.rule('Clause = IsGreetedAs Text', greeted);
  notation.rule('Core<F,W> = Greets<F> ( Nameless | SpelledBare ) by name', greeted);
}
