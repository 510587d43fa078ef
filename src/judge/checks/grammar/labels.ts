import { isMark, type Token } from './tokens.ts';

const KINDS = ['abcdef', '123456'];
const COMMA: Token = { kind: 'mark', text: ',' };

/** Leaves out the labels of a row, "(a) … (b) …", which say nothing, and has a comma where one of them parts two conditions. */
export function withoutLabels(tokens: readonly Token[]): readonly Token[] {
  for (const labels of KINDS) {
    const places = [...labels].map((label) => tokens.findIndex((_, at) => isLabel(tokens, at, label)));
    const count = places.indexOf(-1) < 0 ? places.length : places.indexOf(-1);
    const found = places.slice(0, count);
    if (count < 2 || found.some((place, at) => at > 0 && place <= found[at - 1]!)) continue;
    return tokens.flatMap((token, at) => {
      const label = found.findIndex((place) => at >= place && at < place + 3);
      if (label < 0) return [token];
      return label > 0 && at === found[label] && !isParting(tokens[at - 1]) ? [COMMA] : [];
    });
  }
  return tokens;
}

const isLabel = (tokens: readonly Token[], at: number, label: string): boolean => {
  const name = tokens[at + 1];
  return (
    isMark(tokens[at], '(') &&
    isMark(tokens[at + 2], ')') &&
    tokens[at + 3]?.kind === 'word' &&
    !isParting(tokens[at + 3]) &&
    ((name?.kind === 'word' && name.text === label) || (name?.kind === 'number' && String(name.value) === label))
  );
};
const isParting = (token: Token | undefined) =>
  token?.kind === 'mark'
    ? [',', ';', ':'].includes(token.text)
    : token?.kind === 'word' && ['and', 'or'].includes(token.text);
