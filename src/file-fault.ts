/** Explanations for file system errors, by code; other errors keep Node's message. */
const reasons: Record<string, { read: string; write?: string }> = {
  ENOENT: { read: 'there is no such file', write: 'the folder does not exist' },
  EISDIR: { read: 'it is a folder; name a file in it', write: 'it is a folder' },
  ENOTDIR: { read: 'a part of this path is a file, not a folder' },
  EACCES: { read: 'this user is not allowed to read it', write: 'this user is not allowed to write there' },
  EPERM: { read: 'the system does not allow it' },
  ELOOP: { read: 'its symbolic links form a circle' },
  ENAMETOOLONG: { read: 'the name is too long' },
  EROFS: { read: 'the file system is read-only' },
  ENOSPC: { read: 'the disk is full' },
  EDQUOT: { read: "this user's disk quota is used up" },
  EMFILE: { read: 'this process has too many files open' },
  EIO: { read: 'the disk or the network drive reports a fault' },
  ESTALE: { read: 'the network drive is no longer there' },
};

/**
 * Why a file cannot be read or written, as the end of a sentence, such as "the disk is full (ENOSPC)". Omits the path:
 * Node would name the temporary file that is written first.
 */
export function fileFault(error: NodeJS.ErrnoException, doing: 'read' | 'write' = 'read'): string {
  const { code = '', message } = error;
  const reason = reasons[code];
  if (!reason) return message.replace(/\.$/, '');
  return `${(doing === 'write' && reason.write) || reason.read} (${code})`;
}
