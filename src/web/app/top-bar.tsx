import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { ApiError } from '../api/api-error.ts';
import { api, bodyOf } from '../api/client.ts';
import { Brand } from '../components/brand.tsx';
import { ConfirmDialog } from '../components/form/confirm-dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { home, pages } from './routes.ts';
import { session, signedOut } from './session.ts';
import { nextTheme, theme } from './theme.ts';

/** The navigation, the theme and the account. A menu on narrow screens. */
export function TopBar() {
  const { path } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const isAt = (page: string) => path === page || path.startsWith(`${page}/`);
  const links = pages
    .filter(({ name }) => name)
    .map(({ path: page, name }) => (
      <a key={page} href={page} aria-current={isAt(page) ? 'page' : undefined}>
        {name}
      </a>
    ));
  const here = pages.find(({ path: page, name }) => name && isAt(page))?.name ?? 'Menu';
  useEffect(() => menu.current?.removeAttribute('open'), [path]);
  const { value } = session;
  const [fault, setFault] = useState<string>();
  const signOut = () =>
    bodyOf(api.DELETE('/api/v1/session')).then(signedOut, ({ status, message }: ApiError) =>
      status === 401 ? signedOut() : setFault(message),
    );
  return (
    <header class="topbar">
      <a class="brand" href={home} aria-label="Deemster, home">
        <Brand />
      </a>
      <details class="menu" ref={menu}>
        <summary>{here}</summary>
        <nav class="nav" aria-label="Pages, menu">
          {links}
        </nav>
      </details>
      <nav class="nav" aria-label="Pages">
        {links}
      </nav>
      <div class="topbar__end">
        <span class="topbar__account">{'session' in value && value.session.account}</span>
        <button
          class="btn btn--quiet btn--icon"
          type="button"
          aria-label={`Theme: ${theme.value}`}
          title={`Theme: ${theme.value}`}
          onClick={nextTheme}
        >
          <Icon name="theme" />
        </button>
        <button class="btn btn--quiet" type="button" onClick={signOut}>
          Sign out
        </button>
      </div>
      {fault && (
        <ConfirmDialog
          title="You are still signed in"
          action="Sign out again"
          isHarmless
          confirm={() => bodyOf(api.DELETE('/api/v1/session')).then(signedOut)}
          close={() => setFault(undefined)}
        >
          {fault}
        </ConfirmDialog>
      )}
    </header>
  );
}
