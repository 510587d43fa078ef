import { outside } from '../markdown/outside-code.ts';

/** ":tada:", ":+1:" and "<:pepe:123456>", but not "10:30:15" and "a:b:c". */
const CODE =
  /<a?:\w{2,32}:\d{3,20}>|(?<![\p{L}\p{N}_:/\\-]):(?:[+-]1|100|1234|[a-z][\w+-]{1,60})(?:::[a-z][\w+-]{1,60}){0,9}:(?![\p{L}\p{N}_:/`])/giu;

/** A text with an emoji in place of each code that chats show as one. */
export const withEmojisShown = outside(CODE, () => '🙂');
