/** What announces a phone number, in some languages. */
const NOUNS = [
  ...[
    'phones?',
    'telephones?',
    'tel',
    'telefon\\w*',
    'teléfono',
    'téléphone',
    'tél',
    'puhelin',
    'puh',
    'contact numbers?',
  ],
  ...[
    'mobiles?',
    'mobil',
    'móvil',
    'celular',
    'cell',
    'cellphone',
    'handy',
    'handynummer',
    'fax',
    'hotline',
    'helpline',
  ],
  ...[
    'toll[- ]free',
    'whatsapp',
    'sms',
    'landline',
    'switchboard',
    'voicemail',
    'fon',
    'fone',
    'tlf',
    'gsm',
    'rufnummer',
  ],
  ...['телефон', 'тел', 'моб', 'هاتف', 'تلفون', 'جوال', 'फ़ोन', 'फोन', 'τηλ', 'τηλέφωνο', 'טלפון'],
].join('|');
/** These need no blank around them. */
const UNSPACED = '电话|電話|手机|手機|携帯|热线|전화|휴대폰|โทร|☎|☏|📞|📱|✆';
const VERBS =
  'call|dial|ring|ring til|bel|text|anrufen|llame|llámanos|llámenos|llamar|llama|appelez|ligue|chiama|rufen sie';
const FILLERS = [
  ...[
    'numbers?',
    'no',
    'nr',
    'num',
    'nummer',
    'número',
    'numéro',
    'line',
    'is',
    'are',
    'was',
    'at',
    'on',
    'to',
    'or',
    'and',
  ],
  ...[
    'under',
    'unter',
    'au',
    'al',
    'us',
    'me',
    'him',
    'her',
    'them',
    'now',
    'today',
    'toll[- ]free',
    'free',
    'the',
    'this',
  ],
  ...[
    'our',
    'my',
    'your',
    'his',
    'their',
    'main',
    'new',
    'office',
    'home',
    'work',
    'direct',
    'support',
    'service',
    'local',
  ],
  ...['call', 'text', 'dial', 'phone', 'desk', 'team', 'ist', 'lautet', 'est', 'es'],
].join('|');
const MARKS = String.raw`[\s:：.=*_|"'’“”${'`'}(\[<>—–-]`;
const MORE = String.raw`(?:${MARKS}{1,4}(?:${FILLERS})(?!\p{L})){0,5}${MARKS}{0,8}$`;

const BY_NOUN = new RegExp(
  String.raw`(?:(?:^|[^\p{L}\p{N}])(?:${NOUNS})|(?:${UNSPACED})\uFE0F?(?:号码|號碼|番号|번호)?)${MORE}|(?:tel|sms|wa\.me)[:/]$`,
  'iu',
);
const BY_VERB = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?:${VERBS})${MORE}`, 'iu');
/** "Call the front desk at", "reach Ana on" */
const BY_PLACE =
  /(?:^|[^\p{L}])(?:call|phone|ring|dial|text|reach|contact|fax)(?!\p{L})[^\n.;?!]{0,40}\s(?:at|on|under|via)[\s:*_`"'(]{1,4}$/iu;

/**
 * Whether a text ends by announcing a phone number: "Tel.: ", "call us at ". After a bare "call" or "text" only digits in groups are
 * announced, since functions are called by number, too.
 */
export const announcesPhone = (before: string, isGrouped: boolean): boolean =>
  BY_NOUN.test(before) || BY_PLACE.test(before) || (isGrouped && BY_VERB.test(before));

const NEUTRAL =
  /(?:^|[\n\r:：;,.!?([|/•·*_"'“>—–-]|(?:^|[^\p{L}])(?:at|on|is|or|and|to|via|under|unter|au|al|en|auf|bei|sur|ou|oder|und|y|e))\s*$/iu;

/** Whether a text ends with what a number follows in plain speech, and with no name that the number may be of. */
export const isNeutral = (before: string): boolean => NEUTRAL.test(before);

const EMERGENCY = /^(?:911|112|999|988|110|119|000|111|101)$/u;
const LINE_AFTER = /^[\s*_`"'”)]{0,4}(?:suicide|crisis|lifeline|helpline|hotline|emergency)/iu;
const TEXTED = /(?:^|[^\p{L}])text(?!\p{L})[^\n.;?!]{0,24}\sto[\s:*_`"'“(]{1,4}$/iu;

/** Whether three to six digits may be a number to dial: "call 911", "988 Lifeline", "text HOME to 741741". */
export function isShortNumber(digits: string, before: string, after: string): boolean {
  if (digits.length < 3 || digits.length > 6) return false;
  // A response that is nothing else.
  if (EMERGENCY.test(digits) && !/[\p{L}\p{N}]/u.test(before + after)) return true;
  return LINE_AFTER.test(after) || TEXTED.test(before) || BY_NOUN.test(before) || BY_VERB.test(before);
}
