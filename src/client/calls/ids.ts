/** A random UUID. `crypto.randomUUID` is missing on pages not served over HTTPS. */
export const newId = (): string => crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));

/** Version 4, variant 1 (RFC 9562, 5.4). */
function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.with(6, (bytes[6]! & 0x0f) | 0x40).with(8, (bytes[8]! & 0x3f) | 0x80);
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
