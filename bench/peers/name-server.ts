import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A DNS message begins with 12 bytes of header. */
const headerLength = 12;
/** The flags of the answer that a name does not exist. */
const noSuchName = 0x8183;

/** A name server at 127.0.0.1:53 that knows no name and records every name it is asked for. */
export async function startNameServer() {
  const asked = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    asked.add(questionOf(message));
    message.writeUInt16BE(noSuchName, 2);
    socket.send(message, port, address);
  });
  socket.bind(53, '127.0.0.1');
  await once(socket, 'listening');
  return {
    /** The recorded names since the last call. */
    take(): string[] {
      const names = [...asked].toSorted();
      asked.clear();
      return names;
    },
    [Symbol.dispose]: () => socket.close(),
  };
}

export type NameServer = Awaited<ReturnType<typeof startNameServer>>;

/** The name in the question of a DNS message: labels, each behind its length, up to an empty one (RFC 1035, 4.1.2). */
function questionOf(message: Buffer): string {
  const labels: string[] = [];
  let at = headerLength;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return labels.join('.');
}
