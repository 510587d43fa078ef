/** Whether JavaScript refuses it, too. */
export function isInvalid(source: string): boolean {
  try {
    new RegExp(source);
    return false;
  } catch {
    return true;
  }
}
