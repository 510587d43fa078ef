import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection on which a test says byte for byte what is sent. */
export async function rawConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A character is a byte, so that Content-Length can be counted.
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  // A server that cuts a connection may reset it: an error then, and a close after it, which alone is waited for.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');

  function take() {
    const [head = '', rest] = received.split(/\r\n\r\n([\s\S]*)/, 2);
    if (rest === undefined) return undefined;
    const [line, ...fields] = head.split('\r\n');
    const headers = new Headers(fields.map((field) => field.split(/: (.*)/s, 2) as [string, string]));
    const length = Number(headers.get('content-length') ?? 0);
    if (rest.length < length) return undefined;
    received = rest.slice(length);
    const body = Buffer.from(rest.slice(0, length), 'latin1').toString();
    return { status: Number(line!.split(' ')[1]), headers, body };
  }

  return {
    /** Resolves once the operating system has taken it. */
    send: (text: string) => new Promise((resolve) => socket.write(text, 'latin1', resolve)),
    /** The next answer. Rejects when the connection closes before it is whole. */
    async answer() {
      for (;;) {
        const answer = take();
        if (answer) return answer;
        const ended = closed.then(() => Promise.reject(new Error(`The connection closed after "${received}"`)));
        await Promise.race([new Promise((resolve) => socket.once('data', resolve)), ended]);
      }
    },
    /** Resolves when the server has closed, with what came and was not taken as an answer. */
    closed: () => closed.then(() => received),
    async [Symbol.asyncDispose]() {
      socket.destroy();
      await closed;
    },
  };
}
