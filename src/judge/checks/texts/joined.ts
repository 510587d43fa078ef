/** Signs that hold longer addresses, paths, names and codes together. */
const BEFORE = /(?:[\p{L}\p{N}_][-./\\@:+~#&=]{1,9}|[./\\@~])$/u;
const AFTER = /^(?:[-./\\@:+~#&=]{1,9}[\p{L}\p{N}_]|[/\\@])/u;
const WORD_BEFORE = /[\p{L}\p{N}_]$/u;
const WORD_AFTER = /^[\p{L}\p{N}_]/u;

/** Whether a text may be only a piece of a longer one: "bo@x.io" of "bo@x.io.uk", "/tmp/a" of "/tmp/a/b" and "/var/tmp/a". */
export const isJoined = (text: string, before: string, after: string): boolean =>
  BEFORE.test(before) ||
  AFTER.test(after) ||
  (!WORD_AFTER.test(text) && WORD_BEFORE.test(before)) ||
  (!WORD_BEFORE.test(text) && WORD_AFTER.test(after));

/** An amount of money: "$8841", "8841 euros". */
const CURRENCY = 'usd|eur|gbp|jpy|chf|dollars?|euros?|pounds?|yen|bucks|cents?|francs?|rupees?';
const MONEY_BEFORE = new RegExp(String.raw`(?:\p{Sc}|\b(?:${CURRENCY}))\s?$`, 'iu');
const MONEY_AFTER = new RegExp(String.raw`^(?:[.,]\d{1,2})?\s?(?:\p{Sc}|(?:${CURRENCY})\b)`, 'iu');

export const isMoney = (before: string, after: string): boolean => MONEY_BEFORE.test(before) || MONEY_AFTER.test(after);
