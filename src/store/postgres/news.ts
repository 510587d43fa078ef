import type { EndedTask, Heard, News } from '../database.ts';
import { type Client, createConnection } from './connection.ts';

const channels = { ended: 'deemster_ended_tasks', revoked: 'deemster_revoked_keys' };
/** A payload has at most 8,000 bytes. */
const mostAtOnce = 80;
/** How often a broken connection is made again, in milliseconds. What is missed meanwhile, listeners find by asking. */
const againMilliseconds = 1000;

/**
 * Tells the processes of a database which tasks have ended, and that a key was revoked. The notifications are sent after the commit and together, because one
 * within each transaction would make all commits wait for each other.
 */
export function createNews(url: string): News & { close(): Promise<void> } {
  const listeners: Heard[] = [];
  let listening: NodeJS.Timeout | undefined;
  const connection = createConnection(url, { prepare: listenOn });
  const waiting: EndedTask[] = [];
  let isRevoked = false;
  let sending: Promise<void> | undefined;

  async function listenOn(client: Client): Promise<void> {
    if (!listening) return;
    client.on('notification', ({ channel, payload }) => {
      for (const one of listeners)
        if (channel === channels.revoked) one.revoked?.();
        else one.ended?.(JSON.parse(payload!));
    });
    for (const channel of Object.values(channels)) await client.query(`LISTEN ${channel}`);
  }

  async function send(): Promise<void> {
    while (isRevoked || waiting.length > 0) {
      const one = isRevoked ? [channels.revoked, ''] : [channels.ended, JSON.stringify(waiting.splice(0, mostAtOnce))];
      isRevoked = false;
      // Nobody depends on it: the others also ask the database.
      await connection.use((client) => client.query('SELECT pg_notify($1, $2)', one)).catch(() => undefined);
    }
    sending = undefined;
  }

  const sendSoon = () => {
    sending ??= new Promise((sent) => void setImmediate(() => void send().then(sent)));
  };

  return {
    tellEnded(task) {
      waiting.push(task);
      sendSoon();
    },
    tellRevoked() {
      isRevoked = true;
      sendSoon();
    },
    listen(listener) {
      listeners.push(listener);
      if (listening) return;
      const connect = () => void connection.use(async () => undefined).catch(() => undefined);
      listening = setInterval(connect, againMilliseconds).unref();
      connect();
    },
    async close() {
      clearInterval(listening);
      await sending;
      await connection.close();
    },
  };
}
