import type { Response } from './request-context.ts';

/** How long an answered client may keep sending, so that it can read the answer before the connection closes. */
export interface LingerBounds {
  /** Bytes read and discarded: more than the largest body, so that slightly larger bodies are read completely. */
  lingerBytes: number;
  /** Longest silence. */
  lingerSilenceMilliseconds: number;
  /** Total time. */
  lingerMilliseconds: number;
}

export const lingerBounds: LingerBounds = {
  lingerBytes: 16 * 1024 * 1024,
  lingerSilenceMilliseconds: 2_000,
  lingerMilliseconds: 30_000,
};

/** Whether a request body is still arriving. */
export const isArriving = ({ req: { complete, headers } }: Response): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0);

/**
 * Sends an answer while its client is still sending. Closing a connection with unread data resets it, and the client might
 * never see the answer (RFC 9112, 9.6). So the rest is read, within bounds, before the answer ends.
 * @param response A response whose head, with its Content-Length, is written.
 */
export function endLingering(response: Response, text: string, bounds: LingerBounds): void {
  const { req: request, locals } = response;
  let left = bounds.lingerBytes;
  const cut = () => {
    stop();
    // Node would otherwise keep reading until the request timeout.
    response.end(() => response.socket?.destroySoon());
  };
  const end = () => {
    stop();
    response.end();
  };
  const silence = setTimeout(cut, bounds.lingerSilenceMilliseconds);
  const longest = setTimeout(cut, bounds.lingerMilliseconds);
  const read = ({ length }: Buffer) => {
    left -= length;
    silence.refresh();
    if (left < 0) cut();
  };
  const stop = () => {
    clearTimeout(silence);
    clearTimeout(longest);
    request.off('data', read).off('end', end);
    response.off('close', stop);
  };
  response.write(text, () => {
    locals.isSent = true;
  });
  response.on('close', stop);
  request.on('data', read).on('end', end).resume();
}
