import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Comment {
  id: number;
  body: string;
  user: { login: string; type: 'Bot' | 'User' };
}

interface Given {
  /** What is there already. */
  comments?: Comment[];
  /** Every call that writes is refused with it. */
  refuses?: number;
}

const bot = { login: 'github-actions[bot]', type: 'Bot' } as const;

/** The part of GitHub's API for comments of pull request 7 in the repository `ann/shop`, as a workflow's own token sees it. */
export async function githubServer({ comments = [], refuses }: Given = {}) {
  const calls: string[] = [];
  const tokens = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    calls.push(`${method} ${pathname}`);
    tokens.add(request.headers.authorization);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const sent = method === 'GET' ? undefined : (JSON.parse(await text(request)) as { body: string });
    if (sent && refuses) return send(refuses, { message: 'Resource not accessible by integration' });
    if (sent && sent.body.length > 65_536)
      return send(422, { message: 'Body is too long (maximum is 65536 characters)' });
    if (method === 'GET' && pathname === '/repos/ann/shop/issues/7/comments') {
      const [size, page] = ['per_page', 'page'].map((name) => Number(searchParams.get(name)));
      return send(200, comments.slice((page! - 1) * size!, page! * size!));
    }
    if (method === 'POST' && pathname === '/repos/ann/shop/issues/7/comments') {
      comments.push({ id: 1000 + comments.length, user: bot, body: sent!.body });
      return send(201, comments.at(-1));
    }
    const edited = comments.find(({ id }) => pathname === `/repos/ann/shop/issues/comments/${id}`);
    if (method === 'PATCH' && edited) {
      edited.body = sent!.body;
      return send(200, edited);
    }
    return send(pathname === '/user' ? 403 : 404, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments,
    calls,
    tokens,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
