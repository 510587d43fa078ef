import type { LlamaContextSequence, LlamaModel, Token as TokenId } from 'node-llama-cpp';
import type { Token } from '../provider.ts';

/** How many of the likeliest tokens are told besides those of the values. */
const LIKELIEST = 20;

/** No sign is left out, and none is made likelier. */
const AS_THEY_ARE = { temperature: 1, topK: 0, topP: 1, minP: 0 };

/** What tokens hold with a value, besides it: its blank, the end of its JSON text, and what comes next. */
const FORMS = ['V', ' V', 'V"', 'V",', 'V"}', 'V ', 'V\n'];

/**
 * What the model would write next, by its probabilities as they are: no grammar, no temperature.
 * @param tokens To be evaluated first; at least one.
 * @param values Each single token that holds one of them is among the alternatives, however unlikely.
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
    [last, { generateNext: { probabilities: true, options: AS_THEY_ARE } }],
  ]);
  const found = results.at(-1)?.next.probabilities;
  if (!found) throw new Error('The engine gave no probabilities.');
  // They come from the likeliest on.
  const told = new Set([...found.keys().take(LIKELIEST), ...wanted]);
  return Array.from(told, (token) => ({ text: model.detokenize([token]), probability: found.get(token) ?? 0 })).sort(
    (one, other) => other.probability - one.probability,
  );
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
 * The value to write.
 * @param draw 0 to 1: where in the distribution of the values; null: the likeliest of them.
 */
export function choose(alternatives: Token['alternatives'], values: readonly string[], draw: number | null): string {
  const weights = values.map((value) =>
    alternatives
      .filter(({ text }) => text.replace(/[\s",}]+$/u, '').trimStart() === value)
      .reduce((sum, { probability }) => sum + probability, 0),
  );
  // Else the first of them would be taken, as if the model had said so.
  if (weights.every((weight) => weight === 0)) throw new Error('No token holds one of the values to choose from.');
  if (draw === null) return values[weights.indexOf(Math.max(...weights))]!;
  let place = draw * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    place -= weight;
    return place < 0;
  });
  return values.at(index)!;
}
