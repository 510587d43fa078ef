import type { Steps } from '../../steps.ts';
import type { Form } from '../form.ts';
import { type Around, CONTENTS, REMARKS, type Remark } from './reason-words.ts';
import { NUMBER, SYSTEM_WORDS, withOutsiders } from './remark-patterns.ts';
import { glossIn, insteadIn, NO_MORE, NOTHING_ELSE, oneSide, onlyIn } from './remark-words.ts';
import { AGAIN, asks, namesLeftOut, stemOf } from './said-again.ts';

/** A condition without what was remarked after it. */
interface Plain {
  condition: string;
  /** What the condition means with the remark; undefined where the remark would add to it. */
  meant: (form: Form) => Form | undefined;
}

/**
 * Uses each pattern of a remark, so that no request waits while V8 compiles them all, which takes 0.1 s. V8 compiles a pattern at its
 * first two uses, and again for texts beyond Latin-1.
 */
export function* prepareRemarks(): Steps<void> {
  for (const pattern of [...REMARKS.map(({ begins }) => begins), ...AGAIN.map(([says]) => says)]) {
    for (const text of ['we', 'we', '“we”', '“we”']) pattern.test(text);
    yield;
  }
}

const NEGATIVE =
  /\b(?:no|not|never|without|none|neither|nor|zero|lacks?|lacking|misses|missing|omits|absent|avoids?|avoiding|free of)\b|n't\b/iu;
const JOINED = /\b(?:and|or|nor)\b/iu;
/** In what has more, only the last are tried. */
const MOST_PARTINGS = 4;
/** Where a remark may begin: after a mark, or with a word of its own. */
const PARTINGS = new RegExp(
  [
    ' *[,;:.!—–](?= )',
    ' - ',
    ' \\(',
    ` (?=(?:${[
      'please|thanks|and (?:no|not|only|just|nothing|that|(?:contains|has|holds|includes|is|says) nothing)',
      'in (?:any|either|whatever|whichever) (?:letter |upper )?cas(?:e|ing)|any cas(?:e|ing)',
      `(?:because|since|so that) (?:we|our|they|it's|users|customers|(?:the )?${SYSTEM_WORDS})`,
      'so (?:that )?(?:it|they|we|our|users|customers|people|readers)',
      'for (?:the sake of |better )?(?:accessibility|readability|consistency|clarity|seo|privacy|legal|brand|compliance|security|safety|style)',
      'to (?:keep (?:it|things|this|that)|fit (?:in|on|into|within)|stay (?:in|under|within|below)|save (?:space|tokens)|avoid (?:clutter|scrolling|truncation))',
      '(?:as )?per (?:our|the|company|house|brand)|according to (?:our|the)|in line with (?:our|the)',
      'as (?:agreed|requested|required|specified|our)|otherwise|or else',
      'instead of|rather than|in place of|as opposed to|where (?:straight|curly|let|const|spaces|the)',
      'with no (?:curly|smart|straight)|with nothing',
      'with no (?:line ?breaks?|newlines?)|without (?:any )?(?:line ?breaks?|newlines?)',
      'in (?:all|every) (?:cases?|situations?)|at all times|without fail|regardless|irrespective|whatever the|no matter',
    ].join('|')})\\b)`,
  ].join('|'),
  'giu',
);
const OF_A_TEXT =
  /\b(?:words?|filler|phrases?|jargon|clichés?|cliches?|buzzwords?|say|write|use|instead|sounds?|reads?)\b/iu;
const OF_WHAT_IS_SAID = /^(?:to|for|as|per|according|in|whatever|no matter|regardless|because|since)\b/iu;
const HAS_NUMBER = new RegExp(`\\b${NUMBER}\\b`, 'iu');
const TEXT_ALONE = /^["“][^"“”]+["”]$/u;
const called = (text: string) => `the ${/\s/u.test(text) ? 'phrase' : 'word'} ${text}`;
const isInQuotation = (head: string) =>
  ['["“”„]', '`'].some((mark) => head.split(new RegExp(mark, 'u')).length % 2 === 0);

/** What is said of all of a response, or of what is last in it. */
const IS_ALL =
  /^(?:it|the \p{L}+) (?:(?:must|should|has to|needs to|can only|may only) )?(?:(?:is|be|consists? of)\b(?! (?:there|any)\b)|(?:starts?|begins?|opens?|ends?|finish(?:es)?|closes?) )|^the (?:very )?(?:last|final) \p{L}+ /iu;
/** What starts with something has nothing before it, whatever follows; and the other way round. */
const HAS_OTHER_SIDE = {
  start:
    /^(?:it|the \p{L}+) (?:(?:must|should|has to|needs to) )?(?:ends?|finish(?:es)?|closes?) |^the (?:very )?(?:last|final) /iu,
  end: /^(?:it|the \p{L}+) (?:(?:must|should|has to|needs to) )?(?:starts?|begins?|opens?) /iu,
};
const HAS_ONE =
  /^((?:it|(?:the|an?) (?:response|reply|answer|output|message|completion|assistant|model|bot|agent|text|e-?mail)|responses|replies|answers) (?:(?:must|should|has to|needs to) )?)(has|have|having|contains?|containing|includes?|including|says?|saying|shows?|outputs?|gives?|returns?|with) (?=(?:an? [\p{L} -]+|["“][^"“”]+["”])$)/iu;
/** "Has a table and nothing after it": it ends with one. */
function atEdge(condition: string, side: 'start' | 'end'): string | undefined {
  const [all, who, verb] = HAS_ONE.exec(condition) ?? [];
  if (all === undefined) return undefined;
  const form = /(?:ing|with)$/iu.test(verb!) ? 'ing' : /s$/iu.test(verb!) ? 's' : '';
  return `${who}${side}${form} with ${condition.slice(all.length)}`;
}

const OF_PLACE =
  /\b(?:in|for|at|only|on|above|below|under|before|after|go(?:es)?|belongs?|reserved|separately|elsewhere)\b/iu;
const THEM = ['them', 'those', 'these', 'it', 'that'];
/** Whether a reason says where what is forbidden may stand: "no emoji, as we use them in greetings", "since links go in the footer". */
function isOfPlace(reason: string, named: readonly string[]): boolean {
  const stems = named.filter((word) => word.length > 3).map(stemOf);
  const words = reason.toLowerCase().split(' ');
  return OF_PLACE.test(reason) && words.some((word) => THEM.includes(word) || stems.includes(stemOf(word)));
}

/** What turns to the one who listens, around a remark. */
const TURNING =
  /^(?:(?:please )?(?:remember|note|keep in mind|bear in mind|mind you|after all|you see|don't forget)(?: that|,)? )|(?:,? (?:after all|you know|you see|remember|otherwise))$/giu;

function isRemark(
  { begins, others, isOfOthers, is }: Remark,
  said: string,
  head: string,
  mark: string,
  around: Around,
): boolean {
  const tail = said.replace(TURNING, '');
  const begun = begins.exec(tail)?.[0];
  if (begun === undefined || is?.(around) === false) return false;
  const rest = tail.slice(begun.length);
  // "Sure, Certainly, Of course" may be names.
  if (!others) return rest === '' && (/[.!(—]/u.test(mark) || !/^(?!I\b)\p{Lu}\p{Ll}/u.test(tail));
  const named = head.toLowerCase().split(' ');
  if (around.isFault !== around.isNegative && isOfPlace(rest, named)) return false;
  // "More than two links, the widget shows only one"
  if (/\bone\b/iu.test(tail) && HAS_NUMBER.test(head)) return false;
  return (
    /^(?: (?:\p{L}[\p{L}'-]*|\d+-?\p{L}[\p{L}-]*))*$/u.test(rest) &&
    rest
      .toLowerCase()
      .split(' ')
      .every((word) => !others.has(word) && !(isOfOthers && CONTENTS.has(word) && !named.includes(word)))
  );
}

/** How a condition continues after a remark between commas: "yes, please, or thanks" is a row of names. */
const GOES_ON =
  /, (?:(?:is|are|was|were|has|have|contains?|must|should|does|do|can|cannot|will|gets?|appears?|occurs?|turns?|shows?|comes?|runs?|starts?|begins?|ends?|stays?|fits?|uses?|stands?)(?= )|(?:once|twice)$|(?:exactly|at least|at most) )/u;
/** Where a remark may stand, and what follows it: at the end, in brackets, or between two commas. */
function* partings(written: string) {
  for (const { index, 0: mark } of [...written.matchAll(PARTINGS)].slice(-MOST_PARTINGS)) {
    const rest = written.slice(index + mark.length).trim();
    // "The rating, with no text around it, is …"
    const inner = mark.trim() === ',' ? rest.search(GOES_ON) : -1;
    const ends = [...(inner > 0 ? [inner] : []), mark === ' (' ? rest.indexOf(')') : rest.length];
    for (const end of ends) yield { index, mark, tail: rest.slice(0, Math.max(0, end)), after: rest.slice(end + 1) };
  }
}

/**
 * A condition without what is said after it and asks for nothing: why it is asked, that it must be so, or the same again. "At most 50
 * words, no exceptions", "penalize parentheses, the voice bot reads them out loud", "20 to 30 words, no more, no less".
 */
export function* withoutRemarks(condition: string, isFault: boolean, isWish: boolean): Generator<Plain> {
  const written = condition.replaceAll('’', "'").replace(/[.!]$/u, '');
  for (const { index, mark, tail, after } of partings(written)) {
    const head = written.slice(0, index);
    if (tail === '' || isInQuotation(head) || /[„`{}[\]]/u.test(tail)) continue;
    const outside = withOutsiders(tail);
    const ways = outside === tail ? [tail] : [tail, outside];
    const around: Around = { isFault, isWish, isNegative: NEGATIVE.test(head), isJoined: JOINED.test(head) };
    // As it is written: an apostrophe may stand in a quotation.
    const said = condition.slice(0, index) + after;
    // What is said of a text alone shows that it is not all of a response.
    const plain = isFault && isWish && OF_A_TEXT.test(tail) ? said.replace(TEXT_ALONE, called) : said;
    // "The reply is 'OK', nothing else"
    if (
      !isFault &&
      NOTHING_ELSE.test(tail) &&
      /\b(?:nothing|not|other|extra|additional|that|that's|only|entire|whole)\b/iu.test(tail)
    ) {
      const side = oneSide(tail);
      if (side && HAS_OTHER_SIDE[side].test(head)) continue;
      const just = plain.replace(/(?<=^(?:it|the \p{L}+) is )["“][^"“”]+["”]$/u, (text) => `just ${called(text)}`);
      if (side && !IS_ALL.test(head)) {
        const edge = atEdge(plain, side);
        if (edge !== undefined) yield { condition: edge, meant: (form) => form };
      } else if (just !== plain) yield { condition: just, meant: (form) => form };
      else if (tail !== 'and nothing else') yield { condition: `${plain} and nothing else`, meant: (form) => form };
    }
    // "A single code block, not two"
    if (NO_MORE.test(tail) && /\ba single\b/u.test(plain))
      yield { condition: plain.replace(/\ba single\b/u, 'exactly one'), meant: (form) => form };
    if (
      REMARKS.some((one) => ways.some((way) => isRemark(one, way, head, mark, around))) ||
      ((isFault || around.isNegative) && insteadIn(head, tail)) ||
      glossIn(head, tail) ||
      (!isFault && onlyIn(head, tail))
    )
      yield {
        condition: plain,
        // "Mentions 'captions' for accessibility" may be said of the captions.
        meant: (form) => (mark === ' ' && OF_WHAT_IS_SAID.test(tail) && asks(form, 'text', 'texts') ? undefined : form),
      };
    const short = /\b(?:with|without|that|which|where|whose|to|from|called|named|containing)\b/iu.test(head)
      ? tail
      : namesLeftOut(head, tail);
    for (const [says, meant] of AGAIN) {
      const again = [tail, short, outside].find((one) => says.test(one));
      if (again === undefined) continue;
      yield {
        condition: plain,
        meant: (form) => {
          const found = meant(form, around, head, again);
          return found === true ? form : found || undefined;
        },
      };
    }
  }
}
