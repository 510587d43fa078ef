import { SECRET_FORMATS, type SecretFormat, type SecretKind } from './secret-formats.ts';
import { type Sighting, type Sightings, type Sought, sightingChecks } from './sightings.ts';

/** What stands where somebody is to put a secret of his own, or is there for show. */
const PLACEHOLDER =
  /example|your|xxxx|\*\*\*|placeholder|dummy|redacted|insert|replace|changeme|1234567890|abcdefghij|(?:0123|abcd){2}|([a-z\d])\1{5}/iu;
/** A beginning with less after it is only spoken of: "tokens that start with ghp_". */
const fewestBehind = 8;

/**
 * The secrets of some formats in a text. What begins like one and goes on otherwise is doubtful, and so is what is there for show,
 * such as "sk-your-key" or Amazon's AKIAIOSFODNN7EXAMPLE.
 */
export function findSecrets(text: string, formats: readonly SecretFormat[]): Sightings {
  const begins = new RegExp(`(?<![A-Za-z\\d])(?:${formats.map((format) => format.begins).join('|')})`, 'g');
  const certain: Sighting[] = [];
  let doubtful = 0;
  for (let match = begins.exec(text); match; match = begins.exec(text)) {
    const start = match.index;
    const found = formats
      .map((format) => ({ format, end: endOf(format, text, start) }))
      .find(({ end }) => end !== undefined);
    const body = start + match[0].length;
    const end = found?.end ?? stickyEnd(/[\w./+=-]*/y, text, body)!;
    begins.lastIndex = Math.max(end, body);
    const shown = text.slice(start, Math.min(end, start + 5000));
    if (found && isGenuine(found.format, shown)) certain.push({ start, end, kind: found.format.name });
    else if (end - body >= fewestBehind || match[0].startsWith('-----')) doubtful += 1;
  }
  return { certain, doubtful };
}

const wholes = new Map(SECRET_FORMATS.map((format) => [format, new RegExp(`(?:${format.whole})(?![A-Za-z\\d])`, 'y')]));

const endOf = (format: SecretFormat, text: string, start: number) => stickyEnd(wholes.get(format)!, text, start);

function stickyEnd(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function isGenuine({ name }: SecretFormat, secret: string): boolean {
  if (name === 'JWT') return isTokenHeader(secret.slice(0, secret.indexOf('.')));
  return !PLACEHOLDER.test(secret);
}

function isTokenHeader(base64: string): boolean {
  try {
    const header: unknown = JSON.parse(Buffer.from(base64, 'base64url').toString());
    return typeof header === 'object' && header !== null && 'alg' in header;
  } catch {
    return false;
  }
}

const unitOf = (singular: string, others: readonly string[] = []) => ({
  singular,
  plural: `${singular}s`,
  aliases: [singular, ...others].flatMap((name) => [name.toLowerCase(), `${name.toLowerCase()}s`]),
  isLength: false,
});

/** Of a vendor's own form: where none is found there is none. */
function recognisable(singular: string, others: readonly string[], ...names: string[]): Sought {
  const formats = SECRET_FORMATS.filter(({ name }) => names.includes(name));
  return {
    unit: unitOf(singular, others),
    find: (text) => findSecrets(text, formats),
    doubt: `Whether ${singular}s stand in the text cannot be told for certain.`,
    isUsedByName: true,
    isSecret: true,
  };
}

/** Of many forms, not all of which are known: where none is found there may be one. */
function general(kind: SecretKind): Sought {
  const formats = SECRET_FORMATS.filter(({ kinds }) => kinds.includes(kind));
  return {
    unit: unitOf(kind),
    find: (text) => findSecrets(text, formats),
    doubt: `Not every ${kind} has a form by which a program can tell it.`,
    isSecret: true,
    isOpen: true,
  };
}

/** Forty mixed letters and digits, as the secret half of an AWS access key has them. */
const FORTY = /(?<![A-Za-z\d/+=])(?=[a-z\d/+]*[A-Z])(?=[A-Z\d/+]*[a-z])[A-Za-z\d/+]{40}(?![A-Za-z\d/+=])/g;

const aws = recognisable('AWS access key', ['AWS access key ID'], 'AWS access key');

/** Checks whether, or how many, secrets are there: API keys, tokens and private keys, of one vendor or any. */
export const secrets = sightingChecks('secrets', [
  {
    ...aws,
    find: (text) => {
      const found = aws.find(text);
      return found.certain.length > 0
        ? found
        : { ...found, doubtful: found.doubtful + (text.match(FORTY)?.length ?? 0) };
    },
  },
  recognisable('GitHub token', ['GitHub access token'], 'GitHub token'),
  recognisable('GitLab token', ['GitLab access token'], 'GitLab token'),
  recognisable('Slack token', [], 'Slack token'),
  recognisable('Stripe secret key', [], 'Stripe secret key'),
  recognisable('Stripe API key', ['Stripe key'], 'Stripe secret key', 'Stripe publishable key'),
  recognisable('OpenAI API key', ['OpenAI key'], 'OpenAI API key'),
  recognisable('Anthropic API key', ['Anthropic key'], 'Anthropic API key'),
  recognisable('Google API key', [], 'Google API key'),
  recognisable('SendGrid API key', [], 'SendGrid API key'),
  recognisable('npm token', ['npm access token'], 'npm token'),
  recognisable('PyPI token', ['PyPI API token'], 'PyPI token'),
  recognisable('Hugging Face token', ['Hugging Face access token', 'HuggingFace token'], 'Hugging Face token'),
  recognisable('PEM private key', ['PEM-encoded private key'], 'private key'),
  recognisable('JWT', ['JSON web token'], 'JWT'),
  general('API key'),
  general('access token'),
  general('secret key'),
  general('private key'),
  general('credential'),
  general('secret'),
]);
