/** Alternatives that are listed with commas. */
export const any = (text: string) =>
  `(?:${text
    .trim()
    .split(/\s*,\s*/u)
    .join('|')})`;
// Patterns are without letters of all alphabets: those take V8 so long to compile, that the first sentence would wait for it.
/** A remark that is all of one of these. */
export const whole = (...all: string[]) => new RegExp(`^(?:${all.join('|')})$`, 'i');
/** A remark that begins with one of these. */
export const start = (...all: string[]) => new RegExp(`^(?:${all.join('|')})(?![a-z'-])`, 'i');

/** A small number, in digits or in words. */
export const NUMBER = '(?:\\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten)';

/** The programs and devices that deal with what is written: none of them can be a thing in a response. */
const SYSTEMS = `
  voice (?:bot|assistant|agent), tts, speech (?:engine|synthesi[sz]er), screen readers?, parsers?, pipeline, importer, exporter, apps?, widget, ui, front ?end, back ?end,
  cms, crm, terminal, renderer, viewer, browsers?, compiler, linter, database, api, endpoint, server, system,
  platform, channel, screens?, display, slack, discord, sms, gateway, twitter, whatsapp, telegram, printer, fonts?, search engines?, google, seo, downstream code,
  devices?, phones?, watch, kiosk, chat window, tool ?chain, build, ci, loader, importers?, spreadsheet, imports?, script, layout`;
const PEOPLE = `
  clients?, customers?, brand, legal, marketing, editors?, readers?, users?, visitors?, people, kids, children, students?, patients?, audience, team, company, shop, store,
  boss, manager, compliance, ops, designers?, translators?`;
const OWNED =
  "(?:(?:the|our|my|your|their|some|most|many|all) (?:[a-z'-]+ )?|(?:mobile|busy|desktop|free|paying|older|younger|new|downstream|real|actual|most) )?";
/** As a program or people are written where remarks are looked for: patterns with all their names would fill the memory. */
const [PROGRAM, PERSON] = ['zprogram', 'zperson'];
/** The programs of a text, with whose they are. */
export const SYSTEM_WORDS = OWNED + any(SYSTEMS);
const named = (names: string) => new RegExp(`(?<![a-z'-])${OWNED}${any(names)}(?![a-z'-])`, 'gi');
const [SYSTEM_NAMES, PEOPLE_NAMES] = [named(SYSTEMS), named(PEOPLE)];
/** A remark with one word for each program that it speaks of, and for who reads what is written: "our chat widget", "most users". */
export const withOutsiders = (remark: string): string =>
  remark.replace(SYSTEM_NAMES, PROGRAM).replace(PEOPLE_NAMES, PERSON);
/** Who reads what is written, or deals with it. */
export const OUTSIDER = `(?:${PROGRAM}|${PERSON})`;
export const SYSTEM = PROGRAM;

/** What a program does not do, or does with what it cannot take. */
export const DO_NOT = `
  (?:can't|cannot) (?:show|display|see|use), (?:can't|cannot|doesn't|don't|won't) (?:like|read|render|support|handle|parse|allow|understand|care|scroll|have time|need), crash(?:es)?, complain(?:s|ed)?, (?:read, hate, like, love,
  strip, choke, break, render, remove, drop, lose, fail, reject, escape, mangle, garble, speak, parse, skip, dislike, struggle, stumble, trip, cut, truncate, convert, eat, block, flag, scan,
  skim, trust, swallow, interpret, pronounce, throw, split)s?`;
