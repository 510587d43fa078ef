import { AMOUNT } from './numbers.ts';

/** "5k", "1.5 million", "2 Mio.": another number than its digits. */
const SCALED = new RegExp(
  `^b(?!\\p{L})|^[\\s-]?[^\\S\\n]{0,2}(?:[百千万萬億亿兆백천만억]|(?:${[
    'k|m|bn|tn|mn|mi?ll?n|bl?n|tr?l?n|mio|mrd|mil|mill|bil|tril|mille|grand|hundert|tausend|tsd|tys|tis',
    '(?:hundred|thousand|(?:m|b|tr)illion|dozen|score|lakh|crore)s?|(?:m|b|tr)il(?:li?|[ihjy])(?:[oóu]n|[aá]rd?|oen|ão|õ|ó)\\p{L}{0,3}',
    'mili?j(?:un|ard)\\p{L}{0,3}|mila|duizend|tusen|tusind|ezer|tuhat\\p{L}{0,2}|tis[ií]c\\p{L}{0,2}|tysi[ąa]?[cę]\\p{L}{0,2}',
    'тыс\\p{L}{0,4}|млн|млрд|милл?и(?:он|ард)\\p{L}{0,3}|тис\\p{L}{0,4}|мільйон\\p{L}{0,3}|мільярд\\p{L}{0,3}',
    'लाख|करोड़|हज़ार|हजार|مليون|مليار|ألف|آلاف|אלף|מיליון|מיליארד',
  ].join('|')})(?!\\p{L}))`,
  'iu',
);
/** Of money only: "$2 MM". */
const SCALED_MONEY = /^\s?MM(?!\p{L})/u;

/** What stands between two amounts of a range or a list. */
const DASH = String.raw`\s?(?:[-−–—‐‑~～〜→+/…]|->|\.{2,3}|&[mn]dash;)\s?`;
const OR = String.raw`\s(?:(?:(?:up|down|rising|going|increasing|rises|goes)\s)?to|plus|vs\.?|or|through|till|until|bis|oder|à|au|a|ou|o|tot|of|til|do|lub)\s`;
const AND = String.raw`(?:,\s(?:and\s|or\s)?|\s(?:and|und|et|y|e|en)\s)`;
const FURTHER = new RegExp(
  String.raw`^(?:(?:${DASH}|${OR}|${AND})[$€£]?${AMOUNT}){1,9}|^\s?(?:and (?:a|one) half|½|1/2)`,
  'iu',
);
const REACH = 80;

/** Without marks of Markdown and HTML, which may stand between a number and its word. */
const unmarked = (text: string) => text.replaceAll(/[*_`\\]+|<\/?[a-z]{1,6}>|&nbsp;|&#160;/giu, '');

/** Whether a number that ends there is so many thousands, millions or the like, or may be: "2" of "2 **million**" and of "2-3k". */
export function isScaled(text: string, end: number, isMoney = false): boolean {
  const after = unmarked(text.slice(end, end + REACH));
  const rest = after.slice(FURTHER.exec(after)?.[0].length ?? 0);
  if (isMoney && [after, rest].some((one) => SCALED_MONEY.test(one))) return true;
  // "5 to 10 m" are meters where no money is meant.
  return SCALED.test(after) || (SCALED.test(rest) && (isMoney || !/^\s[km](?!\p{L})/iu.test(rest)));
}

/** "A month", "per head": what stands after a price, and not after so many of something. */
const RATE = String.raw`(?:\s?/|\s(?:an?|per|each|pro|par|por|al|monthly|weekly|yearly|daily)(?!\p{L}))`;
/** "£5/100 g" and "$1/1,000 tokens" are no two prices. */
const UNIT = String.raw`\s?(?:[cdkm]?[gl]|[kmg]b|[ckm]?m|oz|lb|h|hr|(?:hour|day|week|month|year|min|minute|people|person|user|seat|item|unit|piece|word|page|mile|call|request|token|credit|image|message))s?(?!\p{L})`;
const ONE_MORE = new RegExp(
  String.raw`^(?:\s?/\s?(?!${AMOUNT}${UNIT})|${DASH}(?<!/\s?)|${OR}|${AND}(?=${AMOUNT}${RATE}))(${AMOUNT})`,
  'iu',
);

/** Numbers that follow an amount in a range or a list and may be amounts as well, without a sign of their own: "£9.50–12.50". */
export function amountsAfter(text: string, end: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = end; found.length < 9; ) {
    const [all, digits] = ONE_MORE.exec(text.slice(at, at + REACH)) ?? [];
    if (all === undefined) break;
    at += all.length;
    found.push({ start: at - digits!.length, end: at });
  }
  return found;
}
