import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

/**
 * The address and the query of a page. While the next page is loaded, this one is still on the screen: it keeps its own.
 * @param path The page's path, which has no parameters.
 */
export function useOwnQuery(path: string): { href: string; query: URLSearchParams } {
  const location = useLocation();
  const own = useRef(location.url);
  if (location.path === path) own.current = location.url;
  const [, query = ''] = own.current.split('?');
  return { href: own.current, query: new URLSearchParams(query) };
}
