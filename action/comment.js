// Writes the summary to the pull request as one comment, and edits it in later runs. It never fails the job: without a pull
// request or a token that may write, it says so and ends. Plain JavaScript for the runner's Node.
import { readFileSync } from 'node:fs';

const { SUMMARY, NAME, TOKEN } = process.env;
const { GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_EVENT_PATH } = process.env;

/** GitHub's limit for a comment, in characters. */
const LONGEST = 65_536;
/** A pull request with more comments gets a new one. */
const MOST_PAGES = 50;

const marker = `<!-- deemster ${NAME.replaceAll(/[^\w .:/]+/g, '-').slice(0, 100)} -->`;
const comments = (number) => `/repos/${GITHUB_REPOSITORY}/issues/${number}/comments`;

/** @throws Error with the status, without the token */
async function call(method, path, body) {
  const response = await fetch(`${GITHUB_API_URL}${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${TOKEN}`,
      'Content-Type': 'application/json',
      'User-Agent': 'deemster',
      'X-GitHub-Api-Version': '2022-11-28',
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok)
    throw Object.assign(new Error(`${method} ${path}: ${response.status}`), { status: response.status });
  return await response.json();
}

/** The comment of an earlier run. Someone else's comment is never edited, whatever it begins with. */
async function earlier(number) {
  // A workflow's own token has no user, and its comments are a bot's.
  const login = await call('GET', '/user').then(
    (user) => user.login,
    () => undefined,
  );
  for (let page = 1; page <= MOST_PAGES; page++) {
    const found = await call('GET', `${comments(number)}?per_page=100&page=${page}`);
    const own = found.find(
      ({ body, user }) => body?.startsWith(marker) && (login ? user?.login === login : user?.type === 'Bot'),
    );
    if (own || found.length < 100) return own;
  }
  return undefined;
}

/** The summary as far as it fits, whole lines only: a text in it never ends outside its code span. */
function bodyOf(text, commit) {
  const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const foot = `\n[The run](${run})${commit ? ` of ${commit.slice(0, 10)}` : ''}\n`;
  const cut = '\n*The rest is in the summary of the run.*\n';
  // The first line is the command's own marker.
  const lines = text.slice(text.indexOf('\n') + 1).split('\n');
  let body = marker;
  for (const [at, line] of lines.entries()) {
    const isLast = at === lines.length - 1;
    if (body.length + 1 + line.length + foot.length + (isLast ? 0 : cut.length) > LONGEST)
      return `${body}\n${cut}${foot}`;
    body += `\n${line}`;
  }
  return body + foot;
}

const notice = (text) => console.log(`::notice title=Deemster::${text}`);

async function comment() {
  const { pull_request } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
  if (!pull_request) return console.log('This run belongs to no pull request, so there is nothing to comment on.');
  if (!TOKEN) return notice('There is no token, so there is no comment. The summary of the run shows the result.');
  const { number, head } = pull_request;
  const body = bodyOf(readFileSync(SUMMARY, 'utf8'), head?.sha);
  const own = await earlier(number);
  if (own) await call('PATCH', `/repos/${GITHUB_REPOSITORY}/issues/comments/${own.id}`, { body });
  else await call('POST', comments(number), { body });
  console.log(own ? 'Edited the comment.' : 'Wrote a comment.');
}

try {
  await comment();
} catch (error) {
  // The token of a pull request from a fork may only read.
  const isRefused = [401, 403, 404].includes(error.status);
  notice(
    isRefused
      ? 'The token may not comment, so there is no comment: it needs the permission "pull-requests: write", which pull requests from forks do not get.'
      : `The comment could not be written (${String(error.message).replaceAll(/\s+/g, ' ')}). The summary of the run shows the result.`,
  );
}
