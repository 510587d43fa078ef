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
const WEEKDAY = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${[
    '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|(?:luned|marted|mercoled|gioved|venerd)[iì]|domenica',
    '(?:segunda|terça|quarta|quinta|sexta)-feira|(?:maan|dins|woens|donder|vrij|zater|zon)dag',
    'poniedziałek|wtorek|środa|czwartek|piątek|niedziela|понедельник|вторник|среда|четверг|пятница|воскресенье',
  ].join('|')})(?![\\p{L}\\p{N}_])|星期[一二三四五六日天]|[月火水木金土日]曜日?|[월화수목금토일]요일`,
  'giu',
);

/** How many dates there may be in other languages than English, with the name of a month. */
export const countForeignDates = (text: string): number => text.match(DATE)?.length ?? 0;
/** How many days of the week are named in other languages than English. */
export const countForeignWeekdays = (text: string): number => text.match(WEEKDAY)?.length ?? 0;
