import type { Script } from './language-scripts.ts';

/** A language that a program can make sure of. */
export interface Language {
  /** As people write it in English. */
  name: string;
  /** ISO 639-1. */
  code: string;
  scripts: readonly Script[];
  /** Whether its script tells it: no other language that people ask for is written in it. */
  ownsScript: boolean;
  /** Letters of a rarer language in the same script. */
  rivalLetters?: RegExp;
  /** A script that some write it in. */
  rareScript?: Script;
}

const alone = (name: string, code: string, script: Script, more: Partial<Language> = {}): Language => ({
  ...{ name, code, scripts: [script], ownsScript: true },
  ...more,
});

const among = (script: Script, names: string): Language[] =>
  names.split(' ').map((entry) => {
    const [code, name] = entry.split(':') as [string, string];
    return { name, code, scripts: [script], ownsScript: false };
  });

/** Chinese and Japanese share Han; the kana tell them apart. */
const CJK: readonly Script[] = ['Han', 'Hiragana', 'Katakana'];

/** Of close languages, such as Croatian and Serbian or Indonesian and Malay, none is listed: nothing tells them apart for certain. */
export const LANGUAGES: readonly Language[] = [
  ...among(
    'Latin',
    'en:English de:German fr:French es:Spanish pt:Portuguese it:Italian nl:Dutch ca:Catalan ro:Romanian',
  ),
  ...among('Latin', 'sv:Swedish da:Danish no:Norwegian is:Icelandic fi:Finnish et:Estonian hu:Hungarian pl:Polish'),
  ...among('Latin', 'cs:Czech sk:Slovak lt:Lithuanian lv:Latvian sl:Slovenian sq:Albanian tr:Turkish vi:Vietnamese'),
  ...among('Cyrillic', 'ru:Russian uk:Ukrainian bg:Bulgarian'),
  ...among('Arabic', 'ar:Arabic fa:Persian ur:Urdu'),
  ...among('Devanagari', 'hi:Hindi mr:Marathi'),
  alone('Greek', 'el', 'Greek'),
  alone('Armenian', 'hy', 'Armenian'),
  alone('Georgian', 'ka', 'Georgian'),
  // Yiddish: its letters, and its commonest words where it is spelt without them.
  alone('Hebrew', 'he', 'Hebrew', {
    rivalLetters:
      /[\u05F0-\u05F2\uFB1D-\uFB4E]|\u05D0[\u05B7\u05B8]|\u05D9\u05B4|(?<!\p{L})(?:איז|און|נישט|ניט|איך|האט|דאס)(?!\p{L})/gu,
  }),
  alone('Bengali', 'bn', 'Bengali', { rivalLetters: /[\u09F0\u09F1]/gu }),
  alone('Punjabi', 'pa', 'Gurmukhi', { rareScript: 'Arabic' }),
  alone('Gujarati', 'gu', 'Gujarati'),
  alone('Odia', 'or', 'Oriya'),
  alone('Tamil', 'ta', 'Tamil'),
  alone('Telugu', 'te', 'Telugu'),
  alone('Kannada', 'kn', 'Kannada'),
  alone('Malayalam', 'ml', 'Malayalam'),
  alone('Sinhala', 'si', 'Sinhala'),
  alone('Thai', 'th', 'Thai'),
  alone('Lao', 'lo', 'Lao'),
  alone('Khmer', 'km', 'Khmer'),
  alone('Korean', 'ko', 'Hangul'),
  alone('Chinese', 'zh', 'Han', { scripts: CJK }),
  alone('Japanese', 'ja', 'Han', { scripts: CJK }),
];

/** Other names; a variant, such as "Brazilian Portuguese" or "Simplified Chinese", is none. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  farsi: 'fa',
  bangla: 'bn',
  panjabi: 'pa',
  oriya: 'or',
  sinhalese: 'si',
  slovene: 'sl',
  cambodian: 'km',
  laotian: 'lo',
};

/** The names of languages in small letters. */
const LANGUAGE_NAMES: readonly (readonly [string, Language])[] = [
  ...LANGUAGES.map((language) => [language.name.toLowerCase(), language] as const),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [name, LANGUAGES.find((one) => one.code === code)!] as const),
];

/** A language by its name in small letters. */
export const languageNamed = (name: string): Language | undefined => LANGUAGE_NAMES.find(([one]) => one === name)?.[1];
