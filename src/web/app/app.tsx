import { useEffect } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, lazy, Route, Router, useLocation } from 'preact-iso';
import { exec } from 'preact-iso/router';
import { Fault } from '../components/fault.tsx';
import { NotFound } from '../pages/not-found/not-found.tsx';
import { SignIn } from '../pages/sign-in/sign-in.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { home, isReadable, ownAddress, pages } from './routes.ts';
import { session } from './session.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { Sprite } from './sprite.tsx';
import { TopBar } from './top-bar.tsx';

const routes = pages.map(({ path, load }) => ({
  path,
  component: lazy(() => load().catch(() => ({ default: NotLoaded }))),
}));

/** Loads the page of the address while it is not yet known who is signed in. */
export const preloadPage = (): void => {
  const path = location.pathname === '/' ? home : location.pathname;
  if (isReadable(path)) void routes.find((route) => exec(path, route.path))?.component.preload();
};

/** Everything on the screen. Somebody who is signed out sees the sign-in at whatever address was opened, and then its page. */
export function App() {
  const { kind } = session.value;
  return (
    <LocationProvider scope={ownAddress}>
      <Sprite />
      {kind === 'unknown' ? <Starting /> : kind === 'signed-out' ? <SignIn /> : <SignedIn />}
    </LocationProvider>
  );
}

/** Nothing, for a moment; or why the service did not say who is signed in. */
function Starting() {
  const { value } = session;
  const fault = value.kind === 'unknown' ? value.fault : undefined;
  return (
    <main class="page" id="main">
      {fault && <Fault error={fault} retry={() => location.reload()} />}
    </main>
  );
}

function SignedIn() {
  const { path } = useLocation();
  return (
    <>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <TopBar />
      <main class="page" id="main" tabIndex={-1}>
        <ErrorBoundary>
          {isReadable(path) ? (
            <Router onRouteChange={leaveMenu}>
              {routes.map(({ path, component }) => (
                <Route key={path} path={path} component={component} />
              ))}
              <Route path="/" component={Home} />
              <Route path="/sign-in" component={Home} />
              <Route default component={NotFound} />
            </Router>
          ) : (
            <NotFound />
          )}
        </ErrorBoundary>
      </main>
      {session.value.kind === 'ended' && <SignInAgain />}
    </>
  );
}

/** Moves the focus to the new page, as a browser does that loads one. */
const leaveMenu = () => document.getElementById('main')?.focus({ preventScroll: true });

function Home() {
  const { route } = useLocation();
  useEffect(() => route(home, true), []);
  return null;
}
