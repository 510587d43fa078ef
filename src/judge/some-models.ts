/** As many are named. */
const MOST = 5;

/** Some models of a list, for people: those first whose names begin like the one that is not there, and how many more. */
export function someModels(ids: readonly string[], name: string): string {
  if (ids.length === 0) return 'none';
  const nearest = ids.toSorted((one, other) => sameBeginning(other, name) - sameBeginning(one, name));
  const more = ids.length - MOST;
  return [nearest.slice(0, MOST).join(', '), ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])].join(' and ');
}

function sameBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
