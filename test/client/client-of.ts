import { AsyncDeemster, type AsyncDeemsterOptions } from '../../src/client/index.ts';

/** A client of the real service that a test has started. */
export const clientOf = (
  { key: apiKey, url: baseUrl }: { key: string; url: string },
  options: AsyncDeemsterOptions = {},
) => new AsyncDeemster({ apiKey, baseUrl, ...options });
