const MASK = '…';

/** Shorter values are placeholders or ordinary words, such as `none` and `ollama`: only the full value is masked. */
const SHORT = 8;
/** This many characters of a secret in a row reveal too much of it. */
const RUN = 6;

/** Keys of any issuer, and the rest of a key that a provider has masked itself. */
const KEY_LIKE =
  /\b(?:sk|pk|rk|gsk|xai|hf|key|deemster)[-_][\w*.…-]{6,}|\bBearer\s+[^\s"']+|[^\s"']*\*{3,}[^\s"']*|\beyJ[\w-]{10,}(?:\.[\w-]+)*/gi;

/** A user name, a password or a query in an address. */
const CREDENTIALS = /(?<=\bhttps?:\/\/)[^\s/@"']+@|(?<=\bhttps?:\/\/[^\s?"']*\?)[^\s"']+/gi;

/**
 * Returns the function that masks secrets in a provider's text: the configured ones, in full or in part, and everything that
 * looks like a key or contains credentials.
 */
export function secretsMask(secrets: readonly string[]): (text: string) => string {
  const given = secrets.filter((secret) => secret.length > 0);
  const whole = given.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  const runs = new Set(given.filter(({ length }) => length >= SHORT).flatMap((secret) => [...runsOf(secret)]));
  const hasRun = (word: string) => runs.size > 0 && runsOf(word).some((run) => runs.has(run));
  return (text) =>
    whole
      .reduce((masked, secret) => masked.replaceAll(secret, MASK), text)
      .replace(CREDENTIALS, MASK)
      .replace(KEY_LIKE, MASK)
      .replace(/\S+/g, (word) => (hasRun(word) ? MASK : word));
}

const runsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - RUN + 1) }, (_, start) =>
    text.slice(start, start + RUN).toLowerCase(),
  );
