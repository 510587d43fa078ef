import type { Kind } from '../../data/json.ts';
import { and, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import type { Demanded, Json } from './json-wish.ts';
import { jsonWishes } from './json-wishes.ts';

/** JSON as the whole response, and what it holds. */
export function json(notation: Notation): void {
  notation.add(jsonWishes);
  whole(notation);
}

function whole(notation: Notation): void {
  notation.words('AnyJson', ['json', 'json document'], 'JSON');
  notation.words('JsonObject', ['json object', 'json objects'], 'a JSON object');
  notation.words('JsonArray', ['json array', 'json arrays', 'json list', 'json lists'], 'a JSON array');
  notation.words('JsonArray', ['top-level json array', 'json array at the top level'], 'a JSON array');
  notation.words('JsonObject', ['top-level json object', 'json object at the top level'], 'a JSON object');
  notation.words(
    'Readable',
    ['valid', 'well-formed', 'syntactically valid', 'parseable', 'parsable', 'raw', 'pure', 'bare', 'raw valid'],
    true,
  );
  notation.words('OnlyJson', ['only', 'solely', 'entirely', 'completely', 'fully', 'nothing but'], true);
  const around = ['before or after it', 'around it', 'outside it', 'outside of it', 'before it or after it'];
  const texts = each(
    ['', 'additional', 'other', 'extra', 'surrounding', 'further', 'introductory'],
    ['text', 'prose', 'commentary', 'explanation', 'words', 'content', 'chatter', 'chit-chat'],
  );
  const fencing = [
    ...['backticks', 'triple backticks', 'code block', 'code blocks', 'fences', 'fence'],
    'code fence',
    'code fences',
    'markdown',
    'markdown code fences',
    'markdown code fence',
    'markdown fences',
  ];
  notation.words(
    'NoText1',
    ['with no', 'without', 'without any', 'no'].flatMap((no) => [no, `, ${no}`, `and ${no}`]),
  );
  notation.words('TextOrFence', [
    ...texts,
    ...fencing,
    ...each([...texts, ...fencing, 'anything', 'anything else'], around),
  ]);
  notation.rule('NothingElse = NoText1 TextOrFence ( or TextOrFence )?', () => true);
  notation.words(
    'NothingElse',
    [
      'only',
      ...each(['and', ', and', 'with', ', with'], ['nothing else', 'nothing but json', 'nothing more', 'only json']),
    ],
    true,
  );
  notation.words('NothingElse', each(['with nothing', 'and nothing', ', nothing', ', with nothing'], around), true);
  notation.words('InJson', ['in', 'written in', 'formatted as', 'written as', 'provided as']);
  notation.words('AJson', ['a', 'a single']);
  const fence = each(
    [
      'code fence',
      'code block',
      'markdown code fence',
      'markdown code block',
      'surrounding markdown code fence',
      'surrounding code fence',
      'surrounding code block',
      'surrounding markdown code block',
      'markdown fence',
    ],
    [
      'is allowed',
      'is fine',
      'is ok',
      'is okay',
      'is permitted',
      'is acceptable',
      'may surround it',
      'around it is allowed',
      'around it is fine',
    ],
  );
  const optional = [
    ...each(['with or without a'], ['code fence', 'code block', 'markdown code fence', 'markdown code block']),
    ...each(each(['optionally', 'possibly'], ['in a', 'inside a', 'wrapped in a', 'enclosed in a']), [
      'code fence',
      'code block',
      'markdown code fence',
      'markdown code block',
    ]),
    ...each(['ignoring a', 'ignoring any'], ['surrounding code fence', 'surrounding code block', 'code fence']),
  ];
  const fences = each(
    ['code fences', 'code blocks', 'markdown code fences', 'markdown code blocks', 'surrounding code fences'],
    ['are allowed', 'are fine', 'are ok', 'are okay', 'are permitted', 'are acceptable'],
  );
  notation.words(
    'Fence',
    [...each(['a'], fence), ...fences, ...optional].flatMap((one) => [`( ${one} )`, `, ${one}`]),
    true,
  );
  notation.words('Fence', optional.slice(0, 4), true);
  interface Named {
    kind: Kind;
    isValid: boolean;
    demanded?: Demanded | undefined;
  }
  const named = (isValid: true | undefined, kind: Kind, demanded?: Demanded): Named => ({
    kind,
    isValid: isValid === true,
    demanded,
  });
  notation.rule('JsonNoun = AJson? Readable? AnyJson ( format )? ( OfObject | OfSchema )?', named);
  notation.rule('JsonNoun = AJson? Readable? JsonObject ( OfObject | OfSchema )?', named);
  notation.rule('JsonNoun = AJson? Readable? JsonArray ( OfArray | OfSchema )?', named);
  notation.rule('JsonNoun = an empty ( JsonArray | JsonObject )', (kind: Kind) =>
    named(true, kind, { wish: { count: [[0, 0]], unit: kind === 'a JSON array' ? 'item' : 'key' } }),
  );
  const said = (
    { kind, isValid, demanded }: Named,
    only: true | undefined,
    fenced: true | undefined,
    mayBeLoose: boolean,
  ): Said | undefined => {
    const isLoose = mayBeLoose && !isValid && !only;
    if (isLoose && !demanded) return undefined;
    const of: Json = {
      kind,
      mayBeFenced: fenced === true,
      otherwise: isLoose ? 'open' : 'fails',
      ...(demanded && { wish: demanded.wish }),
    };
    const isUnclearFault = demanded?.isListed || demanded?.isBare;
    return {
      ask: 'json',
      of,
      ...(only && { whole: true }),
      ...((demanded || fenced) && { list: 'one' }),
      ...(isUnclearFault && { plainFor: 1 }),
    };
  };
  notation.rule('JsonState = OnlyJson? JsonNoun Fence?', (only: true | undefined, noun: Named, fenced?: true) =>
    said(noun, only, fenced, false),
  );
  notation.rule(
    'JsonState = OnlyJson? JsonNoun NothingElse Fence?',
    (_: true | undefined, noun: Named, only: true, fenced?: true) =>
      noun.demanded ? undefined : said(noun, only, fenced, false),
  );
  notation.rule(
    'JsonState = OnlyJson? JsonNoun NothingElse NothingElse',
    (_: true | undefined, noun: Named, only: true) => (noun.demanded ? undefined : said(noun, only, undefined, false)),
  );
  notation.rule('JsonState = InJson OnlyJson? JsonNoun Fence?', (only: true | undefined, noun: Named, fenced?: true) =>
    said(noun, only, fenced, true),
  );
  notation.rule(
    'JsonState = invalid json',
    (): Said => ({ not: { ask: 'json', of: { kind: 'JSON', mayBeFenced: false, otherwise: 'fails' } } }),
  );
  notation.rule(
    'JsonState = ( valid against | valid according to ) Schema Fence?',
    (demanded: Demanded, fenced?: true) => ofSchema(demanded, fenced),
  );
  notation.words(
    'RatherThan',
    ['rather than', 'and not', 'instead of', 'not', 'and never', 'as opposed to'].flatMap((one) => [one, `, ${one}`]),
  );
  notation.words('OtherKind', ['an array', 'a list', 'a json array'], 'a JSON array');
  notation.words('OtherKind', ['an object', 'a json object'], 'a JSON object');
  notation.rule(
    'JsonState = OnlyJson? JsonNoun RatherThan OtherKind',
    (only: true | undefined, noun: Named, other: Kind) =>
      noun.demanded || other === noun.kind || noun.kind === 'JSON' ? undefined : said(noun, only, undefined, false),
  );
  notation.rule('State = JsonState');
  notation.rule('States = JsonState Join<and> Extent', and);
  notation.rule('States = JsonState Join<or> YamlState', (a: Said, b: Said) => or(a, b));
  notation.rule('YamlState = valid yaml', () => ({ ask: 'yaml' }));
  notation.rule('State = valid yaml Fence', () => ({ ask: 'yaml', of: 'fenced', list: 'one' }));
  notation.rule('Kind = JsonState');
  notation.rule('Core<F,response> = Verb<have,F> nothing but JsonNoun', (noun: Named) =>
    said(noun, true, undefined, false),
  );
  notation.rule(
    'Core<F,writer> = Output<F> ( nothing but | nothing except | nothing other than ) JsonNoun',
    (noun: Named) => said(noun, true, undefined, false),
  );
  notation.rule('ParsedJson = JsonNoun', (noun: Named) => said(noun, true, undefined, false));
  notation.rule('ParsedJson = JsonNoun NothingElse', (noun: Named) =>
    noun.demanded ? undefined : said(noun, true, undefined, false),
  );
  notation.rule('Core<F,W> = Verb<parse,F> ParsedJson');
  notation.rule('Clause = Whole Verb<parse,third> ParsedJson');
  notation.rule('Core<F,response> = Verb<be,F> JsonNoun and ( contains | has ) nothing else', (noun: Named) =>
    noun.demanded ? undefined : said(noun, true, undefined, false),
  );
  notation.rule('Core<F,response> = Verb<consistOnly,F> JsonNoun', (noun: Named) => said(noun, true, undefined, false));
  notation.rule(
    'Core<F,writer> = ( Output<F> | ReplyIn<F> ) OnlyJson? JsonNoun Fence?',
    (only: true | undefined, noun: Named, fenced?: true) => said(noun, only, fenced, true),
  );
  // "With the key 'a' and nothing else" may speak of the keys.
  notation.rule('Core<F,writer> = Output<F> JsonNoun NothingElse', (noun: Named, only: true) =>
    noun.demanded && !('items' in noun.demanded.wish) ? undefined : said(noun, only, undefined, false),
  );
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(
      `ReplyIn<${form}>`,
      [
        'responds|respond|respond|responded|responding',
        'replies|reply|reply|replied|replying',
        'answers|answer|answer|answered|answering',
      ].map((verb) => `${verb.split('|')[at]} in`),
    );
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> ) Keys',
    ({ wish, isSeveral, isBare }: Demanded): Said => ({
      ask: 'json',
      of: { kind: 'a JSON object', mayBeFenced: true, otherwise: 'open', wish },
      // Of one key, that it is not there is plain; of several, all or any of them may be meant.
      ...('keys' in wish && wish.keys.length === 1 && !wish.only ? {} : { list: 'one' as const }),
      ...((isSeveral || isBare) && { plainFor: 1 }),
    }),
  );
  const ofSchema = ({ wish }: Demanded, fenced: true | undefined): Said => ({
    ask: 'json',
    of: { kind: 'JSON', mayBeFenced: fenced === true, otherwise: 'fence is open', wish },
  });
  const verbs = [
    'matches|match|match|matched|matching',
    'conforms to|conform to|conform to|conformed to|conforming to',
    'complies with|comply with|comply with|complied with|complying with',
    'adheres to|adhere to|adhere to|adhered to|adhering to',
    'satisfies|satisfy|satisfy|satisfied|satisfying',
    'validates against|validate against|validate against|validated against|validating against',
    'follows|follow|follow|followed|following',
  ];
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(
      `MatchSchema<${form}>`,
      verbs.map((verb) => verb.split('|')[at]!),
    );
  notation.rule('Core<F,response> = MatchSchema<F> Schema Fence?', ofSchema);
}
