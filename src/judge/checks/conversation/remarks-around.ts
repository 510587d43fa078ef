/** Texts that speak to somebody, so that "Thanks for your order!" may well be of them. */
const ADDRESSED =
  /(?:^|[\s-])(?:commit|message|dm|e-?mail|mail|letter|note|sms|notification|reminder|invit\w+|apology|toast|speech|vows?|alert|notice|comment|confirmation|follow-up|card|voicemail|pitch)(?:\s(?:text|body))?$/u;
/** Texts of one paragraph, mostly: another one beside it is more likely a remark. */
const OF_ONE_PARAGRAPH =
  /(?:^|\s)(?:haiku|limerick|couplet|tweet|slogan|tag ?line|caption|translation|rewrite|paraphrase|rephrasing|definition|bio|blurb|joke|riddle|pun|rhyme|meta description|abstract)$/u;
/** Their second paragraph may answer the first one. */
const RIDDLES = /(?:joke|riddle|pun)$/u;

const anyOf = (...words: string[]) => `(?:${words.join('|')})(?![\\p{L}\\p{N}])`;

/** How a remark before a work begins. */
const OPENS = anyOf(
  'here you (?:go|are)|here (?:it is|they are|we go)|there you (?:go|are)|(?:you )?got it|on it|understood|will do|noted',
  '(?:always |more than )?(?:happy|glad|pleased|delighted) to|gladly|done|no problem|no worries|my pleasure|with pleasure',
  "right away|as (?:you )?(?:requested|asked|wished)|i(?:['’]d| would) (?:love|be (?:happy|glad|delighted)) to",
  "i(?:['’]ve| have)? (?:just )?(?:wrote|written|made|created|drafted|composed|prepared|crafted|came up|come up)",
  'claro|por supuesto|con (?:mucho )?gusto|aquí|entendido|hecho|natürlich|gerne?|klar|selbstverständlich|fertig',
  "bien sûr|voici|voilà|avec plaisir|d['’]accord|volontiers|certo|ecco|volentieri|com certeza|aqui|natuurlijk|graag",
  'what an? (?:fun|great|lovely|nice|cool|interesting)|your wish|let me (?:give|try|see)|love (?:this|that)|challenge',
  "(?:this is|that['’]s) an? (?:fun|great|lovely|nice|good|interesting) (?:topic|idea|prompt|request|question|one|challenge)",
  'oczywiście|oto|конечно|вот|готово|もちろんです|承知しました|当然可以|好的|没问题',
);
/** How a remark after a work begins. */
const CLOSES = anyOf(
  '(?:i |we )?hope|note that|enjoy|feel free|want (?:me|another|more|it|to)|shall i|should i|just (?:ask|let me|say|tell)|need (?:another|more)',
  "(?:i['’]m )?(?:happy|glad) to|i(?:['’]d| would) be (?:happy|glad)|(?:i can|i could|i['’]ll) (?:also|make|write|adjust|change|add)",
  "i(?:['’]ve| have)? (?:aimed|kept|tried|chosen|chose|used|made|went|avoided|included|focused|adjusted|left) (?:it|this|the|to|for|on|with|out)",
  'any (?:changes|questions|tweaks|edits)|how (?:is|does|do you like) (?:this|that|it)|does (?:this|that|it) (?:work|help|fit)',
  'was (?:this|that) (?:ok|okay|good|helpful|what)|(?:this|that) should (?:do|work|help|give)|thoughts\\?|soll ich|quieres que|qué te|disfrút[ae]l[oa]',
  'this (?:version|one|draft|take)|(?:this|it) (?:keeps|uses|stays|fits|captures|follows|avoids|should|plays)',
  '(?:this|it) (?:has|is) (?:exactly|about|around|roughly|under|within|\\d+)|each line|if you|si (?:quieres|tu|vous)|wenn du|falls du|se vuoi',
  "espero|disfruta|avísame|dime|ich hoffe|hoffentlich|viel (?:spaß|erfolg|freude)|j['’]espère|n['’]hésite[sz]?|bonne lecture",
  'spero|fammi|buona lettura|ik hoop|veel plezier|mam nadzieję|надеюсь|приятного',
);
/** What is said of a work under a name, which may go on for several paragraphs: "**Why it works:** …", "Word count: 17". */
const LABELLED = `(?:${[
  '(?:(?:style |translation |translator.s |author.s )?notes?|why (?:it|this|that)|explanation|breakdown|rationale|about (?:this|the)|how it works|(?:key |main )?changes',
  'length|rhyme scheme|nota|notas|hinweis|anmerkung|remarque|nombre de mots|opmerking|uwaga|примечание)[^\\n:：]{0,40}(?:[:：]|\\*\\*)',
  '(?:word|character|letter|syllable|sentence|line|token|wörter|wortzahl|zeichen|palabras)s?(?: count)?\\W{1,6}\\d',
  'p\\.?\\s?s(?:\\.|:|\\s)',
].join('|')})`;
/** How long a work is: "(17 syllables)". */
const SIZE_AFTER =
  /\s*[*_]{0,3}[([][*_]{0,3}(?:(?:word|character|syllable|line)s?(?: count)?:|(?:about |exactly |~|≈)?\d+\s(?:words?|characters?|chars?|syllables?|lines?|sentences?)\b)[^()[\]\n]{0,40}[)\]][*_]{0,3}\s*$/iu;

const at = (words: string, beyond = '') => new RegExp(`^[\\s*_¡¿(["“~#>-]*${words}${beyond}`, 'iu');
const OPENING = at(OPENS);
const CLOSING = at(CLOSES);
const LABEL = at(LABELLED);
const OPENING_SENTENCE = at(OPENS, '[^\\n.!:…。！]{0,60}(?:[.!:…][\\s*_]+|[。！\\n]\\s*)');
/** The last sentence or line, where it begins like a remark. */
const CLOSING_SENTENCE = new RegExp(
  `(?<=\\n|[.!?…"”)]\\s)[\\s*_(]*(?:${anyOf(
    '(?:i )?hope (?:you|that|this|it)|feel free to|want (?:me|another|more)|just (?:ask|let me)|happy to (?:help|adjust|tweak)',
    "(?:word|character|syllable) count:|espero que te|ich hoffe|viel spaß|j[’']espère",
  )}(?:[^\\n.!?]{0,80}[.!?…)]?\\P{L}{0,6}){1,2}|(?<=\\n[\\s*_(]{0,9})enjoy!\\P{L}{0,5})$`,
  'iu',
);
const ADDRESSING = /(?:^|[^\p{L}])(?:you|your|du|dir|vous|te|usted)(?![\p{L}-])/iu;
/** What speaks of a work, and hardly stands in one. */
const ABOUT =
  /\b(?:the (?:tone|wording|phrasing|style)|draft|tweaks?|tweaked|placeholders?|swap in|longer or shorter|shorter or longer|jargon|the prompt|your (?:request|prompt|brief|needs|own details)|\d+ (?:words|characters|chars|syllables|lines|sentences))\b/iu;
/** All of it in brackets, or slanted. */
const SET_OFF = /^\s*(?:[*_]{0,3}[([][^\n]*[)\]][.*_]{0,3}|[*_][^*_\n]+[*_])\s*$/u;
/** "**Tone:** friendly" */
const BOLD_LABEL = /^\W*\*\*[^*\n]{1,40}(?::\*\*|\*\*:)/u;
const SPEAKS = /(?:^|[^\p{L}])(?:i|me|my|you|your|ich|du|dir|sie|je|vous|yo|te|usted)(?![\p{L}-])/iu;
const EXCLAIMED = /[!！?？:：](?:[^\p{L}\p{N}]){0,8}$/u;
const QUESTION = /[?？]["'”’»*_)\s]*$/u;
const GREETING = /^\W*(?:hi|hello|hey|dear|congrat\w*|welcome|thanks?|good (?:morning|afternoon|evening|news))\b/iu;
/** An item of a list, a row of a table, or data. */
const OF_LAYOUT = /^[ \t]*(?:[-*+•–][ \t]|\d+[.)][ \t]|[|{[<])/u;

/** How many words a remark has at most, and one that nothing else shows; of a text that speaks to somebody, before it. */
const MOST = 60;
const FEW = 8;
const FEWEST = 3;

const sizeOf = (paragraph: string) => paragraph.trim().split(/\s+/u).length;

/** "Ann: Hi!" */
const SAID_BY = /^\W*\p{L}+(?: \p{L}+)?\W?:\W?\s/u;
/** "The end.", "I love it.": nothing shows that it is not of the work. */
const isStatement = (paragraph: string) => /[.。]["'”’»*_)\s]*$/u.test(paragraph) && !ADDRESSING.test(paragraph);

/** Whether a first or a last paragraph may be a remark by its size and form only. */
const isApart = (paragraph: string, name: string, beside: string): boolean =>
  !/\n/u.test(paragraph.trim()) &&
  !(SAID_BY.test(paragraph) && SAID_BY.test(beside)) &&
  (OF_ONE_PARAGRAPH.test(name) ||
    (sizeOf(paragraph) <= FEW && !isStatement(paragraph)) ||
    (EXCLAIMED.test(paragraph) && SPEAKS.test(paragraph)));

function mayOpen(paragraph: string, name: string, after: string): boolean {
  if (sizeOf(paragraph) > MOST || OF_LAYOUT.test(paragraph)) return false;
  if (OPENING.test(paragraph)) return true;
  if (QUESTION.test(paragraph)) return false;
  if (!ADDRESSED.test(name)) return isApart(paragraph, name, after);
  return sizeOf(paragraph) <= FEWEST && EXCLAIMED.test(paragraph) && !GREETING.test(paragraph);
}

const isLabelled = (last: string, before: string) => BOLD_LABEL.test(last) && !BOLD_LABEL.test(before);

function mayClose(paragraph: string, name: string, before: string): boolean {
  if (LABEL.test(paragraph)) return true;
  if (sizeOf(paragraph) > MOST || OF_LAYOUT.test(paragraph)) return false;
  const isOfWork = ABOUT.test(paragraph) || SET_OFF.test(paragraph) || isLabelled(paragraph, before);
  const isAnswer = RIDDLES.test(name) && QUESTION.test(before);
  return (
    CLOSING.test(paragraph) || isOfWork || (!ADDRESSED.test(name) && !isAnswer && isApart(paragraph, name, before))
  );
}

/** How many paragraphs may be remarks before a work, and after it. */
const BEFORE = 2;
const AFTER = 4;

/** What may be of the work, whatever it is: what is asked for at its beginning, or at its end, stands there. */
export interface Kept {
  start: boolean;
  end: boolean;
}

/**
 * A text without what may be a remark before or after it, and no part of the work: "Got it!", "Hope you love it!", "Word count: 17".
 * Each way to take it but the whole.
 */
export function withoutRemarks(given: string, name: string, kept: Kept): string[] {
  const text = given.trim();
  const gaps = [...text.matchAll(/\r?\n[^\S\n]*\n\s*/gu)];
  const paragraphs = text.split(/\r?\n[^\S\n]*\n\s*/u);
  const starts = kept.start ? [0] : [0, ...startsOf(text, paragraphs, gaps, name)];
  const ends = kept.end ? [text.length] : [text.length, ...endsOf(text, paragraphs, gaps, name)];
  return starts
    .flatMap((start) => ends.map((end) => text.slice(start, end)))
    .filter((one) => one !== text && one !== '');
}

/** Where a work may begin. */
function startsOf(
  text: string,
  paragraphs: readonly string[],
  gaps: readonly RegExpExecArray[],
  name: string,
): number[] {
  const sentence = OPENING_SENTENCE.exec(text)?.[0].length;
  const starts = sentence === undefined ? [] : [sentence];
  for (const [at, gap] of gaps.slice(0, BEFORE).entries()) {
    if (!mayOpen(paragraphs[at]!, name, paragraphs[at + 1]!)) break;
    starts.push(gap.index + gap[0].length);
  }
  return starts;
}

/** Where a work may end. */
function endsOf(text: string, paragraphs: readonly string[], gaps: readonly RegExpExecArray[], name: string): number[] {
  const from = Math.max(0, text.length - 300);
  const end = text.slice(from);
  const ends = [SIZE_AFTER, CLOSING_SENTENCE].flatMap((one) => {
    const found = one.exec(end);
    return found ? [from + found.index] : [];
  });
  let isUnbroken = true;
  for (let at = gaps.length - 1; at >= Math.max(0, gaps.length - AFTER); at -= 1) {
    const last = paragraphs[at + 1]!;
    isUnbroken &&= mayClose(last, name, paragraphs[at]!);
    if (isUnbroken || LABEL.test(last)) ends.push(gaps[at]!.index);
  }
  return ends;
}
