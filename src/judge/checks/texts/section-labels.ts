import { outside } from '../markdown/outside-code.ts';

/** What a section of a song is called. */
const NAME =
  '(?:(?:pre|post|final|last|first|second|third)[- ]?)?(?:verse|chorus|bridge|refrain|stanza|strophe|couplet|estribillo|estrofa|verso|coro|ritornello|strofa|refrão|kehrreim|zwrotka|refren|припев|куплет)';
/** Beside those above, what else is written so. */
const PART = `(?:${NAME}|intro|outro|hook|coda|interlude|instrumental|breakdown|drop|solo|vers|pont|ponte|puente|brücke|v\\d)`;
const NUMBER = String.raw`(?:[ \t]*[#.]?(?:\d{1,2}|[IVX]{1,4}|one|two|three|four|five|six|[a-d]))?`;
const BREAK = String.raw`[ \t]*(?:\r\n|[\r\n]|$)`;
const line = (said: string) => new RegExp(String.raw`(?<=^|[\r\n])[ \t]*${said}${BREAK}`, 'giu');
const labelled = (name: string) =>
  String.raw`[^\p{L}\p{N}\r\n]{0,8}${name}${NUMBER}(?:[ \t]*[:(x×–-][^\]\r\n]{0,40})?[^\p{L}\p{N}\r\n]{0,8}`;

const SUNG = line(labelled(NAME));
const LABEL = line(labelled(PART));
/** "Verse 1: Rain falls" */
const BEFORE = new RegExp(
  String.raw`(?<=^|[\r\n])[ \t]*[*_[(]{0,4}${PART}${NUMBER}[*_\])]{0,4}[:：][*_]{0,3}[ \t]+(?=\S)`,
  'giu',
);
/** "[Guitar]", "**I**", "2." */
const SET_OFF = line(
  String.raw`(?:\[[^\]\r\n]{1,60}\]|\([^()\r\n]{1,60}\)|[*_]{1,3}[^*_\r\n]{1,60}[*_]{1,3}|#{1,6}[ \t][^\r\n]{1,60}|[^\s:][^:\r\n]{0,29}:|[*_]{0,3}(?:\d{1,2}|[ivx]{1,5})[.)]?[*_]{0,3})`,
);

const withoutNames = (text: string) => text.replace(LABEL, '').replace(BEFORE, '');
const withoutSetOff = outside(SET_OFF);

/** A text without the labels of a song's sections, such as "[Verse 1]" and "Chorus:"; unchanged where it has none. */
export const withoutSectionLabels = (text: string): string => (text.search(SUNG) < 0 ? text : withoutNames(text));

/** The same of what is called a song or a poem, whose labels may be any lines that are set off; unchanged where no other line is left. */
export function withoutAnyLabels(text: string): string {
  const others = withoutSetOff(withoutNames(text));
  return others.trim() === '' ? text : others;
}

/** Whether a text is such a label itself. */
export const isSectionLabel = (text: string): boolean => /[[(:#*\d]/u.test(text) && withoutNames(text).trim() === '';
