import type { VerbClass } from './same-verbs.ts';
import { third } from './tails.ts';
import { type Place, type Token, tokenize } from './tokens.ts';
import { baseOf } from './wish-words.ts';

/** Names of the response, and of who writes it. */
const AGENT = '(?:the (?:assistant|agent|bot|model|chatbot|ai))';
const RESPONSE = '(?:(?:the|its) (?:response|reply|output|answer))';
/** What is not a word of the condition, such as a quotation, stands as one character of the private use area. */
const WORD = "[\\p{L}\\p{N}\\uE000-\\uF8FF][\\p{L}\\p{N}\\uE000-\\uF8FF'’_.-]*";
const THING = `(?:(?:the|a|an|any|its|every|each|one) )?${WORD}(?: (?!(?:is|are|was|has|does|that|which|in|of|if)\\b)${WORD}){0,3}?`;
const GIVEN_BACK =
  '(?:returned|output|produced|given back|sent back|printed|delivered|generated|written back|handed back|emitted)';
const GIVES_BACK =
  '(?:returns?|returned|outputs?|produces?|produced|gives? back|sends? back|prints?|printed|delivers|emits|hands? back|generates|generated)';
/** "Leaks a key of 32 letters", and not "leaks memory". What is given or quoted may be told in other words. */
const A_THING =
  '(?= (?:an?|any|no|the same|at least|at most|more than|no more than|fewer than|less than|exactly|only|both|either|one|two|three|four|five|\\d+) )';
const DISCLOSING: VerbClass = [
  ...['disclose', 'expose'].map((verb) => `${verb}s|${verb}|${verb}d|${verb.slice(0, -1)}ing`),
  ...['reveal', 'leak'].map((verb) => `${verb}s|${verb}|${verb}ed|${verb}ing`),
];
const LISTED = '(?:listed|quoted|cited|named|stated|printed|reproduced|disclosed|exposed|brought up)';

/** "What is returned", "what you get back" */
const WHAT = `(?:is|was|gets|has been) ${GIVEN_BACK}|comes (?:back|out)|(?:it|${AGENT}) ${GIVES_BACK}|(?:you|we|i|the user) gets? (?:back|to see)|(?:you|we|i) get|the user (?:gets|sees|receives)|it (?:comes up|comes back) with`;
const BESIDES = '(?:besides|but|except|except for|other than|apart from|aside from|beyond|in addition to)';
const AUXILIARY = '(?:is|are|was|were|does|do|did|has|have|had)';
const END = '(?=$|[,;.)—–]| (?:and|or|but|nor)\\b)';
const BASES =
  '(?:appear|ask|begin|call|cite|contain|end|exceed|give|have|include|invoke|list|make|mention|name|occur|quote|repeat|return|say|show|start|state|use|write)';
const SAID = `(?:is|are|has|have|must|should|starts?|begins?|ends?|contains?|uses?|does|do|comes?|points?|links?|lies?|appears?|equals?|matches|stays?|exceeds?|adds?|was|were|reads?|consists?|can)`;

const MANY: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const ofSubject = (subject: string, verb: string) =>
  /(?:[^s]s|they|both .*)$/u.test(subject) && !/^(?:a|an|any|one|each|every) .*ss$/u.test(subject)
    ? (MANY[verb] ?? verb)
    : verb;
const deedOf = (deed: string) => (deed === 'being' ? 'is' : deed === 'having' ? 'has' : third(baseOf(deed)));
const negatedDeed = (deed: string) => (deed === 'being' ? 'is not' : `does not ${baseOf(deed)}`);

/** "It does not say", "no price is given" */
const denied = (_: string, does: string, subject: string, verb: string) =>
  /^(?:is|are|was|were)$/u.test(does) && /^(?:a|an|any) /iu.test(subject)
    ? `no ${subject.replace(/^\p{L}+ /u, '')} ${does} ${verb}`
    : `${subject} ${does} not ${verb}`;

/** English words need no letters of other scripts, and without them these patterns are compiled in a third of the time. */
const latin = (pattern: string) =>
  pattern
    .replaceAll(/\[[^\]]*\]/gu, (set) => set.replaceAll('\\p{L}', 'A-Za-zÀ-ɏ').replaceAll('\\p{N}', '0-9'))
    .replaceAll('\\p{L}', '[A-Za-zÀ-ɏ]')
    .replaceAll('\\p{N}', '[0-9]');
type Step = readonly [found: RegExp, put: string | ((...found: string[]) => string)];
const step = (pattern: string, put: Step[1]): Step => [
  new RegExp(latin(`(?<![\\p{L}'’-])${pattern}(?:(?<= )|(?![\\p{L}'’-]))`), 'gi'),
  put,
];
const atStart = (pattern: string, put: Step[1]): Step => [
  new RegExp(latin(`^(if |when |)${pattern}(?:(?<= )|(?![\\p{L}'’-]))`), 'i'),
  put,
];

/** Frames of sentences as plain ones, in this order. */
const makeSteps = (): readonly Step[] => [
  // Short forms, tenses and voice.
  step("((?:the|its|every|each|any|no) [\\p{L}-]+)['’]s got", '$1 has'),
  step(
    "((?:the|every|each|any|no) [\\p{L}-]+)['’]s (?=(?:in|not|under|over|at|blank|empty|been|wrapped)\\b)",
    '$1 is ',
  ),
  step('(?:has|have) got to', 'must'),
  step('(?:is|are) (?:to|meant to|supposed to|expected to|required to) be(?! found| seen)', 'must be'),
  step('(?:ought to|had better) be', 'must be'),
  step(
    '(\\p{L}+) (?:got|gets) (?=(?:\\p{L}+ed|left|put|sent|given|shown|hit)\\b(?! to\\b))',
    (_, subject) => `${subject} ${ofSubject(subject!, 'is')} `,
  ),
  step('has (?:not|never) been', 'is not'),
  step('have (?:not|never) been', 'are not'),
  step('has been', 'is'),
  step('have been', 'are'),
  step('has (appeared|contained|turned up|shown up|included|started|ended|mentioned|used|called)', (_, verb) =>
    third(baseOf(`${verb!.split(' ')[0]!.replace(/ed$|n$/u, '')}ing`)).concat(verb!.includes(' ') ? ' up' : ''),
  ),
  step('(?:makes|make|made|finds|found) (?:it|(?:its|their) way) into', 'appears in'),
  step('(?:does|did) (contain|appear|occur|include|mention|use|end|start|begin)', (_, verb) => third(verb!)),
  step('(?:happens|turns out|proves|manages|is found|is seen) to (\\p{L}+)', (_, verb) =>
    verb === 'be' ? 'is' : third(verb!),
  ),
  step('is (?:one|such) that', ''),
  // The response by what is done with it.
  step(`the (?:whole|entirety|full text) of ${RESPONSE}`, 'the whole response'),
  step(`(?:the|its) (?:response|reply|output|answer) (?:as a whole|in its entirety)`, 'the whole response'),
  step(`nothing (?:is|gets|comes) (?:${GIVEN_BACK}|back|out) ${BESIDES}`, 'the response is only'),
  step(`(?:it|${AGENT}|${RESPONSE}) ${GIVES_BACK} nothing ${BESIDES}`, 'the response is only'),
  step(`(?:all|everything|the only thing)(?: that)? (?:${WHAT}) is`, 'the response is only'),
  step(`(?:what|whatever|everything that|the thing that) (?:${WHAT}) (?=${SAID}\\b)`, 'the response '),
  atStart(
    `(?:only|nothing but|nothing ${BESIDES}) (.+) (?:is|gets|comes) (?:${GIVEN_BACK}|back)$`,
    '$1the response is only $2',
  ),
  atStart(`(.+) is (?:all|the only thing)(?: that)? (?:${WHAT}|there is)$`, '$1the response is only $2'),
  // A value that is given as another may be written otherwise.
  step(
    `(?:comes back|comes out|arrives|is (?:${GIVEN_BACK}|given|presented|supplied|provided)) as (?=(?:an?|one|valid|plain|raw|json)\\b)`,
    'is ',
  ),
  step('is (?:delivered|returned|given|presented|provided|output|supplied|sent) (in|inside|within|on)', 'is $1'),
  // What is turned round or denied twice.
  step(
    `(?:at no (?:point|time|stage|place)|not once|nowhere|never|in no (?:case|place)|on no account)(?: in ${RESPONSE})? (does|do|did) ((?:it|they|${AGENT}|${THING})) (${BASES})`,
    denied,
  ),
  step(
    `(?:at no (?:point|time|stage|place)|not once|nowhere|never|in no (?:case|place)|on no account)(?: in ${RESPONSE})? (is|are|was|were) ((?:it|they|${AGENT}|${THING})) (\\p{L}+ed|found|said|shown|given|written)`,
    denied,
  ),
  step('goes without', 'has no'),
  atStart(
    `(?:there(?:['’]s| is)|${RESPONSE} has|it has) (an?|any) (${WORD}(?: ${WORD}){0,2}?) (?:that|which) (?=(?:is|has|exceeds|starts|ends|contains|begins|does)\\b)`,
    '$1$2 $3 ',
  ),
  step(
    `(is|are) ${LISTED} (?=(?:once|twice|more than once|at least|at most|before|after|among|anywhere|somewhere)\\b)`,
    (_, is) => (is === 'is' ? 'appears ' : 'appear '),
  ),
  atStart(
    "(there(?:[’']s| is| are) (?:more than|fewer than|at most|at least|exactly|only|no more than) \\p{L}+ questions?) (?:being )?asked",
    '$1$2',
  ),
  atStart(`it (?=(?:when|if)\\b)`, ''),
  // What introduces a block stands before it.
  step(
    '(?<!(?:block|blockquote|quote|code|snippet|sample|example|table|list|section|image|figure|quotation|json|heading)s? )(is|are) (?:introduced|headed) (?:by|with)',
    (_, is) => (is === 'is' ? 'starts with' : 'start with'),
  ),
  // What is left out.
  step(
    `(before|after|than) (?!(?:it|they|he|she|that|this|you|we|i|there)\\b)(the ${WORD}(?: ${WORD}){0,2}?|${WORD}) ${AUXILIARY}${END}`,
    '$1 $2',
  ),
  step(
    'than the (?:message|text|question) (?:that )?it (?:replies to|answers|responds to|is a reply to)',
    "than the user's message",
  ),
  step('visible to the (?:user|customer|reader)', 'visible'),
  step(`from which (${THING}) (is|are) (?:missing|absent|omitted|left out)`, 'where $1 $2 missing'),
  // Of what else an e-mail has, JSON may have a field.
  atStart(
    '((?:(?:a|an|any|every|all) )?[\\p{L}-]+(?: [\\p{L}-]+)?) whose (?=(?:first|second|third|last|final|title|subject line|(?:sub)?headings|bullets|lines|sentences|paragraphs) )',
    '$1$2 where the ',
  ),
  // "Reward the list for being short"
  atStart(`(the [\\p{L} -]+?) for (not |never )?(\\p{L}+ing)`, (_, start, subject, not, deed) =>
    start === '' ? `if ${subject} ${not ? negatedDeed(deed!) : deedOf(deed!)}` : _!,
  ),
];
let steps: readonly Step[] | undefined;

const disclosingSteps = (): readonly Step[] =>
  ['contains', 'contain', 'contained', 'containing'].map((put, at) => {
    const forms = DISCLOSING.map((one) => one.split('|')[at]!);
    // The plural is a noun, too: "no leak".
    return step(
      `${at === 1 ? '(?<=\\b(?:not|must|should|can|to|they|that) )' : ''}(?:${forms.join('|')})${A_THING}`,
      put,
    );
  });

const HELD = 0xe000;
/** In UTF-16 code units. A longer sentence seldom is one frame. */
const longestFramed = 200;

/** The same condition in plain frames: "at no point does it say x" as "it does not say x"; undefined where it has no other. */
export function inPlainFrames(condition: string): string | undefined {
  const places = new Map<Token, Place>();
  if (condition.length > longestFramed || /[\uE000-\uF8FF]/u.test(condition) || !tokenize(condition, places))
    return undefined;
  const held: string[] = [];
  let written = '';
  let from = 0;
  for (const [token, { start, end }] of places) {
    if (['word', 'number', 'mark'].includes(token.kind) || start < from) continue;
    written += condition.slice(from, start) + String.fromCharCode(HELD + held.length);
    held.push(condition.slice(start, end));
    from = end;
  }
  // A full stop at the end says nothing, and would hide the end.
  written += condition.slice(from).replace(/(?<=[\p{L}\p{N}])\.$/u, '');
  const whole = written;
  steps ??= [...makeSteps(), ...disclosingSteps()];
  for (const [found, put] of steps) written = written.replace(found, put as string).replace(/ {2,}/gu, ' ');
  if (written === whole) return undefined;
  return written.trim().replace(/[\uE000-\uF8FF]/gu, (one) => held[one.charCodeAt(0) - HELD]!);
}
