import type { Sightings } from '../../../src/judge/checks/privacy/sightings.ts';

/** What is found in a text: the certain ones as they stand there, and a "?" for each doubtful one. */
export function soughtIn(find: (text: string) => Sightings, text: string): string[] {
  const { certain, doubtful } = find(text);
  return [...certain.map(({ start, end }) => text.slice(start, end)), ...Array<string>(doubtful).fill('?')];
}
