import { isJson } from '../../is-json.ts';
import { LANGUAGES } from '../language/language-names.ts';

/** What is made of another text, which may be shown beside it. */
const MADE = /(?:^|\s)(?:translation|rewrite|paraphrase|rephrasing)$/u;

const OWN_NAMES = ['deutsch', 'français', 'español', 'italiano', 'português', 'nederlands', 'polski', 'русский'];
const SIDES = [
  'original',
  'source',
  'target',
  'input',
  'output',
  'before',
  'after',
  'old',
  'new',
  'result',
  'you',
  'us',
];
const CODES = LANGUAGES.map(({ code }) => code);
const NAMED = [...LANGUAGES.map(({ name }) => name), ...OWN_NAMES, ...SIDES, ...CODES].join('|');
/** "**German:** …", "[EN] …", "Brazilian Portuguese: …", and a flag */
const LABELLED = new RegExp(
  `^[^\\p{L}\\p{N}\\n]{0,9}(?:\\p{L}+ ){0,2}(?:${NAMED})(?:[ (-]\\p{L}+\\)?)?[\\])*_]{0,4}(?::|[ \\t]+[–—-]|\\]|\\))|^\\W{0,5}\\p{Regional_Indicator}{2}`,
  'imu',
);
/** Both sides in one line, or in the cells of a table. */
const BESIDE = /\s(?:→|⇒|➜|➔|⟶|[-=]+>)\s|[.?!]["”»]?\s+[–—/=|]\s+\S|^\s*\|?\s*:?-{3,}:?\s*\|/mu;
/** A gloss behind it. */
const GLOSSED = /\S\s+[([][^()[\]\n]*\s[^()[\]\n]*[)\]][.*_\s]*$/u;
const QUOTED = /["“„«「][^"“”„»」\n]+["”“»」]/gu;
const LEAST_SHARE = 1 / 3;

/** Whether a response may show the text that it translates or rewords, or speak of it, beside what it makes of that. */
export function mayShowSource(text: string, name: string): boolean {
  if (!MADE.test(name)) return false;
  const plain = text.trim();
  const quoted = plain.match(QUOTED)?.join('').length ?? 0;
  const isPartlyQuoted = quoted >= plain.length * LEAST_SHARE && quoted < plain.length - 1;
  const isData = /^[{[]/u.test(plain) && isJson(plain);
  return isData || LABELLED.test(plain) || BESIDE.test(plain) || GLOSSED.test(plain) || isPartlyQuoted;
}
