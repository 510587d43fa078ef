import { isOneOf, isWord, type Token, wordToken } from './tokens.ts';

const JUDGED = ['assistant', 'model', 'bot', 'agent', 'ai', 'chatbot'];
const JUDGED_FOR = ['the', 'assistant', 'for'].map(wordToken);
const RESPONSES = ['response', 'reply', 'answer', 'output', 'responses', 'replies', 'answers', 'outputs'];
const JOINERS = ['and', 'or', 'nor', 'but'];
const CONDITIONS = ['if', 'when', 'whenever'];

/**
 * What is to be rewarded or penalized, in other ways that say the same: "the model if its reply has a link" as "when the response has
 * a link", "a link to example.com in the reply" as "responses with a link to example.com".
 */
export function* wishes(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  const named = isWord(tokens[0], 'the') && isOneOf(tokens[1], JUDGED) ? 2 : isWord(tokens[0], 'it') ? 1 : 0;
  if (named > 0) {
    // "It for mentioning 'x'"
    if (isWord(tokens[0], 'it') && isWord(tokens[1], 'for')) yield [...JUDGED_FOR, ...tokens.slice(2)];
    if (!isOneOf(tokens[named], CONDITIONS)) return;
    const said = tokens.slice(named + 1);
    const isIts = isOneOf(said[0], ['its', 'the']) && isOneOf(said[1], RESPONSES);
    yield [wordToken('when'), ...(isIts ? [wordToken('the'), wordToken('response'), ...said.slice(2)] : said)];
    return;
  }
  // "Replies whose last word is 'x'": where it is so.
  const whose = tokens.findIndex((token) => isWord(token, 'whose'));
  if (whose > 0 && whose < 4)
    yield [...tokens.slice(0, whose), wordToken('where'), wordToken('the'), ...tokens.slice(whose + 1)];
  const last = tokens.length - 1;
  const isInResponse =
    isOneOf(tokens[last], RESPONSES) &&
    isOneOf(tokens[last - 1], ['the', 'its', 'a']) &&
    isOneOf(tokens[last - 2], ['in', 'within', 'inside']);
  const thing = isInResponse ? tokens.slice(0, last - 2) : tokens;
  if (isInResponse) yield thing;
  if (isFault && isOneOf(thing[0], ['any']) && !thing.some((token) => isOneOf(token, JOINERS)))
    yield [wordToken('responses'), wordToken('with'), ...thing];
  const left = tokens.findIndex((token) => isWord(token, 'left'));
  if (left > 0 && (left === last || isWord(tokens[left + 1], 'in')))
    yield [
      wordToken('when'),
      ...tokens.slice(0, left),
      wordToken(isWord(tokens[left - 1], 'placeholders') ? 'are' : 'is'),
      ...tokens.slice(left),
    ];
  // "Links and no tables" may be two wishes, and "100 words" just as many or more.
  if (isOneOf(thing[0], ['a', 'an']) && !thing.some((token) => isOneOf(token, JOINERS)))
    yield [wordToken('responses'), wordToken('with'), ...thing];
}

/** "If under 50 words", "if valid JSON", "if no emojis", "if last line is 'x'": of the response. */
export function* withSubject(tokens: readonly Token[]): Generator<readonly Token[]> {
  if (tokens.length > LONGEST_REST || tokens[0]?.kind === 'quoted') return;
  const isPart = isOneOf(tokens[0], ['first', 'last', 'final', 'second', 'whole', 'entire']);
  // "Links or tables are absent" has a subject.
  if (!isPart && tokens.slice(1).some((token) => isOneOf(token, VERBS))) return;
  for (const start of isPart ? ['the'] : ['the response', 'the response is', 'the response has'])
    yield [...start.split(' ').map(wordToken), ...tokens];
}
const LONGEST_REST = 8;
const VERBS =
  'is are was were be has have had do does did must should can may never appear appears occur occurs come comes get gets'.split(
    ' ',
  );
