import { linesOutsideCode } from '../markdown/markdown.ts';
import { LANGUAGES, type Language } from './language-names.ts';
import { countScripts, type LetterCounts, SCRIPTS, type Script } from './language-scripts.ts';
import { type Reading, readWindows, type WindowScript } from './language-windows.ts';
import { PHRASES, WORDS } from './language-words.ts';
import { wordsOf } from './words-of.ts';

/** Whether a text is in a language, with the beginning of a sentence that says so; or why nobody can be sure. */
export type Identified = { holds: boolean; found: string } | { undecided: string };

const tooShort = { undecided: 'The text is too short to tell its language for certain.' };
const mixedScripts = {
  undecided: 'The text is written in several scripts, so its language cannot be told for certain.',
};
const mixed = { undecided: 'The text may hold several languages, so its language cannot be told for certain.' };
const unclear = { undecided: 'The language of the text cannot be told for certain.' };

/** Fewer letters are a name or a formula rather than a text. */
const leastLetters = 10;

/**
 * Whether a text is in a language. Code, links and addresses are in none. What stands in it of another language, such as names
 * and short quotations, is allowed.
 * @param isWhole whether all of it must be in that language: then it is undecided where such a thing may stand in it, and
 * false where another language has a large part
 */
export function identify(text: string, language: Language, isWhole: boolean): Identified {
  const prose = proseOf(text);
  const identified = byScripts(prose, language, isWhole);
  const isSaid = 'holds' in identified && identified.holds;
  return isWhole && isSaid && hasPhraseOfAnother(prose, language.code) ? mixed : identified;
}

function byScripts(prose: string, language: Language, isWhole: boolean): Identified {
  const counts = countScripts(prose);
  if (counts.total < (counts.of.Han > 0 ? leastHanOfSentence : leastLetters)) return tooShort;
  const share = language.scripts.reduce((sum, script) => sum + counts.of[script], 0) / counts.total;
  if (share >= (isWhole ? 0.97 : 0.9)) {
    return language.ownsScript
      ? byLetters(prose, counts, language)
      : byWords(prose, language.scripts[0] as WindowScript, language, isWhole);
  }
  const main = mainScript(counts);
  if (main === undefined || share > 0.05) return mixedScripts;
  // Any language can be put into Latin letters; then only a text that is surely of another is none of it.
  if (main === 'Latin') return byWords(prose, 'Latin', language, isWhole);
  return main === language.rareScript ? unclear : { holds: false, found: `The text is in ${main} script` };
}

/** The script of nearly all letters. Han stands for the kana, too. */
function mainScript({ of, total }: LetterCounts): Script | undefined {
  const least = 0.9 * total;
  const isEastAsian = of.Han + of.Hiragana + of.Katakana >= least;
  return isEastAsian ? 'Han' : SCRIPTS.find((script) => of[script] >= least);
}

function hasPhraseOfAnother(prose: string, code: string): boolean {
  const own = new Set([...(WORDS[code]?.own ?? []), ...(PHRASES[code] ?? [])]);
  const others = new Set(
    Object.values(PHRASES)
      .flat()
      .filter((word) => !own.has(word)),
  );
  return wordsOf(prose.toLowerCase()).some((word) => others.has(word));
}

function proseOf(text: string): string {
  const outside = linesOutsideCode(text)
    .join('\n')
    .replaceAll(/`[^`\n]*`/gu, ' ');
  return outside.replaceAll(/[!-~]+/gu, (piece) => (piece.includes('@') || piece.includes('://') ? ' ' : piece));
}

function byLetters(prose: string, { of, total }: LetterCounts, language: Language): Identified {
  if (language.code === 'zh' || language.code === 'ja') return byKana(prose, of, total, language);
  const rivals = language.rivalLetters ? (prose.match(language.rivalLetters)?.length ?? 0) : 0;
  return rivals * 200 > total ? unclear : { holds: true, found: `The text is in ${language.name}` };
}

/** Japanese has far more kana than this, Chinese none; Han alone may be a heading in either. */
const leastKana = 0.15;
const mostKana = 0.005;
const leastHan = 20;

/** A line of so many Han without kana may be Chinese within Japanese. */
const mostHanAlone = 12;

function hanAlone(line: string): number {
  const { of } = countScripts(line);
  return of.Hiragana + of.Katakana === 0 ? of.Han : 0;
}

/** Characters that Japanese does not write: Chinese pronouns and particles, and common ones in their simplified form. */
const OF_CHINESE =
  /[们們你您她這这那哪吗嗎呢吧很没沒么麼个时对说开门问间车东马鱼话语读书买卖认识让请谢谁谈议设订记许论证评词试该详课购贵费资质货员圆园团围图为习乡从价众优伤儿兴养则刚创办务动劳势华协单厂历压县发变听响场块备复够头奖妇妈孙实审导岁岛币师带帮广库应异录总惯愿战执护报择损换显暂术权极构标样树桥欢毕气满热爱爷现电疗盐监码确离种积稳笔签简紧纪纯纸练组细织终经结给绝统继续维绿编缩网罗职联脑脸节药获营虽补规视览觉讲访译询误调负财责败赛转轮软较辆输达过运还进远连迟适选递邮释钟钢钱铁银错键闭闻阅队阳阶际陆险难须顾预领频题颜风飞饭饮馆验骑鲜鸡齐龙两]/u;
const OF_ITS_DIALECTS = /[喺嘅冇佢咗嚟哋唔]/u;
/** Fewer characters are a heading. */
const leastHanOfSentence = 6;

const isChineseSentence = (prose: string, of: Record<Script, number>) =>
  of.Han >= leastHanOfSentence &&
  of.Hiragana + of.Katakana === 0 &&
  OF_CHINESE.test(prose) &&
  !OF_ITS_DIALECTS.test(prose);

function byKana(prose: string, of: Record<Script, number>, total: number, { code }: Language): Identified {
  const kana = (of.Hiragana + of.Katakana) / total;
  if (kana >= leastKana && prose.split('\n').some((line) => hanAlone(line) >= mostHanAlone)) return mixed;
  if (of.Hiragana > 0 && kana >= leastKana) return { holds: code === 'ja', found: 'The text is in Japanese' };
  if ((kana <= mostKana && of.Han >= leastHan) || isChineseSentence(prose, of))
    return { holds: code === 'zh', found: 'The text is in Chinese' };
  return unclear;
}

/** Shares of the letters: from which on a language is that of the text, and up to which parts may be of another or of none. */
const leastShare = 0.6;
const mostOfOthers = 0.15;
/** From which on a text is wholly in a language, where no part is of another. */
const wholeShare = 0.85;
/** From which on another language has a large part. */
const largePart = 0.3;

function byWords(prose: string, script: WindowScript, { code }: Language, isWhole: boolean): Identified {
  const { readings, isComplete } = readWindows(prose, script);
  const total = lettersOf(readings);
  const share = (test: (reading: Reading) => boolean) => lettersOf(readings.filter(test)) / Math.max(1, total);
  const own = share(({ sure }) => sure === code);
  const others = share(({ likely }) => likely !== code);
  const isMain = own >= leastShare && others <= mostOfOthers;
  const isPure = own >= wholeShare && others === 0 && isComplete && !readings.some(({ isMixed }) => isMixed);
  if (isWhole ? isPure : isMain) return { holds: true, found: `The text is in ${nameOf(code)}` };
  const sureOfAnother = Map.groupBy(
    readings.filter(({ sure }) => sure !== undefined && sure !== code),
    ({ sure }) => sure!,
  );
  for (const [other, group] of sureOfAnother) {
    const part = lettersOf(group) / total;
    const isAll = part >= leastShare && others === 1;
    if (isAll) return { holds: false, found: `The text is in ${nameOf(other)}` };
    if (isWhole && part >= largePart) return { holds: false, found: `A large part of the text is in ${nameOf(other)}` };
  }
  return own > 0 && others > 0 ? mixed : unclear;
}

const lettersOf = (readings: readonly Reading[]) => readings.reduce((sum, { letters }) => sum + letters, 0);

const nameOf = (code: string) => LANGUAGES.find((language) => language.code === code)!.name;
