import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

/**
 * The address and the query of a page. While the next page is loaded, this one is still on the screen: it keeps its own.
 * @param path The page's path; of a page with parameters, the form of its paths.
 */
export function useOwnQuery(path: string | RegExp): { href: string; query: URLSearchParams } {
  const location = useLocation();
  const own = useRef(location.url);
  if (typeof path === 'string' ? location.path === path : path.test(location.path)) own.current = location.url;
  const [, query = ''] = own.current.split('#')[0]!.split('?');
  return { href: own.current, query: new URLSearchParams(query) };
}
