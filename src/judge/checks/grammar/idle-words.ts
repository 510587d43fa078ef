import { FINITE } from './lexicon.ts';
import { type Place, type Token, tokenize } from './tokens.ts';

const any = (words: string) =>
  `(?:${words
    .split(/[\n ]+/u)
    .join('|')
    .replaceAll('_', ' ')})`;

/** What is done with a thing that a text then has; by the response itself, or perhaps by the user who asks. */
const PUT = 'cited quoted returned proposed suggested produced generated printed displayed recommended shown used';
const PUT_BY_ANYBODY = `${PUT} written given listed mentioned stated named provided included presented offered supplied found`;
const RETURNS = 'gives gave returns returned outputs produces produced generates generated prints printed';
/** Of these, there may be a text around what it is. */
const SUGGESTS =
  'writes wrote quotes quoted cites cited mentions mentioned uses used picks picked chooses chose offers offered suggests ' +
  'suggested proposes proposed lists listed states stated provides provided shows showed names named recommends recommended ' +
  'contains includes displays presents';
const BE = any('is are was were has_been have_been gets get');
const AGENT = `(?:it|the ${any('assistant model bot agent chatbot ai response reply answer output')})`;
const BY_AGENT = `(?: that| which)? ${AGENT}(?: has| have)?`;
const IN_RESPONSE = `(?: ${any('anywhere somewhere')})? ${any('in within inside throughout')} (?:the|its|this) ${any(
  'response reply output answer completion',
)}`;
const TOOLS = any("tool tools call calls argument arguments parameter parameters function functions api user user's");
/** Who writes the response or asks for it: "the model used" is no model. */
const PERSONS = any('assistant model bot agent chatbot ai user customer person');
/** What stands before a participle that is no noun: of a thing it is said that it is given. */
const NO_NOUN = any(
  'is are was were be been being not never gets get has have had also only always ever and or but , that which who what if when as ' +
    'than already just newly being it they to of in on at by with without from for the a an any each every all no its',
);
/** What says of a thing more than that it is there: its noun has ended. */
const SAID = `(?:${any('all both each also still only always never')} )*${any(FINITE.join(' '))}`;
/** That a thing is there says more of "the names given" than of names. */
const IS_THERE = `(?:${any('is are was were gets get')} (?:${any('not never also all both each')} )*${any(
  `${PUT_BY_ANYBODY} present there kept left repeated missing absent omitted copied preserved in from`,
)}|${any('appears appear occurs occur shows show turns turn comes come does do did is_in are_in')}) `;
const BEFORE_SAID = `(?= (?!${IS_THERE})${SAID} )`;
const AFTER_NOUN = `(?<! ${NO_NOUN})(?<! ${TOOLS})(?<! ${PERSONS})`;
/** "There is a link", "has more than one link": of a thing that is only counted. */
const COUNTED = `(?<= (?:there ${any('is are')}|${any('has have contains contain includes include')}) (?:(?!${any(
  'the its all every each and or , of not',
)} )\\S+ ){0,5}\\S+)`;
const STATED = any(
  'price prices amount amounts url urls date dates percentage percentages email_address email_addresses phone_number ' +
    'phone_numbers fee fees dollar_amount dollar_amounts',
);
const SOME = any('a an any more fewer at exactly only one two three four five six 9 several the_same');
const FORMATTED = any(
  'checkbox checkboxes checklist checklists heading headings table tables blockquote blockquotes bullet bullets list lists ' +
    'bulleted_list numbered_list bullet_list image images',
);
const CHATS = any(
  'voice chat shopping travel support booking coding banking virtual sales email ai customer-service customer service',
);
const SAYING = any('quoting citing stating recommending suggesting offering listing giving showing');
const PUTTING = any('giving listing showing providing presenting displaying adding inserting');
/** What may be all of a response: giving it is more than using it. */
const WHOLE = any(
  'number integer letter word words label rating score digit line lines sentence sentences paragraph paragraphs answer response ' +
    'reply json array object list code title email text characters',
);

/** "Presents its results in a table of three columns", but not "in a table", which may leave some of them out of it. */
const IN_A_TABLE = `${any('its their')} ${any(
  'results findings answer options information comparison figures output',
)}(?: in| as| in the form of)(?= an? (?:Markdown |markdown )?table (?:of|with) )`;

/** These words name a text that is not the response. Beside them, "in the response" says more than nothing. */
const OTHERS = new RegExp(
  ` ${any(
    "user user's users customer customer's source original input prompt tool tools tool's call calls argument arguments context",
  )} `,
  'u',
);

interface Rule {
  /** Where it stands in the words of a condition. */
  at: RegExp;
  put: string;
  /** What is put where another text is spoken of too; without it nothing is replaced there. */
  beside?: string;
  /** Whether it tells a part from the rest of the response: no text by that name is all of it. */
  isOfPart?: true;
}
/** A condition without idle words. */
interface Plainer {
  condition: string;
  isOfPart: boolean;
}
const rule = (at: string, put: string, beside?: string): Rule => ({
  at: new RegExp(at, 'gu'),
  put,
  ...(beside !== undefined && { beside }),
});
const here = 'in the response';

const RULES: readonly Rule[] = [
  // "The dates that appear in the reply", "the paragraphs that make up the answer"
  rule(
    ` (?:that|which) (?:${any('appear appears occur occurs show_up shows_up turn_up turns_up exist exists')}|${BE} ${any(
      PUT_BY_ANYBODY,
    )})${IN_RESPONSE}(?= ${SAID} )`,
    '',
    here,
  ),
  rule(
    ` (?:(?:that|which) ${any('make makes made')}|making) up (?:the|its|this) ${any('response reply output answer')}(?= ${SAID} )`,
    '',
    here,
  ),
  // "Every URL that is cited", "the label returned", "the price it quotes"
  rule(` (?:that|which) ${BE} ${any(PUT)}${BEFORE_SAID}`, '', here),
  rule(` (?:that|which) ${BE} ${any(PUT_BY_ANYBODY)}${BEFORE_SAID}`, ''),
  rule(`${AFTER_NOUN} ${any(PUT_BY_ANYBODY)}${BEFORE_SAID}`, ''),
  rule(`${AFTER_NOUN}${BY_AGENT} ${any(RETURNS)}(?= (?:${SAID} |$))`, '', here),
  { ...rule(`${AFTER_NOUN}${BY_AGENT} ${any(SUGGESTS)}(?= (?:${SAID} |$))`, '', here), isOfPart: true },
  // "More than one question is asked" of "there is more than one question asked"
  rule(`${COUNTED}(?: (?:that|which) ${BE})? ${any(`${PUT_BY_ANYBODY} asked present`)}(?= $)`, ''),
  // "A header row in it"
  rule(
    `(?<= (?:${any('has have contains contain includes include with')}|there ${any('is are')}) (?:(?!${any(
      'and , in that which where or_a or_an',
    )} )\\S+ ){1,6}\\S+)(?: ${any('anywhere somewhere')})? (?:in (?:it|there)|on it)(?= (?:$|that |which |than ))`,
    '',
  ),
  // "The suggested commands", "any cited URL"
  rule(
    `(?<= ${any('the any each every its all a an no')}) ${any(
      'suggested proposed returned generated produced resulting cited displayed',
    )}(?= (?!${any('by in from to as at for on')} )[A-Za-z-]+ )`,
    '',
  ),
  rule(`(?<= ${any('the any all every its all_the')}) quoted(?= ${STATED} )`, '', ''),
  // "The voice assistant", "Markdown checkboxes", "some Greek letters"
  rule(
    `(?<= the)(?: ${CHATS})+(?= ${any("assistant bot agent chatbot assistant's bot's agent's chatbot's")} )`,
    '',
    '',
  ),
  rule(`(?<! no) (?:Markdown|markdown)(?= ${FORMATTED} (?!${any('and or')} ))`, ''),
  rule(
    `(?<= (?:${any('has have contains contain includes include uses use with')}|there are)) some(?= (?:[A-Za-z-]+ ){1,2}${any(
      'in_it $',
    )})`,
    '',
  ),
  // "Answering directly, without a tool call"
  rule(` (?:directly|straight away)(?: ,)?(?= without ${any('making using calling invoking any a')} )`, '', ''),
  rule(
    ` ${any('answers replies responds')} directly and(?= ${any('does did')} not ${any('call invoke use make issue')} )`,
    '',
    '',
  ),
  rule(
    `(?<= without) ${any('making issuing performing placing')} (?:any|a|a single|even one|even a single) (?:tool|function) calls?(?= $)`,
    ' calling any tools',
    ' calling any tools',
  ),
  // "Longer than 79 characters in length", "the whole of the response"
  rule(`(?<= 9 ${any('characters words lines sentences')}) in ${any('length size')}(?= $)`, '', ''),
  rule('(?<= the whole) of the(?= (?:response|reply|answer|output|text) )', '', ''),
  // "Code that is delivered in a block that carries the language tag yaml"
  rule(
    `(?<= ${any('is are')}) ${any(
      'delivered given provided presented returned placed put contained printed supplied shown enclosed',
    )}(?= (?:in|inside|within|on) ${any('a an the one exactly its')} )`,
    '',
    '',
  ),
  rule(
    `(?<= (?:block|blocks|fence))(?: (?:that|which) ${any('is are has been')})?(?: ${any(
      'labelled labeled marked tagged annotated',
    )})? ${any('as with by carrying bearing that_carries which_carries that_bears that_has')} the (?:language )?${any(
      'tag label identifier language',
    )}(?= )`,
    ' labelled',
    ' labelled',
  ),
  rule(
    `(?<= (?:block|blocks|fence)) (?:that|which) ${any('is are')}(?= ${any('labelled labeled marked tagged')} )`,
    '',
    '',
  ),
  // "The header row of the table includes a column", "any occurrence of an emoji", "the token NO_ANSWER"
  rule(
    ` header ${any('row line')} of (?:the|its)(?= (?:Markdown |markdown )?table ${any('has includes contains')} an? column )`,
    '',
    '',
  ),
  rule(
    `(?<=^| without| contains| has| includes) ${any('any a an a_single even_one')} ${any('occurrence instance')} of(?= )`,
    '',
    '',
  ),
  rule(` the ${any('token label keyword code string literal')}(?= [A-Z]{2}[A-Z_]* )`, '', ''),
  // "A reply in which a table appears"
  rule(
    `(?<=^(?: an?| any)? ${any('response reply answer output responses replies answers outputs')}) in which(?= ${any(
      'a an no any',
    )} (?:(?!${any('and or , that which')} )\\S+ ){1,4}${any('appears appear occurs occur')} $)`,
    'with',
    'with',
  ),
  rule(
    `(?<=^(?: an?| any)? \\S+ with ${any('a an no any')} (?:\\S+ ){0,3}\\S+) ${any('appears appear occurs occur')}(?= $)`,
    '',
    '',
  ),
  rule(`(?<=^) (?:documents|a document|verse)(?= (?:in which|where|whose) )`, 'responses', 'responses'),
  // "The initial letters of the four lines spell HOPE"
  rule(`(?<= letters of the) ${any('two three four five six seven eight nine ten 9')}(?= lines .* spell )`, ''),
  // "An answer that presents its results in a table"
  rule(` ${any('presents lays_out sets_out gives delivers displays')} ${IN_A_TABLE}`, ' has'),
  rule(` ${any('present lay_out set_out give deliver display')} ${IN_A_TABLE}`, ' have'),
  // "Lists at least two URLs", "quoting any price over $100", "giving the same URL more than once"
  rule(
    `(?<= ${any('it response reply answer output section that which and')}) ${any(
      'cites lists quotes states',
    )}(?= ${SOME} (?:\\S+ ){0,3}${STATED} )`,
    ' has',
  ),
  rule(`(?<=^) ${SAYING}(?= ${SOME} (?:\\S+ ){0,3}${STATED} )`, 'using'),
  rule(`(?<=^) ${PUTTING}(?= ${SOME} (?!(?:\\S+ ){0,3}${WHOLE} ))`, 'using'),
];

/**
 * A condition without the words around its nouns that only say that a thing is in the response, or that it is a thing of its kind:
 * "every URL that is cited", "the price it quotes", "the voice assistant's reply". In no way where it has none.
 */
export const withoutIdleWords = (condition: string): Plainer[] => {
  const [placed, plain] = [true, false].map((isPlaced) => without(condition, isPlaced));
  return [placed!, plain!].filter((one, at) => one.condition !== (at === 0 ? condition : placed!.condition));
};

/** @param isPlaced Whether what is said to stand in the response still is. */
function without(condition: string, isPlaced: boolean): Plainer {
  let plain = condition;
  let isOfPart = false;
  let { words, placeAt } = written(plain);
  for (const { at, put, beside, isOfPart: isOfOne = false } of RULES) {
    const isBeside = OTHERS.test(words);
    if (isBeside && beside === undefined) continue;
    const said = isBeside || isPlaced ? (beside ?? put) : put;
    const found = [...words.matchAll(at)].toReversed();
    for (const { index, 0: idle } of found) {
      const from = words.slice(0, index).split(' ').length - 1;
      const [first, last] = [placeAt(from), placeAt(from + idle.trim().split(' ').length - 1)];
      const before = plain.slice(0, first.start);
      plain = `${said === '' ? before.trimEnd() : before}${said.trim()}${plain.slice(last.end)}`.trimStart();
      isOfPart ||= isOfOne;
    }
    if (found.length > 0) ({ words, placeAt } = written(plain));
  }
  return { condition: plain, isOfPart };
}

/** The words of a condition with a space around each, and where each stands. */
function written(condition: string) {
  const places = new Map<Token, Place>();
  const tokens = tokenize(condition, places) ?? [];
  return { words: ` ${tokens.map(shown).join(' ')} `, placeAt: (at: number) => places.get(tokens[at]!)! };
}

/** A word as it is written, and what stands for the other tokens. */
function shown(token: Token): string {
  if (token.kind === 'word') return token.raw;
  if (token.kind === 'number') return '9';
  return token.kind === 'mark' ? token.text : '"';
}
