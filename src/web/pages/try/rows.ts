/** How many rows a field begins with to show a text; 2 to 12. */
export function rowsOf(text: string): number {
  const lines = text.slice(0, 2000).split('\n');
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 56)), 0);
  return Math.min(12, Math.max(2, rows));
}
