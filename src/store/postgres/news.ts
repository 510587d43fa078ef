import type { News } from '../database.ts';
import { createConnection } from './connection.ts';

const channel = 'deemster_ended_tasks';
/** A payload has at most 8,000 bytes. */
const mostAtOnce = 80;
/** How often a broken connection is made again, in milliseconds. What is missed meanwhile, listeners find by asking. */
const againMilliseconds = 1000;

/**
 * Tells the processes of a database which tasks have ended. The notifications are sent after the commit and together, because one
 * within each transaction would make all commits wait for each other.
 */
export function createNews(url: string): News & { close(): Promise<void> } {
  let heard: (tasks: { seq: number; id: string }[]) => void = () => undefined;
  let listening: NodeJS.Timeout | undefined;
  const connection = createConnection(url, false, async (client) => {
    if (!listening) return;
    client.on('notification', ({ payload }) => heard(JSON.parse(payload!)));
    await client.query(`LISTEN ${channel}`);
  });
  const waiting: { seq: number; id: string }[] = [];
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const text = JSON.stringify(waiting.splice(0, mostAtOnce));
      // Nobody depends on it: the others also ask the database.
      await connection
        .use((client) => client.query('SELECT pg_notify($1, $2)', [channel, text]))
        .catch(() => undefined);
    }
    sending = undefined;
  }

  return {
    tell(task) {
      waiting.push(task);
      sending ??= new Promise((sent) => void setImmediate(() => void send().then(sent)));
    },
    listen(listener) {
      heard = listener;
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
