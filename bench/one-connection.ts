import { Agent, get } from 'node:http';

/** A client with one open connection, for one request at a time. Rejects if the status is not 200. */
export function oneConnection(port: number, key: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = (path: string): Promise<string> =>
    new Promise<string>((resolve, reject) => {
      const sent = get({ port, host: '127.0.0.1', path, agent, headers: { 'API-Key': key } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${path} was answered with ${response.statusCode}: ${text}`));
        });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closes a connection that has rested for 75 s, perhaps just as the next request leaves.
        if (sent.reusedSocket && error.code === 'ECONNRESET') read(path).then(resolve, reject);
        else reject(error);
      });
    });
  return {
    read,
    /** The time until the last byte of the answer, in milliseconds. */
    async time(path: string): Promise<number> {
      const started = performance.now();
      await read(path);
      return performance.now() - started;
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}
