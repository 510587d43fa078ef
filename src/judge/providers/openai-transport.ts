/** Statuses whose answer cannot have a body (Fetch standard, "null body status"). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * The fetch that the `openai` package is given. It sends these headers and no others, since the package adds some from
 * the environment and some that describe the machine; follows no redirect, since the conversation would go to a host
 * that nobody configured; reads the whole body, so that a connection lost in the middle of it is a network fault like
 * any other; and brings every error body into the one form that the package keeps.
 */
export function transport(apiKey: string): typeof fetch {
  return async (url, { method, body, signal } = {}) => {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'user-agent': 'assay',
    };
    const response = await fetch(url, { method, body, signal, headers, redirect: 'manual' });
    const answer = parse(await response.text());
    const status = statusOf(response.status, answer);
    const retryAfter = response.headers.get('retry-after');
    return Response.json(status < 300 ? answer : { error: errorOf(answer) }, {
      status,
      headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
    });
  };
}

/** Some gateways say 200 and put the status of the fault into the body. */
function statusOf(status: number, answer: unknown): number {
  const { error, choices } = record(answer);
  const { code } = record(error);
  if (status === 200 && choices === undefined && Number.isInteger(code) && Number(code) >= 400 && Number(code) < 600)
    return Number(code);
  return WITHOUT_BODY.has(status) ? 200 : status;
}

/** `{error: {…}}` is OpenAI's form; others have `{error: text}`, the fields themselves at the top, or no JSON at all. */
function errorOf(answer: unknown): object {
  const error = record(answer).error ?? answer;
  return typeof error === 'object' && error !== null ? error : { message: String(error) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
