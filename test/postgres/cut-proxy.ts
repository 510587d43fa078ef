import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What becomes of the next commit that passes. */
type Cut = 'before commit' | 'after commit';

/**
 * A way to a PostgreSQL server that can be cut and slowed down.
 * @param port Where the server listens at first.
 */
export async function startCutProxy(port: number) {
  const open = new Set<Socket>();
  let target: number | undefined = port;
  let cut: { kind: Cut; leadsNowhere: boolean; done: () => void } | undefined;
  let delay = 0;

  const server = createServer((client) => {
    if (target === undefined) return void client.resetAndDestroy();
    const upstream = connect(target, '127.0.0.1');
    const both = [client, upstream];
    for (const socket of both) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const one of both) one.destroy();
      });
    }
    pass(upstream, client, async () => true);
    pass(client, upstream, async (data) => {
      // The message that commits has this text at its end, and nothing after it but that the server is to answer.
      if (!cut || !data.includes('COMMIT')) return true;
      const { kind, leadsNowhere, done } = cut;
      cut = undefined;
      if (leadsNowhere) {
        target = undefined;
        for (const other of open) if (!both.includes(other)) other.destroy();
      }
      if (kind === 'after commit') {
        // The server does what it was sent before it sees that nobody listens.
        client.removeAllListeners('close').destroy();
        await new Promise((closed) => void upstream.once('close', closed).end(data));
      } else for (const one of both) one.destroy();
      done();
      return false;
    });
  });

  function pass(from: Socket, to: Socket, mayPass: (data: Buffer) => Promise<boolean>): void {
    let last: Promise<unknown> = Promise.resolve();
    from.on('data', (data: Buffer) => {
      last = last.then(async () => {
        if (delay > 0) await sleep(delay);
        if (await mayPass(data)) to.write(data);
      });
    });
  }

  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    /**
     * Resolves once the next commit that passes was cut off.
     * @param leadsNowhere Whether all other connections end too, and none can be made from then on.
     */
    cutNext: (kind: Cut, leadsNowhere = false): Promise<void> =>
      new Promise((done) => {
        cut = { kind, leadsNowhere, done };
      }),
    /** Leads to another server, or to none, and ends what is open. */
    lead(to: number | undefined): void {
      target = to;
      for (const socket of open) socket.destroy();
    },
    /** Each part of what is sent arrives so many milliseconds later. */
    slowDown(milliseconds: number): void {
      delay = milliseconds;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => void server.close(closed));
    },
  };
}
