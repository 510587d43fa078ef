/** How many characters of each end may be seen. */
const mostSeen = 2;

/** "ab…yz": what is private as it is shown, since explanations travel further than the texts. At least half of it is hidden. */
export function masked(given: string): string {
  const text = given.replace(/^[^\p{L}\p{N}+]+/u, '');
  const seen = Math.min(mostSeen, Math.floor(text.length / 4));
  const start = [...text.slice(0, 2 * mostSeen)].slice(0, seen).join('');
  const end = seen === 0 ? '' : [...text.slice(-2 * mostSeen)].slice(-seen).join('');
  return `${start}…${end}`;
}
