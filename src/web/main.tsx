import './styles/index.css';
import { render } from 'preact';
import type { ApiError } from './api/api-error.ts';
import { api, bodyOf } from './api/client.ts';
import { App, preloadPage } from './app/app.tsx';
import { takeCode } from './app/link-code.ts';
import { session, sessionHasEnded, signedIn, signedOut } from './app/session.ts';
import { linkFault } from './pages/sign-in/link-fault.ts';

const code = takeCode();
preloadPage();
render(<App />, document.getElementById('app')!);
// A link signs in even if the browser is signed in already: it may be for another account.
const begun = code ? bodyOf(api.POST('/api/v1/session', { body: { link: code } })) : bodyOf(api.GET('/api/v1/session'));
begun.then(signedIn, (error: ApiError) => {
  if (code) linkFault.value = error.message;
  if (error.status === 401 || code) sessionHasEnded();
  else session.value = { kind: 'unknown', fault: error };
});
// A browser that goes back may show a page as it was, though somebody has signed out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted)
    bodyOf(api.GET('/api/v1/session')).catch(({ status }: ApiError) => {
      if (status === 401) signedOut();
    });
});
