/** The code of a sign-in link, taken out of the address so that it is neither in the history nor in a bookmark. */
export function takeCode(): string | undefined {
  const { pathname, hash } = location;
  if (pathname !== '/sign-in' || hash.length < 2) return undefined;
  history.replaceState(null, '', '/sign-in');
  return hash.slice(1);
}
