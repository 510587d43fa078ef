import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { fileFault } from '../../file-fault.ts';
import { UsageError } from '../usage-error.ts';
import { sum } from './judge-in-process.ts';
import type { TokenUsage } from './result.ts';

/** The price of a million tokens. */
interface Price {
  prompt: number;
  completion: number;
  /** Of prompt tokens that the provider had cached. @default the price of the others */
  cached?: number;
}

/** Prices by judge name, such as `openai:gpt-5-mini`. */
export type Prices = ReadonlyMap<string, Price>;

const form =
  'Map the name of a judge, such as "openai:gpt-5-mini", to the price of a million tokens: {prompt: 0.25, completion: 2, cached: 0.025}';

/**
 * Reads a YAML file of prices. `cached` is optional.
 * @throws UsageError that names the file and the judge
 */
export async function readPrices(file: string): Promise<Prices> {
  const content = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`Cannot read ${file}: ${fileFault(error)}.`);
  });
  let prices: unknown;
  try {
    prices = parse(content, { mapAsMap: true });
  } catch (error) {
    throw new UsageError(`${file} is not YAML: ${(error as Error).message.split('\n')[0]!.replace(/:$/, '')}.`);
  }
  if (!(prices instanceof Map) || prices.size === 0) throw new UsageError(`${file} contains no prices. ${form}.`);
  return new Map([...prices].map(([name, price]) => [String(name), toPrice(String(name), price, file)]));
}

function toPrice(name: string, price: unknown, file: string): Price {
  const names = ['prompt', 'completion', 'cached'];
  const entries: [unknown, unknown][] = price instanceof Map ? [...price] : [];
  const isPrice = (value: unknown) => typeof value === 'number' && value >= 0 && Number.isFinite(value);
  const has = (wanted: string) => entries.some(([one]) => one === wanted);
  if (
    !entries.every(([one, value]) => names.includes(String(one)) && isPrice(value)) ||
    !has('prompt') ||
    !has('completion')
  )
    throw new UsageError(`${file}: ${JSON.stringify(name)} is not a price. ${form}.`);
  return Object.fromEntries(entries);
}

/** The cost in the currency of the prices; cached tokens are part of the prompt's. */
export const costOf = (usage: TokenUsage, { prompt, completion, cached = prompt }: Price): number =>
  ((usage.prompt - usage.cached_prompt) * prompt + usage.cached_prompt * cached + usage.completion * completion) / 1e6;

/** Tokens, and their cost as far as their prices are known: `tokens: 200 prompt (120 cached), 40 completion; cost 0.0012` */
export function costText(usage: ReadonlyMap<string, TokenUsage>, prices: Prices | undefined): string {
  const total = [...usage.values()].reduce<TokenUsage | null>(sum, null)!;
  const number = (tokens: number) => tokens.toLocaleString('en');
  const cached = total.cached_prompt > 0 ? ` (${number(total.cached_prompt)} cached)` : '';
  const tokens = `tokens: ${number(total.prompt)} prompt${cached}, ${number(total.completion)} completion`;
  if (!prices) return tokens;
  const unknown = [...usage.keys()].filter((name) => !prices.has(name));
  const cost = [...usage].reduce(
    (cost, [name, paid]) => cost + (prices.has(name) ? costOf(paid, prices.get(name)!) : 0),
    0,
  );
  const known = usage.size > unknown.length ? [`cost ${amountText(cost)}`] : [];
  const missing = unknown.length > 0 ? [`${known.length > 0 ? 'without' : 'no price for'} ${unknown.join(', ')}`] : [];
  return `${tokens}; ${[...known, ...missing].join(', ')}`;
}

/** Four significant digits, without an exponent. */
const amountText = (amount: number): string =>
  amount.toLocaleString('en', { maximumSignificantDigits: 4, useGrouping: false });
