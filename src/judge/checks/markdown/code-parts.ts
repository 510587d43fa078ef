import { type Check, type CheckResult, costly, plainly } from '../check.ts';
import { beginning } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { LABELS, NO_LANGUAGE, OPEN_MISLABELLED } from './code-blocks.ts';
import { isMislabelled } from './evident-language.ts';
import { countHtml } from './html-elements.ts';
import { parseFences } from './markdown-document.ts';

/** Which block of code is meant, or all that stands outside of such blocks. */
export type CodePart = 'only' | 'first' | 'last' | 'outside';

const INDENTED = /(?:^|[\r\n])[^\S\r\n]*[\r\n]+(?: {4}|\t)\s*\S/u;
/** HTML and indented lines may be code, too. */
const mayHoldOthers = (text: string) => countHtml(text, 'code') > 0 || INDENTED.test(outsideBlocks(text));

const labelOf = (info: string) => /^[\s{.]*([^\s{},:]*)/u.exec(info)![1]!.toLowerCase();

/**
 * The text of a part of the response, in each way that may be meant; undefined where it is not certain which is.
 * @param label the name of a language: only blocks that are labelled with it
 */
export function codePart(
  text: string,
  which: CodePart,
  areLinesCounted: boolean,
  label?: string,
): readonly string[] | undefined {
  if (mayHoldOthers(text)) return undefined;
  if (which === 'outside') return [outsideBlocks(text)];
  const fences = parseFences(text);
  const labelled = label === undefined ? fences : fences.filter(({ info }) => LABELS[label]!.includes(labelOf(info)));
  if (label !== undefined && fences.some(({ info }) => labelOf(info) === '')) return undefined;
  const blocks = labelled.map(({ content }) => content.replace(/\r?\n$/u, ''));
  const block = blocks.at(which === 'last' ? -1 : 0);
  if (block === undefined || (which === 'only' && blocks.length > 1)) return undefined;
  // Whether blank lines count is open.
  return areLinesCounted ? [block, block.replaceAll(/(?<=^|\n)[^\p{L}\p{N}\r\n]*(?=\r?(?:\n|$))/gu, 'x')] : [block];
}

function outsideBlocks(text: string): string {
  const lines = text.split(/\r\n|[\r\n]/);
  for (const { map } of parseFences(text)) for (let at = map![0]; at < map![1]; at += 1) lines[at] = '';
  return lines.join('\n').trim();
}

/** That no line of the code blocks is longer than so many characters. */
export function codeLinesCheck(most: number, negated: boolean): Check {
  return costly({
    name: 'code-blocks',
    what: 'lines of code',
    asked: negated ? `one of more than ${most} characters` : `each of at most ${most} characters`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const blocks = parseFences(said.text);
      if (blocks.length === 0 || mayHoldOthers(said.text)) return { holds: 'undecided', reason: OPEN };
      const lines = blocks.flatMap(({ content }) => content.split(/\r?\n/u));
      const longer = lines.filter((line) => line.replaceAll('\t', '').trimEnd().length > most);
      // A tab may be one character, or up to eight.
      const mayBeLonger = lines.some((line) => line.replaceAll('\t', ' '.repeat(8)).length > most);
      const isLonger = longer.some((line) => Array.from(new Intl.Segmenter().segment(line.trimEnd())).length > most);
      if (!isLonger && mayBeLonger) return { holds: 'undecided', reason: OPEN };
      return {
        ...plainly(!isLonger !== negated),
        found: isLonger ? `A line of code is longer: "${beginning(longer[0]!)}"` : `No line of code is longer`,
        evidence: quotesIn(said, longer.slice(0, 1)),
      };
    },
  });
}

/** Which code blocks are labelled: all of them, the only one, one by its place, or any one. */
export interface Labelled {
  labels: readonly string[];
  isOnly?: true;
  at?: number;
  isSome?: true;
  /** It is said of their language, which a block without a label leaves open. */
  isIn?: true;
}

/** That code blocks are labelled with one of these. Other names of the same language leave it open. */
export function labelledCheck({ labels, isOnly, at, isSome, isIn }: Labelled, negated: boolean): Check {
  const named = labels.map((one) => one.toLowerCase());
  const related = named.flatMap((name) => Object.values(LABELS).find((all) => all.includes(name)) ?? [name]);
  const names = isIn ? related : named;
  const isLabelled = (label: string) =>
    names.includes(label) ? true : related.includes(label) || (isIn && NO_LANGUAGE.has(label)) ? undefined : false;
  const [label, not] = [isIn ? 'language' : 'label', negated ? 'not ' : ''];
  const one = isOnly ? 'the' : isSome ? (negated ? 'no' : 'at least one') : at === undefined ? undefined : NTH[at];
  return costly({
    name: 'code-blocks',
    what: one ? `the ${label} of ${one} code block` : `${label}s of code blocks`,
    asked: `${one ? (isSome ? '' : not) : `${not && 'not '}each ${not && 'of them '}`}${labels.join(' or ')}`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      if (countHtml(said.text, 'code') > 0) return { holds: 'undecided', reason: OPEN };
      const blocks = parseFences(said.text);
      const found = blocks.map(({ info }) => labelOf(info));
      const meant = at === undefined ? found : found.slice(at, at + 1 || undefined);
      if (isIn && blocks.some(({ content, info }) => isMislabelled(content, labelOf(info))))
        return { holds: 'undecided', reason: OPEN_MISLABELLED };
      if ((isOnly && found.length !== 1) || (at !== undefined && meant.length === 0))
        return { holds: 'undecided', reason: OPEN_WHICH };
      if (found.length === 0 && !isSome)
        return { holds: null, reason: 'The response has no code block, so the criterion does not apply.' };
      const all = meant.map(isLabelled);
      if (!all.includes(isSome === true) && all.includes(undefined)) return { holds: 'undecided', reason: OPEN_LABEL };
      const holds = isSome ? all.includes(true) : !all.includes(false);
      return {
        ...plainly(holds !== negated),
        found: meant.length === 0 ? 'The response has no code block' : `Code blocks labelled ${labelsOf(meant)}`,
        evidence: quotesIn(said, []),
      };
    },
  });
}

const NTH: Readonly<Record<number, string>> = { '-1': 'the last', 0: 'the first', 1: 'the second', 2: 'the third' };

const labelsOf = (labels: readonly string[]) =>
  [...new Set(labels)].map((label) => (label === '' ? 'not at all' : label)).join(', ');

const OPEN_WHICH = 'The response does not have the one code block that is asked about.';
const OPEN_LABEL = 'A code block has no label, or another one that may stand for the same language.';
const OPEN = 'The response has no code block, or something that may be one, so a program cannot tell.';
