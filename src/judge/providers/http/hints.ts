/** The facts that a hint is chosen by. */
export interface Trouble {
  /** The address called. */
  url: URL;
  /** Undefined if no complete answer came. */
  status: number | undefined;
  /** The provider's name for the error, or Node's. */
  code: string | undefined;
  /** The provider's message. */
  message: string;
  /** Whether the account at the provider has nothing left to spend. */
  isQuotaSpent: boolean;
  /** Whether the answer was a web page. */
  isPage: boolean;
  /** The model's name, as it is configured. */
  model: string;
  hasKey: boolean;
  /** The settings that hold the address and the key, such as `OPENAI_BASE_URL` and `OPENAI_API_KEY`. */
  settings: { baseUrl: string; key: string };
}

type Called = Pick<Trouble, 'url' | 'settings' | 'status' | 'isPage'>;

interface Hint {
  applies: (trouble: Trouble) => boolean;
  /** The end of a sentence, after a colon. */
  text: (trouble: Trouble) => string;
}

const isOllama = ({ url, message }: Trouble) => url.port === '11434' || /try pulling/i.test(message);
const hasVersion = ({ url }: Called) => /\/v\d/.test(url.pathname);
const isOneOf = (codes: string[]) => (trouble: Trouble) => codes.includes(trouble.code ?? '');

const UNTRUSTED = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT)/;
const UNKNOWN_MODEL =
  /\bmodel\b.{0,200}\b(?:not (?:found|exist)|unknown|invalid|does not exist)|\b(?:no such|unknown|invalid) model\b|^model: /is;

/** Hints that need only the address and the status. */
const ADDRESS = {
  twice: {
    applies: ({ url, status }: Called) =>
      status !== undefined &&
      status >= 400 &&
      /(\/v\d+|\/chat\/completions|\/messages)(?:\/v\d+)?\1/.test(url.pathname),
    text: ({ settings }) => `${settings.baseUrl} repeats a part of the path, which Deemster adds itself`,
  },
  version: {
    applies: (trouble: Called) =>
      trouble.settings.baseUrl.startsWith('OPENAI') &&
      !hasVersion(trouble) &&
      (trouble.isPage || trouble.status === 404 || trouble.status === 405),
    text: ({ settings }) => `does ${settings.baseUrl} need /v1?`,
  },
} satisfies Record<string, { applies: (called: Called) => boolean; text: (called: Called) => string }>;

/** What to check, by cause. The first that applies is shown. */
const HINTS: Record<string, Hint> = {
  refused: {
    applies: isOneOf(['ECONNREFUSED']),
    text: ({ url }) =>
      `is the server running at ${url.host}? Ollama listens on 11434, vLLM on 8000, llama.cpp's server on 8080, LM Studio on 1234`,
  },
  unknownHost: {
    applies: isOneOf(['ENOTFOUND']),
    text: ({ url, settings }) =>
      `there is no host ${url.hostname}; check ${settings.baseUrl} and this machine's network`,
  },
  nameServer: {
    applies: isOneOf(['EAI_AGAIN']),
    text: ({ url }) => `the name ${url.hostname} could not be looked up; is this machine online?`,
  },
  silent: {
    applies: isOneOf(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']),
    text: ({ url, settings }) =>
      `${url.host} does not accept connections; check ${settings.baseUrl} and the firewalls on the way`,
  },
  speaksHttp: {
    applies: ({ url, status, code = '' }) =>
      url.protocol === 'https:' && status === undefined && /^EPROTO$|^ERR_SSL_/.test(code),
    text: ({ settings }) =>
      `the server seems to speak http; does ${settings.baseUrl} need http:// instead of https://?`,
  },
  speaksHttps: {
    applies: ({ url, message }) =>
      url.protocol === 'http:' && /plain HTTP request was sent to HTTPS|HTTP request to an HTTPS server/i.test(message),
    text: ({ settings }) => `the server wants https; ${settings.baseUrl} must begin with https://`,
  },
  certificate: {
    applies: ({ code = '' }) => UNTRUSTED.test(code),
    text: ({ url }) =>
      `the certificate of ${url.host} is not trusted; NODE_EXTRA_CA_CERTS can name a file with your own authority's certificate`,
  },
  otherProtocol: {
    applies: ({ code = '' }) => /^HPE_/.test(code),
    text: ({ url, settings }) =>
      `${url.host} does not speak plain HTTP; check the port and http or https in ${settings.baseUrl}`,
  },
  closed: {
    applies: ({ status }) => status === undefined,
    text: ({ url, settings }) =>
      `the connection was closed early${url.protocol === 'http:' ? `; does ${settings.baseUrl} need https://?` : ''}`,
  },
  quota: {
    applies: ({ status, isQuotaSpent: isSpent, message }) =>
      status === 402 || isSpent || /credit balance|billing_hard_limit/i.test(message),
    text: () => "the account has no credit left; the provider's billing page shows more",
  },
  keyMissing: {
    applies: ({ status, hasKey }) => (status === 401 || status === 403) && !hasKey,
    text: ({ settings }) => `${settings.key} is not set`,
  },
  keyWrong: {
    applies: ({ status }) => status === 401,
    text: ({ settings }) => `the server does not accept the key in ${settings.key}`,
  },
  keyForbidden: {
    applies: ({ status }) => status === 403,
    text: ({ settings, model }) => `the key in ${settings.key} may have no right to use ${model}`,
  },
  twice: ADDRESS.twice,
  ollamaModel: {
    applies: (trouble) => isUnknownModel(trouble) && isOllama(trouble),
    text: ({ model }) => `\`ollama pull ${model}\` downloads the model`,
  },
  model: {
    applies: (trouble) => isUnknownModel(trouble),
    text: ({ model }) => `the server has no model "${model}"; \`deemster judge check\` lists some that it has`,
  },
  version: ADDRESS.version,
  page: {
    applies: ({ isPage }) => isPage,
    text: ({ settings }) => `a web page answered; is ${settings.baseUrl} the address of the API?`,
  },
  redirect: {
    applies: ({ status = 0 }) => status >= 300 && status < 400,
    text: ({ settings }) =>
      `redirects are not followed; set ${settings.baseUrl} to the address behind it (often https://)`,
  },
  path: {
    applies: ({ status }) => status === 404 || status === 405,
    text: ({ settings }) => `the server does not know this path; check ${settings.baseUrl}`,
  },
};

/** Whether the server says that it does not have the model. */
export function isUnknownModel({ status = 0, code, message }: Trouble): boolean {
  if (code === 'model_not_found' || code === 'DeploymentNotFound') return true;
  return [400, 404, 422].includes(status) && UNKNOWN_MODEL.test(message);
}

/** What to check after a failed call, as the end of a sentence; undefined if the cause is unknown. */
export const hintFor = (trouble: Trouble): string | undefined =>
  Object.values(HINTS)
    .find(({ applies }) => applies(trouble))
    ?.text(trouble);

/** What is probably wrong with an address whose server does not know the path; undefined if nothing suggests that. */
export const addressHint = (called: Called): string | undefined =>
  Object.values(ADDRESS)
    .find(({ applies }) => applies(called))
    ?.text(called);
