const ends: (() => void)[] = [];

/** Has something done at the end of every test file. A module that files share is loaded once, so its `afterAll` would be of one file. */
export const whenFileEnds = (end: () => void): void => void ends.push(end);

export function endFile(): void {
  for (const end of ends) end();
}
