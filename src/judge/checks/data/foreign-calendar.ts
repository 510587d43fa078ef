import { LANGUAGES } from '../language/language-names.ts';

/** Names of months in other languages than English, and what they are shortened to; not "set" and "out", which are also English words. */
const MONTHS = [
  'jan(?:uari?|uara|uára?|vier|v|eiro|vār\\p{L}{0,2})|jän(?:ner)?|jaanuar|gennaio|gener|enero|ene|ianuarie|ocak|stycz(?:nia|eń)|ledn\\p{L}|leden|siječ\\p{L}{1,6}|sausio',
  'feb(?:ruari?|ruára?|ruara|er|rero|rer|braio|ruarie|ruār\\p{L}{0,2})|f[eé]vr(?:ier)?|fevereiro|fev|veebruar|şubat|lut(?:ego|y)|únor\\p{L}?|velja[cč]\\p{L}{1,6}|vasario',
  'mär(?:z|ts)?|maerz|mars|marzo|mar[çc]o|març|maart|maret|marts|mart|marec|mar(?:ca|zec)|márci\\p{L}{1,6}|martie|ožuj\\p{L}{1,6}|březn\\p{L}|kovo',
  'avr(?:il)?|abr(?:il)?|aprile|aprilie|apríl\\p{L}{0,3}|aprill|nisan|kwie(?:tnia|cień)|dubn\\p{L}|duben|travnja|balandžio',
  'mai|mayo|maio|maggio|mei|maj|maja|mája|május|maig|mayıs|května|květen|svib\\p{L}{1,6}|gegužės',
  'juni|juin|junio|junho|giugno|giu|júna?|június|iunie|juny|juuni|haziran|czerw(?:ca|iec)|června|červen|lip(?:nja|anj)|birželio',
  'juli|juil(?:let)?|julio|julho|luglio|júla?|július|iulie|juliol|juuli|temmuz|lip(?:ca|iec)|července|červenec|srpnja|liepos',
  'augustus|augusti|augusta|augusztus|ao[uû]t|agosto|ago|agustus|agost|ağustos|sierp(?:nia|ień)|srpna|srpen|kolovoza|rugpjūčio',
  'septembre|sept?iembre|setembr[oe]|settembre|szeptember|septembrie|septembr[ai]|eylül|wrze(?:śnia|snia|sień)|září|rujna|rujan|rugsėjo',
  'oktober|okt(?:ó|o)b(?:er|ra)|okt|octobre|octubre|outubro|ottobre|ott|octombrie|ekim|pa[zź]dziernik\\p{L}?|říj\\p{L}{1,6}|listopad\\p{L}?|spalio',
  'novembre|noviembre|novembro|noiembrie|novembra|kasım|grudnia|studeno\\p{L}{1,6}|lapkričio',
  'dezember|dez|d[eé]cembre|diciembre|dic|dicembre|dezembro|desember|desembre|decembrie|decembra|aralık|grudzień|prosin\\p{L}{1,6}|gruodžio',
  '(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu\\p{L}{0,4}',
  'январ\\p{L}|феврал\\p{L}|март\\p{L}?|апрел\\p{L}|ма[йя]|июн\\p{L}|июл\\p{L}|август\\p{L}?|сентябр\\p{L}|октябр\\p{L}|ноябр\\p{L}|декабр\\p{L}',
  '(?:січ|берез|квіт|трав|черв|лип|серп|верес|груд)ня|лютого|жовтня|листопада',
  'ιανουαρίου|φεβρουαρίου|μαρτίου|απριλίου|μαΐου|ιουνίου|ιουλίου|αυγούστου|σεπτεμβρίου|οκτωβρίου|νοεμβρίου|δεκεμβρίου',
  'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  'ב?(?:ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)',
  'जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर',
  'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม',
].join('|');

const DAY = "\\d{1,2}(?:\\.|er|º|°|ª|ste|de|e|:a)?[ \\u00a0-]?(?:de |di |del |d['’]|d\\. ?)?";
/** "5 de mayo", "1er mai", "mayo 5", "mayo de 2024", "cinco de mayo", "五月五日" */
const DATE = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?:${DAY}|\\p{L}{3,12} (?:de|di) )(?:${MONTHS})|(?:${MONTHS})\\.? (?:de |del )?\\d{1,4})(?![\\p{L}\\p{N}_])` +
    '|[\\p{Nd}一二三四五六七八九十]{1,3}\\s?月\\s?[\\p{Nd}一二三四五六七八九十]{1,3}|ngày \\d{1,2}',
  'giu',
);
/** How many dates there may be in other languages than English, with the name of a month. */
export const countForeignDates = (text: string): number => text.match(DATE)?.length ?? 0;

/** Languages beside those that a program can tell apart. */
const MORE = 'hr sr sr-Latn bs mk be id ms eu gl af ga cy sw fil az kk ne'.split(' ');
const CODES = [...LANGUAGES.map(({ code }) => code), ...MORE].filter((code) => code !== 'en');
/** Names that are also other words, or English. */
const OTHER_WORDS = new Set(
  'mac jun jul january february march april may june july august september october november december'.split(' '),
);
type Part = 'weekday' | 'month';

/** The names of days or months in other languages than English, in small letters, as they stand alone and in dates. */
function namesOf(part: Part): Set<string> {
  const found = new Set<string>();
  for (const code of CODES)
    for (const day of part === 'month' ? [undefined, 'numeric' as const] : [undefined]) {
      const format = new Intl.DateTimeFormat(code, { [part]: 'long', day, timeZone: 'UTC', calendar: 'gregory' });
      for (let at = 0; at < 12; at += 1)
        for (const { type, value } of format.formatToParts(Date.UTC(2024, part === 'month' ? at : 0, at + 1)))
          if (type === part) found.add(plain(value).replace(/-feira$|^(?:de |d’)/gu, ''));
    }
  return new Set([...found].filter((name) => /\p{L}{2}/u.test(name) && !OTHER_WORDS.has(name)));
}
const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/['ʼ]/gu, '’');

const LETTERS = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}`;
const ALPHABETIC = new RegExp(`^[${LETTERS}\\p{M}\\s’-]+$`, 'u');
const IS_OTHER = new RegExp(`[^\\P{L}${LETTERS}]`, 'u');
/** What Intl does not name so. */
const OTHERWISE = {
  weekday: '(?:周|週|礼拜|禮拜|星期)[一二三四五六日天]|[月火水木金土日]曜',
  month: '[\\p{Nd}一二三四五六七八九十]\\s?[月월]',
};
const SPELLINGS = { weekday: ['sonnabend'], month: ['jänner', 'marcu', 'maju', 'lutym', 'мае', 'маю'] };
/** A word of so many letters at most may be a name with an ending or another word after it: "montags", "Freitagabend". */
const MAX_LETTERS = 24;
const MIN_STEM = 3;

interface Names {
  /** Names, with how many letters may follow each of them. */
  words: ReadonlyMap<string, number>;
  /** Those of scripts without an alphabet like these, in which other letters may stand right beside a name. */
  others: RegExp;
}
const kept: Partial<Record<Part, Names>> = {};

function knownNames(part: Part): Names {
  const all = [...namesOf(part)];
  const words = new Map<string, number>();
  const add = (word: string, more: number) => words.set(word, Math.max(more, words.get(word) ?? 0));
  for (const name of [...all.filter((one) => ALPHABETIC.test(one)), ...SPELLINGS[part]]) {
    const isAscii = /^[a-z]+$/u.test(name);
    const more = name.length > 5 ? MAX_LETTERS : 0;
    add(name, more);
    if (part === 'weekday' && isAscii) add(`${name}s`, 0);
    const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
    if (/^[a-z]{5,}$/u.test(bare)) add(bare, more);
    // "Среда" and "в среду"
    const stem = name.replace(/[aeouаяеиоьიі]$/u, '');
    if (isAscii ? stem !== name && stem.length > MIN_STEM + 2 : stem.length >= MIN_STEM) add(stem, 2);
  }
  const others = all
    .filter((one) => !ALPHABETIC.test(one) && !/\p{Script=Han}/u.test(one))
    .map((one) => (one.length > 2 ? one : String.raw`(?<!\p{L})${one}(?!\p{L})`));
  return { words, others: new RegExp([...others, OTHERWISE[part]].join('|'), 'gu') };
}

/** How many names of days or months in other languages than English a text may hold. */
function countNames(given: string, part: Part): number {
  kept[part] ??= knownNames(part);
  const { words, others } = kept[part];
  const text = plain(given);
  const isName = (word: string): boolean => {
    if (OTHER_WORDS.has(word)) return false;
    if (words.has(word)) return true;
    for (let length = Math.min(word.length - 1, MAX_LETTERS); length >= MIN_STEM; length -= 1)
      if ((words.get(word.slice(0, length)) ?? 0) >= word.length - length) return true;
    return false;
  };
  let count = IS_OTHER.test(text) ? (text.match(others)?.length ?? 0) : 0;
  let before = '';
  for (const [word] of text.matchAll(/[\p{L}\p{M}’]+/gu)) {
    if (isName(word) || isName(word.slice(word.lastIndexOf('’') + 1)) || words.has(`${before} ${word}`)) count += 1;
    before = word.length > MAX_LETTERS ? '' : word;
  }
  return count;
}
export const countForeignWeekdays = (text: string): number => countNames(text, 'weekday');
export const countForeignMonths = (text: string): number => countNames(text, 'month');
