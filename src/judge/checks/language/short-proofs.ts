/** What only a language has, and its close relatives without a list of their own have not. */
interface Proof {
  /** Found within a word in small letters. */
  letters: RegExp;
  words: ReadonlySet<string>;
}

const proof = (letters: RegExp, words: string): Proof => ({ letters, words: new Set(words.split(' ')) });

/** Against Galician, Asturian, Occitan, Afrikaans, Low German, Faroese, Interlingua and the like. */
const PROOFS: Readonly<Record<string, Proof>> = {
  nl: proof(
    /ij|sch(?!e?$)/u,
    'niet een ik ze we je jij jullie u uw heeft hebben heb hebt naar mijn deze geen wordt worden zal zullen kun kunt kunnen moeten bent ben waren zo zou zonder zich zelf zee zijn',
  ),
  pt: proof(
    /[ãõçêâôà]|lh/u,
    'em um uma uns com sem isso mas muito muita muitos bem quem também já até tem ter tenho têm vamos fazer faz dizer hoje ontem dele dela neste nesta quando quanto qual quais posso podem gostaria minha meus pelo pela',
  ),
  es: proof(
    /ciones$|ció$/u,
    'es las está están estoy muy usted ustedes ella ellos ellas hay fue hace hacer tiene tienen tengo tienes puede puedes pueden puedo bien también hoy ahora quien quién nuestro nuestra eso esto gusta quiero quiere hasta desde dónde cuándo cómo soy eres era sido había he ha han les sus lo una nada cuando sin mañana',
  ),
  ca: proof(
    /ny|l·l/u,
    'amb els és i aquest aquesta aquests aquestes això molt molta però va vaig van seva meva teva més cap em et ens us què on hi ho ha han tinc té tenen puc pot vull vol fer fa dir algú ningú aquí allà avui ahir demà',
  ),
  is: proof(/[þéö]/u, ''),
  it: proof(
    /è|zione|[aeiou]zz|ggi/u,
    'il gli di del della dei delle nel nella questo questa questi sono ho hai abbiamo siamo siete più anche molto dove cosa perché lui lei tuo mio suo tua mia sua nostro essere fare puoi può devo deve alla dalla sul sulla al dal i le ci ti si degli',
  ),
  de: proof(
    /ß|sch|ung$/u,
    'nicht ich ist eine einen einem einer sie wir für auf zu kann haben hat habe war wird werden sich nach mein meine der das dem den ein bei es',
  ),
};

/** By how much a language must be likelier than any other to be that of a sentence; see `languageOfSentence`. */
const leastLead = 4.5;
/** More against close relatives: where the words and letters above are found, and where not. */
const LEAST_LEADS: Readonly<Record<string, readonly [proved: number, unproved: number]>> = {
  es: [5.5, 8],
  pt: [5, 8],
  ca: [5, 9],
  it: [6, 8],
  nl: [6, 8],
  is: [4.5, 10],
  ...Object.fromEntries(['de', 'cs', 'sk', 'sl', 'da', 'no', 'tr'].map((code) => [code, [5, 5]])),
  ...Object.fromEntries(['bg', 'ro', 'sq', 'lv', 'hi'].map((code) => [code, [6, 6]])),
};

/** By how much it must be likelier for a sentence with these words. */
export function leastLeadOf(code: string, written: readonly string[]): number {
  const least = LEAST_LEADS[code];
  if (least === undefined) return leastLead;
  const proof = PROOFS[code];
  const words = written.map((word) => word.toLowerCase());
  return words.some((word) => proof?.words.has(word) || proof?.letters.test(word)) ? least[0] : least[1];
}

const alphabet = (more: string): RegExp => new RegExp(`^[a-z${more}]+$`, 'u');

/** The letters that a language's words have, those of its usual loanwords included. */
export const ALPHABETS: Readonly<Record<string, RegExp>> = {
  en: alphabet('éèêïöñçâ'),
  de: alphabet('äöüßéèàê'),
  fr: alphabet('àâæçéèêëîïôœùûüÿ'),
  es: alphabet('áéíñóúü'),
  pt: alphabet('áâãàçéêíóôõúü'),
  it: alphabet('àèéìíîòóùú'),
  nl: alphabet('áàäéèëêíïóöúüç'),
  ca: alphabet('àçéèíïóòúü'),
  ro: alphabet('ăâîșțşţ'),
  sv: alphabet('åäöéà'),
  da: alphabet('æøåéü'),
  no: alphabet('æøåéèòôóüä'),
  is: alphabet('áðéíóúýþæö'),
  fi: alphabet('åäöšž'),
  et: alphabet('äõöüšž'),
  hu: alphabet('áéíóöőúüű'),
  pl: alphabet('ąćęłńóśźż'),
  cs: alphabet('áčďéěíňóřšťúůýž'),
  sk: alphabet('áäčďéíĺľňóôŕšťúýž'),
  lt: alphabet('ąčęėįšųūž'),
  lv: alphabet('āčēģīķļņšūž'),
  sl: alphabet('čšž'),
  sq: alphabet('çë'),
  tr: alphabet('çğıiöşüâîû\u0307'),
  gl: alphabet('áéíñóúü'),
  ast: alphabet('áéíñóúüḥḷ'),
  af: alphabet('áäéèêëíîïóôöúûüŉ'),
  fo: alphabet('áðíóúýæø'),
  hr: alphabet('čćđšž'),
  id: alphabet('é'),
  az: alphabet('çəğıiöşü\u0307'),
  tk: alphabet('çäžňöşüý'),
  ru: /^[а-яё]+$/u,
  uk: /^[а-щьюяґєії]+$/u,
  bg: /^[а-ъьюяѝ]+$/u,
  be: /^[а-зй-шыьэюяёіў]+$/u,
  sr: /^[а-ик-шђјљњћџ]+$/u,
  mk: /^[а-ик-шѓѕјљњќџѐѝ]+$/u,
};
