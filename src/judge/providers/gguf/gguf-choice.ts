import type { LlamaContextSequence, LlamaModel, Token as TokenId } from 'node-llama-cpp';
import type { Token } from '../provider.ts';

/** How many of the likeliest tokens are returned besides those of the values. */
const LIKELIEST = 20;

/** Excludes no token and changes no probability. */
const UNCHANGED = { temperature: 1, topK: 0, topP: 1, minP: 0 };

/** Tokens that contain a value V: with a blank before it, or the end of its JSON text and the next character behind it. */
const FORMS = ['V', ' V', 'V"', 'V",', 'V"}', 'V ', 'V\n'];

/**
 * The model's next token, by its unchanged probabilities: no grammar, no temperature. The last alternative, without a text, is
 * all other tokens together, so that no probability is unknown: none of those contains a value.
 * @param tokens Evaluated first; at least one.
 * @param values Every single token that contains one of them is among the alternatives, however unlikely.
 */
export async function alternativesFor(
  sequence: LlamaContextSequence,
  tokens: TokenId[],
  values: readonly string[],
): Promise<Token['alternatives']> {
  const { model } = sequence;
  const wanted = values.flatMap((value) => singleTokens(model, value));
  const last = tokens.at(-1)!;
  const results = await sequence.controlledEvaluate([
    ...tokens.slice(0, -1),
    [last, { generateNext: { probabilities: true, options: UNCHANGED } }],
  ]);
  const found = results.at(-1)?.next.probabilities;
  if (!found) throw new Error('The engine gave no probabilities.');
  // Sorted, the likeliest first.
  const returned = new Set([...found.keys().take(LIKELIEST), ...wanted]);
  const alternatives = Array.from(returned, (token) => ({
    text: model.detokenize([token]),
    probability: found.get(token) ?? 0,
  })).sort((one, other) => other.probability - one.probability);
  const known = alternatives.reduce((sum, { probability }) => sum + probability, 0);
  return [...alternatives, { text: '', probability: Math.max(0, 1 - known) }];
}

function singleTokens(model: LlamaModel, value: string): TokenId[] {
  const tokens = FORMS.map((form) =>
    model.tokenize(
      form.replace('V', () => value),
      false,
      'trimLeadingSpace',
    ),
  );
  return tokens.filter(({ length }) => length === 1).map(([token]) => token!);
}

/**
 * Chooses the value to write.
 * @param draw 0 to 1: the position in the distribution of the values; null: the likeliest value.
 */
export function choose(alternatives: Token['alternatives'], values: readonly string[], draw: number | null): string {
  const weights = values.map((value) =>
    alternatives
      .filter(({ text }) => text.replace(/[\s",}]+$/u, '').trimStart() === value)
      .reduce((sum, { probability }) => sum + probability, 0),
  );
  // Otherwise the first value would be chosen, as if the model had.
  if (weights.every((weight) => weight === 0)) throw new Error('No token holds one of the values to choose from.');
  if (draw === null) return values[weights.indexOf(Math.max(...weights))]!;
  let position = draw * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    position -= weight;
    return position < 0;
  });
  return values.at(index)!;
}
