const KNOWN = ['USD', 'EUR', 'GBP'];
/** Codes of other currencies and of cryptocurrencies. */
const CODES = Intl.supportedValuesOf('currency')
  .filter((code) => !KNOWN.includes(code))
  .concat('RMB', 'CNH', 'NIS', 'NTD', 'DEM', 'BTC', 'ETH', 'USDT', 'USDC', 'XRP', 'LTC', 'DOGE', 'SOL', 'BNB')
  .join('|');
/** Before a number some of them are other words: "TOP 5". */
const CODES_BEFORE = `(?!(?:ALL|TOP)\\s)(?:${CODES})`;

/** Words that mean nothing but money. */
const WORDS = [
  '[A-Z]{1,2}\\$|CAD|AUD|NZD|CHF|JPY|CNY|INR|SEK|NOK|DKK|PLN|BRL|MXN|HKD|SGD|AED|ZAR|HUF|CZK|THB|ILS|KRW|RUB|TWD|BTC',
  'yen|rup[ei]{1,2}a?s?|rupiahs?|francs?|franken|rappen|yuan|renminbi|kron(?:a|or|e|er|en|ur)|korun\\p{L}?|pesos?',
  'cents?|pence|pennies|bucks|quid|credits?|points?|zł|z[lł]ot\\p{L}{1,3}|ro?ub(?:les?|el|li)|forints?|hryvni?\\p{L}{0,2}',
  'she[kq]els?|shekalim|dirhams?|ri[ya]als?|dinars?|baht|ringgit|naira|cedis?|shillings?|bitcoins?|ethereum|satoshis?',
  'liras?|lire|leva|reais|tenge|birr|guaran[ií]es|lempiras?|quetzales|bol[ií]vares|d[oó]lar\\p{L}{0,3}|d[óò]l+ar\\p{L}{0,3}',
  'dollar(?!s?(?!\\p{L}))\\p{L}{1,3}|руб\\p{L}{0,4}|грн|гривен\\p{L}?|гривн\\p{L}|тенге|долл\\p{L}{0,5}|евро|злот\\p{L}{1,2}',
  '円|美元|美金|欧元|歐元|日元|人民币|人民幣|ドル|ユーロ|ポンド|ウォン|달러|유로|บาท|درهم|ريال|دينار|ليرة|جنيه|دولار|يورو',
  'שקל|שקלים|דולר|ευρώ|रुपये|रुपए',
].join('|');

/** Words and signs that mean money only after a number: "5 won", "99p", "5 万元"; not "1080p" nor "5 p.m.". */
const AFTER_NUMBER = [
  '[元円圆圓块塊원엔]',
  `(?:(?:${CODES}|TL|Kčs?|Ft|S?Fr|KR|DM|Lt)(?!\\p{L})|[Kk]r(?!\\p{L})|[Ff]r\\.)`,
  '(?:lei|leu|lek[eë]?|won|dong|rands?|real|sol(?:es)?|som|drams?|lari|manat|kunas?|denars?|taka|kyat|kip|riel|colon(?:es)?)(?!\\p{L})',
  '(?:din|ron|bani|gros[zh]\\p{L}*|kop[eé]\\p{L}*|crowns?|marks?|mark[ak]\\p{L}*|penny|p(?!\\.?\\s?m)|c|libras?|livres?|Pfund|eth(?:er)?)(?!\\p{L})',
  '(?:р|лв|тг|сом|сум|фунт\\p{L}*)(?!\\p{L})',
].join('|');
const BEFORE_NUMBER = `${CODES_BEFORE}|TL|R[MpsS]?\\.?|S\\/\\.?|Kčs?|[Kk]r\\.?|KR|S?[Ff]r\\.?|[KTU]?[Ss]h\\.?|Tk\\.?|Bs\\.?|Nu\\.?`;
const SCALE =
  '(?:(?:k|m|bn|mn|hundred|thousand|million|billion|lakh|crore|[Mm]io\\.?|[Mm]rd\\.?|mil|тыс\\.?|млн\\.?)\\s|[km]\\s?|[百千万萬億亿만억]\\s?)?';
/** "5.-" and "5,–" */
const WITHOUT_CENTS = '\\p{Nd}[.,](?:--?|[–—])(?![\\p{L}\\p{N}–—-])';

const ANYWHERE = new RegExp(`(?![$€£])\\p{Sc}|(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, 'giu');
const BESIDE = new RegExp(
  [
    `(?<!(?<!\\p{N})(?:144|240|360|480|540|576|720|1080|1440|2160|4320)(?=p))(?<=[\\p{Nd}百千万萬億亿一二三四五六七八九十两兩]\\s?${SCALE}[([]?)(?:${AFTER_NUMBER})`,
    `(?<![\\p{L}\\p{N}])(?:${BEFORE_NUMBER})\\s?(?=[-−]?\\p{Nd})`,
    WITHOUT_CENTS,
  ].join('|'),
  'gu',
);

/** How often a text may name money other than dollars, euros and pounds. */
export const countOtherMoney = (text: string): number =>
  (text.match(ANYWHERE)?.length ?? 0) + (text.match(BESIDE)?.length ?? 0);

const COUNTRIES =
  'Canadian|Can|Cdn|Australian|Aussie|New Zealand|Kiwi|Hong Kong|Singapore(?:an)?|Mexican|Taiwan(?:ese)?|Argentin\\p{L}+|Chilean|' +
  'Colombian|Jamaican|Bahamian|Fijian|Namibian|Liberian|Bermudi?an?|Caribbean|Zimbabwean|Brunei|Irish|Egyptian|Lebanese|Syrian|Sudanese|Gibraltar';
const OF_OTHERS_AFTER = new RegExp(
  `^\\s?[([]?\\s?(?:(?:in|of)\\s)?(?:${CODES}|AU|NZ|HK|SG|MX|CA|NT|${COUNTRIES})(?!\\p{L})`,
  'u',
);
const OF_OTHERS_BEFORE = new RegExp(`(?<!\\p{L})(?:${CODES}|${COUNTRIES})[:=]?\\s?$`, 'u');
const REACH = 24;

/** Whether an amount is said to be of another country whose money has the same sign or name: "$5 MXN", "$5 (Canadian)". */
export const isOfOtherCountry = (text: string, { start, end }: { start: number; end: number }): boolean =>
  OF_OTHERS_AFTER.test(text.slice(end, end + REACH)) ||
  OF_OTHERS_BEFORE.test(text.slice(Math.max(0, start - REACH), start));
