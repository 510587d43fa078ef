import { isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';
import { isMany, isName, one, textOf, words } from './wish-words.ts';

const IFS = ['if', 'when', 'whenever'];
/** "One link" may be exactly one. */
const SOME = ['a', 'an', 'any', 'some'];
const HAS = wordList('has have contains contain includes include uses use');
const TEXTS = wordList('response reply answer output it');
/** What a text is, and what no text has more than one of. */
const NOT_HELD = wordList('response reply answer output text case way word doubt need reason chance user');

/** Ways to say a condition on a thing, and what is then said of it, so that both are said of each such thing. */
interface OfHeld {
  /** Of each of them, and of at least one: "it" may be either where there are several. */
  every: readonly Token[];
  some?: readonly Token[];
  /** Of the only one: "the table". */
  only?: readonly Token[];
  /** That there is one; with "and" that is asked for, too. */
  exists: readonly Token[];
  isAsked?: true;
  /** Whether the condition wants just one. */
  isOnly?: true;
  /** The same of the response, which "it" may be as well. */
  ofResponse?: readonly Token[];
}

const startsWith = (tokens: readonly Token[], ...all: (string | readonly string[])[]) =>
  all.every((word, at) => (typeof word === 'string' ? isWord(tokens[at], word) : isOneOf(tokens[at], word)));

/** "If there is a table, it has two rows", "the title, if there is one, is in bold". */
export function ofHeldThing(tokens: readonly Token[]): OfHeld | undefined {
  return conditional(tokens) ?? inserted(tokens) ?? joined(tokens);
}

/** "There is exactly one link and it uses https" */
function joined(tokens: readonly Token[]): OfHeld | undefined {
  const at = tokens.findIndex((token, place) => isWord(token, 'and') && isWord(tokens[place + 1], 'it'));
  const clause = tokens.slice(0, isMark(tokens[at - 1], ',') ? at - 1 : at);
  const held = at > 0 ? thingIn(clause) : undefined;
  const said = tokens.slice(at + 2);
  // Of "at least one" there may be several.
  const isBound = clause.some((token) => isWord(token, 'least'));
  if (!held || isBound || isMany(held.name) || said.length < 2 || isWord(said[0], 'also')) return undefined;
  return { ...ofIt(held.name, said), exists: clause, isAsked: true };
}

/** "There is a table that has a header row" as "at least one table has a header row". */
export function ofSomeThing(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex((token) => isOneOf(token, ['that', 'which']));
  const held = at > 0 && isOneOf(tokens[0], ['there', 'the', 'it']) ? thingIn(tokens.slice(0, at)) : undefined;
  const isOne = held && !isMany(held.name) && isOneOf(tokens[at - held.name.length - 1], ['a', 'an', 'one']);
  return isOne && !tokens.slice(0, at).some((token) => isOneOf(token, ['exactly', 'only']))
    ? [...words('at least one'), ...held.name, ...tokens.slice(at + 1)]
    : undefined;
}

/** The thing that a condition says is there. */
function thingIn(condition: readonly Token[]): { name: readonly Token[]; isOnly: boolean } | undefined {
  const there = startsWith(condition, 'there', ['is', 'are']) ? 2 : 0;
  const verb = there > 0 ? 0 : condition.findIndex((token) => isOneOf(token, HAS));
  const isOfText = verb > 0 && verb < 3 && isOneOf(condition[verb - 1], TEXTS);
  if (there === 0 && !isOfText) return undefined;
  const said = condition.slice(there || verb + 1);
  const isBound = startsWith(said, 'at', 'least', 'one') ? 3 : startsWith(said, ['exactly', 'only'], 'one') ? 2 : 0;
  const name = said.slice(isBound || (isOneOf(said[0], SOME) ? 1 : 0));
  const isPlain = isName(name) && name.length > 0 && name.length < 4 && !isOneOf(name[0], ['no', 'one']);
  return isPlain && !isOneOf(name.at(-1), NOT_HELD) ? { name, isOnly: isBound === 2 } : undefined;
}

/** "If there is a link, it uses https", "when the response has bullets, they all start with x" */
function conditional(tokens: readonly Token[]): OfHeld | undefined {
  if (!isOneOf(tokens[0], IFS)) return undefined;
  const comma = tokens.findIndex((token) => isMark(token, ','));
  const held = comma > 0 ? thingIn(tokens.slice(1, comma)) : undefined;
  if (!held || (held.isOnly && !isOneOf(tokens[comma + 1], ['it', 'the', 'then']))) return undefined;
  const from = isWord(tokens[comma + 1], 'then') ? comma + 2 : comma + 1;
  const { name } = held;
  const thing = isMany(name) ? one(name) : name;
  const rest = tokens.slice(from);
  // "If there is exactly one link" says nothing of a response with two.
  const only = held.isOnly && { exists: tokens.slice(1, comma), isOnly: true as const };
  if (startsWith(rest, 'they', ['all', 'each'])) return all(name, rest.slice(2));
  if (startsWith(rest, 'they', ['are', 'have'], 'all')) return all(name, [rest[1]!, ...rest.slice(3)]);
  if (isWord(rest[0], 'each') && !startsWith(rest, 'each', 'of'))
    return {
      every: [...words('each'), ...thing, ...rest.slice(isWord(rest[1], 'one') ? 2 : 1)],
      exists: thereIs(thing),
    };
  const isNamed = isWord(rest[0], 'the') && name.every((token, at) => isWord(rest[at + 1], textOf(token)));
  const said = isNamed ? rest.slice(1 + name.length) : isWord(rest[0], 'it') ? rest.slice(1) : [];
  if (said.length === 0 || isMany(name) || isOneOf(said[0], ['also'])) return undefined;
  const ofResponse = [...tokens.slice(0, comma + 1), ...words('the response'), ...said];
  return { ...ofIt(thing, said), ...(!isNamed && { ofResponse }), ...only };
}

const thereIs = (thing: readonly Token[]) => [
  ...words(/^[aeio]/u.test(textOf(thing[0])) ? 'there is an' : 'there is a'),
  ...thing,
];

const all = (name: readonly Token[], rest: readonly Token[]): OfHeld | undefined =>
  isMany(name) ? { every: [...words('all'), ...name, ...rest], exists: thereIs(one(name)) } : undefined;

const ofIt = (thing: readonly Token[], said: readonly Token[]): OfHeld => ({
  every: [wordToken('every'), ...thing, ...said],
  some: [...words('at least one'), ...thing, ...said],
  only: [wordToken('the'), ...thing, ...said],
  exists: thereIs(thing),
});

/** "The title, if there is one, is in bold" */
function inserted(tokens: readonly Token[]): OfHeld | undefined {
  const comma = tokens.findIndex((token) => isMark(token, ','));
  const name = tokens.slice(1, comma);
  if (!isWord(tokens[0], 'the') || comma < 2 || !isName(name) || name.length > 3 || isMany(name)) return undefined;
  const end = tokens.findIndex((token, at) => at > comma && isMark(token, ','));
  const inner = tokens
    .slice(comma + 1, end)
    .map(textOf)
    .join(' ');
  const isCondition = /^(?:if|when) (?:there is (?:one|any)|it has one|the response has one|any|present)$/u.test(inner);
  return end > 0 && isCondition ? ofIt(name, tokens.slice(end + 1)) : undefined;
}
