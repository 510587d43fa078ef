/** What a secret may be called in a criterion, beside its own name. */
export type SecretKind = 'secret' | 'credential' | 'API key' | 'access token' | 'secret key' | 'private key';

/** A secret with a form of its own. */
export interface SecretFormat {
  name: string;
  /** How it begins, and how the whole of it looks; patterns of one way to read them. */
  begins: string;
  whole: string;
  kinds: readonly SecretKind[];
}

const KEY: readonly SecretKind[] = ['API key', 'secret', 'credential'];
const TOKEN: readonly SecretKind[] = ['access token', 'secret', 'credential'];

/**
 * The secrets that can be told by their form, as their vendors publish it. Keys that are meant to be seen, such as Google's for
 * browsers and Stripe's publishable ones, are API keys and no secrets.
 */
export const SECRET_FORMATS: readonly SecretFormat[] = [
  // IAM User Guide, "IAM identifiers": AKIA for lasting keys, ASIA for passing ones; the id alone opens nothing.
  { name: 'AWS access key', begins: 'A(?:KIA|SIA)', whole: 'A(?:KIA|SIA)[A-Z2-7]{16}', kinds: [] },
  // docs.github.com, "About authentication to GitHub"; since April 2026 tokens of apps are longer (github.blog/changelog).
  {
    name: 'GitHub token',
    begins: 'gh[pousr]_|github_pat_',
    whole: 'gh[pour]_[A-Za-z\\d]{36,251}|ghs_[A-Za-z\\d._-]{36,2000}|github_pat_[A-Za-z\\d]{22}_[A-Za-z\\d]{59}',
    kinds: TOKEN,
  },
  // docs.gitlab.com, "Token overview".
  { name: 'GitLab token', begins: 'glpat-', whole: 'glpat-[\\w.-]{20,300}', kinds: TOKEN },
  // api.slack.com, "Token types".
  {
    name: 'Slack token',
    begins: 'xox[a-z][.-]|xapp-',
    whole: 'xox[abceoprs]-(?:\\d+-){1,4}[A-Za-z\\d]{10,200}|xapp-\\d-[A-Z\\d]+-\\d+-[a-z\\d]{30,100}',
    kinds: TOKEN,
  },
  // docs.stripe.com, "API keys".
  {
    name: 'Stripe secret key',
    begins: '[sr]k_(?:live|test)_',
    whole: '[sr]k_(?:live|test)_[A-Za-z\\d]{16,247}',
    kinds: [...KEY, 'secret key'],
  },
  {
    name: 'Stripe publishable key',
    begins: 'pk_(?:live|test)_',
    whole: 'pk_(?:live|test)_[A-Za-z\\d]{16,247}',
    kinds: ['API key'],
  },
  // platform.openai.com, "API keys": all hold "OpenAI" in base 64.
  {
    name: 'OpenAI API key',
    begins: 'sk-(?!ant-|or-)',
    whole: 'sk-(?:(?:proj|svcacct|admin|None)-)?[\\w-]{20,80}T3BlbkFJ[\\w-]{20,80}',
    kinds: [...KEY, 'secret key'],
  },
  // Several vendors give out such keys.
  { name: 'key', begins: 'sk-(?!ant-)', whole: 'sk-(?:or-v1-)?[A-Za-z\\d]{32,64}', kinds: KEY },
  // docs.claude.com, "API overview".
  {
    name: 'Anthropic API key',
    begins: 'sk-ant-',
    whole: 'sk-ant-(?:api|admin)\\d\\d-[\\w-]{80,120}',
    kinds: [...KEY, 'secret key'],
  },
  // cloud.google.com, "Manage API keys".
  { name: 'Google API key', begins: 'AIza', whole: 'AIza[\\w-]{35}', kinds: ['API key'] },
  // console.groq.com and docs.x.ai, "API keys".
  { name: 'Groq API key', begins: 'gsk_', whole: 'gsk_[A-Za-z\\d]{52}', kinds: KEY },
  { name: 'xAI API key', begins: 'xai-', whole: 'xai-[A-Za-z\\d]{80}', kinds: KEY },
  // docs.sendgrid.com, "API keys".
  { name: 'SendGrid API key', begins: 'SG\\.', whole: 'SG\\.[\\w-]{22}\\.[\\w-]{43}', kinds: KEY },
  // github.blog, "Announcing npm's new access token format".
  { name: 'npm token', begins: 'npm_', whole: 'npm_[A-Za-z\\d]{36}', kinds: TOKEN },
  // pypi.org/help, "API tokens".
  { name: 'PyPI token', begins: 'pypi-', whole: 'pypi-AgE[\\w-]{50,1000}', kinds: TOKEN },
  // huggingface.co/docs/hub, "User access tokens".
  { name: 'Hugging Face token', begins: 'hf_', whole: 'hf_[A-Za-z\\d]{34}', kinds: TOKEN },
  // docs.digitalocean.com, "Personal access tokens"; docs.docker.com and shopify.dev likewise.
  { name: 'DigitalOcean token', begins: 'do[opr]_v1_', whole: 'do[opr]_v1_[a-f\\d]{64}', kinds: TOKEN },
  { name: 'Docker token', begins: 'dckr_pat_', whole: 'dckr_pat_[\\w-]{27}', kinds: TOKEN },
  { name: 'Shopify token', begins: 'shp(?:at|ca|pa)_', whole: 'shp(?:at|ca|pa)_[a-fA-F\\d]{32}', kinds: TOKEN },
  // RFC 7468 and 4716, OpenSSH's PROTOCOL.key, RFC 9580 (armour).
  {
    name: 'private key',
    begins: '-----BEGIN (?:[A-Z\\d]+ ){0,2}PRIVATE KEY(?: BLOCK)?-----',
    whole:
      '-----BEGIN (?:[A-Z\\d]+ ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:\\\\n|[\\w:,./+=() \\t\\r\\n-]){0,200}?[A-Za-z\\d+/=]{40,5000}',
    kinds: ['private key', 'secret', 'credential'],
  },
  // RFC 7519: a header and claims, each an object in base 64, and a signature; not all of them open anything.
  { name: 'JWT', begins: 'eyJ', whole: 'eyJ[\\w-]{8,4000}\\.eyJ[\\w-]{2,12000}\\.[\\w-]{0,2000}', kinds: [] },
];
